"""Errors whose message is for users: one sentence that names the cause and a way out."""


class PyramidsError(Exception):
    """An error that the user can fix; the command line prints it as one line."""


class LevelError(PyramidsError):
    """A deck or other level file that can't be used."""


class RecordError(PyramidsError):
    """A game record that can't be read or replayed."""


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
