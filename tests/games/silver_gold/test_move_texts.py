"""The text form of moves: what stands in records and logs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyramids.engine.errors import MoveSyntaxError
from pyramids.games.silver_gold.moves import Keep, Mark, Move, Take, decode, encode
from pyramids.games.silver_gold.texts.moves import move_words, pictured_move
from tests.games.silver_gold.drawn_decks import deck, marks, rules_of

CARDS = st.integers(1, 48)
FIELDS = st.integers(1, (1 << 25) - 1)
MOVES = st.one_of(
    st.tuples(CARDS, CARDS).map(lambda pair: Keep((min(pair), max(pair)))),
    st.builds(Mark, st.sampled_from(["pattern", "single", "extra"]), CARDS, FIELDS),
    st.builds(Take, st.integers(0, 48)),
)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("keep 3 41", Keep((3, 41))),
        ("pattern 17 a1b1c1c2", Mark("pattern", 17, marks("a1b1c1c2"))),
        ("single 17 e5", Mark("single", 17, 1 << 24)),
        ("extra 1 a1", Mark("extra", 1, 1)),
        ("take 17", Take(17)),
        ("take stack", Take(0)),
    ],
)
def test_moves_are_written_as_a_player_would_note_them(text: str, move: Move) -> None:
    assert decode(text) == move
    assert encode(move) == text


@given(MOVES)
def test_every_move_survives_writing_and_reading(move: Move) -> None:
    assert decode(encode(move)) == move


NUMBERS = ["3", "41", "0", "99", "-", "a1", "a1b1", "e5a1"]
WORDS = st.sampled_from(["keep", "pattern", "single", "extra", "take", "stack", *NUMBERS])


@given(st.one_of(st.text(max_size=30), st.lists(WORDS, max_size=4).map(" ".join)))
def test_any_text_is_a_move_or_refused_by_a_sentence(text: str) -> None:
    try:
        move = decode(text)
    except MoveSyntaxError:
        return
    assert decode(encode(move)) == move


def test_the_order_of_kept_cards_and_fields_is_free() -> None:
    assert decode("keep 41 3") == Keep((3, 41))
    assert decode("pattern 17 c2c1b1a1") == decode("pattern 17 a1b1c1c2")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "keep 3",
        "keep 3 41 5",
        "keep 0 3",
        "keep 3 49",
        "keep  3 41",
        "keep 3 41\n",
        " keep 3 41",
        "Keep 3 41",
        "pattern 17",
        "pattern 17 a1a1",
        "pattern 17 a6",
        "pattern 17 f1",
        "pattern 17 A1",
        "pattern 17 a1 b1",
        "pattern 0 a1",
        "pattern 99 a1",
        "single 17 a",
        "take",
        "take 0",
        "take 49",
        "take -1",
        "take ٣",
        "keep ３ 41",
        "take stack 3",
        "take 1e1",
    ],
)
def test_what_is_not_a_move_is_refused(text: str) -> None:
    with pytest.raises(MoveSyntaxError, match=r"not a move|no card|twice"):
        decode(text)


def test_a_refusal_does_not_repeat_pages_of_nonsense() -> None:
    with pytest.raises(MoveSyntaxError) as caught:
        decode("x" * 1_000_000)
    assert len(str(caught.value)) < 200


def test_beside_a_picture_a_move_names_card_and_symbols_but_no_squares() -> None:
    rules = rules_of(deck({1: "E.r.. ##### ##### ##### T####"}))
    assert pictured_move(rules, decode("pattern 1 a1b1c1")) == "Shape on pyramid 1: Red gem"
    assert pictured_move(rules, decode("extra 1 b1")) == "Extra square on pyramid 1"
    assert pictured_move(rules, decode("single 1 a5")) == "Single square on pyramid 1: Tomb"
    assert pictured_move(rules, decode("keep 1 2")) == move_words(rules, decode("keep 1 2"))


def test_the_rule_book_reads_and_writes_the_same_form() -> None:
    rules = rules_of(deck())
    assert rules.encode(rules.decode("take stack")) == "take stack"
