"""Watching a finished game again."""
