"""The characters: each plays its own way, counts right, and says why."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from pyramids import language
from pyramids.engine.contract import Reason
from pyramids.games.pyramido import activation
from pyramids.games.pyramido.best_activation import best_plan
from pyramids.games.pyramido.bots.area_sizes import best_points
from pyramids.games.pyramido.bots.characters import Character
from pyramids.games.pyramido.bots.estimate import Estimator
from pyramids.games.pyramido.bots.hints import Adviser
from pyramids.games.pyramido.bots.planner import Planner
from pyramids.games.pyramido.bots.rollout import Rollout
from pyramids.games.pyramido.bots.weights import PLANNER
from pyramids.games.pyramido.domino_set import MYTHICAL
from pyramids.games.pyramido.moves import Place, Take
from pyramids.games.pyramido.state import Phase, State
from pyramids.games.pyramido.texts import PyramidoTexts
from tests.games.pyramido.bots.bot_games import CHARACTERS, Decision, decisions, finished
from tests.games.pyramido.played_games import rules_of

SEEDS = range(2)


def mythical_points(name: str) -> int:
    """The points of mythical gems over some games of a character with itself."""
    states = [finished(name, name, seed=seed) for seed in SEEDS]
    return sum(sum(builder.mythical) for state in states for builder in state.builders)


def largest_areas(name: str) -> int:
    """The symbols of the largest areas at the end, over some games of a character with itself."""
    states = [finished(name, name, seed=seed) for seed in SEEDS]
    return sum(
        max(area.symbols for area in rules_of().areas(builder))
        for state in states
        for builder in state.builders
    )


def test_areas_of_one_colour_bring_the_most_that_gems_can_pay() -> None:
    """PF-12: no gem, one or three for each area, tried in every way."""
    rng = Random("areas")
    for _ in range(200):
        sizes = tuple(sorted((int(rng.random() * 7) for _ in range(4)), reverse=True))
        for gems in range(9):
            ways = [way for way in product((0, 1, 3), repeat=4) if sum(way) <= gems]
            points = [
                sum({0: 0, 1: 1, 3: 2}[paid] * size for paid, size in zip(way, sizes, strict=True))
                for way in ways
            ]
            assert best_points(sizes, gems) == max(points)


def test_a_rollout_scores_the_last_stage_like_the_exact_solver() -> None:
    """PF-12, PF-13: with nothing to come, the gems bring all that they can."""
    rules = rules_of()
    rollout = Rollout(rules, Estimator(rules, PLANNER))
    rng = Random("scores")
    for seed in SEEDS:
        for builder in finished("stacker", "hoarder", seed=seed).builders:
            for _ in range(20):
                gems = tuple(int(rng.random() * 4) for _ in range(MYTHICAL))
                rich = builder._replace(gems=(*gems, int(rng.random() * 8)))
                plan, left = best_plan(rules.areas(rich), rich.gems)
                points, _kept = rollout.score(rich, 4)
                assert points == plan.points + left[MYTHICAL]


def test_the_hoarder_holds_more_mythical_gems_than_anyone() -> None:
    points = {name: mythical_points(name) for name in CHARACTERS[:4]}
    assert max(points, key=lambda name: points[name]) == "hoarder"


def test_the_gardener_grows_larger_areas_than_the_weaker_ones() -> None:
    areas = {name: largest_areas(name) for name in CHARACTERS[:3]}
    assert max(areas, key=lambda name: areas[name]) == "gardener"


def test_the_spoiler_says_when_it_takes_what_the_next_player_could_use() -> None:
    reasons = [
        reason
        for decision in decisions("spoiler", "spoiler", seed=1)
        if isinstance(decision, Decision)
        for reason in decision.bot.why(decision.view, decision.legal, decision.move)
    ]
    assert Reason("denies") in reasons


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_fills_every_stage_and_leaves_random_play_far_behind(name: str) -> None:
    state = finished(name, "random", seed=4)
    assert state.builders[0].points > 2 * state.builders[1].points
    assert len(state.builders[0].placed) >= 18


def test_the_planner_activates_all_that_is_worth_it_at_the_end() -> None:
    """PF-16: after the last scoring gems are worth only what they bring now."""
    rules = rules_of()
    for decision in decisions("planner", "spoiler", seed=2):
        if isinstance(decision, State) or decision.view.seat:
            continue
        state = decision.view.state
        if state.phase is Phase.ACTIVATE and state.stage == 4:
            areas = activation.open_areas(rules.quarters, state, 0)
            plan, _left = best_plan(areas, state.builders[0].gems)
            assert decision.move in plan.moves or decision.move == activation.DONE
            assert (decision.move == activation.DONE) == (not plan.moves)


def test_the_planner_takes_a_future_as_it_comes_not_by_chance() -> None:
    """The same random stream leads to the same ranking."""
    planner = Planner(rules_of())
    for decision in decisions("gardener", "spoiler", seed=3):
        if isinstance(decision, Decision) and isinstance(decision.move, Take | Place):
            view, legal = decision.view, decision.legal
            first, again = (planner.ranking(view, legal, Random("x"), 12) for _ in range(2))
            assert first == again
            break


def test_every_reason_of_characters_and_hints_has_words() -> None:
    rules = rules_of()
    adviser = Adviser(rules)
    told: dict[str, Reason] = {}
    for number, decision in enumerate(decisions("hoarder", "spoiler", "gardener", seed=5)):
        if isinstance(decision, State):
            continue
        view, legal, move = decision.view, decision.legal, decision.move
        told.update((r.code, r) for r in decision.bot.why(view, legal, move))
        if number % 5 == 0 or decision.view.state.phase is Phase.ACTIVATE:
            for hint in adviser.hints(view, legal, Random("hint"), 0):
                told.update((reason.code, reason) for reason in hint.reasons)
    assert {"fits", "area", "pays", "in_each_scoring", "lasting", "plan", "denies"} <= told.keys()
    texts = PyramidoTexts(rules)
    english = {code: texts.clause(reason) for code, reason in told.items()}
    language.use("de")
    try:
        german = {code: texts.clause(reason) for code, reason in told.items()}
    finally:
        language.use("en")
    for code, reason in told.items():
        assert len({english[code], german[code], str(reason)}) == 3, reason


def test_hints_never_tell_what_holds_for_all_of_them() -> None:
    adviser = Adviser(rules_of())
    several = 0
    for number, decision in enumerate(decisions("gardener", "spoiler", seed=6)):
        if isinstance(decision, State) or number % 5:
            continue
        hints = adviser.hints(decision.view, decision.legal, Random("hint"), 0)
        if len(hints) > 1:
            several += 1
            told = [{(r.code, *r.params.items()) for r in hint.reasons} for hint in hints]
            assert not set.intersection(*told)
    assert several > 3


def test_the_first_hint_of_a_scoring_begins_the_best_plan() -> None:
    rules = rules_of()
    adviser, player = Adviser(rules), Character(rules, PLANNER)
    for decision in decisions("gardener", "spoiler", seed=7):
        if isinstance(decision, State) or decision.view.state.phase is not Phase.ACTIVATE:
            continue
        (hint,) = adviser.hints(decision.view, decision.legal, Random("hint"), 0)
        plan, left = player.plan(decision.view.state, decision.view.seat)
        if plan.moves:
            assert hint.move == plan.moves[0]
            assert hint.reasons[-1] == Reason("plan", {"points": plan.points, "gems": sum(left)})
