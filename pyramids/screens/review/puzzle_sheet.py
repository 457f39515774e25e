"""A slip as a puzzle: the position, some moves to choose from, and an answer that explains."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from pyramids.engine.contract import AnyRules, GameSpec, Level
from pyramids.language import Text, later, text_of
from pyramids.play.puzzles import Choice, Puzzle
from pyramids.screens.common.papyrus_sheet import SheetScene
from pyramids.tables.game_ui import game_ui
from pyramids.tables.players import PlayerLooks
from pyramids.tables.replay_board import ReplayBoard
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import BODY, BODY_BOLD, Material, Space
from pyramids.ui.widgets import Label, ScrollList, Size, Widget, grid
from pyramids.ui.widgets.button import Pressable


class MoveChoice(Pressable):
    """A move in words, over as many lines as it needs."""

    def __init__(self, text: Text, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.text: Text = text

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """The words with a margin around them."""
        margin = 2 * graphics.px(Space.SMALL)
        words = text_of(self.text)
        wide = width or graphics.text.width(words, BODY) + margin
        return wide, graphics.text.height(words, BODY, wide - margin) + margin

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate and the words."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.STONE)
        rect = self.draw_plate(canvas, self.rect, style)
        margin = graphics.px(Space.SMALL)
        inner = rect.inflate(-2 * margin, -2 * margin)
        lines = graphics.text.wrap(text_of(self.text), BODY, inner.width)
        canvas.paragraph(lines, inner, BODY, style.text_colour)


class BoardFrame(Widget):
    """The board of the position on a dark plate."""

    hoverable = False

    def __init__(self, board: ReplayBoard) -> None:
        super().__init__()
        self._board = self.add(board)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Leave a margin around the board."""
        super().place(rect, graphics)
        margin = 2 * graphics.px(Space.SMALL)
        self._board.place(rect.inflate(-margin, -margin), graphics)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, then the board."""
        canvas.plate(self.rect, Material.NIGHT)
        self.draw_children(canvas)


class PuzzleSheet(SheetScene):
    """Choose a move; wrong answers can be followed by others."""

    def __init__(
        self,
        spec: GameSpec,
        level: Level,
        rules: AnyRules,
        looks: PlayerLooks,
        puzzle: Puzzle,
        state: object,
    ) -> None:
        super().__init__(later("Try again"))
        self.puzzle = puzzle
        self.solved = False
        decision = puzzle.decision
        board = game_ui(spec).board_preview(level, looks, decision.seat)
        if board is not None:
            # As the player saw it.
            board.show(rules.observe(state, decision.seat).state, ())
        self.board = None if board is None else self.widgets.add(BoardFrame(board))
        self.column = self.widgets.add(ScrollList(gap=Space.SMALL, on=Material.PAPYRUS))
        name = looks.names[decision.seat]
        task = later("{name} to move: find something better.", name=name)
        self.column.add(Label(task, BODY_BOLD, on=Material.PAPYRUS))
        self.choices = [
            self.column.add(MoveChoice(puzzle.words(choice), partial(self.choose, choice)))
            for choice in puzzle.choices
        ]
        self.answer = self.column.add(Label("", BODY_BOLD, on=Material.PAPYRUS))
        self.build_foot()

    def choose(self, choice: Choice) -> None:
        """Answer a choice."""
        self.solved = self.solved or self.puzzle.is_better(choice)
        self.answer.text = self.puzzle.answer(choice)
        self.layout(self.app.size)
        self.dirty = True

    def place_body(self, area: pygame.Rect) -> None:
        """The position at the left, the moves at the right."""
        left, right = grid(area, 2, 1, self.graphics.px(Space.LARGE))
        if self.board is None:
            right = area
        else:
            self.board.place(left, self.graphics)
        self.column.place(right, self.graphics)
