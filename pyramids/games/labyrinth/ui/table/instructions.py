"""The instruction above the table."""

from __future__ import annotations

from pyramids.games.labyrinth.state import State
from pyramids.games.labyrinth.texts.moves import (
    betting_task,
    deciding_task,
    laying_task,
    must_start,
)
from pyramids.games.labyrinth.ui.controller import LabyrinthController
from pyramids.language import _
from pyramids.tables.parts.instructions import waiting_words


def instruction(
    controller: LabyrinthController, table: State, *, lays: bool, scarabs: bool
) -> tuple[str, bool]:
    """The sentence, and whether it is emphasised."""
    if lays:
        return laying_task(), False
    if controller.viewer_builds:
        text = deciding_task(table, controller.viewer, scarabs=scarabs)
        return text, must_start(table, controller.viewer)
    if controller.viewer_bets:
        return betting_task(table), True
    words = waiting_words(
        controller,
        confirm=_("Confirm your turn, or undo"),
        coming=_("The next number is about to be revealed"),
    )
    return words, False
