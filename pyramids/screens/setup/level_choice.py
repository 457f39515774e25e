"""The levels of a game to choose from, built-in and the player's own; broken ones show why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from pyramids import catalogue
from pyramids.engine.contract import GameSpec
from pyramids.engine.errors import LevelError
from pyramids.language import N_, _, later
from pyramids.play.texts.errors import technical
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import BODY_BOLD, SMALL, Extent, Material, Space
from pyramids.ui.widgets import Pressable, Size

BUILT_IN_TEXTS: Final = (
    N_("Classic"),
    N_("Pillared halls and galleries: skulls on the short route, gems beside it."),
    N_("All nineteen tiles, with portals in the middle of three edges."),
    N_("Cursed"),
    N_("Narrow routes, many skulls and few gems: find the potions in time."),
)
"""Titles and descriptions in the built-in level files, marked for translation."""


@dataclass(frozen=True, slots=True)
class LevelOffer:
    """A level that was found: its name in setups, and its texts."""

    name: str
    title: str
    description: str
    own: bool
    fault: str = ""
    """Why it can't be played; empty if it can."""


def level_offers(spec: GameSpec) -> list[LevelOffer]:
    """All levels of a game; each is read, so that a broken one is known before it is chosen."""
    return [_offer(spec, file) for file in catalogue.level_files(spec)]


def _offer(spec: GameSpec, file: catalogue.LevelFile) -> LevelOffer:
    try:
        level = catalogue.read_level(spec, file.path)
    except LevelError as error:
        # The whole path is too long here, and the title already names the file.
        fault = str(error).replace(f"{file.path}", file.path.name)
        return LevelOffer(file.name, file.name, "", file.own, fault)
    except OSError as error:
        return LevelOffer(file.name, file.name, "", file.own, error.strerror or str(error))
    return LevelOffer(file.name, level.title, level.description, file.own)


class LevelButton(Pressable):
    """A button that chooses a level."""

    def __init__(self, offer: LevelOffer, on_choose: Callable[[LevelOffer], None]) -> None:
        super().__init__(lambda: on_choose(offer))
        self.offer = offer
        self.chosen = False
        if offer.fault:
            self.tooltip = lambda: technical(offer.fault)
        elif offer.own:
            self.tooltip = later("Made by you.")

    def press(self) -> None:
        """Choose the level; a broken one can't be chosen."""
        if self.offer.fault:
            self.sound("thud")
        else:
            super().press()

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """As high as the title and the description."""
        wide = width or graphics.px(Extent.STEPPER)
        note = self._note()
        below = graphics.text.height(note, SMALL, self._inner(graphics, wide)) if note else 0
        return wide, graphics.text.line_height(BODY_BOLD) + below + 2 * graphics.px(Space.SMALL)

    def draw(self, canvas: Canvas) -> None:
        """Draw title and description; the chosen one is golden with a tick."""
        graphics = canvas.graphics
        material = Material.GOLD if self.chosen else Material.PAPYRUS_INSET
        style = graphics.theme.style(material)
        canvas.plate(self.rect, style)
        if self._light.value > 0 and not self.offer.fault:
            canvas.plate(self.rect, style.lit(0.4), alpha=self._light.value)
        padding = graphics.px(Space.MEDIUM)
        line = graphics.text.line_height(BODY_BOLD)
        left, top = self.rect.left + padding, self.rect.top + graphics.px(Space.SMALL)
        room = self._inner(graphics, self.rect.width)
        title = graphics.text.shorten(_(self.offer.title), BODY_BOLD, room - line)
        canvas.text(title, (left, top + line // 2), BODY_BOLD, style.text_colour, anchor="midleft")
        if self.chosen:
            self._draw_tick(canvas, line)
        colour = graphics.theme.palette.ink_red if self.offer.fault else style.second_text_colour
        canvas.paragraph(self._note(), pygame.Rect(left, top + line, room, 0), SMALL, colour)

    def _draw_tick(self, canvas: Canvas, side: int) -> None:
        graphics = canvas.graphics
        ink = graphics.theme.style(Material.GOLD).text_colour
        tick = graphics.art.tinted("common/icon_check", (side, side), ink)
        corner = (
            self.rect.right - graphics.px(Space.MEDIUM),
            self.rect.top + graphics.px(Space.SMALL),
        )
        canvas.blit(tick, tick.get_rect(topright=corner).topleft)

    def _inner(self, graphics: Graphics, width: int) -> int:
        return width - 2 * graphics.px(Space.MEDIUM)

    def _note(self) -> str:
        if self.offer.fault:
            words = _("This file has an error.")
            return f"{words} {technical(self.offer.fault)}"
        words = _(self.offer.description)
        mine = _("Your own.")
        return f"{mine} {words}".strip() if self.offer.own else words
