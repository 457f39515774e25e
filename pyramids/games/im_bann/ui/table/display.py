"""Displays: the equipment in front of a player, its total against the need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

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

    def __init__(self, rules: ImBann, state: State, seat: Seat, more: int = 0) -> None:
        player = state.archaeologists[seat]
        self.place = player.place
        self.total = rules.scoring.total(player.display) + more
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

    def figures_from(self, now: Standing) -> str:
        """The total now and with the card that is pointed at, and the need."""
        totals = f"{now.total} → {self.total}"
        return _("{total} of {need}", total=totals, need=self.need)

    @property
    def words(self) -> str:
        """What is missing, or too much."""
        if self.place == OUT:
            return _("at the goal")
        if self.exact:
            return _("exact!")
        if self.total < self.need:
            missing = self.need - self.total
            return _exactly_missing(missing) if self.place == CHAMBER else _missing(missing)
        return _too_many(self.total - self.need)


_GAUGE: Final = 176
_NOTCH: Final = 16
_EXACT: Final = 0.45
"""The light of an exact total."""


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
        if self.chosen or (self.offered and (self.hovered or self.ringed)):
            rect = rect.move(0, -rect.height // 12)
        canvas.blit(card_face(canvas.graphics, self.card, rect.size), rect.topleft)
        if self.offered or self.chosen:
            colour = palette.gold_light if self.chosen else palette.legal
            width = canvas.graphics.px(3)
            canvas.ring(rect.inflate(width, width), canvas.graphics.px(Radius.SMALL), width, colour)

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
        self.outlook: Standing | None = None
        """The standing after a card that is pointed at."""
        self.inviting = False
        """Whether a card that is being dragged may be dropped here."""
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

    def hold_last(self, away: bool) -> None:
        """Hide the last card while it is on its way."""
        for card in self.cards[-1:]:
            card.away = away

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
        longest = (_missing(20), _exactly_missing(20), _too_many(20))
        wide = max(graphics.text.width(text, BODY) for text in longest)
        figures = _("{total} of {need}", total="20 → 20", need=20)
        wide = max(wide, graphics.text.width(figures, TOTAL), graphics.theme.stage(_GAUGE)) + edge
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
        if not self.cards and standing.figures:
            words = _("Your display: equipment goes here")
            colour = palette.moonlight_dim
            canvas.fitted_text(words, self._room.center, self._room.width, BODY, colour)
        self.draw_children(canvas)
        if self.inviting:
            canvas.ring(self.rect, graphics.px(Radius.BUTTON), graphics.px(3), palette.legal)
        self._draw_standing(canvas, standing)

    def _draw_standing(self, canvas: Canvas, standing: Standing) -> None:
        """The total against the need, or what they would be after the card that is pointed at."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        shown = self.outlook or standing
        area, middle = self._figures, self._figures.centerx
        if shown.exact:
            canvas.glow(area.center, area.height, palette.gold_light, _EXACT)
        colour = palette.gold_light if shown.enough else palette.moonlight
        colour = palette.legal if self.outlook and not shown.enough else colour
        first, second = (graphics.text.line_height(style) for style in (TOTAL, BODY))
        gauge = graphics.theme.stage(_NOTCH)
        top = area.top + max(0, area.height - first - second - gauge) // 2
        figures = standing.figures if shown is standing else shown.figures_from(standing)
        if figures:
            place = (middle, top + first // 2)
            canvas.fitted_text(figures, place, area.width, TOTAL, colour)
        spot = (middle, top + first + second // 2)
        canvas.fitted_text(shown.words, spot, area.width, BODY, palette.moonlight)
        if top + first + second + gauge <= area.bottom:
            notches = pygame.Rect(area.left, top + first + second, area.width, gauge)
            self._draw_gauge(canvas, standing, shown, notches)

    def _draw_gauge(
        self, canvas: Canvas, now: Standing, shown: Standing, area: pygame.Rect
    ) -> None:
        """A notch for each point of the need: filled, about to be filled, too many, or open."""
        palette, count = canvas.graphics.theme.palette, max(shown.need, shown.total)
        step = min(area.width // max(1, count), area.height)
        left = area.centerx - step * count // 2
        for number in range(count):
            place = (left + number * step + step // 2, area.centery)
            colour = palette.legal if number >= now.total else palette.gold
            if number >= shown.need:
                colour = palette.illegal
            filled = number < shown.total
            canvas.disc(
                place, step * (4 if filled else 2) // 5, colour if filled else palette.stone
            )

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


def _exactly_missing(count: int) -> str:
    """Beside the royal chamber: more than the need is no use there (IB-11)."""
    return ngettext("exactly {n} missing", "exactly {n} missing", count)


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
