"""The one loader: every game is whole, and nothing of it is read before it is needed."""

from __future__ import annotations

import pickle
import subprocess
import sys
from dataclasses import fields, replace

import pytest

from pyramids.catalogue import DEFAULT_GAME, all_games, find_game, playable_games
from pyramids.engine.contract import GameSpec
from pyramids.engine.errors import PyramidsError, SetupError
from pyramids.tables.game_ui import GameUI, game_ui

EVERY_GAME = pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)


def loaded_by(program: str) -> set[str]:
    """The modules that a fresh interpreter has loaded after a program."""
    told = subprocess.run(
        [sys.executable, "-c", f"{program}\nimport sys\nprint(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(told.stdout.split())


def test_the_default_game_comes_first_and_can_be_played() -> None:
    assert all_games()[0].id == playable_games()[0].id == DEFAULT_GAME


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError, match=DEFAULT_GAME):
        find_game("chess")


def test_listing_the_games_reads_no_rules_and_no_window() -> None:
    """They would delay the first frame."""
    loaded = loaded_by("from pyramids.catalogue import playable_games\nplayable_games()")
    assert {f"pyramids.games.{spec.id}" for spec in all_games()} <= loaded
    assert not [name for name in loaded if name.endswith((".rules", ".marking", ".corridors"))]
    assert not [name for name in loaded if name.endswith(".ui") or ".ui." in name]
    assert "pygame" not in loaded


def test_asking_for_a_games_window_reads_none_of_its_drawings() -> None:
    """The title asks for all of them."""
    loaded = loaded_by(
        "from pyramids.catalogue import playable_games\n"
        "from pyramids.tables.game_ui import game_ui\n"
        "for spec in playable_games():\n"
        "    game_ui(spec)"
    )
    for spec in playable_games():
        package = f"pyramids.games.{spec.id}.ui"
        assert {name for name in loaded if name.startswith(package)} <= {package, f"{package}.keys"}


@EVERY_GAME
def test_the_parts_of_a_game_can_be_handed_to_another_process(spec: GameSpec) -> None:
    parts = [getattr(spec, field.name) for field in fields(spec)]
    parts += [bot.make for bot in spec.bots]
    for part in filter(callable, parts):
        assert pickle.loads(pickle.dumps(part)) is part


@EVERY_GAME
def test_every_game_has_a_whole_window(spec: GameSpec) -> None:
    assert isinstance(game_ui(spec), GameUI)
    assert game_ui(spec) is game_ui(spec)


def test_a_game_without_a_window_says_so() -> None:
    bare = replace(all_games()[0], id="bare", title="Bare")
    with pytest.raises(PyramidsError, match="Bare"):
        game_ui(bare)
