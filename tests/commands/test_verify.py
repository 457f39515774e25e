"""`verify` proves a fair game, and refutes any in which something was swapped."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pyramids.catalogue import load_level
from pyramids.engine.contract import Chance, GameSpec, Over, Player
from pyramids.engine.records.commitment import commit
from pyramids.engine.records.record import dumps, loads, resume
from pyramids.play.running_game import RunningGame, Start, leave_all
from pyramids.play.seats import default_look
from pyramids.play.start_game import continue_newest, new_game
from pyramids.play.texts.seal import opening_line, seal_line
from pyramids.storage.settings import Settings
from tests.commands.shell import CommandResult, Say
from tests.shared.changed_records import record_data

_fair: dict[str, str] = {}
"""One finished game of each kind, with its commitment, as its record."""


def played(game: GameSpec, plies: int | None = None) -> RunningGame:
    """A game of people who choose at random, or its beginning."""
    seats = range(game.seats.start)
    players = tuple(Player(f"player {seat}") for seat in seats)
    looks = tuple(default_look(seat, None) for seat in seats)
    start = Start(game, game.default_level, players, looks, 11, {})
    running = new_game(start, Settings())
    luck = Random(1)
    with running.batched():
        session = running.session
        while not isinstance(session.node, Over) and len(session.plies) != plies:
            if not session.proceed():
                seat = session.waiting()[0]
                session.submit(seat, luck.choice(session.rules.legal(session.state, seat)))
    return running


@pytest.fixture
def fair(game: GameSpec, tmp_path: Path) -> Path:
    """A finished game that was begun with a seal."""
    if game.id not in _fair:
        _fair[game.id] = dumps(played(game).record())
        leave_all()
    path = tmp_path / "fair.json"
    path.write_text(_fair[game.id], encoding="utf-8")
    return path


def change(path: Path, **changes: Any) -> None:
    """Change a record as a cheat would, who leaves no wrong checksum behind."""
    data = record_data(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**data, **changes}), encoding="utf-8")


def verdicts(result: CommandResult) -> dict[str, str]:
    """By part of the record what was found."""
    return {line.split()[1]: line.split()[0] for line in result.out.splitlines()[:-1]}


def test_a_fair_game_is_proven(game: GameSpec, fair: Path, say: Say) -> None:
    result = say("verify", fair)
    assert (result.code, result.err) == (0, "")
    assert set(verdicts(result).values()) == {"ok"}
    assert set(verdicts(result)) == {"checksum", "moves", "draws", "seal"}
    assert result.out.splitlines()[-1].startswith("Proven, if this seal is the one")


def test_the_noted_seal_completes_the_proof(fair: Path, say: Say) -> None:
    told = loads(fair.read_bytes()).commitment
    assert told is not None
    noted = " ".join((told.hash[:4], told.hash[4:8], told.hash[8:12])).upper()
    result = say("verify", fair, "--seal", noted)
    assert (result.code, result.out.splitlines()[-1]) == (0, "Proven: no draw was swapped.")
    result = say("verify", fair, "--seal", "0123456789abcdef")
    assert result.code == 1
    assert verdicts(result)["seal"] == "WRONG"


def test_the_seal_is_the_hash_of_game_deck_seed_and_salt(fair: Path) -> None:
    """So that any program can check it."""
    data = json.loads(fair.read_text(encoding="utf-8"))
    told = data["commitment"]
    text = f"{data['game']}/{data['level']['digest']}/{data['seed']}/{told['salt']}"
    assert told["hash"] == hashlib.sha256(text.encode()).hexdigest()


def test_a_swapped_draw_is_refuted(game: GameSpec, fair: Path, say: Say) -> None:
    """Although the rules allow the other outcome just as well."""
    record = loads(fair.read_bytes())
    session = resume(record, game, load_level(game, record.setup.level))
    nodes = [session.rules.node(state) for state in session.states]
    number, other = next(
        (number, outcome)
        for number, node in reversed([*enumerate(nodes)])
        if isinstance(node, Chance)
        for outcome, _weight in node.outcomes
        if outcome != session.plies[number].move
    )
    change(fair, plies=[*record.plies[:number], f"* {other}"])
    result = say("verify", fair)
    assert result.code == 1
    assert verdicts(result) == {"checksum": "ok", "moves": "ok", "draws": "WRONG", "seal": "ok"}
    assert f"ply {number + 1} is {other}" in result.out
    assert result.out.splitlines()[-1].startswith("Refuted")


def test_another_seed_is_refuted_by_the_seal(fair: Path, say: Say) -> None:
    change(fair, seed=12)
    result = say("verify", fair)
    assert result.code == 1
    assert verdicts(result)["seal"] == "WRONG"


def test_a_seal_made_afterwards_does_not_fit_the_noted_one(fair: Path, say: Say) -> None:
    record = loads(fair.read_bytes())
    noted = record.commitment
    assert noted is not None
    made = commit(record.setup.game, record.digest, record.seed, "00")
    change(fair, commitment=made._asdict())
    assert say("verify", fair).code == 0
    assert say("verify", fair, "--seal", noted.hash).code == 1


def test_an_illegal_move_is_refuted(fair: Path, say: Say) -> None:
    record = loads(fair.read_bytes())
    first = next(n for n, ply in enumerate(record.plies) if ply[0].isdigit())
    change(fair, plies=[*record.plies[: first + 1], record.plies[first]])
    result = say("verify", fair)
    assert result.code == 1
    assert verdicts(result)["moves"] == "WRONG"


def test_a_flipped_bit_in_a_name_is_refuted_by_the_checksum(fair: Path, say: Say) -> None:
    text = fair.read_text(encoding="utf-8")
    fair.write_text(text.replace("player 0", "player 1", 1), encoding="utf-8")
    result = say("verify", fair)
    assert result.code == 1
    assert verdicts(result) == {"checksum": "WRONG", "moves": "ok", "draws": "ok", "seal": "ok"}


def test_a_game_without_a_seal_is_neither_proven_nor_refuted(kept: Path, say: Say) -> None:
    result = say("verify", kept)
    assert (result.code, result.err) == (3, "")
    assert verdicts(result)["seal"] == "open"
    assert say("verify", kept, "--seal", "0123456789abcdef").code == 1


def test_a_seal_without_its_salt_is_not_opened(fair: Path, say: Say) -> None:
    told = loads(fair.read_bytes()).commitment
    assert told is not None
    change(fair, commitment={"hash": told.hash})
    result = say("verify", fair)
    assert result.code == 3
    assert verdicts(result)["seal"] == "open"


def test_an_unfinished_game_can_be_verified_without_telling_its_seed(
    game: GameSpec, tmp_path: Path, say: Say
) -> None:
    record = played(game, 5).record()
    leave_all()
    path = tmp_path / "open.json"
    path.write_text(dumps(record), encoding="utf-8")
    result = say("verify", path)
    assert (result.code, result.err) == (0, "")
    told = record.commitment
    assert told is not None
    assert told.salt is not None
    assert told.salt not in result.out
    assert "seed 11" not in result.out


def test_a_game_keeps_its_seal_when_it_goes_on_later(game: GameSpec) -> None:
    begun = played(game, 5)
    leave_all()
    again = continue_newest(Settings())
    assert again is not None
    assert again.commitment is not None
    assert again.commitment == begun.commitment == again.record().commitment
    leave_all()


@pytest.mark.parametrize("seal", ["", "12345", "xyzxyzxyz", "0" * 65, "\u0661" * 8])
def test_what_is_no_seal_is_named(seal: str, fair: Path, say: Say) -> None:
    result = say("verify", fair, f"--seal={seal}")
    assert (result.code, result.out) == (2, "")
    assert "--seal" in result.err


def test_players_see_the_seal_from_the_start_and_its_opening_only_at_the_end(
    game: GameSpec,
) -> None:
    begun = played(game, 5)
    told = begun.commitment
    assert told is not None
    assert told.salt is not None
    assert f"{told.hash[:4]} {told.hash[4:8]}" in seal_line(begun)
    assert opening_line(begun) == ""
    leave_all()
    over = played(game)
    told = over.commitment
    assert told is not None
    assert told.salt is not None
    assert "11" in opening_line(over)
    assert told.salt == "".join(opening_line(over).split()[-4:])
    leave_all()
