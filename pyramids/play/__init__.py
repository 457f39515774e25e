"""Playing a game headlessly: people, bots, hints, autosave. No pygame here."""
