"""What happens around a table: opening a game, pausing, handing over."""
