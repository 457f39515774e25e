"""Records: what is kept opens again, and what is damaged is refused by one clear sentence."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyramids.catalogue import find_game
from pyramids.engine.contract import CHANCE, CLOSE, Over, Player, Ply, Setup
from pyramids.engine.errors import RecordError, SetupError
from pyramids.engine.records.commitment import Commitment
from pyramids.engine.records.record import (
    LONGEST_NAME,
    Record,
    RecordWriter,
    decode_ply,
    dumps,
    encode_ply,
    loads,
    record,
    resume,
)
from pyramids.engine.records.record_text import MAX_BYTES
from pyramids.engine.session import Concession, Session, TakeBack
from tests.engine.toy_game import SPEC, Level, LotsRules
from tests.shared.changed_records import record_data, without_checksum

Data = dict[str, Any]
LEVEL = Level()


def played(plies: int = 100, seed: int = 1) -> Session:
    """A game of Lots, or its beginning."""
    players = (Player("Ana"), Player("Bo", "first"))
    game = Session(LotsRules(), SPEC.validate(Setup("lots", "toy", players)), seed)
    while len(game.plies) < plies and not isinstance(game.node, Over):
        if not game.proceed():
            seat = game.waiting()[0]
            game.submit(seat, game.rules.legal(game.state, seat)[-1])
    return game


def data() -> Data:
    """A whole record as JSON data, to be damaged."""
    found: Data = record_data(dumps(record(played(), LEVEL.digest, {"round": 3})))
    return found


def opened(text: str | bytes) -> Session:
    return resume(loads(text), SPEC, LEVEL)


def refusal(text: str | bytes) -> str:
    """The sentence by which a record is refused."""
    with pytest.raises(RecordError) as caught:
        opened(text)
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert 15 < len(sentence) < 400
    assert caught.value.__cause__ is None
    return sentence


def test_a_record_is_readable_json_with_one_ply_a_line() -> None:
    game = played(5)
    text = dumps(record(game, LEVEL.digest, {"round": 3}))
    assert record_data(text) == {
        "format": "pyramids-record",
        "version": 2,
        "game": "lots",
        "level": {"name": "toy", "digest": "cafe"},
        "players": [{"name": "Ana", "bot": None}, {"name": "Bo", "bot": "first"}],
        "options": {"pace": "calm"},
        "seed": 1,
        "notes": {"round": 3},
        "plies": [f"* {game.plies[0].move}", "0 bid 2", "1 bid 2", "close", "0 give"],
    }
    assert ' "0 bid 2",\n' in text


@pytest.mark.parametrize("length", [0, 1, 3, 4, 100])
def test_a_record_opens_to_the_game_it_was_made_of(length: int) -> None:
    game = played(length)
    again = opened(dumps(record(game, LEVEL.digest)))
    assert again.states == game.states
    assert again.plies == game.plies
    assert again.seed == game.seed
    assert again.setup == game.setup


def test_names_in_any_script_are_kept() -> None:
    changed = data()
    changed["players"][0]["name"] = "Ни́на 𓂀 «ß»"
    text = json.dumps(changed)
    assert loads(text).setup.players[0].name == "Ни́на 𓂀 «ß»"
    assert "𓂀" in dumps(loads(text))
    assert loads(dumps(loads(text)).encode()) == loads(text)


def test_plies_have_a_text_form() -> None:
    rules = LotsRules()
    for ply, text in ((Ply(CHANCE, 17), "* 17"), (Ply(0, "bid 1"), "0 bid 1"), (CLOSE, "close")):
        assert encode_ply(rules, ply) == text
        assert decode_ply(rules, text) == ply


# Version 1: nothing closes a turn


def version_1(length: int = 100) -> tuple[Data, Session]:
    """A record as it was written before, and the game that it tells of."""
    game = played(length)
    found = record_data(dumps(record(game, LEVEL.digest, {"round": 3})))
    plies = [ply for ply in found["plies"] if ply != "close"]
    return {**found, "version": 1, "plies": plies}, game


@pytest.mark.parametrize("length", [0, 1, 2, 4, 5, 100])
def test_a_record_of_version_1_opens_with_its_turns_closed(length: int) -> None:
    """A record that ends with the last decision of a turn opens behind the closed turn."""
    old, game = version_1(length)
    again = opened(json.dumps(old))
    assert again.plies == game.plies
    assert again.states == game.states
    assert record_data(dumps(record(again, LEVEL.digest)))["version"] == 2


def test_a_record_of_version_1_is_written_again_as_it_was() -> None:
    """A save may be renamed or copied without being opened."""
    old, _game = version_1()
    text = json.dumps(old)
    assert record_data(dumps(loads(text))) == old
    assert loads(dumps(loads(text))) == loads(text)


def test_a_record_of_version_1_has_no_plies_that_close_turns() -> None:
    old, _game = version_1()
    old["plies"].insert(3, "close")
    assert "ply 4: there is no turn to close" in refusal(json.dumps(old))


def test_a_refused_ply_of_version_1_is_named_by_its_number_in_the_file() -> None:
    old, _game = version_1()
    old["plies"][4] = "* 9"
    assert "ply 5: the chance outcome 9" in refusal(json.dumps(old))


def test_version_1_has_none_of_the_keys_that_came_later() -> None:
    old, _game = version_1()
    assert record_data(dumps(loads(json.dumps({**old, "checksum": 17})))) == old


# What a record may tell beside its plies

ADDITIONS: Data = {
    "commitment": {"hash": "60303ae2", "salt": "pepper"},
    "take_backs": [{"ply": 1, "seat": 0}, {"ply": 1, "seat": 0}],
    "concession": {"seat": 1, "ply": 5},
}


@pytest.mark.parametrize("keys", [[], *[[key] for key in ADDITIONS], list(ADDITIONS)], ids=str)
def test_additions_are_kept_and_what_is_absent_stays_absent(keys: list[str]) -> None:
    found = {**data(), **{key: ADDITIONS[key] for key in keys}}
    kept = loads(json.dumps(found))
    assert record_data(dumps(kept)) == found
    assert loads(dumps(kept)) == kept
    assert opened(dumps(kept)).plies == played().plies


def test_several_players_may_concede_one_after_the_other() -> None:
    gone = [{"seat": 1, "ply": 3}, {"seat": 0, "ply": 5}]
    found = {**data(), "concession": gone}
    kept = loads(json.dumps(found))
    assert kept.concessions == (Concession(1, 3), Concession(0, 5))
    assert record_data(dumps(kept)) == found
    assert resume(kept, SPEC, LEVEL).conceded == (1, 0)


def test_a_commitment_may_keep_its_salt_for_later() -> None:
    found = {**data(), "commitment": {"hash": "60303ae2"}}
    kept = loads(json.dumps(found))
    assert kept.commitment == Commitment("60303ae2")
    assert record_data(dumps(kept)) == found


def test_a_game_that_goes_on_keeps_what_was_told_beside_it() -> None:
    kept = loads(json.dumps({**data(), **ADDITIONS}))
    again = RecordWriter(resume(kept, SPEC, LEVEL), kept.commitment).record(LEVEL.digest)
    assert again.commitment == Commitment("60303ae2", "pepper")
    assert again.take_backs == (TakeBack(1, 0), TakeBack(1, 0))
    assert again.concessions == (Concession(seat=1, ply=5),)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("checksum", None),
        ("checksum", 17),
        ("checksum", "a\nb"),
        ("commitment", None),
        ("commitment", "60303ae2"),
        ("commitment", {}),
        ("commitment", {"salt": "pepper"}),
        ("commitment", {"hash": 1}),
        ("commitment", {"hash": "60303ae2", "salt": None}),
        ("take_backs", None),
        ("take_backs", {}),
        ("take_backs", [1]),
        ("take_backs", [{"ply": 1}]),
        ("take_backs", [{"ply": -1, "seat": 0}]),
        ("take_backs", [{"ply": True, "seat": 0}]),
        ("take_backs", [{"ply": 1, "seat": 2}]),
        ("take_backs", [{"ply": 1, "seat": "0"}]),
        ("concession", None),
        ("concession", []),
        ("concession", {"seat": 0}),
        ("concession", [{"seat": 0, "ply": 1}, {"seat": 0, "ply": 2}]),
        ("concession", [{"seat": 0, "ply": 1}, 2]),
        ("concession", {"seat": 2, "ply": 1}),
        ("concession", {"seat": 0, "ply": 1.0}),
    ],
    ids=str,
)
def test_a_damaged_addition_is_refused_by_name(key: str, value: object) -> None:
    assert f"'{key}' is missing or damaged" in refusal(json.dumps({**data(), key: value}))


# What is not a record


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "damaged"),
        ("not JSON at all", "damaged"),
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
        ('{"format": "pyramids-record", "version": NaN}', "NaN is not a number"),
        ("[" * 100_000, "damaged"),
        ('{"a":' * 100_000, "damaged"),
        ('{"format": "pyramids-record", "version": ' + "9" * 5000 + "}", "damaged"),
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
        assert constant in refusal(text)


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


# The checksum: a record that isn't the one that was saved is noticed


def test_a_flipped_bit_in_any_letter_of_a_record_is_noticed() -> None:
    """Or leaves the record what it was, as between two blanks."""
    text = dumps(record(played(), LEVEL.digest, {"round": 3, "name": "Zoë"})).encode()
    kept = loads(text)
    noticed = 0
    for place in range(len(text)):
        for bit in (1, 32):
            damaged = bytearray(text)
            damaged[place] ^= bit
            try:
                found = loads(bytes(damaged))
            except RecordError:
                noticed += 1
            else:
                assert found == kept, bytes(damaged[place - 20 : place + 20])
    assert noticed > len(text)


def test_a_changed_name_is_refused_unless_the_caller_wants_it_unchecked() -> None:
    text = dumps(record(played(), LEVEL.digest)).replace("Ana", "Eva")
    assert "doesn't match its checksum" in refusal(text)
    assert loads(text, unchecked=True).setup.players[0].name == "Eva"
    assert opened(without_checksum(text)).plies == played().plies


def test_a_record_may_be_spaced_and_ordered_anew() -> None:
    text = dumps(record(played(), LEVEL.digest, {"name": "Zoë"}))
    anew = json.dumps(dict(reversed(json.loads(text).items())), indent=8)
    assert loads(anew) == loads(text)
    assert loads(text.replace("\n", "\r\n")) == loads(text)


def test_the_checksum_can_be_computed_by_any_program() -> None:
    """As the format's description says: SHA-256 of the JSON data without it, keys sorted."""
    data = json.loads(dumps(record(played(), LEVEL.digest, {"name": "Zoë"})))
    told = data.pop("checksum")
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
    assert told == hashlib.sha256(canonical.encode("ascii")).hexdigest()[:16]
