"""The decks of a game to choose from, the player's own among them; broken ones say why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from pyramids import catalogue
from pyramids.engine.contract import GameSpec
from pyramids.engine.errors import LevelError
from pyramids.language import N_, _, later
from pyramids.play.error_texts import technical
from pyramids.ui.drawing.canvas import Canvas, Kit
from pyramids.ui.theme import Extent, Material, Space
from pyramids.ui.theme.sizes import BODY_BOLD, SMALL
from pyramids.ui.widgets.base import Size
from pyramids.ui.widgets.button import Pressable

BUILT_IN_TEXTS: Final = (
    N_("Classic"),
    N_("Pillared halls and galleries: skulls on the short way, gems beside it."),
    N_("All nineteen corridor tiles, portals in the middle of three edges."),
    N_("Cursed"),
    N_("Narrow ways, many skulls and few gems: find the potions in time."),
)
"""What our own deck files say about themselves, so that it can be translated."""


@dataclass(frozen=True, slots=True)
class DeckOffer:
    """A deck that was found: its name in setups, and what a player reads about it."""

    name: str
    title: str
    description: str
    own: bool
    fault: str = ""
    """Why it can't be played; empty if it can."""


def deck_offers(spec: GameSpec) -> list[DeckOffer]:
    """All decks of a game; each is read, so that a broken one is known before it is chosen."""
    return [_offer(spec, file) for file in catalogue.level_files(spec)]


def _offer(spec: GameSpec, file: catalogue.LevelFile) -> DeckOffer:
    try:
        level = spec.load_level(file.path)
    except LevelError as error:
        # The whole path is of no use on a slip; the file is named by its title already.
        fault = str(error).replace(f"{file.path}", file.path.name)
        return DeckOffer(file.name, file.name, "", file.own, fault)
    except OSError as error:
        return DeckOffer(file.name, file.name, "", file.own, error.strerror or str(error))
    return DeckOffer(file.name, level.title, level.description, file.own)


class DeckSlip(Pressable):
    """One deck: press it to play with it."""

    def __init__(self, offer: DeckOffer, on_choose: Callable[[DeckOffer], None]) -> None:
        super().__init__(lambda: on_choose(offer))
        self.offer = offer
        self.chosen = False
        if offer.fault:
            self.tooltip = lambda: technical(offer.fault)
        elif offer.own:
            self.tooltip = later("A deck of your own")

    def press(self) -> None:
        """Choose it; a broken one only thuds."""
        if self.offer.fault:
            self.sound("thud")
        else:
            super().press()

    def measure(self, kit: Kit, width: int | None = None) -> Size:
        """A title, and the description below it."""
        wide = width or kit.px(Extent.STEPPER)
        note = self._note()
        below = kit.scribe.height(note, SMALL, self._inner(kit, wide)) if note else 0
        return wide, kit.scribe.line_height(BODY_BOLD) + below + 2 * kit.px(Space.SMALL)

    def draw(self, canvas: Canvas) -> None:
        """Draw the slip; the chosen one is gilded and ticked."""
        kit = canvas.kit
        material = Material.GOLD if self.chosen else Material.PAPYRUS_INSET
        recipe = kit.theme.recipe(material)
        canvas.plate(self.rect, recipe)
        if self._light.value > 0 and not self.offer.fault:
            canvas.plate(self.rect, recipe.lit(0.4), alpha=self._light.value)
        padding = kit.px(Space.MEDIUM)
        line = kit.scribe.line_height(BODY_BOLD)
        left, top = self.rect.left + padding, self.rect.top + kit.px(Space.SMALL)
        room = self._inner(kit, self.rect.width)
        title = kit.scribe.shorten(_(self.offer.title), BODY_BOLD, room - line)
        canvas.text(title, (left, top + line // 2), BODY_BOLD, recipe.letters, anchor="midleft")
        if self.chosen:
            self._draw_tick(canvas, line)
        colour = kit.theme.palette.ink_red if self.offer.fault else recipe.letters_second
        canvas.paragraph(self._note(), pygame.Rect(left, top + line, room, 0), SMALL, colour)

    def _draw_tick(self, canvas: Canvas, side: int) -> None:
        kit = canvas.kit
        ink = kit.theme.recipe(Material.GOLD).letters
        tick = kit.art.tinted("common/icon_check", (side, side), ink)
        corner = (self.rect.right - kit.px(Space.MEDIUM), self.rect.top + kit.px(Space.SMALL))
        canvas.blit(tick, tick.get_rect(topright=corner).topleft)

    def _inner(self, kit: Kit, width: int) -> int:
        return width - 2 * kit.px(Space.MEDIUM)

    def _note(self) -> str:
        if self.offer.fault:
            words = _("Can't be played: there is a mistake in its file.")
            return f"{words} {technical(self.offer.fault)}"
        words = _(self.offer.description)
        mine = _("Your own.")
        return f"{mine} {words}".strip() if self.offer.own else words
