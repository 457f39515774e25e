"""Saved games: list, rows, names."""
