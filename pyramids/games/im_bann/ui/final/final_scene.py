"""The final scoring: everyone climbs as far as they came, then the distances are counted."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.im_bann.state import State
from pyramids.games.im_bann.ui.board.pyramid import Pyramid
from pyramids.games.im_bann.ui.controller import ImBannController
from pyramids.games.im_bann.ui.final.distance_row import LINES, DistanceRow
from pyramids.games.im_bann.ui.theme import FinalScoreSizes, Timing
from pyramids.tables.final_scoring import FinalScoring
from pyramids.ui.animation import Duration, in_out_cubic
from pyramids.ui.drawing.backdrop import Backdrop
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import Space
from pyramids.ui.timeline import Part, call, parallel, run, sequence, wait
from pyramids.ui.widgets import cut_left


class ScoringScene(FinalScoring):
    """The final scoring."""

    controller: ImBannController

    def __init__(self, controller: ImBannController) -> None:
        super().__init__(controller)
        self.backdrop = Backdrop(self.widgets)
        self.state: State = controller.game.state
        rules = controller.rules
        self.pyramid = self.count_part.add(Pyramid(rules))
        self.pyramid.introduce(controller.names(), controller.colours())
        self.pyramid.show(self.state)
        self.rows = [
            self.count_part.add(DistanceRow(controller, self.state, seat))
            for seat in controller.seats
        ]

    def count(self) -> Iterator[Part]:
        """The climb, then line by line what is left of the way."""
        for row in self.rows:
            row.begin()
        goals = self.pyramid.places
        self.pyramid.places = (0.0,) * len(goals)
        self.pyramid.gold = 0.0
        for seat, goal in enumerate(goals):
            self.pyramid.climb(seat, 0.0)
            if goal:
                climb = run(Timing.CLIMB, partial(self._climb, seat, goal), in_out_cubic)
                yield parallel(self.animations.sound("step_1"), climb)
            yield sequence(call(partial(self.rows[seat].count, LINES[0])), wait(Duration.LEAD))
        yield call(self._open)
        for line in LINES[1:]:
            if any(row.lines[line] for row in self.rows):
                yield self._count_line(line)

    def total(self, seat: Seat) -> int:
        """Minus what is left of a seat's way, as far as it is counted."""
        return self.rows[seat].total

    def crown_place(self, seat: Seat) -> pygame.Rect:
        """Above a player's face."""
        return self.rows[seat].crown_place(self.graphics)

    def place_count(self, area: pygame.Rect) -> None:
        """The pyramid left, the players right."""
        graphics = self.graphics
        stage = graphics.theme.stage
        gap = stage(Space.LARGE)
        wanted = max(stage(FinalScoreSizes.WIDEST), graphics.px(FinalScoreSizes.WIDEST))
        wide = min(wanted, area.width * 3 // 5)
        pyramid, right = cut_left(area, area.width - wide - gap, gap)
        self.pyramid.place(pyramid.inflate(0, -gap), graphics)
        high = min(
            max(stage(FinalScoreSizes.ROW), DistanceRow.height(graphics)),
            (right.height - gap) // len(self.rows) - stage(Space.MEDIUM),
        )
        step = high + stage(Space.MEDIUM) + stage(Space.SMALL)
        step = min(step, (right.height - gap) // len(self.rows))
        top = right.centery - (step * len(self.rows)) // 2 + gap // 2
        for number, row in enumerate(self.rows):
            row.place(pygame.Rect(right.left, top + number * step, right.width, high), graphics)
        self.backdrop.renew()

    def draw_count(self, canvas: Canvas) -> None:
        """Draw the pyramid, the rows and the buttons."""
        self.backdrop.draw(canvas)

    def show_winners(self, share: float) -> None:
        """Turn the winners' rows golden."""
        for seat in self.winners:
            self.rows[seat].crowned = share

    def _climb(self, seat: Seat, goal: float, share: float) -> None:
        self.pyramid.climb(seat, goal * share)

    def _open(self) -> None:
        self.pyramid.show(self.state)
        if self.pyramid.gold:
            self.app.audio.play("royal")

    def _count_line(self, line: str) -> Part:
        def count() -> None:
            for row in self.rows:
                row.count(line)

        return sequence(self.animations.sound("chamber"), call(count), wait(Duration.SCORE_LINE))
