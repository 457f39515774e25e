"""The game's bots and its adviser."""
