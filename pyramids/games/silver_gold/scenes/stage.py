"""Stage: a scene on which the course of a game is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyramids.games.silver_gold.scenes.playback import Act
from pyramids.ui.actions import Action
from pyramids.ui.events import Command, Event
from pyramids.ui.scene import Scene

if TYPE_CHECKING:
    from pyramids.games.silver_gold.scenes.course import Course


class Stage(Scene):
    """The lowest scene of a running game: it keeps the course going and opens the menu."""

    def __init__(self, course: Course) -> None:
        super().__init__()
        self.course = course

    @property
    def busy(self) -> bool:
        """Whether something is still being shown, so that the course has to wait."""
        return False

    def leave(self) -> None:
        """The course may be over."""
        self.course.stage_left(self)

    def update(self, dt: float) -> None:
        """Let time pass, here and in the course."""
        super().update(dt)
        self.course.update(dt)

    def handle(self, event: Event) -> bool:
        """The widgets first, then the keys that work everywhere in a game."""
        if super().handle(event):
            return True
        if not isinstance(event, Command) or event.repeated:
            return False
        if event.means(Action.MENU):
            self.course.open_menu()
        elif event.means(Action.HELP):
            self.course.open_rules()
        elif event.means(Action.SAVE):
            self.course.save_as()
        else:
            return False
        return True

    def play(self, act: Act) -> None:
        """Show what happened."""

    def refresh(self) -> None:
        """Draw everything from the state again, as after an undo."""
