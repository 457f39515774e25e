"""The labyrinth in a replay."""
