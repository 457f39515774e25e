"""Synthesise the sound effects.

python tools/make_sounds.py            all of them
python tools/make_sounds.py torch win  only these
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import effects
import effects_labyrinth as maze
from acoustics import (
    RATE,
    Wave,
    filtered,
    high_pass,
    in_room,
    levelled,
    mixed,
    ogg,
    room_response,
    softened_ends,
    trimmed,
)

SOUNDS = Path(__file__).resolve().parent.parent / "assets" / "sounds"
PEAK = -4.0  # dB; the coder may add a little, and -3 is the end
QUALITY = 0.4
LONGEST = 2.9  # seconds
LEAD = 0.005  # seconds of silence; the coder smears a hard stroke a little ahead of itself

TOUCH, SOFT, PLAIN, STRONG = -35.0, -26.0, -20.0, -16.0  # loudness of an effect in dB
DRY, DESK, CHAMBER = 0.0, 0.10, 0.22  # how much of the room answers


class Effect(NamedTuple):
    """An effect's function, loudness and amount of echo."""

    style: Callable[[], Wave]
    loudness: float = PLAIN
    room: float = DESK


CATALOGUE: dict[str, Effect] = {
    "button": Effect(effects.button, SOFT),
    "hover": Effect(effects.hover, TOUCH, DRY),
    "tick": Effect(effects.tick, SOFT - 4, DRY),
    "pick_up": Effect(effects.pick_up, SOFT, DRY),
    "turn": Effect(effects.turn, SOFT, DRY),
    "flip_over": Effect(effects.flip_over, SOFT, DRY),
    "snap": Effect(effects.snap, PLAIN - 2),
    "ink_1": Effect(effects.ink(0), PLAIN - 2),
    "ink_2": Effect(effects.ink(1), PLAIN - 2),
    "ink_3": Effect(effects.ink(2), PLAIN - 2),
    "ink_4": Effect(effects.ink(3), PLAIN - 2),
    "ink_5": Effect(effects.ink(4), PLAIN - 2),
    "thud": Effect(effects.thud, PLAIN, DRY),
    "card_flip": Effect(effects.card_flip, PLAIN - 3),
    "card_deal": Effect(effects.card_deal, PLAIN - 3),
    "card_slide": Effect(effects.card_slide, SOFT),
    "gem_red": Effect(effects.gem("A5"), PLAIN, CHAMBER),
    "gem_green": Effect(effects.gem("D6"), PLAIN, CHAMBER),
    "gem_pair": Effect(effects.gem_pair, PLAIN + 1, CHAMBER),
    "torch": Effect(effects.torch, PLAIN, CHAMBER),
    "skull": Effect(effects.skull, STRONG, CHAMBER),
    "potion": Effect(effects.potion, PLAIN, CHAMBER),
    "cross": Effect(effects.cross, PLAIN - 2),
    "tomb": Effect(effects.tomb, STRONG, CHAMBER),
    "complete": Effect(effects.complete, STRONG, CHAMBER),
    "award": Effect(effects.award, STRONG - 1, CHAMBER),
    "award_lost": Effect(effects.award_lost, PLAIN, DRY),
    "round_end": Effect(effects.round_end, STRONG, CHAMBER),
    "handover": Effect(effects.handover, PLAIN, CHAMBER),
    "undo": Effect(effects.undo, SOFT + 2),
    "save": Effect(effects.save, PLAIN - 3),
    "win": Effect(effects.win, STRONG, CHAMBER),
    "lose": Effect(effects.lose, STRONG, CHAMBER),
    "error": Effect(effects.error, PLAIN, DRY),
    "tile_laid": Effect(maze.tile_laid, PLAIN, CHAMBER),
    "step_1": Effect(maze.step(0), SOFT),
    "step_2": Effect(maze.step(1), SOFT),
    "step_3": Effect(maze.step(2), SOFT),
    "step_4": Effect(maze.step(3), SOFT),
    "lantern": Effect(maze.lantern, PLAIN, CHAMBER),
    "treasure_1": Effect(maze.treasure(0), PLAIN, CHAMBER),
    "treasure_2": Effect(maze.treasure(1), PLAIN, CHAMBER),
    "treasure_3": Effect(maze.treasure(2), PLAIN, CHAMBER),
    "treasure_4": Effect(maze.treasure(3), PLAIN, CHAMBER),
    "chamber": Effect(maze.chamber, PLAIN + 1, CHAMBER),
    "marker": Effect(maze.marker, PLAIN, CHAMBER),
    "portal": Effect(maze.portal, STRONG - 1, CHAMBER),
}


def finished(effect: Effect) -> Wave:
    """The effect in its room, at its loudness, with soft ends."""
    wave = effect.style()
    if effect.room:
        seconds = min(0.35 + 2 * effect.room, LONGEST - len(wave) / RATE)
        wave = in_room(wave, effect.room, room_response(seconds, 4200, "room"))
    wave = softened_ends(trimmed(filtered(wave, high_pass(35, 1))))
    return mixed((LEAD, levelled(wave, effect.loudness, PEAK)))


def main() -> None:
    """Write the effects named, or all."""
    for name in sys.argv[1:] or CATALOGUE:
        path = SOUNDS / f"{name}.ogg"
        path.write_bytes(ogg(finished(CATALOGUE[name]), QUALITY))
        print(f"{path.name}: {path.stat().st_size / 1024:.1f} KB")


if __name__ == "__main__":
    main()
