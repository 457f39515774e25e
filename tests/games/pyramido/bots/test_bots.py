"""The characters: each plays its own way, counts right, and says why."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random

import pytest

from pyramids import language
from pyramids.engine.contract import Hint, Reason
from pyramids.games.pyramido.areas import activation
from pyramids.games.pyramido.areas.best_activation import best_plan
from pyramids.games.pyramido.bots.area_sizes import best_points
from pyramids.games.pyramido.bots.characters import Character
from pyramids.games.pyramido.bots.estimate import Estimator
from pyramids.games.pyramido.bots.hints import Adviser
from pyramids.games.pyramido.bots.planner import Planner
from pyramids.games.pyramido.bots.rollout import Rollout
from pyramids.games.pyramido.bots.weights import PLANNER
from pyramids.games.pyramido.domino_set import MYTHICAL
from pyramids.games.pyramido.moves import Take
from pyramids.games.pyramido.spec import SPEC
from pyramids.games.pyramido.state import Phase, State
from pyramids.games.pyramido.texts import PyramidoTexts
from tests.games.pyramido.bots.bot_games import CHARACTERS, QUICK, Decision, played
from tests.games.pyramido.played_games import rules_of

TABLE = CHARACTERS[:4]
"""Those without a search, at one table."""
SEEDS = range(2)
SPOKEN = 5
"""The seed of the game that hints and reasons speak about."""


def tables() -> list[State]:
    """The ends of some games of the characters against each other."""
    return [played(*TABLE, seed=seed).end for seed in SEEDS]


def mythical_points(name: str) -> int:
    """The points of a character's mythical gems in these games."""
    return sum(sum(state.builders[TABLE.index(name)].mythical) for state in tables())


def largest_areas(name: str) -> int:
    """The symbols of a character's largest areas at the end of these games."""
    builders = [state.builders[TABLE.index(name)] for state in tables()]
    return sum(max(area.symbols for area in rules_of().areas(builder)) for builder in builders)


@cache
def hints() -> list[tuple[Decision, tuple[Hint, ...]]]:
    """Hints for every seventh decision of a game and for every scoring."""
    adviser = Adviser(rules_of())
    return [
        (decision, adviser.hints(decision.view, decision.legal, Random("hint"), 0))
        for number, decision in enumerate(played("gardener", "spoiler", seed=SPOKEN).decisions)
        if number % 7 == 0 or decision.view.state.phase is Phase.ACTIVATE
    ]


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
        for builder in played(*TABLE, seed=seed).end.builders[:2]:
            for _ in range(20):
                gems = tuple(int(rng.random() * 4) for _ in range(MYTHICAL))
                rich = builder._replace(gems=(*gems, int(rng.random() * 8)))
                plan, left = best_plan(rules.areas(rich), rich.gems)
                points, _kept = rollout.score(rich, 4)
                assert points == plan.points + left[MYTHICAL]


def test_the_hoarder_holds_more_mythical_gems_than_anyone() -> None:
    points = {name: mythical_points(name) for name in TABLE}
    assert max(points, key=lambda name: points[name]) == "hoarder"


def test_the_gardener_grows_larger_areas_than_the_weaker_ones() -> None:
    areas = {name: largest_areas(name) for name in TABLE[:3]}
    assert max(areas, key=lambda name: areas[name]) == "gardener"


def test_the_spoiler_says_when_it_takes_what_the_next_player_could_use() -> None:
    reasons = [
        reason
        for decision in played(*TABLE, seed=SEEDS[0]).decisions
        if TABLE[decision.view.seat] == "spoiler" and isinstance(decision.move, Take)
        for reason in decision.bot.why(decision.view, decision.legal, decision.move)
    ]
    assert Reason("denies") in reasons


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_fills_every_stage_and_leaves_random_play_far_behind(name: str) -> None:
    state = played(name, "random", seed=4).end
    assert state.builders[0].points > 2 * state.builders[1].points
    assert len(state.builders[0].placed) >= 18


def test_the_planner_activates_all_that_is_worth_it_at_the_end() -> None:
    """PF-16: after the last scoring gems are worth only what they bring now."""
    rules = rules_of()
    planner, asked = Planner(rules), 0
    for _bot, view, legal, _move in played("gardener", "spoiler", seed=SPOKEN).decisions:
        if view.state.phase is Phase.ACTIVATE and view.state.stage == 4:
            asked += 1
            areas = activation.open_areas(rules.quarters, view.state, view.seat)
            plan, _left = best_plan(areas, view.state.builders[view.seat].gems)
            wanted = plan.moves or (activation.DONE,)
            assert planner.choose(view, legal, Random("end"), QUICK) in wanted
    assert asked > 2


def test_the_planner_takes_a_future_as_it_comes_not_by_chance() -> None:
    """The same random stream leads to the same ranking."""
    decision = played("gardener", "spoiler", seed=SPOKEN).decisions[0]
    planner = Planner(rules_of())
    first, again = (
        planner.ranking(decision.view, decision.legal, Random("x"), 12) for _ in range(2)
    )
    assert first == again


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_choice_depends_on_the_view_alone(name: str) -> None:
    """PF-4: what is below a face-down top, and the bag's order, are in no bot's reach.

    Somebody who hasn't seen the game so far chooses the same from the view alone.
    """
    game = played("gardener", "spoiler", seed=SPOKEN).decisions
    used = SPEC.bot(name).make(rules_of())
    for number in (0, 1, 2, len(game) // 2, len(game) - 1):
        _bot, view, legal, _move = game[number]
        fresh = SPEC.bot(name).make(rules_of())
        chosen = used.choose(view, legal, Random("view"), QUICK)
        assert chosen == fresh.choose(view, legal, Random("view"), QUICK)
        assert chosen in legal


def test_every_reason_of_characters_and_hints_has_words() -> None:
    rules = rules_of()
    told: dict[str, Reason] = {}
    for decision in played(*TABLE, seed=SEEDS[0]).decisions:
        if TABLE[decision.view.seat] not in ("spoiler", "hoarder"):
            continue
        reasons = decision.bot.why(decision.view, decision.legal, decision.move)
        told.update((reason.code, reason) for reason in reasons)
    for _decision, found in hints():
        told.update((reason.code, reason) for hint in found for reason in hint.reasons)
    assert {"fits", "area", "pays", "in_each_scoring", "lasting", "plan", "denies"} <= told.keys()
    assert {"keeps_gems", "nothing_more"} <= told.keys()
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
    several = [found for _decision, found in hints() if len(found) > 1]
    assert len(several) > 3
    for found in several:
        told = [{(r.code, *r.params.items()) for r in hint.reasons} for hint in found]
        assert not set.intersection(*told)


def test_the_first_hint_is_the_planners_move() -> None:
    """So whoever follows it plays as well as the strongest bot."""
    planner = Planner(rules_of())
    for (_bot, view, legal, _move), found in hints()[::3]:
        assert found[0].move == planner.choose(view, legal, Random("hint"), 0)


def test_the_first_hint_of_a_scoring_begins_the_best_plan() -> None:
    player = Character(rules_of(), PLANNER)
    begun = 0
    for decision, found in hints():
        if decision.view.state.phase is not Phase.ACTIVATE:
            continue
        (hint,) = found
        plan, left = player.plan(decision.view.state, decision.view.seat)
        if plan.moves:
            begun += 1
            assert hint.move == plan.moves[0]
            assert hint.reasons[-1] == Reason("plan", {"points": plan.points, "gems": sum(left)})
    assert begun > 3
