"""The instruction above the table, and what the golden button leads to."""

from __future__ import annotations

from typing import Final

from pyramids.games.im_bann.state import Phase
from pyramids.games.im_bann.ui.controller import ImBannController
from pyramids.games.im_bann.ui.table.choices import Asking, Choices
from pyramids.language import _, later
from pyramids.tables.parts.instructions import Coming, waiting_words

NEXT: Final = Coming(later("The next player is about to take a turn"), later("Go on"))
"""What follows the viewer's turn."""
_URGENT: Final = (Phase.LOSE, Phase.DEPOT)


def instruction(controller: ImBannController, choices: Choices) -> tuple[str, bool]:
    """The sentence, and whether it is emphasised."""
    if choices.active:
        asked = _asked(choices)
        if asked:
            return asked, True
        words = controller.texts.task(choices.state, controller.viewer)
        return words, choices.state.phase in _URGENT
    words = waiting_words(controller, confirm=_("Confirm your turn, or undo"), coming=NEXT.words)
    return words, False


def _asked(choices: Choices) -> str:
    if choices.asking is Asking.ITEM:
        return _("Choose an item on the depot")
    if choices.asking is Asking.NOTHING:
        return ""
    return _("Choose who gets the Mummy")
