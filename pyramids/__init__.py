"""Pyramids: four board games about pyramids, on one desktop."""

__version__ = "0.1.0"
