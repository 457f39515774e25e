"""Components, setup and the frame of rounds and turns: SG-1 to SG-7."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pyramids.catalogue import find_game, load_level
from pyramids.engine.contract import CHANCE, Chance, Close, Decide, Over, Player, Setup
from pyramids.engine.multiset import elements
from pyramids.engine.session import Session
from pyramids.games.silver_gold.deck import Deck
from pyramids.games.silver_gold.state import Phase
from tests.games.silver_gold.drawn_decks import PATTERNS, SHAPES, Scenario, deck, explorer, rules_of

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def new_session(seats: int, seed: int = 7) -> Session:
    players = tuple(Player(name) for name in ("Ana", "Ben", "Cleo", "Dan")[:seats])
    return Session(rules_of(deck()), Setup("silver_gold", "drawn", players), seed)


def play_on(session: Session, until: Phase, rng: Random) -> None:
    """Plays at random until a phase begins."""
    while session.state.phase is not until and not isinstance(session.node, Over):
        if session.proceed():
            continue
        seat = session.waiting()[0]
        moves = session.rules.legal(session.state, seat)
        session.submit(seat, moves[int(rng.random() * len(moves))])


def test_the_built_in_deck_has_48_pyramids_16_of_each_colour_and_8_expeditions() -> None:
    """SG-1, SG-2, SG-3: the box of the classic deck."""
    classic = load_level(find_game("silver_gold"), "classic")
    assert isinstance(classic, Deck)
    assert [card.number for card in classic.pyramids] == list(range(1, 49))
    assert Counter(card.colour for card in classic.pyramids) == {0: 16, 1: 16, 2: 16}
    counts = {pattern.name: (pattern.count, pattern.rows) for pattern in classic.patterns}
    assert counts == SHAPES
    assert classic.skulls == (1, 2, 3, 4, 6, 8, 10, 12, 15, 18)
    assert classic.awards == (10, 6, 3)


def test_the_sheet_has_ten_boxes_of_each_gem_four_torches_and_ten_skulls() -> None:
    """SG-3: a sheet that is full in every box, scored."""
    full = explorer(red=10, green=10, torches=0b1111, skulls=10)
    scenario = Scenario(deck(), full, explorer())
    tally = scenario.rules.tally(scenario.state, 0)
    assert (tally["gems"], tally["torches"], tally["skulls"]) == (50, 20, -18)


@SEATS
def test_everyone_is_dealt_four_different_cards_from_the_48(seats: int) -> None:
    """SG-4"""
    session = new_session(seats)
    for _ in range(4 * seats):
        assert session.state.phase is Phase.DEAL
        session.draw()
    dealt = [card for hand in session.state.hands for card in hand]
    assert [len(hand) for hand in session.state.hands] == [4] * seats
    assert len(set(dealt)) == 4 * seats
    assert sorted([*dealt, *elements(session.state.stack)]) == list(range(1, 49))
    assert session.node == Decide(tuple(range(seats)), together=True, private=True)


def test_any_two_of_the_four_may_be_kept() -> None:
    """SG-4: six choices, and no others."""
    session = new_session(2)
    for _ in range(8):
        session.draw()
    a, b, c, d = session.state.hands[1]
    pairs = {move.cards for move in session.rules.legal(session.state, 1)}
    assert pairs == {(a, b), (a, c), (a, d), (b, c), (b, d), (c, d)}


@SEATS
def test_handed_back_cards_go_into_the_stack_before_the_display_is_revealed(seats: int) -> None:
    """SG-4"""
    session = new_session(seats)
    for _ in range(4 * seats):
        session.draw()
    back = []
    for seat in reversed(range(seats)):
        hand = session.state.hands[seat]
        back += hand[2:]
        session.submit(seat, session.rules.decode(f"keep {hand[0]} {hand[1]}"))
    assert not set(back) & set(elements(session.state.stack)), "until the draft is closed"
    session.close()
    assert session.state.phase is Phase.FILL
    assert set(back) <= set(elements(session.state.stack))
    assert len(elements(session.state.stack)) == 48 - 2 * seats
    for _ in range(4):
        session.draw()
    assert session.state.phase is Phase.REVEAL
    assert len(set(session.state.display)) == 4
    assert len(elements(session.state.stack)) == 44 - 2 * seats
    assert all(marks == 0 for e in session.state.explorers for _, marks in e.places)


def test_the_draft_waits_for_everyone() -> None:
    """SG-4: nobody goes on before the last one has chosen, whoever that is."""
    session = new_session(3)
    for _ in range(12):
        session.draw()
    session.submit(1, session.rules.legal(session.state, 1)[0])
    assert session.node == Decide((0, 2), together=True, private=True)
    session.submit(2, session.rules.legal(session.state, 2)[0])
    assert session.node == Decide((0,), together=True, private=True)
    session.submit(0, session.rules.legal(session.state, 0)[0])
    assert session.node == Close()
    session.close()
    assert isinstance(session.node, Chance)


def test_before_the_first_reveal_all_eight_expedition_cards_are_face_down() -> None:
    """SG-5: every one of them may come first, the doubled ones with twice the chance."""
    session = new_session(2)
    play_on(session, Phase.REVEAL, Random(1))
    node = session.node
    assert isinstance(node, Chance)
    weights = {PATTERNS[index]: weight for index, weight in node.outcomes}
    assert weights == {"I2": 1, "I3": 2, "V3": 2, "T4": 1, "L4": 1, "O4": 1}
    assert node.total == 8


@SEATS
def test_a_game_has_four_rounds_of_seven_turns_and_hides_the_eighth_card(seats: int) -> None:
    """SG-6: 28 reveals; in a round no pattern comes more often than it has cards."""
    session = new_session(seats, seed=3)
    play_on(session, Phase.OVER, Random(3))
    reveals = []
    for before, ply in zip(session.states, session.plies, strict=False):
        if before.phase is Phase.REVEAL and ply.seat == CHANCE:
            reveals.append((before.round, before.turn + 1, PATTERNS[ply.move]))
    assert [(r, t) for r, t, _ in reveals] == [(r, t) for r in (1, 2, 3, 4) for t in range(1, 8)]
    for number in (1, 2, 3, 4):
        shown = Counter(name for r, _, name in reveals if r == number)
        missing = Counter({name: count for name, (count, _) in SHAPES.items()})
        missing.subtract(shown)
        assert sum(missing.values()) == 1
        assert min(missing.values()) >= 0


def test_after_a_round_all_eight_cards_are_shuffled_again() -> None:
    """SG-6: the card that was never seen may come first in the next round."""
    scenario = Scenario(deck(), explorer(1, 2), explorer(3, 4), turn=7)
    scenario.play("0 single 1 a1", "1 single 3 a1")
    node = scenario.rules.node(scenario.state)
    assert isinstance(node, Chance)
    assert (scenario.state.round, scenario.state.turn, node.total) == (2, 0, 8)
    assert sum(weight for _, weight in node.outcomes) == 8


def test_a_revealed_pattern_holds_for_every_player() -> None:
    """SG-7"""
    scenario = Scenario(deck(), explorer(1, 2), explorer(3, 4), explorer(5, 6), pattern="I3")
    scenario.play("0 pattern 1 a1b1c1", "1 pattern 3 a1a2a3", "2 single 5 a1")
    scenario.reveal("O4")
    assert scenario.rules.node(scenario.state) == Decide((0, 1, 2), together=True)
    for seat, card in ((0, 2), (1, 4), (2, 6)):
        assert f"pattern {card} a1b1a2b2" in scenario.legal(seat)
        assert f"pattern {card} a1b1c1" not in scenario.legal(seat)
