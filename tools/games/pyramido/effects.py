"""The sound effects of Pyramido: glazed blocks on stone, gems that ring together, a new stage."""

from __future__ import annotations

from collections.abc import Callable

from tools.sound.acoustics import (
    Wave,
    band_pass,
    fall,
    filtered,
    mixed,
    noise,
    pitch,
    seeded_rng,
    swell,
    unit,
)
from tools.sound.effect import CHAMBER, PLAIN, STRONG, Effect
from tools.sound.instruments import dum, glass, gold, rustle, scrape, stone

AREA_CHORDS = ("D5 A5", "D5 F#5 A5", "F#5 A5 D6", "A5 D6 F#6")


def domino_laid() -> Wave:
    """Two glazed blocks come down one after the other, and the glaze rings a little."""
    return mixed(
        (0, 0.30 * scrape(0.07, "domino")),
        (0.05, stone(pitch("G3"), "first block", half_life=0.022)),
        (0.085, 0.8 * stone(pitch("D3"), "second block", half_life=0.03)),
        (0.085, 0.40 * dum(0.25, pitch("D2"), "domino weight")),
        (0.09, 0.16 * glass(pitch("D6"), 0.5, half_life=0.07)),
    )


def domino_flip() -> Wave:
    """A slab is lifted at an edge, turns in the air, and falls on its back."""
    air = filtered(noise(0.2, seeded_rng("flip air")), band_pass(500, 2400)) * swell(0.2, 0.6, 1.8)
    return mixed(
        (0, 0.35 * scrape(0.09, "flip edge")),
        (0.04, 0.22 * unit(air)),
        (0.20, 0.8 * stone(pitch("A3"), "flip", half_life=0.018)),
        (0.21, 0.18 * glass(pitch("A5"), 0.4, half_life=0.06)),
    )


def area(number: int) -> Callable[[], Wave]:
    """The gems of an area light up together; the more it scores, the higher they ring."""

    def style() -> Wave:
        notes = AREA_CHORDS[number].split()
        rings = [(0.05 * i, 0.8 * glass(pitch(note), 1.0)) for i, note in enumerate(notes)]
        glow = [(0.05 * i + 0.1, 0.25 * gold(pitch(note), 0.9)) for i, note in enumerate(notes)]
        return mixed(*rings, *glow)

    return style


def stage_rises() -> Wave:
    """The ground trembles, and a new terrace rises out of the sand."""
    rumble = filtered(noise(1.1, seeded_rng("terrace")), band_pass(45, 190)) * swell(1.1, 0.5, 1.5)
    sand = rustle(0.8, 300, "terrace sand") * fall(0.8, 0.3)
    return mixed(
        (0, 0.9 * unit(rumble)),
        (0.10, 0.25 * sand),
        (0.15, 0.5 * scrape(0.6, "terrace stone")),
        (0.75, 0.9 * dum(0.5, pitch("D2"), "terrace stands")),
        (0.80, 0.30 * gold(pitch("D5"), 1.0, half_life=0.25)),
        (0.90, 0.25 * gold(pitch("A5"), 0.9, half_life=0.25)),
    )


CATALOGUE: dict[str, Effect] = {
    "domino_laid": Effect(domino_laid, PLAIN, CHAMBER),
    "domino_flip": Effect(domino_flip, PLAIN - 2, CHAMBER),
    "area_1": Effect(area(0), PLAIN, CHAMBER),
    "area_2": Effect(area(1), PLAIN, CHAMBER),
    "area_3": Effect(area(2), PLAIN, CHAMBER),
    "area_4": Effect(area(3), PLAIN, CHAMBER),
    "stage_rises": Effect(stage_rises, STRONG - 1, CHAMBER),
}
