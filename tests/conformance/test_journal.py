"""Every game's journal: twenty discoveries that differ, can be missed, and can all be made.

The records below `tests/discovered` are games between bots in which, between them, every
discovery of a game is made: they are replayed from their files as a player's old games are.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec
from pyramids.engine.records import record as records
from pyramids.play.history.open_record import reopen
from pyramids.play.history.replayed_history import played_game

RECORDS = Path(__file__).parents[1] / "discovered"
EVERY_GAME = pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)


@cache
def made(game: str) -> list[frozenset[str]]:
    """What each seat discovers in each of a game's records."""
    found = []
    for path in sorted((RECORDS / game).glob("*.json")):
        spec, _level, session, _seating = reopen(records.loads(path.read_text()))
        played = played_game(session)
        for seat in range(len(session.setup.players)):
            found.append(frozenset(spec.journal().found_by(played, seat)))
    return found


@EVERY_GAME
def test_a_journal_has_twenty_discoveries_that_differ_in_name_and_seal(spec: GameSpec) -> None:
    entries = spec.journal().discoveries
    assert len(entries) == 20
    for values in (
        {entry.id for entry in entries},
        {entry.title for entry in entries},
        {entry.text for entry in entries},
        {entry.motif for entry in entries},
    ):
        assert len(values) == 20
    assert all(len(entry.numeral) <= 3 for entry in entries)


@EVERY_GAME
def test_every_discovery_can_be_made(spec: GameSpec) -> None:
    wanted = {entry.id for entry in spec.journal().discoveries}
    assert frozenset().union(*made(spec.id)) == wanted


@EVERY_GAME
def test_no_discovery_makes_itself(spec: GameSpec) -> None:
    assert not frozenset.intersection(*made(spec.id))
