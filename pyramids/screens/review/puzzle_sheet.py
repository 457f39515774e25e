"""A slip as a puzzle: the position, some moves to choose from, and an answer that explains."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from pyramids.engine.contract import AnyRules, GameSpec, Level
from pyramids.language import later
from pyramids.play.puzzles import Choice, Puzzle
from pyramids.screens.common.papyrus_sheet import SheetScene
from pyramids.screens.review.move_choice import MoveChoice
from pyramids.tables.final.story_sheet import Heading
from pyramids.tables.game_ui import game_ui
from pyramids.tables.players import PlayerLooks
from pyramids.tables.replay_board import ReplayBoard
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.events import Command, Event
from pyramids.ui.theme import BODY_BOLD, SMALL, Material, Space
from pyramids.ui.widgets import Button, Label, ScrollList, Widget, grid


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
    """Choose a move; wrong answers can be followed by others.

    The board shows the move that is pointed at.
    """

    def __init__(
        self,
        spec: GameSpec,
        level: Level,
        rules: AnyRules,
        looks: PlayerLooks,
        puzzle: Puzzle,
        state: object,
        on_solve: Callable[[], None] | None = None,
        on_next: Callable[[], None] | None = None,
    ) -> None:
        """With `on_next` there is another puzzle, which a button opens once this one is solved."""
        super().__init__(later("Puzzle"))
        self.puzzle = puzzle
        self.solved = False
        self._rules = rules
        self._state = state
        self._on_solve = on_solve
        self._on_next = on_next
        self._tried: Choice | None = None
        self._board = game_ui(spec).decision_board(level, looks, puzzle.decision.seat)
        self.shown: Choice | None = None
        """The move whose outcome is on the board; None for the position itself."""
        self.board = None
        if self._board is not None:
            self.board = self.widgets.add(BoardFrame(self._board))
            self._show(None)
        self.column = self.widgets.add(ScrollList(gap=Space.SMALL, on=Material.PAPYRUS))
        self._fill_column(looks.names[puzzle.decision.seat])
        self.next = Button(later("Next puzzle"), self._go_on, primary=True)
        self.next.visible = False
        self.build_foot()

    def _fill_column(self, player: str) -> None:
        """Add the task, the moves to choose from, the answer, and what the player knew."""
        puzzle = self.puzzle
        self.column.add(Label(partial(puzzle.task, player), BODY_BOLD, on=Material.PAPYRUS))
        if self.board is not None:
            hint = later("Point at a move to see it on the board.")
            self.column.add(Label(hint, SMALL, on=Material.PAPYRUS, second=True))
        self.choices = [
            self.column.add(MoveChoice(partial(puzzle.words, choice), partial(self.choose, choice)))
            for choice in puzzle.choices
        ]
        self.answer = self.column.add(Label("", BODY_BOLD, on=Material.PAPYRUS))
        tip = later("What there was to know besides the board.")
        self.column.add(Heading(later("What was known"), tooltip=tip))
        self.column.add(
            Label(lambda: "\n".join(puzzle.known()), SMALL, on=Material.PAPYRUS, second=True)
        )

    def foot(self) -> list[Button]:
        """Back, next."""
        return [self.back, self.next]

    def choose(self, choice: Choice) -> None:
        """Answer a choice; once it is solved, tell what every move is worth."""
        if self.puzzle.is_better(choice) and not self.solved:
            self.solved = True
            self.next.visible = self._on_next is not None
            if self._on_solve is not None:
                self._on_solve()
        self._tried = choice
        for plate, known in zip(self.choices, self.puzzle.choices, strict=True):
            if self.solved or known is choice:
                plate.verdict = partial(self.puzzle.verdict, known)
                plate.is_good = self.puzzle.is_better(known)
        self.answer.text = partial(self.puzzle.answer, choice)
        self.layout(self.app.size)
        self.column.reveal(self.answer)
        self.dirty = True

    def handle(self, event: Event) -> bool:
        """Scroll by pages wherever the focus is."""
        if isinstance(event, Command) and self.column.handle(event):
            return True
        return super().handle(event)

    def update(self, dt: float) -> None:
        """Show the move that is pointed at, or that has the focus, on the board."""
        super().update(dt)
        pointed = self._pointed() or self._tried
        if pointed is not self.shown:
            self._show(pointed)
            self.dirty = True

    def place_body(self, area: pygame.Rect) -> None:
        """The position at the left, the moves at the right."""
        left, right = grid(area, 2, 1, self.graphics.px(Space.LARGE))
        if self.board is None:
            right = area
        else:
            self.board.place(left, self.graphics)
        self.column.place(right, self.graphics)

    def _go_on(self) -> None:
        self.close()
        if self._on_next is not None:
            self._on_next()

    def _pointed(self) -> Choice | None:
        """The move under the pointer, or else the one that keys have gone to."""
        by_keys = self.widgets.focus if self.widgets.focus_visible else None
        plates = list(zip(self.choices, self.puzzle.choices, strict=True))
        found = [choice for plate, choice in plates if plate.hovered]
        found += [choice for plate, choice in plates if plate is by_keys]
        return found[0] if found else None

    def _show(self, choice: Choice | None) -> None:
        """Show the position as the player saw it, or what a move makes of it."""
        self.shown = choice
        if self._board is None:
            return
        seat, rules = self.puzzle.decision.seat, self._rules
        before = after = self._state
        if choice is not None:
            after = rules.apply(before, seat, choice.move)
        self._board.show_change(*(rules.observe(state, seat).state for state in (before, after)))
