"""A box beside a piece: what its placement would score, or why it isn't legal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

import pygame

from pyramids.language import _
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.free_place import free_place
from pyramids.ui.theme import NUMBER_SMALL, SMALL_BOLD, Colour, Material, Space, mix
from pyramids.ui.theme.table import NET, ForecastSizes

Tone = Literal["good", "bad", "plain", "alarm"]
"""The colour of a line's points; `alarm` colours its words too."""


class Gain(NamedTuple):
    """One line of a forecast."""

    icon: str
    text: str
    points: str
    tone: Tone


@dataclass(frozen=True)
class Forecast:
    """What a placement would bring, line by line, and the net change of the score."""

    gains: tuple[Gain, ...]
    net: int | None
    """None in a game whose placements bring no points at once."""


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "±0"


def draw_refusal(
    canvas: Canvas,
    why: str,
    beside: pygame.Rect,
    frame: pygame.Rect,
    taken: Sequence[pygame.Rect] = (),
) -> None:
    """Draw why a piece can't be placed, in a box inside `frame` that covers nothing taken."""
    graphics = canvas.graphics
    padding = graphics.px(ForecastSizes.PADDING)
    lines = graphics.text.wrap(why, SMALL_BOLD, graphics.px(ForecastSizes.WIDTH))
    width = max(graphics.text.width(line, SMALL_BOLD) for line in lines)
    height = len(lines) * graphics.text.line_height(SMALL_BOLD)
    size = (width + 2 * padding, height + 2 * padding)
    box = free_place(size, beside, frame, gap=graphics.px(ForecastSizes.GAP), taken=taken)
    style = graphics.theme.style(Material.CARNELIAN)
    canvas.shadow(box, graphics.px(style.radius), depth=0.8)
    canvas.plate(box, style)
    canvas.paragraph(lines, box.inflate(-2 * padding, -2 * padding), SMALL_BOLD, style.text_colour)


def draw_forecast(
    canvas: Canvas,
    outcome: Forecast,
    beside: pygame.Rect,
    frame: pygame.Rect,
    taken: Sequence[pygame.Rect] = (),
) -> None:
    """Draw the net change, then the gains line by line, as `draw_refusal` does."""
    graphics = canvas.graphics
    padding, icon = graphics.px(ForecastSizes.PADDING), graphics.px(ForecastSizes.ICON)
    gap = graphics.px(Space.SMALL)
    net = 0 if outcome.net is None else _net_width(graphics, outcome.net)
    words = max((_gain_width(graphics, gain) for gain in outcome.gains), default=0)
    line = max(icon, graphics.text.line_height(SMALL_BOLD)) + graphics.px(Space.HAIR)
    head = graphics.px(Space.TIGHT)
    if outcome.net is not None:
        head = graphics.text.line_height(NET)
    width = max(net, words + icon + gap if words else 0) + 2 * padding
    height = head + line * len(outcome.gains) + 2 * padding - graphics.px(Space.TIGHT)
    gap_beside = graphics.px(ForecastSizes.GAP)
    box = free_place((width, height), beside, frame, gap=gap_beside, taken=taken)
    style = graphics.theme.style(Material.NIGHT)
    canvas.shadow(box, graphics.px(style.radius), depth=0.8)
    canvas.plate(box, style)
    inner = box.inflate(-2 * padding, -2 * padding)
    if outcome.net is not None:
        _draw_net(canvas, outcome.net, inner)
    top = inner.top + head - graphics.px(Space.TIGHT)
    for gain in outcome.gains:
        row = pygame.Rect(inner.left, top, inner.width, line)
        _draw_gain(canvas, gain, row, icon, gap)
        top += line


def _draw_net(canvas: Canvas, net: int, inner: pygame.Rect) -> None:
    graphics = canvas.graphics
    middle = inner.top + graphics.text.line_height(NET) // 2 - graphics.px(Space.TIGHT)
    tone = "good" if net > 0 else "bad" if net < 0 else "plain"
    number = signed(net)
    place = canvas.text(number, (inner.left, middle), NET, _tone(graphics, tone), anchor="midleft")
    second = graphics.theme.style(Material.NIGHT).second_text_colour
    left = place.right + graphics.px(Space.SMALL)
    canvas.text(_("points"), (left, middle), SMALL_BOLD, second, anchor="midleft")


def _draw_gain(canvas: Canvas, gain: Gain, row: pygame.Rect, icon: int, gap: int) -> None:
    graphics = canvas.graphics
    canvas.svg(gain.icon, pygame.Rect(row.left, row.centery - icon // 2, icon, icon))
    tone = _tone(graphics, gain.tone)
    text_colour = tone if gain.tone == "alarm" else graphics.theme.style(Material.NIGHT).text_colour
    left = row.left + icon + gap
    canvas.text(gain.text, (left, row.centery), SMALL_BOLD, text_colour, anchor="midleft")
    canvas.text(gain.points, (row.right, row.centery), NUMBER_SMALL, tone, anchor="midright")


def _gain_width(graphics: Graphics, gain: Gain) -> int:
    words = graphics.text.width(gain.text, SMALL_BOLD)
    return words + graphics.px(Space.LARGE) + graphics.text.width(gain.points, NUMBER_SMALL)


def _net_width(graphics: Graphics, net: int) -> int:
    words = graphics.text.width(_("points"), SMALL_BOLD) + graphics.px(Space.SMALL)
    return words + graphics.text.width(signed(net), NET)


def _tone(graphics: Graphics, tone: str) -> Colour:
    palette = graphics.theme.palette
    style = graphics.theme.style(Material.NIGHT)
    loss = mix(palette.illegal, palette.papyrus, 0.4)
    return {
        "good": palette.legal,
        "bad": loss,
        "plain": style.second_text_colour,
        "alarm": mix(palette.card_orange, palette.gold_light, 0.4),
    }[tone]
