"""The sound effects, composed from the instruments.

All pitches are taken from hijaz on D (D Eb F# G A Bb C), the mode of the music. An instrument's
peak is 1, so the factors in an effect weigh its parts against each other.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tools.sound.acoustics import (
    Wave,
    band_pass,
    clock,
    fall,
    filtered,
    low_pass,
    mixed,
    noise,
    pitch,
    rung_out,
    seeded_rng,
    swell,
    unit,
)
from tools.sound.instruments import (
    bubbles,
    dum,
    flames,
    glass,
    gold,
    gong,
    ney,
    pluck,
    rustle,
    scrape,
    stone,
    stroke,
    tek,
    wood,
)

INK_NOTES = ("D5", "F#5", "G5", "A5", "D6")


def muted(note: str, seed: str, half_life: float = 0.05) -> Wave:
    """A string damped by the palm."""
    return pluck(pitch(note), 0.35, seed, damping=0.4, half_life=half_life, brightness=2200)


def chord(notes: str, seconds: float, seed: str, gap: float) -> Wave:
    """Strings plucked one after the other and left to ring."""
    return mixed(
        *(
            (gap * i, pluck(pitch(note), seconds - gap * i, f"{seed}{i}", half_life=0.45))
            for i, note in enumerate(notes.split())
        )
    )


def button() -> Wave:
    """A finger taps a wooden tablet."""
    return mixed(
        (0, wood(pitch("D5"), "button", half_life=0.014)),
        (0.004, 0.5 * wood(pitch("D4"), "tablet", half_life=0.02, knock=0.1)),
    )


def hover() -> Wave:
    """A fingertip on papyrus."""
    return stroke(0.07, 1500, 2300, "hover")


def tick() -> Wave:
    """A bead on the counting string."""
    return mixed(
        (0, wood(pitch("A5"), "tick", half_life=0.007, knock=0.3)),
        (0.018, 0.35 * wood(pitch("D6"), "tock", half_life=0.005, knock=0.3)),
    )


def pick_up() -> Wave:
    """A tile leaves the table."""
    return mixed(
        (0, 1.4 * stroke(0.13, 700, 2600, "lift", top=0.6)),
        (0.05, 0.30 * wood(pitch("G4"), "lift tile", half_life=0.02)),
    )


def turn() -> Wave:
    """A tile turns a quarter on the table."""
    return mixed(
        (0, 1.5 * stroke(0.10, 1100, 1700, "turn", top=0.7)),
        (0.075, 0.7 * wood(pitch("G4"), "turn stop", half_life=0.014)),
    )


def flip_over() -> Wave:
    """A tile is turned to its back."""
    return mixed(
        (0, 1.3 * stroke(0.08, 900, 2400, "over", top=0.5)),
        (0.06, 1.0 * stroke(0.07, 2200, 1200, "down", top=0.2)),
        (0.10, 0.7 * wood(pitch("A4"), "over stop", half_life=0.014)),
    )


def snap() -> Wave:
    """A tile drops into its place."""
    return mixed(
        (0, wood(pitch("A4"), "snap", half_life=0.016, knock=0.9)),
        (0.003, 0.6 * stone(pitch("D4"), "slot", half_life=0.016)),
    )


def ink(number: int) -> Callable[[], Wave]:
    """The n-th brush stroke of a row: each one higher and brighter."""

    def style() -> Wave:
        note = INK_NOTES[number]
        bright = 1000 * 1.17**number
        return mixed(
            (0, 1.4 * stroke(0.15, bright, bright * 1.6, f"ink{number}", top=0.25)),
            (0.012, 0.5 * muted(note, f"ink string{number}")),
        )

    return style


def thud() -> Wave:
    """It does not go in there."""
    return mixed(
        (0, 0.8 * dum(0.3, pitch("D3"), "thud")),
        (0, 0.5 * wood(pitch("Eb3"), "thud wood", half_life=0.03, knock=0.3)),
    )


def card_flip() -> Wave:
    """A stiff card turns over in the air and lies down."""
    return mixed(
        (0, 0.9 * stroke(0.11, 900, 3000, "flip", top=0.7)),
        (0.02, 0.5 * rustle(0.10, 900, "bend")),
        (0.12, landing("flip")),
    )


def card_deal() -> Wave:
    """A card leaves the stack and lands."""
    return mixed((0, stroke(0.15, 2600, 1300, "deal", top=0.3)), (0.13, landing("deal")))


def card_slide() -> Wave:
    """A card is pushed across the table."""
    return mixed(
        (0, stroke(0.30, 1500, 950, "slide", top=0.4)), (0.05, 0.12 * rustle(0.2, 500, "edge"))
    )


def landing(seed: str) -> Wave:
    """A card touches the table."""
    slap = filtered(noise(0.12, seeded_rng(seed)), band_pass(350, 3200)) * fall(0.12, 0.010)
    table = wood(pitch("D4"), seed + "table", half_life=0.02, knock=0)
    return mixed((0, unit(slap)), (0, 0.3 * table))


def gem(note: str) -> Callable[[], Wave]:
    """A gem falls into its box."""

    def style() -> Wave:
        box = 0.25 * wood(pitch("D5"), "box" + note, half_life=0.012)
        return mixed((0, glass(pitch(note), 0.9)), (0, box))

    return style


def gem_pair() -> Wave:
    """A red and a green gem meet: their two tones and the third between the octaves."""
    notes = ((0.0, "A5", 1.0), (0.07, "D6", 1.0), (0.16, "F#6", 0.6), (0.25, "A6", 0.35))
    return mixed(*((start, much * glass(pitch(note), 1.2)) for start, note, much in notes))


def torch() -> Wave:
    """A torch catches fire."""
    return flames(0.95, "torch")


def skull() -> Wave:
    """Something below was woken: a half tone that grinds in the deep."""
    t = clock(1.5)
    tone = np.zeros(len(t))
    for note, much in (("D3", 1.0), ("Eb3", 0.9), ("D2", 0.6)):
        for partial in range(1, 8):
            tone += much * np.sin(2 * np.pi * pitch(note) * partial * t + partial) / partial
    tone = filtered(tone, low_pass(650)) * fall(1.5, 0.28, 0.05)
    hollow = filtered(noise(1.5, seeded_rng("skull")), band_pass(180, 500)) * swell(1.5, 0.25, 1.5)
    drum = dum(0.7, pitch("D2"), "skull drum")
    return mixed((0, rung_out(unit(tone))), (0, 0.3 * unit(hollow)), (0, 0.6 * drum))


def potion() -> Wave:
    """The flask bubbles, and it does good."""
    rising = [pitch(note) for note in ("D4", "F#4", "G4", "A4", "D5", "C5", "A4", "D5")]
    return mixed(
        (0, 0.8 * bubbles(9, 0.55, rising, "potion")),
        (0.50, 0.16 * ney([(pitch("A4"), 0.18), (pitch("D5"), 0.55)], "relief")),
        (0.55, 0.30 * glass(pitch("F#5"), 0.8)),
    )


def cross() -> Wave:
    """A red cross: two quick strokes of the brush."""
    return mixed(
        (0, 1.3 * stroke(0.13, 1900, 1100, "cross down", top=0.2)),
        (0.13, 1.4 * stroke(0.15, 1300, 2300, "cross up", top=0.25)),
        (0.14, 0.4 * muted("A5", "cross")),
    )


def tomb() -> Wave:
    """The lid of the sarcophagus grinds aside, and gold shines out."""
    shine = mixed(
        *(
            (0.06 * i, much * gold(pitch(note), 1.5, half_life=0.3))
            for i, (note, much) in enumerate((("D5", 0.30), ("A5", 0.22), ("D6", 0.15)))
        )
    )
    return mixed(
        (0, 0.9 * scrape(0.75, "lid")),
        (0.68, 0.9 * stone(pitch("D3"), "lid falls", half_life=0.05)),
        (0.72, 0.50 * chord("D4 A4 D5 F#5 A5", 1.6, "treasure", 0.045)),
        (0.74, shine),
    )


def complete() -> Wave:
    """A short fanfare on strings."""
    return mixed(
        (0, 0.6 * chord("D4 A4 D5", 1.5, "call", 0.11)),
        (0.36, 0.7 * chord("D4 F#4 A4 D5 F#5", 1.5, "answer", 0.022)),
        (0.36, 0.45 * dum(0.6, pitch("D2"), "answer drum")),
    )


def award() -> Wave:
    """The seal comes down, and the gold rings."""
    return mixed(
        (0, 0.9 * dum(0.35, pitch("D3"), "seal")),
        (0, 0.6 * wood(pitch("D4"), "seal wood", half_life=0.025)),
        (0.14, 0.35 * gold(pitch("D6"), 0.9)),
        (0.23, 0.30 * gold(pitch("A6"), 0.8, half_life=0.2)),
        (0.15, 0.30 * chord("A4 D5 F#5", 1.0, "seal strings", 0.03)),
    )


def award_snatched() -> Wave:
    """A run up the scale, quicker than the other's hand, and then the seal."""
    run = ("A4", "Bb4", "C5", "D5", "Eb5", "F#5")
    strings = [
        (0.055 * i, 0.5 * pluck(pitch(note), 0.7, f"snatch{i}", half_life=0.14))
        for i, note in enumerate(run)
    ]
    return mixed(*strings, (0.34, award()))


