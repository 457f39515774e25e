"""Fixtures: tables of Silver & Gold."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyramids import catalogue, language
from pyramids.catalogue import find_game
from pyramids.engine.contract import Player
from pyramids.games.silver_gold.deck import Deck
from pyramids.games.silver_gold.state import Phase
from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.scenes import make_scene
from pyramids.play import start_game as games
from pyramids.play.running_game import RunningGame, Start, leave_all
from pyramids.play.seats import default_look
from pyramids.screens.in_game.navigation import ScreenNavigation
from pyramids.storage.settings import Settings
from pyramids.ui.app import App

NAMES = ("Ana", "Ben", "Cleo", "Dan")


def begun(seats: int, seed: int = 7) -> RunningGame:
    """A game of people, all cards dealt."""
    spec = find_game("silver_gold")
    players = tuple(Player(name) for name in NAMES[:seats])
    looks = tuple(default_look(seat, None) for seat in range(seats))
    game = games.new_game(
        Start(spec, "classic", players, looks, seed, {}), Settings(review_games=False)
    )
    while game.state.phase is Phase.DEAL:
        game.session.draw()
    return game


def played(seats: int, seed: int = 7) -> RunningGame:
    """A game played to its end: everyone takes the first legal move that marks most."""
    game = begun(seats, seed)
    session = game.session
    while game.over is None:
        if session.proceed():
            continue
        seat = game.waiting()[0]
        moves = game.rules.legal(session.state, seat)
        session.submit(seat, max(moves, key=lambda move: getattr(move, "fields", 0).bit_count()))
    return game


@pytest.fixture
def app() -> Iterator[App]:
    """An app in English; opened games are left at the end."""
    language.use("en")
    made = App()
    yield made
    made.scenes.clear()
    leave_all()
    made.close()
    language.use("en")


@pytest.fixture
def controller(app: App) -> Iterator[SilverGoldController]:
    """A table of two people who have been dealt their cards."""
    made = SilverGoldController(app, begun(2), make_scene, ScreenNavigation(app))
    yield made
    made.flow.close()
    made.game.leave()


@pytest.fixture
def finished(app: App) -> Iterator[SilverGoldController]:
    """A table of three people at the end of their game."""
    made = SilverGoldController(app, played(3), make_scene, ScreenNavigation(app))
    yield made
    made.flow.close()
    made.game.leave()


@pytest.fixture(scope="module")
def deck() -> Deck:
    """The classic deck."""
    found = catalogue.load_level(find_game("silver_gold"), "classic")
    assert isinstance(found, Deck)
    return found
