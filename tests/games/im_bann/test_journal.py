"""Worked examples of discoveries: what just counts, and what just doesn't."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from pyramids.catalogue import load_level
from pyramids.engine.contract import Over
from pyramids.games.im_bann import SPEC
from pyramids.games.im_bann.deck import Deck
from pyramids.games.im_bann.events import AdventureBeaten, Lost, MummyPassed, Played, Swapped
from pyramids.games.im_bann.journal import JOURNAL
from pyramids.games.im_bann.journal.facts import Beaten, Facts, Turn
from pyramids.games.im_bann.scoring import BY_CHAMBER, BY_LIMIT
from pyramids.games.im_bann.state import CHAMBER

ME, RIVAL, THIRD = 0, 1, 2
DECK = cast(Deck, load_level(SPEC, SPEC.default_level))
LOST = Over((-20, 0), (2, 1), BY_CHAMBER)
WON = Over((0, -20), (1, 2), BY_CHAMBER)


def kind(name: str) -> int:
    found = DECK.kind(name)
    assert found is not None
    return found


def beaten(*cards: str, need: int = 5, mummy: bool = False, place: int = 1) -> Beaten:
    """An adventure beaten with equipment such as `rope-3`."""
    kinds = tuple(kind(card) for card in cards)
    equipment = tuple(DECK.cards[card] for card in kinds)
    total = sum(card.value for card in equipment)
    return Beaten(AdventureBeaten(ME, place, need, total, kinds), mummy, equipment)


def turn(*events: object, beats: tuple[Beaten, ...] = (), hand: int = 5) -> Turn:
    return Turn(events, beats, hand)  # type: ignore[arg-type]


def facts(*turns: Turn) -> Facts:
    """A game lost against a rival."""
    return Facts(
        deck=DECK,
        seat=ME,
        turns=turns,
        lost=(),
        largest_hand=9,
        mummy_at_chamber=False,
        rival_was_there=True,
        places=(3, 6),
        rounds=12,
        length="normal",
        over=LOST,
    )


def made(game: Facts) -> set[str]:
    """The ids of the discoveries."""
    return {entry.id for entry in JOURNAL.discoveries if entry.found(game)}


def played(*cards: str) -> list[Played]:
    return [Played(ME, kind(card)) for card in cards]


def test_an_ordinary_game_discovers_nothing() -> None:
    assert made(facts(turn(beats=(beaten("rope-3", "torch-3"),)))) == set()


def test_an_exact_adventure_is_not_the_royal_chamber() -> None:
    fit = beaten("rope-3", "torch-2")
    assert made(facts(turn(beats=(fit,)))) == {"exact"}
    chamber = beaten("rope-3", "torch-2", place=CHAMBER)
    assert made(facts(turn(beats=(chamber,)))) == set()


def test_exact_adventures_count_in_a_row_and_in_a_game() -> None:
    fit, rest = turn(beats=(beaten("rope-3", "torch-2"),)), turn()
    assert made(facts(fit, fit)) == {"exact", "two_exact"}
    assert made(facts(fit, rest, fit)) == {"exact"}
    assert made(facts(fit, rest, fit, rest, fit, rest, fit)) == {"exact", "four_exact"}


def test_the_equipment_that_beats_an_adventure_makes_discoveries() -> None:
    def by(*cards: str, need: int) -> set[str]:
        return made(facts(turn(beats=(beaten(*cards, need=need),))))

    assert by("rope-5", need=4) == {"single_card"}
    assert by("rope-5", "torch-4", need=5) == {"overkill"}
    assert by("rope-5", "torch-4", need=6) == set()
    assert by("rope-1", "rope-2", "rope-3", need=5) == {"one_item"}
    assert by("rope-1", "ladder-1", "torch-1", "pickaxe-4", need=6) == {"four_items"}


def test_the_mummy_weighs_on_an_adventure_and_on_the_royal_chamber() -> None:
    cards = ("rope-3", "torch-3")
    assert made(facts(turn(beats=(beaten(*cards, mummy=True),)))) == {"mummy_adventure"}
    royal = beaten(*cards, mummy=True, place=CHAMBER)
    assert made(facts(turn(beats=(royal,)))) == {"mummy_chamber"}


def test_a_spell_and_an_adventure_belong_to_one_turn() -> None:
    fit = (beaten("rope-3", "torch-3"),)
    assert made(facts(turn(*played("spell", "rope-3"), beats=fit))) == {"spell_and_beat"}
    assert made(facts(turn(*played("spell")), turn(*played("rope-3"), beats=fit))) == set()


def test_a_scarab_carries_three_cards() -> None:
    three = played("scarab", "rope-1", "rope-2", "rope-3")
    assert made(facts(turn(*three))) == {"scarab_haul"}
    assert made(facts(turn(*three[:3]))) == set()


def test_a_curse_must_cost_two_rivals_a_card_each() -> None:
    losses = [Lost(RIVAL, kind("rope-1")), Lost(THIRD, kind("torch-1"))]
    assert made(facts(turn(*played("curse"), *losses))) == {"cursed_two"}
    assert made(facts(turn(*played("curse"), losses[0]))) == set()


def test_giving_up_a_protection_wards_a_curse_off() -> None:
    shielded = (DECK.cards[kind("protection")],)
    assert made(replace(facts(turn()), lost=shielded)) == {"protected"}
    assert made(replace(facts(turn()), lost=(DECK.cards[kind("rope-1")],))) == set()


def test_the_mummy_is_a_gift_only_beside_the_royal_chamber() -> None:
    paid = MummyPassed(ME, RIVAL, (kind("rope-3"),))  # IB-11
    assert made(facts(turn(paid))) == {"late_guest"}
    assert made(facts(turn(MummyPassed(ME, RIVAL, ())))) == set()
    assert made(replace(facts(turn()), mummy_at_chamber=True)) == {"late_guest"}


def test_hands_and_swaps_count_at_their_limits() -> None:
    assert made(replace(facts(turn()), largest_hand=10)) == {"full_hand"}
    assert made(facts(turn(hand=0))) == {"empty_hand"}
    assert made(facts(turn(Swapped(ME, (1, 2, 3, 4, 5))))) == {"swap_five"}
    assert made(facts(turn(Swapped(ME, (1, 2, 3, 4))))) == set()


def test_a_victory_is_told_by_how_far_the_others_came() -> None:
    won = replace(facts(turn()), over=WON)
    assert made(replace(won, places=(6, CHAMBER))) == {"overtaken"}
    assert made(replace(won, places=(6, 4), rival_was_there=False)) == {"landslide"}
    close = replace(won, places=(6, CHAMBER), rival_was_there=False)
    assert made(close) == set()
    assert made(replace(close, length="long")) == {"long_path"}
    assert made(replace(close, length="long", over=Over((0, 0), (1, 1), BY_LIMIT))) == set()
