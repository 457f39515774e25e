"""Every opponent plays whole games by the rules, again and again the same."""

from __future__ import annotations

from itertools import islice

import pytest

from pyramids import resources
from pyramids.engine.luck import decision_rng
from pyramids.games.silver_gold import SPEC
from pyramids.games.silver_gold.bots.deck_values import DeckValues, deck_values
from pyramids.games.silver_gold.bots.forecast import FEATURES
from pyramids.games.silver_gold.bots.learned import MASTER
from pyramids.games.silver_gold.moves import Mark
from tests.games.silver_gold.bots.bot_games import CHARACTERS, decisions, make, result, rules, wins


@pytest.mark.sampled(5)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", CHARACTERS)
def test_every_choice_of_a_whole_game_is_legal(name: str, players: int) -> None:
    for decision in decisions(*[name] * players, seed=players, budget=8):
        assert decision.move in decision.legal
        assert rules().check(decision.state, decision.view.seat, decision.move) is None


@pytest.mark.parametrize("name", CHARACTERS)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    first = [decision.move for decision in decisions(name, "greedy", seed=5)]
    again = [decision.move for decision in decisions(name, "greedy", seed=5)]
    assert first == again


def test_the_masters_cache_never_changes_its_choice() -> None:
    values = deck_values(rules().deck, MASTER)
    warm = [decision.move for decision in decisions("master", "racer", seed=11)]
    for cache in (values.best_marks, values.finds, values.turns_left):
        cache.clear()
    cold = [decision.move for decision in decisions("master", "racer", seed=11)]
    assert warm == cold


def test_the_caches_of_deck_values_stay_within_bounds() -> None:
    values = DeckValues(rules().deck, MASTER)
    values.best_marks.limit = 500
    for pattern in range(len(rules().deck.patterns)):
        for card in range(1, 49):
            for skulls in range(11):
                values.best(card, 0, pattern, values.situation_key(0, 0, False, skulls, 20))
    assert 0 < len(values.best_marks) <= 500


def test_a_choice_follows_from_view_luck_and_budget_alone() -> None:
    some = next(d for d in decisions("master", "greedy", seed=2) if len(d.legal) > 8)
    master = make("master")
    few = [master.choose(some.view, some.legal, decision_rng(1, 0, 0), 16) for _ in range(2)]
    many = [master.choose(some.view, some.legal, decision_rng(1, 0, 0), 400) for _ in range(2)]
    assert few[0] == few[1]
    assert many[0] == many[1]


def test_a_forecast_knows_every_feature_for_every_number_of_turns_left() -> None:
    from pyramids.games.silver_gold.bots.learned import FORECAST

    assert len(FORECAST) == 28
    assert {len(row) for row in FORECAST} == {len(FEATURES)}


def test_a_single_legal_move_needs_no_search() -> None:
    marking = next(d for d in decisions("greedy", "random", seed=1) if isinstance(d.move, Mark))
    only = marking.legal[-1:]
    assert make("master").choose(marking.view, only, decision_rng(1, 0, 0), 0) == only[0]


def test_the_characters_have_faces_and_climb_in_level() -> None:
    known = [SPEC.bot(name) for name in CHARACTERS]
    assert [bot.level for bot in known] == [1, 2, 3, 4, 5]
    for bot in known:
        assert bot.title
        assert bot.character
        assert resources.asset("art", "common", f"{bot.portrait}.svg").is_file()


@pytest.mark.parametrize(
    ("better", "worse", "least"),
    [
        ("child", "random", 7),
        ("racer", "child", 6),
        ("strategist", "child", 7),
        ("master", "child", 7),
    ],
)
def test_a_level_beats_one_far_below_it(better: str, worse: str, least: int) -> None:
    assert wins(better, worse, range(100, 104), budget=30) >= least


def test_the_characters_play_in_their_own_style() -> None:
    totals = {}
    for name in CHARACTERS[:3]:
        gems = skulls = tombs = 0
        for seed in range(10):
            last = list(decisions(name, name, seed=seed))[-1].state.explorers
            gems += sum(explorer.red + explorer.green for explorer in last)
            skulls += sum(explorer.skulls for explorer in last)
            tombs += sum(len(explorer.done) for explorer in last)
        totals[name] = gems, skulls, tombs
    assert totals["collector"][0] > totals["racer"][0]
    assert totals["child"][1] > totals["collector"][1]
    assert totals["racer"][2] > totals["collector"][2]


def test_a_game_ends_with_a_score_for_everyone() -> None:
    over = result("child", "collector", "racer", seed=3)
    assert len(over.scores) == 3
    assert len(list(islice(decisions("child", "racer", seed=3), 5))) == 5
