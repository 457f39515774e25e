"""The replay board."""