def award_lost() -> Wave:
    """A dry strike through a line of the sheet."""
    return mixed(
        (0, 1.6 * stroke(0.12, 1900, 800, "strike", top=0.3)),
        (0.09, 0.8 * wood(pitch("Eb4"), "strike wood", half_life=0.012)),
        (0.09, 0.5 * muted("D3", "strike string", 0.04)),
    )


def round_end() -> Wave:
    """The gong of the dig."""
    return gong(pitch("D3"), 2.5, "round")


def handover() -> Wave:
    """Somebody else's turn: two strings and a card pushed over."""
    return mixed(
        (0, 0.5 * stroke(0.30, 1500, 900, "hand", top=0.4)),
        (0.10, 0.7 * pluck(pitch("A3"), 0.9, "hand low", half_life=0.3)),
        (0.30, 0.8 * pluck(pitch("D4"), 0.9, "hand high", half_life=0.3)),
    )


def undo() -> Wave:
    """The brush goes back the way it came."""
    return mixed(
        (0, 1.8 * stroke(0.16, 2600, 1100, "undo", top=0.75)),
        (0.05, 0.5 * muted("A4", "undo high")),
        (0.13, 0.6 * muted("D4", "undo low")),
    )


def save() -> Wave:
    """The chest closes on the scroll."""
    return mixed(
        (0, 0.6 * rustle(0.16, 700, "scroll")),
        (0.14, wood(pitch("D4"), "chest", half_life=0.03)),
        (0.21, 0.6 * wood(pitch("A3"), "chest lid", half_life=0.04)),
        (0.21, 0.25 * glass(pitch("D5"), 0.5, half_life=0.1)),
    )


