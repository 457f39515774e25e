"""The refill: a new pyramid from the display or the stack, and whose turn it is to choose.

The panel lies where the player's pyramids are; everything around it stays in view and in use, as
rivals, awards and the player's own sheet decide which pyramid is worth most.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from pyramids.engine.multiset import size as count_of
from pyramids.games.silver_gold.deck import COLOURS, Pyramid
from pyramids.games.silver_gold.moves import STACK
from pyramids.games.silver_gold.refill import completed, next_award
from pyramids.games.silver_gold.state import DISPLAY, NO_CARD, State
from pyramids.games.silver_gold.texts.cards import card_title, route_length
from pyramids.games.silver_gold.ui.cards.card import draw_back, draw_card, draw_glow
from pyramids.games.silver_gold.ui.cards.chamber_geometry import RATIO, corner
from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.theme import TURN_OWNER
from pyramids.games.silver_gold.ui.theme import RefillSizes as Sizes
from pyramids.language import _, ngettext
from pyramids.tables.parts.faces import draw_face
from pyramids.ui.animation import Duration, Tween
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import BODY, NUMBER_LARGE, SMALL, SMALL_BOLD, Material, Space
from pyramids.ui.widgets import Pressable, Widget, cut_left, cut_top, draw_panel


class Offer(Pressable):
    """A card that can be taken; without a pyramid it is the top of the stack."""

    def __init__(self, pyramid: Pyramid | None, count: int, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.pyramid = pyramid
        self.count = count
        self._rise = Tween(0.0, Duration.HOVER)

    @property
    def number(self) -> int:
        """The number of its pyramid, or that of the stack."""
        return STACK if self.pyramid is None else self.pyramid.number

    @property
    def card(self) -> pygame.Rect:
        """The rectangle of the card, as far as it is raised."""
        high = round(self.rect.width / RATIO)
        lift = round(self._rise.value * self.rect.width * 0.05)
        return pygame.Rect(self.rect.left, self.rect.top - lift, self.rect.width, high)

    def update(self, dt: float) -> bool:
        """Animate the rise under the pointer or with the focus."""
        moving = super().update(dt)
        self._rise.to(1.0 if self.hovered or self.ringed else 0.0)
        if self._rise.update(dt):
            self.invalidate()
        return moving or not self._rise.resting

    def focus_rect(self) -> pygame.Rect:
        """The ring goes around the card."""
        return self.card

    def focus_radius(self, graphics: Graphics) -> int:
        """Round as a card."""
        return corner(self.rect.width)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The card's title."""
        if self.pyramid is None:
            return _("The top card of the stack, face down until you take it.")
        return card_title(self.pyramid)

    def draw(self, canvas: Canvas) -> None:
        """Draw the card, and its description below."""
        card = self.card
        if self._rise.value > 0:
            draw_glow(canvas, card, self._rise.value)
        if self.pyramid is None:
            self._draw_stack(canvas, card)
        else:
            draw_card(canvas, card, self.pyramid, shadow=1.0 + self._rise.value)
        self._draw_caption(canvas)

    def _draw_stack(self, canvas: Canvas, card: pygame.Rect) -> None:
        shift = canvas.graphics.theme.stage(4)
        for depth in range(min(3, self.count) - 1, -1, -1):
            draw_back(canvas, card.move(depth * shift, depth * shift))
        style = canvas.graphics.theme.style(Material.NIGHT)
        slip = pygame.Rect(0, 0, *(canvas.graphics.px(side) for side in (72, 48)))
        slip.center = card.center
        canvas.plate(slip, style, radius=slip.height // 2)
        canvas.text(str(self.count), slip.center, NUMBER_LARGE, style.text_colour, anchor="center")

    def _draw_caption(self, canvas: Canvas) -> None:
        """How far its tomb is; number and colour are on the card."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        words = _("From the stack, face down")
        if self.pyramid is not None:
            way = route_length(self.pyramid)
            words = ngettext("{n} square to the tomb", "{n} squares to the tomb", way)
        top = self.rect.top + round(self.rect.width / RATIO) + graphics.px(Space.SMALL)
        room = pygame.Rect(self.rect.left, top, self.rect.width, 0)
        canvas.paragraph(words, room, SMALL, palette.moonlight, align="center")


class RefillPanel(Widget):
    """The cards to choose from; below them what the chooser keeps, and why they choose now."""

    hoverable = False

    def __init__(self, controller: SilverGoldController, on_choose: Callable[[int], None]) -> None:
        super().__init__()
        self.visible = False
        self.offers: list[Offer] = []
        self._controller = controller
        self._on_choose = on_choose
        self._state: State = controller.state()
        self._seat = controller.viewer
        self._graphics: Graphics | None = None
        self._title = self._below = pygame.Rect(0, 0, 0, 0)

    def open(self, state: State, seat: int) -> None:
        """Offer the cards of a state to a player."""
        self._state, self._seat = state, seat
        self.clear()
        self.offers = [self.add(offer) for offer in self._make_offers()]
        self.visible = True
        if self._graphics is not None:
            self.place(self.rect, self._graphics)

    def close(self) -> None:
        """Hide it."""
        self.visible = False

    def offer(self, card: int) -> Offer | None:
        """The offer of a card, or of the stack."""
        return next((offer for offer in self.offers if offer.number == card), None)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The title above, then the cards side by side, then what is kept."""
        super().place(rect, graphics)
        self._graphics = graphics
        edge, gap = graphics.theme.stage(Space.LARGE), graphics.theme.stage(Space.MEDIUM)
        inner = rect.inflate(-2 * edge, -2 * gap)
        self._title, rest = cut_top(inner, _head(graphics), gap)
        card = offer_width(rect.size, graphics)
        high = round(card / RATIO) + _caption(graphics)
        row, self._below = cut_top(rest, high, gap)
        count = max(1, len(self.offers))
        step = min(card + 2 * edge, (row.width - card) / max(1, count - 1))
        left = row.centerx - (step * (count - 1) + card) / 2
        for number, offer in enumerate(self.offers):
            place = pygame.Rect(round(left + number * step), row.top, card, row.height)
            offer.place(place, graphics)

    def draw(self, canvas: Canvas) -> None:
        """The panel with its texts, the cards that are kept, and the offers."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        draw_panel(canvas, self.rect, Material.NIGHT)
        controller, seat = self._controller, self._seat
        face = pygame.Rect(self._title.topleft, (self._title.height, self._title.height))
        draw_face(canvas, face, controller.portrait(seat), controller.colour(seat))
        title = _("{name} takes a new pyramid", name=controller.name(seat))
        left = face.right + graphics.theme.stage(Space.MEDIUM)
        canvas.fitted_text(
            title,
            (left, self._title.centery),
            self._title.right - left,
            TURN_OWNER,
            palette.gold_light,
            anchor="midleft",
        )
        self._draw_below(canvas)
        self.draw_children(canvas)

    def _draw_below(self, canvas: Canvas) -> None:
        """The kept cards left, the reason right of them."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        gap, line = graphics.theme.stage(Space.LARGE), graphics.text.line_height(SMALL_BOLD)
        kept, room = self.kept(), self._below
        if kept:
            high = room.height - line
            wide = min(round(high * RATIO), room.width // 4)
            spot = (room.left, room.top + line // 2)
            canvas.text(_("You keep"), spot, SMALL_BOLD, palette.moonlight, anchor="midleft")
            for pyramid, marks in kept:
                place, room = cut_left(room, wide, gap)
                draw_card(
                    canvas, pygame.Rect(place.left, room.top + line, wide, high), pyramid, marks
                )
        self._draw_reasons(canvas, room)

    def _draw_reasons(self, canvas: Canvas, room: pygame.Rect) -> None:
        """Why the player chooses now, and how far the awards of each colour are."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        words = graphics.text.wrap(self.why(), BODY, room.width)
        side = max(graphics.theme.stage(Sizes.MEDAL), graphics.text.line_height(BODY))
        gap = graphics.theme.stage(Space.SMALL)
        above = len(words) * graphics.text.line_height(BODY) + gap
        high = min(room.height, above + len(COLOURS) * side)
        text = pygame.Rect(room.left, room.centery - high // 2, room.width, high)
        canvas.paragraph(words, text, BODY, palette.moonlight)
        top = text.top + above
        for colour, name in enumerate(COLOURS):
            medal = pygame.Rect(room.left, top, side, side)
            canvas.svg(f"silver_gold/medal_pyramid_{name}", medal.inflate(-4, -4))
            left = medal.right + gap
            canvas.fitted_text(
                self.outlook(colour),
                (left, medal.centery),
                room.right - left,
                BODY,
                palette.moonlight_dim,
                anchor="midleft",
            )
            top += side

    def outlook(self, colour: int) -> str:
        """How far the next award of a colour is."""
        found = next_award(self._controller.deck, self._state, self._seat, colour)
        if found is None:
            return _("no award left")
        more, points = found
        return ngettext(
            "{n} more for the award of {points} points",
            "{n} more for the award of {points} points",
            more,
            points=points,
        )

    def kept(self) -> list[tuple[Pyramid, int]]:
        """The chooser's pyramids that aren't completed, with their marks."""
        places = self._state.explorers[self._seat].places
        cards = [(self._controller.deck.pyramid(n), marks) for n, marks in places if n != NO_CARD]
        return [(pyramid, marks) for pyramid, marks in cards if not marks & pyramid.tomb]

    def why(self) -> str:
        """Who chooses now, why, and who is next (SG-16 to SG-18)."""
        numbers = [(self._lowest(seat), seat) for seat in self._state.queue]
        card, _seat = numbers[0]
        name = self._controller.name(self._seat)
        if len(numbers) == 1:
            return _("{name} completed pyramid {card}.", name=name, card=card)
        first = _(
            "{name} completed pyramid {card}, the lowest number, and chooses first.",
            name=name,
            card=card,
        )
        after = [
            _("{name} (pyramid {card})", name=self._controller.name(seat), card=number)
            for number, seat in numbers[1:]
        ]
        then = _("Then: {names}.", names=", ".join(after))
        return f"{first} {then}"

    def _lowest(self, seat: int) -> int:
        explorer, before = self._state.explorers[seat], self._state.before[seat]
        fresh = (*explorer.done[len(before.done) :], *completed(self._controller.deck, explorer))
        return min(fresh, default=NO_CARD)

    def _make_offers(self) -> list[Offer]:
        deck, choose = self._controller.deck, self._on_choose
        offers = [
            Offer(deck.pyramid(number), 1, partial(choose, number))
            for number in self._state.display
            if number != NO_CARD
        ]
        count = count_of(self._state.stack)
        if count:
            offers.append(Offer(None, count, partial(choose, STACK)))
        return offers


def offer_width(size: tuple[int, int], graphics: Graphics) -> int:
    """The width of an offered card on a panel of a size, the same for every number of offers."""
    edge, gap = graphics.theme.stage(Space.LARGE), graphics.theme.stage(Space.MEDIUM)
    wide = (size[0] - 2 * edge - DISPLAY * gap) // (DISPLAY + 1)
    # The kept cards below are to be at least as high as the share says.
    room = size[1] - _head(graphics) - _caption(graphics) - 4 * gap
    return max(1, min(graphics.theme.stage(Sizes.CARD), wide, round(room * Sizes.SHARE * RATIO)))


def _head(graphics: Graphics) -> int:
    return max(graphics.theme.stage(Sizes.PORTRAIT), graphics.text.line_height(TURN_OWNER))


def _caption(graphics: Graphics) -> int:
    """The height of two lines below a card."""
    return 2 * graphics.text.line_height(SMALL) + graphics.px(Space.SMALL)
