"""A scene with one button, for tests of the loop and of scenes."""

from __future__ import annotations

import pygame

from pyramids.ui.app import Scene
from pyramids.ui.widgets import Button


class OneButtonScene(Scene):
    """One button in the middle."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed = 0
        self.button = self.widgets.add(Button("Open", self.open))
        self.story: list[str] = []

    def open(self) -> None:
        self.pressed += 1

    def enter(self) -> None:
        self.story.append("enter")

    def leave(self) -> None:
        self.story.append("leave")

    def pause(self) -> None:
        self.story.append("pause")

    def resume(self) -> None:
        self.story.append("resume")

    def layout(self, size: tuple[int, int]) -> None:
        self.story.append(f"layout {size[0]}×{size[1]}")
        rect = pygame.Rect((0, 0), self.button.measure(self.graphics))
        rect.center = (size[0] // 2, size[1] // 2)
        self.button.place(rect, self.graphics)


class Overlay(OneButtonScene):
    overlay = True
