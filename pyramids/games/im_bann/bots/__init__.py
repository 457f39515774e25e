"""The computer players of Under the Pyramid's Spell."""
