"""Old games count in the journal, and no record is replayed twice."""

from __future__ import annotations

import pytest

from pyramids.engine.errors import RecordError
from pyramids.engine.records.record import Record
from pyramids.play.history import replayed_history
from pyramids.play.history.journal import FoundDiscoveries, NewDiscoveries
from pyramids.play.history.open_record import ReopenedGame, reopen
from pyramids.storage import folders
from pyramids.storage.cache import replay_notes
from pyramids.storage.cache.replay_notes import ReplayNote, ReplayNotes
from tests.shared.kept_games import SPEC, begun, play_out


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[Record]:
    """The records that were replayed."""
    seen: list[Record] = []

    def counted(kept: Record) -> ReopenedGame:
        seen.append(kept)
        return reopen(kept)

    monkeypatch.setattr(replayed_history, "reopen", counted)
    return seen


def finish(*seeds: int) -> None:
    """Finished games of two people, with random moves."""
    for seed in seeds:
        play_out(begun(seed))


def test_every_old_game_is_replayed_once(replays: list[Record]) -> None:
    finish(1, 2)
    first = list(replayed_history.scan())
    assert len(replays) == 2
    again = list(replayed_history.scan())
    assert len(replays) == 2
    assert {game.entry.seed: game.note for game in again} == {
        game.entry.seed: game.note for game in first
    }
    finish(3)
    assert len(list(replayed_history.scan())) == 3
    assert len(replays) == 3


def test_games_of_another_kind_are_not_replayed_for_nothing(replays: list[Record]) -> None:
    finish(1)
    assert list(replayed_history.scan("another_game")) == []
    assert replays == []


def test_games_are_replayed_again_if_the_notes_are_missing_stale_or_damaged(
    replays: list[Record], monkeypatch: pytest.MonkeyPatch
) -> None:
    finish(1)
    (known,) = replayed_history.scan()
    replay_notes.notes_file().write_text("pyramids replays 1")
    assert [game.note for game in replayed_history.scan()] == [known.note]
    replay_notes.notes_file().unlink()
    assert [game.note for game in replayed_history.scan()] == [known.note]
    assert len(replays) == 3
    monkeypatch.setattr(replayed_history, "_key", lambda: "other discoveries")
    assert len(list(replayed_history.scan())) == 1
    assert len(replays) == 4


def test_a_changed_file_is_no_longer_known() -> None:
    path = folders.history() / "a.json"
    path.parent.mkdir(parents=True)
    path.write_text("one")
    notes = ReplayNotes("key")
    note = ReplayNote((2, 1), {0: ("swift",)})
    notes.add(path, note)
    notes.write()
    assert ReplayNotes("key").get(path) == note
    path.write_text("another")
    assert ReplayNotes("key").get(path) is None


def test_a_game_that_cannot_be_replayed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    finish(1)

    def refuse(kept: Record) -> ReopenedGame:
        raise RecordError("its deck is gone")

    with monkeypatch.context() as patch:
        patch.setattr(replayed_history, "reopen", refuse)
        assert list(replayed_history.scan()) == []
    assert len(list(replayed_history.scan())) == 1


def test_ranks_are_those_of_the_rules() -> None:
    game = play_out(begun(5))
    (replayed,) = replayed_history.scan()
    assert game.over is not None
    assert replayed.note.ranks == game.over.ranks


def test_a_discovery_belongs_to_the_game_in_which_it_was_made_first() -> None:
    finish(1, 2)
    late, early = sorted(replayed_history.scan(), key=lambda game: -game.entry.order)
    name = SPEC.journal().discoveries[0].id
    journal = FoundDiscoveries()
    for game in (late, early):
        journal.add([game._replace(note=ReplayNote((1, 2), {0: (name,)}))])
    assert journal.of(SPEC)[name] == early.entry


def test_what_a_bot_does_for_somebody_who_conceded_is_no_discovery() -> None:
    game = begun(4)
    game.concede(0)
    play_out(game)
    (replayed,) = replayed_history.scan()
    assert list(replayed.note.found) == [1]


def test_only_what_no_earlier_game_had_is_new() -> None:
    game = play_out(begun(6))
    first = told(NewDiscoveries(game))
    (kept,) = replayed_history.scan()
    assert first == {name for names in kept.note.found.values() for name in names}
    assert first, "the test needs a game with a discovery"
    same = play_out(begun(6))
    assert not told(NewDiscoveries(same))


def told(new: NewDiscoveries) -> set[str]:
    """What is new, once all earlier games are read."""
    while not new.read():
        new._reader._ended.wait()
    return {entry.id for entry in new.found()}
