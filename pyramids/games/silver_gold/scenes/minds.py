"""The bots at the table of Silver & Gold."""

from pyramids.scenes.minds import Minds

__all__ = ["Minds"]
