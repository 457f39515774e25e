"""Keys of every table: undo, redo, log, opponents, hints, pausing the bots, continuing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyramids.language import _
from pyramids.ui.actions import Action
from pyramids.ui.events import Command, Event, MouseButton, Pointer, PointerKind
from pyramids.ui.widgets import Pressable

if TYPE_CHECKING:
    from pyramids.tables.game_table import GameTable


class TableKeys:
    """Handles the shared keys at one table."""

    def __init__(self, table: GameTable) -> None:
        self._table = table

    @property
    def on_button(self) -> bool:
        """Whether a button has the visible focus, so that Enter presses it."""
        widgets = self._table.widgets
        return widgets.focus_visible and isinstance(widgets.focus, Pressable)

    def skips(self, event: Event) -> bool:
        """Whether an event only skips the running animations."""
        if isinstance(event, Pointer):
            pressed = event.kind is PointerKind.PRESS and event.button is MouseButton.LEFT
            return pressed and not isinstance(self._table.widgets.hover, Pressable)
        if isinstance(event, Command):
            meant = event.means(Action.CONFIRM) or event.means(Action.SKIP)
            return meant and not self.on_button
        return False

    def press(self, command: Command) -> bool:
        """Handle a key; returns whether it has a meaning here."""
        table = self._table
        if command.repeated:
            return False
        if table.hints.key(command):
            return True
        actions = {
            Action.UNDO: table.undo,
            Action.ERASE: table.undo,
            Action.REDO: table.redo,
            Action.LOG: table.open_log,
            Action.OPPONENTS: lambda: self._open_rival(command.character),
            Action.PAUSE: self._pause_bots,
            Action.HINT: table.toggle_hints,
        }
        for action, run in actions.items():
            if command.means(action):
                run()
                return True
        if command.means(Action.CONFIRM) and table.can_go_on and not self.on_button:
            table.go_on()
            return True
        return False

    def _open_rival(self, character: str) -> None:
        """Open the page of the opponent with that number, by default the first."""
        plates = self._table.rivals.plates
        if plates:
            number = int(character) if character.isdecimal() else 1
            self._table.open_player(plates[min(number, len(plates)) - 1].seat)

    def _pause_bots(self) -> None:
        bots = self._table.controller.flow.bots
        bots.paused = not bots.paused
        self._table.app.toast(_("The bots are paused") if bots.paused else _("The bots play on"))
