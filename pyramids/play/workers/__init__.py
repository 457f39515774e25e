"""What is computed in worker processes, so that the window never stutters: bots, hints, pars."""
