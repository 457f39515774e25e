"""Records: what is kept opens again, and a record that isn't the one that was saved is noticed."""

from __future__ import annotations

import hashlib
import json

import pytest

from pyramids.engine.contract import CHANCE, CLOSE, Ply
from pyramids.engine.errors import RecordError
from pyramids.engine.records.commitment import Commitment
from pyramids.engine.records.record import (
    RecordWriter,
    decode_ply,
    dumps,
    encode_ply,
    loads,
    record,
    resume,
)
from pyramids.engine.session import Concession, Session, TakeBack
from tests.engine.toy_game import SPEC, LotsRules
from tests.engine.toy_records import ADDITIONS, LEVEL, Data, data, opened, played, refusal
from tests.shared.changed_records import record_data, without_checksum


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
