"""What holds in every game, whoever plays it."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pyramids.engine.contract import Decide, Over
from pyramids.games.im_bann.deck import LENGTHS
from pyramids.games.im_bann.state import CHAMBER, HAND_LIMIT, NOBODY, OUT, Phase
from tests.games.im_bann.players import CLASSIC, SUNKEN, play_game, rules_of
from tests.games.im_bann.test_views import total_of

GAMES = st.tuples(
    st.lists(st.sampled_from(["random", "goer"]), min_size=2, max_size=5),
    st.integers(0, 2**32),
    st.sampled_from(LENGTHS),
    st.sampled_from(["off", "on"]),
)
few = settings(max_examples=8)


@few
@given(game=GAMES)
def test_no_card_is_lost_or_made(game: tuple[list[str], int, str, str]) -> None:
    """IB-1, IB-2: 54 cards in hands, displays, stack and discard pile."""
    players, seed, length, scoring = game
    session = play_game(players, seed, CLASSIC, length=length, scoring=scoring)
    counts = rules_of().deck.counts
    assert sum(counts) == 54
    assert all(total_of(state) == counts for state in session.states)


@few
@given(game=GAMES)
def test_hands_places_and_rounds_keep_within_their_bounds(
    game: tuple[list[str], int, str, str],
) -> None:
    """IB-5, IB-9, ruling 15"""
    players, seed, length, scoring = game
    session = play_game(players, seed, SUNKEN, length=length, scoring=scoring)
    rules = rules_of(SUNKEN)
    for before, after in zip(session.states, session.states[1:], strict=False):
        assert 0 <= after.round - before.round <= 1
        assert after.round <= rules.deck.rounds
        for old, new in zip(before.archaeologists, after.archaeologists, strict=True):
            assert sum(new.hand) <= HAND_LIMIT
            assert 0 <= new.place - old.place <= 1
            assert min(*new.hand, *new.display) >= 0
            assert not new.display[rules.deck.mummy]
        if before.mummy != NOBODY:
            assert after.mummy != NOBODY, "the Mummy never leaves the displays again"


@few
@given(game=GAMES)
def test_whoever_is_out_never_decides_again(game: tuple[list[str], int, str, str]) -> None:
    """Ruling 12, and nobody is asked for nothing."""
    players, seed, length, _scoring = game
    session = play_game(players, seed, CLASSIC, length=length, scoring="on")
    rules = rules_of()
    for state in session.states:
        node = rules.node(state)
        if isinstance(node, Decide):
            (seat,) = node.seats
            assert state.archaeologists[seat].place != OUT
            assert rules.legal(state, seat)
            if state.phase is Phase.FINISH and state.may_beat:
                total = rules.scoring.total(state.archaeologists[seat].display)
                need, place = rules.scoring.need(state, seat), state.archaeologists[seat].place
                enough = total == need if place == CHAMBER else total >= need
                texts = [rules.encode(move) for move in rules.legal(state, seat)]
                assert ("beat" in texts) == enough


@few
@given(game=GAMES)
def test_the_winner_has_the_best_total(game: tuple[list[str], int, str, str]) -> None:
    """IB-13, IB-14, ruling 15: nobody is closer to the chamber than whoever wins."""
    players, seed, length, scoring = game
    over = play_game(players, seed, CLASSIC, length=length, scoring=scoring).node
    assert isinstance(over, Over)
    assert max(over.scores) <= 0
    assert all(over.scores[seat] == max(over.scores) for seat in over.winners)
    assert over.reason == "limit" or len(over.winners) == 1
