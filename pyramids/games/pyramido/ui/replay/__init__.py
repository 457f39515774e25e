"""Pyramido in a replay."""
