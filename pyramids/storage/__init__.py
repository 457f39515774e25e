"""The player's files: settings, saves, autosaves, history and the crash log."""
