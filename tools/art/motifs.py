"""The three colours of the pyramid cards, each with the motif that tells it apart in grey."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from tools.art import pen

Motif = Callable[["Shades", float, float, float], list[str]]
"""Draws a motif of a given height, standing on a given point."""


@dataclass(frozen=True)
class Shades:
    """One card colour from sunlit to deep shade."""

    name: str
    glow: str
    light: str
    base: str
    dark: str
    deep: str


GREEN = Shades("green", "#CBE8B4", "#86BE82", "#4B8B57", "#2F6440", "#17392A")
ORANGE = Shades("orange", "#FFE1A0", "#F5B158", "#DA7F2B", "#A9561A", "#5E2A0C")
PURPLE = Shades("purple", "#E8CFF2", "#B487CB", "#84529E", "#5B3474", "#331A47")
ALL = (GREEN, ORANGE, PURPLE)


def reed(shades: Shades, x: float, foot: float, height: float) -> list[str]:
    """A papyrus reed with its fan of threads."""
    top = foot - height * 0.62
    fan = [
        pen.line(
            [(x, top), (x + math.sin(turn) * height * 0.36, top - math.cos(turn) * height * 0.38)]
        )
        for turn in (-1.15, -0.7, -0.25, 0.25, 0.7, 1.15)
    ]
    stalk = pen.flowing(
        [(x - height * 0.05, foot), (x + height * 0.05, foot - height * 0.3), (x, top)]
    )
    return [
        pen.stroke(stalk, shades.light, height * 0.08),
        pen.stroke("".join(fan), shades.glow, height * 0.07),
    ]


def sun(shades: Shades, x: float, foot: float, height: float) -> list[str]:
    """A sun with eight rays."""
    y, reach = foot - height / 2, height / 2
    rays = "".join(
        pen.line(
            [
                (x + math.cos(turn) * reach * 0.66, y + math.sin(turn) * reach * 0.66),
                (x + math.cos(turn) * reach * 0.96, y + math.sin(turn) * reach * 0.96),
            ]
        )
        for turn in (step * math.pi / 4 for step in range(8))
    )
    disc = pen.circle((x, y), round(reach * 0.45, 2), shades.glow)
    return [pen.stroke(rays, shades.glow, height * 0.09), disc]


def lotus(shades: Shades, x: float, foot: float, height: float) -> list[str]:
    """An open lotus flower seen from the side."""
    petals = []
    for turn, colour in (
        (-1.05, "light"),
        (1.05, "light"),
        (-0.55, "glow"),
        (0.55, "glow"),
        (0, "white"),
    ):
        tone = "#FFF4FF" if colour == "white" else getattr(shades, colour)
        petals.append(pen.fill(_petal(x, foot, height * 0.95, turn), tone))
    rim = height * 0.3
    left, right = (x - rim, foot - height * 0.2), (x + rim, foot - height * 0.2)
    bowl = f"M{pen.pair(left)}Q{pen.pair((x, foot + height * 0.22))} {pen.pair(right)}Z"
    cup = pen.fill(bowl, shades.light)
    return [*petals, cup]


MOTIFS: dict[str, Motif] = {"green": reed, "orange": sun, "purple": lotus}


def stepped(left: float, foot: float, width: float, height: float, steps: int) -> list[pen.Point]:
    """The outline of a stepped pyramid, from its left foot over the top to its right foot."""
    tread, rise = width / 2 / (steps + 0.6), height / steps
    climb = [
        point
        for step in range(steps)
        for point in (
            (left + tread * step, foot - rise * step),
            (left + tread * (step + 0.25), foot - rise * (step + 1)),
        )
    ]
    descent = [(2 * left + width - x, y) for x, y in reversed(climb)]
    return climb + descent


def _petal(x: float, foot: float, length: float, turn: float) -> str:
    def at(along: float, off: float) -> pen.Point:
        return (
            x + math.sin(turn) * along * length + math.cos(turn) * off * length,
            foot - math.cos(turn) * along * length + math.sin(turn) * off * length,
        )

    return (
        f"M{pen.pair(at(0, 0))}Q{pen.pair(at(0.5, 0.3))} {pen.pair(at(1, 0))}"
        f"Q{pen.pair(at(0.5, -0.3))} {pen.pair(at(0, 0))}Z"
    )
