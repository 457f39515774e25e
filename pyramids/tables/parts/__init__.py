"""Parts of a table that several games use: bar, rivals, log, hints, forecast."""
