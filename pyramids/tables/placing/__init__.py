"""Placing a piece on a board: the piece in the hand, pointer and keys, and the table around it."""
