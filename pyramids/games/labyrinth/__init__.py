"""The Pharaoh's Labyrinth. Start reading at `rules`."""

from pyramids.games.labyrinth.spec import ANNOUNCEMENT, SPEC

__all__ = ["ANNOUNCEMENT", "SPEC"]
