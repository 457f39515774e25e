"""A tile set that breaks a rule is refused in one line with file, line, tile and reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pyramids.engine.errors import LevelError
from pyramids.games.labyrinth.inspection import inspect
from pyramids.games.labyrinth.tile_set import TileSet, read_tile_set
from tests.games.labyrinth.boards import CLASSIC

TEXT = CLASSIC.read_text(encoding="utf-8")


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], Path]:
    """Writes a tile set's file."""

    def to_file(text: str) -> Path:
        path = tmp_path / "mine.yaml"
        path.write_text(text, encoding="utf-8")
        return path

    return to_file


def bent(old: str, new: str) -> str:
    """The classic tile set with one thing changed."""
    assert TEXT.count(old) == 1, old
    return TEXT.replace(old, new)


RISE = "the treasures must rise in value, the special ones being the highest"

REFUSALS = [
    ("fields: [NE, NW, EW, ES]}", "fields: [NE, NW, EW]}",
     "line 5, tile 1: 4 entries are expected here, not 3"),
    ("fields: [NE, NW, EW, ES]}", "fields: [NE, NW, EW, NES]}",
     "line 5, tile 1: 'NES' is not a field: it has two open sides of N, E, S, W"),
    ("fields: [NE, NW, EW, ES]}", "fields: [NE, NW, EW, EE]}",
     "line 5, tile 1: 'EE' is not a field: it has two open sides of N, E, S, W"),
    ("fields: [NE, NW, EW, ES]}", "fields: [NE, NS, EW, ES]}",
     "line 5, tile 1: fields 1 and 2 must both be open towards each other, or both closed"),
    ("fields: [NE, NW, EW, ES]}", "fields: [NE, NW, EW, ES*]}",
     "line 5, tile 1: a scarab needs both open sides on the tile's edge, to become a chamber"),
    ("fields: [NE, NW, EW, EW]", "fields: [SW, ES, NE, NS]",
     "line 6, tile 2: the tile is tile 1, turned: raise its count"),
    ("number: 19, count: 1", "number: 18, count: 1",
     "line 23, tile 18: the number is used already"),
    ("number: 19, count: 1", "number: 29, count: 1", "line 23: 29 is not from 1 to 28"),
    ("number: 19, count: 1", "number: 19, count: 2",
     "line 5: there are 29 tiles: their counts must add up to 28"),
    ("number: 19, count: 1", "number: 19, size: 1", "line 23: 'count' is missing"),
    ("portals: {left: 2, bottom: 2, right: 2}", "portals: {left: 2, bottom: 2, top: 2}",
     "line 25: 'right' is missing"),
    ("portals: {left: 2, bottom: 2, right: 2}", "portals: {left: 5, bottom: 2, right: 2}",
     "line 25: 5 is not from 0 to 4"),
    ("{colour: green, count: 4, value: 2}", "{colour: green, count: 4, value: 3}",
     "line 31, purple treasures: " + RISE),
    ("{colour: green, count: 4, value: 2}", "{colour: blue, count: 4, value: 2}",
     "line 31, purple treasures: a colour of treasures stands there twice"),
    ("{colour: green, count: 4, value: 2}", "{colour: green, count: 0, value: 2}",
     "line 29, green treasures: 0 is not from 1 to 99"),
    ("{colour: green, count: 4, value: 2}", "{colour: turquoise, count: 4, value: 2}",
     "line 29: 'turquoise' is not one of blue, green, red, purple"),
    ("fields: [NE, NW, EW, ES]}", 'fields: [NE, NW, EW, "N\\nE"]}',
     "line 5, tile 1: 'N\\nE' is not a field: it has two open sides of N, E, S, W"),
    ("name: Classic", "name: " + "x" * 50, "line 1: the text has 50 characters: 40 fit"),
    ("name: Classic", 'name: "two\\nlines"',
     "line 1: a text of one line is expected here, without control characters"),
    ("'All nineteen tiles, with portals in the middle of three edges.'", "y" * 201,
     "line 2: the text has 201 characters: 200 fit"),
    ("{colour: purple, count: 15, value: 4}", "{colour: purple, count: 14, value: 4}",
     "line 31, purple treasures: five players may win 15 of them, not 14"),
    ("markers: [15, 30, 45]", "markers: [15, 45, 30]",
     "line 33: the markers must rise: each lies deeper in the pyramid"),
    ("markers: [15, 30, 45]", "markers: [15, 30]", "line 33: 3 entries are expected here, not 2"),
    ("markers: [15, 30, 45]", "signs: [15, 30, 45]", "line 1: 'markers' is missing"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "reason"), REFUSALS)
def test_a_bent_tile_set_is_refused_with_line_tile_and_reason(
    write: Callable[[str], Path], old: str, new: str, reason: str
) -> None:
    """LP-1, LP-2, LP-3"""
    path = write(bent(old, new))
    with pytest.raises(LevelError) as caught:
        read_tile_set(path)
    assert str(caught.value) == f"{path}, {reason}"


def test_a_file_that_is_no_tile_set_at_all_is_refused(write: Callable[[str], Path]) -> None:
    for text in ("", "[]", "tiles", "name: X", "{name: [}"):
        with pytest.raises(LevelError):
            read_tile_set(write(text))


def test_comments_and_words_do_not_change_the_fingerprint(write: Callable[[str], Path]) -> None:
    """But every tile, portal, treasure and marker does."""
    fingerprint = read_tile_set(CLASSIC).digest
    assert read_tile_set(write(bent("name: Classic", "name: Mine  # my own"))).digest == fingerprint
    for old, new in (
        ("left: 2", "left: 1"),
        ("markers: [15", "markers: [14"),
        ("blue, count: 5", "blue, count: 6"),
        ("[NE, SW, NE, SW*]", "[NE, SW, NE, SW]"),
    ):
        assert read_tile_set(write(bent(old, new))).digest != fingerprint


def odd(write: Callable[[str], Path], old: str, new: str) -> tuple[str, ...]:
    tile_set: TileSet = read_tile_set(write(bent(old, new)))
    return inspect(tile_set).warnings


def test_oddities_are_pointed_out_but_not_refused(write: Callable[[str], Path]) -> None:
    """LP-1, LP-2: a scarab left out, a ring, two portals in a corner."""
    assert odd(write, "[NE, SW, NE, SW*]", "[NE, SW, NE, SW]") == (
        "tile 6: field 4 can become a chamber, but has no scarab for a treasure",
    )
    assert odd(write, "[NE, NW, EW, ES]", "[ES, SW, NW, NE]") == (
        "tile 1: a closed ring, no path can ever enter it",
    )
    assert odd(write, "left: 2, bottom: 2", "left: 4, bottom: 0") == (
        "the portals left and bottom open the same corner space",
    )
