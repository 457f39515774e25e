"""Silver & Gold in a replay."""
