"""The desktop integration: menu entry, description and icons."""

from __future__ import annotations

import configparser
import os
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from pyramids import __version__
from tests.shared.players import WindowPlayer
from tests.shared.playing import needs_screen
from tests.shared.programs import ROOT, Program

ID = "io.github.pyramids.Pyramids"
LINUX = ROOT / "packaging/linux"
ENTRY = LINUX / f"{ID}.desktop"
DESCRIPTION = LINUX / f"{ID}.metainfo.xml"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture
def entry() -> configparser.SectionProxy:
    """The menu entry; its keys are case-sensitive."""
    reader = configparser.RawConfigParser(delimiters=("=",), interpolation=None)
    reader.optionxform = str  # type: ignore[assignment,method-assign]
    reader.read(ENTRY, encoding="utf-8")
    assert reader.sections() == ["Desktop Entry"]
    return reader["Desktop Entry"]


@pytest.fixture
def description() -> ElementTree.Element:
    """The description for software centres."""
    return ElementTree.parse(DESCRIPTION).getroot()


def test_the_menu_entry_starts_the_game(entry: configparser.SectionProxy) -> None:
    assert entry["Type"] == "Application"
    assert entry["Exec"] == "pyramids"
    assert entry["Icon"] == ID
    assert entry["Name"] == "Pyramids"
    assert "Game" in entry["Categories"].split(";")
    for key in ("Categories", "Keywords", "Keywords[de]"):
        assert entry[key].endswith(";")


def test_the_menu_entry_speaks_both_languages(entry: configparser.SectionProxy) -> None:
    for key in ("GenericName", "Comment", "Keywords"):
        assert entry[key] != entry[f"{key}[de]"]


def test_the_description_belongs_to_the_menu_entry(description: ElementTree.Element) -> None:
    assert description.get("type") == "desktop-application"
    assert description.findtext("id") == ID
    assert description.findtext("launchable") == ENTRY.name
    assert description.findtext("provides/binary") == "pyramids"
    for name in ("name", "summary", "metadata_license", "project_license", "content_rating"):
        assert description.find(name) is not None


def test_the_description_tells_of_this_version(description: ElementTree.Element) -> None:
    newest = description.find("releases/release")
    assert newest is not None
    assert newest.get("version") == __version__


def test_the_description_says_everything_in_both_languages(
    description: ElementTree.Element,
) -> None:
    for path in ("summary", "description/p"):
        languages = [found.get(LANGUAGE, "en") for found in description.findall(path)]
        assert languages.count("en") == languages.count("de") > 0


@pytest.mark.parametrize(
    "command",
    [
        ["desktop-file-validate", ENTRY],
        ["appstreamcli", "validate", "--no-net", "--explain", DESCRIPTION],
    ],
    ids=lambda command: command[0],
)
def test_the_desktops_own_tools_find_nothing_wrong(command: list[str]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} isn't installed")
    told = subprocess.run(command, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr


@needs_screen
@pytest.mark.slow
def test_the_window_belongs_to_the_menu_entry(
    entry: configparser.SectionProxy, installed: Program, tmp_path: Path
) -> None:
    assert Path(installed.command[0]).name == entry["Exec"]
    desktop = WindowPlayer(tmp_path / "data", program=installed)
    try:
        wanted = f"^{entry['StartupWMClass']}$"
        assert desktop.screen.xdotool("search", "--onlyvisible", "--class", wanted).split()
    finally:
        desktop.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux desktops are furnished so")
@pytest.mark.parametrize("given", [False, True], ids=["in the home", "below a prefix"])
def test_the_script_puts_everything_where_a_desktop_looks(given: bool, tmp_path: Path) -> None:
    home, elsewhere = tmp_path / "home", tmp_path / "with a space"
    words = [elsewhere] if given else []
    subprocess.run(
        [LINUX / "install.sh", *words],
        env={**os.environ, "HOME": str(home)},
        cwd=tmp_path,
        check=True,
        capture_output=True,
    )
    share = (elsewhere if given else home / ".local") / "share"
    assert home.exists() != given
    assert (share / "applications" / ENTRY.name).read_bytes() == ENTRY.read_bytes()
    assert (share / "metainfo" / DESCRIPTION.name).read_bytes() == DESCRIPTION.read_bytes()
    icons = {path.parts[-3]: path for path in (share / "icons/hicolor").rglob(f"apps/{ID}.*")}
    assert icons.pop("scalable").suffix == ".svg"
    assert len(icons) == 7
    for size, icon in icons.items():
        width, height = pygame.image.load(icon).get_size()
        assert size == f"{width}x{height}"


def test_the_icon_for_macos_holds_the_same_pictures() -> None:
    content = (ROOT / "packaging/macos/icon.icns").read_bytes()
    assert content[:4] == b"icns"
    assert int.from_bytes(content[4:8], "big") == len(content)
    held = []
    rest = content[8:]
    while rest:
        length = int.from_bytes(rest[4:8], "big")
        held.append(rest[8:length])
        rest = rest[length:]
    expected = [(ROOT / f"assets/icon/icon_{size}.png") for size in (32, 64, 128, 256, 512)]
    assert held == [path.read_bytes() for path in expected]
