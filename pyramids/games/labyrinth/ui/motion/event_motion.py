"""Events become motion: tiles fly, the hunter walks, markers drop, treasures shine."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from pyramids.engine.contract import CHANCE, Seat
from pyramids.games.labyrinth.corridors import laid
from pyramids.games.labyrinth.events import (
    Advanced,
    BetLost,
    Blocked,
    ChamberClosed,
    Event,
    Laid,
    LeftPyramid,
    MarkerReached,
    NumberDrawn,
    SpecialWon,
    Started,
    TreasurePlaced,
)
from pyramids.games.labyrinth.ui.board.labyrinth_board import LabyrinthBoard
from pyramids.games.labyrinth.ui.motion import tile_flights
from pyramids.games.labyrinth.ui.theme import Timing
from pyramids.language import _
from pyramids.tables.drawing.moving_pictures import picture
from pyramids.ui.animation import Duration, in_cubic, in_out_cubic, linear, out_cubic
from pyramids.ui.timeline import Part, call, parallel, run, sequence, stagger, wait

if TYPE_CHECKING:
    from pyramids.games.labyrinth.ui.motion.flights import Flights
    from pyramids.games.labyrinth.ui.table.table_scene import TableScene

_LIFT = 1.12
"""How much larger a tile is before it lies."""
_STEPS, _RINGS = 4, 4
"""How many sounds of steps there are, and of treasures."""
_DROP = 2.2
"""From how many fields above a marker drops."""


class Choreography:
    """Makes the parts of one act. The table already shows how it ends."""

    def __init__(self, scene: TableScene, flights: Flights) -> None:
        self._scene = scene
        self._flights = flights

    def parts(self, events: Sequence[Event]) -> list[Part]:
        """The number first, then everybody's building at the same time."""
        parts = [self._number() for event in events if isinstance(event, NumberDrawn)]
        told = [event for event in events if event.seat != CHANCE]
        seats = dict.fromkeys(event.seat for event in told)
        theirs = [self._building(seat, [e for e in told if e.seat == seat]) for seat in seats]
        if theirs:
            parts.append(stagger(3 * Duration.INK_STAGGER, theirs))
        return parts

    def _building(self, seat: Seat, events: Sequence[Event]) -> Part:
        make = self._own if seat == self._scene.course.viewer else self._rival
        return sequence(*(make(event) for event in events))

    # The viewer's own labyrinth.

    def _own(self, event: Event) -> Part:
        match event:
            case Laid():
                return self._lay(event)
            case TreasurePlaced():
                return self._treasure(event)
            case Started():
                return self._start()
            case Advanced():
                return self._advance(event)
            case MarkerReached():
                return self._marker(event)
            case LeftPyramid():
                return self._leave()
            case Blocked():
                return self._flights.sound("thud")
            case ChamberClosed():
                return self._chamber(event)
            case SpecialWon():
                return self._special(event)
            case BetLost():
                return self._out()
        return wait(0)

    def _lay(self, event: Laid) -> Part:
        board, scene = self._scene.board, self._scene
        space = event.space
        end = board.ground.space_rect(space)
        start = scene.hand.rect if scene.hand.space == space else scene.numbers.card.card
        lifted = pygame.Rect(0, 0, round(end.width * _LIFT), round(end.height * _LIFT))
        lifted.center = start.center
        board.held_tile = space
        flight = self._flights.flight(
            lifted,
            end,
            tile_flights.flying_tile(scene.course.rules.kit, _content(event), end.width),
            Duration.SNAP if scene.hand.space == space else Duration.CARD_SLIDE,
            arc=0,
            easing=out_cubic,
            arrive=partial(_release_tile, board),
        )
        return sequence(flight, self._flights.sound("tile_laid"))

    def _treasure(self, event: TreasurePlaced) -> Part:
        board, field = self._scene.board, event.field
        pile = self._scene.numbers.stock.pile(event.value)
        board.held_pieces = board.held_pieces | {field}
        flight = self._flights.flight(
            pile.gem_rect(),
            board.piece_rect(field),
            picture(pile.art),
            Duration.GEM_FLIGHT,
            arrive=partial(_release_piece, board, field),
        )
        kind = [kind.value for kind in board.rules.kit.treasures].index(event.value)
        return sequence(flight, self._flights.rising_sound("treasure", min(kind, _RINGS - 1)))

    def _start(self) -> Part:
        board = self._scene.board
        board.settled = 0
        board.walk_to(0.0)
        place = pygame.Rect(0, 0, 2 * board.ground.field, 2 * board.ground.field)
        place.center = (round(board.spot()[0]), round(board.spot()[1]))
        light = self._flights.sparkle(place, "gold_light")
        return sequence(self._flights.sound("lantern"), light)

    def _advance(self, event: Advanced) -> Part:
        """Field by field, with the lantern."""
        board = self._scene.board
        end, steps = event.length, len(event.fields)
        begin = end - steps
        board.settled = begin
        board.walk_to(float(begin))

        def stride(share: float) -> None:
            board.walk_to(begin + steps * share)

        def rest() -> None:
            board.settled = end

        walk = run(steps * Timing.STRIDE, stride, linear, movement=True)
        beats = [self._flights.sound(f"step_{number % _STEPS + 1}") for number in range(steps)]
        return sequence(parallel(walk, stagger(Timing.STRIDE, beats)), call(rest))

    def _marker(self, event: MarkerReached) -> Part:
        board, place = self._scene.board, event.place
        number = board.rules.kit.markers.index(place) + 1
        end = board.marker_rect(event.field)
        board.held_markers = board.held_markers | {place}
        flight = self._flights.flight(
            end.move(0, -round(_DROP * board.ground.field)),
            end,
            picture(f"labyrinth/marker_{number}"),
            Duration.STAMP,
            arc=0,
            easing=in_cubic,
            arrive=partial(_release_marker, board, place),
        )
        return sequence(flight, self._flights.sound("marker"))

    def _leave(self) -> Part:
        board = self._scene.board
        last = len(board.path.fields)
        board.walk_to(float(last))

        def stride(share: float) -> None:
            board.walk_to(last + share)

        out = run(2 * Timing.STRIDE, stride, linear, movement=True)
        return parallel(self._flights.sound("portal"), out)

    def _chamber(self, event: ChamberClosed) -> Part:
        rect = self._scene.board.ground.field_rect(event.field)
        light = self._flights.sparkle(rect, "gold_light")
        return sequence(self._flights.sound("chamber"), light)

    # Bets.

    def _special(self, event: SpecialWon) -> Part:
        scene = self._scene
        pile = scene.numbers.stock.pile(event.value)
        start = pygame.Rect(0, 0, 60, 60)
        start.center = scene.numbers.card.card.center
        words = _("Right five times: you win a special treasure!")
        return sequence(
            call(lambda: scene.app.toast(words)),
            self._flights.sound("award"),
            self._flights.flight(start, pile.gem_rect(), picture(pile.art), Duration.PYRAMID),
        )

    def _out(self) -> Part:
        words = _("Wrong bet: you are out until the next betting round.")
        told = call(lambda: self._scene.app.toast(words))
        return sequence(self._flights.sound("award_lost"), told)

    # The others and the number.

    def _rival(self, event: Event) -> Part:
        plate = self._scene.rivals.plate(event.seat)
        if plate is None:
            return wait(0)
        match event:
            case Laid():
                return self._rival_lays(plate.board, event)
            case ChamberClosed(field=field):
                rect = plate.board.ground.field_rect(field)
                return self._flights.sparkle(rect.inflate(rect.size), "gold_light")
        return wait(0)

    def _rival_lays(self, board: LabyrinthBoard, event: Laid) -> Part:
        space = event.space
        end = board.ground.space_rect(space)
        board.expect(space)
        card = self._scene.numbers.card
        start = pygame.Rect(0, 0, 3 * end.width, 3 * end.height)
        start.center = card.card.center
        # Made smaller from the size that the card shows: that one has been cut already.
        paint = tile_flights.flying_tile(board.rules.kit, _content(event), card.tile_side)
        return self._flights.flight(start, end, paint, Duration.GEM_FLIGHT, arrive=board.settle)

    def _number(self) -> Part:
        card = self._scene.numbers.card
        card.turning = 0.0

        def turn(share: float) -> None:
            card.turning = share

        flip = run(Duration.CARD_FLIP, turn, in_out_cubic, movement=True)
        return sequence(self._flights.sound("card_flip"), flip)


def _release_tile(board: LabyrinthBoard) -> None:
    board.held_tile = None


def _release_piece(board: LabyrinthBoard, field: int) -> None:
    board.held_pieces = board.held_pieces - {field}


def _release_marker(board: LabyrinthBoard, place: int) -> None:
    board.held_markers = board.held_markers - {place}


def _content(event: Laid) -> int:
    return laid(event.tile, event.rotation)
