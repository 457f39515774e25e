"""Synthesise the sound effects.

python -m tools.sound.make_sounds            all of them
python -m tools.sound.make_sounds torch win  only these
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from tools.sound import effects
from tools.sound.acoustics import (
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
from tools.sound.effect import CHAMBER, DRY, PLAIN, SOFT, STRONG, TOUCH, Effect

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
GAMES = Path(__file__).resolve().parents[1] / "games"
PEAK = -4.0  # dB; the coder may add a little, and -3 is the end
QUALITY = 0.4
LONGEST = 2.9  # seconds
LEAD = 0.005  # seconds of silence; the coder smears a hard stroke a little ahead of itself

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
    "award_snatched": Effect(effects.award_snatched, STRONG - 1, CHAMBER),
    "award_lost": Effect(effects.award_lost, PLAIN, DRY),
    "round_end": Effect(effects.round_end, STRONG, CHAMBER),
    "handover": Effect(effects.handover, PLAIN, CHAMBER),
    "undo": Effect(effects.undo, SOFT + 2),
    "save": Effect(effects.save, PLAIN - 3),
    "win": Effect(effects.win, STRONG, CHAMBER),
    "lose": Effect(effects.lose, STRONG, CHAMBER),
    "error": Effect(effects.error, PLAIN, DRY),
}


def finished(effect: Effect) -> Wave:
    """The effect in its room, at its loudness, with soft ends."""
    wave = effect.style()
    if effect.room:
        seconds = min(0.35 + 2 * effect.room, LONGEST - len(wave) / RATE)
        wave = in_room(wave, effect.room, room_response(seconds, 4200, "room"))
    wave = softened_ends(trimmed(filtered(wave, high_pass(35, 1))))
    return mixed((LEAD, levelled(wave, effect.loudness, PEAK)))


def all_effects() -> dict[str, Effect]:
    """The shared effects, and those in the module `effects` of each game's tools."""
    found = dict(CATALOGUE)
    for path in sorted(GAMES.glob("*/effects.py")):
        found.update(import_module(f"tools.games.{path.parent.name}.effects").CATALOGUE)
    return found


def main() -> None:
    """Write the effects named, or all."""
    effects_by_name = all_effects()
    for name in sys.argv[1:] or effects_by_name:
        path = SOUNDS / f"{name}.ogg"
        path.write_bytes(ogg(finished(effects_by_name[name]), QUALITY))
        print(f"{path.name}: {path.stat().st_size / 1024:.1f} KB")


if __name__ == "__main__":
    main()
