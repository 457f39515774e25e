"""The rules of a game, with drawn examples and search."""
