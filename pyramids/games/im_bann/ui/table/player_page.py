"""A player's page: place, display and hand, and a bot's reasons."""

from __future__ import annotations

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.im_bann.counts import kinds_of
from pyramids.games.im_bann.state import State
from pyramids.games.im_bann.texts.cards import place_name
from pyramids.games.im_bann.ui.controller import ImBannController
from pyramids.games.im_bann.ui.table.display import Standing, display_kinds, draw_cards
from pyramids.games.im_bann.ui.theme import PlayerPageSizes
from pyramids.language import _, later, ngettext
from pyramids.tables.parts.player_page import PlayerPage
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import BODY, SUBHEADING, Extent, Space
from pyramids.ui.widgets import Fit, Label, row


class PlayerView(PlayerPage[ImBannController]):
    """Display and hand in two rows; another player's hand shows its backs."""

    state: State

    def __init__(self, controller: ImBannController, seat: Seat, state: State) -> None:
        super().__init__(controller, seat, state)
        add = self.widgets.add
        self.display_title = add(Label(later("Cards in the display"), SUBHEADING, fit=Fit.SHRINK))
        self.hand_title = add(Label(self._hand_words, SUBHEADING, fit=Fit.SHRINK))
        self._display = pygame.Rect(0, 0, 0, 0)
        self._hand = pygame.Rect(0, 0, 0, 0)
        self.show(seat)

    def show(self, seat: Seat) -> None:
        """Show another player's page."""
        super().show(seat)
        self.hand_title.invalidate()

    def layout(self, size: tuple[int, int]) -> None:
        """The head, then display and hand, then the reasons."""
        graphics, stage = self.graphics, self.graphics.theme.stage
        self.rect = pygame.Rect(0, 0, *(stage(length) for length in PlayerPageSizes.SIZE))
        self.rect.height = min(size[1] - stage(Space.LARGE), self._height())
        self.rect.center = (size[0] // 2, size[1] // 2)
        edge, gap = stage(PlayerPageSizes.EDGE), stage(Space.MEDIUM)
        inner = self.rect.inflate(-2 * edge, -2 * edge)
        high = graphics.px(Extent.ICON_BUTTON)
        tools = pygame.Rect(inner.left, inner.top, inner.width, high)
        taken = row([self.before, self.after, self.close_button], tools, graphics, at="end")
        face = stage(PlayerPageSizes.FACE)
        place = pygame.Rect(inner.left, inner.top, face, face)
        self.place_head(place, gap, taken.left - gap)
        top, line = inner.top + face + gap, graphics.text.line_height(SUBHEADING)
        card = stage(PlayerPageSizes.CARD)
        for title, name in ((self.display_title, "_display"), (self.hand_title, "_hand")):
            title.place(pygame.Rect(inner.left, top, inner.width, line), graphics)
            setattr(self, name, pygame.Rect(inner.left, top + line, inner.width, card))
            top += line + card + gap
        words = self.why.measure(graphics, inner.width)[1]
        self.why.place(pygame.Rect(inner.left, top, inner.width, words), graphics)

    def words(self) -> str:
        """The place, and what the display is worth."""
        standing = Standing(self.controller.rules, self.state, self.seat)
        if not standing.figures:
            return standing.words
        place = place_name(standing.place)
        return _(
            "{place}: {figures}, {words}",
            place=place[:1].upper() + place[1:],
            figures=standing.figures,
            words=standing.words,
        )

    def draw_things(self, canvas: Canvas) -> None:
        """The cards."""
        rules, state = self.controller.rules, self.state
        display = display_kinds(rules, state, self.seat)
        if not display:
            dim, place = canvas.graphics.theme.palette.moonlight_dim, self._display.midleft
            words = _("No cards in the display")
            canvas.fitted_text(words, place, self._display.width, BODY, dim, anchor="midleft")
        draw_cards(canvas, rules, display, self._display)
        draw_cards(canvas, rules, kinds_of(state.archaeologists[self.seat].hand), self._hand)

    def _hand_words(self) -> str:
        count = sum(self.state.archaeologists[self.seat].hand)
        return ngettext("Hand: {n} card", "Hand: {n} cards", count)

    def _height(self) -> int:
        graphics, stage = self.graphics, self.graphics.theme.stage
        edge, gap = stage(PlayerPageSizes.EDGE), stage(Space.MEDIUM)
        line, card = graphics.text.line_height(SUBHEADING), stage(PlayerPageSizes.CARD)
        wide = stage(PlayerPageSizes.SIZE[0]) - 2 * edge
        why = self.why.measure(graphics, wide)[1]
        return 2 * edge + stage(PlayerPageSizes.FACE) + gap + 2 * (line + card + gap) + why
