"""Statistics of finished games: wins, scores, and damaged files."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from pyramids.engine.contract import Player
from pyramids.engine.records import record as records
from pyramids.engine.records.record import Record
from pyramids.storage import folders, game_statistics
from pyramids.storage.game_statistics import FinishedGame, ScoreSummary, WinRate
from pyramids.storage.saves import BrokenFile
from tests.shared.kept_games import SPEC, begun, play_out

ANA, BEN = Player("Ana"), Player("Ben")
CHILD, MASTER = Player("Tia", "child"), Player("Djau", "master")
DAY = datetime(2026, 2, 1, tzinfo=UTC)


def game(
    *results: tuple[Player, int], day: int = 0, level: str = "first", kind: str = SPEC.id
) -> FinishedGame:
    """A finished game by its players and their points; the most points win."""
    points = tuple(score for _, score in results)
    winners = tuple(seat for seat, score in enumerate(points) if score == max(points))
    players = tuple(player for player, _ in results)
    time = DAY + timedelta(days=day)
    return FinishedGame(Path(f"{day}.json"), kind, level, players, day, points, winners, time)


def test_a_win_is_counted_against_every_kind_of_bot_at_the_table() -> None:
    counted = game_statistics.compute(
        [
            game((ANA, 80), (CHILD, 70), (MASTER, 60)),
            game((ANA, 50), (MASTER, 90)),
            game((ANA, 60), (MASTER, 40)),
        ]
    )
    assert counted.by_bot == {"child": WinRate(1, 1), "master": WinRate(3, 2)}
    assert counted.by_bot["master"].percent == 67
    assert counted.won == WinRate(3, 2)


def test_two_bots_of_a_kind_at_one_table_are_still_one_game() -> None:
    counted = game_statistics.compute([game((ANA, 80), (CHILD, 70), (CHILD, 60))])
    assert counted.by_bot == {"child": WinRate(1, 1)}


def test_best_and_mean_are_those_of_humans_not_of_bots() -> None:
    counted = game_statistics.compute([game((ANA, 80), (MASTER, 120)), game((ANA, 60), (BEN, 40))])
    assert counted.scores == ScoreSummary(games=2, best=80, mean=60.0)
    assert counted.among_people == 1


def test_scores_are_told_apart_by_the_number_of_players() -> None:
    counted = game_statistics.compute(
        [game((ANA, 80), (MASTER, 1)), game((ANA, 30), (BEN, 50), (CHILD, 2))]
    )
    assert counted.by_players == {2: ScoreSummary(1, 80, 80.0), 3: ScoreSummary(1, 50, 40.0)}


def test_a_race_counts_the_rounds_of_games_that_humans_won() -> None:
    won = [replace(game((ANA, 0), (MASTER, -9)), rounds=rounds) for rounds in (14, 18)]
    lost = replace(game((ANA, -9), (MASTER, 0), (CHILD, -20)), rounds=5)
    counted = game_statistics.compute([*won, lost], race=True)
    assert counted.scores == ScoreSummary(games=3, best=14, mean=16.0)
    assert counted.by_players == {2: ScoreSummary(2, 14, 16.0), 3: ScoreSummary(1, None, None)}
    assert counted.recent == ((5, False), (18, True), (14, True))


def test_games_that_only_bots_played_count_nowhere() -> None:
    counted = game_statistics.compute([game((CHILD, 80), (MASTER, 90))])
    assert counted.won == WinRate(0, 0)
    assert counted.won.percent == 0
    assert counted.scores == ScoreSummary(0, None, None)
    assert counted.by_bot == {}


def test_the_last_games_come_oldest_first_and_no_more_than_wanted() -> None:
    newest_first = [game((ANA, points), (MASTER, 65)) for points in (90, 60, 70, 10)]
    assert game_statistics.compute(newest_first, recent=3).recent == (
        (70, True),
        (60, False),
        (90, True),
    )


def test_games_are_selected_by_kind_and_deck() -> None:
    games = [
        game((ANA, 1), (BEN, 2), level="first"),
        game((ANA, 3), (BEN, 4), level="second"),
        game((ANA, 5), (BEN, 6), kind="senet"),
    ]
    assert game_statistics.games_of(games, SPEC.id) == games[:2]
    assert game_statistics.games_of(games, SPEC.id, "second") == games[1:2]


def test_the_history_is_read_newest_first_with_scores_winner_and_seed() -> None:
    played = [play_out(begun(seed=seed)) for seed in (1, 2)]
    for one in played:
        one.leave()
    newest, oldest = game_statistics.read_history()
    assert isinstance(newest, FinishedGame)
    assert isinstance(oldest, FinishedGame)
    assert (newest.seed, oldest.seed) == (2, 1)
    assert newest.scores == played[1].scores()
    assert newest.winners == tuple(
        seat for seat, score in enumerate(newest.scores) if score == max(newest.scores)
    )


def test_a_damaged_file_is_listed_as_such_and_affects_no_other() -> None:
    play_out(begun(seed=1)).leave()
    for name, text in (("a", "{"), ("b", ""), ("c", '{"bread": 2}')):
        (folders.history() / f"{name}.json").write_text(text)
    entries = game_statistics.read_history()
    assert [isinstance(entry, BrokenFile) for entry in entries] == [False, True, True, True]
    assert len(game_statistics.games_of(entries, SPEC.id)) == 1


def test_without_a_history_there_are_no_statistics() -> None:
    assert game_statistics.read_history() == []
    assert game_statistics.compute([]).scores.best is None


def test_a_tie_is_broken_by_the_judge_and_shared_without_one() -> None:
    one = play_out(begun(seed=1))
    kept = one.record()
    summary = dict(kept.notes["summary"], scores=[70, 70])
    tied = replace(kept, notes={**kept.notes, "summary": summary})
    one.leave()
    path = next(folders.history().iterdir())
    path.write_text(records.dumps(tied), encoding="utf-8")

    def judge(record: Record) -> tuple[int, ...]:
        assert record.seed == 1
        return (1,)

    (shared,) = game_statistics.read_history()
    (judged,) = game_statistics.read_history(judge)
    assert isinstance(shared, FinishedGame)
    assert isinstance(judged, FinishedGame)
    assert shared.winners == (0, 1)
    assert judged.winners == (1,)
