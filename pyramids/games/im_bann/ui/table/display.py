"""Displays: the equipment in front of a player, its total against the need."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.im_bann.counts import Kind, kinds_of
from pyramids.games.im_bann.deck import Card
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import CHAMBER, OUT, State
from pyramids.games.im_bann.texts.cards import card_name
from pyramids.games.im_bann.ui.cards.card_face import card_face, draw_card
from pyramids.games.im_bann.ui.theme import TOTAL, HandSizes
from pyramids.language import _, ngettext
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import BODY, Material, Radius, Space
from pyramids.ui.widgets import Pressable, Widget


def display_kinds(rules: ImBann, state: State, seat: Seat) -> tuple[Kind, ...]:
    """The cards in a display, the Mummy last."""
    kinds = kinds_of(state.archaeologists[seat].display)
    return (*kinds, rules.deck.mummy) if state.mummy == seat else kinds


class Standing:
    """What a display is worth against what is needed."""

    def __init__(self, rules: ImBann, state: State, seat: Seat) -> None:
        player = state.archaeologists[seat]
        self.place = player.place
        self.total = rules.scoring.total(player.display)
        self.need = 0 if player.place == OUT else rules.scoring.need(state, seat)

    @property
    def exact(self) -> bool:
        """Whether the need is met exactly."""
        return self.place != OUT and self.total == self.need

    @property
    def enough(self) -> bool:
        """Whether the adventure can be beaten; the royal chamber wants it exactly."""
        if self.place == OUT:
            return False
        return self.exact or (self.total > self.need and self.place != CHAMBER)

    @property
    def figures(self) -> str:
        """The total and the need, as short as possible."""
        if self.place == OUT:
            return ""
        return _("{total} of {need}", total=self.total, need=self.need)

    @property
    def words(self) -> str:
        """What is missing, or too much."""
        if self.place == OUT:
            return _("through the royal chamber")
        if self.exact:
            return _("exact!")
        if self.total < self.need:
            return _missing(self.need - self.total)
        return _too_many(self.total - self.need)


class DisplayCard(Pressable):
    """A card in the viewer's display; it can be pressed when one has to go."""

    def __init__(self, position: int, on_press: Callable[[int], None]) -> None:
        super().__init__(lambda: on_press(position))
        self.card: Card | None = None
        self.offered = False
        self.chosen = False
        self.away = False
        """Whether it is still flying."""
        self.face = pygame.Rect(0, 0, 0, 0)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What it is."""
        name = "" if self.card is None else card_name(self.card)
        return name[:1].upper() + name[1:]

    def draw(self, canvas: Canvas) -> None:
        """The card; it shines if it can be chosen."""
        if self.card is None or self.away:
            return
        palette, rect = canvas.graphics.theme.palette, self.face
        if self.chosen or (self.offered and (self.hovered or self.focused)):
            rect = rect.move(0, -rect.height // 12)
        canvas.blit(card_face(canvas.graphics, self.card, rect.size), rect.topleft)
        if self.offered or self.chosen:
            colour = palette.gold_light if self.chosen else palette.illegal
            width = canvas.graphics.px(3 if self.chosen else 2)
            canvas.ring(rect, canvas.graphics.px(Radius.SMALL), width, colour)

    def focus_rect(self) -> pygame.Rect:
        """The picture."""
        return self.face


class OwnDisplay(Widget):
    """The viewer's display, with its total."""

    def __init__(self, rules: ImBann, on_press: Callable[[int], None]) -> None:
        super().__init__()
        self.kinds: tuple[Kind, ...] = ()
        self.standing: Standing | None = None
        self.cards: list[DisplayCard] = []
        self.ringing = 0.0
        """The light of an exact adventure, from 0 to 1."""
        self._rules = rules
        self._on_press = on_press
        self._figures = pygame.Rect(0, 0, 0, 0)
        self._room = pygame.Rect(0, 0, 0, 0)
        self._graphics: Graphics | None = None

    def show(self, state: State, seat: Seat) -> None:
        """Show a player's display."""
        kinds = display_kinds(self._rules, state, seat)
        self.standing = Standing(self._rules, state, seat)
        if kinds != self.kinds:
            self.kinds = kinds
            self.clear()
            self.cards = [self.add(self._card(position)) for position in range(len(kinds))]
            self._spread()
        for card in self.cards:
            card.away = False

    def offer(self, kinds: Sequence[Kind], chosen: Sequence[int]) -> None:
        """Offer some kinds of cards; `chosen` are positions."""
        for position, card in enumerate(self.cards):
            card.offered = card.focusable = self.kinds[position] in kinds
            card.chosen = position in chosen

    def slot(self, position: int) -> pygame.Rect:
        """Where a card is."""
        return self.slots(max(1, len(self.kinds)))[position]

    def slots(self, count: int) -> list[pygame.Rect]:
        """Where so many cards would be."""
        return card_row(self._room, count)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The cards left, the total right of them."""
        super().place(rect, graphics)
        self._graphics = graphics
        edge = graphics.theme.stage(Space.SMALL)
        inner = rect.inflate(-2 * edge, -2 * edge)
        wide = max(graphics.text.width(text, BODY) for text in (_missing(20), _too_many(20)))
        figures = _("{total} of {need}", total=20, need=20)
        wide = max(wide, graphics.text.width(figures, TOTAL)) + edge
        self._figures = pygame.Rect(inner.right - wide, inner.top, wide, inner.height)
        self._room = pygame.Rect(inner.left, inner.top, inner.width - wide - edge, inner.height)
        self._spread()

    def draw(self, canvas: Canvas) -> None:
        """The ledge, the cards and the total."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        canvas.plate(self.rect, Material.NIGHT)
        standing = self.standing
        if standing is None:
            return
        if not self.cards:
            words = _("Your display: equipment goes here")
            colour = palette.moonlight_dim
            canvas.fitted_text(words, self._room.center, self._room.width, BODY, colour)
        self.draw_children(canvas)
        middle = self._figures.center
        shine = 0.45 if standing.exact else 0.0
        if shine or self.ringing:
            light = max(shine, self.ringing)
            canvas.glow(middle, self._figures.height, palette.gold_light, light)
        colour = palette.gold_light if standing.enough else palette.moonlight
        line = graphics.text.line_height(TOTAL)
        if standing.figures:
            spot = (middle[0], middle[1] - line // 3)
            canvas.text(standing.figures, spot, TOTAL, colour, anchor="center")
        spot = (middle[0], middle[1] + line * 2 // 3)
        canvas.fitted_text(standing.words, spot, self._figures.width, BODY, palette.moonlight)

    def _card(self, position: int) -> DisplayCard:
        card = DisplayCard(position, self._on_press)
        card.card = self._rules.deck.cards[self.kinds[position]]
        card.focusable = False
        return card

    def _spread(self) -> None:
        if self._graphics is None:
            return
        slots = self.slots(max(1, len(self.cards)))
        for position, card in enumerate(self.cards):
            face = slots[position]
            slot = face.copy()
            if position + 1 < len(self.cards):
                slot.width = min(slot.width, slots[position + 1].left - face.left)
            card.face = face
            card.place(slot, self._graphics)


def _missing(count: int) -> str:
    return ngettext("{n} missing", "{n} missing", count)


def _too_many(count: int) -> str:
    return ngettext("{n} too many", "{n} too many", count)


def card_row(room: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Places of cards in a row from the left, overlapping if there are too many."""
    high = room.height
    wide = min(round(high * HandSizes.RATIO), room.width)
    gap = max(2, wide // 12)
    step = wide + gap
    if count > 1:
        step = min(step, (room.width - wide) // (count - 1))
    return [
        rect_at("topleft", (room.left + number * step, room.top), wide, high)
        for number in range(count)
    ]


def draw_cards(canvas: Canvas, rules: ImBann, kinds: Sequence[Kind], room: pygame.Rect) -> None:
    """A row of cards; hidden ones show their backs."""
    for kind, rect in zip(kinds, card_row(room, len(kinds)), strict=True):
        draw_card(canvas, rules.deck.cards[kind] if kind < rules.deck.back else None, rect)
