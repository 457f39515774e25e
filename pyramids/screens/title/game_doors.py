"""The doors of the games on the title screen, drawn in temple fronts."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, tau
from typing import Final

import pygame

from pyramids.catalogue import announced_games, playable_games
from pyramids.engine.contract import Announcement, GameSpec
from pyramids.language import _
from pyramids.tables.game_ui import game_ui
from pyramids.ui.animation import Duration
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import SMALL_BOLD, Material, Space
from pyramids.ui.theme.screens import CAPTION
from pyramids.ui.theme.screens import GameDoorSizes as Sizes
from pyramids.ui.widgets import Pressable, Widget

_UNSEEN_FRAMES: Final = 1
"""Frames before the temple is drawn for the first time."""
_FRONT: Final = "common/temple"
_SEALED: Final = "common/door_closed"


class Door(Pressable):
    """The door of one game: open if the game can be played, else sealed."""

    def __init__(
        self, game: Announcement, spec: GameSpec | None, on_press: Callable[[], None]
    ) -> None:
        super().__init__(on_press)
        self.game = game
        self.spec = spec
        self._picture = _SEALED if spec is None else game_ui(spec).door
        self.caption = pygame.Rect(0, 0, 0, 0)

    @property
    def open(self) -> bool:
        """Whether the game can be played."""
        return self.spec is not None

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What a press does."""
        if self.spec is None:
            return _("The seal is unbroken: this game is coming soon.")
        low, high = self.spec.seats.start, self.spec.seats.stop - 1
        return _("For {low} to {high} players. Enter!", low=low, high=high)

    def focus_radius(self, graphics: Graphics) -> int:
        """No radius: doors have sharp corners."""
        return 0

    def draw(self, canvas: Canvas) -> None:
        """Draw door and caption; `Temple` draws the light in front of it."""
        picture = canvas.graphics.art.stretched(self._picture, self.rect.size)
        canvas.blit(picture, self.rect.topleft)
        if self._light.value > 0:
            palette = canvas.graphics.theme.palette
            reach = self.rect.height * 3 // 4
            canvas.glow(self.rect.center, reach, palette.gold_light, 0.45 * self._light.value)
        self._draw_caption(canvas)

    def draw_offer(self, canvas: Canvas) -> None:
        """Draw a plate on the hovered or focused door: whether it can be played."""
        if not (self.hovered or self.focused):
            return
        graphics = canvas.graphics
        words = _("Play") if self.open else _("Coming soon")
        style = graphics.theme.style(Material.GOLD if self.open else Material.NIGHT)
        plate = pygame.Rect(0, 0, graphics.text.width(words, SMALL_BOLD), 0)
        plate.width += 2 * graphics.px(Space.MEDIUM)
        plate.height = graphics.text.line_height(SMALL_BOLD) + graphics.px(Space.SMALL)
        # At the top, as the tooltip appears below the pointer.
        plate.midtop = (self.rect.centerx, self.rect.top + graphics.px(Space.SMALL))
        canvas.shadow(plate, graphics.px(style.radius), depth=0.5)
        canvas.plate(plate, style)
        canvas.text(words, plate.center, SMALL_BOLD, style.text_colour, anchor="center")

    def _draw_caption(self, canvas: Canvas) -> None:
        palette = canvas.graphics.theme.palette
        bright = self.open or self.hovered or self.focused
        colour = palette.gold_light if bright else palette.moonlight_dim
        renderer = canvas.graphics.text
        lines = renderer.wrap(_(self.game.title), CAPTION, self.caption.width)
        canvas.paragraph(lines, self.caption, CAPTION, colour, align="center")


