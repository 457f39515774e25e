"""`SheetScene`: a papyrus panel above another scene, with a title, a body and buttons."""

from __future__ import annotations

import pygame

from pyramids.catalogue import all_games
from pyramids.language import Text, later
from pyramids.play.running_game import open_games
from pyramids.screens.common.navigator import navigator
from pyramids.ui.actions import Action
from pyramids.ui.app import Scene
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.events import Command, Event
from pyramids.ui.theme import TITLE, Extent, Material, Space
from pyramids.ui.theme.screens import SheetSizes as Sizes
from pyramids.ui.widgets import Button, Fit, Label, draw_panel, row

_DIVIDER = "common/divider"


def sheet_rect(
    size: tuple[int, int], graphics: Graphics, extent: tuple[int, int] = Sizes.LARGE
) -> pygame.Rect:
    """The place of a sheet in a window, which may be smaller than its extent."""
    margin = graphics.px(Space.WIDE)
    width = min(graphics.px(extent[0]), size[0] - margin)
    height = min(graphics.px(extent[1]), size[1] - margin)
    return rect_at("center", (size[0] // 2, size[1] // 2), width, height)


def draw_sheet(canvas: Canvas, rect: pygame.Rect) -> None:
    """Dim the scene below and draw the papyrus."""
    canvas.dim(Extent.DIMMING)
    draw_panel(canvas, rect, ornate=True, depth=2.0)


class SheetScene(Scene):
    """The base of most shared screens; `place_body` places what is between title and foot."""

    overlay = True

    def __init__(self, title: Text, extent: tuple[int, int] = Sizes.LARGE) -> None:
        super().__init__()
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._extent = extent
        self._heading = self.widgets.add(
            Label(title, TITLE, on=Material.PAPYRUS, align="center", fit=Fit.SHRINK)
        )
        self._divider = pygame.Rect(0, 0, 0, 0)
        self.back = Button(later("Back"), self.close, icon="common/icon_left")

    def foot(self) -> list[Button]:
        """The buttons at the foot, left to right; the first is placed apart."""
        return [self.back]

    def place_body(self, area: pygame.Rect) -> None:
        """Place the body."""

    def build_foot(self) -> None:
        """Add the foot's buttons; call it last, so that they come last in the tab order."""
        for button in self.foot():
            self.widgets.add(button)

    def close(self) -> None:
        """Go back to the scene below."""
        self.app.scenes.remove(self)

    def layout(self, size: tuple[int, int]) -> None:
        """Place the sheet in the middle, then title, body and foot."""
        graphics = self.graphics
        edge, gap = graphics.px(Sizes.EDGE), graphics.px(Space.MEDIUM)
        self.rect = sheet_rect(size, graphics, self._extent)
        inside = self.rect.inflate(-2 * edge, -2 * graphics.px(Space.WIDE))
        high = graphics.text.line_height(TITLE)
        self._heading.place(pygame.Rect(inside.left, inside.top, inside.width, high), graphics)
        self._divider = pygame.Rect(inside.left, 0, inside.width, graphics.px(Sizes.DIVIDER))
        self._divider.top = inside.top + high
        below = graphics.px(Extent.BUTTON)
        foot = pygame.Rect(inside.left, inside.bottom - below, inside.width, below)
        self._place_foot(foot)
        top = self._divider.bottom + gap
        self.place_body(pygame.Rect(inside.left, top, inside.width, foot.top - gap - top))

    def handle(self, event: Event) -> bool:
        """Handle all events here; Esc closes the sheet."""
        if not self.widgets.handle(event) and isinstance(event, Command):
            if event.means(Action.CANCEL):
                self.close()
            elif event.means(Action.HELP):
                self._open_rules()
            elif event.means(Action.MUTE):
                return False
        return True

    def draw(self, canvas: Canvas) -> None:
        """Dim the scene below, draw the papyrus and the widgets."""
        draw_sheet(canvas, self.rect)
        canvas.svg(_DIVIDER, self._divider)
        self.widgets.draw(canvas)

    def _open_rules(self) -> None:
        """Open the rules of the running game, or of the default game."""
        running = open_games()
        spec = running[-1].spec if running else all_games()[0]
        navigator(self.app).open_rules_of(spec)

    def _place_foot(self, area: pygame.Rect) -> None:
        buttons = self.foot()
        row(buttons[:1], area, self.graphics, at="start")
        row(buttons[1:], area, self.graphics, at="end")
