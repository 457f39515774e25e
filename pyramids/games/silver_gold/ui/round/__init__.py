"""The table during a round: the scene, the hand, and what lies around the pyramids."""
