"""Synthesised instruments: strings, reed flute, drum, wood, stone, papyrus, glass, gold."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tools.sound.acoustics import (
    RATE,
    Wave,
    band_pass,
    clock,
    fall,
    filtered,
    low_pass,
    mixed,
    noise,
    resonances,
    rung_out,
    seeded_rng,
    swell,
    swept_band,
    unit,
)

# The air and the top of an oud's bowl ring at these frequencies: (Hz, width, height).
OUD_BODY = resonances((102, 25, 1.6), (205, 40, 1.2), (395, 70, 0.9), (820, 160, 0.5))
DRUM_SKIN = ((1.0, 1.0), (1.594, 0.5), (2.136, 0.3), (2.296, 0.22), (2.653, 0.16), (2.918, 0.1))
WOODEN_BAR = ((1.0, 1.0), (2.756, 0.35), (5.404, 0.12))
GLASS_BOWL = ((1.0, 1.0), (2.32, 0.28), (4.25, 0.1), (6.63, 0.035))
GOLD_PLATE = ((1.0, 0.6), (1.504, 0.5), (2.003, 0.8), (2.67, 0.5), (3.33, 0.4), (4.11, 0.25))
GONG_PLATE = (
    *((1.0, 0.7), (1.5, 0.6), (2.0, 0.9), (2.52, 0.7), (3.03, 0.6), (3.98, 0.5)),
    *((5.1, 0.35), (6.4, 0.28), (7.9, 0.22), (9.7, 0.16), (12.1, 0.1)),
)


def pluck(
    frequency: float,
    seconds: float,
    seed: str,
    *,
    damping: float = 0.3,
    half_life: float = 0.5,
    point: float = 0.16,
    brightness: float = 3200.0,
) -> Wave:
    """A plucked gut course: two strings a hair apart (Karplus and Strong), in a wooden bowl."""
    rng = seeded_rng(seed)
    strings = [
        string(frequency * detune, seconds, rng, damping, half_life, point, brightness)
        for detune in (0.9994, 1.0006)
    ]
    nail = filtered(noise(seconds, rng), band_pass(900, 3500)) * fall(seconds, 0.006)
    course = unit(filtered(strings[0] + strings[1], OUD_BODY))
    return rung_out(unit(course + 0.12 * unit(nail)))


def string(
    frequency: float,
    seconds: float,
    rng: np.random.Generator,
    damping: float,
    half_life: float,
    point: float,
    brightness: float,
) -> Wave:
    """One string: a burst of noise that runs round a loop and loses a little each time."""
    period = RATE / frequency
    whole, part = divmod(period, 1)
    delay = int(whole)
    # Interpolating between two samples damps too; what is left makes all pitches equally bright.
    smooth = max(damping - part * (1 - part) / 2, 0.0)
    taps = np.convolve([smooth, 1 - 2 * smooth, smooth], [1 - part, part])
    taps *= 0.5 ** (1 / (frequency * half_life))
    # A plectrum at 1/n of the string leaves out every n-th partial: a comb on the burst.
    burst = rng.standard_normal(4 * delay)
    burst = filtered(filtered(burst, low_pass(brightness)), low_pass(2 * frequency, 1))[-delay:]
    burst -= np.roll(burst, max(1, round(point * delay)))
    burst -= burst.mean()
    burst /= np.sqrt(np.mean(burst**2))
    lead = delay + 2
    out = np.zeros(lead + round(seconds * RATE))
    out[lead : lead + delay] = burst[: len(out) - lead]
    for start in range(lead, len(out), delay - 1):
        stop = min(start + delay - 1, len(out))
        for tap, factor in enumerate(taps):
            shift = delay - 1 + tap
            out[start:stop] += factor * out[start - shift : stop - shift]
    return out[lead:] * np.minimum(clock(seconds) / 0.0012, 1)


def struck(
    frequency: float,
    seconds: float,
    half_life: float,
    modes: Sequence[tuple[float, float]],
    *,
    spread: float = 0.8,
    attack: float = 0.0012,
) -> Wave:
    """A struck body: its modes (ratio, strength); the higher one rings, the sooner it ends."""
    t = clock(seconds)
    out = np.zeros(len(t))
    for number, (ratio, strength) in enumerate(modes):
        if frequency * ratio > RATE / 2.3:
            continue
        life = half_life / ratio**spread
        out += strength * np.sin(2 * np.pi * frequency * ratio * t + number) * 0.5 ** (t / life)
    return rung_out(out * np.minimum(t / attack, 1))


def wood(frequency: float, seed: str, *, half_life: float = 0.02, knock: float = 0.5) -> Wave:
    """A knock on a small block of sycamore."""
    seconds = 12 * half_life
    contact = unit(
        filtered(noise(seconds, seeded_rng(seed)), band_pass(700, 4200)) * fall(seconds, 0.003)
    )
    return unit(struck(frequency, seconds, half_life, WOODEN_BAR) + knock * contact)


def stone(frequency: float, seed: str, *, half_life: float = 0.03) -> Wave:
    """A dull knock of stone on stone: many close modes, soon over."""
    rng = seeded_rng(seed)
    modes = [(1 + 0.43 * n + 0.2 * rng.random(), 1 / (1 + 0.5 * n)) for n in range(9)]
    seconds = 10 * half_life
    grit = unit(filtered(noise(seconds, rng), band_pass(300, 2400)) * fall(seconds, 0.008))
    return unit(unit(struck(frequency, seconds, half_life, modes, spread=0.5)) + 0.8 * grit)


def glass(frequency: float, seconds: float, *, half_life: float = 0.22) -> Wave:
    """A faience bowl touched with a nail; two almost equal tones make it shimmer."""
    first = struck(frequency, seconds, half_life, GLASS_BOWL, attack=0.003)
    second = struck(frequency * 1.0022, seconds, half_life, GLASS_BOWL, attack=0.003)
    return unit(first + 0.6 * second)


def gold(frequency: float, seconds: float, *, half_life: float = 0.25) -> Wave:
    """A small golden plate."""
    return unit(struck(frequency, seconds, half_life, GOLD_PLATE, spread=0.9, attack=0.002))


def gong(frequency: float, seconds: float, seed: str) -> Wave:
    """A bronze gong: the low tone at once, the upper ones bloom behind it."""
    t = clock(seconds)
    rng = seeded_rng(seed)
    out = 0.5 * np.sin(2 * np.pi * frequency * t) * fall(seconds, 0.8, 0.008)
    for ratio, strength in GONG_PLATE:
        for _ in range(3):
            wobble = ratio * (1 + 0.004 * rng.standard_normal())
            bloom = 1 - np.exp(-t / (0.02 + 0.035 * ratio))
            tone = np.sin(2 * np.pi * frequency * wobble * t + 2 * np.pi * rng.random())
            out += strength / 3 * tone * bloom * 0.5 ** (t / (0.8 / ratio**0.4))
    mallet = unit(filtered(noise(seconds, rng), low_pass(420)) * fall(seconds, 0.03, 0.004))
    return rung_out(unit(unit(out) + 0.4 * mallet))


def dum(seconds: float = 0.7, frequency: float = 73.4, seed: str = "dum") -> Wave:
    """The deep stroke in the middle of a frame drum; the skin gives way, then comes back."""
    t = clock(seconds)
    bend = frequency * (t - 0.16 * 0.035 * np.expm1(-t / 0.035))
    out = np.zeros(len(t))
    for number, (ratio, strength) in enumerate(DRUM_SKIN):
        life = 0.11 / ratio
        out += strength * np.sin(2 * np.pi * ratio * bend + number) * 0.5 ** (t / life)
    palm = filtered(noise(seconds, seeded_rng(seed)), low_pass(300)) * fall(seconds, 0.02, 0.003)
    return rung_out(unit((unit(out) + 0.35 * unit(palm)) * np.minimum(t / 0.004, 1)))


def tek(seed: str = "tek") -> Wave:
    """The light stroke at the rim of a frame drum."""
    seconds = 0.22
    rim = struck(330, seconds, 0.022, DRUM_SKIN, spread=0.6)
    finger = filtered(noise(seconds, seeded_rng(seed)), band_pass(900, 4000)) * fall(seconds, 0.011)
    return unit(0.6 * unit(rim) + 0.5 * unit(finger))


def ney(notes: Sequence[tuple[float, float]], seed: str) -> Wave:
    """A reed flute that plays (frequency, seconds) in one breath, gliding from note to note."""
    rng = seeded_rng(seed)
    frequency = glided(notes)
    count = len(frequency)
    t = np.arange(count) / RATE
    vibrato = 1 + 0.0045 * np.sin(2 * np.pi * 4.7 * t + 1) * ripening(notes)
    phase = 2 * np.pi * np.cumsum(frequency * vibrato) / RATE
    breath = 0.8 + 0.2 * gentle(count, 3.0, rng)
    # Slow noise on a partial is breath around that partial: air that takes on the pitch.
    air = [gentle(count, 90.0, rng) for _ in range(3)]
    tone = (
        (1.0 + 0.13 * air[0]) * np.sin(phase)
        + (0.34 + 0.11 * air[1]) * np.sin(2 * phase + 0.4)
        + (0.16 + 0.08 * air[2]) * np.sin(3 * phase + 1.1)
        + 0.045 * np.sin(4 * phase + 2.0)
    )
    wind = unit(filtered(rng.standard_normal(count), band_pass(700, 5200, 1)))
    return unit((tone * breath + 0.20 * wind) * blown(notes))


def glided(notes: Sequence[tuple[float, float]]) -> Wave:
    """The pitch at every sample: steps rounded off to a short slide."""
    steps = np.concatenate(
        [np.full(round(seconds * RATE), np.log(frequency)) for frequency, seconds in notes]
    )
    width = round(0.055 * RATE)
    window = np.hanning(width)
    padded = np.pad(steps, (width, width), mode="edge")
    return np.exp(np.convolve(padded, window / window.sum(), "same")[width:-width])


def ripening(notes: Sequence[tuple[float, float]]) -> Wave:
    """How much vibrato there is: none at the start of a note, full where it is held."""
    return np.concatenate([np.clip((clock(seconds) - 0.35) / 0.6, 0, 1) for _, seconds in notes])


def blown(notes: Sequence[tuple[float, float]]) -> Wave:
    """The strength of the breath: a soft dip where a new note begins, soft ends of the phrase."""
    parts = []
    for _, seconds in notes:
        t = clock(seconds)
        parts.append(1 - 0.45 * np.exp(-t / 0.05) - 0.12 * t / seconds)
    strength = np.concatenate(parts)
    smooth = np.hanning(round(0.03 * RATE))
    strength = np.convolve(strength, smooth / smooth.sum(), "same")
    head, tail = round(0.14 * RATE), round(0.28 * RATE)
    strength[:head] *= np.sin(np.linspace(0, np.pi / 2, head)) ** 2
    strength[-tail:] *= np.cos(np.linspace(0, np.pi / 2, tail)) ** 2
    return strength


def gentle(count: int, edge: float, rng: np.random.Generator) -> Wave:
    """Noise that only changes slowly, of unit strength."""
    slow = filtered(rng.standard_normal(count), low_pass(edge))
    return np.asarray(slow / np.sqrt(np.mean(slow**2)))


def stroke(seconds: float, start: float, end: float, seed: str, *, top: float = 0.35) -> Wave:
    """A reed brush drawn over papyrus: hiss whose colour moves, torn by the fibres."""
    rng = seeded_rng(seed)
    count = round(seconds * RATE)
    centre = np.geomspace(start, end, count)
    # Two filters in a row take the sharp hiss away that a single one leaves.
    hiss = swept_band(swept_band(rng.standard_normal(count), centre, 0.7), centre, 0.7)
    fibres = 1 + 0.35 * np.clip(gentle(count, 160.0, rng), -2, 2)
    return unit(hiss * fibres * swell(seconds, top, 1.4))


def rustle(seconds: float, density: float, seed: str, *, low: float = 1400) -> Wave:
    """Papyrus that bends: many tiny cracks."""
    rng = seeded_rng(seed)
    count = round(seconds * RATE)
    cracks = rng.standard_normal(count) * (rng.random(count) < density / RATE)
    return unit(filtered(cracks, band_pass(low, 5000)) * swell(seconds, 0.3, 1.0))


def scrape(seconds: float, seed: str) -> Wave:
    """A stone lid dragged aside: it catches and slips many times a second."""
    rng = seeded_rng(seed)
    count = round(seconds * RATE)
    body = unit(filtered(rng.standard_normal(count), band_pass(130, 1100)))
    grains = 0.12 * unit(filtered(rng.standard_normal(count), band_pass(1500, 5000)))
    catches = np.clip(0.45 + 0.55 * gentle(count, 22.0, rng), 0.05, 2.0)
    return unit((body + grains) * catches * swell(seconds, 0.55, 1.2))


def bubbles(count: int, seconds: float, pitches: Sequence[float], seed: str) -> Wave:
    """Bubbles that rise in a flask: short tones that climb as they near the surface."""
    rng = seeded_rng(seed)
    parts = []
    for number in range(count):
        length = 0.05 + 0.05 * rng.random()
        t = clock(length)
        base = pitches[number % len(pitches)] * (0.98 + 0.04 * rng.random())
        turns = base * (t + 0.9 * t**2 / (2 * length))
        start = seconds * (number + 0.5 * rng.random()) / count
        parts.append((start, np.sin(2 * np.pi * turns) * swell(length, 0.12, 1.5)))
    return mixed(*parts)


def flames(seconds: float, seed: str) -> Wave:
    """A torch that catches fire: a dark whoosh that flutters, and a few sparks."""
    rng = seeded_rng(seed)
    count = round(seconds * RATE)
    centre = 260 + 520 * swell(seconds, 0.3, 1.0)
    whoosh = swept_band(swept_band(rng.standard_normal(count), centre, 1.0), centre, 1.0)
    flutter = np.clip(1 + 0.4 * gentle(count, 14.0, rng), 0.1, 2)
    sparks = rustle(seconds, 45, seed + "sparks", low=1800)
    return unit(unit(whoosh * flutter * swell(seconds, 0.28, 1.3)) + 0.25 * sparks)
