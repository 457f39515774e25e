"""The instruction above the table while the viewer has nothing to decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from pyramids.language import Text, _, later, text_of
from pyramids.tables.table_controller import TableController


class Coming(NamedTuple):
    """What happens when the turn is over: as an instruction, and on the button that leads there.

    Make its texts once, with `later`: a new one in every frame would count as a change.
    """

    words: Text
    button: Text


_UNDO: Final = later("Undo: Ctrl+Z")
FINAL_SCORING: Final = Coming(later("The final scoring is about to begin"), later("Final scoring"))
"""What follows the last turn of any game."""


def thinking_words(names: str) -> str:
    """The text for the players that the game waits for."""
    return _("Thinking: {names}", names=names)


def waiting_words(
    controller: TableController[Any],
    *,
    confirm: str,
    coming: Text,
    thinking: Callable[[str], str] = thinking_words,
) -> str:
    """The text for a turn to confirm, paused bots, a running pause, or thinking players."""
    if controller.wants_confirmation:
        return confirm
    if controller.flow.bots.paused:
        return _("The bots are paused: press B to resume")
    if controller.pause_left > 0:
        return f"{text_of(coming)} · {_UNDO()}"
    names = ", ".join(controller.name(seat) for seat in controller.thinking)
    return thinking(names) if names else ""
