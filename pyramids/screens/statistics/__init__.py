"""What a player's finished games add up to."""
