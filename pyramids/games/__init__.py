"""The games. Each is a package here with a `SPEC`; a new game is a new folder, nothing more."""
