"""The final scoring."""
