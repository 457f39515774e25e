"""Where the parts of a table lie, chosen by the shape of the window."""
