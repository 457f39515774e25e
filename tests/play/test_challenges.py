"""A finished game's deal, played again against the score that somebody made with it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec
from pyramids.engine.session import Concession
from pyramids.play.challenges import challenge, outcome_words, target_figure, target_words
from pyramids.play.history import finished_game
from pyramids.play.start_game import new_game, open_save
from pyramids.play.texts.result import result_words
from pyramids.storage import autosave
from pyramids.storage.notes import purpose_notes
from pyramids.storage.notes.purpose_notes import FOR_ITSELF, Purpose, ScoreToBeat
from pyramids.storage.settings import Settings
from tests.shared.kept_games import begun, play_out


@pytest.mark.sampled(2)
@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_whoever_takes_the_challenge_plays_the_same_deal_alone_against_bots(
    spec: GameSpec,
) -> None:
    old = play_out(begun(seed=5, spec=spec))
    old.leave()
    met = challenge(finished_game.watch(old.record()), Settings(names=("Cleo",)))
    assert met is not None
    assert old.over is not None
    best = old.over.scores[met.seat]
    assert best == old.over.scores[old.over.winners[0]]
    assert met.to_beat[:2] == (old.players[met.seat].name, best)
    game = new_game(met.start, Settings())
    assert game.people == (met.seat,)
    assert game.players[met.seat].name == "Cleo"
    assert set(met.replaced) == {p.name for p in old.players} - {met.to_beat.name}
    assert (game.seed, game.setup.level, game.setup.options) == (
        old.seed, old.setup.level, old.setup.options,
    )  # fmt: skip
    assert met.to_beat.name in target_words(game)


@pytest.mark.parametrize(
    ("more", "words"),
    [(1, "You've beaten Ana"), (0, "Ana had"), (-1, "Ana is still ahead")],
)
def test_in_a_race_whoever_arrives_in_fewer_rounds_is_better(more: int, words: str) -> None:
    race = next(spec for spec in all_games() if spec.standing.race)
    game = play_out(begun(seed=5, spec=race))
    assert game.over is not None
    rounds = race.progress(game.state).round
    game.purpose = Purpose(ScoreToBeat("Ana", max(game.over.scores), rounds + more))
    assert words in outcome_words(game, game.over)
    assert target_figure(game) == str(rounds + more)
    assert f"{rounds + more} rounds" in target_words(game)


def test_nobody_is_to_beat_who_conceded_if_others_played_on() -> None:
    old = play_out(begun(seed=5))
    old.leave()
    kept = old.record()
    first = challenge(finished_game.watch(kept), Settings())
    assert first is not None
    gone = replace(kept, concessions=(Concession(first.seat, 9),))
    met = challenge(finished_game.watch(gone), Settings())
    assert met is not None
    assert met.seat != first.seat


def test_an_unfinished_game_is_no_challenge() -> None:
    assert challenge(finished_game.watch(begun(seed=5).record()), Settings()) is None


def test_the_score_to_beat_survives_leaving_the_game() -> None:
    game = begun(seed=5)
    game.purpose = Purpose(ScoreToBeat("Ana", 90))
    game._save()
    game.leave()
    (save,) = autosave.unfinished()
    again = open_save(save, Settings())
    assert again.purpose == Purpose(ScoreToBeat("Ana", 90))
    assert again.start().purpose.to_beat == ScoreToBeat("Ana", 90)


@pytest.mark.parametrize(
    ("ahead", "words"),
    [(-1, "You've beaten Ana"), (0, "Ana had"), (1, "Ana is still ahead")],
)
def test_the_result_tells_whether_the_score_was_beaten(ahead: int, words: str) -> None:
    game = play_out(begun(seed=5))
    over = game.over
    assert over is not None
    assert outcome_words(game, over) == ""
    game.purpose = Purpose(ScoreToBeat("Ana", max(over.scores) + ahead))
    assert words in outcome_words(game, over)
    assert words in result_words(game, over, game.spec.texts(game.rules))[1]


@pytest.mark.parametrize(
    "notes",
    [
        {},
        {"to_beat": 5, "daily": 7},
        {"to_beat": {"name": 1, "score": 2}},
        {"to_beat": {"name": "Ana", "score": True}},
        {"to_beat": {"name": "Ana", "score": 10**12}},
        {"to_beat": {"name": "Ana", "score": 1, "rounds": "2"}},
        {"to_beat": {"name": "Ana"}, "daily": "2026-13-01"},
        {"daily": "20261101"},
    ],
)
def test_notes_that_make_no_sense_are_ignored(notes: dict[str, object]) -> None:
    assert purpose_notes.from_notes(notes) == FOR_ITSELF


def test_notes_are_read_as_they_were_written() -> None:
    purpose = Purpose(ScoreToBeat("Ana", -3), "2026-11-01")
    assert purpose_notes.from_notes(purpose_notes.added_to({"x": 1}, purpose)) == purpose
