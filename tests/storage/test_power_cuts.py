"""A power cut at any moment costs nothing that was synced."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from pyramids.engine.records.record import Record
from pyramids.play.running_game import RunningGame
from pyramids.play.start_game import continue_newest
from pyramids.storage import autosave, folders, history, saved_games, saves, settings
from pyramids.storage.saves import BrokenFile, Save
from pyramids.storage.settings import Settings
from tests.shared.kept_games import begun, finished_games, play
from tests.storage.power_cuts import PowerCuts, restore

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="folders can't be synced there")


@pytest.fixture
def cuts(own_folder: Path, no_waiting_for_the_disk: None) -> Iterator[PowerCuts]:
    watching = PowerCuts(own_folder)
    yield watching
    watching.stop()


def check(cuts: PowerCuts, tmp_path: Path, opens: Callable[[], int | None]) -> None:
    """After every cut the newest version that was promised opens, or a newer one."""
    cuts.stop()
    assert any(promised is not None for promised, _ in cuts.states)
    with pytest.MonkeyPatch.context() as patch:
        for number, (promised, files) in enumerate(cuts.states):
            home = tmp_path / f"after-{number}"
            patch.setenv("PYRAMIDS_HOME", str(home / folders.home().name))
            restore(files, home)
            opened = opens()
            if promised is not None:
                names = sorted((place, len(data)) for place, data in files)
                assert opened is not None, f"{promised} is lost: {names}"
                assert opened >= promised, f"{promised} is older: {names}"


def play_and_promise(game: RunningGame, plies: int, cuts: PowerCuts) -> None:
    for _ in range(plies):
        play(game, 1)
        game.autosave.wait_until_synced()
        assert game.save_error is None
        cuts.promised = len(game.session.plies)


def newest_autosave() -> int | None:
    for save in autosave.unfinished():
        taken = autosave.take_over(save)
        assert taken is not None
        taken[0].release()
        return len(taken[1].plies)
    return None


def test_a_power_cut_costs_no_ply_that_was_synced(cuts: PowerCuts, tmp_path: Path) -> None:
    game = begun()
    play_and_promise(game, 4, cuts)
    check(cuts, tmp_path, newest_autosave)


def test_a_crash_before_the_power_cut_costs_no_synced_ply_either(
    cuts: PowerCuts, tmp_path: Path
) -> None:
    game = begun()
    play_and_promise(game, 2, cuts)
    cuts.broken = True
    play(game, 1)
    game.autosave.release()
    cuts.broken = False
    again = continue_newest(Settings())
    assert again is not None
    play_and_promise(again, 2, cuts)
    check(cuts, tmp_path, newest_autosave)


def test_a_power_cut_while_a_save_is_replaced_or_renamed_leaves_one_of_both(
    cuts: PowerCuts, tmp_path: Path
) -> None:
    game = begun()
    saves.save_as(versioned(game, 1), "Evening")
    cuts.promised = 1
    for version in (2, 3):
        [save] = saved_games.list_saves()
        assert isinstance(save, Save)
        saves.overwrite(save, versioned(game, version))
        cuts.promised = version
    [save] = saved_games.list_saves()
    assert isinstance(save, Save)
    saves.rename(save, "Night")
    check(cuts, tmp_path, lambda: version_of(saved_games.list_saves()))


def test_a_power_cut_costs_no_finished_game(cuts: PowerCuts, tmp_path: Path) -> None:
    game = begun()
    for version in (1, 2, 3):
        history.add("evening", versioned(game, version))
        cuts.promised = version
    check(cuts, tmp_path, lambda: version_of(finished_games()))


def test_a_power_cut_costs_no_setting(cuts: PowerCuts, tmp_path: Path) -> None:
    chosen = settings.load().settings
    for version in (1, 2, 3):
        chosen.window = (2000 + version, 1500)
        chosen.save()
        cuts.promised = version
    check(cuts, tmp_path, lambda: settings.load().settings.window[0] - 2000)


def versioned(game: RunningGame, version: int) -> Record:
    return replace(game.record(), notes={"version": version})


def version_of(entries: list[Save | BrokenFile]) -> int | None:
    good = [entry for entry in entries if isinstance(entry, Save)]
    return int(good[0].notes["version"]) if good else None
