"""The sound effects of Im Bann der Pyramide: grinding stone, dread, a curse, gold."""

from __future__ import annotations

from tools.sound.acoustics import (
    Wave,
    band_pass,
    filtered,
    low_pass,
    mixed,
    noise,
    pitch,
    seeded_rng,
    swell,
    unit,
)
from tools.sound.effect import CHAMBER, PLAIN, SOFT, STRONG, Effect
from tools.sound.instruments import (
    dum,
    glass,
    gold,
    gong,
    ney,
    rustle,
    scrape,
    stone,
    stroke,
    wood,
)


def grind() -> Wave:
    """The stone dial grinds round and falls into its notch."""
    return mixed(
        (0, 0.7 * scrape(0.42, "dial")),
        (0.05, 0.35 * rustle(0.36, 700, "dial sand")),
        (0.42, stone(pitch("D3"), "notch", half_life=0.035)),
        (0.42, 0.6 * dum(0.35, pitch("D2"), "notch weight")),
    )


def mummy() -> Wave:
    """Three slow treads, dragging cloth, and a breath out of the dark."""
    breath = filtered(noise(1.0, seeded_rng("breath")), band_pass(180, 620)) * swell(1.0, 0.5, 1.4)
    treads = [
        (start, 0.9 * dum(0.4, pitch("D2"), f"tread{number}"))
        for number, start in enumerate((0.0, 0.34, 0.68))
    ]
    cloth = [
        (start, 0.35 * stroke(0.24, 900, 420, f"cloth{number}", top=0.4))
        for number, start in enumerate((0.12, 0.46))
    ]
    return mixed(*treads, *cloth, (0.1, 0.5 * unit(breath)))


def curse() -> Wave:
    """A hot wind goes over everyone, and a gong far below."""
    wind = filtered(noise(0.9, seeded_rng("curse")), low_pass(1300)) * swell(0.9, 0.35, 1.5)
    return mixed(
        (0, 0.9 * unit(wind)),
        (0.05, 0.7 * gong(pitch("D2"), 1.3, "curse gong")),
        (0.2, 0.35 * ney([(pitch("Eb4"), 0.2), (pitch("D4"), 0.4)], "hiss")),
    )


def protection() -> Wave:
    """The charm of gold and glass breaks."""
    return mixed(
        (0, 0.9 * glass(pitch("A5"), 0.5, half_life=0.05)),
        (0.03, 0.7 * glass(pitch("Eb5"), 0.5, half_life=0.04)),
        (0.05, 0.6 * rustle(0.3, 260, "shards", low=2600)),
        (0.06, 0.5 * gold(pitch("D5"), 0.8, half_life=0.12)),
    )


def scarab() -> Wave:
    """Wings open, and every card is free."""
    return mixed(
        (0, 0.6 * rustle(0.3, 900, "wings", low=2200)),
        (0.06, 0.4 * wood(pitch("D5"), "shell", half_life=0.012)),
        (0.12, 0.5 * gold(pitch("F#5"), 0.7, half_life=0.15)),
        (0.20, 0.4 * gold(pitch("A5"), 0.7, half_life=0.15)),
    )


def exact() -> Wave:
    """Everything fits: three golden notes and the echo of the chamber."""
    notes = ("D5", "F#5", "A5", "D6")
    rings = [
        (0.09 * n, 0.6 * gold(pitch(note), 1.1, half_life=0.28)) for n, note in enumerate(notes)
    ]
    return mixed((0, 0.5 * stone(pitch("D4"), "fits", half_life=0.015)), *rings)


def royal() -> Wave:
    """The slab before the royal chamber slides aside, and gold shines out."""
    notes = ("D5", "A5", "D6", "F#6")
    rings = [
        (0.5 + 0.1 * n, 0.5 * gold(pitch(note), 1.2, half_life=0.3)) for n, note in enumerate(notes)
    ]
    return mixed(
        (0, 0.9 * scrape(0.55, "royal slab")),
        (0.5, 0.8 * gong(pitch("D3"), 1.3, "royal")),
        (0.5, 0.7 * dum(0.5, pitch("D2"), "royal slab stops")),
        *rings,
    )


CATALOGUE: dict[str, Effect] = {
    "grind": Effect(grind, PLAIN, CHAMBER),
    "mummy": Effect(mummy, STRONG - 1, CHAMBER),
    "curse": Effect(curse, STRONG - 1, CHAMBER),
    "protection": Effect(protection, PLAIN, CHAMBER),
    "scarab": Effect(scarab, SOFT + 3, CHAMBER),
    "exact": Effect(exact, PLAIN + 1, CHAMBER),
    "royal": Effect(royal, STRONG, CHAMBER),
}
