"""The opponents: legal, fair, repeatable, and each with its own strength."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from pyramids.engine.contract import Over
from pyramids.engine.session import Session
from pyramids.games.labyrinth.bots.apprentice import Apprentice
from pyramids.games.labyrinth.bots.architect import Architect
from pyramids.games.labyrinth.bots.bets import likelier
from pyramids.games.labyrinth.bots.mason import WEIGHTS, Mason
from pyramids.games.labyrinth.bots.path_ends import Passages, PathEnds
from pyramids.games.labyrinth.bots.rollout import NumberSequences
from pyramids.games.labyrinth.bots.surveyor import Surveyor
from pyramids.games.labyrinth.bots.tile_eval import TileEvaluator
from pyramids.games.labyrinth.bots.treasurer import Treasurer
from pyramids.games.labyrinth.corridors import tile_in
from pyramids.games.labyrinth.moves import Bet, Lay, Place
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.spec import SPEC
from pyramids.games.labyrinth.state import HIGH, LOW
from tests.games.labyrinth.boards import HALL, Scenario, hunter, play, rules_of

START = "left left"
LEVELS = [spec.name for spec in SPEC.bots if spec.level]


Bot = Apprentice | Mason | Surveyor | Treasurer | Architect


def chosen(scenario: Scenario, mind: Bot, budget: int = 400) -> str:
    """The text of the move that a bot chooses for player 0."""
    view, legal = scenario.rules.observe(scenario.state, 0), scenario.rules.legal(scenario.state, 0)
    return scenario.rules.encode(mind.choose(view, legal, Random(1), budget))


def test_there_are_five_levels_with_a_name_and_a_character() -> None:
    characters = [spec for spec in SPEC.bots if spec.level]
    assert [spec.level for spec in characters] == [1, 2, 3, 4, 5]
    assert all(spec.title and spec.portrait and spec.character for spec in characters)
    assert SPEC.bots[0].name == "random"


@pytest.mark.sampled(3)
@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("kind", ["basic", "professional"])
def test_a_bot_plays_whole_games_and_repeats_them(bot: str, kind: str) -> None:
    """LP-15: the session refuses an illegal move."""
    games = [play(rules_of(), [bot], 8, rules=kind, betting="on") for _ in range(2)]
    assert games[0].plies == games[1].plies
    assert isinstance(games[0].node, Over)


@pytest.mark.parametrize("make", [Apprentice, Mason, Surveyor, Treasurer, Architect])
def test_nobody_walls_up_a_path_that_could_go_on(make: Callable[[Labyrinth], Bot]) -> None:
    """LP-8: a straight tile at the end of the hall goes on, or lies elsewhere."""
    scenario = Scenario(hunter(*HALL[:2], start=START), number=18)
    move = chosen(scenario, make(scenario.rules))
    assert move != "lay 18 c3 0"


def test_the_architect_closes_the_last_gap_for_the_longest_path() -> None:
    """LP-10: with one space left, it finds the best rotation."""
    filler = [f"18 {column}{row} 0" for row in (1, 2, 4, 5) for column in "abcde"]
    scenario = Scenario(hunter(*filler, *HALL[:2], *HALL[3:], start=START), turn=25, number=18)
    assert chosen(scenario, Architect(scenario.rules)) == "lay 18 c3 1"


def late_chamber() -> Scenario:
    """Professional; c7 and d7 are closed below the 16th and 15th field of the path, and all
    other spaces are filled."""
    path = (*HALL[:4], "2 e3 3", "18 a4 0", "18 c4 0", "18 b5 1")
    used = {tile.split()[1] for tile in path} | {"b4"}
    spaces = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
    filler = [f"18 {space} 0" for space in spaces if space not in used]
    player = hunter(*path, *filler, start=START)
    return Scenario(player, turn=25, number=10, professional=True)


def test_the_architect_puts_its_best_piece_where_the_path_is_deepest() -> None:
    """LP-12: a red one on the field that counts twice, another on the one that counts once."""
    scenario = late_chamber()
    architect = Architect(scenario.rules)
    scenario.play("0 lay 10 b4 0", "0 treasure c7 3")
    assert chosen(scenario, architect) == "treasure d7 3"


def test_the_architect_values_the_late_scarab_first() -> None:
    """LP-12: with a single red piece left it is kept for the factor of two."""
    scenario = late_chamber()
    player = scenario.state.hunters[0]._replace(stock=(5, 0, 1, 0))
    scenario.state = scenario.state._replace(hunters=(player,), before=(player,))
    scenario.play("0 lay 10 b4 0")
    assert chosen(scenario, Architect(scenario.rules)) == "treasure c7 3"


def test_the_architect_places_nothing_in_a_hopeless_scarab() -> None:
    """LP-11: it would never be closed, and pieces are worth keeping in the professional game."""
    scenario = Scenario(hunter(start=START), number=6, professional=True, turn=4)
    scenario.play("0 lay 6 c5 0")  # its scarab opens to the bottom portal
    assert chosen(scenario, Architect(scenario.rules)) == "done"


def test_the_architect_waits_with_its_entrance_until_it_must_choose() -> None:
    """LP-7"""
    scenario = Scenario(hunter(), turn=1, number=1)
    scenario.play("0 lay 1 a1 0")
    assert chosen(scenario, Architect(scenario.rules)) == "done"
    scenario = Scenario(hunter("18 a3 1", "18 b3 1"), turn=3, number=1)
    scenario.play("0 lay 1 e1 0")
    assert chosen(scenario, Architect(scenario.rules)).startswith("start ")


@pytest.mark.parametrize(("last", "bet"), [(1, HIGH), (19, LOW), (3, HIGH), (17, LOW)])
def test_bets_follow_the_numbers_that_are_left(last: int, bet: str) -> None:
    """LP-14"""
    scenario = Scenario(hunter(start=START), turn=6, number=last, drawn=(10, 11, 9, 8, 12))
    assert likelier(scenario.state) == Bet(bet)


def test_sampled_sequences_hold_only_numbers_that_are_left() -> None:
    """LP-9: as many as there are turns, and no card twice."""
    cards = ((3, 1), (7, 2), (9, 2))
    sequences = NumberSequences(cards, 3, Random(2))
    for index in range(50):
        numbers = sequences[index]
        assert len(numbers) == 3
        assert all(numbers.count(number) <= count for number, count in cards)
        assert set(numbers) <= {3, 7, 9}
    assert sequences[0] is sequences[0]


def test_the_evaluator_agrees_with_the_path_that_comes_of_a_tile() -> None:
    """LP-8: the predicted path is the path after placing the tile."""
    rules = rules_of()
    evaluator = TileEvaluator(Passages(rules.tile_set, rules.corridors), WEIGHTS)
    rng = Random("foresight")
    for _ in range(60):
        path_ends = PathEnds(evaluator.passages)
        for number in rng.sample(range(1, 20), 14):
            head = path_ends.heads[0]
            if head >= 0:
                content = rng.choice(evaluator.passages.contents[number])
                fields, end, _ = evaluator.advance(path_ends, content, head)
                trial = path_ends.copy()
                trial.lay(head >> 3, content)
                assert trial.paths[0] == path_ends.paths[0] + fields
                assert (trial.heads[0] >= 0) == (end >= 0)
            path_ends.lay(*evaluator.choose(path_ends, number, 0))


def test_clearing_the_cache_changes_no_choice() -> None:
    """The evaluator's cache stays within bounds, and its size changes no choice."""
    rules = rules_of()
    passages = Passages(rules.tile_set, rules.corridors)
    small, large = (
        TileEvaluator(passages, WEIGHTS, cache_size=4),
        TileEvaluator(passages, WEIGHTS),
    )
    path_ends = PathEnds(passages)
    for number in (7, 3, 14, 10, 18, 1, 12, 9, 6, 13, 5, 11):
        place = large.choose(path_ends, number, 2)
        assert small.choose(path_ends, number, 2) == place
        path_ends.lay(*place)
    assert len(small._best) <= 4 < len(large._best)


