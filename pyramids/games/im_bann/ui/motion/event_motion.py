"""Animates events: cards fly, archaeologists climb, the Mummy walks, the depot grinds round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.im_bann.counts import Kind
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
from pyramids.games.im_bann.state import CHAMBER, NOBODY, OUT, State
from pyramids.games.im_bann.ui.board.pyramid import Pyramid
from pyramids.games.im_bann.ui.column.tool_column import ToolColumn
from pyramids.games.im_bann.ui.controller import ImBannController
from pyramids.games.im_bann.ui.motion.card_flights import breaking_card, flying_card, walking_mummy
from pyramids.games.im_bann.ui.motion.places import Places
from pyramids.games.im_bann.ui.table.display import Standing, display_kinds
from pyramids.games.im_bann.ui.table.foot import Foot
from pyramids.games.im_bann.ui.table.rivals import RivalPlate
from pyramids.games.im_bann.ui.theme import Timing
from pyramids.language import _
from pyramids.tables.drawing.big_moments import BigMoment
from pyramids.tables.drawing.flights import Flights
from pyramids.tables.parts.rivals import RivalPlates
from pyramids.ui.animation import Duration, in_out_cubic, linear, there_and_back
from pyramids.ui.drawing.canvas import Canvas, rect_at
from pyramids.ui.theme import Extent
from pyramids.ui.timeline import Part, call, parallel, run, sequence, stagger, wait

_CURSE = "im_bann/curse"
_STEPS = 4
"""The number of sounds for steps."""
_HOP = 30
"""How high an archaeologist hops, in units."""


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
        self._places = Places(controller, pyramid, foot, rivals)
        self.sweep = 1.0
        """How far a Curse has gone over the table; at 1 there is none."""
        self.dread = 1.0
        """How far the Mummy has walked over the dark table; at 1 it doesn't walk."""

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
        """Darken the table for Mummy and Curse, and draw everything that flies."""
        if self.dread < 1:
            canvas.dim(Extent.DIMMING, there_and_back(self.dread))
        if self.sweep < 1:
            self._draw_sweep(canvas, there_and_back(self.sweep))
        super().draw(canvas)

    def _draw_sweep(self, canvas: Canvas, light: float) -> None:
        """A wall of red light, with the cobra in front."""
        area, red = canvas.rect, canvas.graphics.theme.palette.carnelian
        canvas.dim(Extent.DIMMING, light)
        x = round(area.width * self.sweep)
        for y in (area.top, area.centery, area.bottom):
            canvas.glow((x, y), area.height // 2, red, light)
        canvas.svg(_CURSE, rect_at("center", (x, area.centery), area.height // 4), light)

    def _one(self, event: Event, before: State) -> Part:
        match event:
            case Played():
                return self._play_card(event, before)
            case Swapped():
                return self._discard(event.seat, event.cards, self._places.hand(event.seat))
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
        start = self._places.played_from(event, before)
        if not special or special == PROTECTION:
            return self._lay(event, start)
        middle = self._places.middle()
        show = self._fly(event.card, start, middle, duration=Duration.CARD_SLIDE)
        after: Part = wait(0)
        if special == SPELL:
            after = parallel(self._grind(before.depot, event.item), self._away(event, middle))
        elif special == CURSE:
            after = parallel(self._curse(event.seat, before), self._away(event, middle))
        elif special == SCARAB:
            opened = self._open_hand(event.seat, before.depot)
            after = parallel(self.sound("scarab"), opened, self._away(event, middle))
        elif special == MUMMY:
            after = self._walk(middle, event, before)
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
        """A special card can be read for a moment, then it goes to the discard pile."""
        paint = flying_card(self._deck.cards[event.card], self._foot.hand.card_size)
        held = self.flight(middle, middle, paint, Duration.CARD_SLIDE, arc=0)
        return sequence(held, self._fly(event.card, middle, self._tools.piles.discard_rect))

    def _discard(self, seat: Seat, cards: Sequence[Kind], start: pygame.Rect) -> Part:
        end = self._tools.piles.discard_rect
        starts = [start] * len(cards)
        if seat == self._controller.viewer:
            starts = self._spread(start, len(cards))
        flights = [self._fly(card, place, end) for card, place in zip(cards, starts, strict=True)]
        return parallel(self.sound("card_slide"), stagger(Timing.GAP // 2, flights))

    def _spread(self, middle: pygame.Rect, count: int) -> list[pygame.Rect]:
        """The places of so many cards that overlap, around a place in the middle."""
        width, height = self._foot.hand.card_size
        shifts = [round((number - count / 2) * width / 3) for number in range(count)]
        places = [(middle.centerx + shift, middle.centery) for shift in shifts]
        return [rect_at("center", place, width, height) for place in places]

    def _lose(self, event: Lost, before: State) -> Part:
        """A card leaves the display; a Protection breaks."""
        kinds = display_kinds(self._controller.rules, before, event.seat)
        start = self._places.slots(event.seat, len(kinds))[kinds.index(event.card)]
        card = self._deck.cards[event.card]
        if card.special == PROTECTION:
            light = self.sparkle(start, "turquoise", Duration.PYRAMID)
            pieces = self.flight(start, start, breaking_card(card), Duration.PYRAMID, arc=0)
            return parallel(self.sound("protection"), light, pieces)
        fly = self._fly(event.card, start, self._tools.piles.discard_rect)
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

    def _curse(self, seat: Seat, before: State) -> Part:
        """A red light goes over everybody; whoever has something to lose shudders."""
        hit = [
            other
            for other, player in enumerate(before.archaeologists)
            if other != seat and any(player.display) and player.place != OUT
        ]
        moments = [BigMoment(seat, self._places.middle(), 0, _("Curse!"), "", [seat], hit)]
        viewer = self._controller.viewer
        if viewer in hit:
            place = self._foot.display.rect
            moments.append(BigMoment(viewer, place, 0, _("Cursed!"), "", (), [viewer]))
        movement = run(Timing.SWEEP, partial(setattr, self, "sweep"), in_out_cubic, movement=True)
        shown = map(self.moment, moments)
        return parallel(self.sound("curse"), self.shake_table(), movement, *shown)

    def _open_hand(self, seat: Seat, item: int) -> Part:
        """The cards that a Scarab lets a player play shine one after the other."""
        hand, cards = self._foot.hand, self._deck.cards
        place = self._places.hand(seat)
        whole_hand = rect_at("center", place.center, max(place.size))
        places = [
            hand.cards[number].face
            for number, kind in enumerate(hand.kinds)
            if seat == self._controller.viewer and cards[kind].item == item
        ]
        shining = [self.sparkle(place, "emerald") for place in places or [whole_hand]]
        return stagger(Timing.GAP, shining)

    def _beat(self, event: AdventureBeaten, before: State) -> Part:
        """The display is discarded, the archaeologist climbs; an exact one rings."""
        pyramid, seat = self._pyramid, event.seat
        opens = event.place == CHAMBER
        kinds = display_kinds(self._controller.rules, before, seat)
        slots = self._places.slots(seat, len(kinds))
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
            opening = sequence(parallel(shine, light), wait(Timing.ROYAL))
            return sequence(way, parallel(self.moment(royal), opening))
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
        kinds = display_kinds(self._controller.rules, before, event.seat)
        walk = self._walk(self._places.slots(event.seat, len(kinds))[-1], event, before)
        if not event.removed:
            return walk
        price = self._discard(event.seat, event.removed, self._places.display_rect(event.seat))
        return sequence(price, walk)

    def _walk(self, start: pygame.Rect, event: MummyPassed | Played, before: State) -> Part:
        """The Mummy walks to a display over the dark table; only then it is needed 3 more there.

        Nobody likes the Mummy, except who got rid of it.
        """
        display, pyramid = self._places.display(event.to), self._pyramid
        place, standing = display.slots(max(1, len(display.kinds)))[-1], display.standing
        display.standing = Standing(self._controller.rules, before, event.to)
        display.hold_last(True)
        pyramid.mummy = NOBODY

        def arrive() -> None:
            display.standing = standing
            display.hold_last(False)
            pyramid.mummy = event.to

        side = max(place.height, self._foot.display.rect.height // 2)
        first, last = (rect_at("center", rect.center, side) for rect in (start, place))
        flight = self.flight(first, last, walking_mummy(), Timing.DREAD, arc=0, arrive=arrive)
        dark = run(Timing.DREAD, partial(setattr, self, "dread"), linear)
        words = "" if event.seat == event.to else _("The Mummy!")
        moment = BigMoment(event.to, place, 0, words, "", [event.seat], [event.to])
        walk = parallel(self.sound("mummy"), dark, flight)
        return sequence(walk, self.moment(moment))


def _last(kinds: Sequence[Kind], kind: Kind) -> int | None:
    """The last position of a kind."""
    found = [position for position, other in enumerate(kinds) if other == kind]
    return found[-1] if found else None
