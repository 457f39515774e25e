"""What a seat may know: its own hand, and of the others only how many cards they have."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from pyramids.engine.contract import CHANCE, Decide
from pyramids.engine.records.transcripts import steps
from pyramids.engine.session import Session
from pyramids.games.im_bann.counts import kinds_of
from pyramids.games.im_bann.events import BACK, Dealt, Drawn
from pyramids.games.im_bann.state import Phase, State
from pyramids.games.im_bann.texts import ImBannTexts
from tests.games.im_bann.players import NAMES, play_game
from tests.games.im_bann.tables import DECK, RULES, Table, counts, kind, player

SEEDS = st.integers(0, 2**32)
few = settings(max_examples=4)


def some(session: Session, count: int = 60) -> list[Any]:
    """States from all over a game."""
    return list(session.states[:: max(1, len(session.states) // count)])


def test_other_hands_and_the_stack_are_only_counted() -> None:
    """IB-5: dealt face down."""
    table = Table(player("rope-1 curse"), player("torch-2 spell spell"), discards="mummy")
    seen = RULES.observe(table.state, 0).state
    own, other = (archaeologist.hand for archaeologist in seen.archaeologists)
    assert own == counts("rope-1 curse")
    assert kinds_of(other) == (DECK.back,) * 3
    assert kinds_of(seen.stack) == (DECK.back,) * (54 - 2 - 3 - 1)
    assert seen.discards == counts("mummy")


def test_displays_places_the_mummy_and_the_discard_pile_are_open() -> None:
    """IB-7"""
    table = Table(player(), player("spell", "rope-3 protection", 4), mummy=1, discards="curse")
    seen = RULES.observe(table.state, 0).state
    assert seen.archaeologists[1].display == counts("rope-3 protection")
    assert seen.archaeologists[1].place == 4
    assert seen.mummy == 1


def test_the_cards_picked_for_a_swap_are_hidden_until_it_is_ended() -> None:
    """IB-6: it can still be taken back; then the cards are face up on the discard pile."""
    table = Table(player("rope-1 curse"), player())
    table.play("0 swap")
    begun = RULES.observe(table.state, 1)
    table.play("0 pick rope-1")
    assert RULES.observe(table.state, 1) == begun
    assert RULES.observe(table.state, 0).state.picked == (kind("rope-1"),)
    table.play("0 done")
    assert RULES.observe(table.state, 1).state.discards == counts("rope-1")


def test_a_card_is_a_back_to_everyone_but_its_owner() -> None:
    """IB-5, IB-6"""
    for event in (Dealt(1, kind("curse")), Drawn(1, kind("curse"))):
        assert RULES.shown(event, 1) == event
        shown = RULES.shown(event, 0)
        assert isinstance(shown, Dealt | Drawn)
        assert shown.card == BACK


def test_unseen_cards_are_dealt_to_hidden_hands_in_sampled_worlds() -> None:
    """IB-5: every card that isn't open may be anywhere."""
    table = Table(player("rope-1"), player("torch-2 spell", "rope-3"), discards="mummy")
    view = RULES.observe(table.state, 0)
    worlds = [RULES.sample(view, Random(seed)) for seed in range(300)]
    found = set()
    for world in worlds:
        assert RULES.observe(world, 0) == view
        assert world.archaeologists[0] == table.state.archaeologists[0]
        found |= set(kinds_of(world.archaeologists[1].hand))
    gone = {kind("mummy")}
    assert found == set(range(len(DECK.cards))) - gone, "everything but what is seen"


def test_the_unseen_cards_are_those_in_the_stack_and_in_other_hands() -> None:
    """IB-5: whoever counts the cards knows what is left, not where it is."""
    table = Table(player("rope-1"), player("torch-2 spell", "rope-3"), discards="curse", mummy=1)
    seen = RULES.observe(table.state, 0).state
    hidden = [table.state.stack, table.state.archaeologists[1].hand]
    assert RULES.unseen(seen) == tuple(map(sum, zip(*hidden, strict=True)))
    assert RULES.unseen(table.state) == DECK.none


