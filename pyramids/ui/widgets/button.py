"""Buttons: gold for the primary one, dark stone for the rest, icons for tools."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.language import Text, text_of
from pyramids.ui.actions import Action
from pyramids.ui.animation import Duration, Tween
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.events import Command, Event, MouseButton, Pointer, PointerKind
from pyramids.ui.theme import Extent, Material, PlateStyle, Space, TextStyle
from pyramids.ui.theme.sizes import BUTTON
from pyramids.ui.widgets.base import Size, Widget


class Pressable(Widget):
    """The base of pressable widgets, with animated hover and press states."""

    focusable = True
    cursor = "hand"

    def __init__(
        self, on_press: Callable[[], None] | None = None, *, tooltip: Text | None = None
    ) -> None:
        super().__init__(tooltip=tooltip)
        self.on_press = on_press
        self.held = False
        self._light = Tween(0.0, Duration.HOVER)
        self._press_depth = Tween(0.0, Duration.PRESS)

    def press(self) -> None:
        """Call `on_press`."""
        self.sound("button")
        if self.on_press is not None:
            self.on_press()

    def cancel(self) -> None:
        """Forget the press."""
        self.held = False

    def handle(self, event: Event) -> bool:
        """Press it by a click that begins and ends on it, by Enter or by Space."""
        if isinstance(event, Pointer):
            return self._click(event)
        if isinstance(event, Command) and event.means(Action.CONFIRM):
            self._press_depth.jump(1.0)
            self.press()
            return True
        return False

    def update(self, dt: float) -> bool:
        """Animate hover and press."""
        self._light.to(1.0 if self.is_lit() else 0.0)
        self._press_depth.to(1.0 if self.held and self.hovered else 0.0)
        moved = self._light.update(dt)
        if self._press_depth.update(dt) or moved:
            self.invalidate()
        return not (self._light.resting and self._press_depth.resting)

    def is_lit(self) -> bool:
        """Whether it is drawn as hovered."""
        return self.enabled and (self.hovered or self.held)

    def _click(self, pointer: Pointer) -> bool:
        if pointer.kind is PointerKind.PRESS and pointer.button is MouseButton.LEFT:
            self.held = True
            return True
        if pointer.kind is PointerKind.RELEASE and self.held:
            self.held = False
            if self.contains(pointer.pos):
                self.press()
            return True
        if pointer.kind is PointerKind.MOVE and self.held:
            self.hovered = self.contains(pointer.pos)
            return True
        return False

    def draw_plate(
        self, canvas: Canvas, rect: pygame.Rect, style: PlateStyle, radius: int | None = None
    ) -> pygame.Rect:
        """Draw the plate in its hover and press state; returns its rectangle."""
        graphics = canvas.graphics
        corner = graphics.px(style.radius) if radius is None else radius
        if not self.enabled:
            canvas.plate(rect, style.faded(graphics.theme.palette), radius=radius, alpha=0.72)
            return rect
        depth = self._press_depth.value
        canvas.shadow(rect, corner, depth=0.55 - 0.3 * round(depth), alpha=1.0)
        rect = rect.move(0, round(graphics.px(Extent.PRESS) * depth))
        canvas.plate(rect, style, radius=radius)
        if self._light.value > 0:
            canvas.plate(rect, style.lit(0.35), radius=radius, alpha=self._light.value)
        return rect


class Button(Pressable):
    """A plate with a text, and optionally an icon before it."""

    def __init__(
        self,
        text: Text,
        on_press: Callable[[], None] | None = None,
        *,
        primary: bool = False,
        material: Material | None = None,
        icon: str | None = None,
        text_style: TextStyle = BUTTON,
        tooltip: Text | None = None,
    ) -> None:
        super().__init__(on_press, tooltip=tooltip)
        self.text: Text = text
        self.material = material or (Material.GOLD if primary else Material.NIGHT)
        self.icon = icon
        self.text_style = text_style

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """Wide enough for the text, high enough for a finger."""
        wide = graphics.text.width(text_of(self.text), self.text_style)
        wide += 2 * graphics.px(Extent.BUTTON_PADDING)
        if self.icon:
            wide += graphics.px(Extent.ICON) + graphics.px(Space.SMALL)
        high = graphics.px(Extent.BUTTON * max(1.0, self.text_style.size / BUTTON.size))
        return wide, high

    def draw(self, canvas: Canvas) -> None:
        """Draw plate, icon and text."""
        graphics = canvas.graphics
        style = graphics.theme.style(self.material)
        rect = self.draw_plate(canvas, self.rect, style)
        letters = style.text_colour
        if not self.enabled:
            letters = style.faded(graphics.theme.palette).text_colour
        room = rect.width - graphics.px(Space.LARGE)
        icon = graphics.px(Extent.ICON) if self.icon else 0
        gap = graphics.px(Space.SMALL) if self.icon else 0
        text_style = graphics.text.shrink_to_fit(
            text_of(self.text), self.text_style, room - icon - gap
        )
        word = graphics.text.shorten(text_of(self.text), text_style, room - icon - gap)
        left = rect.centerx - (graphics.text.width(word, text_style) + icon + gap) // 2
        if self.icon:
            place = pygame.Rect(left, rect.centery - icon // 2, icon, icon)
            picture = graphics.art.tinted(self.icon, (icon, icon), letters)
            canvas.blit(picture, picture.get_rect(center=place.center).topleft)
        canvas.text(word, (left + icon + gap, rect.centery), text_style, letters, anchor="midleft")


class IconButton(Pressable):
    """A round button with an icon; the tooltip is its name."""

    def __init__(
        self,
        icon: str,
        tooltip: Text,
        on_press: Callable[[], None] | None = None,
        *,
        material: Material = Material.NIGHT,
    ) -> None:
        super().__init__(on_press, tooltip=tooltip)
        self.icon = icon
        self.material = material

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A square, large enough for a finger."""
        side = graphics.px(Extent.ICON_BUTTON)
        return side, side

    def focus_radius(self, graphics: Graphics) -> int:
        """As round as the button."""
        return self.rect.height // 2

    def draw(self, canvas: Canvas) -> None:
        """Draw plate and icon."""
        style = canvas.graphics.theme.style(self.material)
        rect = self.draw_plate(canvas, self.rect, style, radius=self.rect.height // 2)
        side = round(self.rect.height * Extent.ICON / Extent.ICON_BUTTON)
        place = rect_at("center", rect.center, side)
        canvas.svg(self.icon, place, alpha=1.0 if self.enabled else 0.4)
