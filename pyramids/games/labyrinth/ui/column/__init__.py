"""The left column of the table: number card, treasures, bets."""
