"""What a placement would bring, as little lines beside it, or why it can't be made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

import pygame

from pyramids.language import _
from pyramids.ui.drawing.canvas import Canvas, Kit
from pyramids.ui.theme import Colour, Material, Space, mix
from pyramids.ui.theme.sizes import NUMBER_SMALL, SMALL_BOLD
from pyramids.ui.theme.table import NET, Chips

Tone = Literal["good", "bad", "plain", "alarm"]
"""How a line is meant; an alarm colours its words too."""


class Gain(NamedTuple):
    """One thing that a placement brings."""

    icon: str
    text: str
    points: str
    tone: Tone


@dataclass(frozen=True)
class Forecast:
    """Everything that a placement brings, and the change of the score."""

    gains: tuple[Gain, ...]
    net: int


def signed(points: int) -> str:
    """Points with their sign, typeset."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "±0"


def draw_refusal(canvas: Canvas, why: str, beside: pygame.Rect, frame: pygame.Rect) -> None:
    """Why it can't lie there: a slip beside the thing, never over it, inside the frame."""
    kit = canvas.kit
    padding = kit.px(Chips.PADDING)
    lines = kit.scribe.wrap(why, SMALL_BOLD, kit.px(Chips.WIDTH))
    width = max(kit.scribe.width(line, SMALL_BOLD) for line in lines)
    height = len(lines) * kit.scribe.line_height(SMALL_BOLD)
    slip = _slip(kit, (width + 2 * padding, height + 2 * padding), beside, frame)
    recipe = kit.theme.recipe(Material.CARNELIAN)
    canvas.shadow(slip, kit.px(recipe.radius), depth=0.8)
    canvas.plate(slip, recipe)
    canvas.paragraph(lines, slip.inflate(-2 * padding, -2 * padding), SMALL_BOLD, recipe.letters)


def draw_forecast(
    canvas: Canvas, outcome: Forecast, beside: pygame.Rect, frame: pygame.Rect
) -> None:
    """What it would bring: the net change, then line by line."""
    kit = canvas.kit
    padding, icon = kit.px(Chips.PADDING), kit.px(Chips.ICON)
    gap = kit.px(Space.SMALL)
    net = _net_width(kit, outcome.net)
    words = max((_gain_width(kit, gain) for gain in outcome.gains), default=0)
    line = max(icon, kit.scribe.line_height(SMALL_BOLD)) + kit.px(Space.HAIR)
    head = kit.scribe.line_height(NET)
    width = max(net, words + icon + gap if words else 0) + 2 * padding
    height = head + line * len(outcome.gains) + 2 * padding - kit.px(Space.TIGHT)
    slip = _slip(kit, (width, height), beside, frame)
    recipe = kit.theme.recipe(Material.NIGHT)
    canvas.shadow(slip, kit.px(recipe.radius), depth=0.8)
    canvas.plate(slip, recipe)
    inner = slip.inflate(-2 * padding, -2 * padding)
    _draw_net(canvas, outcome.net, inner)
    top = inner.top + head - kit.px(Space.TIGHT)
    for gain in outcome.gains:
        row = pygame.Rect(inner.left, top, inner.width, line)
        _draw_gain(canvas, gain, row, icon, gap)
        top += line


def _draw_net(canvas: Canvas, net: int, inner: pygame.Rect) -> None:
    kit = canvas.kit
    middle = inner.top + kit.scribe.line_height(NET) // 2 - kit.px(Space.TIGHT)
    tone = "good" if net > 0 else "bad" if net < 0 else "plain"
    number = signed(net)
    place = canvas.text(number, (inner.left, middle), NET, _tone(kit, tone), anchor="midleft")
    second = kit.theme.recipe(Material.NIGHT).letters_second
    left = place.right + kit.px(Space.SMALL)
    canvas.text(_("points"), (left, middle), SMALL_BOLD, second, anchor="midleft")


def _draw_gain(canvas: Canvas, gain: Gain, row: pygame.Rect, icon: int, gap: int) -> None:
    kit = canvas.kit
    canvas.svg(gain.icon, pygame.Rect(row.left, row.centery - icon // 2, icon, icon))
    tone = _tone(kit, gain.tone)
    letters = tone if gain.tone == "alarm" else kit.theme.recipe(Material.NIGHT).letters
    left = row.left + icon + gap
    canvas.text(gain.text, (left, row.centery), SMALL_BOLD, letters, anchor="midleft")
    canvas.text(gain.points, (row.right, row.centery), NUMBER_SMALL, tone, anchor="midright")


def _gain_width(kit: Kit, gain: Gain) -> int:
    words = kit.scribe.width(gain.text, SMALL_BOLD)
    return words + kit.px(Space.LARGE) + kit.scribe.width(gain.points, NUMBER_SMALL)


def _net_width(kit: Kit, net: int) -> int:
    words = kit.scribe.width(_("points"), SMALL_BOLD) + kit.px(Space.SMALL)
    return words + kit.scribe.width(signed(net), NET)


def _tone(kit: Kit, tone: str) -> Colour:
    palette = kit.theme.palette
    recipe = kit.theme.recipe(Material.NIGHT)
    loss = mix(palette.illegal, palette.papyrus, 0.4)
    return {
        "good": palette.legal,
        "bad": loss,
        "plain": recipe.letters_second,
        "alarm": mix(palette.card_orange, palette.gold_light, 0.4),
    }[tone]


def _slip(kit: Kit, size: tuple[int, int], beside: pygame.Rect, frame: pygame.Rect) -> pygame.Rect:
    """Right of the shape, or left of it where there is no room."""
    gap = kit.px(Chips.GAP)
    slip = pygame.Rect(0, 0, *size)
    slip.midleft = (beside.right + gap, beside.centery)
    if slip.right > frame.right:
        slip.midright = (beside.left - gap, beside.centery)
    return slip.clamp(frame)
