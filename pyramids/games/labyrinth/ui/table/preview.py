"""The preview of the tile, treasure or portal that is pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from pyramids import language
from pyramids.games.labyrinth.board import ENTRANCES, GATES
from pyramids.games.labyrinth.corridors import Walk
from pyramids.games.labyrinth.moves import Move, Place, Start
from pyramids.games.labyrinth.scoring import BLOCKED
from pyramids.games.labyrinth.state import State
from pyramids.games.labyrinth.texts.board import entrance as entrance_title
from pyramids.games.labyrinth.texts.board import field_words
from pyramids.games.labyrinth.ui.board.own_board import EntranceSpot, OwnBoard
from pyramids.games.labyrinth.ui.controller import LabyrinthController
from pyramids.games.labyrinth.ui.table.gains import Outlook, outlook
from pyramids.games.labyrinth.ui.table.hand import TileHand
from pyramids.games.labyrinth.ui.table.treasures import TreasureChoice
from pyramids.tables.parts.forecast import Forecast, Gain, draw_forecast
from pyramids.ui.drawing.canvas import Canvas

_SQUARES: Final = 6
"""The squares at a path's beginning that its forecast doesn't cover."""


class MovePreview:
    """Computes and draws the outcome of the move that is pointed at."""

    def __init__(
        self,
        controller: LabyrinthController,
        board: OwnBoard,
        hand: TileHand,
        choice: TreasureChoice,
    ) -> None:
        self._controller = controller
        self._board = board
        self._hand = hand
        self._choice = choice
        self._state: State = controller.state()
        self._known: tuple[State, Move, str, Outlook] | None = None

    def begin(self, state: State) -> None:
        """Follow the table."""
        self._state = state

    def pointed_at(self) -> Outlook | None:
        """The outcome of what the pointer or the focus is on; None if it is on no move."""
        if self._hand.preview is not None:
            return self._hand.preview.forecast
        spot = self._entrance()
        if spot is not None:
            return self._of(Start(*ENTRANCES[spot.entrance]))
        field = self._board.pointed_scarab(keys=self._by_keys)
        if field is None or self._choice.value is None:
            return None
        return self._of(Place(field, self._choice.value))

    def scarab_words(self, field: int) -> str:
        """What the chosen treasure would be worth on a scarab of the new tile."""
        if self._choice.value is None:
            return ""
        rules, seen = self._controller.rules, self._of(Place(field, self._choice.value))
        finds = rules.worth_of(seen.hunter, professional=self._state.professional).finds
        scoring = {find.field: find for find in finds}
        return field_words(rules, seen.hunter, seen.walk, scoring, field)

    def draw(self, canvas: Canvas, frame: pygame.Rect, taken: Sequence[pygame.Rect]) -> None:
        """Draw the path from the portal that is pointed at, and what it scores."""
        spot, board = self._entrance(), self._board
        if spot is None:
            return
        hunter = self._state.hunters[self._controller.viewer]
        walk = self._controller.rules.path_from(hunter, spot.entrance)
        colour = canvas.graphics.theme.palette.emerald
        board.draw_trail(canvas, 0, len(walk.fields), walk=walk, colour=colour)
        entrance = ENTRANCES[spot.entrance]
        seen = self._of(Start(*entrance))
        if seen.ends == BLOCKED:
            board.draw_dead_end(canvas, seen.hunter, seen.walk)
        name = Gain("labyrinth/hunter", entrance_title(*entrance), "", "plain")
        told = Forecast((name, *seen.gains), seen.net)
        portals = [other.rect for other in board.entrances if other.visible]
        clear = [*taken, *portals, *self._first_squares(walk)]
        draw_forecast(canvas, told, self._around(spot), frame, clear)

    def _around(self, spot: EntranceSpot) -> pygame.Rect:
        """An entrance with the space behind it, which its forecast is about."""
        gate = self._controller.rules.tile_set.entrances[spot.entrance]
        return spot.rect.union(self._board.geometry.space_rect(gate // GATES))

    def _first_squares(self, walk: Walk) -> list[pygame.Rect]:
        """Where a path begins: squares that stay visible."""
        return [self._board.geometry.field_rect(field) for field in walk.fields[:_SQUARES]]

    @property
    def _by_keys(self) -> bool:
        """Whether the focus is visible."""
        widgets = self._board.find_root()
        return widgets is not None and widgets.focus_visible

    def _entrance(self) -> EntranceSpot | None:
        for spot in self._board.entrances:
            if spot.visible and (spot.hovered or (spot.focused and self._by_keys)):
                return spot
        return None

    def _of(self, move: Place | Start) -> Outlook:
        """The outcome of a move, computed once as long as nothing changes."""
        moment = self._state, move, language.current()
        if self._known is None or self._known[:3] != moment:
            seen = outlook(self._controller.rules, self._state, self._controller.viewer, move)
            self._known = (*moment, seen)
        return self._known[3]
