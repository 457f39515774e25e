"""What a finished game says about its players: what they gave away, and what luck gave them."""
