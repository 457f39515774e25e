"""The opponents: what each of them does in situations that show its character."""

from __future__ import annotations

from random import Random

import pytest

from pyramids.games.im_bann.bots.characters import SPITEFUL, Character
from pyramids.games.im_bann.bots.hints import Adviser
from pyramids.games.im_bann.bots.why import explain
from pyramids.games.im_bann.moves import Move
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.spec import SPEC
from pyramids.games.im_bann.state import Phase, State
from pyramids.games.im_bann.texts.reasons import clause
from tests.games.im_bann.tables import RULES, Table, player

CHARACTERS = [spec.name for spec in SPEC.bots if spec.level]
BUDGET = 12
"""Rollouts: few, because these situations are clear."""


def chosen(table: Table, name: str) -> str:
    """The text of the move that a bot chooses for whoever has to decide."""
    seat = table.deciding()
    (spec,) = [spec for spec in SPEC.bots if spec.name == name]
    view, legal = RULES.observe(table.state, seat), RULES.legal(table.state, seat)
    return RULES.encode(spec.make(RULES).choose(view, legal, Random(1), BUDGET))


def test_there_are_five_levels_with_a_name_and_a_character() -> None:
    characters = [spec for spec in SPEC.bots if spec.level]
    assert [spec.level for spec in characters] == [1, 2, 3, 4, 5]
    assert all(spec.title and spec.portrait and spec.character for spec in characters)


def test_the_seer_opens_the_royal_chamber_as_soon_as_it_can() -> None:
    """IB-11: a Spell makes the 3 match that is missing."""
    table = Table(
        player("spell rope-3 ladder-5 ladder-1", display="torch-5 torch-4", place=5),
        player("rope-1", place=4),
    )
    for expected in ("play spell rope", "play rope-3", "beat"):
        assert chosen(table, "seer") == expected
        table.play(f"0 {expected}")
    assert table.over().winners == (0,)


@pytest.mark.parametrize("bot", ["gambler", "spiteful", "seer"])
def test_whoever_can_meets_an_adventure_exactly(bot: str) -> None:
    """IB-10: with another 3 or with too much."""
    table = Table(player("ladder-3 ladder-5 ladder-4", display="rope-2"), player("rope-1"))
    assert chosen(table, bot) == "play ladder-3"


@pytest.mark.parametrize("bot", ["spiteful", "seer"])
@pytest.mark.parametrize("leader", [1, 2])
def test_the_mummy_is_passed_on_to_whoever_leads(bot: str, leader: int) -> None:
    places = {leader: 4}
    rivals = [player("rope-1", place=places.get(seat, 1)) for seat in (1, 2)]
    table = Table(player("ladder-2 torch-4", place=2), *rivals, mummy=0)
    table.play("0 play ladder-2")
    assert chosen(table, bot) == f"mummy {leader}"


@pytest.mark.parametrize("bot", CHARACTERS[1:])
def test_a_curse_costs_the_protection_and_not_the_equipment(bot: str) -> None:
    """IB-12."""
    table = Table(player("curse"), player("rope-1", display="protection rope-5", place=2))
    table.play("0 play curse")
    assert chosen(table, bot) == "lose protection"


@pytest.mark.parametrize("bot", CHARACTERS[1:])
def test_nobody_saves_up_a_display_that_is_worth_more_than_the_need(bot: str) -> None:
    """IB-9: the surplus is lost in any case."""
    table = Table(player("ladder-1", display="rope-5 rope-4 torch-5"), player("torch-1"))
    table.play("0 play ladder-1")
    assert chosen(table, bot) == "beat"


@pytest.mark.parametrize("bot", CHARACTERS[1:])
def test_nobody_swaps_where_the_same_cards_would_come_back(bot: str) -> None:
    """Ruling 3: with an empty stack and an empty discard pile."""
    table = Table(player("curse torch-1 torch-2"), player("rope-1"), stack="")
    assert table.legal(0) == ["play curse", "swap"]
    assert chosen(table, bot) == "play curse"


def test_the_hoarder_draws_where_the_beginner_plays_what_matches() -> None:
    table = Table(player("ladder-3 torch-2", display="torch-4"), player("rope-1"))
    assert chosen(table, "beginner") == "play ladder-3"
    assert chosen(table, "hoarder") == "draw 2"


