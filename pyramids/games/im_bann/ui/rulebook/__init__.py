"""Symbols and drawn examples in the rules."""
