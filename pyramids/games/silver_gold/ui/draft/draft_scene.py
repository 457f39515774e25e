"""The draft (SG-4): four cards are dealt, two are kept, the others go back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from pyramids.engine.contract import Hint
from pyramids.engine.multiset import size as count_of
from pyramids.games.silver_gold.moves import Keep
from pyramids.games.silver_gold.state import NO_CARD, Phase
from pyramids.games.silver_gold.ui.cards import card_face
from pyramids.games.silver_gold.ui.cards.card import draw_pile
from pyramids.games.silver_gold.ui.cards.chamber_geometry import RATIO, card_rect
from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.draft.dealt_card import DealtCard
from pyramids.games.silver_gold.ui.draft.roster import Roster
from pyramids.games.silver_gold.ui.motion import idle_drawing
from pyramids.games.silver_gold.ui.round.layout import plan_round
from pyramids.games.silver_gold.ui.theme import DraftSizes
from pyramids.language import _, later, ngettext
from pyramids.tables.animated_scene import AnimatedScene
from pyramids.tables.parts.faces import draw_face
from pyramids.tables.parts.hints import Hints
from pyramids.tables.table_music import play_table_music
from pyramids.ui.actions import Action
from pyramids.ui.animation import Duration, in_out_cubic
from pyramids.ui.drawing.canvas import Canvas, rect_at
from pyramids.ui.drawing.idle_drawing import IdleDrawing
from pyramids.ui.events import Command, Event, Pointer, PointerKind
from pyramids.ui.theme import BODY, SMALL, SUBHEADING, TITLE
from pyramids.ui.theme.table import HintSizes as Advice
from pyramids.ui.timeline import Part, Travel, call, parallel, run, sequence, stagger
from pyramids.ui.widgets import Button, Fit, IconButton, Label, row

_KEPT: Final = 2
_STAGGER: Final = 90


class DraftScene(AnimatedScene):
    """One player's draft."""

    def __init__(self, controller: SilverGoldController, seat: int) -> None:
        super().__init__(controller, controller.app)
        self.controller = controller
        self.seat = seat
        self.chosen: list[DealtCard] = []
        self.done = False
        """Whether the two cards are kept: nothing can be chosen any more."""
        self.preparation = IdleDrawing()
        self._dealt = False
        self._face = pygame.Rect(0, 0, 0, 0)
        self._pile = pygame.Rect(0, 0, 0, 0)
        deck, hand = controller.deck, controller.state().hands[seat]
        add = self.widgets.add
        self.title = add(Label(self._headline, TITLE, fit=Fit.SHRINK))
        self.lead = add(Label(self._lead, BODY, second=True, fit=Fit.SHRINK))
        self.cards = [add(self._card(number)) for number in hand]
        self.keep = add(Button(later("Keep these two"), self.confirm, primary=True))
        self.prompt = add(Label(self._prompt, SUBHEADING, align="center"))
        self.count = add(Label(self._count, SMALL, second=True))
        self.roster = add(Roster(controller))
        self.hint = add(IconButton("common/icon_hint", later("Hint: H"), self.toggle_hints))
        self.help = add(IconButton("common/icon_help", later("Rules"), controller.open_rules))
        self.menu = add(IconButton("common/icon_menu", later("Menu"), controller.open_menu))
        self._deck = deck
        self.hints = Hints(
            controller.advice,
            self._take_hint,
            on_refusal=controller.app.toast,
            on_change=self._follow_hints,
        )
        add(self.hints.list)
        self._follow_choice()

    def fits(self) -> bool:
        """While this player chooses or waits for the others."""
        phase = self.controller.state().phase
        undone = self.done and self.controller.flow.asked
        return phase is Phase.KEEP and self.controller.viewer == self.seat and not undone

    def enter(self) -> None:
        """Start the table's music."""
        play_table_music(self.app.audio)

    def layout(self, size: tuple[int, int]) -> None:
        """Head, cards, and the pile and the button below."""
        graphics, width, height = self.graphics, *size
        if self._dealt:
            self.skip()
        margin = graphics.px(DraftSizes.MARGIN)
        head = pygame.Rect(margin, margin // 2, width - 2 * margin, graphics.px(DraftSizes.HEAD))
        foot = rect_at(
            "bottomleft",
            (margin, height - margin // 2),
            width - 2 * margin,
            graphics.px(DraftSizes.FOOT),
        )
        self._lay_head(head)
        self._lay_foot(foot)
        top = head.bottom + margin // 2
        self._lay_cards(pygame.Rect(margin, top, width - 2 * margin, foot.top - top))
        self._make_room_for_hints(foot.top)
        self._prepare()
        if not self._dealt:
            self._dealt = True
            self._deal()

    def place_sign(self) -> None:
        """In the lower right corner: the others are taken."""
        graphics = self.graphics
        corner = (self.menu.rect.right, self._pile.bottom)
        place = rect_at("bottomright", corner, *self.unsaved.measure(graphics))
        self.unsaved.place(place, graphics)

    def update(self, dt: float) -> None:
        """Follow who else is ready, and prepare the table in idle moments."""
        self.roster.ready = frozenset(self.controller.seats) - {*self.controller.game.waiting()}
        if self.hints.update():
            self.dirty = True
        super().update(dt)
        if not self.dirty and not self.busy:
            self.preparation.draw_one(self.graphics, self.app.size)

    def handle(self, event: Event) -> bool:
        """Skip animations on any click or key, which also has its usual effect."""
        pressed = isinstance(event, Pointer) and event.kind is PointerKind.PRESS
        if self.busy and (pressed or isinstance(event, Command)):
            self.skip()
        if isinstance(event, Command) and not event.repeated:
            if self.hints.key(event):
                return True
            if event.means(Action.HINT):
                self.toggle_hints()
                return True
            if event.means(Action.CONFIRM) and self._show_focus():
                return True
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Draw the background, the pile, then the widgets."""
        for card in self.cards:
            # Rendered before they are turned over, which would stutter otherwise.
            card_face.face(canvas.graphics, card.pyramid, card.home.width, 0, False)
        canvas.background()
        draw_face(
            canvas,
            self._face,
            self.controller.portrait(self.seat),
            self.controller.colour(self.seat),
        )
        draw_pile(canvas, self._pile, self._in_pile())
        self.widgets.draw(canvas)

    def _prepare(self) -> None:
        """Draw the table and the cards ahead while the player chooses."""
        plan = plan_round(self.app.size, self.graphics, len(self.controller.seats) - 1)
        places = [card_rect(plan.cards[0])]
        numbers = [card.pyramid.number for card in self.cards]
        self.preparation.forget()
        self.preparation.set_tasks(
            idle_drawing.cards(self._deck, numbers, places) + idle_drawing.table(plan)
        )

    def choosable(self) -> list[DealtCard]:
        """The cards among which the player may choose."""
        return self.cards

    def choose(self, card: DealtCard) -> None:
        """Choose or deselect a card; a third one replaces the first."""
        if self.done:
            return
        if card in self.chosen:
            self.chosen.remove(card)
        else:
            self.chosen = [*self.chosen, card][-_KEPT:]
        self._follow_choice()

    def _show_focus(self) -> bool:
        """Show the focus that a click left invisible; returns whether it did.

        Otherwise Enter would give back the card that was just clicked.
        """
        if self.widgets.focus_visible or self.widgets.focus not in self.cards:
            return False
        self.widgets.set_focus(self.widgets.focus, visible=True)
        return True

    def confirm(self) -> None:
        """Keep the chosen cards; the others go back into the pile."""
        if self.done or len(self.chosen) != _KEPT:
            return
        self.done = True
        self.hints.hide()
        first, second = sorted(card.pyramid.number for card in self.chosen)
        self._follow_choice()
        # The button was the confirmation: there is no pause for an undo.
        self.controller.decide(Keep((first, second)), final=True)
        self._give_back()

    def toggle_hints(self) -> None:
        """Show or hide the best pairs."""
        if not self.done:
            self.hints.toggle(self.seat)

    def _take_hint(self, hint: Hint) -> None:
        if isinstance(hint.move, Keep):
            self.chosen = [card for card in self.cards if card.pyramid.number in hint.move.cards]
            self._follow_choice()

    def _follow_hints(self) -> None:
        """Show hints instead of the title, and on every card the numbers of those that keep it."""
        self.title.visible = self.lead.visible = not self.hints.shown
        keeps = [hint.move for hint in self.hints.hints if isinstance(hint.move, Keep)]
        for card in self.cards:
            card.hints = tuple(
                index for index, keep in enumerate(keeps) if card.pyramid.number in keep.cards
            )
            card.invalidate()
        if self._dealt:
            self.layout(self.app.size)

    def _card(self, number: int) -> DealtCard:
        card = DealtCard(self.controller.deck.pyramid(number), lambda: self.choose(card))
        return card

    def _follow_choice(self) -> None:
        for card in self.cards:
            card.chosen = card in self.chosen
            card.enabled = not self.done
        self.keep.visible = len(self.chosen) == _KEPT and not self.done
        if self.keep.visible:
            self.widgets.set_focus(self.keep, visible=True)
        for label in (self.prompt, self.title, self.lead):
            label.invalidate()

    # Texts.

    def _headline(self) -> str:
        return _("Your two pyramids") if self.done else _("Choose two pyramids")

    def _lead(self) -> str:
        if self.done:
            return ""
        name = self.controller.name(self.seat)
        return _("{name}, keep two of these four. The others go back.", name=name)

    def _prompt(self) -> str:
        if self.done:
            return _("The others are still choosing …") if self._waits() else ""
        missing = _KEPT - len(self.chosen)
        return ngettext("Choose {n} more", "Choose {n} more", missing) if missing else ""

    def _waits(self) -> bool:
        return any(seat != self.seat for seat in self.controller.game.waiting())

    def _count(self) -> str:
        return ngettext("{n} card in the stack", "{n} cards in the stack", self._in_pile())

    def _in_pile(self) -> int:
        state = self.controller.state()
        stack = count_of(state.stack) - sum(hand.count(NO_CARD) for hand in state.hands)
        return stack + sum(card.away for card in self.cards) if not self.done else stack

    # Layout.

    def _lay_head(self, head: pygame.Rect) -> None:
        graphics = self.graphics
        side = head.height - graphics.px(4)
        self._face = pygame.Rect(head.left, head.top + (head.height - side) // 2, side, side)
        right = row([self.roster, self.hint, self.help, self.menu], head, graphics, at="end")
        left = self._face.right + graphics.px(16)
        room = right.left - left - graphics.px(20)
        high = graphics.text.line_height(TITLE)
        self.title.place(pygame.Rect(left, head.top, room, high), graphics)
        low = graphics.text.line_height(BODY)
        self.lead.place(pygame.Rect(left, head.bottom - low, room, low), graphics)
        # The hints cover the title.
        high = max(head.height, graphics.px(Advice.HEIGHT))
        cover = pygame.Rect(head.left, head.top, left + room - head.left, high)
        self.hints.list.place(cover, graphics)

    def _lay_foot(self, foot: pygame.Rect) -> None:
        graphics = self.graphics
        wide = graphics.px(DraftSizes.PILE)
        self._pile = pygame.Rect(foot.left, 0, wide, round(wide / RATIO))
        self._pile.centery = foot.centery
        self.count.place(
            pygame.Rect(self._pile.right + graphics.px(16), foot.top, foot.width // 4, foot.height),
            graphics,
        )
        place = pygame.Rect((0, 0), self.keep.measure(graphics))
        place.center = foot.center
        self.keep.place(place, graphics)
        # The prompt is where the button appears later.
        line = rect_at(
            "center", foot.center, foot.width // 3, graphics.text.line_height(SUBHEADING)
        )
        self.prompt.place(line, graphics)

    def _lay_cards(self, area: pygame.Rect) -> None:
        graphics, count = self.graphics, len(self.cards)
        gap, details = graphics.px(DraftSizes.CARD_GAP), graphics.px(DraftSizes.DETAILS)
        sag, lift = graphics.px(DraftSizes.SAG), graphics.px(DraftSizes.LIFT)
        room = area.height - details - sag - lift
        wide = min(round(room * RATIO), (area.width - gap * (count - 1)) // count)
        high = round(wide / RATIO)
        left = area.centerx - (wide * count + gap * (count - 1)) // 2
        top = area.top + lift + (room - high) // 2
        for index, card in enumerate(self.cards):
            lower = sag if index in (0, count - 1) else 0
            card.place(
                pygame.Rect(left + index * (wide + gap), top + lower, wide, high + details),
                graphics,
            )
            card.pile = self._pile.copy()

    def _make_room_for_hints(self, foot: int) -> None:
        """Move the cards down only where the list would cover them."""
        top = self.hints.list.rect.bottom + self.graphics.px(DraftSizes.LIFT)
        highest = min(card.home.top for card in self.cards) - self.graphics.px(DraftSizes.LIFT)
        if self.hints.shown and highest < top:
            margin = self.graphics.px(DraftSizes.MARGIN)
            self._lay_cards(pygame.Rect(margin, top, self.app.size[0] - 2 * margin, foot - top))

    # Animation.

    def _deal(self) -> None:
        for card in self.cards:
            card.away = True
            card.turned = 0.0
        self.animations.timeline.add(stagger(_STAGGER, [self._come(card) for card in self.cards]))

    def _come(self, card: DealtCard) -> Part:
        flight = self._flight(card.pile.center, card.home.center)
        return sequence(
            self.animations.sound("card_deal"),
            call(lambda: card.take_off(flight)),
            flight.cue(Duration.CARD_SLIDE),
            call(lambda: card.land(away=False)),
            self.animations.sound("card_flip"),
            run(Duration.CARD_FLIP, card.turn, in_out_cubic, movement=True),
        )

    def _give_back(self) -> None:
        back = [card for card in self.cards if card not in self.chosen]
        together = parallel(
            stagger(_STAGGER, [self._go(card) for card in back]),
            run(Duration.CARD_SLIDE, self._gathering(), in_out_cubic, movement=True),
        )
        self.controller.pacing.add(self.animations.timeline, [together], last=False)

    def _gathering(self) -> Callable[[float], None]:
        """Move the kept cards together in the middle, as on the table."""
        kept = [card for card in self.cards if card in self.chosen]
        starts = [card.rect.copy() for card in kept]
        gap = self.graphics.px(DraftSizes.CARD_GAP)
        left = self.app.size[0] // 2 - (sum(r.width for r in starts) + gap * (_KEPT - 1)) // 2
        top = min(start.top for start in starts)

        def gather(share: float) -> None:
            for place, (card, start) in enumerate(zip(kept, starts, strict=True)):
                x = start.left + (left + place * (start.width + gap) - start.left) * share
                y = start.top + (top - start.top) * share
                card.place(pygame.Rect((round(x), round(y)), start.size), self.graphics)

        return gather

    def _go(self, card: DealtCard) -> Part:
        flight = self._flight(card.home.center, card.pile.center)
        turn = run(
            Duration.CARD_FLIP, lambda share: card.turn(1.0 - share), in_out_cubic, movement=True
        )
        return sequence(
            self.animations.sound("flip_over"),
            call(lambda: card.take_off(flight)),
            parallel(turn, flight.cue(Duration.CARD_SLIDE)),
            call(lambda: card.land(away=True)),
        )

    def _flight(self, start: tuple[int, int], end: tuple[int, int]) -> Travel:
        arc = self.graphics.px(DraftSizes.ARC)
        return Travel(start, end, arc=arc, reduced=self.app.motion.reduced)
