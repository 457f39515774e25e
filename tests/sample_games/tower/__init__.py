"""The Tower, a made-up game as small as a whole game can be. Start reading at `rules`."""

from .spec import ANNOUNCEMENT, SPEC

__all__ = ["ANNOUNCEMENT", "SPEC"]
