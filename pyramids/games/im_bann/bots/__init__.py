"""The computer players of Im Bann der Pyramide."""
