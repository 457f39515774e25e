"""Animates events: what flies where, in what order, with which sound."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.silver_gold.deck import COLOURS, GRID
from pyramids.games.silver_gold.events import (
    Awarded,
    Completed,
    Cross,
    Event,
    Filled,
    Find,
    Gem,
    Lapsed,
    Marked,
    Potion,
    Revealed,
    Skull,
    Taken,
    Tomb,
    Torch,
)
from pyramids.games.silver_gold.scoring import PAIR_POINTS, PYRAMID_POINTS, SINGLE_GEM_POINTS
from pyramids.games.silver_gold.state import State
from pyramids.games.silver_gold.ui.cards.card import PyramidCard
from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.motion.card_flights import flying_card
from pyramids.games.silver_gold.ui.motion.moments import outrun, pairing
from pyramids.games.silver_gold.ui.round.display import Display
from pyramids.games.silver_gold.ui.round.expedition import ExpeditionCard
from pyramids.games.silver_gold.ui.round.rivals import RivalPlate
from pyramids.games.silver_gold.ui.sheet.layout import AWARDS, Kind
from pyramids.games.silver_gold.ui.sheet.score_sheet import ScoreSheet
from pyramids.games.silver_gold.ui.theme import RoundSizes, Timing
from pyramids.language import _, ngettext
from pyramids.tables.drawing.big_moments import BigMoment
from pyramids.tables.drawing.flights import Flights
from pyramids.tables.drawing.moving_pictures import fading, picture
from pyramids.tables.parts.rivals import RivalPlates
from pyramids.ui.animation import Duration, in_cubic, there_and_back
from pyramids.ui.drawing.canvas import rect_at
from pyramids.ui.timeline import Part, call, parallel, run, sequence, stagger, wait

Marking = Marked | Find | Lapsed
"""The events of a mark."""

_STAMP_SIZE = 4.0


class EventMotion(Flights):
    """Turns events into parts of the timeline. The table already shows the final state."""

    def __init__(
        self,
        controller: SilverGoldController,
        cards: tuple[PyramidCard, ...],
        sheet: ScoreSheet,
        expedition: ExpeditionCard,
        display: Display,
        rivals: RivalPlates[RivalPlate],
    ) -> None:
        super().__init__(controller.app)
        self._controller = controller
        self._own_cards = cards
        self._own_sheet = sheet
        self._expedition = expedition
        self._display = display
        self._rivals = rivals
        self._before: State = controller.state()
        self._awarded: dict[str, int] = {}
        self._pairing: list[Gem] = []
        """The gems of this step that complete a pair."""

    def parts(self, events: Sequence[Event], before: State) -> list[Part]:
        """All players' marks at the same time, the rest in the order of the rules."""
        self._before, self._awarded = before, {}
        marking = [event for event in events if isinstance(event, Marking)]
        seats = dict.fromkeys(event.seat for event in marking)
        parts: list[Part] = []
        if seats:
            theirs = [self._marking([e for e in marking if e.seat == seat]) for seat in seats]
            parts.append(stagger(3 * Duration.INK_STAGGER, theirs))
        for same in (
            [self.flip_card(self._expedition) for event in events if isinstance(event, Revealed)],
            [self._complete(event) for event in events if isinstance(event, Completed)],
            [self._take(event) for event in events if isinstance(event, Taken)],
            [self._fill(event) for event in events if isinstance(event, Filled)],
        ):
            parts += [stagger(3 * Duration.INK_STAGGER, same)] if same else []
        return [*parts, *(self._award(event) for event in events if isinstance(event, Awarded))]

    # Marks and symbols.

    def _marking(self, events: Sequence[Marking]) -> Part:
        gems = [event for event in events if isinstance(event, Gem)]
        self._pairing = pairing(self._before.explorers[events[0].seat], gems)
        parts: list[Part] = []
        found: list[Part] = []
        later: list[Part] = []
        for event in events:
            if isinstance(event, Marked):
                parts += [*found, *later]
                found, later = [], []
                parts.append(self._ink(event))
            elif isinstance(event, Potion | Tomb | Lapsed):
                # SG-13: potions are drunk after the skulls have been ticked.
                later.append(self._symbol(event))
            else:
                found.append(self._symbol(event))
        return sequence(*_gathered(parts), *_gathered(found), *later)

    def _ink(self, event: Marked) -> Part:
        card = self._card(event.seat, event.card)
        if card is None:
            return wait(0)
        strokes = []
        for number, field in enumerate(event.fields):
            index = field[0] * GRID.columns + field[1]
            card.strokes = {**card.strokes, index: 0.0}
            strokes.append(self._stroke(card, index, number, loud=self._is_viewer(event.seat)))
        return stagger(Duration.INK_STAGGER, strokes)

    def _stroke(self, card: PyramidCard, index: int, number: int, *, loud: bool) -> Part:
        def draw(share: float) -> None:
            card.strokes = {**card.strokes, index: share}

        def dry() -> None:
            card.strokes = {field: share for field, share in card.strokes.items() if field != index}

        begin = [self.rising_sound("ink", number)] if loud else []
        return sequence(*begin, run(Timing.INK, draw), call(dry))

    def _symbol(self, event: Find | Lapsed) -> Part:
        match event:
            case Gem(colour=colour):
                return self._find(event, f"gem_{colour}", colour)
            case Torch():
                return self._find(event, "torch", "torch")
            case Skull():
                return self._find(event, "skull", "skull")
            case Potion():
                return self._potion(event)
            case Cross():
                return self._cross(event)
            case Tomb():
                return self._tomb(event)
            case Lapsed():
                return self._lapse(event)

    def _find(self, event: Gem | Torch | Skull, art: str, kind: Kind) -> Part:
        """A symbol flies to its box, or fades if there is none for it."""
        start = self._field(event)
        sheet = self._sheet(event.seat)
        box = event.box
        if start is None or sheet is None:
            return wait(0)
        name = f"silver_gold/{art}"
        if box is None:
            return self._fade(start, name)
        sheet.hold(kind, box)
        loud = [self.sound(art)] if self._is_viewer(event.seat) else []
        if isinstance(event, Gem) and event in self._pairing:
            loud = [self._gem_pair(event.seat, sheet.box(kind, box))]
        flight = self.flight(
            start,
            sheet.box(kind, box),
            picture(name),
            self._pace(event.seat),
            arrive=partial(sheet.release, kind, box),
        )
        if kind == "skull":
            flash = self.sparkle(start, "illegal")
            return sequence(*loud, parallel(flash, flight))
        return sequence(flight, *loud)

    def _gem_pair(self, seat: Seat, box: pygame.Rect) -> Part:
        # The other gem has scored alone until now.
        points = PAIR_POINTS - SINGLE_GEM_POINTS
        sound = "gem_pair" if self._is_viewer(seat) else ""
        return self.moment(BigMoment(seat, box, points, _("Gem pair"), sound, pleased=[seat]))

    def _potion(self, event: Potion) -> Part:
        start, sheet, wiped = self._field(event), self._sheet(event.seat), event.wiped
        if start is None or sheet is None:
            return wait(0)
        name = "silver_gold/potion"
        if not wiped:
            return self._fade(start, name)
        for box in wiped:
            sheet.hold("skull", box, filled=True)
        flights = [
            self.flight(
                start,
                sheet.box("skull", box),
                picture(name),
                self._pace(event.seat),
                arrive=partial(sheet.release, "skull", box),
            )
            for box in reversed(wiped)
        ]
        loud = [self.sound("potion")] if self._is_viewer(event.seat) else []
        return sequence(*loud, stagger(2 * Duration.INK_STAGGER, flights))

    def _fade(self, start: pygame.Rect, name: str) -> Part:
        """A symbol that is worth nothing rises and fades."""
        return self.flight(start, start.move(0, -start.height // 2), fading(name), arc=0)

    def _cross(self, event: Cross) -> Part:
        place = self._field(event)
        if place is None:
            return wait(0)
        loud = [self.sound("cross")] if self._is_viewer(event.seat) else []
        return sequence(*loud, self.sparkle(place, "gold_light"))

    def _tomb(self, event: Tomb) -> Part:
        """The tomb opens with light and a tremor."""
        card = self._card(event.seat, event.card)
        place = self._field(event)
        if card is None or place is None:
            return wait(0)
        card.completed = False

        def open_lid() -> None:
            card.completed = True

        def shine(share: float) -> None:
            card.glow = there_and_back(share)

        big = self.moment(
            BigMoment(
                event.seat,
                place,
                PYRAMID_POINTS,
                _("Pyramid complete"),
                "tomb" if self._is_viewer(event.seat) else "",
                pleased=[event.seat],
                annoyed=self._others(event.seat),
            )
        )
        if not self._is_viewer(event.seat):
            light = run(Duration.GEM_FLIGHT, shine)
            return sequence(call(open_lid), big, light)
        return sequence(
            big,
            call(open_lid),
            parallel(
                run(Duration.PYRAMID, shine),
                self.shake_table(),
                self.sparkle(place, "gold_light"),
            ),
        )

    def _lapse(self, event: Lapsed) -> Part:
        if not self._is_viewer(event.seat):
            return wait(0)
        words = ngettext(
            "No legal spot for {n} extra square: it's lost",
            "No legal spot for {n} extra squares: they're lost",
            event.count,
        )
        return call(lambda: self._controller.app.toast(words))

    # Cards.

    def _complete(self, event: Completed) -> Part:
        """A completed card flies to its colour on the sheet."""
        seat, number, place = event.seat, event.card, event.place
        pyramid = self._controller.deck.pyramid(number)
        sheet, cards = self._sheet(seat), self._cards(seat)
        if sheet is None or not cards:
            return wait(0)
        marks = dict(self._before.explorers[seat].places).get(number, 0)
        sheet.hold("pyramid", pyramid.colour)
        start = cards[place].card
        flight = self.flight(
            start,
            sheet.box("pyramid", pyramid.colour),
            flying_card(pyramid, marks, True, start.width),
            Duration.PYRAMID,
            arc=RoundSizes.CARD_ARC,
            easing=in_cubic,
            arrive=partial(sheet.release, "pyramid", pyramid.colour),
        )
        loud = [self.sound("complete")] if self._is_viewer(seat) else []
        return sequence(*loud, flight)

    def _take(self, event: Taken) -> Part:
        """A taken card flies to its place; one from the stack turns on its way."""
        seat, number, place = event.seat, event.card, event.place
        cards, display = self._cards(seat), self._display
        if not cards:
            return wait(0)
        blind = event.source == "stack"
        start = display.stack.rect if blind else display.spot(self._before.display.index(number))
        time = Duration.PYRAMID if blind else Duration.CARD_SLIDE + Duration.SNAP
        arc = RoundSizes.CARD_ARC
        flight = self._deal(start, cards[place], number, time, blind=blind, arc=arc)
        return sequence(self.sound("card_flip" if blind else "card_slide"), flight)

    def _fill(self, event: Filled) -> Part:
        """A card of the stack flies to the display and is revealed."""
        start, card = self._display.stack.rect, self._display.cards[event.place]
        time = Duration.CARD_FLIP + Duration.SNAP
        flight = self._deal(start, card, event.card, time, blind=True, arc=0)
        return sequence(self.sound("card_deal"), flight)

    def _deal(
        self,
        start: pygame.Rect,
        card: PyramidCard,
        number: int,
        time: float,
        *,
        blind: bool,
        arc: float,
    ) -> Part:
        """A new card flies to its place, which is empty until then."""
        pyramid, largest = self._controller.deck.pyramid(number), max(start.width, card.card.width)
        card.pyramid = None

        def land() -> None:
            card.pyramid = pyramid

        paint = flying_card(pyramid, 0, False, largest, blind=blind)
        return self.flight(start, card.card, paint, time, arc=arc, arrive=land)

    def _award(self, event: Awarded) -> Part:
        """An award is stamped, or struck if another player has won it."""
        colour = event.colour
        number = COLOURS.index(colour)
        taken = len(self._before.awards[number]) + self._awarded.get(colour, 0)
        self._awarded[colour] = self._awarded.get(colour, 0) + 1
        box = number * AWARDS + taken
        mine = self._is_viewer(event.seat)
        sheet = self._own_sheet
        sheet.hold("award", box)
        end = sheet.box("award", box)
        start = rect_at(
            "center", end.center, round(end.width * _STAMP_SIZE), round(end.height * _STAMP_SIZE)
        )
        art = f"silver_gold/award_seal_{colour}" if mine else "silver_gold/award_struck"
        stamp = self.flight(
            start,
            end,
            picture(art),
            Duration.STAMP,
            arc=0,
            easing=in_cubic,
            arrive=partial(sheet.release, "award", box),
        )
        big = self.moment(self._own_award(event, end) if mine else self._lost_award(event, end))
        after = [self.sparkle(end.inflate(end.size), "gold_light")] if mine else []
        return sequence(stamp, big, *after, *([] if mine else [self._rival_award(event)]))

    def _own_award(self, event: Awarded, seal: pygame.Rect) -> BigMoment:
        rivals = outrun(self._controller.deck, self._before, event)
        words = (
            _("Snatched from {name}", name=self._controller.name(rivals[0]))
            if rivals
            else _("Award won")
        )
        return BigMoment(
            event.seat,
            seal,
            event.points,
            words,
            "award_snatched" if rivals else "award",
            pleased=[event.seat],
            annoyed=self._others(event.seat),
        )

    def _lost_award(self, event: Awarded, box: pygame.Rect) -> BigMoment:
        """Another player's award, on the viewer's sheet: it hurts those who were close to it."""
        viewer = self._controller.viewer
        rivals = outrun(self._controller.deck, self._before, event)
        words = _("{name} was faster", name=self._controller.name(event.seat))
        return BigMoment(
            viewer,
            box,
            words=words if viewer in rivals else "",
            sound="award_lost",
            annoyed=rivals,
        )

    def _rival_award(self, event: Awarded) -> Part:
        plate = self._rivals.plate(event.seat)
        if plate is None:
            return wait(0)
        moment = BigMoment(event.seat, plate.face, event.points, pleased=[event.seat])
        return self.moment(moment)

    # Finding a player's cards and sheet.

    def _is_viewer(self, seat: Seat) -> bool:
        return seat == self._controller.viewer

    def _others(self, seat: Seat) -> list[Seat]:
        return [other for other in self._controller.seats if other != seat]

    def _pace(self, seat: Seat) -> float:
        """Other players' things fly faster."""
        return Duration.GEM_FLIGHT if self._is_viewer(seat) else Duration.CARD_SLIDE

    def _cards(self, seat: Seat) -> tuple[PyramidCard, ...]:
        if self._is_viewer(seat):
            return self._own_cards
        plate = self._rivals.plate(seat)
        return plate.cards if plate is not None else ()

    def _card(self, seat: Seat, number: int) -> PyramidCard | None:
        for card in self._cards(seat):
            if card.pyramid is not None and card.pyramid.number == number:
                return card
        return None

    def _sheet(self, seat: Seat) -> ScoreSheet | None:
        if self._is_viewer(seat):
            return self._own_sheet
        plate = self._rivals.plate(seat)
        return plate.sheet if plate is not None else None

    def _field(self, event: Find) -> pygame.Rect | None:
        card = self._card(event.seat, event.card)
        return None if card is None else card.field_rect(*event.field)


def _gathered(parts: Sequence[Part]) -> list[Part]:
    """Things that happen together, staggered."""
    return [stagger(Duration.INK_STAGGER, parts)] if parts else []
