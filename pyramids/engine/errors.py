"""Errors whose message is for users: one sentence that names the cause and a way out."""

from enum import Enum


class PyramidsError(Exception):
    """An error that the user can fix; the command line prints it as one line."""


class LevelError(PyramidsError):
    """A deck or other level file that can't be used."""


class RecordError(PyramidsError):
    """A game record that can't be read or replayed."""


class CodeFault(Enum):
    """Why a code of a table or a game can't be read or written, in words for the command line."""

    TOO_LONG = "the code is too long: copy it again, and nothing else"
    TOO_SHORT = "the code is too short: copy it again, from its first to its last letter"
    FOREIGN_LETTER = "'{letter}' can't be in a code: copy it again, and nothing else"
    WRONG_LETTER = "a letter of the code is wrong or missing: compare it with the original"
    LEFT_OVER = "there is more in the code than a game: copy it again"
    NEWER = "the code was made by a newer version: open it with that one"
    UNKNOWN_GAME = "the code is of a game that isn't installed here"
    UNKNOWN_LEVEL = (
        "the code needs a level of {game} that isn't here (fingerprint {digest}…): "
        "put its file into your folder of levels"
    )
    UNKNOWN_BOT = "the code needs a bot of {game} that this version doesn't have"
    OTHER_RULES = "the code was made by a version with other rules: open it with that one"
    ENDLESS = "the code is of a game without an end: copy it again"
    UNFINISHED = "only a finished game has a code: play it to its end"
    SEED = "the seed {seed} doesn't fit into a code: choose one from 0 to 9223372036854775807"
    NOT_FROM_SEED = "this game has no code: its draws don't follow from its seed"


class CodeError(PyramidsError):
    """A code of a table or a game that can't be read or written."""

    def __init__(self, fault: CodeFault, **params: object) -> None:
        super().__init__(fault.value.format(**params))
        self.fault = fault
        self.params = params


class ChecksumError(RecordError):
    """A game record that was damaged or changed after it was saved."""


class SetupError(PyramidsError):
    """A game that can't be set up like this: seats, options, unknown names."""


class WorkerError(PyramidsError):
    """A worker process that ended before its work was done."""


class MoveSyntaxError(PyramidsError):
    """A text that isn't a move at all."""


class IllegalMoveError(PyramidsError):
    """A well-formed move that the rules refuse; `reason` says why."""

    def __init__(self, text: str, reason: object = None) -> None:
        super().__init__(text)
        self.reason = reason
