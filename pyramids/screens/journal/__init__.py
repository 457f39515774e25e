"""The journal of discoveries."""
