"""Screens around a table: navigation, pause menu, hand-over."""
