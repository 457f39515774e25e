"""The built-in decks, and what `levels check` says of others (IB-1 to IB-4)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from pyramids.engine.contract import Player, Setup
from pyramids.engine.errors import LevelError, SetupError
from pyramids.games.im_bann.deck import ITEMS, LENGTHS, SPECIALS, read_deck
from pyramids.games.im_bann.inspection import inspect
from pyramids.games.im_bann.rules import ImBann
from tests.games.im_bann.players import CLASSIC, LEVELS, SUNKEN

TEXT = CLASSIC.read_text(encoding="utf-8")


def refusal(tmp_path: Path, old: str, new: str) -> str:
    """What is said about the classic deck with a change."""
    assert old in TEXT
    path = tmp_path / "bent.yaml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(LevelError) as caught:
        read_deck(path)
    said = str(caught.value)
    assert said.startswith(str(path))
    assert "\n" not in said
    return said.removeprefix(str(path))


def test_the_classic_deck_has_the_equipment_of_the_rules() -> None:
    """IB-1"""
    deck = read_deck(CLASSIC)
    for item in range(len(ITEMS)):
        cards = [card for card in deck.cards if card.item == item]
        values = Counter({card.value: card.count for card in cards})
        assert sorted(values.elements()) == [1, 1, 2, 2, 3, 3, 4, 4, 5]


def test_the_classic_deck_has_the_special_cards_of_the_rules() -> None:
    """IB-2"""
    deck = read_deck(CLASSIC)
    special = {card.special: card.count for card in deck.cards if card.special}
    assert special == {"spell": 8, "curse": 3, "protection": 3, "scarab": 3, "mummy": 1}
    assert sum(deck.counts) == 54


def test_the_classic_paths_have_the_values_of_the_rules() -> None:
    """IB-3, IB-4: and the depot begins on the ladder."""
    deck = read_deck(CLASSIC)
    paths = dict(zip(LENGTHS, deck.lengths, strict=True))
    assert paths == {
        "short": (4, 5, 6, 7, 8, 10),
        "normal": (5, 6, 7, 8, 9, 12),
        "long": (7, 8, 9, 10, 11, 12),
    }
    assert ITEMS[deck.start] == "ladder"
    assert deck.rounds == 200


def test_the_second_deck_has_other_values_and_counts_and_one_mummy() -> None:
    """IB-1 to IB-4: data only."""
    classic, sunken = read_deck(CLASSIC), read_deck(SUNKEN)
    assert sunken.counts != classic.counts
    assert sunken.lengths != classic.lengths
    assert sunken.cards[sunken.mummy].count == 1
    assert {card.item for card in sunken.cards if not card.special} == set(range(4))


@pytest.mark.parametrize("path", sorted(LEVELS.glob("*.yaml")), ids=lambda path: path.stem)
def test_a_built_in_deck_is_shown_in_tables_without_a_warning(path: Path) -> None:
    inspection = inspect(read_deck(path))
    assert not inspection.warnings
    equipment, special, paths = inspection.tables
    assert [row[0] for row in equipment.rows] == list(ITEMS)
    assert [row[0] for row in special.rows][: len(SPECIALS)] == list(SPECIALS)
    assert [row[0] for row in paths.rows] == list(LENGTHS)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("torch], start", "fork], start", "'fork' is not one of ladder, pickaxe, rope, torch"),
        ("rope, torch], start", "rope], start", "4 entries are expected here, not 3"),
        ("[ladder, pickaxe, rope, torch]", "[ladder, ladder, rope, torch]", "must stand here once"),
        ("start: ladder", "start: sand", "'sand' is not one of"),
        ("card: rope-2,", "card: rope-1,", "card rope-1: the name stands there already"),
        ("card: rope-2,", "card: Rope 2,", "'Rope 2' is not a card's name"),
        ("item: rope, value: 2", "item: glue, value: 2", "card rope-2: 'glue' is not one of"),
        ("item: rope, value: 2", "item: rope, value: 0", "card rope-2: 0 is not from 1 to 99"),
        ("value: 2, count: 2}", "value: 2}", "card ladder-2: 'count' is missing"),
        ("value: 2, count: 2}", "value: 2, count: many}", "a whole number from 0 to 99"),
        ("special: curse, count", "special: sneeze, count", "card curse: 'sneeze' is not one of"),
        ("special: curse, count", "special: curse, value: 3, count", "unknown key 'value'"),
        ("special: mummy, count: 1", "special: mummy, count: 2", "exactly one Mummy"),
        ("special: mummy, count: 1", "special: mummy, count: 0", "there is no Mummy"),
        ("special: scarab", "special: mummy", "exactly one Mummy"),
        ("rounds: 200", "rounds: 0", "0 is not from 1 to 10000"),
        ("rounds: 200", "laps: 200", "'rounds' is missing"),
        ("  short: {adventures: [4, 5, 6, 7, 8], chamber: 10}\n", "", "'short' is missing"),
        ("[5, 6, 7, 8, 9]", "[5, 6, 7, 8]", "normal: 5 entries are expected here, not 4"),
        ("chamber: 12}", "chamber: 0}", "normal: 0 is not from 1 to 99"),
    ],
)
def test_a_bad_deck_gets_one_clear_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    """IB-1 to IB-4: with file, line and card."""
    found = refusal(tmp_path, old, new)
    assert said in found
    assert ", line " in found


def test_a_deck_too_small_to_deal_from_is_refused(tmp_path: Path) -> None:
    """IB-5: two players get five cards each."""
    assert "there are 9 cards" in refusal(
        tmp_path, TEXT[TEXT.index("  - {card: ladder-1") : TEXT.index("rounds:")],
        "  - {card: rope-1, item: rope, value: 1, count: 8}\n"
        "  - {card: mummy, special: mummy, count: 1}\n",
    )  # fmt: skip


def test_a_small_deck_is_for_fewer_players(tmp_path: Path) -> None:
    """IB-5: 19 cards are enough for three, and whoever wants four is told."""
    path = tmp_path / "small.yaml"
    head, tail = TEXT[: TEXT.index("  - {card: ladder-1")], TEXT[TEXT.index("rounds:") :]
    cards = (
        "  - {card: rope-1, item: rope, value: 1, count: 18}\n"
        "  - {card: mummy, special: mummy, count: 1}\n"
    )
    path.write_text(f"{head}{cards}{tail}", encoding="utf-8")
    deck = read_deck(path)
    assert "there are cards for 3 players only" in inspect(deck).warnings
    setup = Setup("im_bann", "small", (Player("Ana"),) * 3)
    assert ImBann(deck).initial(setup).draws == 15
    with pytest.raises(SetupError, match="'small' has 19 cards: enough for 3 players, not for 4"):
        ImBann(deck).initial(replace(setup, players=(Player("Ana"),) * 4))


def test_a_likely_mistake_is_a_warning(tmp_path: Path) -> None:
    """IB-2: a deck without Curses can be played, and two names for one card too."""
    path = tmp_path / "odd.yaml"
    text = TEXT.replace("special: curse, count: 3", "special: spell, count: 3")
    text = text.replace("[7, 8, 9, 10, 11], chamber: 12", "[7, 8, 9, 10, 11], chamber: 99")
    path.write_text(text.replace("value: 5, count: 1", "value: 4, count: 1", 1), encoding="utf-8")
    warnings = "\n".join(inspect(read_deck(path)).warnings)
    assert "there is no curse" in warnings
    assert "spell and curse look the same" in warnings
    assert "ladder-4 and ladder-5 look the same" in warnings


def test_equipment_that_can_never_be_enough_is_a_warning(tmp_path: Path) -> None:
    """IB-9"""
    path = tmp_path / "poor.yaml"
    lines = [line for line in TEXT.splitlines() if "value:" not in line or "value: 1" in line]
    text = "\n".join(lines).replace("special: spell, count: 8", "special: spell, count: 20")
    path.write_text(text, encoding="utf-8")
    assert "too little for 10" in "\n".join(inspect(read_deck(path)).warnings)


def test_the_fingerprint_changes_with_the_cards_and_not_with_a_comment(tmp_path: Path) -> None:
    path = tmp_path / "classic.yaml"
    path.write_text(f"# mine\n{TEXT}", encoding="utf-8")
    assert read_deck(path).digest == read_deck(CLASSIC).digest
    path.write_text(TEXT.replace("count: 8", "count: 7"), encoding="utf-8")
    assert read_deck(path).digest != read_deck(CLASSIC).digest
