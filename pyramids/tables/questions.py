"""What a table asks before it does what can't be undone: taking a turn back, conceding."""

from __future__ import annotations

from typing import Protocol

from pyramids.language import Text, later, text_of
from pyramids.play.running_game import RunningGame
from pyramids.play.texts.questions import concede_words, take_back_words
from pyramids.ui.app import App
from pyramids.ui.dialog import Answer, Dialog


class Table(Protocol):
    """What is asked about."""

    app: App
    game: RunningGame

    @property
    def viewer(self) -> int:
        """The seat of the player who is asked."""

    def take_back(self) -> None:
        """Take the last turn back."""

    def concede(self) -> None:
        """Let a bot play on."""


def ask_to_take_back(table: Table, why_not_undo: Text = "") -> None:
    """Ask whether to take back the whole last turn; first say why an undo isn't possible."""
    answers = [Answer(later("Cancel")), Answer(later("Take back"), table.take_back, primary=True)]
    title = later("Take back your last turn?")
    dialog = Dialog(title, lambda: take_back_words(text_of(why_not_undo)), answers)
    table.app.scenes.push(dialog)


def ask_to_concede(table: Table) -> None:
    """Ask whether to concede, and say what will happen."""
    answers = [Answer(later("Cancel")), Answer(later("Concede"), table.concede, danger=True)]
    title = later("Concede this game?")
    dialog = Dialog(title, lambda: concede_words(table.game, table.viewer), answers)
    table.app.scenes.push(dialog)
