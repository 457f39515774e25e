"""Where hints are shown on the table: what is pressed for a move."""

from __future__ import annotations

from typing import Final

from pyramids.games.im_bann.moves import (
    Beat,
    Draw,
    Lose,
    Move,
    PassMummy,
    Pick,
    Play,
    SetDepot,
    Swap,
)
from pyramids.games.im_bann.ui.column.tool_column import ToolColumn
from pyramids.games.im_bann.ui.table.foot import Foot
from pyramids.games.im_bann.ui.table.rivals import RivalPlate
from pyramids.tables.parts.hint_marks import HintPlace
from pyramids.tables.parts.rivals import RivalPlates
from pyramids.ui.widgets import Widget

_AROUND: Final = 18


def spot_of(
    foot: Foot, tools: ToolColumn, rivals: RivalPlates[RivalPlate], move: Move
) -> Widget | None:
    """The widget that a move is made with; None if it isn't offered."""
    hand, display = foot.hand, foot.display
    match move:
        case Draw(count):
            return tools.draw_one if count == 1 else tools.draw_two
        case Swap():
            return tools.swap
        case Play(card) | Pick(card) if card in hand.kinds:
            return hand.cards[hand.kinds.index(card)]
        case Lose(card) | Pick(card) if card in display.kinds:
            return display.cards[display.kinds.index(card)]
        case Beat():
            return foot.beat
        case SetDepot(item):
            return tools.depot.fields[item]
        case PassMummy():
            return foot.pass_mummy
    return foot.go_on


def place_of(
    foot: Foot, tools: ToolColumn, rivals: RivalPlates[RivalPlate], move: Move
) -> HintPlace | None:
    """What is pressed for a move; None if it isn't offered."""
    spot = spot_of(foot, tools, rivals, move)
    if spot is None or not spot.visible:
        return None
    # Larger than the button, so that the number leaves its words free.
    return HintPlace((spot.rect.inflate(_AROUND, _AROUND),), pressed=True)
