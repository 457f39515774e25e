"""The end (SG-22 to SG-24): everybody's sheet counted line by line, and the winner crowned."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from pyramids.engine.texts import headline
from pyramids.games.silver_gold.texts.results import verdict
from pyramids.games.silver_gold.ui.final.scoreboard import Scoreboard
from pyramids.language import _
from pyramids.tables.final_count import Finale
from pyramids.ui.animation import Duration, linear, out_back
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import Space
from pyramids.ui.theme.cards import Scores
from pyramids.ui.theme.sizes import BODY, TITLE
from pyramids.ui.timeline import Timeline, call, run, sequence, wait
from pyramids.ui.widgets import Label

if TYPE_CHECKING:
    from pyramids.games.silver_gold.ui.course import SilverGoldCourse


class ScoringScene(Finale):
    """The final count."""

    def __init__(self, course: SilverGoldCourse) -> None:
        super().__init__(course)
        self.course = course
        self.timeline = Timeline(course.app.motion)
        self._still = self._golden = pygame.Surface((1, 1))
        """The part that never moves, without and with the gold of the winners."""
        self._quiet = False
        add = self.desk.add
        self.reason = add(Label(self._reason, BODY, align="center", second=True))
        self.board = add(Scoreboard(course))
        self.add_buttons()

    def fits(self) -> bool:
        """The end is the end."""
        return True

    @property
    def busy(self) -> bool:
        """Whether it is still being counted."""
        return self.timeline.busy

    def enter(self) -> None:
        """Begin to count."""
        for index in range(len(self.board.lines)):
            self.timeline.add(
                call(lambda: self._sound("tick")),
                run(Duration.SCORE_LINE, partial(self._count, index), linear),
            )
        self.timeline.add(
            sequence(
                wait(Duration.SCORE_LINE),
                call(self._crown),
                run(Duration.PYRAMID, self._lower_crown, out_back, movement=True),
            )
        )

    def layout(self, size: tuple[int, int]) -> None:
        """Verdict above, sheet in the middle, what to do next below."""
        kit, (width, height) = self.kit, size
        stage = kit.theme.stage
        margin = stage(Scores.MARGIN)
        # Room for the verdict from the beginning: the sheet must not jump when it is spoken.
        inside = width - 2 * margin
        title = pygame.Rect(margin, margin // 3, inside, kit.scribe.line_height(TITLE))
        self.title.place(title, kit)
        high = kit.scribe.height(self._verdict(), BODY, inside)
        self.reason.place(pygame.Rect(margin, title.bottom, inside, high), kit)
        foot = pygame.Rect(margin, 0, width - 2 * margin, stage(Scores.FOOT))
        foot.bottom = height
        self.place_buttons(foot, kit)
        top = self.reason.rect.bottom + stage(Space.SMALL)
        wide = min(width - 2 * margin, self._sheet_width())
        sheet = pygame.Rect(0, top, wide, foot.top - top)
        sheet.centerx = width // 2
        self.board.place(sheet, kit)
        self._still = self._bake(size, lit=False)
        self._golden = self._bake(size, lit=True)

    def update(self, dt: float) -> None:
        """Let the count go on."""
        if self.timeline.update(dt):
            self.dirty = True
        super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Sheet and buttons, and the flourish above them."""
        if canvas.texts is not None:
            # Somebody reads the texts: they are written anew instead of being baked in.
            self._draw_still(canvas, lit=self.board.crowned > 0)
        else:
            canvas.blit(self._still, (0, 0))
            self._draw_gold(canvas)
        self.desk.draw(canvas)
        self.sparks.draw(canvas)

    def skip(self) -> None:
        """Show the result now."""
        self._quiet = True
        self.timeline.skip()
        self._quiet = False
        self.dirty = True

    def _draw_still(self, canvas: Canvas, *, lit: bool) -> None:
        canvas.table()
        self.board.draw_still(canvas, lit=lit)

    def _bake(self, size: tuple[int, int], *, lit: bool) -> pygame.Surface:
        picture = pygame.Surface(size)
        self._draw_still(Canvas(picture, self.kit), lit=lit)
        return picture.convert()

    def _draw_gold(self, canvas: Canvas) -> None:
        """The winners' columns fade from the plain picture to the golden one."""
        if self.board.crowned <= 0:
            return
        for seat in self.board.winners:
            column = self.board.gilded(seat, self.kit).clip(canvas.rect)
            part = self._golden.subsurface(column)
            canvas.blit(part, column.topleft, min(1.0, self.board.crowned))

    def _sheet_width(self) -> int:
        stage = self.kit.theme.stage
        seats = len(self.course.seats)
        wanted = Scores.LABELS + seats * Scores.COLUMN + 2 * Scores.INSET
        return stage(min(Scores.WIDEST, wanted))

    def headline(self) -> str:
        """Who has won, once it is counted."""
        over = self.course.game.over
        if over is None or not self.counted:
            return _("The final count")
        return headline(over, self.course.names())

    def _reason(self) -> str:
        return self._verdict() if self.counted else ""

    def _verdict(self) -> str:
        over = self.course.game.over
        return verdict(self.course.state(), over, self.course.names()) if over else ""

    def _count(self, line: int, share: float) -> None:
        self.board.progress = line + share

    def _lower_crown(self, share: float) -> None:
        self.board.crowned = share

    def _crown(self) -> None:
        self.counted = True
        self.title.invalidate()
        people, winners = self.course.humans, self.board.winners
        won = not people or any(seat in people for seat in winners)
        self.app.audio.play("win" if won else "lose")
        if not self.app.motion.reduced:
            for seat in winners:
                centre = self.board.crown_rect(seat, self.kit).center
                self.sparks.burst(centre, self.kit.theme.stage_scale)

    def _sound(self, name: str) -> None:
        if not self._quiet:
            self.app.audio.play(name)
