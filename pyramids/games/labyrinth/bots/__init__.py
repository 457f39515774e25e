"""The treasure hunters of The Pharaoh's Labyrinth that need no chair."""
