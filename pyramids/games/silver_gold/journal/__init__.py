"""The game's discoveries."""

from pyramids.games.silver_gold.journal.discoveries import JOURNAL

__all__ = ["JOURNAL"]
