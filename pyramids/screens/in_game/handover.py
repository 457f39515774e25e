"""The hand-over screen between two players at one device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from pyramids.language import _
from pyramids.play.running_game import RunningGame
from pyramids.ui.actions import Action
from pyramids.ui.app import Scene
from pyramids.ui.drawing.canvas import Canvas, rect_at
from pyramids.ui.events import Command, Event, Pointer, PointerKind
from pyramids.ui.theme import BODY, TITLE, Extent, Material, Space
from pyramids.ui.theme.screens import HandoverSizes as Sizes
from pyramids.ui.widgets import draw_panel

_MODIFIERS: Final = frozenset(
    {
        pygame.K_LSHIFT,
        pygame.K_RSHIFT,
        pygame.K_LCTRL,
        pygame.K_RCTRL,
        pygame.K_LALT,
        pygame.K_RALT,
        pygame.K_LMETA,
        pygame.K_RMETA,
        pygame.K_CAPSLOCK,
    }
)


class Handover(Scene):
    """Names the next player; any key or click continues. A curtain hides the table."""

    overlay = True
    delays_toasts = True

    def __init__(
        self,
        game: RunningGame,
        seat: int,
        on_ready: Callable[[], None] | None = None,
        *,
        curtain: bool = False,
    ) -> None:
        super().__init__()
        self.overlay = not curtain
        self.game = game
        self.seat = seat
        self.on_ready = on_ready
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._pressed = False
        """Whether a click has begun here: the end of one that ended a turn doesn't count."""

    def enter(self) -> None:
        """Play a soft sound. A curtain falls at once: fading in, it would show what it hides."""
        self.app.audio.play("handover")
        if not self.overlay:
            self.app.cut_transition()

    def ready(self) -> None:
        """Continue with the next player."""
        self.app.scenes.remove(self)
        if self.on_ready is not None:
            self.on_ready()

    def handle(self, event: Event) -> bool:
        """Continue on any key or click that begins here, but not on mouse motion."""
        if isinstance(event, Pointer):
            if event.kind is PointerKind.PRESS:
                self._pressed = True
            elif event.kind is PointerKind.RELEASE and self._pressed:
                self.ready()
        elif isinstance(event, Command) and not event.repeated:
            if event.means(Action.MUTE):
                return False
            # Switching to another program must not show the table.
            if event.chord is None or event.chord.key not in _MODIFIERS:
                self.ready()
        return True

    def layout(self, size: tuple[int, int]) -> None:
        """Place a panel in the middle."""
        graphics = self.graphics
        width = min(graphics.px(Sizes.WIDTH), size[0] - 2 * graphics.px(Space.WIDE))
        height = graphics.px(Sizes.PORTRAIT) + 4 * graphics.px(Space.WIDE)
        height += graphics.text.height(self._words(), TITLE, width - 2 * graphics.px(Space.WIDE))
        self.rect = rect_at(
            "center", (size[0] // 2, size[1] // 2), width, height + graphics.text.line_height(BODY)
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw the next player's portrait and the text."""
        graphics = canvas.graphics
        if self.overlay:
            canvas.dim(Extent.DIMMING)
        else:
            canvas.background()
        draw_panel(canvas, self.rect, ornate=True, depth=2.0)
        gap, style = graphics.px(Space.WIDE), graphics.theme.style(Material.PAPYRUS)
        side = graphics.px(Sizes.PORTRAIT)
        face = rect_at("midtop", (self.rect.centerx, self.rect.top + gap), side)
        look = self.game.seating[self.seat]
        canvas.disc(face.center, side, graphics.theme.palette.seats[look.colour])
        rim = 4 * graphics.px(Space.TIGHT)
        canvas.svg(look.portrait, face.inflate(-rim // 2, -rim // 2))
        inner = self.rect.inflate(-2 * gap, 0)
        inner.top = face.bottom + gap // 2
        said = canvas.paragraph(self._words(), inner, TITLE, style.text_colour, align="center")
        inner.top = said.bottom + gap // 2
        hint = _("Press any key or click when you're ready.")
        canvas.paragraph(hint, inner, BODY, style.second_text_colour, align="center")

    def _words(self) -> str:
        return _("Hand over to {name}", name=self.game.players[self.seat].name)
