"""The labyrinth's tutorial."""
