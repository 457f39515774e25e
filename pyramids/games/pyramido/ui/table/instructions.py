"""The instruction above the table, and what the button leads to."""

from __future__ import annotations

from typing import Final

from pyramids.games.pyramido.areas.outlook import can_activate
from pyramids.games.pyramido.state import Phase, State
from pyramids.games.pyramido.ui.controller import PyramidoController
from pyramids.games.pyramido.ui.row.stack_row import StackRow
from pyramids.language import _, later
from pyramids.tables.parts.instructions import Coming, waiting_words

COMING: Final = Coming(later("Your turn is about to end"), later("End turn"))


def instruction(controller: PyramidoController, state: State, row: StackRow) -> tuple[str, bool]:
    """The sentence, and whether it is emphasised."""
    viewer = controller.viewer
    if controller.flow.asked and not controller.flow.pending:
        if row.picked is not None and state.phase is Phase.TAKE:
            return _("Click again to take both. Esc puts them back"), True
        if row.lifted is not None and state.phase is Phase.TAKE:
            return _("Now choose a gem below it: you take both"), True
        if state.phase is Phase.ACTIVATE and not can_activate(controller.rules, state, viewer):
            return _("No more areas to activate: press Done"), True
        return controller.texts.task(state, viewer), state.phase is Phase.SPLIT
    words = waiting_words(controller, confirm=_("Confirm your turn, or undo"), coming=COMING.words)
    return words, False
