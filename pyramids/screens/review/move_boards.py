"""Two boards side by side, after the move that was played and after a better one; or one draw."""

from __future__ import annotations

from functools import partial

import pygame

from pyramids.engine.contract import GameSpec, Level, Seat
from pyramids.engine.session import Session
from pyramids.language import Text, later
from pyramids.play.review_marks import ReviewMark
from pyramids.play.texts.review import ReviewTexts
from pyramids.review.game_review import Decision
from pyramids.tables.game_ui import game_ui
from pyramids.tables.players import PlayerLooks
from pyramids.tables.replay_board import ReplayBoard
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import BODY, SMALL, SUBHEADING, Material, Space, TextStyle
from pyramids.ui.theme.screens import ReviewSizes as Sizes
from pyramids.ui.widgets import Label, Widget, cut_top, grid


class MoveBoard(Widget):
    """A heading, the move in words, and the player's board after it."""

    hoverable = False

    def __init__(self, heading: Text) -> None:
        super().__init__()
        self.heading = self.add(Label(heading, SUBHEADING, align="center"))
        self.words = self.add(Label("", BODY, align="center"))
        self.words_high = 0
        """The height that is kept for the words, so that boards side by side are equally large."""
        self._board: ReplayBoard | None = None

    def show(self, words: Text, board: ReplayBoard | None) -> None:
        """Show a move; a game may have no board of one player."""
        if self._board is not None:
            self.children.remove(self._board)
        self.words.text = words
        self._board = None if board is None else self.add(board)

    def fit_words(self, style: TextStyle, width: int, graphics: Graphics) -> int:
        """Use a style for the words; returns how high they are in that width."""
        self.words.text_style = style
        return self.words.measure(graphics, width - 2 * graphics.px(Space.SMALL))[1]

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place heading and words above the board."""
        super().place(rect, graphics)
        gap = graphics.px(Space.SMALL)
        inner = rect.inflate(-2 * gap, -2 * gap)
        head, rest = cut_top(inner, graphics.text.line_height(SUBHEADING))
        self.heading.place(head, graphics)
        words, below = cut_top(rest, min(self.words_high, rest.height), gap)
        self.words.place(words, graphics)
        if self._board is not None:
            self._board.place(below, graphics)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate and what is on it."""
        canvas.plate(self.rect, Material.NIGHT)
        self.draw_children(canvas)


class MoveBoards(Widget):
    """What was played beside what was better, or what was drawn."""

    hoverable = False

    def __init__(
        self, spec: GameSpec, level: Level, session: Session, texts: ReviewTexts, looks: PlayerLooks
    ) -> None:
        super().__init__()
        self._ui = game_ui(spec)
        self._level = level
        self._session = session
        self._texts = texts
        self._looks = looks
        self._graphics: Graphics | None = None
        self.played = self.add(MoveBoard(later("Played")))
        self.better = self.add(MoveBoard(later("Better")))
        self.drawn = self.add(MoveBoard(later("Drawn")))
        self.drawn.visible = False

    def show(self, mark: ReviewMark) -> None:
        """Show both moves of a decision, or what a draw brought."""
        self.drawn.visible = mark.decision is None
        self.played.visible = self.better.visible = mark.decision is not None
        if mark.decision is None:
            before, after = self._session.states[mark.ply : mark.ply + 2]
            board = self._board(mark.seat, before, after)
            self.drawn.show(partial(self._texts.drawn, mark.ply), board)
        else:
            self._show_moves(mark.decision)
        if self._graphics is not None:
            self.place(self.rect, self._graphics)
        self.invalidate()

    def _show_moves(self, decision: Decision) -> None:
        played = partial(self._texts.pictured_move, decision, decision.played)
        self.played.show(played, self._after(decision, decision.played))
        better = partial(self._better_words, decision)
        self.better.show(better, self._after(decision, decision.best))

    def _better_words(self, decision: Decision) -> str:
        """The better move, and what makes it better."""
        best = self._texts.pictured_move(decision, decision.best)
        found = [best, self._texts.reason(decision)]
        return "\n".join(filter(None, found))

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Side by side; long words get smaller letters."""
        super().place(rect, graphics)
        self._graphics = graphics
        boards = [board for board in (self.played, self.better, self.drawn) if board.visible]
        places = grid(rect, len(boards), 1, graphics.px(Space.SMALL))
        high = 0
        for style in (BODY, SMALL):
            high = max(board.fit_words(style, places[0].width, graphics) for board in boards)
            if high <= rect.height * Sizes.WORDS:
                break
        for board, place in zip(boards, places, strict=True):
            board.words_high = high
            board.place(place, graphics)

    def _after(self, decision: Decision, move: object) -> ReplayBoard | None:
        """The player's board after a move."""
        state, seat = self._session.states[decision.ply], decision.seat
        return self._board(seat, state, self._session.rules.apply(state, seat, move))

    def _board(self, seat: Seat, before: object, after: object) -> ReplayBoard | None:
        board = self._ui.decision_board(self._level, self._looks, seat)
        if board is not None:
            board.show_change(before, after)
        return board
