"""Areas of the pyramid: how they lie, what activating them brings, and what may still come."""
