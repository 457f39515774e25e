"""Pyramid cards on the screen."""
