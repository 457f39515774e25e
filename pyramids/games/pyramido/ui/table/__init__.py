"""The table of Pyramido."""
