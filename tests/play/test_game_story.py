"""The story of a finished game, its place among earlier games, and the par of its deal."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec, OnProgress, Par, Ply, Seat, Setup
from pyramids.engine.story import DISTANCE, Standing
from pyramids.play import start_game
from pyramids.play.history.earlier_results import EarlierResults, Placing
from pyramids.play.history.finished_game import watch_session
from pyramids.play.history.game_story import GameStory
from pyramids.play.running_game import RunningGame
from pyramids.play.workers.par_search import ParSearch
from pyramids.storage import folders, game_statistics, history, saved_games, saves
from pyramids.storage.settings import Settings
from tests.shared.kept_games import SPEC, begun, play_out

PLAYABLE = playable_games()
TIMEOUT = 60.0
"""Seconds that a test waits for the search before it fails."""


def story_of(game: RunningGame) -> GameStory:
    return GameStory(watch_session(game.spec, game.level, game.session, game.seating))


@pytest.mark.parametrize("spec", PLAYABLE, ids=lambda spec: spec.id)
def test_the_graph_ends_with_the_result(spec: GameSpec) -> None:
    game = play_out(begun(seed=3, spec=spec))
    assert game.over is not None
    story = story_of(game)
    assert len(story.standings) == len(story.turns)
    assert story.standings[-1] == game.over.scores


@pytest.mark.parametrize("spec", PLAYABLE, ids=lambda spec: spec.id)
def test_a_turning_point_is_one_of_the_turns_told_in_a_sentence(spec: GameSpec) -> None:
    found = 0
    for seed in range(1, 5):
        game = play_out(begun(seed=seed, spec=spec))
        story = story_of(game)
        point = story.turning_point(spec.texts(game.rules))
        game.leave()
        if point is not None:
            found += 1
            assert 0 < point.turn < len(story.turns)
            assert point.text.endswith(".")
            assert "\n" not in point.text
    assert found, "some game has a turning point"


def test_a_game_without_points_says_what_its_graph_shows() -> None:
    progress = Standing("Plies", lambda rules, state, seat: seat + 1, lambda n: f"place {n}")
    game = play_out(begun(seed=2))
    game.spec = replace(game.spec, standing=progress)
    story = story_of(game)
    assert set(story.standings) == {(1, 2)}
    assert story.lead_sentences() == ["Ben led all the way."]


def test_a_lead_that_changes_once_is_told_without_a_number() -> None:
    ahead = Standing("Plies", lambda rules, state, seat: seat == (state == end), str)
    game = play_out(begun(seed=2))
    end = game.state
    game.spec = replace(game.spec, standing=ahead)
    assert story_of(game).lead_sentences()[0] == "The lead changed hands once."


# Earlier games.


def finish(
    seed: int,
    *scores: int,
    spec: GameSpec = SPEC,
    rounds: int = 1,
    options: Mapping[str, str] | None = None,
) -> None:
    """A finished game in the history, with these points."""
    game = play_out(begun(seed=seed, spec=spec))
    kept = game.record()
    notes = replace(game.summary(), scores=scores, round=rounds).added_to(kept.notes)
    setup = replace(kept.setup, options={**kept.setup.options, **(options or {})})
    history.remove(game.autosave.id)
    history.add(f"game{seed}", replace(kept, notes=notes, setup=setup))
    game.leave()


def history_files() -> list[Path]:
    return saves.save_files(folders.history())


def read_all(game: RunningGame) -> EarlierResults:
    earlier = EarlierResults(game)
    while not earlier.complete:
        earlier.read()
    return earlier


def test_a_result_is_placed_among_all_people_of_earlier_games() -> None:
    finish(1, 80, 60)
    finish(2, 70, 90)
    earlier = read_all(play_out(begun(seed=3)))
    assert earlier.placing((75,)) == Placing((75,), place=3, results=5, best_before=(90,))
    assert earlier.placing((90,)).place == 1
    assert not earlier.placing((90,)).is_best
    assert earlier.placing((91,)).is_best


def test_in_a_race_any_win_beats_a_loss_and_few_rounds_beat_many() -> None:
    """All who arrive have the same score: nothing is left of their way."""
    finish(1, 0, -9, rounds=12)
    finish(2, -3, 0, rounds=20)
    game = play_out(begun(seed=3))
    game.spec = replace(game.spec, standing=DISTANCE)
    earlier = read_all(game)
    won_in_12, lost = (1, -12, 0), (0, 0, -2)
    assert earlier.placing(won_in_12) == Placing(won_in_12, 1, 5, best_before=won_in_12)
    assert earlier.placing((1, -11, 0)).is_best
    assert [earlier.placing(result).place for result in ((1, -13, 0), (1, -21, 0), lost)] == [
        2, 3, 3,
    ]  # fmt: skip
    assert earlier.words(won_in_12) == "won in 12 rounds"
    assert earlier.words(lost) == "2 to go"


def test_the_game_itself_is_not_an_earlier_one() -> None:
    game = play_out(begun(seed=3))
    placing = read_all(game).placing((50,))
    assert placing == Placing((50,), place=1, results=1, best_before=None)
    assert not placing.is_best


def test_games_with_another_number_of_players_are_not_compared() -> None:
    finish(1, 80, 60)
    game = play_out(begun(seed=3))
    players = (*game.players, game.players[0])
    game.session.setup = replace(game.session.setup, players=players)
    assert read_all(game).placing((1,)).results == 1


def test_games_with_other_options_are_not_compared() -> None:
    spec = next(spec for spec in PLAYABLE if spec.options)
    option = spec.options[0]
    finish(1, 80, 60, spec=spec, options={option.key: option.choices[-1]})
    finish(2, 70, 50, spec=spec)
    assert read_all(play_out(begun(seed=3, spec=spec))).placing((1,)).results == 3


def test_damaged_files_do_not_disturb() -> None:
    finish(1, 80, 60)
    (path,) = history_files()
    path.with_name("torn.json").write_text("{", encoding="utf-8")
    assert read_all(play_out(begun(seed=3))).placing((1,)).results == 3


# Par.


def quick_par(
    rules: Any, setup: Setup, seed: int, seat: Seat, plies: Sequence[Ply], on_progress: OnProgress
) -> Par:
    on_progress(0.5)
    return Par(seat, 1000 + seat, {}, (), str(os.getpid()))


def endless_par(
    rules: Any, setup: Setup, seed: int, seat: Seat, plies: Sequence[Ply], on_progress: OnProgress
) -> Par:
    on_progress(0.25)
    sleep(TIMEOUT)
    raise AssertionError("nobody waits so long")


def broken_par(
    rules: Any, setup: Setup, seed: int, seat: Seat, plies: Sequence[Ply], on_progress: OnProgress
) -> Par:
    os._exit(3)


def with_par(par: Any) -> RunningGame:
    game = play_out(begun(seed=3))
    game.spec = replace(game.spec, par=par)
    return game


def wait_for(search: ParSearch, wanted: Any) -> None:
    end = monotonic() + TIMEOUT
    while not wanted():
        assert monotonic() < end, "the search doesn't answer"
        search.poll()
        sleep(0.01)


def test_the_par_of_all_people_is_found_and_kept_with_the_finished_game() -> None:
    game = with_par(quick_par)
    search = ParSearch(game)
    search.start()
    assert search.searching
    wait_for(search, lambda: not search.searching)
    assert game.pars == {0: 1000, 1: 1001}
    assert search.progress == 1.0
    (entry,) = game_statistics.read_history()
    assert isinstance(entry, game_statistics.FinishedGame)
    assert entry.pars == {0: 1000, 1: 1001}


def test_a_par_that_is_found_late_brings_no_deleted_game_back() -> None:
    game = with_par(quick_par)
    history.remove(game.autosave.id)
    game.note_par(0, 120)
    assert history_files() == []


def test_a_known_par_is_not_searched_for_again() -> None:
    game = with_par(endless_par)
    game.pars.update({0: 120, 1: 130})
    search = ParSearch(game)
    search.start()
    assert not search.searching
    assert search.progress == 1.0


def test_a_resumed_finished_game_knows_its_par() -> None:
    game = with_par(quick_par)
    game.note_par(0, 120)
    path = game.save_as("The end")
    game.leave()
    (save,) = [entry for entry in saved_games.list_saves() if entry.path == path]
    assert isinstance(save, saves.Save)
    assert start_game.open_save(save, Settings()).pars == {0: 120}


def test_a_search_can_be_left_at_any_time() -> None:
    search = ParSearch(with_par(endless_par))
    search.start()
    wait_for(search, lambda: search.progress > 0)
    search.close()
    assert not search.searching
    assert not search.poll()


def test_a_search_that_dies_leaves_the_result_alone() -> None:
    game = with_par(broken_par)
    search = ParSearch(game)
    search.start()
    wait_for(search, lambda: search.failed)
    assert game.pars == {}
    search.start()
    assert not search.searching


def test_a_game_without_par_has_nobody_to_search_for() -> None:
    game = with_par(None)
    search = ParSearch(game)
    search.start()
    assert (search.seats, search.searching) == ((), False)


@pytest.mark.parametrize("value", [None, [], {"0": "many"}, {"7": 3}, {"0": True}])
def test_a_par_that_makes_no_sense_is_ignored(value: Any) -> None:
    game = play_out(begun(seed=3))
    kept = game.record()
    path = history.add("odd", replace(kept, notes={**kept.notes, "par": value}))
    (entry,) = [entry for entry in game_statistics.read_history() if entry.path == path]
    assert isinstance(entry, game_statistics.FinishedGame)
    assert entry.pars == {}
