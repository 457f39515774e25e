"""Pyramido's tutorial."""
