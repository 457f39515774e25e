"""What holds in every state of every game: nothing is lost, nothing appears, nothing is hidden."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyramids.engine.contract import CHANCE, Chance, Decide
from pyramids.engine.multiset import elements
from pyramids.engine.session import Session
from pyramids.games.pyramido.domino_set import GEM_COUNTS
from pyramids.games.pyramido.moves import Done, Place, Reveal, Split, Take
from pyramids.games.pyramido.spec import SPEC
from pyramids.games.pyramido.state import FACE_UP, NO_DOMINO, UNCOVERED, Phase, State
from pyramids.play.history.recorded_turns import turn_title, turns_of
from tests.games.pyramido.played_games import CLASSIC, HABITS, HOARDS, Habit, play, rules_of

few = settings(max_examples=8)
"""Whole games, every state of them."""

Drawn = tuple[list[Habit], int, Path]

GAMES = st.tuples(
    st.lists(st.sampled_from(HABITS), min_size=1, max_size=4),
    st.integers(0, 2**32),
    st.sampled_from([CLASSIC, HOARDS]),
)


def game_of(drawn: Drawn) -> Session:
    """A game of players with these habits."""
    habits, seed, path = drawn
    return play(rules_of(path), habits, seed, path.stem)


@few
@given(drawn=GAMES)
def test_all_63_gems_are_always_somewhere(drawn: Drawn) -> None:
    """PF-2, PF-6, PF-14: in the bag, below the stacks, in a supply or discarded."""
    for state in game_of(drawn).states:
        gems = Counter(gem for below in state.below for gem in below)
        for pile in (state.bag, state.discards, *(builder.gems for builder in state.builders)):
            gems.update(dict(enumerate(pile)))
        assert gems == Counter(dict(enumerate(GEM_COUNTS)))
        assert all(len(below) <= 3 for below in state.below)


@few
@given(drawn=GAMES)
def test_all_90_dominoes_are_always_somewhere(drawn: Drawn) -> None:
    """PF-1, PF-5: unseen, on top of or under a stack, in a hand or in a pyramid."""
    session = game_of(drawn)
    for state in session.states:
        seen = [stack.top for stack in state.stacks if stack.top != NO_DOMINO]
        seen += [domino for stack in state.stacks for domino in stack.sunk]
        seen += [placed.domino for builder in state.builders for placed in builder.placed]
        seen += [state.hand] if state.hand else []
        unseen = [domino for kind in state.unseen for domino in elements(kind)]
        assert sorted([*seen, *unseen]) == list(range(1, 91))
        _backs_fit(state)


def _backs_fit(state: State) -> None:
    """PF-1: the backs below the tops and on them are those of the unseen dominoes."""
    shown = Counter(
        stack.back for stack in state.stacks if stack.back >= 0 and stack.top == NO_DOMINO
    )
    for back, unseen in enumerate(state.unseen):
        assert state.backs[back] + shown[back] == len(unseen)
    uncovered = sum(stack.back == UNCOVERED for stack in state.stacks)
    assert sum(state.backs) == sum(stack.hidden for stack in state.stacks) + uncovered


@few
@given(drawn=GAMES)
def test_there_are_three_face_up_dominoes_at_the_start_of_every_turn(
    drawn: Drawn,
) -> None:
    """PF-4, PF-7, PF-17; and never a stack without a domino, as PF-5 says."""
    for state in game_of(drawn).states:
        if state.phase is Phase.TAKE:
            assert [stack.back == FACE_UP for stack in state.stacks].count(True) == 3
            assert all(stack.size for stack in state.stacks)
            assert all(state.below)


@few
@given(drawn=GAMES)
def test_points_only_grow_and_nobody_keeps_more_than_five_gems(
    drawn: Drawn,
) -> None:
    """PF-12, PF-13, PF-14"""
    session = game_of(drawn)
    rules, states = session.rules, session.states
    for seat in range(len(session.setup.players)):
        totals = [rules.tally(state, seat)["total"] for state in states]
        assert totals == sorted(totals)
    for state in states:
        if state.phase is Phase.TAKE and not any(builder.occupied for builder in state.builders):
            assert all(sum(builder.gems) <= 5 for builder in state.builders)


@few
@given(drawn=GAMES)
def test_a_player_places_one_domino_a_turn_until_nothing_fits(
    drawn: Drawn,
) -> None:
    """PF-5, PF-7, PF-8, PF-9: take, perhaps split, reveal, place, and nothing else."""
    session = game_of(drawn)
    turn: list[type] = []
    for ply in session.plies:
        if ply.seat == CHANCE or not isinstance(ply.move, Take | Split | Reveal | Place):
            continue
        turn.append(type(ply.move))
        if isinstance(ply.move, Place):
            assert [kind for kind in turn if kind is not Split] == [Take, Reveal, Place]
            turn = []
    for builder in session.state.builders:
        dominoes = Counter(placed.stage for placed in builder.placed)
        assert all(dominoes[stage] <= most for stage, most in ((1, 10), (2, 6), (3, 3), (4, 1)))
        assert dominoes[4] == 1


@few
@given(drawn=GAMES, share=st.floats(0, 1))
def test_undo_ends_where_something_was_revealed_or_another_player_decided(
    drawn: Drawn,
    share: float,
) -> None:
    """A take uncovers the next back, a reveal shows a front: both are final. Activations aren't."""
    session = game_of(drawn)
    plies = session.plies[: int(share * len(session.plies))]
    part = Session.replay(session.rules, session.setup, session.seed, plies)
    last = part.plies[-1] if part.plies else None
    for seat in range(len(part.setup.players)):
        expected = last is not None and last.seat == seat
        assert part.can_undo(seat) == expected
    if last is not None and last.seat != CHANCE:
        assert part.undo(last.seat)
        assert part.states[-1] == session.states[len(plies) - 1]


