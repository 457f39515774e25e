"""The review of a finished game in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyramids import language
from pyramids.catalogue import all_games
from pyramids.commands.terminal import text_review
from pyramids.commands.terminal.console import Console, LeaveError
from pyramids.commands.terminal.output import printable
from pyramids.engine.contract import GameSpec
from pyramids.engine.session import Session
from pyramids.play import kept_puzzles
from pyramids.play.running_game import RunningGame
from pyramids.review.game_review import Review
from tests.shared.kept_games import begun, play_out
from tests.shared.made_up_reviews import made_up, watched


class Typist(Console):
    """Types some lines, and keeps what is said."""

    def __init__(self, *lines: str) -> None:
        self._lines = iter(lines)
        self.said: list[str] = []

    def say(self, *lines: str) -> None:
        self.said += lines

    def ask(self) -> str:
        for line in self._lines:
            return line
        raise LeaveError


@pytest.fixture
def game() -> Iterator[RunningGame]:
    """A finished game."""
    finished = play_out(begun(seed=5))
    yield finished
    finished.leave()


@pytest.fixture
def reviews(monkeypatch: pytest.MonkeyPatch) -> list[Review]:
    """The reviews that are made: a made-up one, as a real one takes long."""
    made: list[Review] = []

    def review(_spec: GameSpec, _session: Session, _unit: str) -> Review:
        made.append(made_up(watched(all_games()[0])))
        return made[-1]

    monkeypatch.setattr(text_review, "review_with_progress", review)
    return made


@pytest.mark.parametrize(("lang", "word"), [("en", "Accuracy"), ("de", "Genauigkeit")])
def test_the_review_is_told_in_lines_and_its_slips_are_kept(
    game: RunningGame, reviews: list[Review], lang: str, word: str
) -> None:
    language.use(lang)
    console = Typist("review", "")
    text_review.offer_review(game, console)
    language.use("en")
    assert not any("\\" in printable(line) for line in console.said)
    assert len(reviews) == 1
    assert sum(f": {word} 90" in line for line in console.said) == 2
    assert len(list(kept_puzzles.scan())) == 2


def test_a_review_that_was_told_is_not_made_again(game: RunningGame, reviews: list[Review]) -> None:
    console = Typist("REVIEW", "review")
    text_review.offer_review(game, console)
    assert len(reviews) == 1
    assert sum("Accuracy 90" in line for line in console.said) == 4


@pytest.mark.parametrize("line", ["", "1", "quit"])
def test_whoever_does_not_want_it_leaves(
    game: RunningGame, reviews: list[Review], line: str
) -> None:
    console = Typist(line, "review")
    text_review.offer_review(game, console)
    assert not reviews
    assert len([said for said in console.said if said]) == 1


def test_ctrl_c_stops_the_review_and_nothing_else(
    game: RunningGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_arguments: object) -> Review:
        raise KeyboardInterrupt

    monkeypatch.setattr(text_review, "review_with_progress", interrupted)
    console = Typist("review", "")
    text_review.offer_review(game, console)
    assert "The review is stopped." in console.said
    assert "“review”" in console.said[-1]
    assert not list(kept_puzzles.scan())
