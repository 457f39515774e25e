"""Developer tools: pictures of every screen, frame times, and a guide that plays.

The shared screens' pictures are here; a game's are in its `ui` (see `tables.testing`).
`pyramids screenshots` draws all of them; the tests in `tests/looks` measure them.
"""
