"""What the notes of a record hold beside the game itself."""
