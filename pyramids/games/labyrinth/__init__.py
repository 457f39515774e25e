"""The Pharaoh's Labyrinth. Start reading at `rules`."""
