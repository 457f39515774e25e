"""The screens of Silver & Gold: Pyramids."""
