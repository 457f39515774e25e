"""Drawing: canvas, shapes, text, artwork, and the cache behind them."""