def win() -> Wave:
    """The whole band rejoices."""
    call = ("D4", "F#4", "G4", "A4", "D5")
    strings = [(0.14 * i, 0.6 * pluck(pitch(n), 1.4, f"win{i}")) for i, n in enumerate(call)]
    shine = [
        (0.70 + 0.09 * i, 0.2 * gold(pitch(n), 1.2)) for i, n in enumerate(("D6", "F#6", "A6"))
    ]
    drum = [(0.0, 0.5 * dum(seed="win")), (0.28, 0.3 * tek("win")), (0.70, 0.8 * dum(seed="won"))]
    flute = 0.22 * ney([(pitch("A4"), 0.28), (pitch("C5"), 0.14), (pitch("D5"), 1.2)], "win")
    last = 0.6 * chord("D3 A3 D4 F#4 A4 D5", 1.7, "won", 0.02)
    return mixed(*strings, *shine, *drum, (0.56, flute), (0.70, last))


def lose() -> Wave:
    """The lamp goes out: a falling line and a last low stroke."""
    line = ((0.0, "A3"), (0.28, "G3"), (0.52, "F#3"), (0.80, "Eb3"), (1.16, "D3"))
    strings = [(start, 0.7 * pluck(pitch(note), 1.3, "lose" + note)) for start, note in line]
    return mixed(*strings, (1.16, 0.6 * dum(0.7, pitch("D2"), "lose")))


def error() -> Wave:
    """Stone on stone: something went wrong."""
    return mixed(
        (0, stone(pitch("Eb4"), "error", half_life=0.022)),
        (0.13, 1.1 * stone(pitch("D4"), "error again", half_life=0.03)),
    )
