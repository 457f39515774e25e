"""Silver & Gold: Pyramids. Start reading at `rules`."""

from pyramids.games.silver_gold.spec import ANNOUNCEMENT, SPEC

__all__ = ["ANNOUNCEMENT", "SPEC"]
