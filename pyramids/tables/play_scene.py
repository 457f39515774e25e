"""Stage: a scene on which the course of a game is played, and the acts that it shows."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from pyramids.engine.contract import AnyEvent
from pyramids.ui.actions import Action
from pyramids.ui.events import Command, Event
from pyramids.ui.scene import Scene


class Act(NamedTuple):
    """Something to be shown: the table as it will be, and the events that lead there."""

    table: Any
    events: tuple[AnyEvent, ...]


class Director(Protocol):
    """Who lets a game go on: what a stage needs of its course."""

    def update(self, dt: float) -> None:
        """Let the game go on, unless something is being shown."""

    def stage_left(self, stage: Any) -> None:
        """A stage was taken off."""

    def open_menu(self) -> None:
        """The pause menu above everything."""

    def open_rules(self) -> None:
        """The rules of the game."""

    def save_as(self) -> None:
        """Save under a name."""


class Stage(Scene):
    """The lowest scene of a running game: it keeps the course going and opens the menu."""

    def __init__(self, director: Director) -> None:
        super().__init__()
        self._director = director

    @property
    def busy(self) -> bool:
        """Whether something is still being shown, so that the course has to wait."""
        return False

    def leave(self) -> None:
        """The course may be over."""
        self._director.stage_left(self)

    def update(self, dt: float) -> None:
        """Let time pass, here and in the course."""
        super().update(dt)
        self._director.update(dt)

    def handle(self, event: Event) -> bool:
        """The widgets first, then the keys that work everywhere in a game."""
        if super().handle(event):
            return True
        if not isinstance(event, Command) or event.repeated:
            return False
        if event.means(Action.MENU):
            self._director.open_menu()
        elif event.means(Action.HELP):
            self._director.open_rules()
        elif event.means(Action.SAVE):
            self._director.save_as()
        else:
            return False
        return True

    def play(self, act: Act) -> None:
        """Show what happened."""

    def refresh(self) -> None:
        """Draw everything from the state again, as after an undo."""
