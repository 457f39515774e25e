"""The instruction above the table, and what the button leads to."""

from __future__ import annotations

from typing import Final

from pyramids.games.pyramido.state import Phase, State
from pyramids.games.pyramido.ui.controller import PyramidoController
from pyramids.language import _, later
from pyramids.tables.parts.instructions import Coming, waiting_words

COMING: Final = Coming(later("Your turn is about to end"), later("End turn"))


def instruction(controller: PyramidoController, state: State, *, picked: bool) -> tuple[str, bool]:
    """The sentence, and whether it is emphasised."""
    viewer = controller.viewer
    if controller.flow.asked and not controller.flow.pending:
        if picked and state.phase is Phase.TAKE:
            return _("Click again to take both. Esc puts them back"), True
        return controller.texts.task(state, viewer), state.phase is Phase.SPLIT
    words = waiting_words(controller, confirm=_("Confirm your turn, or undo"), coming=COMING.words)
    return words, False
