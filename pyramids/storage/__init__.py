"""What is kept on the player's machine."""
