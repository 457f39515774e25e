"""Animates events: tiles fly, the hunter walks, markers drop, treasures sparkle."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

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
from pyramids.games.labyrinth.state import State
from pyramids.games.labyrinth.ui.board.labyrinth_board import LabyrinthBoard
from pyramids.games.labyrinth.ui.column.number_column import NumberColumn
from pyramids.games.labyrinth.ui.controller import LabyrinthController
from pyramids.games.labyrinth.ui.motion import tile_flights
from pyramids.games.labyrinth.ui.table.hand import TileHand
from pyramids.games.labyrinth.ui.table.rivals import RivalPlate
from pyramids.games.labyrinth.ui.theme import Timing
from pyramids.language import _, ngettext
from pyramids.tables.drawing.big_moments import BigMoment
from pyramids.tables.drawing.flights import Flights
from pyramids.tables.drawing.moving_pictures import picture
from pyramids.tables.parts.rivals import RivalPlates
from pyramids.ui.animation import Duration, in_cubic, linear, out_cubic
from pyramids.ui.drawing.canvas import rect_at
from pyramids.ui.timeline import Part, call, parallel, run, sequence, stagger, wait

_LIFT = 1.12
"""How much larger a tile is before it is placed."""
_STEPS, _RINGS = 4, 4
"""The number of sounds for steps, and for treasures."""
_DROP = 2.2
"""From how many squares above a marker drops."""


class EventMotion(Flights):
    """Turns events into parts of the timeline. The table already shows the final state."""

    def __init__(
        self,
        controller: LabyrinthController,
        board: LabyrinthBoard,
        hand: TileHand,
        column: NumberColumn,
        rivals: RivalPlates[RivalPlate],
    ) -> None:
        super().__init__(controller.app)
        self._controller = controller
        self._board = board
        self._hand = hand
        self._card = column.card
        self._stock = column.stock
        self._rivals = rivals

    def parts(self, events: Sequence[Event], before: State) -> list[Part]:
        """The number first, then all players' moves at the same time."""
        parts = [self.flip_card(self._card) for event in events if isinstance(event, NumberDrawn)]
        told = [event for event in events if event.seat != CHANCE]
        seats = dict.fromkeys(event.seat for event in told)
        theirs = [self._building(seat, [e for e in told if e.seat == seat]) for seat in seats]
        if theirs:
            parts.append(stagger(3 * Duration.INK_STAGGER, theirs))
        return parts

    def _building(self, seat: Seat, events: Sequence[Event]) -> Part:
        make = self._own if seat == self._controller.viewer else self._rival
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
                return self.sound("thud")
            case ChamberClosed():
                return self._chamber(event)
            case SpecialWon():
                return self._special(event)
            case BetLost():
                return self._out()
        return wait(0)

    def _lay(self, event: Laid) -> Part:
        board, hand, space = self._board, self._hand, event.space
        end = board.geometry.space_rect(space)
        start = hand.rect if hand.space == space else self._card.card
        lifted = rect_at(
            "center", start.center, round(end.width * _LIFT), round(end.height * _LIFT)
        )
        board.held_tile = space
        flight = self.flight(
            lifted,
            end,
            tile_flights.flying_tile(self._controller.rules.tile_set, _content(event), end.width),
            Duration.SNAP if hand.space == space else Duration.CARD_SLIDE,
            arc=0,
            easing=out_cubic,
            arrive=partial(_release_tile, board),
        )
        return sequence(flight, self.sound("tile_laid"))

    def _treasure(self, event: TreasurePlaced) -> Part:
        board, field = self._board, event.field
        pile = self._stock.pile(event.value)
        board.held_pieces = board.held_pieces | {field}
        flight = self.flight(
            pile.gem_rect(),
            board.piece_rect(field),
            picture(pile.art),
            Duration.GEM_FLIGHT,
            arrive=partial(_release_piece, board, field),
        )
        kind = [kind.value for kind in board.rules.tile_set.treasures].index(event.value)
        return sequence(flight, self.rising_sound("treasure", min(kind, _RINGS - 1)))

    def _start(self) -> Part:
        board = self._board
        board.settled = 0
        board.walk_to(0.0)
        place = rect_at("center", board.spot(), 2 * board.geometry.field)
        light = self.sparkle(place, "gold_light")
        return sequence(self.sound("lantern"), light)

    def _advance(self, event: Advanced) -> Part:
        """The hunter walks square by square."""
        board = self._board
        end, steps = event.length, len(event.fields)
        begin = end - steps
        board.settled = begin
        board.walk_to(float(begin))

        def stride(share: float) -> None:
            board.walk_to(begin + steps * share)

        def rest() -> None:
            board.settled = end

        walk = run(steps * Timing.STRIDE, stride, linear, movement=True)
        beats = [self.sound(f"step_{number % _STEPS + 1}") for number in range(steps)]
        return sequence(parallel(walk, stagger(Timing.STRIDE, beats)), call(rest))

    def _marker(self, event: MarkerReached) -> Part:
        board, place = self._board, event.place
        number = board.rules.tile_set.markers.index(place) + 1
        end = board.marker_rect(event.field)
        board.held_markers = board.held_markers | {place}
        flight = self.flight(
            end.move(0, -round(_DROP * board.geometry.field)),
            end,
            picture(f"labyrinth/marker_{number}"),
            Duration.STAMP,
            arc=0,
            easing=in_cubic,
            arrive=partial(_release_marker, board, place),
        )
        return sequence(flight, self._long_path(event, end))

    def _leave(self) -> Part:
        board = self._board
        last = len(board.path.fields)
        board.walk_to(float(last))

        def stride(share: float) -> None:
            board.walk_to(last + share)

        out = run(2 * Timing.STRIDE, stride, linear, movement=True)
        return parallel(self.sound("portal"), out)

    def _chamber(self, event: ChamberClosed) -> Part:
        rect = self._board.geometry.field_rect(event.field)
        light = self.sparkle(rect, "gold_light")
        return sequence(self._closed(event, self._board), light)

    # Big moments.

    def _closed(self, event: ChamberClosed, board: LabyrinthBoard) -> Part:
        """A treasure scores from now on, if the path leads by (LP-11)."""
        find = board.finds.get(event.field)
        sound = "chamber" if event.seat == self._controller.viewer else ""
        if find is None:
            return self.sound(sound) if sound else wait(0)
        place = board.geometry.field_rect(event.field)
        return self.moment(
            BigMoment(
                event.seat, place, find.points, _("Treasure found"), sound, pleased=[event.seat]
            )
        )

    def _long_path(self, event: MarkerReached, place: pygame.Rect) -> Part:
        return self.moment(
            BigMoment(
                event.seat,
                place,
                words=ngettext("Path of {n} square", "Path of {n} squares", event.place),
                sound="marker" if event.seat == self._controller.viewer else "",
                pleased=[event.seat],
                annoyed=[seat for seat in self._controller.seats if seat != event.seat],
            )
        )

    # Bets.

    def _special(self, event: SpecialWon) -> Part:
        pile = self._stock.pile(event.value)
        start = rect_at("center", self._card.card.center, 60)
        words = _("Right five times in a row: you win a special treasure!")
        return sequence(
            call(lambda: self._controller.app.toast(words)),
            self.sound("award"),
            self.flight(start, pile.gem_rect(), picture(pile.art), Duration.PYRAMID),
        )

    def _out(self) -> Part:
        words = _("Wrong bet: you're out until the next betting round.")
        told = call(lambda: self._controller.app.toast(words))
        return sequence(self.sound("award_lost"), told)

    # Other players.

    def _rival(self, event: Event) -> Part:
        plate = self._rivals.plate(event.seat)
        if plate is None:
            return wait(0)
        match event:
            case Laid():
                return self._rival_lays(plate.board, event)
            case ChamberClosed(field=field):
                rect = plate.board.geometry.field_rect(field)
                light = self.sparkle(rect.inflate(rect.size), "gold_light")
                return sequence(self._closed(event, plate.board), light)
            case MarkerReached(field=field):
                return self._long_path(event, plate.board.marker_rect(field))
        return wait(0)

    def _rival_lays(self, board: LabyrinthBoard, event: Laid) -> Part:
        space = event.space
        end = board.geometry.space_rect(space)
        board.expect(space)
        card = self._card
        start = rect_at("center", card.card.center, 3 * end.width, 3 * end.height)
        # Scaled from the size on the card, which is in the cache already.
        paint = tile_flights.flying_tile(board.rules.tile_set, _content(event), card.tile_side)
        return self.flight(start, end, paint, Duration.GEM_FLIGHT, arrive=board.settle)


def _release_tile(board: LabyrinthBoard) -> None:
    board.held_tile = None


def _release_piece(board: LabyrinthBoard, field: int) -> None:
    board.held_pieces = board.held_pieces - {field}


def _release_marker(board: LabyrinthBoard, place: int) -> None:
    board.held_markers = board.held_markers - {place}


def _content(event: Laid) -> int:
    return laid(event.tile, event.rotation)
