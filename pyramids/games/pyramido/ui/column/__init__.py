"""What the player owns: hand, gems and points."""
