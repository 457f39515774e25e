"""The banner between rounds, with all players' scores."""

from __future__ import annotations

from math import pi, sin

import pygame

from pyramids.games.silver_gold import scoring
from pyramids.games.silver_gold.state import State
from pyramids.games.silver_gold.texts.cards import NUMERALS
from pyramids.games.silver_gold.texts.standing import round_title
from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.sheet.score_sheet import ScoreSheet
from pyramids.games.silver_gold.ui.theme import BANNER, RoundSizes, Timing
from pyramids.language import _
from pyramids.ui.animation import linear
from pyramids.ui.drawing.canvas import Canvas, rect_at
from pyramids.ui.theme import BODY, NUMBER, Material, Space
from pyramids.ui.timeline import Timeline, call, run, sequence


class Banner:
    """Fades in, stays for a while, fades out. Nothing waits for it."""

    def __init__(self, controller: SilverGoldController, sheet: ScoreSheet) -> None:
        self.share = 0.0
        """The share of its time that has passed; 0 if it isn't shown."""
        self._controller = controller
        self._sheet = sheet
        self._table: State = controller.state()
        self._round = 1
        self._timeline = Timeline(controller.app.motion)

    @property
    def opacity(self) -> float:
        """Its opacity: it fades in and out."""
        return min(1.0, 3.0 * sin(pi * self.share)) if 0.0 < self.share < 1.0 else 0.0

    def start(self, number: int, table: State) -> None:
        """Show it, with the scores of a table."""
        self._table, self._round = table, number
        self._sheet.highlighted = "torch"
        if number > 1:
            self._controller.app.audio.play("round_end")
        self._timeline.clear()
        self._timeline.add(sequence(run(Timing.BANNER, self._play, linear), call(self.dismiss)))

    def update(self, dt: float) -> bool:
        """Advance by `dt` milliseconds; returns whether it looks different."""
        return self._timeline.update(dt)

    def dismiss(self) -> None:
        """Hide it."""
        if self._timeline.busy or self.share:
            self._timeline.clear()
            self.share = 0.0
            self._sheet.highlighted = None

    def _play(self, share: float) -> None:
        self.share = share

    def draw(self, canvas: Canvas) -> None:
        """A dark band with a golden title, the torch rule, and the scores."""
        alpha = self.opacity
        if alpha <= 0.0:
            return
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        line, body = graphics.text.line_height(BANNER), graphics.text.line_height(BODY)
        gap = graphics.px(Space.MEDIUM)
        faces = self._round > 1
        height = line + body + 3 * gap + (graphics.px(44) + gap if faces else 0)
        band = rect_at(
            "center",
            (canvas.rect.centerx, canvas.rect.centery - graphics.px(Space.WIDE)),
            canvas.rect.width + 2 * gap,
            height,
        )
        canvas.dim(RoundSizes.DIMMING, alpha)
        # The sheet isn't dimmed: the text is about its torch box.
        self._sheet.draw(canvas)
        canvas.plate(band, Material.NIGHT, radius=0, alpha=alpha)
        title = round_title(self._round)
        middle = band.top + gap + line // 2
        place = (band.centerx, middle)
        canvas.text(title, place, BANNER, palette.gold_light, anchor="center", alpha=alpha)
        place = (band.centerx, band.top + gap + line + body // 2)
        words = _(
            "Seven expedition cards. A torch marked this round lights box {round}.",
            round=NUMERALS[self._round],
        )
        canvas.text(words, place, BODY, palette.moonlight, anchor="center", alpha=alpha)
        if faces:
            self._draw_standing(canvas, band.bottom - gap - graphics.px(22), alpha)

    def _draw_standing(self, canvas: Canvas, middle: int, alpha: float) -> None:
        graphics, controller = canvas.graphics, self._controller
        side, step = graphics.px(40), graphics.px(120)
        left = canvas.rect.centerx - step * (len(controller.seats) - 1) // 2 - side // 2
        for seat in controller.seats:
            face = pygame.Rect(left + seat * step - side // 2, middle - side // 2, side, side)
            canvas.disc(face.center, side, controller.colour(seat), alpha)
            canvas.svg(
                controller.portrait(seat), face.inflate(-graphics.px(4), -graphics.px(4)), alpha
            )
            place = (face.right + graphics.px(Space.SMALL), middle)
            # SG-8: the scores on the table, without marks that are still hidden.
            total = scoring.seat_sheet(controller.deck, self._table, seat).total
            canvas.text(str(total), place, NUMBER, anchor="midleft", alpha=alpha)
