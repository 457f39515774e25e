"""The proposal of an opponent whom the player beats about half the time, as a button."""

from __future__ import annotations

from collections.abc import Callable, Collection

import pygame

from pyramids.engine.contract import BotSpec, GameSpec
from pyramids.engine.series.glicko import NEWCOMER, Rating
from pyramids.language import _, later
from pyramids.play.history.rating import (
    RatingReader,
    certainty_words,
    even_match,
    is_even,
    match_words,
    win_share,
)
from pyramids.play.seats import bot_portrait
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import BODY, SMALL, Extent, Material, Space
from pyramids.ui.theme.screens import SeatSizes
from pyramids.ui.widgets import Fit, Label, Pressable, Size


class EvenMatch(Pressable):
    """A bot's face and name; a press seats it.

    While the rating is uncertain nobody is proposed, and `pending` tells how many games it takes.
    """

    def __init__(self, spec: GameSpec, on_press: Callable[[BotSpec], None]) -> None:
        super().__init__(
            lambda: on_press(self.bot) if self.bot is not None else None,
            tooltip=self._tooltip_words,
        )
        self.bot: BotSpec | None = None
        self.rating = NEWCOMER
        self.pending = Label(
            self._pending_words,
            SMALL,
            on=Material.PAPYRUS,
            second=True,
            fit=Fit.SHRINK,
            tooltip=later("Rated: alone against bots, without hints and take-backs."),
        )
        self._uncertain: Rating | None = None
        """The rating of somebody who has played rated games, but not enough."""
        self._spec = spec
        self._ratings: RatingReader | None = None

    @property
    def even(self) -> BotSpec | None:
        """The proposed bot, if the player really beats it about half the time."""
        return self.bot if self.bot is not None and is_even(self.rating, self.bot) else None

    def open(self) -> None:
        """Read the finished games, in a thread; in most cases that is done at once."""
        self._ratings = RatingReader(self._spec.id)
        self._ratings.wait()

    def close(self) -> None:
        """Stop reading."""
        if self._ratings is not None:
            self._ratings.close()
            self._ratings = None

    def read(self) -> bool:
        """Read on, also while it is hidden; returns whether there is something to show now."""
        if self._ratings is None or not self._ratings.read():
            return False
        history = self._ratings.history(self._spec)
        self._ratings = None
        self.rating = history.rating
        self.bot = even_match(self._spec, history.rating)
        if self.bot is None and history.games:
            self._uncertain = history.rating
        return self.bot is not None or self._uncertain is not None

    def choose_shown(self, seated: Collection[BotSpec | None], *, room: bool) -> None:
        """Show a proposal that is new, or what is missing for one; only at tables with bots."""
        useful = room and any(seated)
        self.visible = useful and self.bot is not None and self.bot not in seated
        self.pending.visible = useful and self._uncertain is not None

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place it, or the line in its stead, whose words begin where its own would."""
        super().place(rect, graphics)
        left = self._words_left(graphics)
        self.pending.place(pygame.Rect(left, rect.top, rect.right - left, rect.height), graphics)

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """One line: it should find room below the seats of a low window, too."""
        return width or graphics.px(Extent.DIALOG), graphics.px(Extent.FIELD)

    def draw(self, canvas: Canvas) -> None:
        """Draw the face, and the text on a plate, as on a button."""
        if self.bot is None:
            return
        graphics = canvas.graphics
        style = graphics.theme.style(Material.STONE)
        side = self.rect.height
        # Below the faces of the seats, which are larger.
        left = self.rect.left + graphics.px(Space.SMALL)
        face = pygame.Rect(left + (graphics.px(SeatSizes.PORTRAIT) - side) // 2, 0, side, side)
        face.centery = self.rect.centery
        canvas.svg(bot_portrait(self.bot), face)
        words = match_words(self.rating, self.bot)
        start, margin = self._words_left(graphics), graphics.px(Space.MEDIUM)
        room = min(graphics.text.width(words, BODY), self.rect.right - start - 2 * margin)
        plate = pygame.Rect(start, self.rect.top, room + 2 * margin, side)
        plate = self.draw_plate(canvas, plate, style)
        canvas.fitted_text(words, plate.center, room, BODY, style.text_colour)

    def _tooltip_words(self) -> str:
        if self.bot is None:
            return ""
        percent = round(100 * win_share(self.rating, self.bot))
        return _("By your rating, you win {n}% of the games.", n=percent)

    def _words_left(self, graphics: Graphics) -> int:
        before = graphics.px(Space.SMALL) + graphics.px(SeatSizes.PORTRAIT)
        return self.rect.left + before + graphics.px(Space.MEDIUM)

    def _pending_words(self) -> str:
        return certainty_words(self._uncertain) if self._uncertain is not None else ""
