"""What a game is, and how one is played, recorded and replayed. No pygame here."""
