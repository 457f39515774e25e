"""Drawn examples of the rules."""
