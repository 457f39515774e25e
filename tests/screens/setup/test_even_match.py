"""A new game proposes an opponent whom the player beats about half the time."""

from __future__ import annotations

import re

import pygame
import pytest

from pyramids.engine.contract import Player
from pyramids.engine.series.glicko import Rating
from pyramids.play.history import rating
from pyramids.play.history.rating import even_match, games_to_certainty, rating_history
from pyramids.play.history.replayed_history import scan
from pyramids.play.running_game import Start
from pyramids.play.seats import opponents
from pyramids.play.start_game import new_game
from pyramids.screens.setup.new_game import NewGame
from pyramids.screens.setup.player_choice import PERSON, PlayerPicker
from pyramids.screens.title.title_scene import Title
from pyramids.storage.settings import Settings
from pyramids.ui.app import App
from tests.screens.window_user import click, on_top, press, walk_to, words
from tests.shared.kept_games import LOOKS, SPEC, play_out

WEAKEST, STRONGEST = opponents(SPEC)[0], opponents(SPEC)[-1]


def lose_to_the_strongest() -> None:
    """A rated game with random moves."""
    players = (Player("Ana"), Player(STRONGEST.title, STRONGEST.name))
    game = new_game(Start(SPEC, SPEC.default_level, players, LOOKS, 3, {}), Settings())
    play_out(game).leave()


@pytest.fixture
def _certain(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game is enough for a proposal, as several would take long to play."""
    monkeypatch.setattr(rating, "CERTAIN", 1000.0)


def opened(app: App, title: Title) -> NewGame:
    click(app, title.new_game)
    return on_top(app, NewGame)


def test_nobody_is_proposed_or_announced_before_the_first_rated_game(
    app: App, title: Title
) -> None:
    setup = opened(app, title)
    assert not setup.even_match.visible
    assert "An even match" not in words(app)


def test_after_a_single_game_the_setup_tells_when_somebody_will_be_proposed(
    app: App, title: Title
) -> None:
    lose_to_the_strongest()
    setup = opened(app, title)
    missing = games_to_certainty(rating_history(scan(), SPEC).rating)
    assert not setup.even_match.visible
    assert f"An even match: after {missing} more rated games" in words(app)


def test_at_a_table_of_people_no_match_is_announced(app: App, title: Title) -> None:
    lose_to_the_strongest()
    setup = opened(app, title)
    setup.lines[1].who.choose(PERSON)
    app.settle()
    assert "An even match" not in words(app)


@pytest.mark.usefixtures("_certain")
def test_the_proposed_opponent_takes_the_seat_of_the_first_bot(app: App, title: Title) -> None:
    lose_to_the_strongest()
    setup = opened(app, title)
    wanted = even_match(SPEC, rating_history(scan(), SPEC).rating)
    assert wanted is not None
    assert wanted != WEAKEST, "the test needs another opponent than the usual one"
    assert "An even match" in words(app)
    assert not setup.even_match.pending.visible
    click(app, setup.even_match)
    assert setup.lines[1].bot == wanted
    assert not setup.even_match.visible


@pytest.mark.usefixtures("_certain")
def test_the_proposal_can_be_taken_by_keyboard(app: App, title: Title) -> None:
    lose_to_the_strongest()
    setup = opened(app, title)
    proposed = setup.even_match.bot
    walk_to(app, setup.even_match)
    press(app, pygame.K_RETURN)
    assert setup.lines[1].bot == proposed


@pytest.mark.usefixtures("_certain")
def test_whoever_beats_all_bots_is_told_the_closest_and_how_close_it_is(
    app: App, title: Title
) -> None:
    lose_to_the_strongest()
    setup = opened(app, title)
    setup.even_match.bot, setup.even_match.rating = STRONGEST, Rating(2500.0, 60.0)
    app.settle()
    assert f"Your closest match: {STRONGEST.title}" in words(app)
    assert setup.even_match.even is None
    told = setup.even_match.tooltip_at(setup.even_match.rect.center)
    assert re.search(r"you win 9\d% of the games", told)


@pytest.mark.usefixtures("_certain")
def test_the_even_match_is_marked_among_all_players(app: App, title: Title) -> None:
    lose_to_the_strongest()
    setup = opened(app, title)
    click(app, setup.lines[1].who)
    picker = on_top(app, PlayerPicker)
    marked = [card.bot for card in picker.cards if card.even_match]
    assert marked == [setup.even_match.bot]
    assert "An even match for you" in words(app)
