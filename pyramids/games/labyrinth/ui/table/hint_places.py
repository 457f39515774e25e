"""Where hints lead: numbered outlines on the board, the tile as it would lie, and the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from pyramids.games.labyrinth.board import ENTRANCES
from pyramids.games.labyrinth.corridors import laid
from pyramids.games.labyrinth.moves import Bet, Lay, Move, Place, Start
from pyramids.games.labyrinth.ui.board.tile_face import tile_face
from pyramids.tables.hints import badge_colours, draw_badge
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme.lessons import Hints as Sizes
from pyramids.ui.widgets import Widget

if TYPE_CHECKING:
    from pyramids.games.labyrinth.ui.table.table_scene import TableScene

_FAINT: Final = 0.6
"""How opaque a tile is that only might lie there."""


def take_up(scene: TableScene, move: Move) -> None:
    """Take a hint's tile or treasure into the hand, and lead the keyboard to where it goes."""
    if isinstance(move, Lay):
        scene.lay(move)
    elif isinstance(move, Place):
        scene.choice.choose(move.value)
        scene.offers.choices()
    spot = _spot(scene, move)
    if spot is not None:
        scene.desk.set_focus(spot, visible=True)


def _spot(scene: TableScene, move: Move) -> Widget | None:
    match move:
        case Lay():
            return scene.board
        case Place(field, _value):
            spots = [spot for spot in scene.board.scarabs if spot.visible]
            return next((spot for spot in spots if spot.field == field), None)
        case Start(portal, side):
            return scene.board.entrances[ENTRANCES.index((portal, side))]
        case Bet(bet):
            return next(tile for tile in scene.numbers.bets.tiles if tile.bet == bet)
    return scene.numbers.go_on


def draw_places(canvas: Canvas, scene: TableScene) -> None:
    """Number every hint where it leads, and show the tile as it would lie."""
    hints = [hint.move for hint in scene.hints.hints]
    marks = [(number, _mark(scene, move)) for number, move in enumerate(hints)]
    shared: dict[tuple[int, int], list[int]] = {}
    for number, rect in marks:
        if rect is not None:
            shared.setdefault(rect.topleft, []).append(number)
    _draw_tiles(canvas, scene, shared)
    for number, rect in reversed(marks):
        if rect is not None and isinstance(hints[number], Lay):
            _draw_frame(canvas, rect, number, shared[rect.topleft].index(number))
    for number, rect in marks:
        if rect is not None:
            numbers = shared[rect.topleft]
            step = rect.width // (len(numbers) + 1)
            place = (rect.left + step * (numbers.index(number) + 1), rect.centery)
            draw_badge(canvas, place, number)


def _mark(scene: TableScene, move: Move) -> pygame.Rect | None:
    """Where the number of a hint stands on the board; None for what isn't on it."""
    if isinstance(move, Lay):
        return scene.board.ground.space_rect(move.space)
    if isinstance(move, Place | Start):
        spot = _spot(scene, move)
        return spot.rect if spot is not None else None
    return None


def _draw_tiles(
    canvas: Canvas, scene: TableScene, shared: dict[tuple[int, int], list[int]]
) -> None:
    """The tile of every hint; where several share a space, of the one that is pointed at."""
    strong = scene.hints.pointed_at
    for numbers in shared.values():
        seen = strong if strong in numbers else numbers[0]
        move = scene.hints.hints[seen].move
        if isinstance(move, Lay):
            rect = scene.board.ground.space_rect(move.space)
            content = laid(move.tile, move.rotation)
            face = tile_face(canvas.kit, scene.course.rules.kit, content, rect.width)
            canvas.blit(face, rect.topleft, _FAINT)


def _draw_frame(canvas: Canvas, rect: pygame.Rect, number: int, depth: int) -> None:
    kit = canvas.kit
    inset = 2 * (1 + depth * kit.theme.stage(Sizes.STEP))
    colour = badge_colours(kit.theme.palette)[number]
    width = kit.theme.stage(Sizes.LINE)
    canvas.ring(rect.inflate(-inset, -inset), 2 * width, width, colour)
