"""A labyrinth on the screen: board, tiles, path, treasures."""
