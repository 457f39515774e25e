"""Games in other folders: `PYRAMIDS_GAMES` adds them, with their levels, assets and words."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

PACKAGE = """
from pyramids.engine.contract import Announcement

ANNOUNCEMENT = Announcement("{name}", "{title}", "{title} by nobody")
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a game that is only announced."""
    package = tmp_path / "further games" / "ziggurat"
    package.mkdir(parents=True)
    code = PACKAGE.format(name="ziggurat", title="Ziggurat")
    (package / "__init__.py").write_text(code, encoding="utf-8")
    return package.parent


def say(folder: Path, program: str) -> subprocess.CompletedProcess[str]:
    """What a fresh interpreter says to a program, with further games in a folder."""
    environment = {**os.environ, "PYRAMIDS_GAMES": str(folder)}
    return subprocess.run(
        [sys.executable, "-c", dedent(program)], env=environment, capture_output=True, text=True
    )


def test_an_announced_game_comes_after_the_built_in_ones(folder: Path) -> None:
    told = say(
        folder,
        """
        from pyramids.catalogue import all_games, announced_games
        print(announced_games()[-1].title, len(announced_games()) - len(all_games()) > 0)
        """,
    )
    assert told.stdout == "Ziggurat True\n", told.stderr


def test_a_module_of_it_is_found_whatever_is_imported_first(folder: Path) -> None:
    """As in a worker process that is handed one of its functions."""
    told = say(folder, "import pyramids.games.ziggurat as game; print(game.ANNOUNCEMENT.id)")
    assert told.stdout == "ziggurat\n", told.stderr


def test_its_levels_and_assets_lie_in_its_package(folder: Path) -> None:
    package = folder / "ziggurat"
    art = package / "assets" / "art" / "ziggurat" / "door.svg"
    art.parent.mkdir(parents=True)
    art.write_text("<svg/>", encoding="utf-8")
    told = say(
        folder,
        """
        from pyramids import resources
        print(resources.asset("art", "ziggurat", "door.svg"))
        print(resources.level_folders("ziggurat")[-1])
        print(resources.asset("art", "common", "crown.svg").is_file())
        """,
    )
    assert told.stdout.splitlines() == [str(art), str(package / "levels"), "True"], told.stderr


def test_its_words_are_spoken_beside_the_programs_own(folder: Path) -> None:
    catalog = pytest.importorskip("babel.messages.catalog")
    mofile = pytest.importorskip("babel.messages.mofile")
    words = catalog.Catalog(locale="de")
    words.add("A step higher", "Eine Stufe höher")
    compiled = folder / "ziggurat" / "assets" / "locale" / "de" / "LC_MESSAGES" / "pyramids.mo"
    compiled.parent.mkdir(parents=True)
    with compiled.open("wb") as file:
        mofile.write_mo(file, words)
    told = say(
        folder,
        """
        from pyramids.language import _, use
        use("de")
        print(ascii(_("A step higher")), _("Cancel"))
        """,
    )
    assert told.stdout == "'Eine Stufe h\\xf6her' Abbrechen\n", told.stderr


def test_a_folder_that_is_none_is_named(tmp_path: Path) -> None:
    told = say(tmp_path / "nowhere", "from pyramids import cli; cli.main(['bots'])")
    assert told.stderr.startswith("pyramids: PYRAMIDS_GAMES names ")
    assert "nowhere" in told.stderr


def test_a_package_without_its_announcement_is_named(folder: Path) -> None:
    (folder / "ziggurat" / "__init__.py").write_text("", encoding="utf-8")
    told = say(folder, "from pyramids import cli; cli.main(['bots'])")
    assert "ziggurat" in told.stderr
    assert "ANNOUNCEMENT" in told.stderr
