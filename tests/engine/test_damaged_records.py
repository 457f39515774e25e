"""Damaged records: whatever is wrong with one, it is refused by one clear sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyramids.catalogue import find_game
from pyramids.engine.errors import RecordError, SetupError
from pyramids.engine.records.record import (
    LONGEST_NAME,
    Record,
    dumps,
    loads,
    record,
    resume,
)
from pyramids.engine.records.record_text import MAX_BYTES
from tests.engine.toy_game import SPEC
from tests.engine.toy_records import ADDITIONS, LEVEL, Data, data, opened, played, refusal

# What is not a record


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "damaged: it is empty; open another copy"),
        ("not JSON at all", "damaged: line 1 can't be read"),
        ("\0\0\0\0", "damaged"),
        ("[]", "not a game record"),
        ("null", "not a game record"),
        ("17", "not a game record"),
        ('"pyramids-record"', "not a game record"),
        ("{}", "not a game record"),
        ('{"format": "chess"}', "not a game record"),
        ('{"format": ["pyramids-record"]}', "not a game record"),
        ('{"format": "pyramids-record"}', "doesn't say its version"),
        ('{"format": "pyramids-record", "version": 1}', "'level' is missing"),
        ('{"format": "pyramids-record", "version": NaN}', "a number can't be read"),
        ("[" * 100_000, "damaged: nested too deeply"),
        ('{"a":' * 100_000, "damaged"),
        ('{"format": "pyramids-record", "version": ' + "9" * 5000 + "}", "a number can't be read"),
        (b"\xff\xfe\x00\x01", "not UTF-8"),
        (b"\x80abc", "not UTF-8"),
        (b"\xef\xbb\xbf{}", "not a game record"),
    ],
)
def test_what_is_not_a_record_is_refused(text: str | bytes, words: str) -> None:
    assert words in refusal(text)


def test_a_huge_file_is_refused_unread() -> None:
    assert "larger than" in refusal(b" " * (MAX_BYTES + 1))
    assert "larger than" in refusal(" " * (MAX_BYTES + 1))


def test_a_truncated_record_is_refused_wherever_it_breaks_off() -> None:
    text = dumps(record(played(), LEVEL.digest)).rstrip()
    for length in range(0, len(text) - 1, 7):
        refusal(text[:length])


@pytest.mark.parametrize("version", [3, 99, 10**30])
def test_a_record_from_the_future_says_so(version: int) -> None:
    sentence = refusal(json.dumps({**data(), "version": version}))
    assert f"version {version}" in sentence
    assert "newer" in sentence


@pytest.mark.parametrize("version", [None, "1", 0, -1, 1.0, True, [1]])
def test_a_version_must_be_a_number_from_one(version: object) -> None:
    assert "version" in refusal(json.dumps({**data(), "version": version}))


# Wrong types everywhere

STRANGE: list[Any] = [
    None,
    True,
    0,
    -1,
    1.5,
    "",
    "text",
    [],
    [[]],
    [None],
    {},
    {"a": 1},
    {"a": "b"},
]
LOOSE = {"notes"}
"""Not looked at by the rules: a strange value becomes none."""


@pytest.mark.parametrize("key", sorted(data()))
def test_a_missing_key_is_refused(key: str) -> None:
    changed = data()
    del changed[key]
    if key in LOOSE:
        assert opened(json.dumps(changed)).plies == played().plies
    else:
        refusal(json.dumps(changed))


@pytest.mark.parametrize("key", sorted(set(data()) - LOOSE))
@pytest.mark.parametrize("value", STRANGE, ids=repr)
def test_a_value_of_the_wrong_type_is_refused(key: str, value: object) -> None:
    fine: dict[str, Callable[[object], bool]] = {
        "plies": lambda v: v == [],
        "options": lambda v: v == {},
        "seed": lambda v: isinstance(v, int) and not isinstance(v, bool),
    }
    text = json.dumps({**data(), key: value})
    if key in fine and fine[key](value):
        opened(text)
    else:
        refusal(text)


@pytest.mark.parametrize("value", STRANGE, ids=repr)
@pytest.mark.parametrize(
    "put",
    [
        lambda d, v: d["level"].__setitem__("name", v),
        lambda d, v: d["level"].__setitem__("digest", v),
        lambda d, v: d["players"].__setitem__(0, v),
        lambda d, v: d["players"].append(v),
        lambda d, v: d["players"][0].__setitem__("name", v),
        lambda d, v: d["players"][1].__setitem__("bot", v),
        lambda d, v: d["options"].__setitem__("pace", v),
        lambda d, v: d["plies"].__setitem__(0, v),
        lambda d, v: d["plies"].append(v),
    ],
    ids=["level", "digest", "player", "one-more", "name", "bot", "option", "ply", "one-more-ply"],
)
def test_strange_values_inside_are_refused_or_harmless(
    put: Callable[[Data, Any], None], value: object
) -> None:
    """A name may be any text, a seat may be a person's: those open. Nothing else than a
    RecordError ever comes out."""
    changed = data()
    put(changed, value)
    try:
        game = opened(json.dumps(changed))
    except RecordError:
        return
    assert len(game.plies) == len(played().plies)


@pytest.mark.parametrize("notes", STRANGE, ids=repr)
def test_strange_notes_never_keep_a_game_closed(notes: object) -> None:
    kept = loads(json.dumps({**data(), "notes": notes}))
    assert kept.notes == (notes if isinstance(notes, dict) else {})


# What would open but could not be kept again


def test_half_a_character_is_refused() -> None:
    """JSON can write it, but no file can hold it: the next save would fail."""
    changed = data()
    changed["players"][0]["name"] = "\ud800"
    assert "half a character" in refusal(json.dumps(changed))
    assert "half a character" in refusal(json.dumps({**data(), "notes": {"a": ["\udfff"]}}))
    assert "half a character" in refusal(json.dumps({**data(), "notes": {"\udfff": 1}}))


def test_deep_notes_are_refused() -> None:
    deep: Any = "bottom"
    for _ in range(200):
        deep = [deep]
    assert "too deeply" in refusal(json.dumps({**data(), "notes": {"deep": deep}}))


@pytest.mark.parametrize("word", ["a\0b", "a\nb", "x" * 5000, "\u2028"], ids=ascii)
@pytest.mark.parametrize("key", ["game", "level", "bot"])
def test_a_word_that_names_nothing_is_refused(key: str, word: str) -> None:
    values: Data = {
        "game": {"game": word},
        "level": {"level": {"name": word, "digest": LEVEL.digest}},
        "bot": {"players": [{"name": "Ana", "bot": word}] * 2},
    }
    refusal(json.dumps({**data(), **values[key]}))


def test_a_name_loses_what_no_screen_can_show_and_keeps_the_rest() -> None:
    found = data()
    found["players"][0]["name"] = "A\0n\x1b\r\na " + "🏺\u200d🏺" * 500
    kept = loads(json.dumps(found))
    assert kept.setup.players[0].name.startswith("Ana 🏺\u200d🏺")
    assert len(kept.setup.players[0].name) <= LONGEST_NAME


def test_a_byte_order_mark_is_accepted() -> None:
    assert opened(b"\xef\xbb\xbf" + json.dumps(data()).encode()).plies == played().plies


def test_numbers_that_are_none_are_refused() -> None:
    for constant in ("NaN", "Infinity", "-Infinity"):
        text = json.dumps(data()).replace('"seed": 1', f'"seed": {constant}')
        assert "a number" in refusal(text)


# What is well-formed but never happened


@pytest.mark.parametrize(
    ("index", "ply", "words"),
    [
        (0, "* 9", "ply 1: the chance outcome 9 is not possible"),
        (0, "0 bid 1", "ply 1: 'bid 1' by player 0 is refused"),
        (1, "* 2", "ply 2: a chance outcome (2) where none is due"),
        (1, "7 bid 1", "ply 2: 'bid 1' by player 7 is refused"),
        (1, "0 keep", "ply 2: 'keep' by player 0 is refused"),
        (1, "0 fold", "'fold' is not a move"),
        (1, "close", "ply 2: there is no turn to close"),
        (3, "0 keep", "ply 4: 'keep' by player 0 is refused"),
        (1, "close 1", "'close 1' is not a ply"),
        (1, "0", "'' is not a move"),
        (1, "", "'' is not a ply"),
        (1, "* x", "'* x' is not a ply"),
        (1, "* -1", "'* -1' is not a ply"),
        (1, "* ٣", "'* ٣' is not a ply"),
        (1, "* 99999999999", "is not a ply"),
        (1, "-1 bid 1", "'-1 bid 1' is not a ply"),
        (1, "٠ bid 1", "is not a ply"),
        (1, "zero bid 1", "'zero bid 1' is not a ply"),
        (1, "x" * 10_000, "is not a ply"),
        (1, "0 " + "x" * 10_000, "is not a move"),
    ],
)
def test_an_impossible_ply_is_refused_by_name(index: int, ply: str, words: str) -> None:
    changed = data()
    changed["plies"][index] = ply
    assert words in refusal(json.dumps(changed))


def test_plies_after_the_end_are_refused() -> None:
    changed = data()
    changed["plies"].append("0 bid 1")
    assert "refused" in refusal(json.dumps(changed))


def test_another_version_of_the_level_is_refused() -> None:
    changed = data()
    changed["level"]["digest"] = "beef"
    sentence = refusal(json.dumps(changed))
    assert "another version of the level 'toy'" in sentence
    assert "beef" in sentence
    assert "cafe" in sentence


def test_a_record_of_another_game_is_refused() -> None:
    assert refusal(json.dumps({**data(), "game": "chess"})) == (
        "the record is of the game 'chess', not of Lots"
    )
    with pytest.raises(SetupError, match="no game called 'chess'"):
        find_game(loads(json.dumps({**data(), "game": "chess"})).setup.game)


@pytest.mark.parametrize("words", ["\n\n\x1b[2J", "x" * 100_000], ids=["unprintable", "long"])
@pytest.mark.parametrize(
    "put",
    [
        lambda d, v: d.__setitem__("game", v),
        lambda d, v: d["level"].__setitem__("digest", v),
        lambda d, v: d["players"][1].__setitem__("bot", v),
        lambda d, v: d["options"].__setitem__("pace", v),
        lambda d, v: d["options"].__setitem__(v, "x"),
        lambda d, v: d["plies"].__setitem__(1, v),
        lambda d, v: d["plies"].__setitem__(1, "0 " + v),
    ],
    ids=["game", "digest", "bot", "option", "option-key", "ply", "move"],
)
def test_untrusted_text_stays_a_short_clean_sentence(
    put: Callable[[Data, Any], None], words: str
) -> None:
    changed = data()
    put(changed, words)
    assert refusal(json.dumps(changed)).isprintable()


def test_an_unknown_bot_is_refused() -> None:
    changed = data()
    changed["players"][1]["bot"] = "oracle"
    assert "no bot called 'oracle': choose from first" in refusal(json.dumps(changed))


def test_unknown_seats_and_options_are_refused() -> None:
    changed = data()
    changed["players"].append({"name": "Cleo", "bot": None})
    assert "2 to 2 players, not 3" in refusal(json.dumps(changed))
    assert "no option 'odd'" in refusal(json.dumps({**data(), "options": {"odd": "x"}}))
    assert "can't be 'x'" in refusal(json.dumps({**data(), "options": {"pace": "x"}}))


# Anything at all

VALID = dumps(record(played(), LEVEL.digest)).encode()


@settings(max_examples=150)
@given(
    st.lists(st.tuples(st.integers(0, len(VALID) - 1), st.integers(0, 255)), min_size=1, max_size=4)
)
def test_a_record_with_flipped_bytes_opens_or_is_refused(changes: list[tuple[int, int]]) -> None:
    damaged = bytearray(VALID)
    for index, byte in changes:
        damaged[index] = byte
    try:
        game = opened(bytes(damaged))
    except RecordError:
        return
    assert loads(dumps(record(game, LEVEL.digest))).plies


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=8,
)


@settings(max_examples=100)
@given(st.sampled_from(sorted({**data(), **ADDITIONS})), JSON)
def test_a_record_with_any_value_opens_or_is_refused(key: str, value: object) -> None:
    try:
        kept = loads(json.dumps({**data(), key: value}))
        resume(kept, SPEC, LEVEL)
    except RecordError:
        return
    assert isinstance(kept, Record)
    assert loads(dumps(kept).encode()) == kept


@settings(max_examples=100)
@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_other_content_is_refused(content: str | bytes) -> None:
    with pytest.raises(RecordError):
        loads(content)
