"""The pyramid."""
