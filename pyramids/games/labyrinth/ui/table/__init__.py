"""The labyrinth's table: the scene, the hand, and what lies around the board."""
