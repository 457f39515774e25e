"""One finished game in the list: portraits, scores, date, level and deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from pyramids.engine.contract import GameSpec
from pyramids.engine.texts import signed
from pyramids.language import _, later
from pyramids.play.seats import default_look, read_seating, shown_names
from pyramids.play.texts.marks import marks
from pyramids.play.texts.saves import day
from pyramids.screens.saves.file_row import FileRow, write
from pyramids.storage.game_statistics import FinishedGame
from pyramids.storage.saves import BrokenFile
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import BODY_BOLD, SMALL, SMALL_BOLD, PlateStyle, Space
from pyramids.ui.theme.screens import StatisticsSizes
from pyramids.ui.widgets import IconButton

Entry = FinishedGame | BrokenFile
RowAction = Callable[[Entry], None]
_TROPHY: Final = "common/icon_trophy"


class HistoryRow(FileRow):
    """Press it for the replay; its buttons review and delete the game."""

    height = StatisticsSizes.ROW

    def __init__(
        self,
        entry: Entry,
        spec: GameSpec | None,
        level: str,
        on_open: RowAction,
        on_review: RowAction,
        on_delete: RowAction,
    ) -> None:
        self.review = IconButton(
            "common/icon_review", later("Review this game"), lambda: on_review(entry)
        )
        super().__init__(
            entry if isinstance(entry, BrokenFile) else None,
            _faces(entry, spec),
            [self.review],
            lambda: on_open(entry),
            lambda: on_delete(entry),
        )
        self.entry = entry
        self._spec = spec
        self.level = level
        if spec is None or spec.review is None:
            self.review.visible = False
        if self.broken is None:
            self.tooltip = later("Replay this game.")

    def draw_words(self, canvas: Canvas, area: pygame.Rect, style: PlateStyle) -> None:
        """Draw the scores, and below them date, level and deal."""
        game = self.entry
        assert isinstance(game, FinishedGame), "what is damaged has nothing to tell"
        upper, lower = self.lines(canvas.graphics)
        self._draw_scores(canvas, game, (area.left, upper), area.width, style)
        self._draw_note(canvas, game, (area.left, lower), area.width, style)

    def _draw_scores(
        self,
        canvas: Canvas,
        game: FinishedGame,
        place: tuple[int, int],
        room: int,
        style: PlateStyle,
    ) -> None:
        """Draw all players with their points, best first, with a cup before the winner."""
        graphics = canvas.graphics
        text_style = SMALL_BOLD if len(game.players) > 2 else BODY_BOLD
        cup = graphics.text.line_height(SMALL_BOLD)
        left, height = place
        end = left + room
        names = shown_names(game.game, game.players)
        for seat in _order(game):
            if seat in game.winners:
                trophy = graphics.art.tinted(_TROPHY, (cup, cup), graphics.theme.palette.gold_dark)
                canvas.blit(trophy, (left, height - cup // 2))
                left += cup + graphics.px(Space.TIGHT)
            colour = style.text_colour if seat in game.winners else style.second_text_colour
            words = _result(game, seat, names[seat], self._spec)
            drawn = write(canvas, words, (left, height), end - left, text_style, colour)
            left = drawn.right + graphics.px(Space.MEDIUM)
            if left >= end:
                break

    def _draw_note(
        self,
        canvas: Canvas,
        game: FinishedGame,
        place: tuple[int, int],
        room: int,
        style: PlateStyle,
    ) -> None:
        words = _("{day} · {deck} · deal {seed}", day=day(game.saved), deck=self.level,
                  seed=game.seed)  # fmt: skip
        # What sets the game apart comes first: a narrow row cuts the end.
        words = " · ".join([*marks(game.players, game.conceded, game.take_backs), words])
        longer = f"{words} · {possible}" if (possible := _possible(game)) else words
        if canvas.graphics.text.width(longer, SMALL) <= room:
            words = longer
        write(canvas, words, place, room, SMALL, style.second_text_colour)


def _possible(game: FinishedGame) -> str:
    """The only person's score with the best possible one; empty if that is unknown."""
    seat = game.people[0] if len(game.people) == 1 else -1
    if seat not in game.pars or not game.scores:
        return ""
    score = game.scores[seat]
    return _("{score} of {par} possible", score=score, par=max(score, game.pars[seat]))


def _result(game: FinishedGame, seat: int, name: str, spec: GameSpec | None) -> str:
    if not game.scores:
        return name
    race = spec is not None and spec.standing.race
    if race and seat in game.winners:
        return name
    words = spec.standing.words if spec is not None and race else signed
    return f"{name} {words(game.scores[seat])}"


def _order(game: FinishedGame) -> list[int]:
    seats = range(len(game.players))
    points = game.scores or (0,) * len(game.players)
    return sorted(seats, key=lambda seat: (seat not in game.winners, -points[seat], seat))


def _faces(entry: Entry, spec: GameSpec | None) -> list[str]:
    if isinstance(entry, BrokenFile):
        return []
    if spec is None:
        return [default_look(seat, None).portrait for seat in range(len(entry.players))]
    return [look.portrait for look in read_seating(entry.seating, spec, entry.players)]
