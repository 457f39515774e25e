"""Animates marks: ink, and the symbols that are found, which fly to the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.silver_gold.deck import GRID
from pyramids.games.silver_gold.events import (
    Cross,
    Find,
    Gem,
    Lapsed,
    Marked,
    Potion,
    Skull,
    Tomb,
    Torch,
)
from pyramids.games.silver_gold.scoring import PAIR_POINTS, PYRAMID_POINTS, SINGLE_GEM_POINTS
from pyramids.games.silver_gold.state import State
from pyramids.games.silver_gold.ui.cards.card import PyramidCard
from pyramids.games.silver_gold.ui.motion.moments import pairing
from pyramids.games.silver_gold.ui.motion.player_parts import PlayerParts
from pyramids.games.silver_gold.ui.sheet.layout import Kind
from pyramids.games.silver_gold.ui.theme import Timing
from pyramids.language import _, ngettext
from pyramids.tables.drawing.big_moments import BigMoment
from pyramids.tables.drawing.flights import Flights
from pyramids.tables.drawing.moving_pictures import fading, picture
from pyramids.ui.animation import Duration, there_and_back
from pyramids.ui.timeline import Part, call, parallel, run, sequence, stagger, wait

Marking = Marked | Find | Lapsed
"""The events of a mark."""


class MarkMotion:
    """Animates the marks of one player after the other."""

    def __init__(self, flights: Flights, players: PlayerParts) -> None:
        self._flights = flights
        self._players = players
        self._pairing: list[Gem] = []
        """The gems of these marks that complete a pair."""

    def of_player(self, events: Sequence[Marking], before: State) -> Part:
        """The marks of one player, and what they bring."""
        gems = [event for event in events if isinstance(event, Gem)]
        self._pairing = pairing(before.explorers[events[0].seat], gems)
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
        card = self._players.card(event.seat, event.card)
        if card is None:
            return wait(0)
        strokes, loud = [], self._players.is_viewer(event.seat)
        for number, field in enumerate(event.fields):
            index = field[0] * GRID.columns + field[1]
            card.strokes = {**card.strokes, index: 0.0}
            strokes.append(self._stroke(card, index, number, loud=loud))
        return stagger(Duration.INK_STAGGER, strokes)

    def _stroke(self, card: PyramidCard, index: int, number: int, *, loud: bool) -> Part:
        def draw(share: float) -> None:
            card.strokes = {**card.strokes, index: share}

        def dry() -> None:
            card.strokes = {field: share for field, share in card.strokes.items() if field != index}

        begin = [self._flights.rising_sound("ink", number)] if loud else []
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
        start = self._players.field(event)
        sheet = self._players.sheet(event.seat)
        box = event.box
        if start is None or sheet is None:
            return wait(0)
        name = f"silver_gold/{art}"
        if box is None:
            return self._fade(start, name)
        sheet.hold(kind, box)
        loud = [self._flights.sound(art)] if self._players.is_viewer(event.seat) else []
        if isinstance(event, Gem) and event in self._pairing:
            loud = [self._gem_pair(event.seat, sheet.box(kind, box))]
        flight = self._flights.flight(
            start,
            sheet.box(kind, box),
            picture(name),
            self._players.flight_time(event.seat),
            arrive=partial(sheet.release, kind, box),
        )
        if kind == "skull":
            flash = self._flights.sparkle(start, "illegal")
            return sequence(*loud, parallel(flash, flight))
        return sequence(flight, *loud)

    def _gem_pair(self, seat: Seat, box: pygame.Rect) -> Part:
        # The other gem has scored alone until now.
        points = PAIR_POINTS - SINGLE_GEM_POINTS
        sound = "gem_pair" if self._players.is_viewer(seat) else ""
        return self._flights.moment(
            BigMoment(seat, box, points, _("Gem pair"), sound, pleased=[seat])
        )

    def _potion(self, event: Potion) -> Part:
        start, sheet, wiped = (
            self._players.field(event),
            self._players.sheet(event.seat),
            event.wiped,
        )
        if start is None or sheet is None:
            return wait(0)
        name = "silver_gold/potion"
        if not wiped:
            return self._fade(start, name)
        for box in wiped:
            sheet.hold("skull", box, filled=True)
        flights = [
            self._flights.flight(
                start,
                sheet.box("skull", box),
                picture(name),
                self._players.flight_time(event.seat),
                arrive=partial(sheet.release, "skull", box),
            )
            for box in reversed(wiped)
        ]
        loud = [self._flights.sound("potion")] if self._players.is_viewer(event.seat) else []
        return sequence(*loud, stagger(2 * Duration.INK_STAGGER, flights))

    def _fade(self, start: pygame.Rect, name: str) -> Part:
        """A symbol that is worth nothing rises and fades."""
        return self._flights.flight(start, start.move(0, -start.height // 2), fading(name), arc=0)

    def _cross(self, event: Cross) -> Part:
        place = self._players.field(event)
        if place is None:
            return wait(0)
        loud = [self._flights.sound("cross")] if self._players.is_viewer(event.seat) else []
        return sequence(*loud, self._flights.sparkle(place, "gold_light"))

    def _tomb(self, event: Tomb) -> Part:
        """The tomb opens with light and a tremor."""
        card = self._players.card(event.seat, event.card)
        place = self._players.field(event)
        if card is None or place is None:
            return wait(0)
        card.completed = False

        def open_lid() -> None:
            card.completed = True

        def shine(share: float) -> None:
            card.glow = there_and_back(share)

        big = self._flights.moment(
            BigMoment(
                event.seat,
                place,
                PYRAMID_POINTS,
                _("Pyramid complete"),
                "tomb" if self._players.is_viewer(event.seat) else "",
                pleased=[event.seat],
                annoyed=self._players.others(event.seat),
            )
        )
        if not self._players.is_viewer(event.seat):
            light = run(Duration.GEM_FLIGHT, shine)
            return sequence(call(open_lid), big, light)
        return sequence(
            big,
            call(open_lid),
            parallel(
                run(Duration.PYRAMID, shine),
                self._flights.shake_table(),
                self._flights.sparkle(place, "gold_light"),
            ),
        )

    def _lapse(self, event: Lapsed) -> Part:
        if not self._players.is_viewer(event.seat):
            return wait(0)
        words = ngettext(
            "No legal spot for {n} extra square: it's lost",
            "No legal spot for {n} extra squares: they're lost",
            event.count,
        )
        return call(lambda: self._players.controller.app.toast(words))


def _gathered(parts: Sequence[Part]) -> list[Part]:
    """Things that happen together, staggered."""
    return [stagger(Duration.INK_STAGGER, parts)] if parts else []
