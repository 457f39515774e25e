"""The players of Silver & Gold: Pyramids that need no chair."""
