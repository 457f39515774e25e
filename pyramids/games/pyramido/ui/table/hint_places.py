"""Where hints are shown on the table."""

from __future__ import annotations

from pyramids.games.pyramido.moves import Activate, Discard, Move, Place, Reveal, Split, Take
from pyramids.games.pyramido.ui.column.own_column import OwnColumn
from pyramids.games.pyramido.ui.pyramid.own_pyramid import OwnPyramid
from pyramids.games.pyramido.ui.row.stack_row import StackRow
from pyramids.tables.parts.hint_marks import HintPlace
from pyramids.ui.widgets import Widget


def spot_of(row: StackRow, pyramid: OwnPyramid, column: OwnColumn, move: Move) -> Widget | None:
    """The widget that a move is made with; None if it isn't offered."""
    match move:
        case Take(stack, gem):
            return row.stacks[stack].spot_of(gem)
        case Reveal(stack) | Split(stack):
            return row.stacks[stack].top
        case Place():
            return pyramid
        case Activate(area_row, area_column):
            return pyramid.spot(area_row, area_column)
        case Discard(gem):
            return column.supply.piles[gem]
    return column.go_on


def place_of(row: StackRow, pyramid: OwnPyramid, column: OwnColumn, move: Move) -> HintPlace | None:
    """The blocks of a domino, or what is pressed for a move; None if it isn't offered."""
    if isinstance(move, Place):
        return HintPlace(pyramid.domino_rects(pyramid.stage, move))
    spot = spot_of(row, pyramid, column, move)
    return None if spot is None or not spot.visible else HintPlace((spot.rect,), pressed=True)