def total(game: Session) -> int:
    """The points of the first seat in a finished game."""
    assert isinstance(game.node, Over)
    return game.node.scores[0]


@pytest.mark.slow
def test_levels_differ_in_what_they_reach() -> None:
    """The same tiles for all: means over a few games, with a wide margin."""
    means = []
    for bot in ("random", "apprentice", "mason", "surveyor"):
        games = [play(rules_of(), [bot], seed, rules="professional") for seed in range(12)]
        means.append(sum(total(game) for game in games) / len(games))
    assert means[0] + 10 < means[1] < means[2] < means[3]


def test_the_surveyor_tells_how_many_of_the_next_tiles_continue_its_path() -> None:
    """LP-8: counted by trying every number that is left on the path's next space."""
    scenario = Scenario(hunter(*HALL[:2], start=START), number=18)
    surveyor, rules = Surveyor(scenario.rules), scenario.rules
    view, legal = rules.observe(scenario.state, 0), rules.legal(scenario.state, 0)
    move = rules.decode("lay 18 c3 1")
    told = [reason for reason in surveyor.why(view, legal, move) if reason.code == "next_fits"]
    passages = Passages(rules.tile_set, rules.corridors)
    path_ends = PathEnds.of(passages, scenario.state.hunters[0].spaces)
    path_ends.lay(12, next(c for c in passages.contents[18] if tile_in(c) == (18, 1)))
    fitting = total_left = 0
    for number, count in view.state.cards:
        total_left += count
        for content in passages.contents[number]:
            trial = path_ends.copy()
            trial.lay(path_ends.heads[0] >> 3, content)
            if trial.heads[0] >= 0:
                fitting += count
                break
    assert [reason.params["percent"] for reason in told] == [5 * round(20 * fitting / total_left)]


