"""Games that only the tests know: `PYRAMIDS_GAMES` points here."""
