"""The list of saved games, and the dialog for a name."""
