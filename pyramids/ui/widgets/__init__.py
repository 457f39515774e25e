"""The controls that every scene is built from."""
