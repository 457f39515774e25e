"""The controls of a replay: the turn with its buttons, steps, play, speed, and a slider."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Protocol

import pygame

from pyramids.language import later
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import NUMBER_SMALL, SUBHEADING, Extent, Material, Space
from pyramids.ui.widgets import IconButton, Segments, Size, Slider, Widget, cut_top, row

PACES: Final = ((2.0, "½×"), (1.0, "1×"), (0.5, "2×"), (0.2, "5×"))
"""The time per step, as a multiple of a bot's move, and its title."""
_PLAY: Final = "common/icon_play"
_PAUSE: Final = "common/icon_pause"
_END: Final = "common/icon_step"
_TURN: Final = "common/icon_turn"


class ReplayActions(Protocol):
    """What the controls do with the replay."""

    def go_to(self, step: int) -> None: ...

    def go_by(self, steps: int) -> None: ...

    def go_by_turns(self, turns: int) -> None: ...

    def turn_title(self) -> str: ...

    def toggle(self) -> None: ...


class ReplayControls(Widget):
    """Buttons, the slider below them, and the speeds."""

    hoverable = False

    def __init__(self, replay: ReplayActions, last: int) -> None:
        super().__init__()
        self.last = last
        self.step = 0
        add = self.add
        self.to_start = add(
            MirroredButton(_END, later("To the start: Home"), lambda: replay.go_to(0))
        )
        self.back = add(
            IconButton("common/icon_left", later("Step back: ←"), lambda: replay.go_by(-1))
        )
        self.play = add(
            PlayButton(_PLAY, later("Play or pause: Space"), replay.toggle, material=Material.GOLD)
        )
        self.ahead = add(
            IconButton("common/icon_right", later("Step forward: →"), lambda: replay.go_by(1))
        )
        self.to_end = add(IconButton(_END, later("To the end: End"), lambda: replay.go_to(last)))
        self.slider = add(
            Slider(0, lambda value: replay.go_to(round(value)), high=max(1, last), step=1)
        )
        self.speed = add(Segments(PACES, 1.0, tooltip=later("Playback speed")))

    @property
    def pace(self) -> float:
        """The time per step, as a multiple of a bot's move."""
        return self.speed.value

    def follow(self, step: int, playing: bool) -> None:
        """Show the current step."""
        self.step = step
        self.slider.value = float(step)
        self.play.icon = _PAUSE if playing else _PLAY
        self.back.enabled = self.to_start.enabled = step > 0
        self.ahead.enabled = self.to_end.enabled = step < self.last

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place three rows."""
        super().place(rect, graphics)
        inner = rect.inflate(-2 * graphics.px(Space.LARGE), -2 * graphics.px(Space.SMALL))
        high = graphics.px(Extent.ICON_BUTTON)
        gap = max(0, inner.height - 3 * high) // 2
        above, rest = cut_top(inner, high, gap)
        buttons = [self.to_start, self.back, self.play, self.ahead, self.to_end]
        row(buttons, above, graphics, gap=Space.LARGE, at="center")
        middle, below = cut_top(rest, high, gap)
        count = graphics.text.width(self._count(self.last), NUMBER_SMALL) + graphics.px(
            Space.MEDIUM
        )
        self.slider.place(
            pygame.Rect(middle.left, middle.top, middle.width - count, middle.height), graphics
        )
        wide = min(inner.width, self.speed.measure(graphics)[0])
        self.speed.place(pygame.Rect(inner.centerx - wide // 2, below.top, wide, high), graphics)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the controls and the step count."""
        canvas.plate(self.rect, Material.NIGHT)
        self.draw_children(canvas)
        right = self.rect.right - canvas.graphics.px(Space.LARGE)
        canvas.text(
            self._count(self.step),
            (right, self.slider.rect.centery),
            NUMBER_SMALL,
            canvas.graphics.theme.palette.moonlight,
            anchor="midright",
        )

    def _count(self, step: int) -> str:
        return f"{step} / {self.last}"


class TurnChoice(Widget):
    """The turn that is shown, between buttons that lead to the one before and the next."""

    hoverable = False

    def __init__(self, replay: ReplayActions, titles: Callable[[], Iterable[str]]) -> None:
        super().__init__()
        self._replay = replay
        self._titles = titles
        self.back = self.add(
            MirroredButton(_TURN, later("Previous turn: Page up"), lambda: replay.go_by_turns(-1))
        )
        self.ahead = self.add(
            IconButton(_TURN, later("Next turn: Page down"), lambda: replay.go_by_turns(1))
        )

    def follow(self, step: int, last: int) -> None:
        """Show the current turn."""
        self.back.enabled, self.ahead.enabled = step > 0, step < last
        self.invalidate()

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """Room for the longest title between both buttons."""
        side, gap = graphics.px(Extent.ICON_BUTTON), graphics.px(Space.SMALL)
        longest = max(graphics.text.width(title, SUBHEADING) for title in self._titles())
        return longest + 2 * (side + gap), side

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the buttons at both ends."""
        super().place(rect, graphics)
        row([self.back], rect, graphics, at="start")
        row([self.ahead], rect, graphics, at="end")

    def draw(self, canvas: Canvas) -> None:
        """Draw the title and the buttons."""
        gold = canvas.graphics.theme.palette.gold_light
        words = self._replay.turn_title()
        canvas.text(words, self.rect.center, SUBHEADING, gold, anchor="center")
        self.draw_children(canvas)


class MirroredButton(IconButton):
    """A button whose icon is mirrored."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the button and its mirrored icon."""
        side, rect = _medallion(self, canvas)
        picture = canvas.graphics.art.rotated(self.icon, (side, side), 0, mirrored=True)
        place = picture.get_rect(center=rect.center)
        canvas.blit(picture, place.topleft, 1.0 if self.enabled else 0.4)


class PlayButton(IconButton):
    """A golden button, with a dark icon for contrast."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the button and its dark icon."""
        side, rect = _medallion(self, canvas)
        ink = canvas.graphics.theme.style(self.material).text_colour
        picture = canvas.graphics.art.tinted(self.icon, (side, side), ink)
        canvas.blit(picture, picture.get_rect(center=rect.center).topleft)


def _medallion(button: IconButton, canvas: Canvas) -> tuple[int, pygame.Rect]:
    """Draw a button's plate; returns the side of its icon and the plate's place."""
    style = canvas.graphics.theme.style(button.material)
    rect = button.draw_plate(canvas, button.rect, style, radius=button.rect.height // 2)
    return round(button.rect.height * Extent.ICON / Extent.ICON_BUTTON), rect
