"""Drawing: canvas, shapes, text, artwork, and the caches behind them."""
