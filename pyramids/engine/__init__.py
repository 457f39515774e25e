"""The engine: what a game is, and how one is played, recorded and repeated. No pictures here."""
