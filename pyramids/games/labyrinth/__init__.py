"""The Pharaoh's Labyrinth. Start reading at `rules`."""

from pyramids.games.labyrinth.spec import SPEC

__all__ = ["SPEC"]
