"""What a seat may know: its own hand and marks, and of the others only what is revealed."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from pyramids.engine.contract import Player, Setup
from pyramids.engine.multiset import elements
from pyramids.engine.session import Session
from pyramids.games.silver_gold.events import Dealt, Filled, Kept, Taken
from pyramids.games.silver_gold.state import MARK_DUE, NEWCOMER, NO_CARD, Phase
from tests.games.silver_gold.drawn_decks import CORRIDOR, Scenario, deck, explorer, rules_of


def drafting() -> Session:
    """Three players have been dealt their cards."""
    players = tuple(Player(name) for name in ("Ana", "Ben", "Cleo"))
    session = Session(rules_of(deck()), Setup("silver_gold", "drawn", players), 3)
    for _ in range(12):
        session.draw()
    return session


def test_the_other_hands_are_hidden_during_the_draft() -> None:
    """SG-4: they might be any of the cards not seen."""
    session = drafting()
    state = session.state
    seen = session.rules.observe(state, 1).state
    assert seen.hands == ((0,) * 4, state.hands[1], (0,) * 4)
    hidden = [*state.hands[0], *state.hands[2]]
    assert sorted(elements(seen.stack)) == sorted([*elements(state.stack), *hidden])


def test_what_others_keep_is_hidden_until_all_have_chosen() -> None:
    """SG-4: who chooses last has no advantage."""
    session = drafting()
    before = session.rules.observe(session.state, 2)
    session.submit(0, session.rules.legal(session.state, 0)[0])
    session.submit(1, session.rules.legal(session.state, 1)[3])
    assert session.rules.observe(session.state, 2) == before
    own = session.rules.observe(session.state, 0).state
    assert own.explorers[0].places != NEWCOMER.places, "their own choice they know"
    session.submit(2, session.rules.legal(session.state, 2)[0])
    assert session.rules.observe(session.state, 0).state == own, "nor who chooses first"
    session.close()
    opened = session.rules.observe(session.state, 2).state
    assert opened.explorers == session.state.explorers


def test_sampled_hands_are_dealt_from_the_unseen_cards() -> None:
    """SG-4: each sampled state has all 48 cards once, and sampled states differ."""
    session = drafting()
    view = session.rules.observe(session.state, 1)
    worlds = [session.rules.sample(view, Random(seed)) for seed in range(20)]
    for world in worlds:
        cards = [card for hand in world.hands for card in hand] + elements(world.stack)
        assert sorted(cards) == list(range(1, 49))
        assert world.hands[1] == session.state.hands[1]
    assert len({world.hands for world in worlds}) > 10


def test_every_unseen_card_may_be_in_another_hand() -> None:
    """SG-4: no card is left out, none preferred by its place in the stack."""
    session = drafting()
    view = session.rules.observe(session.state, 1)
    rng, seen = Random(1), set()
    for _ in range(200):
        seen |= set(session.rules.sample(view, rng).hands[0])
    assert seen == set(range(1, 49)) - set(session.state.hands[1])


def test_what_others_mark_is_hidden_until_all_have_marked() -> None:
    """SG-8: everyone marks at the same time."""
    corridors = deck(dict.fromkeys(range(1, 49), "Ex### .#### .#### .#### T####"))
    scenario = Scenario(corridors, explorer(1, 2), explorer((3, "a1a2a3a4"), 4), explorer(5, 6))
    before = scenario.rules.observe(scenario.state, 0)
    scenario.play("1 single 3 a5", "2 pattern 5 a1b1")
    assert scenario.state.queue == (1,)
    assert scenario.state.due == (MARK_DUE, 0, 1)
    assert scenario.rules.observe(scenario.state, 0) == before
    mine = scenario.rules.observe(scenario.state, 2).state
    assert mine.due == (MARK_DUE, MARK_DUE, 1), "their own extra mark they know"
    assert mine.queue == ()


def test_a_player_who_sits_out_is_seen_to_sit_out() -> None:
    """SG-19: that is no secret."""
    scenario = Scenario(deck(), explorer(1, 2), explorer(), explorer(5, 6), display=(), stack=())
    assert scenario.rules.observe(scenario.state, 0).state.due == (MARK_DUE, 0, MARK_DUE)


def test_after_everyone_has_marked_all_marks_lie_open() -> None:
    """SG-16: completed cards are announced."""
    corridors = deck(dict.fromkeys(range(1, 49), CORRIDOR))
    scenario = Scenario(corridors, explorer(1, 2), explorer((3, "a1a2a3a4"), 4))
    scenario.play("1 single 3 a5", "0 single 1 a1")
    assert scenario.state.phase is Phase.TAKE
    for seat in (0, 1):
        assert scenario.rules.observe(scenario.state, seat).state == scenario.state


def test_nobody_knows_the_order_of_stack_and_expeditions() -> None:
    """SG-5, SG-16: a view holds which cards are unseen, never which comes next."""
    scenario = Scenario(deck(), explorer(1, 2), explorer(3, 4))
    seen = scenario.rules.observe(scenario.state, 0).state
    assert elements(seen.stack) == sorted(elements(seen.stack))
    assert elements(seen.expeditions) == sorted(elements(seen.expeditions))


def test_a_full_view_is_its_own_only_world() -> None:
    """Outside the draft nothing has to be guessed but what others mark right now."""
    scenario = Scenario(deck(), explorer(1, 2), explorer(3, 4))
    scenario.play("1 single 3 a1")
    view = scenario.rules.observe(scenario.state, 0)
    assert scenario.rules.sample(view, Random(1)) == view.state
    assert view.state.explorers[1] == explorer(3, 4)


@given(seed=st.integers(0, 2**32), players=st.integers(2, 4))
def test_another_players_dealt_cards_are_shown_as_backs(seed: int, players: int) -> None:
    """SG-4: no event of the deal names a card that lies in another hand."""
    rules = rules_of(deck())
    names = tuple(Player(f"Seat {seat}") for seat in range(players))
    session = Session(rules, Setup("silver_gold", "drawn", names), seed)
    while session.state.phase is Phase.DEAL:
        (dealt,) = session.draw()
        for viewer in range(players):
            expected = dealt.card if viewer == dealt.seat else NO_CARD
            assert rules.shown(dealt, viewer) == Dealt(dealt.seat, expected)


def test_what_lies_open_is_shown_to_everyone() -> None:
    """SG-4, SG-16: kept cards, and also a card that was taken unseen."""
    rules = rules_of(deck())
    for event in (Kept(0, (1, 2)), Taken(0, 7, place=1, source="stack"), Filled(9, place=2)):
        assert [rules.shown(event, viewer) for viewer in range(3)] == [event] * 3
