"""A scene with every widget in every state; `python -m tests.ui.gallery FOLDER` saves pictures."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pygame

from pyramids.ui.app import Scene
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import (
    BODY_BOLD,
    HEADING,
    NUMBER_LARGE,
    SMALL,
    SUBHEADING,
    TITLE,
    Material,
    Space,
)
from pyramids.ui.widgets import (
    Button,
    IconButton,
    Label,
    Panel,
    ProgressBar,
    ScrollList,
    Segments,
    Slider,
    Spinner,
    Stepper,
    TextField,
    Toggle,
    Widget,
    column,
    cut_top,
    grid,
    row,
)

SIZES = ((1024, 640), (1280, 800), (1920, 1080), (3840, 2160))
_LORE = (
    "The pattern hangs under the cursor from the moment it is revealed. A legal spot glows, "
    "an illegal one says why in words."
)


class Gallery(Scene):
    """Left: controls on the table. Middle: on papyrus. Right: a long list."""

    def __init__(self) -> None:
        super().__init__()
        add = self.widgets.add
        self.title = add(Label("The workshop of Nefru", TITLE, align="center"))
        self.play = add(Button("Play", primary=True, tooltip="Begin a new expedition"))
        self.watch = add(Button("Watch", icon="common/icon_eye"))
        self.burn = add(Button("Delete", material=Material.CARNELIAN))
        self.locked = add(Button("Continue"))
        self.locked.enabled = False
        self.locked_gold = add(Button("Confirm", primary=True))
        self.locked_gold.enabled = False
        names = ("menu", "help", "undo", "redo", "rotate", "mirror", "hint")
        self.icons = [add(IconButton(f"common/icon_{name}", name.title())) for name in names]
        self.icons[3].enabled = False
        self.speed = add(
            Segments([(1, "Slow"), (2, "Normal"), (3, "Fast"), (4, "Instant")], value=2)
        )
        self.language = add(Stepper([("en", "English"), ("de", "Deutsch")], value="en"))
        self.bar = add(ProgressBar(0.62))
        self.spinner = add(Spinner())
        self.sheet = add(Panel())
        papyrus = Material.PAPYRUS
        self.head = self.sheet.add(Label("Settings", HEADING, on=papyrus))
        self.lore = self.sheet.add(Label(_LORE, on=papyrus, second=True))
        self.name = self.sheet.add(TextField("Änne Größe"))
        self.seed = self.sheet.add(TextField(placeholder="A seed, or leave it empty"))
        self.motion = self.sheet.add(Toggle(True, text="Reduced motion", on=papyrus))
        self.contrast = self.sheet.add(Toggle(False, text="High contrast", on=papyrus))
        self.broken = self.sheet.add(Toggle(True, text="Not available", on=papyrus))
        self.broken.enabled = False
        self.sound = self.sheet.add(Slider(0.7, tooltip="How loud effects are"))
        self.digits = self.sheet.add(Label("1 234 567 890", NUMBER_LARGE, on=papyrus))
        self.slab = add(Panel(Material.NIGHT))
        self.log_head = self.slab.add(Label("Log", SUBHEADING))
        self.log = self.slab.add(ScrollList())
        for turn in range(1, 25):
            self.log.add(Label(f"Turn {turn}: Ana marks three fields and takes a gem.", SMALL))
        self.rows = self.slab.add(ScrollList(gap=Space.SMALL))
        for name in ("Nefru", "Ben", "Cleo", "Ana", "Tutu", "Ramses"):
            self.rows.add(Button(name, text_style=BODY_BOLD))

    def layout(self, size: tuple[int, int]) -> None:
        """Three columns below a title."""
        graphics = self.graphics
        edge = graphics.px(Space.WIDE)
        area = pygame.Rect((0, 0), size).inflate(-2 * edge, -2 * edge)
        head, area = cut_top(area, graphics.text.line_height(TITLE), graphics.px(Space.LARGE))
        self.title.place(head, graphics)
        left, middle, right = grid(area, 3, 1, edge)
        self._lay_left(left)
        self._lay_sheet(middle)
        self._lay_slab(right)

    def _lay_left(self, area: pygame.Rect) -> None:
        graphics = self.graphics
        lines: tuple[list[Widget], ...] = (
            [self.play, self.watch],
            [self.burn, self.locked],
            [self.locked_gold],
            list(self.icons),
        )
        for line in lines:
            height = max(widget.measure(graphics)[1] for widget in line)
            top, area = cut_top(area, height, graphics.px(Space.LARGE))
            row(line, top, graphics)
        column([self.speed, self.language, self.bar, self.spinner], area, graphics, gap=Space.LARGE)

    def _lay_sheet(self, area: pygame.Rect) -> None:
        self.sheet.place(area, self.graphics)
        inside = area.inflate(
            -2 * self.graphics.px(Space.LARGE), -2 * self.graphics.px(Space.LARGE)
        )
        column(self.sheet.children, inside, self.graphics, gap=Space.MEDIUM)

    def _lay_slab(self, area: pygame.Rect) -> None:
        graphics = self.graphics
        self.slab.place(area, graphics)
        inside = area.inflate(-2 * graphics.px(Space.LARGE), -2 * graphics.px(Space.LARGE))
        head, inside = cut_top(
            inside, graphics.text.line_height(SUBHEADING), graphics.px(Space.SMALL)
        )
        self.log_head.place(head, graphics)
        upper, lower = grid(inside, 1, 2, graphics.px(Space.LARGE))
        self.log.place(upper, graphics)
        self.rows.place(lower, graphics)

    def draw(self, canvas: Canvas) -> None:
        """The background, with a glow behind the title."""
        canvas.background()
        palette = canvas.graphics.theme.palette
        centre = self.title.rect.center
        canvas.glow(centre, canvas.graphics.px(320), palette.gold, alpha=0.25)
        self.widgets.draw(canvas)


def paint(folder: Path) -> None:
    """Save one picture per size, and one of the dialog."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    from pyramids.ui.app import App
    from pyramids.ui.dialog import Answer, Dialog

    for size in SIZES:
        app = App(size)
        scene = Gallery()
        app.scenes.push(scene)
        scene.widgets.set_focus(scene.speed, visible=True)
        scene.play.hovered = True
        scene.watch.held = scene.watch.hovered = True
        for _ in range(40):
            app.step()
        name = f"{size[0]}x{size[1]}"
        pygame.image.save(app.frame(), folder / f"gallery_{name}.png")
        answers = [Answer("Keep it"), Answer("Delete", danger=True, primary=True)]
        app.scenes.push(Dialog("Delete this game?", _LORE, answers))
        app.toast("The game is saved.")
        for _ in range(40):
            app.step()
        pygame.image.save(app.frame(), folder / f"dialog_{name}.png")
        app.close()


if __name__ == "__main__":
    paint(Path(sys.argv[1]))
