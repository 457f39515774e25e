"""The score of the music: two pieces of our own in hijaz on D, and a layer for the last round.

A line is a row of bars; a note is NAME:BEATS, a rest is -:BEATS. A drum bar has one sign for every
half beat: D the deep stroke, T the light one, a small letter a soft one, a point silence.
"""

from __future__ import annotations

from dataclasses import dataclass, field

BEATS_A_BAR = 4
Bars = tuple[str, ...]

# What the oud plays below a melody, by the tone that the bar stands on.
ON_D = "D3:1 A3:.5 D4:1 A3:.5 F#3:.5 A3:.5"
ON_D_LOW = "D2:1 A2:.5 D3:1 A2:.5 D3:.5 A2:.5"
ON_G = "G2:1 D3:.5 G3:1 D3:.5 Bb3:.5 G3:.5"
ON_C = "C3:1 G3:.5 C4:1 G3:.5 Eb3:.5 G3:.5"
DRONE_BAR = "D2:4"
SILENCE = "-:4"


@dataclass(frozen=True)
class Piece:
    """One loop of music: what every instrument plays, bar by bar."""

    name: str
    beat: float
    """Seconds; a whole number of samples, so that the loop closes exactly."""
    oud: Bars
    bass: Bars
    ney: Bars
    drum: Bars
    levels: dict[str, float] = field(default_factory=dict)
    room: float = 0.2
    level: float = -25.0
    """The mean level in dB."""
    layer_of: str = ""
    """The piece that it is played above, from the same first beat; empty for a piece of its own."""

    def bars(self) -> int:
        """How long the loop is; every line has to agree."""
        lengths = {len(self.oud), len(self.bass), len(self.ney), len(self.drum)}
        if len(lengths) != 1:
            raise ValueError(f"{self.name}: the lines have {sorted(lengths)} bars")
        return lengths.pop()


DUSK = Piece(
    name="dusk",
    beat=0.78,
    oud=(
        # The oud begins alone.
        "D3:1 A3:.5 D4:.5 Eb4:.5 F#4:.5 Eb4:.5 D4:.5",
        "A3:1 Bb3:.5 A3:.5 G3:1 F#3:1",
        "D3:1 F#3:.5 G3:.5 A3:.5 Bb3:.5 A3:1",
        "G3:.5 F#3:.5 Eb3:1 D3:1 A2:1",
        # It makes room for the flute.
        ON_D,
        ON_D,
        ON_D_LOW,
        "D3:1 A2:.5 D3:1.5 A3:.5 D4:.5",
        ON_D,
        ON_G,
        ON_D,
        "D3:1 A2:.5 D3:1 A3:.5 G3:.5 F#3:.5",
        # It answers.
        "A3:.5 Bb3:.5 C4:.5 Bb3:.5 A3:1 G3:.5 A3:.5",
        "Bb3:.5 A3:.5 G3:.5 F#3:.5 G3:1 A3:1",
        "D4:.5 D4:.5 C4:.5 Bb3:.5 C4:.5 Bb3:.5 A3:.5 G3:.5",
        "F#3:.75 G3:.25 F#3:.5 Eb3:.5 D3:1 A2:1",
        # Both go up to the high D and home again.
        ON_D,
        ON_G,
        ON_C,
        ON_G,
        ON_G,
        ON_D_LOW,
        "D3:1 A3:1 D4:1 A3:1",
        "F#3:.5 G3:.5 F#3:.5 Eb3:.5 D3:1 A2:1",
    ),
    bass=(
        *(DRONE_BAR, SILENCE) * 2,
        *(SILENCE,) * 8,
        *(DRONE_BAR, "G2:4", "G2:2 A2:2", DRONE_BAR),
        *(SILENCE,) * 6,
        *(DRONE_BAR, "A2:2 D2:2"),
    ),
    ney=(
        *(SILENCE,) * 4,
        "A4:1.5 Bb4:.5 A4:1 G4:1",
        "F#4:1.5 G4:.5 A4:1.5 -:.5",
        "G4:.75 F#4:.25 Eb4:1 F#4:1 G4:.5 F#4:.5",
        "Eb4:.75 F#4:.15 Eb4:.1 D4:2 -:1",
        "D4:1 F#4:.5 G4:.5 A4:2",
        "C5:1 Bb4:.5 A4:.5 Bb4:.5 C5:.12 Bb4:.38 A4:.5 -:.5",
        "G4:1 A4:.5 G4:.5 F#4:1 Eb4:1",
        "D4:3 -:1",
        *(SILENCE,) * 4,
        "A4:1 D5:2 C5:.5 Bb4:.5",
        "C5:.88 D5:.12 Bb4:1 A4:1.5 -:.5",
        "Bb4:.5 C5:.5 D5:1 Eb5:1 D5:1",
        "C5:1 Bb4:.5 A4:.5 A4:1 -:1",
        "G4:1 A4:.5 Bb4:.5 A4:.5 G4:.5 F#4:1",
        "G4:.5 F#4:.5 Eb4:1 D4:2",
        "D4:1 -:3",
        SILENCE,
    ),
    drum=(
        *("d.......", "d.....t.") * 2,
        *("D..t..t.", "D..td.t.") * 2,
        *("DT.tD.t.", "D..td.tt") * 2,
        *("d.....t.", "d..t..t.") * 2,
        *("DT.tD.t.", "D..tD.tt") * 3,
        *("D..t....", "d......."),
    ),
    levels={"oud": 0.44, "bass": 0.34, "ney": 0.38, "drum": 0.32, "drone": 0.13},
    room=0.11,
)

