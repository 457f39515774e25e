"""Random input causes no error, and no state that the rules don't allow."""

from __future__ import annotations

import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec
from pyramids.play.running_game import RunningGame
from pyramids.screens.settings import preferences
from pyramids.showcase.headless_app import headless_app, show_title
from pyramids.storage.settings import Pace
from pyramids.tables.testing.headless_app import HeadlessApp
from tests.toughness.monkey import Monkey

pytestmark = pytest.mark.usefixtures("every_frame")

PLAYABLE = playable_games()


def let_loose(seed: int, events: int, spec: GameSpec | None = None) -> Monkey:
    """Run a monkey on a new app, from the title screen or in the middle of a game."""
    with headless_app((1024, 640)) as made:
        made.settings.pace = Pace.INSTANT if seed % 2 else Pace.FAST
        preferences.apply(made.app, made.settings)
        show_title(made)
        if seed % 4:
            made.open(begun(made, spec or PLAYABLE[seed % len(PLAYABLE)], seed))
        monkey = Monkey(made, seed)
        monkey.play(events)
        return monkey


def begun(made: HeadlessApp, spec: GameSpec, seed: int) -> RunningGame:
    """A game in progress, with people and bots."""
    seats = spec.seats.start + seed % len(spec.seats)
    people = 1 + seed // 2 % seats
    quick = [bot.name for bot in spec.bots if bot.quick][-1]
    game = made.game(spec, seed, people=people, bots=[quick] * (seats - people))
    made.play_on(game, lambda _state: False, steps=seed * 37 % 220)
    return game


@pytest.mark.sampled(1)
@pytest.mark.parametrize("spec", PLAYABLE, ids=lambda spec: spec.id)
def test_a_thousand_random_events_break_nothing(spec: GameSpec) -> None:
    assert let_loose(seed=1, events=1_000, spec=spec).events >= 1_000


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_five_thousand_random_events_break_nothing(seed: int) -> None:
    assert let_loose(seed, events=5_000).events >= 5_000


@pytest.mark.slow
@pytest.mark.endurance
@pytest.mark.parametrize("seed", range(2, 22))
@pytest.mark.parametrize("spec", PLAYABLE, ids=lambda spec: spec.id)
def test_two_hundred_thousand_random_events_break_nothing(spec: GameSpec, seed: int) -> None:
    assert let_loose(seed, events=10_000, spec=spec).events >= 10_000
