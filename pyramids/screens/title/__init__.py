"""The title screen and what opens from it."""
