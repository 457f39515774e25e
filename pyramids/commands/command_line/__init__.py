"""What can be typed on the command line, and what its arguments mean."""
