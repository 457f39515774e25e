"""Starts new games and opens saved ones."""

from __future__ import annotations

from dataclasses import replace
from random import SystemRandom
from typing import Final

from pyramids import catalogue
from pyramids.engine.contract import Level, Setup
from pyramids.engine.errors import PyramidsError
from pyramids.engine.records.commitment import commit, draw_salt
from pyramids.engine.records.record import Record
from pyramids.engine.session import Session
from pyramids.play.history.open_record import FindLevel, Obstacle, OpenError, reopen
from pyramids.play.running_game import RunningGame, Start
from pyramids.storage import autosave, saves
from pyramids.storage.autosave import Autosave
from pyramids.storage.notes import purpose_notes
from pyramids.storage.saves import Save
from pyramids.storage.settings import Settings

_SEEDS: Final = 1_000_000_000
"""The number of seeds that `draw_seed` draws from."""


def draw_seed() -> int:
    """A random seed for a new game."""
    # `secrets` would load OpenSSL at every start.
    return SystemRandom().randrange(_SEEDS)


def new_game(
    start: Start, settings: Settings, find_level: FindLevel = catalogue.load_level
) -> RunningGame:
    """Start a game; `PyramidsError` if it can't be set up like this."""
    level, session = set_up(start, find_level)
    commitment = commit(start.spec.id, level.digest, start.seed, start.salt or draw_salt())
    return _saved(
        RunningGame(
            start.spec,
            level,
            session,
            start.seating,
            settings,
            autosave.create(),
            commitment=commitment,
            purpose=start.purpose,
        )
    )


def set_up(start: Start, find_level: FindLevel = catalogue.load_level) -> tuple[Level, Session]:
    """The level and the session of a new game; `PyramidsError` if it can't be set up like this."""
    level = find_level(start.spec, start.level)
    setup = Setup(start.spec.id, level.name, start.players, dict(start.options))
    rules = catalogue.rules_of(start.spec, level)
    return level, Session(rules, start.spec.validate(setup), start.seed)


def open_save(
    save: Save, settings: Settings, find_level: FindLevel = catalogue.load_level
) -> RunningGame:
    """Open a saved game. An autosave is continued in place, a named save stays unchanged."""
    if not save.automatic:
        kept = saves.load(save.path)
        kept = replace(kept, notes=purpose_notes.of_a_copy(kept.notes))
        return _resume(kept, settings, autosave.create(), find_level)
    adopted = autosave.take_over(save)
    if adopted is None:
        raise OpenError(Obstacle.TAKEN, save.game, "this game is being played in another window")
    kept_in, kept = adopted
    try:
        return _resume(kept, settings, kept_in, find_level)
    except PyramidsError:
        kept_in.release()
        raise


def continue_newest(
    settings: Settings, game: str = "", find_level: FindLevel = catalogue.load_level
) -> RunningGame | None:
    """The newest unfinished game that can be opened, of one kind if it is named; None if none is.

    If there are some but none can be opened, the newest one's error is raised.
    """
    first: PyramidsError | None = None
    for save in autosave.unfinished():
        if game and save.game != game:
            continue
        try:
            return open_save(save, settings, find_level)
        except PyramidsError as error:
            first = first or error
    if first is not None:
        raise first
    return None


def _resume(
    kept: Record, settings: Settings, kept_in: Autosave, find_level: FindLevel
) -> RunningGame:
    """The game of a record, saved from now on in that autosave."""
    return _saved(RunningGame(*reopen(kept, find_level), settings, kept_in, kept))


def _saved(game: RunningGame) -> RunningGame:
    """The game, once it has been saved for the first time."""
    game.save_at_start()
    return game