def test_the_treasurer_speaks_of_its_treasures_first() -> None:
    """LP-11: a scarab beside the path matters more to it than the path itself."""
    scenario = Scenario(hunter(*HALL[:3], start=START), number=10)
    treasurer, mason = Treasurer(scenario.rules), Mason(scenario.rules)
    view, legal = scenario.rules.observe(scenario.state, 0), scenario.rules.legal(scenario.state, 0)
    spoken = set()
    for move in legal:
        both = [bot.why(view, legal, move) for bot in (treasurer, mason)]
        codes = [{reason.code for reason in said} for said in both]
        if codes[0] & {"scarabs", "scores", "shelters"}:
            assert "lengthens" not in codes[0]
            spoken |= codes[1]
    assert "lengthens" in spoken


@pytest.mark.slow
@pytest.mark.endurance
def test_the_architect_reaches_long_paths_and_beats_the_mason() -> None:
    """With its full budget, over games with the same tile order."""
    from pyramids.engine.series.arena import Match, play_all

    spec, level = SPEC, rules_of().tile_set
    matches = [Match(index, ("architect", "mason"), 400 + index) for index in range(12)]
    games = list(play_all(spec, level, matches, {"rules": "professional"}, workers=2))
    paths = [game.tallies[0]["path"] for game in games]
    wins = sum(game.result.scores[0] > game.result.scores[1] for game in games)
    assert sum(paths) / len(paths) >= 42
    assert wins >= 8


def test_moves_of_a_bot_are_of_the_kind_that_is_due() -> None:
    """LP-4, LP-5"""
    scenario = Scenario(hunter(start=START), number=10)
    mason = Mason(scenario.rules)
    view, legal = scenario.rules.observe(scenario.state, 0), scenario.rules.legal(scenario.state, 0)
    move = mason.choose(view, legal, Random(1), 0)
    assert isinstance(move, Lay)
    scenario.play(f"0 {scenario.rules.encode(move)}")
    view, legal = scenario.rules.observe(scenario.state, 0), scenario.rules.legal(scenario.state, 0)
    assert isinstance(mason.choose(view, legal, Random(1), 0), Place)
