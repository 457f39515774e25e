"""Reviews of all games: they add up, they repeat, and they find what was thrown away."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from pyramids.catalogue import all_games, find_game, load_level
from pyramids.engine.contract import Chance, Decide, GameSpec, Over, Player, Setup
from pyramids.engine.records.record import loads, resume
from pyramids.engine.series.arena import play_all, series
from pyramids.engine.session import Session
from pyramids.review.game_review import BLUNDER, Decision, Review, Reviewer, review

BLUNDERS = sorted((Path(__file__).parent / "blunders").glob("*.json"))
"""Games in which the ply that the file's name ends with throws the game away."""

GAMES = [spec for spec in all_games() if spec.review is not None]
REVIEWED = 2
"""So few decisions of each game that this takes no time."""


def quick(spec: GameSpec) -> GameSpec:
    """The game with as few samples as possible: what adds up must do so with any number."""
    assert spec.review is not None
    few = spec.review._replace(trials=4, confirming=2, worlds=2, outcome_worlds=1, outcomes=3)
    return replace(spec, review=few)


def begun(spec: GameSpec, seats: int) -> Session:
    """A game in which everybody makes any moves."""
    level = load_level(spec, spec.default_level)
    players = tuple(Player(f"Player {seat}") for seat in range(seats))
    setup = spec.validate(Setup(spec.id, level.name, players))
    session, rng = Session(spec.make_rules(level), setup, 5), Random("review")
    while len(session.plies) < 60 + 10 * seats or not isinstance(session.node, Decide):
        if not session.proceed():
            seat = session.waiting()[0]
            session.submit(seat, rng.choice(session.rules.legal(session.state, seat)))
    return session


def end_reviewed(spec: GameSpec, seats: int) -> Review:
    """The review of the last plies alone."""
    session = begun(spec, seats)
    reviewer = Reviewer(quick(spec), session)
    decisions = [number for number, ply in enumerate(session.plies) if ply.seat >= 0]
    for ply in range(decisions[-REVIEWED], len(session.plies)):
        reviewer.go_on(ply)
    return reviewer.finish()


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_a_move_is_best_or_loses_something_the_same_each_time(spec: GameSpec) -> None:
    found = end_reviewed(spec, 2)
    assert found.decisions
    for decision in found.decisions:
        assert (decision.best == decision.played) == (decision.points == 0)
        assert sum(decision.change) == pytest.approx(0)
    assert end_reviewed(spec, 2) == found


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_chances_are_equal_before_the_deal_unless_somebody_moves_first(spec: GameSpec) -> None:
    session = begun(spec, 2)
    first = next(
        state for state, ply in zip(session.states, session.plies, strict=False) if ply.seat >= 0
    )
    node = session.rules.node(first)
    assert isinstance(node, Decide)
    start = [player.start for player in Reviewer(quick(spec), session).finish().players]
    assert sum(start) == pytest.approx(1)
    assert (start[0] == 0.5) == node.together


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_a_turn_ends_with_a_draw_or_with_somebody_elses_turn(spec: GameSpec) -> None:
    session = begun(spec, 2)
    reviewer = Reviewer(quick(spec), session)
    for number, ply in enumerate(session.plies):
        if ply.seat >= 0:
            node, first = session.rules.node(session.states[number]), reviewer.turn_of(number)
            assert isinstance(node, Decide)
            seats = {0, 1} if node.together else {ply.seat}
            assert {one.seat for one in session.plies[first : number + 1]} <= seats
            assert not first or session.plies[first - 1].seat not in seats


def test_all_decisions_of_a_turn_are_rated_together() -> None:
    """However many cards somebody swaps one by one, it is a single turn."""
    longest = []
    for spec in GAMES:
        session = begun(spec, 2)
        reviewer = Reviewer(quick(spec), session)
        turns: dict[tuple[int, int], list[int]] = defaultdict(list)
        for number, ply in enumerate(session.plies):
            if ply.seat >= 0 and len(session.rules.legal(session.states[number], ply.seat)) > 1:
                turns[ply.seat, reviewer.turn_of(number)].append(number)
        (seat, first), numbers = max(turns.items(), key=lambda item: len(item[1]))
        for number in numbers:
            reviewer.go_on(number)
        assert [*reviewer.rated[seat]] == [first]
        longest.append(len(numbers))
    assert max(longest) > 2


@pytest.mark.sampled(2)
@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_every_number_of_players_is_reviewed(spec: GameSpec) -> None:
    for seats in sorted({spec.seats[0], spec.seats[-1]} - {2}):
        found = end_reviewed(spec, seats)
        assert len(found.players) == seats
        total = sum(player.result for player in found.players)
        assert 0 < total < 1 if seats == 1 else total == pytest.approx(1)


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_every_position_of_a_full_table_can_be_forecast(spec: GameSpec) -> None:
    """Stacks run out, hands are empty, the end is near: somewhere in a whole game."""
    level = load_level(spec, spec.default_level)
    quick_bots = [bot.name for bot in spec.bots if bot.quick]
    seats = spec.seats.stop - 1
    matches = series([quick_bots[seat % len(quick_bots)] for seat in range(seats)], 1, 7)
    played = next(iter(play_all(spec, level, matches, {})))
    session = Session.replay(spec.make_rules(level), played.setup, 7, played.plies)
    assert spec.review is not None
    valuer = spec.review.make_valuer(session.rules)
    for state in session.states:
        if not isinstance(session.rules.node(state), Chance | Over):
            found = valuer.forecast(state, Random(1), 1)
            assert len(found.worths) == seats
            assert 0 <= found.left <= 1


@pytest.mark.parametrize("path", BLUNDERS, ids=lambda path: path.stem)
def test_a_move_that_throws_the_game_away_is_found(path: Path) -> None:
    kept = loads(path.read_bytes())
    spec = find_game(kept.setup.game)
    session = resume(kept, spec, load_level(spec, kept.setup.level))
    ply = int(path.stem.rpartition("_")[2])
    found = _verdict(spec, session, ply)
    assert isinstance(session.node, Over)
    assert found.seat not in session.node.winners
    assert found.mark == BLUNDER
    better = Session.replay(session.rules, session.setup, session.seed, session.plies[:ply])
    better.submit(found.seat, found.best)
    assert _verdict(spec, better, ply).mark != BLUNDER


@pytest.mark.parametrize("path", BLUNDERS, ids=lambda path: path.stem)
def test_luck_and_moves_add_up_to_the_result(path: Path) -> None:
    kept = loads(path.read_bytes())
    spec = find_game(kept.setup.game)
    assert spec.review is not None
    few = replace(
        spec, review=spec.review._replace(trials=0, worlds=1, outcome_worlds=1, outcomes=1)
    )
    found = review(few, resume(kept, spec, load_level(spec, kept.setup.level)), lambda share: None)
    for player in found.players:
        assert player.luck
        assert player.own
        assert player.others
        assert abs(player.noise) < 0.03


def test_every_game_has_a_move_that_throws_it_away() -> None:
    assert {path.stem.rpartition("_")[0] for path in BLUNDERS} == {spec.id for spec in GAMES}


def _verdict(spec: GameSpec, session: Session, ply: int) -> Decision:
    """The verdict on one ply alone."""
    reviewer = Reviewer(spec, session)
    reviewer.go_on(ply)
    (found,) = reviewer.finish().decisions
    return found
