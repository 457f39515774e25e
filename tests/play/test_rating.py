"""Which games are rated, what they count, and whom a rating proposes as an opponent."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec, Player
from pyramids.engine.series.glicko import NEWCOMER, Rating, Result, expected, rated
from pyramids.play.history import replayed_history
from pyramids.play.history.rating import (
    bot_rating,
    certainty_words,
    even_match,
    games_to_certainty,
    match_words,
    rating_history,
    rating_words,
)
from pyramids.play.history.replayed_history import ReplayedGame
from pyramids.play.running_game import Start
from pyramids.play.seats import opponents
from pyramids.play.start_game import new_game
from pyramids.play.workers.advice import Advice
from pyramids.storage.cache.replay_notes import ReplayNote
from pyramids.storage.game_statistics import FinishedGame
from pyramids.storage.notes import rating_notes
from pyramids.storage.settings import Settings
from tests.shared.kept_games import LOOKS, SPEC, play_out

DAY = datetime(2026, 2, 1, tzinfo=UTC)
ME = Player("Ana")
BOTS = opponents(SPEC)
WEAK, STRONG = (Player(bot.title, bot.name) for bot in (BOTS[0], BOTS[-1]))
RACES = [spec for spec in all_games() if spec.standing.race]


def played(*seats: tuple[Player, int], number: int = 1, spec: GameSpec = SPEC) -> ReplayedGame:
    """A finished game by its players and their ranks; each number is another deal."""
    players, ranks = tuple(player for player, _ in seats), tuple(rank for _, rank in seats)
    entry = FinishedGame(
        path=Path(f"{number}.json"),
        game=spec.id,
        level="classic",
        players=players,
        seed=number,
        scores=tuple(-rank for rank in ranks),
        winners=tuple(seat for seat, rank in enumerate(ranks) if rank == 1),
        saved=DAY + timedelta(days=number),
        order=number,
    )
    return ReplayedGame(entry, ReplayNote(ranks, {}))


def changed(game: ReplayedGame, **fields: object) -> ReplayedGame:
    return game._replace(entry=replace(game.entry, **fields))  # type: ignore[arg-type]


def count(*games: ReplayedGame) -> int:
    return len(rating_history(games, SPEC).games)


WON = played((ME, 1), (WEAK, 2))


def test_a_game_counts_as_a_result_against_every_bot_at_the_table() -> None:
    history = rating_history([played((WEAK, 3), (ME, 2), (STRONG, 1))], SPEC)
    weak, strong = bot_rating(BOTS[0]), bot_rating(BOTS[-1])
    assert history.rating == rated(NEWCOMER, [Result(weak, 1), Result(strong, 0)])


def test_a_shared_rank_is_a_draw() -> None:
    history = rating_history([played((ME, 1), (WEAK, 1))], SPEC)
    assert history.rating == rated(NEWCOMER, [Result(bot_rating(BOTS[0]), 0.5)])


def test_games_count_in_the_order_in_which_they_were_played() -> None:
    lost = played((ME, 2), (WEAK, 1), number=2)
    history = rating_history([lost, WON], SPEC)
    assert [game.entry.seed for game in history.games] == [1, 2]
    weak = bot_rating(BOTS[0])
    assert history.rating == rated(rated(NEWCOMER, [Result(weak, 1)]), [Result(weak, 0)])


def test_hints_take_backs_and_known_deals_are_not_rated() -> None:
    assert count(WON) == 1
    assert count(changed(WON, hints=1)) == 0
    assert count(changed(WON, take_backs=1)) == 0
    assert count(changed(WON, known_deal=True)) == 0


def test_only_one_person_against_bots_with_a_rating_is_rated() -> None:
    assert count(played((ME, 1), (Player("Ben"), 2), (WEAK, 3))) == 0
    assert count(played((ME, 1), (Player("Robot", "random"), 2))) == 0
    assert count(played((ME, 1))) == 0
    assert count(played((WEAK, 1), (STRONG, 2))) == 0
    assert count(played((ME, 1), (WEAK, 2), spec=all_games()[1])) == 0


def test_the_same_deal_counts_once_even_if_the_first_game_was_not_rated() -> None:
    again = changed(WON, order=9)
    assert count(WON, again) == 1
    assert count(changed(WON, hints=1), again) == 0


def test_a_conceded_game_is_lost_against_everyone() -> None:
    history = rating_history([changed(WON, conceded=(0,))], SPEC)
    assert history.rating == rated(NEWCOMER, [Result(bot_rating(BOTS[0]), 0)])


@pytest.mark.parametrize("spec", RACES, ids=lambda spec: spec.id)
def test_those_who_lose_a_race_together_have_not_played_a_draw(spec: GameSpec) -> None:
    bots = opponents(spec)
    first, other = (Player(bot.title, bot.name) for bot in bots[:2])
    history = rating_history([played((ME, 2), (first, 1), (other, 2), spec=spec)], spec)
    assert history.rating == rated(NEWCOMER, [Result(bot_rating(bots[0]), 0)])


def test_a_hint_that_was_asked_for_stays_in_the_record() -> None:
    players = (ME, WEAK)
    game = new_game(Start(SPEC, SPEC.default_level, players, LOOKS, 3, {}), Settings())
    while not game.session.waiting():
        game.session.proceed()
    advice = Advice(game, str)
    advice.ask(0)
    advice.close()
    play_out(game)
    (replayed,) = replayed_history.scan()
    assert replayed.entry.hints == 1
    assert count(replayed) == 0
    assert rating_notes.hints({"hints": "many"}) == 1


def test_a_game_that_began_in_the_middle_of_another_is_not_rated() -> None:
    game = new_game(Start(SPEC, SPEC.default_level, (ME, WEAK), LOOKS, 3, {}), Settings())
    game.branched = True
    play_out(game)
    (replayed,) = replayed_history.scan()
    assert replayed.entry.known_deal
    assert count(replayed) == 0


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_ratings_rise_with_the_stars_and_three_stars_are_average(spec: GameSpec) -> None:
    ratings = [bot.rating for bot in opponents(spec)]
    assert all(one < other for one, other in pairwise(ratings))
    assert ratings[2] == NEWCOMER.value


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_ratings_agree_with_the_ladder(spec: GameSpec) -> None:
    """The shares of 200 games in `docs/ladder.md` are right to about ± 7 points."""
    bots = opponents(spec)
    text = (Path(__file__).parents[2] / "docs" / "ladder.md").read_text(encoding="utf-8")
    compared = 0
    for below, bot in pairwise(bots):
        row = next(
            line for line in text.splitlines() if line.startswith(f"| {bot.level} | {bot.name} |")
        )
        share = row.split("|")[3].strip().removesuffix("%").strip()
        if share.replace(".", "").isdigit():
            gap = expected(Rating(bot.rating, 0), Rating(below.rating, 0))
            assert gap == pytest.approx(float(share) / 100, abs=0.07)
            compared += 1
    assert compared >= 3


def test_nobody_is_proposed_while_the_rating_is_uncertain() -> None:
    assert even_match(SPEC, NEWCOMER) is None
    left = games_to_certainty(NEWCOMER)
    assert 4 <= left <= 8
    assert certainty_words(NEWCOMER) == f"An even match: after {left} more rated games"
    rating = NEWCOMER
    for more in range(left - 1, -1, -1):
        rating = rated(rating, [Result(bot_rating(BOTS[2])._replace(value=rating.value), 0.5)])
        assert games_to_certainty(rating) == more
    assert even_match(SPEC, rating) is not None


def test_an_average_player_meets_the_average_and_a_strong_one_the_strongest() -> None:
    assert even_match(SPEC, Rating(1500, 60)) == BOTS[2]
    assert even_match(SPEC, Rating(900, 60)) == BOTS[0]
    assert even_match(SPEC, Rating(2500, 60)) == BOTS[-1]


def test_nobody_is_called_an_even_match_who_loses_or_wins_nearly_always() -> None:
    for value in (1500, 1620):
        met = even_match(SPEC, Rating(value, 60))
        assert met is not None
        assert match_words(Rating(value, 60), met).startswith("An even match: ")
    for value in (700, 2500):
        met = even_match(SPEC, Rating(value, 60))
        assert met is not None
        assert match_words(Rating(value, 60), met).startswith("Your closest match: ")


def test_a_rating_is_told_with_both_its_ends() -> None:
    assert rating_words(Rating(1622.4, 61.3)) == "1622 ± 123"
