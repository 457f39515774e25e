"""Stage: a scene on which the course of Silver & Gold is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyramids.tables import play_scene

if TYPE_CHECKING:
    from pyramids.games.silver_gold.ui.course import SilverGoldCourse


class Stage(play_scene.Stage):
    """A stage that knows its course."""

    def __init__(self, course: SilverGoldCourse) -> None:
        super().__init__(course)
        self.course = course
