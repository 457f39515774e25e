"""The screens that all games share, a folder per feature."""
