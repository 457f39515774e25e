"""The final scoring of Pyramido."""
