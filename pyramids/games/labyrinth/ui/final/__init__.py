"""The final scoring of the labyrinth."""
