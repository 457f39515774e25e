"""The faces of everybody at the table, each with what they are at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from pyramids.language import _
from pyramids.tables.faces import draw_face
from pyramids.ui.drawing.canvas import Canvas, Kit
from pyramids.ui.theme.table import Roster as Sizes
from pyramids.ui.widgets.base import Size, Widget

if TYPE_CHECKING:
    from pyramids.games.silver_gold.ui.course import SilverGoldCourse

_READY: Final = "common/icon_check"
_BUSY: Final = "common/icon_hourglass"


class Roster(Widget):
    """One face a seat in the seat's colour; a check for whoever is ready."""

    def __init__(self, course: SilverGoldCourse) -> None:
        super().__init__()
        self.course = course
        self.ready: frozenset[int] = frozenset()

    def measure(self, kit: Kit, width: int | None = None) -> Size:
        """A row of faces."""
        face, gap = kit.px(Sizes.FACE), kit.px(Sizes.GAP)
        seats = len(self.course.seats)
        return seats * face + (seats - 1) * gap, face

    def face(self, seat: int, kit: Kit) -> pygame.Rect:
        """Where a face is."""
        side, gap = kit.px(Sizes.FACE), kit.px(Sizes.GAP)
        return pygame.Rect(self.rect.left + seat * (side + gap), self.rect.top, side, side)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """Who it is, and whether they are ready."""
        for seat in self.course.seats:
            if self.face(seat, self.course.app.kit).collidepoint(pos):
                return self._sentence(seat)
        return ""

    def draw(self, canvas: Canvas) -> None:
        """Draw all faces."""
        for seat in self.course.seats:
            place = self.face(seat, canvas.kit)
            draw_face(canvas, place, self.course.portrait(seat), self.course.colour(seat))
            self._draw_sign(canvas, place, seat in self.ready)

    def _draw_sign(self, canvas: Canvas, face: pygame.Rect, ready: bool) -> None:
        palette, side = canvas.kit.theme.palette, canvas.kit.px(Sizes.SIGN)
        centre = (face.right - side // 4, face.bottom - side // 4)
        canvas.disc(centre, side + 2, palette.shadow)
        canvas.disc(centre, side, palette.legal if ready else palette.papyrus_shade)
        icon = canvas.kit.art.tinted(
            _READY if ready else _BUSY, (side * 3 // 4, side * 3 // 4), palette.ink
        )
        canvas.blit(icon, icon.get_rect(center=centre).topleft)

    def _sentence(self, seat: int) -> str:
        name = self.course.name(seat)
        if seat in self.ready:
            return _("{name} has chosen", name=name)
        return _("{name} is still choosing", name=name)
