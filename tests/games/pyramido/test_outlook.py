"""What players are told ahead: areas before and after a placement, proposals, possible outlines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from pyramids.engine.contract import Over, Player, Setup
from pyramids.engine.session import Session
from pyramids.games.pyramido.areas.outlook import outcome, possible_blocks, proposal, unseen_pairs
from pyramids.games.pyramido.building import second_block, stage_room
from pyramids.games.pyramido.domino_set import COLOURS, DOMINOES
from pyramids.games.pyramido.moves import Place
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.spec import SPEC
from pyramids.games.pyramido.state import FACE_UP, KEPT_GEMS, STAGES, Builder, Phase, State
from tests.games.pyramido.played_games import rules_of


def states(rules: Pyramido, seed: int) -> Iterator[State]:
    """The states of a game of random moves in which somebody decides."""
    luck = Random(seed)
    setup = SPEC.validate(Setup(SPEC.id, SPEC.default_level, (Player("Ana"), Player("Ben"))))
    session = Session(rules, setup, seed)
    while not isinstance(session.node, Over):
        if session.proceed():
            continue
        state: State = session.state
        yield state
        seat = session.waiting()[0]
        session.submit(seat, luck.choice(list(rules.legal(state, seat))))


def areas(rules: Pyramido, built: Builder) -> Counter[tuple[int, int]]:
    """Colours and symbols of all areas."""
    return Counter((area.colour, area.symbols) for area in rules.areas(built))


def test_areas_before_and_after_differ_by_exactly_what_is_told() -> None:
    rules = rules_of()
    for state in states(rules, 4):
        if state.phase is not Phase.PLACE:
            continue
        before = state.builders[state.seat]
        for move in rules.legal(state, state.seat)[::7]:
            assert isinstance(move, Place)
            found = outcome(rules, before, state.stage, state.hand, move)
            told: Counter[tuple[int, int]] = Counter()
            for change in found.changes:
                told.update((change.colour, symbols) for symbols in change.after)
                told.subtract((change.colour, symbols) for symbols in change.before)
            after = rules.with_domino(before, state.stage, state.hand, move)
            expected = areas(rules, after)
            if before.placed:
                expected.subtract(areas(rules, before))
            assert +told == +expected
            assert -told == -expected


def test_every_legal_place_is_within_the_blocks_that_are_still_possible() -> None:
    rules = rules_of()
    for state in states(rules, 5):
        built = state.builders[state.seat]
        if state.phase is not Phase.PLACE or not built.placed:
            continue
        possible = possible_blocks(built, state.stage)
        for move in rules.legal(state, state.seat):
            assert isinstance(move, Place)
            assert {(move.row, move.column), second_block(move)} <= possible


def test_a_proposal_keeps_at_most_five_of_the_gems_that_it_leaves() -> None:
    rules = rules_of()
    seen = 0
    for state in (state for seed in (6, 7, 8) for state in states(rules, seed)):
        if state.phase is not Phase.ACTIVATE:
            continue
        found, gems = proposal(rules, state, state.seat), state.builders[state.seat].gems
        seen += 1
        assert all(kept <= left for kept, left in zip(found.kept, found.left, strict=True))
        assert all(left <= had for left, had in zip(found.left, gems, strict=True))
        if state.stage < STAGES:
            assert sum(found.kept) == min(KEPT_GEMS, sum(found.left))
        for move in found.plan.moves:
            assert rules.check(state, state.seat, move) is None
    assert seen > 10


def test_the_dominoes_not_seen_are_all_but_those_placed_and_face_up() -> None:
    rules = rules_of()
    for state in states(rules, 9):
        if state.phase is Phase.TAKE:
            pairs = unseen_pairs(rules, state)
            placed = sum(len(built.placed) for built in state.builders)
            face_up = sum(stack.back == FACE_UP for stack in state.stacks)
            assert len(pairs) == len(COLOURS) * (len(COLOURS) - 1) // 2
            assert sum(count for _pair, count in pairs) == DOMINOES - placed - face_up


def test_the_stages_have_room_for_ten_six_three_and_one_dominoes() -> None:
    assert [stage_room(stage) for stage in range(1, STAGES + 1)] == [10, 6, 3, 1]