class Temple(Widget):
    """All doors, in as many temple fronts side by side as needed."""

    hoverable = False

    def __init__(self, on_enter: Callable[[Door], None]) -> None:
        super().__init__()
        playable = {spec.id: spec for spec in playable_games()}
        self.doors = [
            self.add(_door(game, playable.get(game.id), on_enter)) for game in announced_games()
        ]
        self._fronts: list[pygame.Rect] = []
        self._time = 0.0
        self._frames = 0

    def update(self, dt: float) -> bool:
        """Appear after the first frame, which drawing the front would delay."""
        moving = super().update(dt)
        if self._frames <= _UNSEEN_FRAMES:
            self._frames += 1
            return True
        return moving

    def set_time(self, milliseconds: float) -> None:
        """Animate the light in the doors; it belongs to the scenery, so no widget is dirty."""
        self._time = milliseconds

    def size_at(self, width: int) -> tuple[int, int]:
        """The size of all fronts within a width."""
        picture_wide, picture_high = Sizes.PICTURE
        return width, round(self._front_width(width) * picture_high / picture_wide)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the doors in their openings, the captions below the steps."""
        super().place(rect, graphics)
        front_width = self._front_width(rect.width)
        self._fronts = [
            pygame.Rect(rect.left + number * front_width, rect.top, front_width, rect.height)
            for number in range(self._front_count)
        ]
        factor = front_width / Sizes.PICTURE[0]
        wide, high = (round(side * factor) for side in Sizes.OPENING)
        rows, room = self._front_count, self._caption_size(rect.width, graphics)
        for number, door in enumerate(self.doors):
            front, opening = divmod(number, len(Sizes.OPENINGS))
            left, top = Sizes.OPENINGS[opening]
            x, y = self._fronts[front].topleft
            corner = (x + round(left * factor), y + round(top * factor))
            door.place(pygame.Rect(corner, (wide, high)), graphics)
            caption = pygame.Rect((0, 0), room)
            caption.midtop = (door.rect.centerx, rect.bottom + graphics.px(Space.TIGHT))
            door.caption = caption.move(0, number % rows * room[1])

    def caption_height(self, width: int, graphics: Graphics) -> int:
        """The height of all captions for a width."""
        return self._front_count * self._caption_size(width, graphics)[1]

    def draw(self, canvas: Canvas) -> None:
        """Draw the fronts, the doors, and the light from the open ones."""
        if self._frames <= _UNSEEN_FRAMES:
            return
        for front in self._fronts:
            canvas.blit(canvas.graphics.art.svg(_FRONT, front.size), front.topleft)
        self.draw_children(canvas)
        gold = canvas.graphics.theme.palette.gold_light
        breath = 0.5 - 0.5 * cos(tau * self._time / Duration.BREATH)
        for door in self.doors:
            if door.open:
                foot = (door.rect.centerx, door.rect.bottom)
                canvas.glow(door.rect.center, door.rect.height, gold, 0.16 + 0.14 * breath)
                canvas.glow(foot, door.rect.width * 3 // 4, gold, 0.2 + 0.15 * breath)
        for door in self.doors:
            door.draw_offer(canvas)

    def lit_area(self) -> pygame.Rect:
        """The area in which the light from the open doors changes."""
        places = [door.rect for door in self.doors if door.open]
        around = [rect_at("center", rect.center, 2 * rect.height) for rect in places]
        feet = [rect_at("center", rect.midbottom, rect.width * 3 // 2) for rect in places]
        return self.rect.unionall([*around, *feet])

    def _caption_size(self, width: int, graphics: Graphics) -> tuple[int, int]:
        """The size of one caption.

        With several fronts the doors are close together: their captions take turns in as many
        rows, and each has the room of that many doors. So no word has to be broken.
        """
        room = self._front_count * _caption_width(self._front_width(width), graphics)
        titles = [_(door.game.title) for door in self.doors]
        return room, max(graphics.text.height(title, CAPTION, room) for title in titles)

    @property
    def _front_count(self) -> int:
        return max(1, -(-len(self.doors) // len(Sizes.OPENINGS)))

    def _front_width(self, width: int) -> int:
        return width // self._front_count


def _door(game: Announcement, spec: GameSpec | None, on_enter: Callable[[Door], None]) -> Door:
    door = Door(game, spec, lambda: on_enter(door))
    return door


def _caption_width(width: int, graphics: Graphics) -> int:
    """The distance between the centres of two doors, less a gap."""
    apart = Sizes.OPENINGS[1][0] - Sizes.OPENINGS[0][0]
    return round(apart * width / Sizes.PICTURE[0]) - graphics.px(Space.TIGHT)
