"""Stage: a scene on which the course of Silver & Gold is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyramids.scenes import stage

if TYPE_CHECKING:
    from pyramids.games.silver_gold.scenes.course import SilverGoldCourse


class Stage(stage.Stage):
    """A stage that knows its course."""

    def __init__(self, course: SilverGoldCourse) -> None:
        super().__init__(course)
        self.course = course
