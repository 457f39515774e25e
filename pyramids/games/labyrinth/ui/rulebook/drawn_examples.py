"""The drawn examples: labyrinths from games that a bot has played."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import pygame

from pyramids.engine.contract import Over, Player, Setup
from pyramids.engine.luck import decision_rng
from pyramids.engine.session import Session
from pyramids.games.labyrinth.board import FIELDS
from pyramids.games.labyrinth.bots.apprentice import Apprentice
from pyramids.games.labyrinth.bots.mason import Mason
from pyramids.games.labyrinth.corridors import laid
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.spec import SPEC
from pyramids.games.labyrinth.state import State
from pyramids.games.labyrinth.texts.board import treasure
from pyramids.games.labyrinth.tile_set import read_tile_set
from pyramids.games.labyrinth.ui.board.labyrinth_board import LabyrinthBoard
from pyramids.games.labyrinth.ui.board.tile_face import tile_face
from pyramids.games.labyrinth.ui.theme import BoardSizes
from pyramids.language import _, later
from pyramids.resources import levels_root
from pyramids.tables.drawing.example_pictures import ExamplePicture, ExampleRow
from pyramids.tables.parts.forecast import signed
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import BODY, BODY_BOLD, NUMBER, SMALL_BOLD, Material, Space
from pyramids.ui.theme.screens import BILL_TOTAL, ExampleSizes
from pyramids.ui.widgets import Size, Widget

_SEED: Final = 3
_SEEDS: Final = 60
_ACROSS: Final = 10
_WINDOW: Final = 3.4
"""How many squares of a labyrinth an example of a chamber shows."""


@cache
def rule_book() -> Labyrinth:
    """The rules with the tile set of the examples."""
    return Labyrinth(read_tile_set(levels_root() / SPEC.id / f"{SPEC.default_level}.yaml"))


@cache
def finished(seed: int = _SEED, *, careful: bool = True) -> State:
    """The end of a professional game played by one bot."""
    rules = rule_book()
    setup = Setup(SPEC.id, SPEC.default_level, (Player("Djau"),), {"rules": "professional"})
    session = Session(rules, SPEC.validate(setup), seed)
    bot = Mason(rules) if careful else Apprentice(rules)
    while not isinstance(session.node, Over):
        if session.proceed():
            continue
        view, legal = rules.observe(session.state, 0), rules.legal(session.state, 0)
        luck = decision_rng(seed, 0, session.decisions(0))
        session.submit(0, bot.choose(view, legal, luck, 0))
    state: State = session.state
    return state


def board_of(state: State) -> LabyrinthBoard:
    """A board that shows the only player's labyrinth."""
    board = LabyrinthBoard(rule_book())
    board.show(state.hunters[0], state.professional)
    return board


class Finished(Widget):
    """A whole labyrinth with its path."""

    hoverable = False

    def __init__(self) -> None:
        super().__init__()
        self.board = board_of(finished())

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A square in the middle."""
        return width or 0, graphics.px(ExampleSizes.CARD)

    def draw(self, canvas: Canvas) -> None:
        """The board."""
        self.board.place(self.rect, canvas.graphics)
        self.board.draw(canvas)


class Tiles(Widget):
    """All tiles with their numbers; two dots mark those that exist twice."""

    hoverable = False

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """Two rows."""
        wide = min(width or graphics.px(ExampleSizes.WIDEST), graphics.px(ExampleSizes.WIDEST))
        line = graphics.text.line_height(SMALL_BOLD)
        rows = -(-len(rule_book().tile_set.tiles) // _ACROSS)
        return width or wide, rows * (wide // _ACROSS + line)

    def draw(self, canvas: Canvas) -> None:
        """Tile by tile."""
        graphics, tile_set = canvas.graphics, rule_book().tile_set
        wide = min(self.rect.width, graphics.px(ExampleSizes.WIDEST)) // _ACROSS
        line = graphics.text.line_height(SMALL_BOLD)
        side = wide - graphics.px(Space.SMALL)
        letters = graphics.theme.style(Material.PAPYRUS).text_colour
        for place, tile in enumerate(tile_set.tiles):
            row, column = divmod(place, _ACROSS)
            left = self.rect.left + column * wide
            top = self.rect.top + row * (wide + line)
            canvas.blit(tile_face(graphics, tile_set, laid(tile.number, 0), side), (left, top))
            words = f"{tile.number}" if tile.count == 1 else f"{tile.number} ×{tile.count}"
            foot = (left + side // 2, top + side + line // 2)
            canvas.text(words, foot, SMALL_BOLD, letters, anchor="center")


def chambers() -> Widget:
    """A treasure that scores, one that the path doesn't touch, one without four walls."""
    return ExampleRow(
        [
            ExamplePicture(
                _closeup(_scores), later("Four walls beside the path: the treasure scores."), True
            ),
            ExamplePicture(_closeup(_lonely), later("Four walls, but not by the path."), False),
            ExamplePicture(_closeup(_open), later("One side is open: no chamber."), False),
        ]
    )


