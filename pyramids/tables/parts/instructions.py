"""The instruction above the table while the viewer has nothing to decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyramids.language import _
from pyramids.tables.table_controller import TableController


def thinking_words(names: str) -> str:
    """The text for the players that the game waits for."""
    return _("Thinking: {names}", names=names)


def waiting_words(
    controller: TableController[Any],
    *,
    confirm: str,
    coming: str,
    thinking: Callable[[str], str] = thinking_words,
) -> str:
    """The text for a turn to confirm, paused bots, a running pause, or thinking players."""
    if controller.wants_confirmation:
        return confirm
    if controller.flow.bots.paused:
        return _("The bots are paused: press B to resume")
    if controller.pause_left > 0:
        return coming
    names = ", ".join(controller.name(seat) for seat in controller.thinking)
    return thinking(names) if names else ""
