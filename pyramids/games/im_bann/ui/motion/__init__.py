"""The table's animations."""
