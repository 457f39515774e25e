"""The games, a package each; `pyramids.catalogue` finds them. A new game is a new folder."""
