"""Every effect and every piece of music can be played, keeps its length and does not click."""

from __future__ import annotations

import ast
import os
import re
import runpy
from array import array
from collections.abc import Iterator
from itertools import pairwise
from math import log10
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

ROOT = Path(__file__).parents[2]
SOUNDS = sorted((ROOT / "assets" / "sounds").glob("*.ogg"))
MUSIC = sorted((ROOT / "assets" / "music").glob("*.ogg"))
LAYERS = sorted((ROOT / "assets" / "music" / "layers").glob("*.ogg"))
LOOPS = [*MUSIC, *LAYERS]
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


def by_folder(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def music_file(piece: Any) -> Path:
    """The file of a piece of the score."""
    folder = ROOT / "assets" / "music"
    return (
        folder / "layers" / f"{piece.layer_of}.ogg"
        if piece.layer_of
        else folder / f"{piece.name}.ogg"
    )


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


@pytest.mark.parametrize("path", LOOPS, ids=by_folder)
def test_music_loops_without_a_seam(path: Path) -> None:
    wave = samples(path)
    for channel in (wave[::2], wave[1::2]):
        joint = [*channel[-6:], *channel[:6]]
        assert max(map(abs, bends(joint))) < FULL_SCALE / 1000


@pytest.mark.parametrize("path", LOOPS, ids=by_folder)
def test_music_does_not_jump_where_the_loop_closes(path: Path) -> None:
    """The step from the last sample to the first is no larger than those just beside it."""
    wave = samples(path)
    for channel in (wave[::2], wave[1::2]):
        near = [*channel[-RATE // 20 :], *channel[: RATE // 20]]
        steps = [abs(b - a) for a, b in pairwise(near)]
        middle = steps.pop(len(near) // 2 - 1)
        assert middle == abs(channel[0] - channel[-1])
        assert middle <= max(steps)


@pytest.mark.parametrize("path", LOOPS, ids=by_folder)
def test_music_is_as_loud_before_the_end_of_the_loop_as_after_it(path: Path) -> None:
    """The energy of a twentieth of a second on either side of the joint."""
    wave = samples(path)
    window = RATE // 20 * 2
    before, after = decibels(wave[-window:]), decibels(wave[:window])
    assert abs(after - before) < 3


def decibels(wave: array[int]) -> float:
    """The mean energy."""
    return 10 * log10(sum(sample * sample for sample in wave) / len(wave) / FULL_SCALE**2)


def test_a_layer_has_the_beat_of_its_piece_and_fits_into_it_a_whole_number_of_times() -> None:
    score = runpy.run_path(str(ROOT / "tools" / "sound" / "score.py"))
    layers = [piece for piece in score["PIECES"] if piece.layer_of]
    assert {piece.layer_of for piece in layers} == {path.stem for path in LAYERS}
    for layer in layers:
        (base,) = [piece for piece in score["PIECES"] if piece.name == layer.layer_of]
        lower, upper = len(samples(music_file(base))), len(samples(music_file(layer)))
        assert layer.beat == base.beat
        assert lower % upper == 0
        assert lower // upper * layer.bars() == base.bars()


@pytest.mark.parametrize("path", LAYERS, ids=by_name)
def test_a_layer_leaves_room_for_its_piece(path: Path) -> None:
    """It is softer than the piece, and both together are never too loud."""
    layer, base = samples(path), samples(path.parents[1] / path.name)
    assert decibels(layer) < decibels(base)
    assert max(map(abs, layer)) + max(map(abs, base)) <= HIGHEST_PEAK
    assert path.stat().st_size <= MUSIC_BYTES / 3


@pytest.mark.parametrize("path", LAYERS, ids=by_name)
def test_a_layer_begins_on_the_first_beat_of_its_piece(path: Path) -> None:
    assert first_stroke(samples(path)) == pytest.approx(
        first_stroke(samples(path.parents[1] / path.name)), abs=0.02
    )


def first_stroke(wave: array[int]) -> float:
    """When it first gets much louder within a hundredth of a second."""
    window = RATE // 100 * 2
    heights = [decibels(wave[place : place + window]) for place in range(0, 60 * window, window)]
    return next(
        number / 100 for number in range(1, 60) if heights[number] > heights[number - 1] + 4
    )


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
            seconds(samples(music_file(piece))), abs=0.001
        )


def test_every_note_of_an_effect_belongs_to_the_key_of_the_music() -> None:
    files = [ROOT / "tools" / "sound" / "effects.py", *(ROOT / "tools").glob("games/*/effects.py")]
    notes = {
        word.rstrip("0123456789")
        for path in files
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        for word in node.value.split()
        if re.fullmatch("[A-G][b#]?[0-9]", word)
    }
    assert notes
    assert notes <= set(HIJAZ)
