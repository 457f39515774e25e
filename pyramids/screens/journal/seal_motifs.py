"""The motifs on the seals, as vector drawings on 64×64 units, in the square from 14 to 50."""

from __future__ import annotations

from typing import Final

from pyramids.engine.discoveries import Motif


def _line(path: str) -> str:
    """A stroke along a path."""
    return f'<path d="{path}"/>'


def _fill(path: str) -> str:
    """A filled shape; what overlaps an even number of times is cut out."""
    return f'<path d="{path}" fill="INK" stroke="none" fill-rule="evenodd"/>'


def _cut(path: str) -> str:
    """A groove in a filled shape."""
    return f'<path d="{path}" stroke="GROUND" stroke-width="2"/>'


def _ring(x: float, y: float, radius: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}"/>'


def _dot(x: float, y: float, radius: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="INK" stroke="none"/>'


def _box(x: float, y: float, width: float, height: float) -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}"/>'


MOTIFS: Final = {
    Motif.ANKH: _line("M32 29C24 25 24 15 32 15C40 15 40 25 32 29V50M22 33H42"),
    Motif.ARROW: _line("M15 44C20 30 28 24 46 22M36 15L47 22L38 31"),
    Motif.BOOK: (
        _line("M32 20C27 16 20 16 15 18V46C20 44 27 44 32 48C37 44 44 44 49 46V18")
        + _line("M49 18C44 16 37 16 32 20V48M20 25H27M20 31H27M37 25H44M37 31H44")
    ),
    Motif.BRANCH: (
        _line("M24 14L34 34M29 36L39 31") + _fill("M28 35L40 29L48 48L40 46L39 50L34 47L31 51Z")
    ),
    Motif.CARDS: (_line("M17 22L29 16L41 41L29 47Z") + _line("M36 16H47V42H43")),
    Motif.CHAMBER: (_box(17, 17, 30, 30) + _fill("M32 23L41 32L32 41L23 32Z")),
    Motif.COLUMNS: (_line("M14 49H50M14 17H50") + _line("M20 21V45M32 21V45M44 21V45")),
    Motif.CROSS: _line("M19 18C28 26 37 38 46 46M45 18C37 27 27 36 18 46"),
    Motif.CROWN: (_fill("M15 44L13 22L23 31L32 16L41 31L51 22L49 44Z") + _line("M16 49H48")),
    Motif.DICE: (
        _line("M20 20H44V44H20Z")
        + _dot(26, 26, 2.6)
        + _dot(38, 26, 2.6)
        + _dot(32, 32, 2.6)
        + _dot(26, 38, 2.6)
        + _dot(38, 38, 2.6)
    ),
    Motif.DOMINO: (
        _line("M21 14H43V50H21ZM21 32H43") + _dot(32, 23, 3) + _dot(27, 41, 3) + _dot(37, 41, 3)
    ),
    Motif.DOOR: (_line("M14 49H50M19 49V15H45V49") + _fill("M25 49V22H39V49Z") + _dot(42, 35, 1.6)),
    Motif.EYE: (
        _line("M13 28C21 18 43 18 51 28C43 37 21 37 13 28M27 35L24 47M38 34C40 42 47 44 47 38")
        + _dot(32, 28, 5.5)
    ),
    Motif.FLASK: (
        _line("M27 14H37M29 14V24C20 28 17 34 17 38C17 45 23 50 32 50C41 50 47 45 47 38")
        + _line("M47 38C47 34 44 28 35 24V14")
        + _fill("M20 37H44C44 44 38 47 32 47C26 47 20 44 20 37Z")
    ),
    Motif.FOOT: (
        _fill(
            "M26 24C31 22 38 24 38 31C38 36 35 38 36 43C37 48 34 51 30 51"
            "C25 51 24 46 25 41C26 36 21 26 26 24Z"
        )
        + _dot(25, 18, 3.4)
        + _dot(32, 16, 2.8)
        + _dot(38, 18, 2.4)
        + _dot(42, 22, 2.1)
    ),
    Motif.GAP: (_line("M14 34H26V47H14ZM38 34H50V47H38Z") + _line("M20 20H44V33H20Z")),
    Motif.GEM: (_fill("M23 17H41L50 28L32 50L14 28Z") + _cut("M14 28H50M23 17L32 49L41 17")),
    Motif.HAND: _fill(
        "M22 50C17 44 14 36 15 32C18 31 20 34 22 38V20C22 17 26 17 26 20V31"
        "V16C26 13 31 13 31 16V31V17C31 14 36 14 36 17V32V21"
        "C36 18 41 18 41 21V38C41 44 39 47 37 50Z"
    ),
    Motif.HOURGLASS: (
        _line("M19 15H45M19 49H45M22 15C22 27 30 28 30 32C30 36 22 37 22 49")
        + _line("M42 15C42 27 34 28 34 32C34 36 42 37 42 49")
        + _fill("M26 47L32 39L38 47Z")
    ),
    Motif.LADDER: _line("M23 14V50M41 14V50M23 21H41M23 30H41M23 39H41M23 47H41"),
    Motif.LAUREL: (
        _line("M32 48C20 46 15 36 18 20M32 48C44 46 49 36 46 20")
        + _fill("M18 20L13 16L15 25ZM17 30L11 28L16 36ZM21 39L14 39L22 44ZM46 20L51 16L49 25Z")
        + _fill("M47 30L53 28L48 36ZM43 39L50 39L42 44Z")
        + _dot(32, 28, 6)
    ),
    Motif.LIGHTNING: _fill("M36 13L19 35H30L26 51L45 28H34Z"),
    Motif.LOTUS: (
        _line("M32 47C22 38 24 24 32 16C40 24 42 38 32 47")
        + _line("M32 47C18 46 13 37 14 27C22 28 28 36 32 47C36 36 42 28 50 27C51 37 46 46 32 47")
    ),
    Motif.MUMMY: (
        _line(
            "M32 13C24 13 22 21 24 27C19 30 21 44 26 51H38C43 44 45 30 40 27"
            "C42 21 40 13 32 13M22 36L42 31M23 43L42 38M27 50L40 45M25 27H39"
        )
        + _dot(29, 21, 2)
        + _dot(36, 21, 2)
    ),
    Motif.PAIR: (_fill("M23 18L32 27L23 44L14 27Z") + _line("M41 18L50 27L41 44L32 27Z")),
    Motif.PATH: _line("M17 50V38H29V26H17V15M29 38H47V24H39V15"),
    Motif.PYRAMID: (_fill("M32 15L50 48H14Z") + _cut("M32 15L38 48M23 32H37M18 41H40")),
    Motif.ROPE: (
        _line("M32 17C46 17 49 30 41 36C33 42 20 40 20 31C20 24 30 21 36 26C40 30 34 35 30 32")
        + _line("M41 36C46 40 45 46 38 50M20 31C15 38 18 46 26 50")
    ),
    Motif.SACK: (
        _fill("M27 22H37C46 30 49 38 46 45C44 50 20 50 18 45C15 38 18 30 27 22Z")
        + _line("M24 14L28 20H36L40 14M25 22H39")
    ),
    Motif.SCALES: (
        _line("M32 14V48M22 49H42M17 21H47M17 21L12 35H22ZM47 21L42 35H52Z")
        + _fill("M11 35H23C22 41 12 41 11 35ZM41 35H53C52 41 42 41 41 35Z")
    ),
    Motif.SCARAB: (
        _fill("M32 22C42 22 45 31 44 38C43 46 38 50 32 50C26 50 21 46 20 38C19 31 22 22 32 22Z")
        + _cut("M32 24V49M21 32H43")
        + _dot(32, 18, 5)
        + _line("M21 29L14 23M20 37H13M22 44L15 50M43 29L50 23M44 37H51M42 44L49 50")
    ),
    Motif.SHIELD: (
        _line("M32 14L47 19C48 34 43 45 32 51C21 45 16 34 17 19Z") + _line("M32 22V42M24 30H40")
    ),
    Motif.SKULL: (
        _fill(
            "M32 14C43 14 48 22 47 30C46 35 43 36 42 39V45H22V39"
            "C21 36 18 35 17 30C16 22 21 14 32 14ZM25 25C21 25 21 32 25 32"
            "C29 32 29 25 25 25ZM39 25C35 25 35 32 39 32C43 32 43 25 39 25Z"
            "M32 33L29 38H35Z"
        )
        + _line("M26 50H38M29 46V50M35 46V50")
    ),
    Motif.SPIRAL: _line(
        "M34 33C34 30 29 30 29 34C29 39 38 40 40 33C42 25 31 21 25 27"
        "C18 34 24 46 34 46C45 46 50 36 47 25"
    ),
    Motif.STAR: _fill("M32 13L37 26L51 27L40 36L44 50L32 42L20 50L24 36L13 27L27 26Z"),
    Motif.STEPS: _fill("M14 49V41H23V33H32V25H41V17H50V49Z"),
    Motif.SUN: (
        _ring(32, 32, 8)
        + _line(
            "M32 13V18M32 46V51M13 32H18M46 32H51M19 19L22 22M42 42L45 45M45 19L42 22M22 42L19 45"
        )
    ),
    Motif.TOMB: (
        _line("M24 13H40L46 25L41 51H23L18 25Z") + _ring(32, 23, 5) + _line("M32 28V44M26 34H38")
    ),
    Motif.TORCH: (
        _fill("M32 11C35 17 42 20 40 28C39 33 35 34 32 34C29 34 25 33 24 28C23 23 28 21 32 11Z")
        + _line("M25 37H39M28 37L31 52M36 37L33 52")
    ),
    Motif.TWINS: (_fill("M23 19L33 44H13Z") + _line("M42 19L51 44H36")),
    Motif.WALL: _line(
        "M15 17H49V47H15ZM15 27H49M15 37H49M27 17V27M39 17V27M21 27V37"
        "M33 27V37M44 27V37M27 37V47M39 37V47"
    ),
}
"""Every motif: `INK` stands for the colour of the drawing, `GROUND` for what is cut into it."""
