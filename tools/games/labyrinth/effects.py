"""The sound effects of The Pharaoh's Labyrinth: stone, sand, a lantern and gems."""

from __future__ import annotations

from collections.abc import Callable

from tools.sound.acoustics import (
    Wave,
    band_pass,
    fall,
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
    flames,
    glass,
    gold,
    ney,
    pluck,
    rustle,
    scrape,
    stone,
    stroke,
    wood,
)

STEP_NOTES = ("D3", "G3", "Eb3", "F#3")
TREASURE_NOTES = ("D5", "F#5", "A5", "D6")


def tile_laid() -> Wave:
    """A slab slides the last inch over sand and settles in its bed."""
    return mixed(
        (0, 0.45 * scrape(0.13, "slab")),
        (0.10, stone(pitch("D3"), "slab bed", half_life=0.035)),
        (0.10, 0.55 * dum(0.3, pitch("D2"), "slab weight")),
        (0.14, 0.20 * rustle(0.14, 500, "slab sand")),
    )


def step(number: int) -> Callable[[], Wave]:
    """A sandal on a sandy floor, the n-th of four."""

    def style() -> Wave:
        seed = f"step{number}"
        sole = filtered(noise(0.09, seeded_rng(seed)), low_pass(900)) * fall(0.09, 0.012)
        return mixed(
            (0, 0.8 * unit(sole)),
            (0, 0.5 * stone(pitch(STEP_NOTES[number]), seed + "floor", half_life=0.014)),
            (0.02, 0.30 * stroke(0.06, 2600, 1700, seed + "sand", top=0.3)),
        )

    return style


def lantern() -> Wave:
    """A flint, a wick that catches, and the lantern's glass closes."""
    return mixed(
        (0, 0.7 * stone(pitch("D5"), "flint", half_life=0.008)),
        (0.10, 0.8 * stone(pitch("A5"), "spark", half_life=0.006)),
        (0.14, 0.8 * flames(0.75, "wick")),
        (0.62, 0.35 * glass(pitch("A5"), 0.8, half_life=0.16)),
        (0.62, 0.25 * wood(pitch("D5"), "hook", half_life=0.012)),
    )


def treasure(number: int) -> Callable[[], Wave]:
    """A gem is set onto a scarab of stone; the more it is worth, the higher it rings."""

    def style() -> Wave:
        note = TREASURE_NOTES[number]
        return mixed(
            (0, 0.6 * stone(pitch("D4"), f"socket{number}", half_life=0.014)),
            (0.012, glass(pitch(note), 0.9)),
            (0.09, 0.25 * gold(pitch(note), 0.7, half_life=0.15)),
        )

    return style


def chamber() -> Wave:
    """The last wall stands: stone shuts on stone, and the treasure glimmers behind it."""
    return mixed(
        (0, 0.6 * scrape(0.22, "wall")),
        (0.20, 0.9 * stone(pitch("D3"), "shut", half_life=0.04)),
        (0.24, 0.45 * gold(pitch("D6"), 1.0, half_life=0.22)),
        (0.33, 0.32 * gold(pitch("F#6"), 0.9, half_life=0.2)),
        (0.42, 0.25 * gold(pitch("A6"), 0.8, half_life=0.18)),
    )


def portal() -> Wave:
    """Out through the gate into the wind of the evening."""
    wind = filtered(noise(1.4, seeded_rng("evening")), band_pass(250, 1100)) * swell(1.4, 0.4, 1.6)
    return mixed(
        (0, 0.8 * scrape(0.45, "gate")),
        (0.40, 0.7 * dum(0.5, pitch("D2"), "gate stops")),
        (0.30, 0.35 * unit(wind)),
        (0.55, 0.30 * ney([(pitch("A4"), 0.22), (pitch("G4"), 0.2), (pitch("D4"), 0.6)], "out")),
    )


def marker() -> Wave:
    """A stake is driven into the floor, and a string climbs to the octave."""
    climb = [
        (0.12 + 0.09 * i, 0.55 * pluck(pitch(note), 0.9, f"climb{i}", half_life=0.3))
        for i, note in enumerate(("D4", "F#4", "A4", "D5"))
    ]
    return mixed(
        (0, 0.9 * wood(pitch("D4"), "stake", half_life=0.02, knock=0.9)),
        (0.0, 0.6 * dum(0.3, pitch("D3"), "stake ground")),
        *climb,
        (0.30, 0.35 * gold(pitch("A5"), 0.8, half_life=0.2)),
        (0.39, 0.30 * gold(pitch("D6"), 0.8, half_life=0.2)),
    )


CATALOGUE: dict[str, Effect] = {
    "tile_laid": Effect(tile_laid, PLAIN, CHAMBER),
    "step_1": Effect(step(0), SOFT),
    "step_2": Effect(step(1), SOFT),
    "step_3": Effect(step(2), SOFT),
    "step_4": Effect(step(3), SOFT),
    "lantern": Effect(lantern, PLAIN, CHAMBER),
    "treasure_1": Effect(treasure(0), PLAIN, CHAMBER),
    "treasure_2": Effect(treasure(1), PLAIN, CHAMBER),
    "treasure_3": Effect(treasure(2), PLAIN, CHAMBER),
    "treasure_4": Effect(treasure(3), PLAIN, CHAMBER),
    "chamber": Effect(chamber, PLAIN + 1, CHAMBER),
    "marker": Effect(marker, PLAIN, CHAMBER),
    "portal": Effect(portal, STRONG - 1, CHAMBER),
}
