"""Why a daily expedition can't be played; `play.texts.errors` has the messages for the player."""

from __future__ import annotations

from datetime import date
from enum import Enum

from pyramids.engine.errors import PyramidsError


class DailyFault(Enum):
    """The reasons, in words for the command line."""

    NOT_YET = "the expedition of {day} hasn't begun: there is one a day, the first on {first}"
    ANOTHER_DAY = "only today's try counts: {day} can be practised"
    TAKEN = "the try of {day} is taken: practise it as often as you like"
    TRY_FIRST = "the try of {day} comes first: then practise it as often as you like"
    CLOCK = "the expedition of {newest} was begun already: set the clock right, or practise {day}"
    LOST = "the game of the try of {day} is gone: it was deleted"
    NO_RESULT = "the try of {day} has no result yet"
    DAMAGED = "{file} is damaged, and nothing else is known about the try of {day}"


class DailyError(PyramidsError):
    """A daily expedition that can't be played like this."""

    def __init__(self, fault: DailyFault, day: date, **params: object) -> None:
        super().__init__(fault.value.format(day=day, **params))
        self.fault = fault
        self.day = day
        self.params = params
