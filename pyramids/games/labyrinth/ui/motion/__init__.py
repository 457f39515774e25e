"""How events of the labyrinth are animated."""
