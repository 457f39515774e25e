"""`PlayScene`, the base of the scenes that show a running game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Protocol

import pygame

from pyramids.play.game_flow import Step
from pyramids.tables.parts.unsaved_sign import UnsavedSign
from pyramids.ui.actions import Action
from pyramids.ui.app import Scene
from pyramids.ui.drawing.canvas import rect_at
from pyramids.ui.events import Command, Event
from pyramids.ui.theme import Space


class Controller(Protocol):
    """What a scene needs of its table controller."""

    def update(self, dt: float) -> None:
        """Advance the game, unless something is being shown."""

    def scene_left(self, scene: PlayScene) -> None:
        """Called when a scene was closed."""

    def open_menu(self) -> None:
        """Open the pause menu."""

    def open_rules(self) -> None:
        """Open the game's rules."""

    def save_as(self) -> None:
        """Ask for a name and save."""

    def undo_or_explain(self) -> bool:
        """Undo the last decision, or say why that isn't possible."""

    def ask_to_take_back(self) -> None:
        """Ask whether to take back the last turn."""

    @property
    def is_saved(self) -> bool:
        """Whether the game is saved, as far as is known."""

    def tell_save_error(self) -> None:
        """Tell why the game can't be saved."""

    def may_close(self) -> bool:
        """Whether the window may close; if the game can't be saved, the player is asked."""


class PlayScene(Scene):
    """The bottom scene of a running game: advances the game and opens the menu."""

    def __init__(self, controller: Controller) -> None:
        super().__init__()
        self._controller = controller
        self.unsaved = self.widgets.add(UnsavedSign(controller.tell_save_error))

    @property
    def busy(self) -> bool:
        """Whether something is still being shown, so that the game has to wait."""
        return False

    @abstractmethod
    def fits(self) -> bool:
        """Whether this scene can show the game as it stands now; if not, another one follows."""

    def ask(self) -> None:
        """Let the viewer decide; called in every frame until a decision is made."""

    def interlude(self) -> bool:
        """Show something before the next draw; returns whether there is anything to show."""
        return False

    def play(self, step: Step) -> None:
        """Show the events of a step."""

    def refresh(self) -> None:
        """Show the current state again, as after an undo."""

    def keep_clear(self) -> Sequence[pygame.Rect]:
        """What no tooltip, forecast or refusal may cover."""
        return ()

    def place_sign(self) -> None:
        """Place the sign that the game isn't saved, in a corner where nothing else is."""
        graphics = self.graphics
        edge = graphics.px(Space.MEDIUM)
        self.unsaved.place(
            rect_at("topleft", (edge, edge), *self.unsaved.measure(graphics)), graphics
        )

    def may_close(self) -> bool:
        """Ask the player if the game can't be saved."""
        return self._controller.may_close()

    def leave(self) -> None:
        """Tell the controller that the scene is closed."""
        self._controller.scene_left(self)

    def update(self, dt: float) -> None:
        """Advance the widgets and the game."""
        super().update(dt)
        self._controller.update(dt)
        if self.unsaved.visible or not self._controller.is_saved:
            self.unsaved.visible = not self._controller.is_saved
            self.place_sign()

    def handle(self, event: Event) -> bool:
        """Handle widgets first, then the keys that work everywhere in a game."""
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
        elif event.means(Action.UNDO):
            self._controller.undo_or_explain()
        elif event.means(Action.TAKE_BACK):
            self._controller.ask_to_take_back()
        else:
            return False
        return True
