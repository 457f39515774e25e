"""Pictures of big moments in three phases, and how to reach them; the same for every game.

def own_tomb(event: Event, rules: Rules, before: State) -> bool:
    return isinstance(event, Tomb) and event.seat == 0

PICTURES = (*moment_pictures("tomb", _STAGING, own_tomb),)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from pyramids.play.running_game import RunningGame
from pyramids.tables.game_table import GameTable
from pyramids.tables.testing.headless_app import FRAME, HeadlessApp
from pyramids.tables.testing.pictures import Picture
from pyramids.tables.testing.staging import Staging

Happens = Callable[[Any, Any, Any], bool]
"""Whether an event is the one to be shown, given the rules and the state before it."""

PHASES: Final = {"begins": 90, "rises": 420, "fades": 1020}
"""Milliseconds after the beginning of a moment."""
_MOST_FRAMES: Final = 240
_SEEDS: Final = 40


def moment_pictures(
    name: str, staging: Staging[Any], happens: Happens, *, rivals: int = 2
) -> tuple[Picture, ...]:
    """A big moment that a decision of the first player leads to, or that follows by itself."""
    return tuple(
        Picture(
            f"moment_{name}_{phase}",
            partial(_show, staging, happens, rivals, time),
            passing=True,
        )
        for phase, time in PHASES.items()
    )


def reach_moment(
    headless: HeadlessApp, staging: Staging[Any], happens: Happens, *, rivals: int = 2
) -> GameTable:
    """Let it happen on the table, and stop in the frame in which it begins to be shown."""
    for seed in range(1, _SEEDS):
        game = staging.finished(headless, seed, rivals)
        game.leave()
        game.autosave.discard()
        for ply in _plies_before(game, happens):
            table = _open_at(headless, staging, seed, rivals, game, ply)
            if _moment_comes(headless, table):
                return table
    raise ValueError("no seed leads to this moment")


def _show(
    staging: Staging[Any], happens: Happens, rivals: int, time: float, headless: HeadlessApp
) -> None:
    reach_moment(headless, staging, happens, rivals=rivals)
    headless.wait(time)


def _plies_before(game: RunningGame, happens: Happens) -> Iterator[int]:
    """The numbers of plies before those that may lead to it."""
    session, rules = game.session, game.rules
    for number, ply in enumerate(session.plies):
        before, after = session.states[number], session.states[number + 1]
        # What bots decide is shown only when everyone has decided.
        if ply.seat > 0:
            continue
        if any(happens(event, rules, before) for event in rules.events(before, ply, after)):
            yield number


def _open_at(
    headless: HeadlessApp,
    staging: Staging[Any],
    seed: int,
    rivals: int,
    played: RunningGame,
    ply: int,
) -> GameTable:
    """Open the table at a ply of a game that was played, and make that ply."""
    game = staging.beginning(headless, seed, rivals)
    for known in played.session.plies[:ply]:
        game.session.repeat(known)
    following = played.session.plies[ply]
    if following.seat < 0:
        headless.show(game)
        headless.wait(FRAME)
        return headless.top(GameTable)  # type: ignore[type-abstract]
    headless.open(game)
    table = headless.top(GameTable)  # type: ignore[type-abstract]
    table.play(table.controller.decide(following.move))
    return table


def _moment_comes(headless: HeadlessApp, table: GameTable) -> bool:
    for _ in range(_MOST_FRAMES):
        if table.flights.moments.alive:
            return True
        headless.wait(FRAME)
    return False
