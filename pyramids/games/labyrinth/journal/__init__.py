"""The game's discoveries."""

from pyramids.games.labyrinth.journal.discoveries import JOURNAL

__all__ = ["JOURNAL"]
