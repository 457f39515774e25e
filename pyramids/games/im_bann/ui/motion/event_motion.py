"""Animates events: cards fly, archaeologists climb, the Mummy walks, the depot grinds round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.im_bann.counts import Kind, kinds_of
from pyramids.games.im_bann.deck import CURSE, MUMMY, PROTECTION, SCARAB, SPELL
from pyramids.games.im_bann.events import (
    BACK,
    AdventureBeaten,
    DepotSet,
    Drawn,
    Event,
    Lost,
    MummyPassed,
    Played,
    Shuffled,
    Swapped,
)
from pyramids.games.im_bann.state import CHAMBER, NOBODY, State
from pyramids.games.im_bann.ui.board.pyramid import Pyramid
from pyramids.games.im_bann.ui.column.tool_column import ToolColumn
from pyramids.games.im_bann.ui.controller import ImBannController
from pyramids.games.im_bann.ui.motion.card_flights import flying_card, walking_mummy
from pyramids.games.im_bann.ui.table.display import OwnDisplay, display_kinds
from pyramids.games.im_bann.ui.table.foot import Foot
from pyramids.games.im_bann.ui.table.rivals import RivalPlate
from pyramids.games.im_bann.ui.theme import Timing
from pyramids.language import _
from pyramids.tables.drawing.big_moments import BigMoment
from pyramids.tables.drawing.flights import Flights
from pyramids.tables.parts.rivals import RivalPlates
from pyramids.ui.animation import Duration, in_out_cubic, there_and_back
from pyramids.ui.drawing.canvas import Canvas, rect_at
from pyramids.ui.timeline import Part, call, parallel, run, sequence, stagger, wait

_STEPS = 4
"""The number of sounds for steps."""
_HOP = 30
"""How high an archaeologist hops, in units."""
_SHOWN = 1.5
"""How much larger a special card is in the middle of the table."""


class EventMotion(Flights):
    """Turns events into parts of the timeline. The table already shows the final state."""

    def __init__(
        self,
        controller: ImBannController,
        pyramid: Pyramid,
        tools: ToolColumn,
        foot: Foot,
        rivals: RivalPlates[RivalPlate],
    ) -> None:
        super().__init__(controller.app)
        self._controller = controller
        self._deck = controller.rules.deck
        self._pyramid = pyramid
        self._tools = tools
        self._foot = foot
        self._rivals = rivals
        self.sweep = 1.0
        """How far a Curse has gone over the table; at 1 there is none."""

    def parts(self, events: Sequence[Event], before: State) -> list[Part]:
        """One kind of event after the other; cards that are drawn fly in a row."""
        parts: list[Part] = []
        for kind, group in groupby(events, key=type):
            same = list(group)
            if kind is Drawn:
                parts.append(self._draw([event for event in same if isinstance(event, Drawn)]))
            else:
                parts += [self._one(event, before) for event in same]
        return parts

    def draw(self, canvas: Canvas) -> None:
        """Draw the Curse's sweep, and everything that flies."""
        if self.sweep < 1:
            light = there_and_back(self.sweep)
            palette, area = canvas.graphics.theme.palette, canvas.rect
            x = round(area.width * self.sweep)
            canvas.glow((x, area.centery), area.height * 3 // 5, palette.carnelian, 0.75 * light)
        super().draw(canvas)

    def _one(self, event: Event, before: State) -> Part:
        match event:
            case Played():
                return self._play_card(event, before)
            case Swapped():
                return self._discard(event.seat, event.cards, self._from_hand(event.seat))
            case Shuffled():
                return self.sound("card_deal")
            case Lost():
                return self._lose(event, before)
            case AdventureBeaten():
                return self._beat(event, before)
            case DepotSet():
                return self._grind(before.depot, event.item)
            case MummyPassed():
                return self._mummy_walks(event, before)
        return wait(0)

    # Cards.

    def _draw(self, events: Sequence[Drawn]) -> Part:
        """Cards fly from the stack to whoever draws them."""
        flights = []
        hand, taken = self._foot.hand, set[int]()
        start = self._tools.piles.stack_rect
        for event in events:
            position = self._position(event, taken)
            if position is None:
                plate = self._rivals.plate(event.seat)
                end = start if plate is None else plate.hand_rect
                flights.append(self._fly(BACK, start, end))
                continue
            taken.add(position)
            card = hand.cards[position]
            card.away = True
            arrive = partial(setattr, card, "away", False)
            flights.append(self._fly(event.card, start, card.face, arrive))
        gap = Timing.GAP if len(flights) < 4 else Timing.GAP // 2
        return stagger(gap, [sequence(self.sound("card_slide"), flight) for flight in flights])

    def _position(self, event: Drawn, taken: set[int]) -> int | None:
        """Where a drawn card is in the viewer's hand; None for another player."""
        kinds = self._foot.hand.kinds
        if event.seat != self._controller.viewer or event.card == BACK:
            return None
        found = [n for n, kind in enumerate(kinds) if kind == event.card and n not in taken]
        return found[-1] if found else None

    def _play_card(self, event: Played, before: State) -> Part:
        special = self._deck.cards[event.card].special
        start = self._start_of(event, before)
        if not special or special == PROTECTION:
            return self._lay(event, start)
        middle = self._middle()
        show = self._fly(event.card, start, middle, duration=Duration.CARD_SLIDE)
        after: Part = wait(0)
        if special == SPELL:
            after = parallel(self._grind(before.depot, event.item), self._away(event, middle))
        elif special == CURSE:
            after = parallel(self._curse(), self._away(event, middle))
        elif special == SCARAB:
            place = self._hand_place(event.seat)
            light = self.sparkle(place, "emerald", Duration.PYRAMID)
            after = parallel(self.sound("scarab"), light, self._away(event, middle))
        elif special == MUMMY:
            walk = self._walk(middle, self._mummy_place(event.to))
            after = sequence(walk, self._dread(event.seat, event.to))
        return sequence(self.sound("card_flip"), show, after)

    def _lay(self, event: Played, start: pygame.Rect) -> Part:
        """Equipment goes into the display."""
        if event.seat == self._controller.viewer:
            display = self._foot.display
            position = _last(display.kinds, event.card)
            if position is None:
                return wait(0)
            card = display.cards[position]
            card.away = True
            arrive = partial(setattr, card, "away", False)
            flight = self._fly(event.card, start, display.slot(position), arrive)
            return sequence(flight, self.sound("tile_laid"))
        plate = self._rivals.plate(event.seat)
        position = None if plate is None else _last(plate.kinds, event.card)
        if plate is None or position is None:
            return wait(0)
        plate.flying = plate.flying | {position}
        settle = partial(setattr, plate, "flying", frozenset())
        flight = self._fly(event.card, start, plate.card_slot(position), settle)
        return sequence(flight, self.sound("tile_laid"))

    def _away(self, event: Played, middle: pygame.Rect) -> Part:
        """A special card goes to the discard pile."""
        flight = self._fly(event.card, middle, self._tools.piles.discard_rect)
        return sequence(wait(Duration.CARD_SLIDE), flight)

    def _discard(self, seat: Seat, cards: Sequence[Kind], start: pygame.Rect) -> Part:
        end = self._tools.piles.discard_rect
        size = self._foot.hand.card_size
        spread = [
            rect_at("center", (start.centerx + round((n - len(cards) / 2) * size[0] / 3),
                               start.centery), *size)
            for n in range(len(cards))
        ]  # fmt: skip
        if seat != self._controller.viewer:
            spread = [start] * len(cards)
        flights = [self._fly(c, place, end) for c, place in zip(cards, spread, strict=True)]
        return parallel(self.sound("card_slide"), stagger(Timing.GAP // 2, flights))

    def _lose(self, event: Lost, before: State) -> Part:
        """A card leaves the display; a Protection breaks."""
        kinds = display_kinds(self._controller.rules, before, event.seat)
        start = self._old_slots(event.seat, len(kinds))[kinds.index(event.card)]
        fly = self._fly(event.card, start, self._tools.piles.discard_rect)
        if self._deck.cards[event.card].special == PROTECTION:
            light = self.sparkle(start, "turquoise", Duration.PYRAMID)
            return sequence(parallel(self.sound("protection"), light), fly)
        return sequence(self.sound("thud"), fly)

    def _fly(
        self,
        kind: Kind,
        start: pygame.Rect,
        end: pygame.Rect,
        arrive: Callable[[], None] | None = None,
        *,
        duration: float = Duration.GEM_FLIGHT,
    ) -> Part:
        card = None if kind == BACK else self._deck.cards[kind]
        paint = flying_card(card, self._foot.hand.card_size)
        return self.flight(start, end, paint, duration, arrive=arrive)

    # The depot, the pyramid and the Mummy.

    def _grind(self, start: int, end: int) -> Part:
        """The pointer turns from one item to another."""
        depot = self._tools.depot
        depot.show(start)
        first, way = depot.angle, depot.way_to(end)

        def turn(share: float) -> None:
            depot.angle = first + way * share

        grind = run(Timing.GRIND, turn, in_out_cubic, movement=True)
        sound = self.sound("grind") if way else wait(0)
        return sequence(parallel(sound, grind), call(partial(depot.show, end)))

    def _curse(self) -> Part:
        """A red light goes over everybody."""

        def sweep(share: float) -> None:
            self.sweep = share

        movement = run(Timing.SWEEP, sweep, in_out_cubic, movement=True)
        return parallel(self.sound("curse"), self.shake_table(), movement)

    def _beat(self, event: AdventureBeaten, before: State) -> Part:
        """The display is discarded, the archaeologist climbs; an exact one rings."""
        pyramid, seat = self._pyramid, event.seat
        opens = event.place == CHAMBER
        kinds = display_kinds(self._controller.rules, before, seat)
        slots = self._old_slots(seat, len(kinds))
        end = self._tools.piles.discard_rect
        gone = [
            self._fly(kind, slot, end)
            for kind, slot in zip(kinds, slots, strict=True)
            if kind != self._deck.mummy
        ]
        steps = [self.sound(f"step_{number + 1}") for number in range(_STEPS)]
        way = parallel(
            self._climb(event),
            stagger(Timing.CLIMB / _STEPS, steps),
            stagger(Timing.GAP // 2, gone),
        )
        place, light = pyramid.chamber_rect(event.place), self._shine(event.place)
        others = [other for other in self._controller.seats if other != seat]
        if opens:
            pyramid.gold = 0.0
            shine = run(Timing.CLIMB, partial(setattr, pyramid, "gold"))
            royal = BigMoment(seat, place, 0, _("Royal chamber"), "royal", [seat], others)
            return parallel(self.moment(royal), way, shine, light)
        if event.exact:
            exact = BigMoment(seat, place, 0, _("Exactly right"), "exact", [seat], others)
            return parallel(self.moment(exact), light, way)
        beaten = BigMoment(seat, place, 0, _("Adventure beaten"), pleased=[seat])
        return parallel(self.moment(beaten), way)

    def _climb(self, event: AdventureBeaten) -> Part:
        """The archaeologist hops to the next place."""
        pyramid, seat = self._pyramid, event.seat
        start = pyramid.figure_rect(seat, float(event.place))
        end = pyramid.figure_rect(seat, float(event.place + 1))
        pyramid.away = seat

        def paint(canvas: Canvas, rect: pygame.Rect, share: float, alpha: float) -> None:
            pyramid.draw_figure(canvas, seat, rect)

        def arrive() -> None:
            pyramid.away = NOBODY

        return self.flight(start, end, paint, Timing.CLIMB, arc=_HOP, arrive=arrive)

    def _shine(self, place: int) -> Part:
        chamber = self._pyramid.chamber_rect(place)
        return self.sparkle(rect_at("center", chamber.center, chamber.height), "gold_light")

    def _mummy_walks(self, event: MummyPassed, before: State) -> Part:
        """The Mummy walks from one display to another; its price is discarded first."""
        start, end = self._mummy_place(event.seat), self._mummy_place(event.to)
        walk = sequence(self._walk(start, end), self._dread(event.seat, event.to))
        if not event.removed:
            return walk
        price = self._discard(event.seat, event.removed, self._display_place(event.seat))
        return sequence(price, walk)

    def _dread(self, seat: Seat, to: Seat) -> Part:
        """Nobody likes the Mummy, except who got rid of it."""
        place = self._mummy_place(to)
        return self.moment(BigMoment(to, place, pleased=[seat], annoyed=[to]))

    def _walk(self, start: pygame.Rect, end: pygame.Rect) -> Part:
        side = max(start.width, end.width)
        first = rect_at("center", start.center, side)
        last = rect_at("center", end.center, side)
        flight = self.flight(first, last, walking_mummy(), Timing.DREAD, arc=0, easing=in_out_cubic)
        return parallel(self.sound("mummy"), flight)

    # Places.

    def _start_of(self, event: Played, before: State) -> pygame.Rect:
        """Where a card comes from: its old slot in the viewer's hand, or another player's plate."""
        if event.seat != self._controller.viewer:
            return self._from_hand(event.seat)
        old = kinds_of(before.archaeologists[event.seat].hand)
        if event.card not in old:
            return self._from_hand(event.seat)
        return self._foot.hand.slot(old.index(event.card), len(old))

    def _from_hand(self, seat: Seat) -> pygame.Rect:
        plate = self._rivals.plate(seat)
        if plate is not None:
            return plate.hand_rect
        size = self._foot.hand.card_size
        return rect_at("center", self._foot.hand.rect.center, *size)

    def _hand_place(self, seat: Seat) -> pygame.Rect:
        start = self._from_hand(seat)
        return rect_at("center", start.center, max(start.size))

    def _display_place(self, seat: Seat) -> pygame.Rect:
        plate = self._rivals.plate(seat)
        return self._foot.display.rect if plate is None else plate.cards

    def _old_slots(self, seat: Seat, count: int) -> list[pygame.Rect]:
        plate = self._rivals.plate(seat)
        display: OwnDisplay | RivalPlate = self._foot.display if plate is None else plate
        return display.slots(max(1, count))

    def _mummy_place(self, seat: Seat) -> pygame.Rect:
        area = self._display_place(seat)
        return rect_at("midright", (area.right - area.height, area.centery), area.height)

    def _middle(self) -> pygame.Rect:
        wide, high = self._foot.hand.card_size
        size = (round(wide * _SHOWN), round(high * _SHOWN))
        return rect_at("center", self._pyramid.rect.center, *size)


def _last(kinds: Sequence[Kind], kind: Kind) -> int | None:
    """The last position of a kind."""
    found = [position for position, other in enumerate(kinds) if other == kind]
    return found[-1] if found else None
