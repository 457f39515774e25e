"""The crash screen: the game is saved, and here is the report."""

from __future__ import annotations

import pygame

from pyramids.language import _, later
from pyramids.ui import clipboard
from pyramids.ui.app import Scene
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import Material, Space
from pyramids.ui.theme.sizes import BODY, SMALL, TITLE
from pyramids.ui.widgets.button import Button


class CrashScene(Scene):
    """Shows the report, with buttons to copy it, go on or quit."""

    def __init__(self, report: str) -> None:
        super().__init__()
        self.report = report
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._message_area = pygame.Rect(0, 0, 0, 0)
        self._report_area = pygame.Rect(0, 0, 0, 0)
        self._copy = self.widgets.add(Button(later("Copy report"), self.copy))
        self._back = self.widgets.add(
            Button(later("Title screen"), self.back_to_title, primary=True)
        )
        self._quit = self.widgets.add(Button(later("Quit"), self.quit))

    def copy(self) -> None:
        """Put the report on the clipboard."""
        if not clipboard.copy(self.report):
            self.app.toast(_("There's no clipboard here. The report is in the log file."))
            return
        self.app.toast(_("The report is on the clipboard."))

    def back_to_title(self) -> None:
        """Go back to the title screen."""
        if self.app.home is None:
            self.app.quit()
        else:
            self.app.scenes.reset(self.app.home())

    def quit(self) -> None:
        """Quit the app."""
        self.app.quit()

    def layout(self, size: tuple[int, int]) -> None:
        """A panel with the message, the report, and the buttons below."""
        graphics = self.graphics
        edge = graphics.px(Space.WIDE)
        self._back.visible = self.app.home is not None
        panel = pygame.Rect(0, 0, *size).inflate(-4 * edge, -3 * edge)
        self._panel = panel
        inside = panel.inflate(-2 * edge, -2 * edge)
        buttons = [b for b in (self._quit, self._copy, self._back) if b.visible]
        right = inside.right
        for button in reversed(buttons):
            width, height = button.measure(graphics)
            place = pygame.Rect(right - width, inside.bottom - height, width, height)
            button.place(place, graphics)
            right = place.left - graphics.px(Space.MEDIUM)
        title = graphics.text.line_height(TITLE) + graphics.px(Space.SMALL)
        self._message_area = pygame.Rect(inside.left, inside.top + title, inside.width, 0)
        self._message_area.height = graphics.text.height(self._message(), BODY, inside.width)
        top = self._message_area.bottom + graphics.px(Space.LARGE)
        bottom = buttons[0].rect.top - graphics.px(Space.LARGE)
        self._report_area = pygame.Rect(inside.left, top, inside.width, bottom - top)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, the message and the end of the report."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.PAPYRUS)
        canvas.background()
        canvas.shadow(self._panel, graphics.px(style.radius), depth=1.5)
        canvas.plate(self._panel, style)
        top = self._message_area.top - graphics.px(Space.SMALL)
        canvas.text(
            _("A stone came loose"),
            (self._message_area.left, top),
            TITLE,
            style.text_colour,
            anchor="bottomleft",
        )
        canvas.paragraph(self._message(), self._message_area, BODY, style.second_text_colour)
        canvas.plate(self._report_area, Material.PAPYRUS_INSET)
        self._draw_report(
            canvas, self._report_area.inflate(-graphics.px(Space.WIDE), -graphics.px(Space.LARGE))
        )
        self.widgets.draw(canvas)

    def _draw_report(self, canvas: Canvas, rect: pygame.Rect) -> None:
        renderer = canvas.graphics.text
        # The carets below a line of code mean nothing in a proportional font.
        told = [line for line in self.report.splitlines() if line.strip(" ^~")]
        lines = renderer.wrap("\n".join(told), SMALL, rect.width)
        # The end of a traceback names the error.
        room = max(1, rect.height // renderer.line_height(SMALL))
        style = canvas.graphics.theme.style(Material.PAPYRUS_INSET)
        canvas.paragraph(lines[-room:], rect, SMALL, style.text_colour)

    def _message(self) -> str:
        return _(
            "Something broke. Your game is saved up to the last move: go to the title screen"
            " and continue. If you want to help, copy the report below."
        )
