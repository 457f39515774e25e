"""Promises that every game keeps, whatever it is about, over every seat count and option."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyramids.catalogue import all_games
from pyramids.engine.contract import (
    CHANCE,
    CLOSE,
    CLOSING,
    AnyRules,
    Chance,
    Close,
    Decide,
    Outcome,
    Over,
    Ply,
    Seat,
)
from pyramids.engine.errors import PyramidsError
from pyramids.engine.luck import pick
from pyramids.engine.records.record import dumps, loads, record, resume
from pyramids.engine.records.transcripts import steps
from pyramids.engine.session import Session
from pyramids.play.texts.narration import narrate
from tests.conformance.random_play import Case, cases, deciding, level_of, play

EVERY_CASE = pytest.mark.parametrize("case", cases(), ids=str)
SEEDS = st.integers(0, 2**32)
few = settings(max_examples=settings().max_examples // 10)
"""A whole random game each."""


def test_there_are_games() -> None:
    """Discovery that finds nothing would make this whole suite pass."""
    assert len(all_games()) >= 1
    assert len(cases()) >= len(all_games())


@pytest.mark.sampled(4, slow=12)
@EVERY_CASE
@few
@given(seed=SEEDS)
def test_random_play_ends_with_a_result(case: Case, seed: int) -> None:
    over = play(case, seed).node
    assert isinstance(over, Over)
    assert len(over.scores) == len(over.ranks) == case.seats
    assert min(over.ranks) == 1
    assert over.winners
    assert over.reason


@pytest.mark.sampled(4, slow=12)
@EVERY_CASE
@few
@given(seed=SEEDS)
def test_every_node_can_be_answered(case: Case, seed: int) -> None:
    """A Decide names somebody, and just those who have a move; chances add up."""
    session = play(case, seed)
    rules = session.rules
    for state in session.states:
        node = rules.node(state)
        waiting = node.seats if isinstance(node, Decide) else ()
        assert not isinstance(node, Decide) or node.together or len(node.seats) == 1
        movers = tuple(seat for seat in range(case.seats) if rules.legal(state, seat))
        assert movers == tuple(sorted(waiting))
        if isinstance(node, Decide):
            assert node.seats
        if isinstance(node, Chance):
            weights = dict(node.outcomes)
            assert len(weights) == len(node.outcomes)
            assert min(weights.values()) > 0
            assert sum(weights.values()) == node.total


@pytest.mark.sampled(4, slow=12)
@EVERY_CASE
@few
@given(seed=SEEDS)
def test_a_record_replays_to_the_same_states(case: Case, seed: int) -> None:
    session = play(case, seed)
    level = level_of(case.spec.id)
    kept = record(session, level.digest, {"mood": "good"})
    text = dumps(kept)
    again = loads(text)
    assert again == kept
    assert dumps(again) == text
    assert loads(text.encode()) == kept
    resumed = resume(again, case.spec, level)
    assert resumed.states == session.states
    assert resumed.plies == session.plies


@pytest.mark.sampled(4, slow=12)
@EVERY_CASE
@few
@given(seed=SEEDS, length=st.integers(0, 60))
def test_a_resumed_game_draws_on_as_if_never_left(case: Case, seed: int, length: int) -> None:
    """Luck goes on where it was: saving and loading is no way to another card."""
    left = play(case, seed, plies=length)
    level = level_of(case.spec.id)
    resumed = resume(record(left, level.digest), case.spec, level)
    drawn = 0
    while drawn < 12 and not isinstance(left.node, Over):
        if isinstance(left.node, Chance | Close):
            drawn += isinstance(left.node, Chance)
            left.proceed()
            resumed.proceed()
        else:
            seat = left.waiting()[0]
            move = left.rules.legal(left.state, seat)[0]
            left.submit(seat, move)
            resumed.submit(seat, move)
        assert left.state == resumed.state


@pytest.mark.sampled(4, slow=12)
@EVERY_CASE
@few
@given(seed=SEEDS, length=st.integers(0, 400))
def test_undo_goes_back_to_what_is_final_and_no_further(case: Case, seed: int, length: int) -> None:
    """Whatever is undone, the rest replays to the present state; draws and closed turns stay."""
    session = play(case, seed, plies=length)
    assert session.states[0] == session.rules.initial(session.setup)
    final = session.plies[: session.final_plies()]
    while session.plies and session.plies[-1].seat not in (CHANCE, CLOSING):
        count = len(session.plies)
        last = session.plies[-1]
        before = session.state
        assert session.undo(last.seat)
        assert len(session.plies) == count - 1
        session.redo(last.seat)
        assert session.state == before
        assert session.undo(last.seat)
        rebuilt = Session.replay(session.rules, session.setup, seed, session.plies)
        assert rebuilt.states == session.states
    assert session.plies == final
    assert not any(session.can_undo(seat) for seat in range(case.seats))
    if not session.plies:
        assert session.state == session.rules.initial(session.setup)


@pytest.mark.sampled(4, slow=12)
@EVERY_CASE
@few
@given(seed=SEEDS, length=st.integers(1, 400))
def test_a_seat_undoes_its_own_last_move_and_nobody_elses(
    case: Case, seed: int, length: int
) -> None:
    """Where all decide together the others' moves stay, whoever was first. In turns taken in
    order it is too late once anybody else, person or bot, has decided."""
    session = play(case, seed, plies=length)
    bot = case.spec.bots[0].name
    bots = case.setup([None, *[bot] * (case.seats - 1)])
    for seat in range(case.seats):
        for setup in (case.setup(), bots):
            game = Session.replay(case.rules, setup, seed, session.plies)
            index = _undoable(game, seat)
            assert game.can_undo(seat) == game.undo(seat) == (index is not None)
            if index is None:
                assert game.plies == session.plies
                continue
            assert game.plies == [*session.plies[:index], *session.plies[index + 1 :]]
            assert game.can_redo(seat)
            rebuilt = Session.replay(case.rules, setup, seed, game.plies)
            assert rebuilt.states == game.states


def _undoable(session: Session, seat: Seat) -> int | None:
    """The ply that the seat may take back, by the rules of undo alone."""
    own = [index for index, ply in enumerate(session.plies) if ply.seat == seat]
    if not own:
        return None
    since = [ply.seat for ply in session.plies[own[-1] + 1 :]]
    if CHANCE in since or CLOSING in since:
        return None
    node = session.rules.node(session.states[own[-1]])
    assert isinstance(node, Decide)
    return own[-1] if node.together or not since else None


@pytest.mark.sampled(4, slow=12)
@EVERY_CASE
@few
@given(seed=SEEDS)
def test_a_turn_is_closed_just_where_seats_decide_together(case: Case, seed: int) -> None:
    """It is closed as soon as all have decided, also if there is only one seat; nobody has a move
    then. Turns taken in order, and draws, lead to no closing."""
    session = play(case, seed)
    rules, states = session.rules, session.states
    together = any_together = False
    for index, ply in enumerate(session.plies):
        node, after = rules.node(states[index]), rules.node(states[index + 1])
        if isinstance(node, Decide):
            together = node.together
            any_together |= together
            open_still = isinstance(after, Decide) and after.together
            assert isinstance(after, Close) == (together and not open_still)
        else:
            assert isinstance(node, Close) == (ply == CLOSE)
            assert not isinstance(after, Close)
        if isinstance(node, Close):
            assert together
            assert not any(rules.legal(states[index], seat) for seat in range(case.seats))
    assert (CLOSE in session.plies) == any_together


@pytest.mark.sampled(4, slow=12)
@EVERY_CASE
@few
@given(seed=SEEDS)
def test_a_decision_is_hidden_from_the_others_until_the_turn_is_closed(
    case: Case, seed: int
) -> None:
    """To the others the table looks the same before and after it, the last one included."""
    session = play(case, seed)
    rules, states = session.rules, session.states
    for index, ply in enumerate(session.plies):
        node = rules.node(states[index])
        if not isinstance(node, Decide) or not node.together:
            continue
        for seat in range(case.seats):
            if seat != ply.seat:
                before = rules.observe(states[index], seat)
                assert rules.observe(states[index + 1], seat) == before


@pytest.mark.sampled(4, slow=12)
@EVERY_CASE
@few
@given(seed=SEEDS, length=st.integers(0, 400))
def test_a_record_of_version_1_opens_to_the_same_game(case: Case, seed: int, length: int) -> None:
    """Its turns are closed while it is replayed, the last one too."""
    session = play(case, seed, plies=length)
    level = level_of(case.spec.id)
    kept = record(session, level.digest)
    plies = tuple(ply for ply in kept.plies if ply != "close")
    old = loads(dumps(replace(kept, version=1, plies=plies)))
    opened = resume(old, case.spec, level)
    if isinstance(session.node, Close):
        session.close()
    assert opened.plies == session.plies
    assert opened.states == session.states
    assert dumps(old) == dumps(loads(dumps(old)))


@pytest.mark.sampled(4, slow=12)
@EVERY_CASE
@few
@given(seed=SEEDS)
def test_check_allows_just_the_legal_moves(case: Case, seed: int) -> None:
    """Against moves that are legal elsewhere in the game, and texts with a slip of the pen."""
    session = play(case, seed)
    rules, rng = session.rules, Random(seed)
    pool = sorted({rules.encode(ply.move) for ply in session.plies if ply.seat >= 0})
    moves = [rules.decode(text) for text in pool] + _slips(rules, pool, rng)
    for state in session.states[:: 1 + len(session.states) // 25]:
        for seat in range(case.seats):
            legal = set(rules.legal(state, seat))
            assert all(rules.check(state, seat, move) is None for move in legal)
            for move in rng.sample(moves, min(len(moves), 60)):
                assert (rules.check(state, seat, move) is None) == (move in legal)
        for nobody in (CHANCE, CLOSING, case.seats):
            assert rules.check(state, nobody, moves[0]) is not None


def _slips(rules: Any, texts: list[str], rng: Random) -> list[Any]:
    """Moves whose text differs from a real one by one character."""
    found = []
    for text in texts:
        at = rng.randrange(len(text))
        slipped = text[:at] + rng.choice("abcde0123456789 ") + text[at + 1 :]
        try:
            found.append(rules.decode(slipped))
        except PyramidsError:
            continue
    return found


@pytest.mark.sampled(4, slow=12)
@EVERY_CASE
@few
@given(seed=SEEDS)
def test_every_legal_move_has_its_own_short_text(case: Case, seed: int) -> None:
    session = play(case, seed)
    rules = session.rules
    for state, seat in deciding(session):
        legal = list(rules.legal(state, seat))
        texts = [rules.encode(move) for move in legal]
        assert [rules.decode(text) for text in texts] == legal
        assert len(set(texts)) == len(texts)
        assert all(text.isprintable() and len(text) <= 80 for text in texts)


@pytest.mark.sampled(4, slow=12)
@EVERY_CASE
@few
@given(seed=SEEDS)
def test_legal_moves_come_in_a_stable_order_and_without_doubles(case: Case, seed: int) -> None:
    session = play(case, seed)
    anew = case.spec.make_rules(level_of(case.spec.id)) if seed % 2 else session.rules
    for state, seat in deciding(session)[::3]:
        legal = list(session.rules.legal(state, seat))
        assert list(anew.legal(state, seat)) == legal
        assert len(set(legal)) == len(legal)


@pytest.mark.sampled(4, slow=12)
@EVERY_CASE
@few
@given(seed=SEEDS)
def test_the_order_of_those_who_act_at_once_changes_nothing(case: Case, seed: int) -> None:
    """First seat first, last seat first, or at random: the same states between their turns."""
    games = [play(case, seed, order) for order in (min, max, None)]
    finals = [session.state for session in games]
    assert finals[0] == finals[1] == finals[2]
    quiet = [
        [state for state in session.states if not isinstance(session.rules.node(state), Decide)]
        for session in games
    ]
    assert quiet[0] == quiet[1] == quiet[2]


@pytest.mark.sampled(4, slow=12)
@EVERY_CASE
@few
@given(seed=SEEDS)
def test_a_sampled_state_looks_the_same_to_the_seat(case: Case, seed: int) -> None:
    session = play(case, seed)
    rules, rng = session.rules, Random(seed)
    for state in session.states[:: 1 + len(session.states) // 60]:
        for seat in range(case.seats):
            view = rules.observe(state, seat)
            world = rules.sample(view, rng)
            assert rules.observe(world, seat) == view
            assert hash(rules.observe(world, seat)) == hash(view)
            assert rules.legal(world, seat) == rules.legal(state, seat)


@pytest.mark.sampled(4, slow=12)
@EVERY_CASE
@few
@given(seed=SEEDS)
def test_old_states_never_change(case: Case, seed: int) -> None:
    session = Session(case.rules, case.setup(), seed)
    noted = [(session.state, hash(session.state), repr(session.state))]
    other = play(case, seed)
    for ply in other.plies:
        session.repeat(ply)
        noted.append((session.state, hash(session.state), repr(session.state)))
    for state, number, text in noted:
        assert hash(state) == number
        assert repr(state) == text


@pytest.mark.sampled(4, slow=12)
@EVERY_CASE
@few
@given(seed=SEEDS, length=st.integers(0, 400))
def test_scores_and_words_fit_the_game(case: Case, seed: int, length: int) -> None:
    """The tally ends at the result; transcript and narration tell finished and running games."""
    session = play(case, seed, plies=length)
    rules, setup = session.rules, session.setup
    node = session.node
    if isinstance(node, Over):
        totals = [rules.tally(session.state, seat)["total"] for seat in range(case.seats)]
        assert tuple(totals) == node.scores
    lines = list(case.spec.transcript(rules, setup, seed, session.plies))
    assert lines[0]["type"] == "setup"
    assert [json.loads(json.dumps(line)) for line in lines] == lines
    assert (lines[-1]["type"] == "result") == isinstance(node, Over)
    told = list(narrate(rules, case.spec.texts(rules), setup, session.plies))
    assert all(isinstance(line, str) for line in told)
    assert told or length < 60


@pytest.mark.sampled(4, slow=12)
@EVERY_CASE
@few
@given(seed=SEEDS)
def test_draws_that_a_viewer_cannot_tell_apart_are_shown_alike(case: Case, seed: int) -> None:
    """A hidden card must not be seen in an event either."""
    rules, session, rng = case.rules, play(case, seed), Random(seed)
    for before in session.states:
        node = rules.node(before)
        if not isinstance(node, Chance):
            continue
        first, second = (pick(node, rng.random()) for _ in range(2))
        for viewer in range(case.seats):
            views = [rules.observe(rules.resolve(before, o), viewer) for o in (first, second)]
            if views[0] == views[1]:
                assert _seen(rules, before, first, viewer) == _seen(rules, before, second, viewer)


def _seen(rules: AnyRules, before: Any, outcome: Outcome, viewer: Seat) -> list[Any]:
    """What a viewer is shown of a draw."""
    events = rules.events(before, Ply(CHANCE, outcome), rules.resolve(before, outcome))
    return [rules.shown(event, viewer) for event in events]


@pytest.mark.sampled(4, slow=12)
@EVERY_CASE
@few
@given(seed=SEEDS)
def test_everyone_sees_what_happens_to_them_as_it_is(case: Case, seed: int) -> None:
    """What happens to others may be hidden, but not turned into something else."""
    rules = case.rules
    for step in steps(rules, case.setup(), play(case, seed).plies):
        for event in step.events:
            for viewer in range(case.seats):
                seen = rules.shown(event, viewer)
                if viewer == event.seat:
                    assert seen == event
                elif seen is not None:
                    assert (type(seen), seen.seat) == (type(event), event.seat)


@pytest.mark.sampled(4, slow=12)
@EVERY_CASE
@few
@given(seed=SEEDS)
def test_a_known_score_is_that_of_every_state_that_the_viewer_thinks_possible(
    case: Case, seed: int
) -> None:
    rules, session = case.rules, play(case, seed)
    for state in session.states[:: max(1, len(session.states) // 20)]:
        for viewer in range(case.seats):
            view = rules.observe(state, viewer)
            world = rules.sample(view, Random(seed))
            for seat in range(case.seats):
                assert rules.known_score(view, seat) == rules.tally(world, seat)["total"]