TITLE = Piece(
    name="title",
    beat=1.05,
    oud=(
        "D3:2 A3:1 D4:1",
        "Eb4:1 D4:3",
        "A3:1 Bb3:1 A3:2",
        "G3:1 F#3:3",
        "D3:1.5 F#3:.5 G3:1 A3:1",
        "C4:1 Bb3:1 A3:2",
        "G3:.5 F#3:.5 Eb3:1 F#3:2",
        "Eb3:1 D3:3",
        "D3:2 A3:2",
        "D3:1 A3:1 D4:2",
        "G2:2 D3:1 G3:1",
        "D3:2 A3:2",
        "G2:1 D3:1 Bb3:2",
        "C3:2 G3:1 Eb3:1",
        "D3:1 F#3:1 A3:2",
        "Eb3:1 D3:3",
    ),
    bass=(*(DRONE_BAR, SILENCE) * 4, *(SILENCE, DRONE_BAR) * 4),
    ney=(
        *(SILENCE,) * 7,
        "-:3 A4:1",
        "D5:3 C5:.5 Bb4:.5",
        "A4:3 -:1",
        "Bb4:1 C5:.5 Bb4:.5 A4:1 G4:1",
        "A4:3 -:1",
        "G4:1 A4:.5 Bb4:.5 A4:1 G4:1",
        "G4:.5 F#4:.5 Eb4:2 F#4:.5 Eb4:.5",
        "D4:3 -:1",
        SILENCE,
    ),
    drum=(
        *("d.......", "........") * 4,
        *("d.....t.", "d.......") * 4,
    ),
    levels={"oud": 0.44, "bass": 0.34, "ney": 0.34, "drum": 0.32, "drone": 0.16},
    room=0.17,
)

# The last round: hands on the drum and a low string that keeps walking. It stays on the drone's
# two tones, so that it fits every bar of the piece below, of which it is the third part.
DUSK_LAST_ROUND = Piece(
    name="dusk_last_round",
    beat=DUSK.beat,
    oud=(
        *("D3:.5 D3:.5 A3:.5 D3:.5 D3:.5 A3:.5 D3:.5 A3:.5",) * 3,
        "D3:.5 D3:.5 A3:.5 D3:.5 D4:.5 A3:.5 D4:.5 A3:.5",
        *("D3:.5 D3:.5 A3:.5 D3:.5 D3:.5 A3:.5 D3:.5 A3:.5",) * 3,
        "D4:.25 D4:.25 A3:.5 D4:.25 D4:.25 A3:.5 D3:.5 A2:.5 D3:.5 A2:.5",
    ),
    bass=(*("D2:1.5 D2:1.5 A2:1", "D2:1.5 A2:1.5 D2:1") * 4,),
    ney=(SILENCE,) * 8,
    drum=(
        *("DtTtDtTt", "DttTDtTt", "DtTtDtTt", "DttTDTTT"),
        *("DtTtDtTt", "DttTDtTt", "DtTtDtTt", "DTtTDTTT"),
    ),
    levels={"oud": 0.26, "bass": 0.42, "ney": 0.0, "drum": 0.5, "drone": 0.0},
    room=0.09,
    level=-28.0,
    layer_of=DUSK.name,
)

PIECES = (DUSK, TITLE, DUSK_LAST_ROUND)
