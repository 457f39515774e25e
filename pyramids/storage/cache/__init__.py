"""What can be computed again from the player's files: indexes, notes and reviews."""
