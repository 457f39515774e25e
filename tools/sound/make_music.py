"""Render the music from the score and the instruments.

    python -m tools.sound.make_music        all pieces
    python -m tools.sound.make_music dusk   only this one

A piece is rendered in a ring buffer: notes and echo beyond the end continue at the beginning, so
that the loop is seamless. A layer is cut open on the same beat as the piece that it is played
above, so that both can be started together.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from tools.sound.acoustics import (
    RATE,
    Wave,
    heard,
    high_pass,
    low_pass,
    ogg,
    pitch,
    room_response,
    seeded_rng,
    softened_ends,
)
from tools.sound.instruments import dum, ney, pluck, tek
from tools.sound.score import BEATS_A_BAR, PIECES, Bars, Piece

MUSIC = Path(__file__).resolve().parents[2] / "assets" / "music"
QUALITY = 0.36
ROOM_SECONDS = 2.6
NUDGES = np.linspace(-0.004, 0.004, 61)  # seconds by which a layer may be early or late
UPBEATS = np.linspace(0.05, 0.2, 40)  # seconds before the first stroke where a file may open
HUMAN = 0.007  # seconds by which a player is early or late
RING_ON = 0.45  # seconds that a string sounds on into the next note
PLACES = {"oud": -0.30, "bass": -0.10, "ney": 0.28, "drum": 0.08}
DRONE_NOTES = (("D2", 1.0), ("A2", 0.55), ("D3", 0.6))
DRONE_PARTIALS = 7

Note = tuple[float, str, float]
"""Start in beats, name, length in beats."""


class Ring:
    """A stereo ring buffer to which waves are added."""

    def __init__(self, samples: int) -> None:
        self.wave: Wave = np.zeros((samples, 2))

    def lay(self, seconds: float, wave: Wave, place: float) -> None:
        """Add a wave at a start in seconds, panned from -1 (left) to 1 (right)."""
        angle = (place + 1) * np.pi / 4
        both = np.outer(wave, [np.cos(angle), np.sin(angle)])
        where = (round(seconds * RATE) + np.arange(len(wave))) % len(self.wave)
        self.wave[where] += both

    def shaped(self, factors: Wave) -> None:
        """Multiply the spectrum of the loop."""
        spectrum = np.fft.rfft(self.wave, axis=0) * factors[:, None]
        self.wave = np.fft.irfft(spectrum, len(self.wave), axis=0)

    def echo(self, amount: float, response: Wave) -> None:
        """Add the echo of a room, around the ring."""
        size = len(self.wave)
        spectrum = np.fft.rfft(self.wave, axis=0) * np.fft.rfft(response, size, axis=0)
        self.wave += amount * np.fft.irfft(spectrum, size, axis=0)


def notes(bars: Bars) -> Iterator[Note]:
    """The notes of a line; rests are left out."""
    for number, bar in enumerate(bars):
        beat = 0.0
        for word in bar.split():
            name, length = word.split(":")
            if name != "-":
                yield number * BEATS_A_BAR + beat, name, float(length)
            beat += float(length)
        if abs(beat - BEATS_A_BAR) > 1e-6:
            raise ValueError(f"bar {number + 1} has {beat} beats: {bar}")


def breaths(bars: Bars) -> Iterator[list[Note]]:
    """The notes of a wind player: each list is played in one breath."""
    breath: list[Note] = []
    for note in notes(bars):
        if breath and note[0] > breath[-1][0] + breath[-1][2] + 1e-6:
            yield breath
            breath = []
        breath.append(note)
    if breath:
        yield breath


def play_strings(ring: Ring, piece: Piece, line: str, bars: Bars) -> None:
    """The oud, and its low course on its own line."""
    rng = seeded_rng(piece.name + line)
    for start, name, length in notes(bars):
        on_the_bar = start % BEATS_A_BAR == 0
        force = (0.95 if on_the_bar else 0.72) * (1 + 0.10 * rng.standard_normal())
        seconds = length * piece.beat + RING_ON
        wave = pluck(
            pitch(name),
            seconds,
            f"{piece.name}{line}{start}",
            half_life=0.55,
            brightness=2400 * force + 500,
        )
        wave = softened_ends(wave, fade_out=RING_ON)
        moment = start * piece.beat + HUMAN * rng.standard_normal()
        ring.lay(moment, piece.levels[line] * force * wave, PLACES[line])


def play_ney(ring: Ring, piece: Piece) -> None:
    """The flute; low phrases are softer than high ones."""
    for number, breath in enumerate(breaths(piece.ney)):
        blown = [(pitch(name), length * piece.beat) for _, name, length in breath]
        height = max(frequency for frequency, _ in blown) / pitch("D5")
        wave = ney(blown, f"{piece.name}{number}")
        level = piece.levels["ney"] * (0.55 + 0.45 * height)
        ring.lay(breath[0][0] * piece.beat, level * softened_ends(wave), PLACES["ney"])


def play_drum(ring: Ring, piece: Piece) -> None:
    """The frame drum; no two strokes are quite alike."""
    rng = seeded_rng(piece.name + "drum")
    for number, sign in enumerate("".join(piece.drum)):
        if sign == ".":
            continue
        seed = f"{piece.name}{number}"
        stroke = dum(seed=seed) if sign in "dD" else 0.5 * tek(seed)
        force = (1.0 if sign.isupper() else 0.6) * (1 + 0.12 * rng.standard_normal())
        moment = number / 2 * piece.beat + HUMAN * rng.standard_normal()
        wave = softened_ends(stroke, fade_out=0.1)
        ring.lay(moment, piece.levels["drum"] * force * wave, PLACES["drum"])


def drone(samples: int, level: float, seed: str) -> Wave:
    """A tone under everything that swells slowly; each partial closes round the ring."""
    rng = seeded_rng(seed)
    turn = np.arange(samples) / samples
    loop = samples / RATE
    out = np.zeros((samples, 2))
    for name, strength in DRONE_NOTES:
        for partial in range(1, DRONE_PARTIALS + 1):
            # The channels beat slowly against each other, which makes the tone wide.
            for channel, detune in enumerate((-3, 3)):
                cycles = round(pitch(name) * partial * loop) + detune
                swells = 1 + 0.35 * np.sin(
                    2 * np.pi * (int(rng.integers(3, 8)) * turn + rng.random())
                )
                tone = np.sin(2 * np.pi * (cycles * turn + rng.random()))
                out[:, channel] += strength / partial**1.7 * swells * tone
    return np.asarray(level * out / np.max(np.abs(out)))


def rendered(piece: Piece) -> Wave:
    """The whole loop."""
    samples = round(piece.bars() * BEATS_A_BAR * piece.beat * RATE)
    ring = Ring(samples)
    play_strings(ring, piece, "oud", piece.oud)
    play_strings(ring, piece, "bass", piece.bass)
    play_ney(ring, piece)
    play_drum(ring, piece)
    ring.echo(piece.room, room_response(ROOM_SECONDS, 3600, "hall"))
    ring.wave += drone(samples, piece.levels["drone"], piece.name)
    frequencies = np.fft.rfftfreq(samples, 1 / RATE).astype(np.float64)
    ring.shaped(high_pass(45)(frequencies) * low_pass(9000)(frequencies))
    return np.asarray(ring.wave * 10 ** (piece.level / 20) / np.sqrt(np.mean(ring.wave**2)))


def opened(loop: Wave) -> bytes:
    """The ring cut open shortly before its first stroke, where the coder leaves no seam.

    The coder is least exact at the ends of a file: a step of -50 dB can be left there, which one
    hears as a faint click in a quiet moment. Where it falls is chance, so several cuts are tried.
    """
    cuts = (ogg(np.roll(loop, round(upbeat * RATE), axis=0), QUALITY) for upbeat in UPBEATS)
    return min(cuts, key=seam)


def opened_like(base: Wave, stream: bytes, loop: Wave) -> bytes:
    """A layer cut open on the beat on which the stream of its base was."""
    start = upbeat_of(base, stream)
    cuts = (ogg(np.roll(loop, start + round(nudge * RATE), axis=0), QUALITY) for nudge in NUDGES)
    return min(cuts, key=seam)


def upbeat_of(loop: Wave, stream: bytes) -> int:
    """By how many samples a loop was turned before it was written to a stream."""
    written = np.fft.rfft(heard(stream).mean(axis=1))
    return int(np.argmax(np.fft.irfft(written * np.conj(np.fft.rfft(loop.mean(axis=1))))))


def seam(stream: bytes) -> float:
    """How far the end of a stream misses its beginning, in value and in slope."""
    wave = heard(stream)
    joint = np.concatenate([wave[-6:], wave[:6]])
    return float(np.max(np.abs(np.diff(joint, 3, axis=0))))


def main() -> None:
    """Write the pieces named, or all."""
    wanted = sys.argv[1:] or [piece.name for piece in PIECES]
    for piece in PIECES:
        if piece.name in wanted:
            path = file_of(piece)
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(written(piece))
            print(f"{path.name}: {path.stat().st_size // 1024} KB")


def file_of(piece: Piece) -> Path:
    """Where a piece is written; a layer has the name of the piece below it."""
    if piece.layer_of:
        return MUSIC / "layers" / f"{piece.layer_of}.ogg"
    return MUSIC / f"{piece.name}.ogg"


def written(piece: Piece) -> bytes:
    """A piece, or a layer to the piece that was written before it."""
    if not piece.layer_of:
        return opened(rendered(piece))
    base = next(other for other in PIECES if other.name == piece.layer_of)
    return opened_like(rendered(base), file_of(base).read_bytes(), rendered(piece))


if __name__ == "__main__":
    main()
