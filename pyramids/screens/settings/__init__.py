"""Settings and the key help."""