def test_only_the_spiteful_one_spends_a_turn_on_a_curse() -> None:
    table = Table(player("curse torch-2 torch-1"), player("rope-1", display="rope-5", place=1))
    assert chosen(table, "spiteful") == "play curse"
    assert chosen(table, "gambler") == "draw 2"


def test_the_spiteful_one_lays_the_mummy_before_a_rival() -> None:
    table = Table(player("mummy torch-2 torch-1"), player("rope-1", display="rope-2", place=2))
    assert chosen(table, "spiteful") == "play mummy 1"
    assert chosen(table, "hoarder") == "draw 2"


def test_the_mummys_price_is_paid_with_the_cards_that_are_missed_least() -> None:
    """IB-11: equipment worth 3 is enough."""
    table = Table(
        player("ladder-1", display="rope-1 rope-2 torch-3 torch-1", place=4),
        player("torch-4", display="torch-5 rope-5", place=5),
        mummy=0,
    )
    table.play("0 play ladder-1", "0 mummy 1")
    while table.state.phase is Phase.PRICE:
        table.play(f"0 {chosen(table, 'spiteful')}")
    assert RULES.scoring.total(table.state.archaeologists[0].display) == 5


def test_a_large_display_doesnt_make_a_turn_endless() -> None:
    """IB-11: it could pay the Mummy's price in thousands of ways."""

    class Counting(ImBann):
        applied = 0

        def apply(self, state: State, seat: int, move: Move) -> State:
            self.applied += 1
            return super().apply(state, seat, move)

    rules = Counting(RULES.deck)
    display = " ".join(f"{item}-{value}" for item in ("rope", "torch") for value in range(1, 6))
    table = Table(
        player("ladder-1 ladder-2 scarab", display=f"{display} pickaxe-1 pickaxe-2", place=5),
        player("ladder-3", place=5),
        mummy=0,
    )
    view, legal = rules.observe(table.state, 0), rules.legal(table.state, 0)
    Character(rules, SPITEFUL).choose(view, legal, Random(1), 0)
    assert rules.applied < 2000


@pytest.mark.parametrize("depot", ["ladder", "rope", "torch"])
def test_no_two_hints_give_the_same_reason(depot: str) -> None:
    table = Table(
        player("ladder-3 rope-2 torch-1 spell curse", display="torch-2"),
        player("rope-1", display="rope-3", place=1),
        depot=depot,
    )
    view, legal = RULES.observe(table.state, 0), RULES.legal(table.state, 0)
    hints = Adviser(RULES).hints(view, legal, Random(1), BUDGET)
    assert len(hints) > 1
    reasons = [repr(reason) for hint in hints for reason in hint.reasons]
    assert len(reasons) == len(hints) == len(set(reasons))


def reasons_for(table: Table, move: str) -> list[str]:
    """The texts of the reasons that are given for a move of player 0."""
    view = RULES.observe(table.state, 0)
    (found,) = [m for m in RULES.legal(table.state, 0) if RULES.encode(m) == move]
    return [clause(reason) for reason in explain(RULES, view, found)]


@pytest.mark.parametrize(
    ("displays", "told"),
    [
        (("rope-3", "torch-2"), "costs everyone else a card"),
        (("rope-3", ""), "costs 1 of the others a card"),
        (("", ""), "makes room in the hand"),
    ],
)
def test_the_reason_for_a_curse_counts_whom_it_costs_a_card(
    displays: tuple[str, str], told: str
) -> None:
    """Ruling 12: it costs those nothing who have nothing on display."""
    table = Table(player("curse"), *(player("rope-1", display=cards) for cards in displays))
    assert reasons_for(table, "play curse") == [told]


@pytest.mark.parametrize(
    ("display", "told"),
    [("rope-5 rope-3", "3 more make the need exact"), ("rope-5", "makes room in the hand")],
)
def test_ones_own_mummy_makes_the_need_exact_only_with_3_too_many(display: str, told: str) -> None:
    """IB-9: the first adventure needs 5, and 8 with the Mummy."""
    table = Table(player("mummy", display=display), player("rope-1"))
    assert reasons_for(table, "play mummy 0") == [told]
