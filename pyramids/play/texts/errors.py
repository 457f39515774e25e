"""Error messages in the player's language, for the window and the terminal."""

from __future__ import annotations

import os
from datetime import date
from pathlib import Path
from typing import Final

from pyramids.engine.errors import CodeError, CodeFault, LevelError, PyramidsError
from pyramids.language import N_, _
from pyramids.play.daily.errors import DailyError, DailyFault
from pyramids.play.history.open_record import Obstacle, OpenError
from pyramids.play.texts.dates import date_words
from pyramids.storage.errors import DiskProblem, StorageError
from pyramids.storage.saves import Fault, SaveError

_DISK_PROBLEMS: Final = {
    DiskProblem.FULL: N_("The disk is full, so {path} couldn't be written. Free some space."),
    DiskProblem.READ_ONLY: N_("Can't write {path}: its folder is read-only."),
    DiskProblem.DENIED: N_("No permission to use {path}."),
    DiskProblem.MISSING: N_("{path} is no longer there."),
    DiskProblem.NO_FOLDER: N_("{folder} isn't a folder. Move it, or change PYRAMIDS_HOME."),
    DiskProblem.FAILED: N_("Can't use {path}: {detail}."),
}

_FAULTS: Final = {
    Fault.EMPTY: N_("The file is empty."),
    Fault.DAMAGED: N_("The file is damaged."),
    Fault.CHANGED: N_(
        "The file has changed since it was saved. Delete its checksum to open it anyway."
    ),
    Fault.FOREIGN: N_("This isn't a saved game of Pyramids."),
    Fault.NEWER: N_("It was saved by a newer version of Pyramids. Update yours."),
    Fault.UNREADABLE: N_("Can't read the file."),
}

_OBSTACLES: Final = {
    Obstacle.UNKNOWN_GAME: N_("This version of Pyramids doesn't know the game “{name}”."),
    Obstacle.LEVEL_MISSING: N_("“{name}” is missing or damaged. Restore its file."),
    Obstacle.LEVEL_CHANGED: N_("“{name}” has changed since. Restore the old file."),
    Obstacle.NOT_PLAYABLE: N_("The moves in the file break the rules of {name}."),
    Obstacle.TAKEN: N_("This game is being played in another window."),
}

_CODE_FAULTS: Final = {
    CodeFault.TOO_LONG: N_("That's too long for a code. Copy the code and nothing else."),
    CodeFault.TOO_SHORT: N_("That's too short for a code. Copy all of its letters."),
    CodeFault.FOREIGN_LETTER: N_("“{letter}” can't be in a code. Copy the code and nothing else."),
    CodeFault.WRONG_LETTER: N_("A letter is wrong or missing. Compare it with the original."),
    CodeFault.LEFT_OVER: N_("That's more than one code. Copy it again."),
    CodeFault.NEWER: N_("The code is from a newer version of Pyramids. Update yours."),
    CodeFault.UNKNOWN_GAME: N_("The code is for a game that you don't have."),
    CodeFault.UNKNOWN_LEVEL: N_("The code is for a level of {game} that you don't have."),
    CodeFault.UNKNOWN_BOT: N_("The code is for a bot that this version of {game} doesn't have."),
    CodeFault.OTHER_RULES: N_("The code is from a version of Pyramids with other rules."),
    CodeFault.ENDLESS: N_("The game in this code never ends. Copy it again."),
    CodeFault.UNFINISHED: N_("Only a finished game has a code."),
    CodeFault.SEED: N_("The deal {seed} is too large for a code."),
    CodeFault.NOT_FROM_SEED: N_("This game was edited, so it has no code."),
}


_DAILY_FAULTS: Final = {
    DailyFault.NOT_YET: N_("There's no expedition on {day}."),
    DailyFault.ANOTHER_DAY: N_("Only today's try counts. You can practise {day}."),
    DailyFault.TAKEN: N_("The try of {day} is taken. Practise as often as you like."),
    DailyFault.TRY_FIRST: N_("Your try comes first. Then practise as often as you like."),
    DailyFault.CLOCK: N_(
        "You've already been on the expedition of {newest}. Set your clock, or practise {day}."
    ),
    DailyFault.LOST: N_("The game of this try was deleted, so it can't go on."),
    DailyFault.NO_RESULT: N_("The try of {day} isn't finished yet."),
    DailyFault.DAMAGED: N_("{file} is damaged. The game of that day wasn't found either."),
}


def sentence(error: PyramidsError) -> str:
    """An error in one or two sentences; technical details stay untranslated."""
    if isinstance(error, SaveError):
        return fault_sentence(error.fault)
    if isinstance(error, StorageError):
        path, detail = error.path, error.detail
        words = _DISK_PROBLEMS[error.problem]
        return _(words, path=path.name, folder=_first_non_folder(path.parent), detail=detail)
    if isinstance(error, CodeError):
        named = {key: _(str(value)) for key, value in error.params.items()}
        return _(_CODE_FAULTS[error.fault], **named)
    if isinstance(error, DailyError):
        return daily_sentence(error.fault, error.day, **error.params)
    if isinstance(error, OpenError):
        return _(_OBSTACLES[error.obstacle], name=error.name)
    words = _("The data is damaged.")
    if isinstance(error, LevelError):
        words = _("Can't use this file.")
    return f"{words} {technical(str(error))}"


def daily_sentence(fault: DailyFault, day: date, **params: object) -> str:
    """Why a daily expedition can't be played, or what is wrong with its file."""
    named = {
        key: date_words(value) if isinstance(value, date) else value
        for key, value in params.items()
    }
    return _(_DAILY_FAULTS[fault], day=date_words(day), **named)


def _first_non_folder(folder: Path) -> Path:
    """The first part of a path, from its root, that isn't a folder."""
    parts = [*reversed(folder.parents), folder]
    return next((part for part in parts if not os.path.isdir(part)), folder)


def technical(detail: str) -> str:
    """The untranslated detail of an error, for the author of a file."""
    return _("Technical detail: {detail}", detail=detail)


def fault_sentence(fault: Fault) -> str:
    """Why a file can't be loaded as a saved game."""
    return _(_FAULTS[fault])
