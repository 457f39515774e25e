"""The paths of the player's files. `PYRAMIDS_HOME` puts all of them into one folder."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def home() -> Path:
    """The user data folder; it need not exist yet."""
    chosen = os.environ.get("PYRAMIDS_HOME")
    if not chosen:
        return user_data_path("pyramids", appauthor=False)
    # "~name" stays as it is if there is no such user, as in a shell.
    return Path(os.path.expanduser(chosen))


def own_levels(game: str) -> Path:
    """The folder of the player's own levels for a game."""
    return home() / "levels" / game


def saves() -> Path:
    """The folder of games saved under a name."""
    return home() / "saves"


def autosaves() -> Path:
    """The folder of autosaves, one file per running game."""
    return home() / "autosaves"


def older_games() -> Path:
    """The folder of unfinished games that were moved away, as there were too many."""
    return home() / "older"


def history() -> Path:
    """The folder of finished games."""
    return home() / "history"


def daily() -> Path:
    """The folder of the daily expeditions, one file per day."""
    return home() / "daily"


def puzzles() -> Path:
    """The folder of puzzles from the player's slips, one file each."""
    return home() / "puzzles"


def reviews() -> Path:
    """The folder of reviews that were made, one file per game."""
    return home() / "cache" / "reviews"


def pictures() -> Path:
    """The folder of the player's screenshots."""
    return home() / "pictures"


def settings_file() -> Path:
    """The settings file."""
    return home() / "settings.json"


def log_file() -> Path:
    """The crash log."""
    return home() / "pyramids.log"
