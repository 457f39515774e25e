"""The refill: a new pyramid from the display or the stack, and whose turn it is to choose."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.engine.contract import Hint
from pyramids.engine.multiset import size as count_of
from pyramids.games.silver_gold.deck import Pyramid
from pyramids.games.silver_gold.moves import STACK, Take
from pyramids.games.silver_gold.refill import completed
from pyramids.games.silver_gold.state import DISPLAY, NO_CARD, State
from pyramids.games.silver_gold.texts.cards import card_title, route_length
from pyramids.games.silver_gold.ui.cards.card import draw_back, draw_card, draw_glow
from pyramids.games.silver_gold.ui.cards.chamber_geometry import RATIO, corner
from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.theme import TURN_OWNER
from pyramids.games.silver_gold.ui.theme import RefillSizes as Sizes
from pyramids.language import _, later, ngettext
from pyramids.play.game_flow import Step
from pyramids.tables.parts.hints import Hints
from pyramids.ui.actions import Action
from pyramids.ui.animation import Duration, Tween
from pyramids.ui.app import Scene
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.events import Command, Event
from pyramids.ui.theme import BODY, NUMBER_LARGE, SMALL, SMALL_BOLD, Extent, Material, Space
from pyramids.ui.theme.table import HintSizes as Advised
from pyramids.ui.widgets import Button, Pressable


class Offer(Pressable):
    """A card that can be taken; without a pyramid it is the top of the stack."""

    def __init__(self, pyramid: Pyramid | None, count: int, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.pyramid = pyramid
        self.count = count
        self.ringed = False
        self._rise = Tween(0.0, Duration.HOVER)
        self._caption = 0

    @property
    def card(self) -> pygame.Rect:
        """The rectangle of the card, as far as it is raised."""
        high = round(self.rect.width / RATIO)
        lift = round(self._rise.value * self.rect.width * 0.05)
        return pygame.Rect(self.rect.left, self.rect.top - lift, self.rect.width, high)

    def update(self, dt: float) -> bool:
        """Animate the rise under the pointer."""
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
        graphics = canvas.graphics
        palette = graphics.theme.palette
        top = self.rect.top + round(self.rect.width / RATIO) + graphics.px(Space.MEDIUM)
        line = graphics.text.line_height(SMALL_BOLD)
        if self.pyramid is None:
            words = (_("From the stack"), _("face down"))
        else:
            way = route_length(self.pyramid)
            fields = ngettext("{n} square to the tomb", "{n} squares to the tomb", way)
            words = (card_title(self.pyramid), fields)
        letters = ((SMALL_BOLD, palette.moonlight), (SMALL, palette.moonlight_dim))
        for number, (text, (text_style, colour)) in enumerate(zip(words, letters, strict=True)):
            place = (self.rect.centerx, top + number * line + line // 2)
            text = graphics.text.shorten(
                text, text_style, self.rect.width + graphics.px(Space.MEDIUM)
            )
            canvas.text(text, place, text_style, colour, anchor="center")


class RefillScene(Scene):
    """An overlay: whose choice it is, why, and the cards to choose from."""

    overlay = True

    def __init__(self, controller: SilverGoldController, on_taken: Callable[[Step], None]) -> None:
        super().__init__()
        self.controller = controller
        self._on_taken = on_taken
        self.seat = controller.viewer
        self.state: State = controller.state()
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.offers = [self.widgets.add(offer) for offer in self._make_offers()]
        self.undo = self.widgets.add(
            Button(
                later("Undo"), self._undo, icon="common/icon_undo", tooltip=later("Undo: Ctrl+Z")
            )
        )
        self.undo.visible = controller.can_undo()
        self.hint = self.widgets.add(
            Button(
                later("Hint"),
                self.toggle_hints,
                icon="common/icon_hint",
                tooltip=later("Show your three best moves and why: H"),
            )
        )
        self.hints = Hints(controller.advice, self._take_hint, instead_of=[])
        self.widgets.add(self.hints.list)

    def enter(self) -> None:
        """Set the focus on the first card."""
        self.widgets.set_focus(self.offers[0], visible=self.widgets.focus_visible)

    def layout(self, size: tuple[int, int]) -> None:
        """A panel in the middle: texts above, cards below."""
        graphics, stage = self.graphics, self.graphics.theme.stage
        edge, foot, head = stage(Space.WIDE), _foot(graphics), _head(graphics)
        card = offer_width(size, graphics)
        tall = round(card / RATIO)
        width = len(self.offers) * card + (len(self.offers) + 1) * edge
        width = min(size[0] - 2 * edge, max(width, stage(760)))
        self.rect = rect_at(
            "center", (size[0] // 2, size[1] // 2), width, head + tall + foot + edge // 2
        )
        step = (width - 2 * edge - card) / max(1, len(self.offers) - 1)
        step = min(step, card + edge)
        left = self.rect.centerx - (step * (len(self.offers) - 1) + card) / 2
        for number, offer in enumerate(self.offers):
            place = pygame.Rect(
                round(left + number * step), self.rect.top + head, card, tall + foot
            )
            offer.place(place, graphics)
        self._lay_tools(edge // 2)
        below = pygame.Rect(self.rect.left, self.rect.bottom + edge // 3, width, 0)
        below.height = min(stage(Advised.HEIGHT), size[1] - edge // 3 - below.top)
        self.hints.list.place(below, graphics)

    def toggle_hints(self) -> None:
        """Show or hide the best cards."""
        self.hints.toggle(self.seat)

    def leave(self) -> None:
        """Hide the hints."""
        self.hints.hide()

    def choose(self, card: int) -> None:
        """Take a card and return to the table, where it flies to its place."""
        self.app.scenes.remove(self)
        # The top of the stack is revealed at once, so there is no pause for an undo.
        self._on_taken(self.controller.decide(Take(card), final=card == STACK))

    def handle(self, event: Event) -> bool:
        """The offers first; then undo and the menu."""
        if self.widgets.handle(event):
            return True
        if not isinstance(event, Command) or event.repeated:
            return True
        if self.hints.key(event):
            return True
        if event.means(Action.UNDO) or event.means(Action.ERASE):
            self._undo()
        elif event.means(Action.HINT):
            self.toggle_hints()
        elif event.means(Action.MENU):
            self.controller.open_menu()
        elif event.means(Action.HELP):
            self.controller.open_rules()
        elif event.means(Action.CONFIRM):
            self.widgets.set_focus(self.offers[0], visible=True)
        return True

    def update(self, dt: float) -> None:
        """Raise the offer with the focus, as under the pointer."""
        for offer in self.offers:
            offer.ringed = offer.focused and self.widgets.focus_visible
        if self.hints.update():
            self.dirty = True
        super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Darken the table, then draw panel, texts and cards."""
        canvas.dim(Extent.DIMMING)
        style = canvas.graphics.theme.style(Material.NIGHT)
        canvas.shadow(self.rect, canvas.graphics.px(style.radius), depth=2.0)
        canvas.plate(self.rect, style)
        self._draw_words(canvas)
        self.widgets.draw(canvas)

    def _draw_words(self, canvas: Canvas) -> None:
        graphics, stage = canvas.graphics, canvas.graphics.theme.stage
        edge, side = stage(Space.WIDE), stage(Sizes.PORTRAIT)
        face = pygame.Rect(self.rect.left + edge, self.rect.top + edge // 2, side, side)
        canvas.disc(face.center, side, self.controller.colour(self.seat))
        canvas.svg(self.controller.portrait(self.seat), face.inflate(-stage(8), -stage(8)))
        left = face.right + stage(Space.LARGE)
        tools = [tool.rect.left for tool in (self.hint, self.undo) if tool.visible]
        right = self._draw_kept(canvas, min(tools, default=self.rect.right) - edge // 2, left)
        title = _("{name} takes a new pyramid", name=self.controller.name(self.seat))
        top = face.top + stage(Space.TIGHT)
        line = graphics.text.line_height(TURN_OWNER)
        palette = graphics.theme.palette
        place = (left, top + line // 2)
        canvas.fitted_text(
            title, place, right - left, TURN_OWNER, palette.gold_light, anchor="midleft"
        )
        below = pygame.Rect(left, top + line, right - left, 2 * graphics.text.line_height(BODY))
        canvas.paragraph(self.why(), below, BODY, palette.moonlight)

    def _draw_kept(self, canvas: Canvas, right: int, left: int) -> int:
        """Draw the cards that the player keeps, if there is room; returns where the texts end."""
        graphics, stage = canvas.graphics, canvas.graphics.theme.stage
        high, gap = _head(graphics) - stage(Space.LARGE), stage(Space.LARGE)
        words = _("You keep")
        wide = graphics.text.width(words, SMALL) + stage(Space.MEDIUM)
        for pyramid, marks in self.kept():
            place = pygame.Rect(0, self.rect.top + stage(Space.MEDIUM), round(high * RATIO), high)
            place.right = right
            if place.left - wide - left < stage(Sizes.WORDS):
                break
            draw_card(canvas, place, pyramid, marks)
            spot = (place.left - stage(Space.MEDIUM), place.centery)
            canvas.text(words, spot, SMALL, graphics.theme.palette.moonlight_dim, anchor="midright")
            right = place.left - wide - gap
        return right

    def kept(self) -> list[tuple[Pyramid, int]]:
        """The chooser's pyramids that aren't completed, with their marks."""
        places = self.state.explorers[self.seat].places
        cards = [(self.controller.deck.pyramid(n), marks) for n, marks in places if n != NO_CARD]
        return [(pyramid, marks) for pyramid, marks in cards if not marks & pyramid.tomb]

    def why(self) -> str:
        """Who chooses now, why, and who is next (SG-16 to SG-18)."""
        numbers = [(self._lowest(seat), seat) for seat in self.state.queue]
        card, _seat = numbers[0]
        name = self.controller.name(self.seat)
        if len(numbers) == 1:
            return _("{name} completed pyramid {card}.", name=name, card=card)
        first = _(
            "{name} completed pyramid {card}, the lowest number, and chooses first.",
            name=name,
            card=card,
        )
        after = [
            _("{name} (pyramid {card})", name=self.controller.name(seat), card=number)
            for number, seat in numbers[1:]
        ]
        then = _("Then: {names}.", names=", ".join(after))
        return f"{first} {then}"

    def _lowest(self, seat: int) -> int:
        explorer, before = self.state.explorers[seat], self.state.before[seat]
        fresh = (*explorer.done[len(before.done) :], *completed(self.controller.deck, explorer))
        return min(fresh, default=NO_CARD)

    def _make_offers(self) -> list[Offer]:
        deck = self.controller.deck
        offers = [
            Offer(deck.pyramid(number), 1, lambda number=number: self.choose(number))  # type: ignore[misc]
            for number in self.state.display
            if number != NO_CARD
        ]
        count = count_of(self.state.stack)
        if count:
            offers.append(Offer(None, count, lambda: self.choose(STACK)))
        return offers

    def _lay_tools(self, inset: int) -> None:
        """Hint and undo in the upper right corner."""
        right = self.rect.right - inset
        for tool in [tool for tool in (self.hint, self.undo) if tool.visible]:
            wide, high = tool.measure(self.graphics)
            place = pygame.Rect(right - wide, self.rect.top + inset, wide, high)
            tool.place(place, self.graphics)
            right -= wide + inset

    def _take_hint(self, hint: Hint) -> None:
        """Set the focus on the card; the player decides whether to take it."""
        if not isinstance(hint.move, Take):
            return
        for offer in self.offers:
            if (offer.pyramid.number if offer.pyramid else STACK) == hint.move.card:
                self.widgets.set_focus(offer, visible=True)

    def _undo(self) -> None:
        if self.controller.can_undo():
            self.app.scenes.remove(self)
            self.controller.undo()


def offer_width(size: tuple[int, int], graphics: Graphics) -> int:
    """The width of an offered card, the same for every number of offers."""
    edge = graphics.theme.stage(Space.WIDE)
    most = (size[0] - 4 * edge) // (DISPLAY + 1) - edge
    high = size[1] - _head(graphics) - _foot(graphics) - 4 * edge
    return min(graphics.theme.stage(Sizes.CARD), most, round(high * RATIO))


def _head(graphics: Graphics) -> int:
    """The height of face, title and two lines, with room for a raised card."""
    words = graphics.text.line_height(TURN_OWNER) + 2 * graphics.text.line_height(BODY)
    return max(graphics.theme.stage(Sizes.PORTRAIT), words) + graphics.theme.stage(Sizes.AIR)


def _foot(graphics: Graphics) -> int:
    return 2 * graphics.text.line_height(SMALL_BOLD) + graphics.px(Space.LARGE)
