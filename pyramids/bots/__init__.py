"""Bots and search helpers for any game."""
