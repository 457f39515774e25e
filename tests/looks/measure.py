"""Measures the texts and widgets of a screen: places, sizes, contrast."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

import pygame

from pyramids.ui.app import App, Scene
from pyramids.ui.drawing.canvas import Canvas, DrawnText
from pyramids.ui.theme import contrast
from pyramids.ui.widgets import Widget

READABLE: Final = 4.5
"""The minimum contrast between text and background."""
VISIBLE: Final = 3.0
"""The minimum contrast of a symbol."""
SMALLEST: Final = 14
"""The minimum text size in pixels, in a window of 1280×800."""
ROOM: Final = 0.3
"""The empty share of a line's height above and below the text."""


def written(app: App) -> list[DrawnText]:
    """All texts of the top scene, without those that a dialog dims."""
    *below, top = app.scenes.visible_scenes()
    surface = app.frame().copy()
    for scene in below:
        scene.draw(Canvas(surface, app.graphics))
    canvas = Canvas(surface, app.graphics, record=True)
    top.draw(canvas)
    return [text for text in canvas.texts or () if text.text.strip()]


def too_small(app: App) -> list[str]:
    """Texts that are too small for this window."""
    least = int(SMALLEST * app.graphics.theme.stage_scale)
    return [f"{text.text!r} is {text.px} px" for text in written(app) if text.px < least]


def too_faint(app: App) -> list[str]:
    """Texts with too little contrast; those of disabled widgets may have less."""
    asleep = [w.rect for w in _widgets(app) if not w.enabled]
    return [
        f"{text.text!r} has {contrast(text.colour, text.ground):.2f}:1 "
        f"({text.colour} on {text.ground})"
        for text in written(app)
        if contrast(text.colour, text.ground) < _needed(text.text)
        and not any(rect.contains(text.rect) for rect in asleep)
    ]


def cut_off(app: App) -> list[str]:
    """Texts that exceed the window or were shortened."""
    return [
        f"{text.text!r} at {tuple(text.rect)}"
        for text in written(app)
        if (text.clipped or _shortened(text.text)) and not _half_scrolled(app, text.rect)
    ]


def written_over(app: App) -> list[str]:
    """Texts that overlap; the same text twice at one place is a glow effect."""
    lines = [(text, _ink(text)) for text in written(app) if not _half_scrolled(app, text.rect)]
    return [
        f"{one.text!r} and {other.text!r} at {tuple(one_ink.clip(other_ink))}"
        for (one, one_ink), (other, other_ink) in combinations(lines, 2)
        if one_ink.colliderect(other_ink) and (one.text, one.rect) != (other.text, other.rect)
    ]


def on_each_other(app: App) -> list[str]:
    """Usable widgets that overlap, unless one contains the other."""
    # What is scrolled out of sight is on nothing.
    in_sight = [w for w in _widgets(app) if w.focusable and _seen(w).width and _seen(w).height]
    usable = [(w, _seen(w).inflate(-2, -2)) for w in in_sight]
    return [
        f"{_name(one)} and {_name(other)}"
        for (one, here), (other, there) in combinations(usable, 2)
        if here.colliderect(there) and other not in one.walk() and one not in other.walk()
    ]


def outside(app: App) -> list[str]:
    """Usable widgets that aren't entirely in the window."""
    frame = pygame.Rect((0, 0), app.size)
    usable = [w for w in _widgets(app) if w.focusable]
    return [_name(w) for w in usable if _seen(w).width and not frame.contains(_seen(w))]


def _widgets(app: App) -> Iterator[Widget]:
    top: Scene | None = app.scenes.top
    return top.widgets.root.walk() if top is not None else iter(())


def _seen(widget: Widget) -> pygame.Rect:
    """The part of a widget that scroll lists show."""
    rect, parent = widget.rect, widget.parent
    while parent is not None:
        window = parent.clip_rect()
        rect = rect if window is None else rect.clip(window)
        parent = parent.parent
    return rect


def _half_scrolled(app: App, rect: pygame.Rect) -> bool:
    """Whether a scroll list cuts it off at its edge."""
    windows = [window for w in _widgets(app) if (window := w.clip_rect()) is not None]
    return any(window.colliderect(rect) and not window.contains(rect) for window in windows)


def _needed(text: str) -> float:
    """The contrast that a text needs; symbols need less than letters."""
    return READABLE if any(character.isalnum() for character in text) else VISIBLE


def _shortened(text: str) -> bool:
    """Whether a text was shortened; an ellipsis after a space is part of the text."""
    return text.endswith("…") and not text.endswith(" …")


def _ink(text: DrawnText) -> pygame.Rect:
    """The place of a text without the empty space of its line."""
    return text.rect.inflate(-2, -round(text.rect.height * ROOM))


def _name(widget: Widget) -> str:
    return f"{type(widget).__name__} at {tuple(widget.rect)}"
