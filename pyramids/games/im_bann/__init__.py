"""Under the Pyramid's Spell, in German "Im Bann der Pyramide". Start reading at `rules`."""

from pyramids.games.im_bann.spec import ANNOUNCEMENT, SPEC

__all__ = ["ANNOUNCEMENT", "SPEC"]
