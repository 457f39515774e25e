"""Records of the toy game, to be kept, damaged and opened again."""

from __future__ import annotations

from typing import Any

import pytest

from pyramids.engine.contract import Over, Player, Setup
from pyramids.engine.errors import RecordError
from pyramids.engine.records.record import (
    dumps,
    loads,
    record,
    resume,
)
from pyramids.engine.session import Session
from tests.engine.toy_game import SPEC, Level, LotsRules
from tests.shared.changed_records import record_data

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


ADDITIONS: Data = {
    "commitment": {"hash": "60303ae2", "salt": "pepper"},
    "take_backs": [{"ply": 1, "seat": 0}, {"ply": 1, "seat": 0}],
    "concession": {"seat": 1, "ply": 5},
}
"""What a record may tell beside its plies."""
