"""Where hints are shown on the chambers."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.games.silver_gold.deck import GRID
from pyramids.games.silver_gold.moves import Mark
from pyramids.games.silver_gold.ui.cards.card import PyramidCard
from pyramids.tables.parts.hint_marks import HintPlace


def place_of(cards: Sequence[PyramidCard], mark: Mark) -> HintPlace | None:
    """The squares of a mark; None if its card isn't there."""
    card = next((c for c in cards if c.pyramid and c.pyramid.number == mark.card), None)
    if card is None:
        return None
    return HintPlace(tuple(card.field_rect(*field) for field in GRID.fields(mark.fields)))
