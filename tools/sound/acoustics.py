"""Sound waves in numpy: noise, filters, envelopes, rooms, loudness and OGG files.

One-channel waves have the shape (samples,), two-channel ones (samples, 2).
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from io import BytesIO
from typing import TypeAlias

import numpy as np
import soundfile
from numpy.typing import NDArray

Wave: TypeAlias = NDArray[np.float64]

RATE = 44_100
SEMITONES = {"C": -10, "D": -8, "Eb": -7, "F#": -4, "G": -3, "A": -1, "Bb": 0}
PAGE_HEADER = struct.Struct("<4sBBqIIIB")


def pitch(name: str) -> float:
    """The frequency of a note such as "F#4" (equal temperament, A4 = 440 Hz)."""
    octave = int(name[-1])
    return 440.0 * 2 ** ((SEMITONES[name[:-1]] + 1) / 12 + octave - 4)


def clock(seconds: float) -> Wave:
    """The time of every sample."""
    return np.arange(round(seconds * RATE)) / RATE


def seeded_rng(seed: str) -> np.random.Generator:
    """A random generator for a seed."""
    return np.random.default_rng(zlib.crc32(seed.encode()))


def noise(seconds: float, rng: np.random.Generator) -> Wave:
    """White noise."""
    return rng.standard_normal(round(seconds * RATE))


def filtered(wave: Wave, gain: Callable[[Wave], Wave]) -> Wave:
    """The wave with every frequency multiplied by `gain(frequency)`, without pre-ringing."""
    size = 2 << max(len(wave), RATE // 10).bit_length()
    spectrum = np.fft.rfft(wave, size, axis=0)
    frequencies = np.fft.rfftfreq(size, 1 / RATE).astype(np.float64)
    factors = minimum_phase(gain(frequencies), size)
    return np.fft.irfft((spectrum.T * factors).T, size, axis=0)[: len(wave)]


def minimum_phase(gain: Wave, size: int) -> NDArray[np.complex128]:
    """The gain with minimum phase, so that a filter doesn't ring before the attack."""
    cepstrum = np.fft.irfft(np.log(np.maximum(gain, 1e-5)), size)
    cepstrum[1 : size // 2] *= 2
    cepstrum[size // 2 + 1 :] = 0
    return np.exp(np.fft.rfft(cepstrum))


def low_pass(edge: float, order: int = 2) -> Callable[[Wave], Wave]:
    """A gain that passes frequencies below `edge`."""
    return lambda f: 1 / np.sqrt(1 + (f / edge) ** (2 * order))


def high_pass(edge: float, order: int = 2) -> Callable[[Wave], Wave]:
    """A gain that passes frequencies above `edge`."""
    return lambda f: 1 / np.sqrt(1 + (edge / np.maximum(f, 1e-3)) ** (2 * order))


def band_pass(low: float, high: float, order: int = 2) -> Callable[[Wave], Wave]:
    """A gain that passes frequencies between two edges."""
    return lambda f: high_pass(low, order)(f) * low_pass(high, order)(f)


def resonances(*peaks: tuple[float, float, float]) -> Callable[[Wave], Wave]:
    """A gain of 1 with bumps: (frequency, width, height)."""

    def gain(f: Wave) -> Wave:
        bumps = [height / (1 + ((f - centre) / width) ** 2) for centre, width, height in peaks]
        return np.asarray(1 + np.sum(bumps, axis=0))

    return gain


def swept_band(wave: Wave, centre: Wave, width: float) -> Wave:
    """The wave through a band filter whose centre moves; `width` is relative to the centre."""
    turn = 2 * np.sin(np.pi * np.minimum(centre, RATE / 7) / RATE)
    low = band = 0.0
    out = np.empty_like(wave)
    for i, (sample, f) in enumerate(zip(wave.tolist(), turn.tolist(), strict=True)):
        low += f * band
        band += f * (sample - low - width * band)
        out[i] = width * band
    return out


def swell(seconds: float, top: float, sharpness: float = 2.0) -> Wave:
    """An envelope that rises until `top` (0..1 of its length) and falls to 0."""
    place = np.linspace(0, 1, round(seconds * RATE))
    rise = np.sin(np.pi / 2 * np.minimum(place / top, 1)) ** sharpness
    fall = np.cos(np.pi / 2 * np.clip((place - top) / (1 - top), 0, 1)) ** sharpness
    return rise * fall


def fall(seconds: float, half_life: float, attack: float = 0.001) -> Wave:
    """An envelope with a short attack and exponential decay."""
    t = clock(seconds)
    return np.minimum(t / attack, 1) * 0.5 ** (t / half_life)


def unit(wave: Wave) -> Wave:
    """The wave with its highest peak at 1, so that effects can weigh their parts."""
    return np.asarray(wave / np.max(np.abs(wave)))


def mixed(*parts: tuple[float, Wave]) -> Wave:
    """The sum of waves, each from its own start in seconds."""
    length = max(round(start * RATE) + len(wave) for start, wave in parts)
    out = np.zeros((length, *parts[0][1].shape[1:]))
    for start, wave in parts:
        first = round(start * RATE)
        out[first : first + len(wave)] += wave
    return out


def trimmed(wave: Wave, floor: float = -52.0) -> Wave:
    """The wave without its inaudible end: everything below `floor` dB under its peak."""
    height = np.max(np.abs(wave.reshape(len(wave), -1)), axis=1)
    heard = np.flatnonzero(height > np.max(height) * 10 ** (floor / 20))
    return wave[: heard[-1] + round(0.03 * RATE)]


def softened_ends(wave: Wave, fade_in: float = 0.0015, fade_out: float = 0.03) -> Wave:
    """The wave without a jump at either end."""
    out = wave.copy()
    head, tail = round(fade_in * RATE), round(fade_out * RATE)
    shape = (-1,) + (1,) * (wave.ndim - 1)
    out[:head] *= np.sin(np.linspace(0, np.pi / 2, head)).reshape(shape) ** 2
    out[-tail:] *= np.cos(np.linspace(0, np.pi / 2, tail)).reshape(shape) ** 2
    return out


def rung_out(wave: Wave, part: float = 0.35) -> Wave:
    """The wave faded out over its last part."""
    return softened_ends(wave, fade_in=0.0, fade_out=part * len(wave) / RATE)


def room_response(seconds: float, colour: float, seed: str) -> Wave:
    """The stereo echo of a stone room; tones above `colour` Hz are damped."""
    rng = seeded_rng(seed)
    t = clock(seconds)
    bright = rng.standard_normal((len(t), 2))
    dark = filtered(bright, low_pass(colour / 4))
    bright = filtered(bright, band_pass(120, colour))
    tail = bright * 10 ** (-5 * t / seconds)[:, None] + dark * 10 ** (-3 * t / seconds)[:, None]
    tail *= np.minimum(t / 0.012, 1)[:, None]
    return np.asarray(tail / np.sqrt(np.mean(np.sum(tail**2, axis=0))))


def in_room(wave: Wave, amount: float, response: Wave) -> Wave:
    """The wave with its echo, in stereo."""
    dry = wave if wave.ndim == 2 else np.stack([wave, wave], axis=1)
    length = len(dry) + len(response)
    size = 1 << (length - 1).bit_length()
    echo = np.fft.irfft(
        np.fft.rfft(dry, size, axis=0) * np.fft.rfft(response, size, axis=0), size, axis=0
    )[:length]
    echo[: len(dry)] = dry + amount * echo[: len(dry)]
    echo[len(dry) :] *= amount
    return echo


def loudness(wave: Wave, window: float = 0.08) -> float:
    """The loudest moment in dB, weighted roughly like the ear."""

    def ear(f: Wave) -> Wave:
        shelf = 1 + 0.58 * (f / 1700) ** 2 / (1 + (f / 1700) ** 2)
        return high_pass(60)(f) * shelf

    heard = filtered(wave.reshape(len(wave), -1), ear)
    power = np.mean(heard**2, axis=1)
    size = min(round(window * RATE), len(power))
    sums = np.concatenate([[0.0], np.cumsum(power)])
    # A sound shorter than the window is averaged over the whole window.
    return float(10 * np.log10(np.max(sums[size:] - sums[:-size]) / (window * RATE) + 1e-12))


def levelled(wave: Wave, decibels: float, ceiling: float) -> Wave:
    """The wave at a loudness; peaks are limited softly below the ceiling (in dB)."""
    out = wave * 10 ** ((decibels - loudness(wave)) / 20)
    top, knee = 10 ** (ceiling / 20), 0.6 * 10 ** (ceiling / 20)
    over = np.abs(out) > knee
    bent = knee + (top - knee) * np.tanh((np.abs(out) - knee) / (top - knee))
    return np.where(over, np.sign(out) * bent, out)


def ogg(wave: Wave, quality: float) -> bytes:
    """The wave as OGG Vorbis; the same wave gives the same bytes."""
    memory = BytesIO()
    channels = 1 if wave.ndim == 1 else wave.shape[1]
    with soundfile.SoundFile(
        memory, "w", RATE, channels, "VORBIS", format="OGG", compression_level=1 - quality
    ) as out:
        # One call with a long wave overflows the encoder's stack.
        for start in range(0, len(wave), RATE):
            out.write(wave[start : start + RATE])
    return with_serial_one(memory.getvalue())


def heard(stream: bytes) -> Wave:
    """The decoded wave of an OGG stream."""
    wave: Wave = soundfile.read(BytesIO(stream))[0]
    return wave


def with_serial_one(stream: bytes) -> bytes:
    """The OGG stream with serial number 1 instead of a random one."""
    out = bytearray()
    place = 0
    while place < len(stream):
        *fields, segments = PAGE_HEADER.unpack_from(stream, place)
        table = stream[place + PAGE_HEADER.size :][:segments]
        end = place + PAGE_HEADER.size + segments + sum(table)
        fields[4], fields[6] = 1, 0
        page = bytearray(PAGE_HEADER.pack(*fields, segments))
        page += stream[place + PAGE_HEADER.size : end]
        page[22:26] = struct.pack("<I", page_checksum(page))
        out += page
        place = end
    return bytes(out)


def page_checksum(page: bytearray) -> int:
    """The CRC-32 of an OGG page: polynomial 04C11DB7, not reflected, no final inversion."""
    register = 0
    for byte in page:
        register = (register << 8 & 0xFFFFFFFF) ^ CHECKSUMS[register >> 24 ^ byte]
    return register


def checksum_table() -> list[int]:
    """The remainder of every byte under the OGG polynomial."""
    table = []
    for byte in range(256):
        remainder = byte << 24
        for _ in range(8):
            carry = remainder & 0x80000000
            remainder = (remainder << 1 & 0xFFFFFFFF) ^ (0x04C11DB7 if carry else 0)
        table.append(remainder)
    return table


CHECKSUMS = checksum_table()
