"""What the tutorials of all games share."""
