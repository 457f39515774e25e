"""The labyrinth's table: the scene, the hand, and what is around the board."""
