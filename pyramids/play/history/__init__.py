"""Finished games: opened again, compared, rated and searched for discoveries."""
