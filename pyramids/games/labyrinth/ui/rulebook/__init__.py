"""The drawn examples in the labyrinth's rules."""
