"""The other players: faces, scores, small live chambers; one press shows them large."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.silver_gold import scoring
from pyramids.games.silver_gold.deck import Deck
from pyramids.games.silver_gold.scenes.card import PyramidCard
from pyramids.games.silver_gold.scenes.chamber import RATIO
from pyramids.games.silver_gold.scenes.playback import turn_marks
from pyramids.games.silver_gold.scenes.sheet import ScoreSheet
from pyramids.games.silver_gold.state import NO_CARD, State
from pyramids.ui.canvas import Canvas, Kit
from pyramids.ui.language import _
from pyramids.ui.theme import Colour, Material, Space
from pyramids.ui.theme.sizes import NUMBER, SMALL_BOLD, SUBHEADING
from pyramids.ui.theme.table import Rivals
from pyramids.ui.widgets import Counter, Pressable, Widget

if TYPE_CHECKING:
    from pyramids.games.silver_gold.scenes.course import Course

_CROWDED = 3
"""With so many opponents each gets a smaller plate."""


class RivalPlate(Pressable):
    """One opponent."""

    def __init__(self, seat: Seat, course: Course, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.seat = seat
        self.thinks = False
        """The game waits for this player."""
        self.cards = tuple(self.add(_Chamber()) for _ in range(2))
        self.sheet = self.add(ScoreSheet())
        self.score = self.add(Counter(0, NUMBER))
        self._course = course
        self._face = pygame.Rect(0, 0, 0, 0)
        self._name = pygame.Rect(0, 0, 0, 0)
        for child in self.children:
            child.hoverable = False
        # The score stands beside the name already.
        for number in self.sheet.children:
            number.visible = False

    @property
    def colour(self) -> Colour:
        """The colour that the player wears."""
        return self._course.colour(self.seat)

    def show(self, deck: Deck, table: State, *, roll: bool = True) -> None:
        """Follow the table as the viewer may see it."""
        explorer = table.explorers[self.seat]
        fresh = turn_marks(table, self.seat)
        for card, (number, marks) in zip(self.cards, explorer.places, strict=True):
            card.pyramid = None if number == NO_CARD else deck.pyramid(number)
            card.marks = marks
            card.completed = bool(card.pyramid and marks & card.pyramid.tomb)
            card.last = fresh.get(number, 0)
        course = self._course
        self.sheet.show(deck, table, self.seat, course.names(), course.colours(), roll=roll)
        total = scoring.seat_sheet(deck, table, self.seat).total
        if roll:
            self.score.value = total
        else:
            self.score.jump(total)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What a press does."""
        return _(
            "{name}: look at the pyramids and the score sheet", name=self._course.name(self.seat)
        )

    def natural_height(self, kit: Kit, width: int, crowded: bool) -> int:
        """How high it likes to be in a width."""
        stage = kit.theme.stage
        inner = width - 2 * stage(Rivals.PADDING)
        card = (inner - stage(Space.SMALL)) // 2
        if crowded:
            card = round(card * 0.7)
        parts = self._head(kit, crowded) + round(card / RATIO) + self._foot(kit)
        return parts + 2 * stage(Rivals.PADDING) + 2 * stage(Space.TIGHT)

    def place(self, rect: pygame.Rect, kit: Kit) -> None:
        """Face and name above, two chambers, the counts below."""
        super().place(rect, kit)
        stage = kit.theme.stage
        inner = rect.inflate(-2 * stage(Rivals.PADDING), -2 * stage(Rivals.PADDING))
        head = self._head(kit, rect.height < stage(190))
        self._face = pygame.Rect(inner.left, inner.top, head, head)
        score = self.score.measure(kit)[0]
        self.score.place(pygame.Rect(inner.right - score, inner.top, score, head), kit)
        left = self._face.right + stage(Space.SMALL)
        self._name = pygame.Rect(left, inner.top, inner.right - score - left, head)
        foot = self._foot(kit)
        self.sheet.place(pygame.Rect(inner.left, inner.bottom - foot, inner.width, foot), kit)
        top = inner.top + head + stage(Space.TIGHT)
        room = inner.bottom - foot - stage(Space.TIGHT) - top
        gap = stage(Space.SMALL)
        wide = min((inner.width - gap) // 2, round(room * RATIO))
        left = inner.centerx - wide - gap // 2
        for card in self.cards:
            card.place(pygame.Rect(left, top, wide, room), kit)
            left += wide + gap

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate with a ribbon in the player's colour."""
        kit = canvas.kit
        self.draw_plate(canvas, self.rect, kit.theme.recipe(Material.NIGHT))
        rim = kit.theme.stage(2)
        canvas.disc(self._face.center, self._face.width, self.colour)
        canvas.svg(self._course.portrait(self.seat), self._face.inflate(-2 * rim, -2 * rim))
        name = self._course.name(self.seat)
        lettering = kit.scribe.fitting(name, SUBHEADING, self._name.width)
        name = kit.scribe.shorten(name, lettering, self._name.width)
        canvas.text(name, self._name.midleft, lettering, anchor="midleft")
        if self.thinks:
            self._draw_thinking(canvas)
        self.draw_children(canvas)

    def _draw_thinking(self, canvas: Canvas) -> None:
        side = self._face.width // 2
        place = pygame.Rect(0, 0, side, side)
        place.center = self._face.bottomright
        canvas.disc(place.center, side + 2, canvas.kit.theme.palette.night)
        canvas.svg("common/icon_hourglass", place)

    def _head(self, kit: Kit, crowded: bool) -> int:
        return kit.theme.stage(30 if crowded else Rivals.PORTRAIT)

    def _foot(self, kit: Kit) -> int:
        return max(kit.theme.stage(Rivals.COUNTS), 2 * kit.scribe.line_height(SMALL_BOLD))


class RivalColumn(Widget):
    """All opponents below each other; what is left goes to the log."""

    hoverable = False

    def __init__(self, course: Course, on_open: Callable[[Seat], None], log: Widget) -> None:
        super().__init__()
        self._course = course
        self._on_open = on_open
        self.plates: list[RivalPlate] = []
        self.log = log

    def seat_around(self, seats: Sequence[Seat]) -> None:
        """Show these players; called when the viewer changes."""
        self.clear()
        self.plates = [self.add(self._plate(seat)) for seat in seats]
        self.add(self.log)

    def plate(self, seat: Seat) -> RivalPlate | None:
        """The plate of a player, unless it is the viewer's own screen."""
        return next((plate for plate in self.plates if plate.seat == seat), None)

    def place(self, rect: pygame.Rect, kit: Kit) -> None:
        """Plates as high as they like, the log in the rest."""
        super().place(rect, kit)
        gap = kit.theme.stage(Space.SMALL)
        crowded = len(self.plates) >= _CROWDED
        top = rect.top
        for plate in self.plates:
            high = plate.natural_height(kit, rect.width, crowded)
            plate.place(pygame.Rect(rect.left, top, rect.width, high), kit)
            top += high + gap
        self.log.place(pygame.Rect(rect.left, top, rect.width, max(0, rect.bottom - top)), kit)

    def _plate(self, seat: Seat) -> RivalPlate:
        return RivalPlate(seat, self._course, lambda: self._on_open(seat))


class _Chamber(PyramidCard):
    """A small live chamber: the plate around it is what is pressed."""

    hoverable = False
