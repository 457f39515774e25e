"""The two colour palettes, and functions on colours."""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]
WHITE: Colour = (255, 255, 255)
"""Used to brighten colours, and in masks."""


def _hex(code: str) -> Colour:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


class Palette(NamedTuple):
    """A set of colours by their use: bright papyrus on a dark table."""

    table_centre: Colour
    table_edge: Colour
    papyrus: Colour
    papyrus_shade: Colour
    papyrus_edge: Colour
    ink: Colour
    ink_second: Colour
    ink_red: Colour
    """Headings and errors on papyrus: carnelian, dark enough to be legible."""
    gold: Colour
    gold_light: Colour
    gold_dark: Colour
    lapis: Colour
    turquoise: Colour
    carnelian: Colour
    emerald: Colour
    bone: Colour
    card_green: Colour
    card_orange: Colour
    card_purple: Colour
    wall: Colour
    field: Colour
    field_line: Colour
    legal: Colour
    illegal: Colour
    focus: Colour
    night: Colour
    """The dark stone of plates on the table."""
    night_light: Colour
    night_rim: Colour
    moonlight: Colour
    """Text on the table and on dark stone."""
    moonlight_dim: Colour
    stone: Colour
    stone_shade: Colour
    stone_rim: Colour
    shadow: Colour
    seats: tuple[Colour, ...]
    """One colour per player, each visible on papyrus and on the table."""


CLASSIC = Palette(
    table_centre=_hex("#3A2A3E"),
    table_edge=_hex("#1D1524"),
    papyrus=_hex("#F5E6C4"),
    papyrus_shade=_hex("#E6CF9F"),
    papyrus_edge=_hex("#B98F57"),
    ink=_hex("#2A1B10"),
    ink_second=_hex("#6B4E34"),
    ink_red=_hex("#962C1C"),
    gold=_hex("#D99A1C"),
    gold_light=_hex("#FFD873"),
    gold_dark=_hex("#7A4E0B"),
    lapis=_hex("#23528F"),
    turquoise=_hex("#2AA7A0"),
    carnelian=_hex("#B8412C"),
    emerald=_hex("#2E9E5B"),
    bone=_hex("#EFE7D6"),
    card_green=_hex("#4B8B57"),
    card_orange=_hex("#DA7F2B"),
    card_purple=_hex("#84529E"),
    wall=_hex("#5B4230"),
    field=_hex("#F0DDB5"),
    field_line=_hex("#CDAF7C"),
    legal=_hex("#7BD88F"),
    illegal=_hex("#E2553D"),
    focus=_hex("#FFD873"),
    night=_hex("#2B1F31"),
    night_light=_hex("#4A3750"),
    night_rim=_hex("#8A6A4A"),
    moonlight=_hex("#F5E6C4"),
    moonlight_dim=_hex("#CBB491"),
    stone=_hex("#D9BF92"),
    stone_shade=_hex("#B8996A"),
    stone_rim=_hex("#7D5F3B"),
    shadow=_hex("#0B0610"),
    seats=(
        _hex("#2AA7A0"),
        _hex("#DA7F2B"),
        _hex("#9A6BC0"),
        _hex("#D8634C"),
        _hex("#9DB13F"),
    ),
)

HIGH_CONTRAST = CLASSIC._replace(
    table_centre=_hex("#140D18"),
    table_edge=_hex("#0A060D"),
    papyrus=_hex("#FFF8E6"),
    papyrus_shade=_hex("#F3E4BF"),
    papyrus_edge=_hex("#5F3F16"),
    ink=_hex("#000000"),
    ink_second=_hex("#3A2513"),
    ink_red=_hex("#7A1C0E"),
    gold=_hex("#F0B429"),
    gold_light=_hex("#FFE9A8"),
    gold_dark=_hex("#3F2700"),
    wall=_hex("#2B1A0E"),
    field=_hex("#FFF3D6"),
    field_line=_hex("#8A6A3A"),
    night=_hex("#120B16"),
    night_light=_hex("#2A1D30"),
    night_rim=_hex("#FFD873"),
    moonlight=_hex("#FFFFFF"),
    moonlight_dim=_hex("#F0DFC0"),
    stone=_hex("#F0DDB5"),
    stone_shade=_hex("#DCC18E"),
    stone_rim=_hex("#3A2610"),
)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """Interpolate from the first colour (share 0) to the second (share 1)."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def contrast(first: Colour, second: Colour) -> float:
    """The contrast ratio of two colours by WCAG 2, from 1 to 21."""
    lighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(part / 255) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
