"""Where a player's things are kept. `PYRAMIDS_HOME` puts all of them into one folder."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def home() -> Path:
    """The user data folder; it need not exist yet."""
    chosen = os.environ.get("PYRAMIDS_HOME")
    if not chosen:
        return user_data_path("pyramids", appauthor=False)
    # Where nobody goes by the name in "~name", it is a folder's own, as in a shell.
    return Path(os.path.expanduser(chosen))


def own_levels(game: str) -> Path:
    """The folder of the player's own decks for a game."""
    return home() / "levels" / game


def saves() -> Path:
    """The folder of the games that a player saved under a name."""
    return home() / "saves"


def autosaves() -> Path:
    """The folder of the games that are being played, each in a file of its own."""
    return home() / "autosaves"


def history() -> Path:
    """The folder of the finished games."""
    return home() / "history"


def pictures() -> Path:
    """The folder of the pictures that a player took of the screen."""
    return home() / "pictures"


def settings_file() -> Path:
    """The file of the player's settings."""
    return home() / "settings.json"


def log_file() -> Path:
    """The file that crash reports are written to."""
    return home() / "pyramids.log"
