"""The faces of all players, each with whether they are ready."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.language import _
from pyramids.tables.parts.faces import draw_face
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme.table import PortraitSizes as Sizes
from pyramids.ui.widgets import Size, Widget

_READY: Final = "common/icon_check"
_BUSY: Final = "common/icon_hourglass"


class Roster(Widget):
    """One face a seat in its colour; a check for players who are ready."""

    def __init__(self, controller: SilverGoldController) -> None:
        super().__init__()
        self.controller = controller
        self.ready: frozenset[int] = frozenset()

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A row of faces."""
        face, gap = graphics.px(Sizes.FACE), graphics.px(Sizes.GAP)
        seats = len(self.controller.seats)
        return seats * face + (seats - 1) * gap, face

    def face(self, seat: int, graphics: Graphics) -> pygame.Rect:
        """Where a face is."""
        side, gap = graphics.px(Sizes.FACE), graphics.px(Sizes.GAP)
        return pygame.Rect(self.rect.left + seat * (side + gap), self.rect.top, side, side)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """Who it is, and whether they are ready."""
        for seat in self.controller.seats:
            if self.face(seat, self.controller.app.graphics).collidepoint(pos):
                return self._sentence(seat)
        return ""

    def draw(self, canvas: Canvas) -> None:
        """Draw all faces."""
        for seat in self.controller.seats:
            place = self.face(seat, canvas.graphics)
            draw_face(canvas, place, self.controller.portrait(seat), self.controller.colour(seat))
            self._draw_sign(canvas, place, seat in self.ready)

    def _draw_sign(self, canvas: Canvas, face: pygame.Rect, ready: bool) -> None:
        palette, side = canvas.graphics.theme.palette, canvas.graphics.px(Sizes.SIGN)
        centre = (face.right - side // 4, face.bottom - side // 4)
        canvas.disc(centre, side + 2, palette.shadow)
        canvas.disc(centre, side, palette.legal if ready else palette.papyrus_shade)
        icon = canvas.graphics.art.tinted(
            _READY if ready else _BUSY, (side * 3 // 4, side * 3 // 4), palette.ink
        )
        canvas.blit(icon, icon.get_rect(center=centre).topleft)

    def _sentence(self, seat: int) -> str:
        name = self.controller.name(seat)
        if seat in self.ready:
            return _("{name} has chosen", name=name)
        return _("{name} is still choosing", name=name)
