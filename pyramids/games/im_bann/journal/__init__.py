"""The game's discoveries."""

from pyramids.games.im_bann.journal.discoveries import JOURNAL

__all__ = ["JOURNAL"]
