"""The scenes of a running game: they keep the game going, and show what it tells them to."""

from __future__ import annotations

from abc import abstractmethod
from typing import Protocol

from pyramids.play.flow import Step
from pyramids.ui.actions import Action
from pyramids.ui.app import Scene
from pyramids.ui.events import Command, Event


class Controller(Protocol):
    """What a scene needs of the controller of its table."""

    def update(self, dt: float) -> None:
        """Let the game go on, unless something is being shown."""

    def scene_left(self, scene: PlayScene) -> None:
        """A scene was closed."""

    def open_menu(self) -> None:
        """The pause menu above everything."""

    def open_rules(self) -> None:
        """The rules of the game."""

    def save_as(self) -> None:
        """Save under a name."""


class PlayScene(Scene):
    """The lowest scene of a running game: it keeps the game going and opens the menu."""

    def __init__(self, controller: Controller) -> None:
        super().__init__()
        self._controller = controller

    @property
    def busy(self) -> bool:
        """Whether something is still being shown, so that the game has to wait."""
        return False

    @abstractmethod
    def fits(self) -> bool:
        """Whether this scene can show the game as it stands now; if not, another one follows."""

    def ask(self) -> None:
        """The viewer has to decide; called again and again until the decision is made."""

    def interlude(self) -> bool:
        """Show something before the next draw, if there is anything; says whether there is."""
        return False

    def play(self, step: Step) -> None:
        """Show what happened."""

    def refresh(self) -> None:
        """Draw everything from the state again, as after an undo."""

    def leave(self) -> None:
        """The game may be left."""
        self._controller.scene_left(self)

    def update(self, dt: float) -> None:
        """Let time pass, here and in the game."""
        super().update(dt)
        self._controller.update(dt)

    def handle(self, event: Event) -> bool:
        """The widgets first, then the keys that work everywhere in a game."""
        if super().handle(event):
            return True
        if not isinstance(event, Command) or event.repeated:
            return False
        if event.means(Action.MENU):
            self._controller.open_menu()
        elif event.means(Action.HELP):
            self._controller.open_rules()
        elif event.means(Action.SAVE):
            self._controller.save_as()
        else:
            return False
        return True
