"""The papyrus of a game's story: facts under headings, and the crowned winners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from pyramids.engine.contract import Seat
from pyramids.language import Text, text_of
from pyramids.tables.drawing.crown import CROWN, crown_rect
from pyramids.tables.parts.faces import draw_face
from pyramids.tables.players import PlayerLooks
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import BODY, BODY_BOLD, SMALL, SUBHEADING, Material, Space
from pyramids.ui.theme.table import FinalScoringSizes as Sizes
from pyramids.ui.widgets import Label, ScrollList, Size, Widget, cut_top, draw_panel

_CROWN: Final = 0.8
"""The width of a winner's crown, of the face's."""


class Sheet(Widget):
    """The papyrus with the facts, and the winners below them; it scrolls if they don't fit."""

    def __init__(self, players: PlayerLooks, winners: Sequence[Seat]) -> None:
        super().__init__()
        self._players = players
        self._winners = winners
        self._faces: list[pygame.Rect] = []
        self.facts = self.add(ScrollList(gap=Space.SMALL, on=Material.PAPYRUS))

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Leave a margin around the facts, and show the winners if there is room for them."""
        super().place(rect, graphics)
        for number, fact in enumerate(self.facts.children):
            if isinstance(fact, Heading):
                fact.ruled = number > 0
        margin = graphics.theme.stage(Space.LARGE)
        inner = rect.inflate(-2 * margin, -2 * margin)
        self.facts.place(inner, graphics)
        taken = self.facts.measure(graphics, inner.width)[1] + margin
        below = cut_top(inner, min(taken, inner.height))[1]
        self._faces = _faces_in(below, len(self._winners), graphics)

    def draw(self, canvas: Canvas) -> None:
        """Draw the papyrus, the facts, and the crowned winners."""
        draw_panel(canvas, self.rect)
        graphics = canvas.graphics
        for seat, face in zip(self._winners, self._faces, strict=False):
            colour = self._players.colour(graphics, seat)
            draw_face(canvas, face, self._players.portrait(seat), colour)
            canvas.svg(CROWN, crown_rect(graphics, face, round(face.width * _CROWN), 0.18))
        self.draw_children(canvas)


def _faces_in(area: pygame.Rect, count: int, graphics: Graphics) -> list[pygame.Rect]:
    """The places of the winners' faces, side by side; none where they would be tiny."""
    least, most = (graphics.theme.stage(side) for side in Sizes.WINNER)
    gap = graphics.theme.stage(Space.LARGE)
    # A crown takes about as much room above a face as the face's half.
    side = min(most, round(area.height / 1.5), (area.width - (count - 1) * gap) // max(1, count))
    if side < least:
        return []
    left = area.centerx - (count * side + (count - 1) * gap) // 2
    top = area.centery - side // 2 + side // 5
    return [pygame.Rect(left + number * (side + gap), top, side, side) for number in range(count)]


class Heading(Widget):
    """The title of a fact below a thin line, and a note at its right if there is room."""

    def __init__(self, text: Text, note: Text = "", *, tooltip: Text | None = None) -> None:
        super().__init__(tooltip=tooltip)
        self.text: Text = text
        self.note: Text = note
        self.ruled = True
        """Whether the line above it is drawn: it divides it from the fact before."""

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A line of text, and some room above it."""
        high = graphics.text.line_height(SUBHEADING) + graphics.px(Space.SMALL)
        return width or graphics.text.width(text_of(self.text), SUBHEADING), high

    def draw(self, canvas: Canvas) -> None:
        """Draw the line and the texts."""
        graphics, palette, rect = canvas.graphics, canvas.graphics.theme.palette, self.rect
        if self.ruled:
            canvas.fill(palette.papyrus_edge, pygame.Rect(rect.topleft, (rect.width, 1)))
        title, red = text_of(self.text), palette.ink_red
        middle = rect.bottom - graphics.text.line_height(SUBHEADING) // 2
        place = (rect.left, middle)
        drawn = canvas.fitted_text(title, place, rect.width, SUBHEADING, red, anchor="midleft")
        note = text_of(self.note)
        if graphics.text.width(note, SMALL) < rect.right - drawn.right - graphics.px(Space.SMALL):
            canvas.text(note, (rect.right, middle), SMALL, palette.ink_second, anchor="midright")


class LeftAligned(Widget):
    """Holds a widget that keeps its own width in a column."""

    hoverable = False

    def __init__(self, held: Widget) -> None:
        super().__init__()
        self._held = self.add(held)

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """As high as the widget."""
        wide, high = self._held.measure(graphics)
        return width or wide, high

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the widget at the left edge."""
        super().place(rect, graphics)
        wide = min(rect.width, self._held.measure(graphics)[0])
        self._held.place(pygame.Rect(rect.left, rect.top, wide, rect.height), graphics)


def note(text: Text, *, tooltip: Text | None = None) -> Label:
    """A second line, smaller and paler."""
    return Label(text, SMALL, on=Material.PAPYRUS, second=True, tooltip=tooltip)


def line(text: Text, *, bold: bool = False, tooltip: Text | None = None) -> Label:
    """A line of text on the papyrus."""
    return Label(text, BODY_BOLD if bold else BODY, on=Material.PAPYRUS, tooltip=tooltip)
