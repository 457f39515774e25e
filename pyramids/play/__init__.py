"""Playing a game without a screen: people, bots, hints, autosave. No pygame here."""
