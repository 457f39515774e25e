"""Foresight: what the tile, treasure or portal that is pointed at would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from pyramids import language
from pyramids.games.labyrinth.board import ENTRANCES
from pyramids.games.labyrinth.moves import Move, Place, Start
from pyramids.games.labyrinth.scoring import BLOCKED, worth
from pyramids.games.labyrinth.state import State
from pyramids.games.labyrinth.texts.board import entrance as entrance_title
from pyramids.games.labyrinth.texts.board import field_words
from pyramids.games.labyrinth.ui.board.own_board import EntranceSpot
from pyramids.games.labyrinth.ui.table.gains import Outlook, entrance_way, outlook
from pyramids.tables.forecast import Forecast, Gain, draw_forecast
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import Space

if TYPE_CHECKING:
    from pyramids.games.labyrinth.ui.table.table_scene import TableScene


class Foresight:
    """Looks one move ahead for the player at a table."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._known: tuple[State, Move, str, Outlook] | None = None

    def pointed_at(self) -> Outlook | None:
        """What would come of that which the pointer or the keyboard is on; None if nothing."""
        scene = self._scene
        if scene.hand.preview is not None:
            return scene.hand.preview.forecast
        spot = self._entrance()
        if spot is not None:
            return self._of(Start(*ENTRANCES[spot.entrance]))
        field = scene.board.pointed_scarab(keys=scene.desk.focus_visible)
        if field is None or scene.choice.value is None:
            return None
        return self._of(Place(field, scene.choice.value))

    def scarab_words(self, field: int) -> str:
        """What the treasure in hand would be worth on a scarab of the new tile."""
        scene = self._scene
        if scene.choice.value is None:
            return ""
        rules, seen = scene.course.rules, self._of(Place(field, scene.choice.value))
        finds = worth(rules.kit, rules.corridors, seen.hunter, scene.table.professional).finds
        scoring = {find.field: find for find in finds}
        return field_words(rules, seen.hunter, seen.walk, scoring, field)

    def draw(self, canvas: Canvas) -> None:
        """The tile in the hand, or the way from the portal that is pointed at."""
        frame = canvas.rect.inflate(-2 * Space.SMALL, -2 * Space.SMALL)
        self._scene.hand.draw(canvas, frame)
        self._draw_entrance(canvas, frame)

    def _draw_entrance(self, canvas: Canvas, frame: pygame.Rect) -> None:
        spot, scene = self._entrance(), self._scene
        if spot is None:
            return
        hunter = scene.table.hunters[scene.course.viewer]
        walk = entrance_way(scene.course.rules, hunter, spot.entrance)
        colour = canvas.kit.theme.palette.emerald
        scene.board.draw_trail(canvas, 0, len(walk.fields), walk=walk, colour=colour)
        entrance = ENTRANCES[spot.entrance]
        seen = self._of(Start(*entrance))
        if seen.ends == BLOCKED:
            scene.board.draw_dead_end(canvas, seen.hunter, seen.walk)
        name = Gain("labyrinth/hunter", entrance_title(*entrance), "", "plain")
        told = Forecast((name, *seen.gains), seen.net)
        # Beside the first fields of the way, not upon them.
        clear = spot.rect.inflate(6 * scene.board.ground.field, 0)
        draw_forecast(canvas, told, clear, frame)

    def _entrance(self) -> EntranceSpot | None:
        keys = self._scene.desk.focus_visible
        for spot in self._scene.board.entrances:
            if spot.visible and (spot.hovered or (spot.focused and keys)):
                return spot
        return None

    def _of(self, move: Place | Start) -> Outlook:
        """What a move would do; thought out once, as long as nothing changes."""
        scene = self._scene
        moment = scene.table, move, language.current()
        if self._known is None or self._known[:3] != moment:
            seen = outlook(scene.course.rules, scene.table, scene.course.viewer, move)
            self._known = (*moment, seen)
        return self._known[3]
