"""Music makes room for effects, gains a layer, and both stay on the same beat."""

from __future__ import annotations

import os
import subprocess
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from pyramids.ui.audio import Audio

STEP = 50.0
LAYER = 0
"""The mixer's channel of the layer."""


@pytest.fixture
def silence() -> None:
    """Sound is started in these tests."""


@pytest.fixture
def audio(silence: None) -> Iterator[Audio]:
    pygame.mixer.quit()
    made = Audio()
    made.music_volume = made.sound_volume = 0.8
    made.start()
    yield made
    made.stop()


def wait(audio: Audio, milliseconds: float) -> None:
    for _ in range(round(milliseconds / STEP)):
        audio.update(STEP)


def layer_volume() -> float:
    return pygame.mixer.Channel(LAYER).get_volume()


def test_the_layer_is_faded_in_for_the_last_round_and_out_again(audio: Audio) -> None:
    audio.play_music("dusk")
    wait(audio, 1000)
    assert layer_volume() == 0
    audio.play_music("dusk", layered=True)
    wait(audio, 1000)
    assert 0 < layer_volume() < pygame.mixer.music.get_volume()
    wait(audio, 3000)
    assert layer_volume() == pytest.approx(pygame.mixer.music.get_volume(), abs=0.02)
    audio.play_music("dusk")
    wait(audio, 4000)
    assert layer_volume() == 0
    assert pygame.mixer.music.get_volume() > 0.7


def test_a_layer_without_music_is_never_heard(audio: Audio) -> None:
    audio.play_music("title", layered=True)
    wait(audio, 4000)
    assert not pygame.mixer.Channel(LAYER).get_busy()


def test_music_is_lowered_below_an_effect_and_comes_back(audio: Audio) -> None:
    audio.play_music("dusk", layered=True)
    wait(audio, 4000)
    loud = pygame.mixer.music.get_volume()
    audio.play("complete")
    wait(audio, 200)
    assert pygame.mixer.music.get_volume() < loud / 2
    assert layer_volume() < loud / 2
    wait(audio, 4000)
    assert pygame.mixer.music.get_volume() == pytest.approx(loud)


def test_clicks_and_taps_leave_the_music_alone(audio: Audio) -> None:
    audio.play_music("dusk")
    loud = pygame.mixer.music.get_volume()
    audio.play("button")
    wait(audio, 200)
    assert pygame.mixer.music.get_volume() == loud


def test_no_effect_takes_the_place_of_the_layer(audio: Audio) -> None:
    audio.play_music("dusk", layered=True)
    layer = pygame.mixer.Channel(LAYER).get_sound()
    for _ in range(40):
        audio.play("complete")
    assert pygame.mixer.Channel(LAYER).get_sound() is layer


def test_muted_music_has_no_layer_either(audio: Audio) -> None:
    audio.play_music("dusk", layered=True)
    audio.muted = True
    wait(audio, 4000)
    assert pygame.mixer.music.get_volume() == layer_volume() == 0


RECORDER = """
import os, sys, time
from pathlib import Path
from pyramids.ui.audio import Audio
audio = Audio()
audio.music_volume = 1.0
audio.play_music("dusk", layered=True)
audio.start()
file, wanted = Path(os.environ["SDL_DISKAUDIOFILE"]), int(sys.argv[1])
while audio.available and file.stat().st_size < wanted:
    time.sleep(0.05)
print(audio.available)
"""
FADED_IN = 3.0
"""Seconds: by then both are as loud as they get."""
BUFFER = 1024
LATE = range(0, 33 * BUFFER, BUFFER)
"""Samples by which the layer may start after the piece. The recording mixes a buffer in about a
millisecond, instead of the 23 that it sounds, so a busy machine may mix some between both calls."""


def samples(name: str) -> array[int]:
    """The left channel of a file."""
    sound = pygame.mixer.Sound(Path(__file__).parents[2] / "assets" / "music" / name)
    return array("h", sound.get_raw())[::2]


@pytest.mark.slow
def test_what_is_heard_loops_without_a_seam_and_keeps_the_layer_on_the_beat(
    tmp_path: Path,
) -> None:
    """Record what the mixer plays, beyond the end of the piece, and compare it with both files:
    a sample too many or too few anywhere would be a difference everywhere after it."""
    pygame.mixer.quit()
    pygame.mixer.init(44_100, -16, 2, allowedchanges=0)
    piece, layer = samples("dusk.ogg"), samples("layers/dusk.ogg")
    pygame.mixer.quit()
    heard = tmp_path / "heard.raw"
    heard.touch()
    recording = {
        "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILE": str(heard),
        "SDL_DISKAUDIODELAY": "1",
    }
    length = len(piece) + 44_100 * 8
    told = subprocess.run(
        [sys.executable, "-c", RECORDER, str(4 * length)],
        env={**os.environ, **recording},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    if not told.strip().endswith("True"):
        pytest.skip("this SDL can't write sound to a file")
    raw = heard.read_bytes()
    played = array("h", raw[: len(raw) // 4 * 4])[::2]
    begin = next(place for place, sample in enumerate(played) if sample)
    # The mixer starts at the beginning of a buffer; the first samples may be zeros.
    begin -= begin % BUFFER

    def differs(first: int, late: int) -> int | None:
        """The first sample within a second that isn't the sum of both; None if all are."""
        for place in range(first, first + 44_100):
            wanted = piece[place % len(piece)] + layer[(place - late) % len(layer)]
            if abs(played[begin + place] - wanted) > 4:
                return place
        return None

    first = round(FADED_IN * 44_100)
    late = next((late for late in LATE if differs(first, late) is None), None)
    assert late is not None, "the layer wasn't started with the piece"
    for second in (24.0, 25.5, 50.0, 74.0, len(piece) / 44_100 - 0.5, 76.0):
        place = differs(round(second * 44_100), late)
        assert place is None, f"differs after {place} samples"


def test_music_that_cant_be_heard_is_paused_and_goes_on_later(audio: Audio) -> None:
    audio.play_music("title")
    assert pygame.mixer.music.get_busy()
    audio.set_away(True)
    assert not pygame.mixer.music.get_busy()
    audio.set_away(False)
    assert pygame.mixer.music.get_busy()
    audio.muted = True
    assert not pygame.mixer.music.get_busy()
    audio.play_music("dusk")
    assert pygame.mixer.music.get_busy(), "it would lose the beat of its layer"
