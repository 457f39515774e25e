"""Games saved under a name: listed without replaying, never lost or overwritten by accident."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from pyramids.engine.records import record as records
from pyramids.play.history.open_record import Obstacle, OpenError
from pyramids.play.start_game import open_save
from pyramids.storage import folders, saved_games, saves
from pyramids.storage.saves import BrokenFile, Fault, Save
from pyramids.storage.settings import Settings
from tests.shared.changed_records import record_data
from tests.shared.kept_games import SPEC, begun, play, play_out


def only_save() -> Save:
    [entry] = saved_games.list_saves()
    assert isinstance(entry, Save)
    return entry


def put(name: str, data: str | bytes) -> Path:
    path = folders.saves() / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data.encode("utf-8") if isinstance(data, str) else data)
    return path


def test_a_saved_game_is_listed_with_players_round_and_scores() -> None:
    game = play(begun(names=("Ana", "Ben")), 60)
    game.save_as("  After   dinner ")
    save = only_save()
    assert save.summary.name == "After dinner"
    assert [player.name for player in save.players] == ["Ana", "Ben"]
    assert save.summary.round == game.state.round > 0
    assert save.summary.scores == game.scores()
    assert not save.summary.over


def test_a_saved_game_opens_exactly_as_it_was_left() -> None:
    game = play(begun(), 50)
    game.save_as("Siesta")
    opened = open_save(only_save(), Settings())
    assert opened.state == game.state
    assert opened.session.plies == game.session.plies
    assert opened.seating == game.seating
    assert opened.autosave.id != game.autosave.id


def test_the_deal_goes_on_as_it_would_have_without_saving() -> None:
    game = play(begun(seed=11), 30)
    game.save_as("Siesta")
    opened = open_save(only_save(), Settings())
    assert play_out(opened).over == play_out(game).over


@pytest.mark.parametrize(
    "name", ["con", "../../escape", "a/b\\c:d*e?", "…", "Ägypten 日本", "x" * 300]
)
def test_every_name_is_a_good_name_and_stays_inside_the_folder(name: str) -> None:
    path = begun().save_as(name)
    assert path.parent == folders.saves()
    assert only_save().summary.name == saves.tidy_name(name)


def test_two_games_of_the_same_name_both_stay() -> None:
    begun(seed=1).save_as("Siesta")
    begun(seed=2).save_as("Siesta")
    assert len(saved_games.list_saves()) == 2


def test_a_game_can_be_saved_in_place_of_another_which_becomes_its_backup() -> None:
    begun(seed=1).save_as("Siesta")
    old = only_save()
    begun(seed=2).save_as("ignored", instead_of=old)
    assert records.loads(old.path.read_bytes()).seed == 2
    assert only_save().summary.name == "Siesta"
    backup = old.path.with_name(old.path.name + ".backup")
    assert records.loads(backup.read_bytes()).seed == 1


def test_a_name_is_found_whatever_its_case() -> None:
    begun().save_as("Nach dem Essen")
    found = saved_games.find(" nach dem ESSEN ")
    assert found is not None
    assert found.summary.name == "Nach dem Essen"
    assert saved_games.find("anderes") is None


def test_renaming_changes_the_name_and_nothing_else() -> None:
    game = play(begun(), 20)
    game.save_as("Old")
    saves.rename(only_save(), "New")
    save = only_save()
    assert save.summary.name == "New"
    assert save.summary.scores == game.scores()
    assert open_save(save, Settings()).state == game.state


@pytest.mark.skipif(os.name == "nt", reason="such names can't be given there")
def test_a_save_with_an_undecodable_file_name_can_be_renamed() -> None:
    path = begun().save_as("mine")
    data = record_data(path.read_text("utf-8"))
    del data["notes"]["summary"]
    path.unlink()
    put(os.fsdecode(b"J\xfcrgen\n.json"), json.dumps(data))
    save = only_save()
    assert save.summary.name == "Jrgen"
    saves.rename(save, save.summary.name)
    assert only_save().summary.name == "Jrgen"


def test_deleting_a_save_deletes_its_backup() -> None:
    begun().save_as("Old")
    saves.rename(only_save(), "New")
    saves.delete(only_save())
    assert saved_games.list_saves() == []
    assert list(folders.saves().iterdir()) == []


def test_the_newest_game_comes_first_and_broken_files_last() -> None:
    first, second = begun(seed=1), begun(seed=2)
    first.save_as("first")
    put("broken.json", "{")
    second.save_as("second")
    named = [
        e.summary.name if isinstance(e, Save) else e.path.name for e in saved_games.list_saves()
    ]
    assert named[2] == "broken.json"
    assert set(named[:2]) == {"first", "second"}
    stamps = [e.saved for e in saved_games.list_saves() if isinstance(e, Save)]
    assert stamps == sorted(stamps, reverse=True)


_GOOD = {"format": "pyramids-record", "version": 1}


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ("", Fault.EMPTY),
        (b"\0" * 4096, Fault.EMPTY),
        ("{", Fault.DAMAGED),
        (b"\x89PNG\r\n\x1a\n\xff", Fault.DAMAGED),
        ("[" * 100_000, Fault.DAMAGED),
        (json.dumps({"milk": 2}), Fault.FOREIGN),
        (json.dumps([1, 2, 3]), Fault.FOREIGN),
        (json.dumps({**_GOOD, "version": 99}), Fault.NEWER),
        (json.dumps({**_GOOD, "version": "one"}), Fault.DAMAGED),
        (json.dumps({**_GOOD, "game": SPEC.id}), Fault.DAMAGED),
    ],
)
def test_a_file_that_is_no_saved_game_is_listed_with_its_fault(
    data: str | bytes, fault: Fault
) -> None:
    path = put("strange.json", data)
    before = path.read_bytes()
    [entry] = saved_games.list_saves()
    assert isinstance(entry, BrokenFile)
    assert entry.fault is fault
    assert entry.detail
    assert path.read_bytes() == before


def test_a_save_cut_off_anywhere_is_listed_as_broken_and_the_others_stay() -> None:
    play(begun(), 20).save_as("Whole")
    whole = only_save().path.read_bytes()
    for cut in range(1, len(whole) - 2, len(whole) // 20):
        put("cut.json", whole[:cut])
        entries = saved_games.list_saves()
        assert [type(entry) for entry in entries] == [Save, BrokenFile]


def test_a_folder_named_like_a_save_is_listed_as_unreadable() -> None:
    (folders.saves() / "folder.json").mkdir(parents=True)
    [entry] = saved_games.list_saves()
    assert isinstance(entry, BrokenFile)
    assert entry.fault is Fault.UNREADABLE


@pytest.mark.parametrize(
    "summary",
    [
        None,
        [],
        {"saved": "yesterday", "round": -3, "scores": "many", "name": 5, "over": "no"},
        {"saved": "9999-99-99", "scores": [1], "round": True},
        {"saved": 12, "scores": [1, None]},
    ],
)
def test_invalid_notes_in_a_good_record_are_ignored(summary: object) -> None:
    begun().save_as("Odd")
    path = only_save().path
    data = record_data(path.read_bytes())
    data["notes"] = {"summary": summary, "seating": [{"colour": 99, "portrait": "../../x"}, 7]}
    path.write_text(json.dumps(data))
    save = only_save()
    assert save.summary.scores == ()
    assert save.summary.round == 0
    opened = open_save(save, Settings())
    assert [look.colour for look in opened.seating] == [0, 1]
    assert all(look.portrait.startswith("common/portrait_") for look in opened.seating)


def tampered(change: dict[str, object]) -> Save:
    begun().save_as("Tampered")
    path = only_save().path
    path.write_text(json.dumps({**record_data(path.read_bytes()), **change}))
    return only_save()


@pytest.mark.parametrize(
    ("change", "obstacle"),
    [
        ({"game": "senet"}, Obstacle.UNKNOWN_GAME),
        ({"level": {"name": "lost", "digest": "0"}}, Obstacle.LEVEL_MISSING),
        ({"level": {"name": SPEC.default_level, "digest": "0"}}, Obstacle.LEVEL_CHANGED),
        ({"plies": ["0 dance"]}, Obstacle.NOT_PLAYABLE),
        ({"plies": ["* 999"]}, Obstacle.NOT_PLAYABLE),
        ({"players": [{"name": "Ana", "bot": None}]}, Obstacle.NOT_PLAYABLE),
    ],
)
def test_a_record_that_cannot_be_played_says_why(
    change: dict[str, object], obstacle: Obstacle
) -> None:
    save = tampered(change)
    with pytest.raises(OpenError) as caught:
        open_save(save, Settings())
    assert caught.value.obstacle is obstacle
    assert save.path.exists()
