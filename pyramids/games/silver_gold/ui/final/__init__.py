"""The final scoring of Silver & Gold."""
