"""Pictures of every screen, frame times and a guide that plays: what only developers run.

The shared screens' pictures lie here; a game keeps its own in its `ui` (see `tables.testing`).
`pyramids screenshots` draws all of them, the tests of the looks measure them.
"""
