"""The other players: their displays, their places and how many cards they hold."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.im_bann.counts import Kind
from pyramids.games.im_bann.state import CHAMBER, State
from pyramids.games.im_bann.ui.cards.card_face import BACK
from pyramids.games.im_bann.ui.controller import ImBannController
from pyramids.games.im_bann.ui.table.display import Standing, card_row, display_kinds, draw_cards
from pyramids.games.im_bann.ui.theme import HandSizes, RivalPlateSizes
from pyramids.language import _, ngettext
from pyramids.tables.layout.rival_grid import PlateSizes
from pyramids.tables.parts import rivals
from pyramids.tables.parts.rivals import plate_sizes
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import NUMBER, Radius, Space
from pyramids.ui.widgets import cut_left


class RivalPlate(rivals.RivalPlate):
    """One opponent."""

    def __init__(
        self,
        controller: ImBannController,
        offers: Callable[[Seat], str],
        seat: Seat,
        on_press: Callable[[], None],
    ) -> None:
        super().__init__(seat, controller, on_press)
        self._rules = controller.rules
        self._offers = offers
        self.kinds: tuple[Kind, ...] = ()
        self.flying: frozenset[int] = frozenset()
        """Positions in the display of cards that are still flying."""
        self.standing: Standing | None = None
        self.offered = False
        """Whether a press gives this player the Mummy."""
        self.cards = pygame.Rect(0, 0, 0, 0)
        """Where the display lies."""
        self._figures = pygame.Rect(0, 0, 0, 0)
        self.hand_rect = pygame.Rect(0, 0, 0, 0)
        """The card before the size of the hand."""

    def show(self, state: State, *, roll: bool = True) -> None:
        """Show the table as the viewer may see it."""
        self.kinds = display_kinds(self._rules, state, self.seat)
        self.standing = Standing(self._rules, state, self.seat)
        self.flying = frozenset()
        self.set_score(sum(state.archaeologists[self.seat].hand), roll=roll)

    def brief(self) -> str:
        """What the display is worth: the hand's size would be taken for a score."""
        standing = self.standing
        return "" if standing is None else standing.figures or standing.words

    def press_words(self) -> str:
        """What a press does."""
        offered = self._offers(self.seat)
        if offered:
            return offered
        words = _("Look at {name}'s cards.", name=self._controller.name(self.seat))
        count = self.score.value
        hand = ngettext("Hand: {n} card", "Hand: {n} cards", count)
        return f"{hand}\n{words}"

    def sizes(self, graphics: Graphics) -> PlateSizes:
        """A row of small cards, with the figures beside it."""
        stage = graphics.theme.stage
        cards = (stage(RivalPlateSizes.CARDS[0]), stage(RivalPlateSizes.CARDS[1]))
        return plate_sizes(graphics, cards, beside=_figures(graphics))

    def split_body(self, area: pygame.Rect, graphics: Graphics) -> tuple[pygame.Rect, pygame.Rect]:
        """The figures right of the cards."""
        gap = graphics.theme.stage(Space.SMALL)
        wide = area.width - _figures(graphics)[0] - gap
        cards, figures = cut_left(area, wide, gap)
        return cards, figures

    def board_width(self, graphics: Graphics, height: int) -> int:
        """A row is as long as there is room."""
        wide, high = RivalPlateSizes.CARDS
        return height * wide // high

    def place_parts(self, board: pygame.Rect, figures: pygame.Rect, graphics: Graphics) -> None:
        """Place cards and figures; the hand's size has a card before it."""
        high = min(board.height, graphics.theme.stage(2 * RivalPlateSizes.CARDS[1]))
        self.cards = pygame.Rect(board.left, board.centery - high // 2, board.width, high)
        self._figures = figures
        score = self.score.rect
        side = min(score.height, graphics.theme.stage(24))
        wide = round(side * HandSizes.RATIO)
        digits = graphics.text.width("00", NUMBER)
        left = score.right - digits - wide - graphics.theme.stage(Space.SMALL)
        if self.score.align == "left":
            left = score.left
            self.score.place(score.move(wide + graphics.theme.stage(Space.TIGHT), 0), graphics)
        else:
            self._name.width = max(0, left - graphics.theme.stage(Space.TIGHT) - self._name.left)
        self.hand_rect = rect_at("midleft", (left, score.centery), wide, side)

    def hold_last(self, away: bool) -> None:
        """Hide the last card while it is on its way."""
        self.flying = frozenset([len(self.kinds) - 1]) if away else frozenset()

    def card_slot(self, position: int) -> pygame.Rect:
        """Where a card of the display is."""
        return self.slots(max(1, len(self.kinds)))[position]

    def slots(self, count: int) -> list[pygame.Rect]:
        """Where so many cards of a display would be."""
        return card_row(self.cards, count)

    def draw(self, canvas: Canvas) -> None:
        """The plate, then cards and figures."""
        super().draw(canvas)
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        if self.offered:
            width = graphics.px(3)
            canvas.ring(self.rect, graphics.px(Radius.BUTTON), width, palette.legal)
        canvas.blit(graphics.art.stretched(BACK, self.hand_rect.size), self.hand_rect.topleft)
        shown = [kind for n, kind in enumerate(self.kinds) if n not in self.flying]
        draw_cards(canvas, self._rules, shown, self.cards)
        if self.standing is not None:
            self._draw_figures(canvas, self.standing)

    def _draw_figures(self, canvas: Canvas, standing: Standing) -> None:
        graphics, palette, area = canvas.graphics, canvas.graphics.theme.palette, self._figures
        pip = graphics.theme.stage(RivalPlateSizes.PIP)
        line = graphics.text.line_height(NUMBER)
        top = area.centery - (pip + line) // 2
        step = min(pip * 3 // 2, area.width // (CHAMBER + 1))
        for number in range(CHAMBER + 1):
            centre = (area.left + pip // 2 + number * step, top + pip // 2)
            if number < standing.place:
                canvas.disc(centre, pip, palette.gold)
            elif number == standing.place:
                canvas.disc(centre, pip + 3, palette.gold_light)
                canvas.disc(centre, pip // 2, palette.night)
            else:
                canvas.disc(centre, pip // 2, palette.moonlight_dim)
        colour = palette.gold_light if standing.enough else palette.moonlight
        spot = (area.left, top + pip + line // 2 + 2)
        canvas.fitted_text(standing.figures, spot, area.width, NUMBER, colour, anchor="midleft")


def _figures(graphics: Graphics) -> tuple[int, int]:
    wide, high = (graphics.theme.stage(length) for length in RivalPlateSizes.FIGURES)
    words = graphics.text.width(_("{total} of {need}", total=20, need=20), NUMBER)
    return max(wide, words), max(high, graphics.text.line_height(NUMBER))
