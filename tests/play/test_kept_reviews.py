"""A review that was made once opens again at once."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec
from pyramids.play import kept_reviews, shared_codes
from pyramids.play.history.finished_game import WatchedGame
from pyramids.storage import folders
from pyramids.storage.cache import review_files
from tests.shared.made_up_reviews import made_up, watched


@pytest.fixture(scope="module")
def game() -> WatchedGame:
    """A finished game."""
    return watched(all_games()[0])


def the_file() -> Path:
    (path,) = folders.reviews().iterdir()
    return path


@pytest.mark.sampled(1)
@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_a_kept_review_is_the_one_that_was_made(spec: GameSpec) -> None:
    game = watched(spec)
    made = made_up(game)
    assert kept_reviews.find(game) is None
    kept_reviews.keep(game, made)
    assert kept_reviews.find(game) == made


def test_a_game_that_comes_back_as_a_code_has_its_review(game: WatchedGame) -> None:
    made = made_up(game)
    kept_reviews.keep(game, made)
    found = shared_codes.read(shared_codes.game_code(game))
    assert isinstance(found, WatchedGame)
    assert kept_reviews.find(found) == made


def test_another_game_has_another_review(game: WatchedGame) -> None:
    kept_reviews.keep(game, made_up(game))
    assert kept_reviews.find(watched(all_games()[1])) is None


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("0.4", "0.5", 1),
        lambda text: re.sub(r"review \d+", "review 1", text, count=1),
        lambda _text: "",
    ],
    ids=["torn", "changed", "another format", "empty"],
)
def test_a_damaged_file_is_as_good_as_none(game: WatchedGame, damage: object) -> None:
    assert callable(damage)
    kept_reviews.keep(game, made_up(game))
    path = the_file()
    path.write_text(damage(path.read_text("utf-8")), "utf-8")
    assert kept_reviews.find(game) is None


@pytest.mark.parametrize("text", ["[[],[[0,1]],[],[]]", "{}", "[1,2,3,4]", "null"])
def test_a_file_that_makes_no_sense_is_as_good_as_none(game: WatchedGame, text: str) -> None:
    review_files.write(kept_reviews.key_of(game), text)
    assert kept_reviews.find(game) is None


def test_a_move_that_is_not_legal_spoils_the_review(game: WatchedGame) -> None:
    made = made_up(game)
    later = made.decisions[-1]
    # At the ply of another decision its move is out of place.
    wrong = made.decisions[0]._replace(best=later.played, ply=later.ply + 1)
    kept_reviews.keep(game, made._replace(decisions=(wrong,)))
    assert kept_reviews.find(game) is None


def test_the_oldest_reviews_go_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_files, "MOST", 2)
    for time, key in enumerate(("first", "second")):
        review_files.write(key, "[]")
        os.utime(review_files.path_of(key), (time, time))
    review_files.write("third", "[]")
    assert review_files.load("first") is None
    assert review_files.load("second") == review_files.load("third") == "[]"
