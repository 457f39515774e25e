"""The game's discoveries."""

from pyramids.games.pyramido.journal.discoveries import JOURNAL

__all__ = ["JOURNAL"]