def total_of(state: State) -> tuple[int, ...]:
    """All cards of a state, by kind."""
    piles = [state.stack, state.discards]
    for archaeologist in state.archaeologists:
        piles += [archaeologist.hand, archaeologist.display]
    total = [sum(column) for column in zip(*piles, strict=True)]
    if state.mummy >= 0:
        total[DECK.mummy] += 1
    return tuple(total)


@few
@given(seed=SEEDS, seats=st.integers(2, 5))
def test_a_sampled_world_has_every_card_once(seed: int, seats: int) -> None:
    """IB-1, IB-2: whatever the view, the 54 cards are all there."""
    session = play_game(("goer", "random", "random", "goer", "random")[:seats], seed)
    rng = Random(seed)
    for state in some(session):
        for seat in range(seats):
            world = RULES.sample(RULES.observe(state, seat), rng)
            assert total_of(world) == DECK.counts


@few
@given(seed=SEEDS, seats=st.integers(2, 5))
def test_what_others_do_in_the_open_looks_the_same_whatever_they_hide(
    seed: int, seats: int
) -> None:
    """Worlds that look alike to a viewer still do after the same move: no turn ends or goes on
    because of a hidden card."""
    session = play_game(("random",) * seats, seed, length="short")
    rng, states = Random(seed), session.states
    for index, ply in list(enumerate(session.plies))[:: 1 + len(session.plies) // 80]:
        node = RULES.node(states[index])
        if not isinstance(node, Decide):
            continue
        for viewer in set(range(seats)) - {ply.seat}:
            view = RULES.observe(states[index], viewer)
            for _ in range(4):
                world = RULES.sample(view, rng)
                if ply.move not in RULES.legal(world, ply.seat):
                    continue
                seen = RULES.observe(RULES.apply(world, ply.seat, ply.move), viewer)
                assert seen == RULES.observe(states[index + 1], viewer)


@few
@given(seed=SEEDS, seats=st.integers(2, 4))
def test_no_event_shows_a_card_that_the_viewer_may_not_know(seed: int, seats: int) -> None:
    """A draw looks the same to the others, whatever the card is."""
    session = play_game(("random",) * seats, seed, length="short")
    for step in steps(RULES, session.setup, session.plies):
        if step.ply.seat != CHANCE:
            continue
        (drawn,) = [event for event in step.events if isinstance(event, Dealt | Drawn)]
        for viewer in set(range(seats)) - {drawn.seat}:
            assert [RULES.shown(event, viewer) for event in step.events if event is drawn] == [
                type(drawn)(drawn.seat, BACK)
            ]


def card_words(state: State, seat: int) -> set[str]:
    """What the hand of a seat would be called."""
    texts = ImBannTexts(RULES)
    (line,) = [line for line in texts.player(state, seat, NAMES) if line.startswith("Hand")]
    return set(line.partition(": ")[2].split(", "))


@few
@given(seed=SEEDS)
def test_the_texts_of_a_view_name_no_card_of_another_hand(seed: int) -> None:
    """The lines about another player count the hand; they are the same for every possible one."""
    texts, rng = ImBannTexts(RULES), Random(seed)
    session = play_game(("random",) * 3, seed)
    for state in some(session, 30):
        if state.phase is Phase.DEAL:
            continue
        for viewer in range(3):
            view = RULES.observe(state, viewer)
            other = RULES.observe(RULES.sample(view, rng), viewer).state
            for seat in set(range(3)) - {viewer}:
                lines = texts.player(view.state, seat, NAMES)
                assert lines == texts.player(other, seat, NAMES)
                assert lines[-1].startswith("Hand: ")
                assert lines[-1].endswith((" card", " cards"))
        assert card_words(state, state.turn) or not any(state.archaeologists[state.turn].hand)


def test_every_decision_is_private_because_everyone_has_a_hand() -> None:
    """So the screen is covered before it is handed over."""
    table = Table(player("curse"), player("", "rope-1"), player("", "rope-1"), turn=0)
    table.play("0 play curse")
    for victim in (1, 2):
        assert table.deciding() == victim
        table.play(f"{victim} lose rope-1")
    assert table.rules.node(table.state) == Decide((1,), private=True)
