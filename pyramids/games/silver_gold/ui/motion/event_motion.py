"""Animates events in the order of the rules; cards fly to their places."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from pyramids.games.silver_gold.events import (
    Awarded,
    Completed,
    Event,
    Filled,
    Revealed,
    Taken,
)
from pyramids.games.silver_gold.state import State
from pyramids.games.silver_gold.ui.cards.card import PyramidCard
from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.motion.award_motion import AwardMotion
from pyramids.games.silver_gold.ui.motion.card_flights import flying_card
from pyramids.games.silver_gold.ui.motion.mark_motion import Marking, MarkMotion
from pyramids.games.silver_gold.ui.motion.player_parts import PlayerParts
from pyramids.games.silver_gold.ui.round.display import Display
from pyramids.games.silver_gold.ui.round.expedition import ExpeditionCard
from pyramids.games.silver_gold.ui.round.rivals import RivalPlate
from pyramids.games.silver_gold.ui.sheet.score_sheet import ScoreSheet
from pyramids.games.silver_gold.ui.theme import RoundSizes
from pyramids.tables.drawing.flights import Flights
from pyramids.tables.parts.rivals import RivalPlates
from pyramids.ui.animation import Duration, in_cubic
from pyramids.ui.timeline import Part, sequence, stagger, wait


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
        self._deck = controller.deck
        self._expedition = expedition
        self._display = display
        self._players = PlayerParts(controller, cards, sheet, rivals)
        self._marks = MarkMotion(self, self._players)
        self._awards = AwardMotion(self, self._players)
        self._before: State = controller.state()

    def parts(self, events: Sequence[Event], before: State) -> list[Part]:
        """All players' marks at the same time, the rest in the order of the rules."""
        self._before = before
        marking = [event for event in events if isinstance(event, Marking)]
        seats = dict.fromkeys(event.seat for event in marking)
        parts: list[Part] = []
        if seats:
            theirs = [[event for event in marking if event.seat == seat] for seat in seats]
            marks = [self._marks.of_player(own, before) for own in theirs]
            parts.append(stagger(3 * Duration.INK_STAGGER, marks))
        for same in (
            [self.flip_card(self._expedition) for event in events if isinstance(event, Revealed)],
            [self._complete(event) for event in events if isinstance(event, Completed)],
            [self._take(event) for event in events if isinstance(event, Taken)],
            [self._fill(event) for event in events if isinstance(event, Filled)],
        ):
            parts += [stagger(3 * Duration.INK_STAGGER, same)] if same else []
        awarded = [event for event in events if isinstance(event, Awarded)]
        return [*parts, *self._awards.of_step(awarded, before)]

    def _complete(self, event: Completed) -> Part:
        """A completed card flies to its colour on the sheet."""
        seat, number, place = event.seat, event.card, event.place
        pyramid = self._deck.pyramid(number)
        sheet, cards = self._players.sheet(seat), self._players.cards(seat)
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
        loud = [self.sound("complete")] if self._players.is_viewer(seat) else []
        return sequence(*loud, flight)

    def _take(self, event: Taken) -> Part:
        """A taken card flies to its place; one from the stack turns on its way."""
        seat, number, place = event.seat, event.card, event.place
        cards, display = self._players.cards(seat), self._display
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
        pyramid, largest = self._deck.pyramid(number), max(start.width, card.card.width)
        card.pyramid = None

        def land() -> None:
            card.pyramid = pyramid

        paint = flying_card(pyramid, 0, False, largest, blind=blind)
        return self.flight(start, card.card, paint, time, arc=arc, arrive=land)
