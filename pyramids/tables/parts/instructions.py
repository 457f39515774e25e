"""What a player who has nothing to decide is told above the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyramids.language import _
from pyramids.tables.table_controller import TableController


def thinking_words(names: str) -> str:
    """Who is being waited for."""
    return _("Thinking: {names}", names=names)


def waiting_words(
    controller: TableController[Any],
    *,
    confirm: str,
    coming: str,
    thinking: Callable[[str], str] = thinking_words,
) -> str:
    """Confirm the turn, or wait: for the bots to go on, for what comes next, for somebody."""
    if controller.wants_confirmation:
        return confirm
    if controller.flow.bots.paused:
        return _("The bots are paused: press B to resume")
    if controller.pause_left > 0:
        return coming
    names = ", ".join(controller.name(seat) for seat in controller.thinking)
    return thinking(names) if names else ""
