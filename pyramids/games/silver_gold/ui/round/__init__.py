"""The table during a round: the scene, the hand, and what is around the pyramids."""
