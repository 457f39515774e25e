"""Pyramido: Forgotten Treasures. Start reading at `rules`."""

from pyramids.games.pyramido.spec import ANNOUNCEMENT, SPEC

__all__ = ["ANNOUNCEMENT", "SPEC"]
