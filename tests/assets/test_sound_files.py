"""Every effect and every piece of music can be played, keeps its length and does not click."""

from __future__ import annotations

import ast
import os
import runpy
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

ROOT = Path(__file__).parents[2]
SOUNDS = sorted((ROOT / "assets" / "sounds").glob("*.ogg"))
MUSIC = sorted((ROOT / "assets" / "music").glob("*.ogg"))
RATE = 44_100
FULL_SCALE = 32_767
HIGHEST_PEAK = 10 ** (-3 / 20) * FULL_SCALE
MUSIC_BYTES = 900 * 1024
HIJAZ = ("D", "Eb", "F#", "G", "A", "Bb", "C")


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    yield
    pygame.mixer.quit()


def catalogue() -> set[str]:
    """The effects that tools/sound/make_sounds.py makes, read without the libraries it needs."""
    tools = ROOT / "tools"
    files = [tools / "sound" / "make_sounds.py", *tools.glob("games/*/effects.py")]
    return {name for path in files for name in effects_in(path)}


def effects_in(path: Path) -> set[str]:
    """The names in a module's catalogue of effects."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "CATALOGUE":
            assert isinstance(node.value, ast.Dict)
            return {str(key.value) for key in node.value.keys if isinstance(key, ast.Constant)}
    raise AssertionError(f"{path} has no CATALOGUE")


def samples(path: Path) -> array[int]:
    """Both channels of a file, interleaved."""
    return array("h", pygame.mixer.Sound(path).get_raw())


def seconds(wave: array[int]) -> float:
    return len(wave) / 2 / RATE


def by_name(path: Path) -> str:
    return path.stem


def test_the_effects_are_exactly_those_of_the_catalogue() -> None:
    assert {path.stem for path in SOUNDS} == catalogue()


def test_the_title_and_the_game_have_their_music() -> None:
    assert {path.stem for path in MUSIC} == {"dusk", "title"}


@pytest.mark.parametrize("path", SOUNDS, ids=by_name)
def test_an_effect_is_short_audible_and_never_too_loud(path: Path) -> None:
    wave = samples(path)
    assert 0.03 < seconds(wave) < 3
    assert FULL_SCALE / 50 < max(map(abs, wave)) <= HIGHEST_PEAK


@pytest.mark.parametrize("path", SOUNDS, ids=by_name)
def test_an_effect_starts_and_ends_in_silence_so_that_it_does_not_click(path: Path) -> None:
    wave = samples(path)
    quiet = FULL_SCALE / 200
    assert max(map(abs, wave[:4])) < quiet
    assert max(map(abs, wave[-4:])) < quiet


def test_the_strokes_of_ink_rise() -> None:
    crossings = [zero_crossings_a_second(samples(path)) for path in SOUNDS if "ink" in path.stem]
    assert len(crossings) == 5
    assert crossings == sorted(crossings)


def zero_crossings_a_second(wave: array[int]) -> float:
    """How often the loud part of a wave changes its sign: a measure of its brightness."""
    left = wave[::2][: RATE // 7]
    changes = sum((a < 0) != (b < 0) for a, b in pairwise(left))
    return changes * RATE / len(left)


@pytest.mark.parametrize("path", MUSIC, ids=by_name)
def test_music_lasts_a_good_minute_and_stays_quiet(path: Path) -> None:
    wave = samples(path)
    assert 60 <= seconds(wave) <= 90
    assert FULL_SCALE / 10 < max(map(abs, wave)) <= HIGHEST_PEAK
    assert path.stat().st_size <= MUSIC_BYTES


@pytest.mark.parametrize("path", MUSIC, ids=by_name)
def test_music_loops_without_a_seam(path: Path) -> None:
    wave = samples(path)
    for channel in (wave[::2], wave[1::2]):
        joint = [*channel[-6:], *channel[:6]]
        assert max(map(abs, bends(joint))) < FULL_SCALE / 1000


def bends(line: list[int]) -> list[int]:
    """The third differences: nothing where a line runs smoothly, large where it jumps."""
    for _ in range(3):
        line = [b - a for a, b in pairwise(line)]
    return line


def test_every_note_of_the_music_belongs_to_hijaz_on_d() -> None:
    score = runpy.run_path(str(ROOT / "tools" / "sound" / "score.py"))
    lines = [line for piece in score["PIECES"] for line in (piece.oud, piece.bass, piece.ney)]
    words = [word.split(":")[0] for line in lines for bar in line for word in bar.split()]
    assert {word.rstrip("0123456789") for word in words} == {*HIJAZ, "-"}


def test_every_bar_of_the_music_is_full() -> None:
    score = runpy.run_path(str(ROOT / "tools" / "sound" / "score.py"))
    for piece in score["PIECES"]:
        assert all(len(bar) == 2 * score["BEATS_A_BAR"] for bar in piece.drum)
        for bar in (*piece.oud, *piece.bass, *piece.ney):
            beats = sum(float(word.split(":")[1]) for word in bar.split())
            assert beats == pytest.approx(score["BEATS_A_BAR"]), f"{piece.name}: {bar}"
        assert piece.bars() * score["BEATS_A_BAR"] * piece.beat == pytest.approx(
            seconds(samples(ROOT / "assets" / "music" / f"{piece.name}.ogg")), abs=0.001
        )
