"""The bar above the table: whose screen it is, round and turn, what to do, and the tools."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.games.silver_gold.scenes.wording import NUMERALS
from pyramids.games.silver_gold.state import ROUNDS, TURNS
from pyramids.ui.canvas import Canvas, Kit
from pyramids.ui.language import _, later
from pyramids.ui.theme import Colour, Material, Space
from pyramids.ui.theme.sizes import SUBHEADING
from pyramids.ui.theme.table import ROUND, Table
from pyramids.ui.widgets import IconButton, Widget


class TurnDots(Widget):
    """Seven dots, one a turn of the round."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0

    def measure(self, kit: Kit, width: int | None = None) -> tuple[int, int]:
        """A row of dots."""
        step = kit.theme.stage(Table.DOT) * 3 // 2
        return TURNS * step, kit.theme.stage(Table.DOT)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What the dots count."""
        return _("Turn {turn} of {turns} in this round", turn=self.turn, turns=TURNS)

    def draw(self, canvas: Canvas) -> None:
        """Golden for turns that have begun."""
        kit, palette = canvas.kit, canvas.kit.theme.palette
        size, step = kit.theme.stage(Table.DOT), self.rect.width / TURNS
        for number in range(TURNS):
            centre = (self.rect.left + round((number + 0.5) * step), self.rect.centery)
            begun = number < self.turn
            canvas.disc(centre, size, palette.gold if begun else palette.night_light)
            if number == self.turn - 1:
                canvas.disc(centre, size // 2, palette.gold_light)


class TopBar(Widget):
    """One line across the window."""

    hoverable = False

    def __init__(
        self,
        *,
        on_menu: Callable[[], None],
        on_rules: Callable[[], None],
        on_undo: Callable[[], None],
        on_log: Callable[[], None],
    ) -> None:
        super().__init__()
        self.round = 1
        self.instruction = ""
        self.urgent = False
        """Something unusual is asked for: extra marks, a refill."""
        self.portrait = ""
        self.name = ""
        self.crest: Colour = (0, 0, 0)
        self.breath = 0.0
        """What is left of the pause in which a turn can be taken back, drawn around Undo."""
        self.dots = self.add(TurnDots())
        self.undo = self.add(IconButton("common/icon_undo", later("Undo: Ctrl+Z"), on_undo))
        self.log = self.add(IconButton("common/icon_log", later("Log of the game: L"), on_log))
        self.help = self.add(IconButton("common/icon_help", later("Rules: F1"), on_rules))
        self.menu = self.add(IconButton("common/icon_menu", later("Menu: Esc"), on_menu))
        self._face = pygame.Rect(0, 0, 0, 0)
        self._title = pygame.Rect(0, 0, 0, 0)
        self._words = pygame.Rect(0, 0, 0, 0)

    def place(self, rect: pygame.Rect, kit: Kit) -> None:
        """Crest and round left, words in the middle, tools right."""
        super().place(rect, kit)
        stage = kit.theme.stage
        gap, side = stage(Space.SMALL), min(rect.height - stage(4), stage(44))
        right = rect.right
        for tool in (self.menu, self.help, self.log, self.undo):
            tool.place(pygame.Rect(right - side, rect.centery - side // 2, side, side), kit)
            right -= side + gap
        self._face = pygame.Rect(rect.left, rect.centery - side // 2, side, side)
        title = max(kit.scribe.width(_round_title(n), ROUND) for n in range(1, ROUNDS + 1))
        self._title = pygame.Rect(self._face.right + gap, rect.top, title, rect.height)
        dots = self.dots.measure(kit)[0]
        left = self._title.right + 2 * gap
        self.dots.place(pygame.Rect(left, rect.top, dots, rect.height), kit)
        # The words keep the middle of the window as long as both sides leave it free.
        reach = max(left + dots - rect.centerx, rect.centerx - right) + 2 * gap
        half = max(-reach, 0)
        if half < rect.width // 5:
            start = left + dots + 2 * gap
            self._words = pygame.Rect(start, rect.top, right - gap - start, rect.height)
        else:
            self._words = pygame.Rect(rect.centerx - half, rect.top, 2 * half, rect.height)

    def draw(self, canvas: Canvas) -> None:
        """Draw crest, round, words, then dots and tools."""
        palette = canvas.kit.theme.palette
        self._draw_crest(canvas)
        title = _round_title(self.round)
        canvas.text(title, self._title.midleft, ROUND, palette.gold_light, anchor="midleft")
        self._draw_words(canvas)
        self.draw_children(canvas)
        if self.breath > 0:
            self._draw_breath(canvas)

    def _draw_crest(self, canvas: Canvas) -> None:
        rim = canvas.kit.theme.stage(3)
        canvas.disc(self._face.center, self._face.width, self.crest)
        if self.portrait:
            canvas.svg(self.portrait, self._face.inflate(-2 * rim, -2 * rim))

    def _draw_words(self, canvas: Canvas) -> None:
        if not self.instruction:
            return
        kit = canvas.kit
        room = self._words.width - 2 * kit.px(Space.LARGE)
        lettering = kit.scribe.fitting(self.instruction, SUBHEADING, room)
        words = kit.scribe.shorten(self.instruction, lettering, room)
        plate = pygame.Rect(0, 0, kit.scribe.width(words, lettering), 0)
        plate.width += 2 * kit.px(Space.LARGE)
        plate.height = min(
            self.rect.height, kit.scribe.line_height(lettering) + kit.px(Space.MEDIUM)
        )
        plate.center = self._words.center
        material = Material.GOLD if self.urgent else Material.NIGHT
        recipe = kit.theme.recipe(material)
        canvas.plate(plate, recipe, radius=plate.height // 2)
        canvas.text(words, plate.center, lettering, recipe.letters, anchor="center")

    def _draw_breath(self, canvas: Canvas) -> None:
        """A row of gold below the undo button that shrinks as the pause runs out."""
        kit, rect = canvas.kit, self.undo.rect
        width = max(1, round(rect.width * self.breath))
        bar = pygame.Rect(rect.left, rect.bottom + kit.theme.stage(1), width, kit.theme.stage(3))
        canvas.fill(kit.theme.palette.gold_light, bar)


def _round_title(number: int) -> str:
    return _("Round {round} of {rounds}", round=NUMERALS[number], rounds=NUMERALS[ROUNDS])