@few
@given(drawn=GAMES)
def test_a_view_is_the_whole_state(drawn: Drawn) -> None:
    """Nothing is hidden but what is drawn later, and that is in no state."""
    session = game_of(drawn)
    for state in session.states[::20]:
        for seat in range(len(session.setup.players)):
            view = session.rules.observe(state, seat)
            assert (view.seat, view.state) == (seat, state)
            assert session.rules.sample(view, Random(1)) == state


@few
@given(drawn=GAMES)
def test_the_stage_and_the_turn_are_counted(drawn: Drawn) -> None:
    session = game_of(drawn)
    places = [SPEC.progress(state) for state in session.states]
    assert places == sorted(places)
    assert {place.round for place in places} == {0, 1, 2, 3, 4}


def test_no_scoring_is_counted_as_a_turn() -> None:
    """Three players place ten dominoes each on the first stage at most (PF-3)."""
    session = play(rules_of(), HABITS[:3], 5)
    turns = turns_of(session.states, SPEC.progress, SPEC.round_title)
    titles = [turn_title(turn) for turn in turns]
    assert [title for title in titles if title.endswith(", scoring")] == [
        f"Stage {stage}, scoring" for stage in range(1, 5)
    ]
    assert len(titles) == len(set(titles))
    assert max(turn.number for turn in turns if turn.round == 1 and not turn.scoring) <= 30


def test_nothing_is_drawn_that_cannot_be_there() -> None:
    """PF-1, PF-2: every draw is weighted by what is left."""
    session = play(rules_of(), HABITS[:3], 5)
    for state in session.states:
        node = session.rules.node(state)
        if isinstance(node, Chance):
            assert node.total == sum(weight for _, weight in node.outcomes)
            assert all(weight > 0 for _, weight in node.outcomes)
            if node.source == "gems":
                assert dict(node.outcomes) == {g: n for g, n in enumerate(state.bag) if n}


def test_a_scoring_can_always_be_ended() -> None:
    """PF-12: also without a single activation, and with all of them made."""
    session = play(rules_of(), HABITS[:2], 6)
    for state in session.states:
        node = session.rules.node(state)
        if isinstance(node, Decide) and state.phase is Phase.ACTIVATE:
            assert session.rules.legal(state, node.seats[0])[-1] == Done()


@pytest.mark.slow
@pytest.mark.parametrize("games", [300, pytest.param(1000, marks=pytest.mark.endurance)], ids=str)
@pytest.mark.parametrize("path", [CLASSIC, HOARDS], ids=["classic", "hoards"])
def test_hundreds_of_random_games_end(path: Path, games: int) -> None:
    """PF-16: with a domino on top of every pyramid."""
    for seed in range(games):
        state = play(rules_of(path), HABITS[:1] * (1 + seed % 4), seed, path.stem).state
        assert state.phase is Phase.OVER
        assert all(builder.placed[-1].stage == 4 for builder in state.builders)
