"""Sets up the scenes of a game for its pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import sleep
from typing import Any, Final, Generic, TypeVar

from pyramids.engine.contract import GameSpec
from pyramids.play.running_game import RunningGame
from pyramids.tables.parts.hints import Hints
from pyramids.tables.testing.gestures import Click
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.tables.tutorial.coach import Coach, Request
from pyramids.ui.app import Scene

_SEEDS: Final = 60
_TRIES: Final = 3000
Until = Callable[[Any], bool]
T = TypeVar("T", bound=Scene)


class Staging(Generic[T]):
    """Opens the tables of one game in the states that its pictures show."""

    def __init__(self, spec: GameSpec, table: type[T], rivals: Sequence[str]) -> None:
        self.spec = spec
        self._table = table
        self._rivals = rivals
        """Bots that don't run in another process, so that pictures don't depend on timing."""

    def game(
        self,
        headless: HeadlessApp,
        until: Until,
        rivals: int,
        *,
        people: int = 1,
        options: Mapping[str, str] | None = None,
    ) -> RunningGame:
        """A game in the first state that fits, with the first seed that leads to one."""
        for seed in range(1, _SEEDS):
            bots = self._rivals[:rivals]
            game = headless.game(self.spec, seed, people=people, bots=bots, options=options)
            headless.play_on(game, until, as_themselves=True)
            if until(game.state):
                return game
            game.leave()
            game.autosave.discard()
        raise ValueError("no seed leads to the state of this picture")

    def beginning(self, headless: HeadlessApp, seed: int, rivals: int) -> RunningGame:
        """A new game."""
        return headless.game(self.spec, seed, bots=self._rivals[:rivals])

    def finished(self, headless: HeadlessApp, seed: int, rivals: int) -> RunningGame:
        """A game at its end."""
        game = self.beginning(headless, seed, rivals)
        headless.play_on(game, lambda _state: False, as_themselves=True)
        return game

    def open(
        self,
        headless: HeadlessApp,
        until: Until,
        rivals: int,
        *,
        options: Mapping[str, str] | None = None,
    ) -> T:
        """Open the table in the first state that fits, and wait until nothing moves."""
        headless.open(self.game(headless, until, rivals, options=options))
        return headless.top(self._table)

    def tutorial(self, headless: HeadlessApp) -> None:
        """The coach's welcome."""
        headless.tutorial(self.spec)
        headless.rest()

    def tutorial_end(self, headless: HeadlessApp) -> None:
        """The coach's last words."""
        self.tutorial(headless)
        follow_coach(headless, lambda _asked: headless.top(Scene).coach.play.visible)  # type: ignore[attr-defined]
        headless.rest()


def ask_for_hints(headless: HeadlessApp, hints: Hints) -> None:
    """Ask for hints and wait for them."""
    headless.key("h")
    for _ in range(_TRIES):
        if hints.hints:
            return
        # The adviser runs in another process, so real time has to pass.
        sleep(0.01)
        headless.wait(20)


def asked_for(headless: HeadlessApp) -> Request | None:
    """What the coach of the tutorial asks for now."""
    coach = getattr(headless.app.scenes.top, "coach", None)
    return coach.asked if isinstance(coach, Coach) else None


def follow_coach(headless: HeadlessApp, until: Callable[[Request], bool]) -> None:
    """Do what the coach asks for until it asks for something like this."""
    for _ in range(_TRIES):
        asked = asked_for(headless)
        if asked is not None:
            if until(asked):
                return
            headless.do(Click(asked.target.center))
        headless.wait(100)