Wanted = Callable[[LabyrinthBoard, int], bool]


def _scores(board: LabyrinthBoard, field: int) -> bool:
    return field in board.finds


def _lonely(board: LabyrinthBoard, field: int) -> bool:
    closed = board.rules.is_chamber(board.hunter, field)
    return closed and field not in board.finds


def _open(board: LabyrinthBoard, field: int) -> bool:
    closed = board.rules.is_chamber(board.hunter, field)
    return not closed and field not in board.path.fields


def _found(wanted: Wanted) -> tuple[LabyrinthBoard, int]:
    """A labyrinth with such a treasure, if possible away from the edge."""
    usual: tuple[LabyrinthBoard, int] | None = None
    for seed in range(1, _SEEDS):
        board = board_of(finished(seed, careful=False))
        for field, _value in board.hunter.pieces:
            if not wanted(board, field):
                continue
            row, column = divmod(field, FIELDS)
            if 1 < row < FIELDS - 2 and 1 < column < FIELDS - 2:
                return board, field
            usual = usual or (board, field)
    assert usual is not None, "no labyrinth shows this"
    return usual


def _closeup(wanted: Wanted) -> Callable[[Canvas, pygame.Rect], None]:
    board, field = _found(wanted)

    def draw(canvas: Canvas, area: pygame.Rect) -> None:
        side = min(area.width, area.height)
        window = rect_at("center", area.center, side)
        whole = round(side / _WINDOW / BoardSizes.FIELD)
        board.place(pygame.Rect(0, 0, whole, whole), canvas.graphics)
        middle = board.geometry.field_rect(field).center
        shift = (window.centerx - middle[0], window.centery - middle[1])
        board.place(pygame.Rect(shift, (whole, whole)), canvas.graphics)
        with canvas.clip(window):
            board.draw(canvas)

    return draw


class ScoreExample(Widget):
    """A finished labyrinth of the professional game, scored line by line."""

    hoverable = False

    def __init__(self) -> None:
        super().__init__()
        state = finished()
        self.board = board_of(state)
        self.worth = rule_book().worth(state, 0)

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """The board beside the lines."""
        lines = (len(self.worth.finds) + 2) * graphics.px(ExampleSizes.LINE) * 3 // 4
        return width or 0, max(graphics.px(ExampleSizes.SINGLE), lines + graphics.px(Space.LARGE))

    def draw(self, canvas: Canvas) -> None:
        """Board left, path, treasures and total right."""
        graphics = canvas.graphics
        side = min(self.rect.height, self.rect.width // 2)
        self.board.place(pygame.Rect(self.rect.topleft, (side, side)), graphics)
        self.board.draw(canvas)
        left = self.rect.left + side + graphics.px(Space.WIDE)
        right = min(self.rect.right, left + graphics.px(ExampleSizes.CARD))
        step = graphics.px(ExampleSizes.LINE) * 3 // 4
        row = pygame.Rect(left, self.rect.top, right - left, step)
        self._draw_line(canvas, row, "labyrinth/path", _("Path"), self.worth.path)
        for find in self.worth.finds:
            row = row.move(0, step)
            colour = rule_book().tile_set.colour(find.value)
            words = f"{treasure(colour)}: {find.value} × {find.multiplier}"
            self._draw_line(canvas, row, f"labyrinth/gem_{colour}", words, find.points)
        palette = graphics.theme.palette
        row = row.move(0, step + graphics.px(Space.SMALL))
        canvas.fill(palette.gold_dark, pygame.Rect(row.left, row.top, row.width, 2))
        middle = row.move(0, graphics.px(Space.TIGHT))
        canvas.text(_("Total"), middle.midleft, BODY_BOLD, palette.ink, anchor="midleft")
        total = str(self.worth.total)
        canvas.text(total, middle.midright, BILL_TOTAL, palette.ink, anchor="midright")

    def _draw_line(
        self, canvas: Canvas, row: pygame.Rect, art: str, words: str, points: int
    ) -> None:
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        side = row.height - graphics.px(Space.TIGHT)
        canvas.svg(art, pygame.Rect(row.left, row.top, side, side))
        left = (row.left + side + graphics.px(Space.SMALL), row.centery)
        canvas.text(words, left, BODY, palette.ink, anchor="midleft")
        canvas.text(signed(points), row.midright, NUMBER, palette.ink, anchor="midright")
