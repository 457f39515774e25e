"""The table: the viewer's two pyramids large, everything else around them."""

from __future__ import annotations

from functools import partial

import pygame

from pyramids.engine.contract import Hint, Seat
from pyramids.games.silver_gold.moves import PATTERN, SINGLE, STACK, Mark, Take
from pyramids.games.silver_gold.state import ROUNDS, TURNS, Phase, State
from pyramids.games.silver_gold.texts.standing import round_title, turn_title
from pyramids.games.silver_gold.ui.cards.card_face import card_size
from pyramids.games.silver_gold.ui.cards.player_cards import show_pyramids
from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.keys import OwnAction
from pyramids.games.silver_gold.ui.motion import idle_drawing
from pyramids.games.silver_gold.ui.motion.event_motion import EventMotion
from pyramids.games.silver_gold.ui.motion.round_banner import Banner
from pyramids.games.silver_gold.ui.round.display import Display
from pyramids.games.silver_gold.ui.round.expedition import ExpeditionCard, ExpeditionColumn
from pyramids.games.silver_gold.ui.round.hand import OwnPyramid, ShapeHand
from pyramids.games.silver_gold.ui.round.hint_places import place_of
from pyramids.games.silver_gold.ui.round.instructions import coming, instruction
from pyramids.games.silver_gold.ui.round.layout import RoundPlan, plan_round
from pyramids.games.silver_gold.ui.round.player_page import PlayerView
from pyramids.games.silver_gold.ui.round.refill import RefillPanel, offer_width
from pyramids.games.silver_gold.ui.round.rivals import RivalPlate
from pyramids.games.silver_gold.ui.sheet.score_sheet import ScoreSheet
from pyramids.language import later
from pyramids.tables.parts.hint_marks import HintPlace
from pyramids.tables.parts.rivals import RivalPlates
from pyramids.tables.parts.top_bar import TurnDots
from pyramids.tables.placing.controls import PlacingControls
from pyramids.tables.placing.placing_table import PlacingTable
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.drawing.idle_drawing import DrawTask
from pyramids.ui.events import Command, Event, Pointer, PointerKind

# Made once: a new text in every frame would count as a change in every frame.
_SHAPE, _ONE_FIELD = later("The shape"), later("One square")


class RoundScene(PlacingTable[Mark]):
    """The table of Silver & Gold."""

    piece_actions = (*PlacingTable.piece_actions, OwnAction.SINGLE_FIELD)
    controller: SilverGoldController
    state: State
    rivals: RivalPlates[RivalPlate]
    hand: ShapeHand
    flights: EventMotion
    controls: PlacingControls

    def __init__(self, controller: SilverGoldController) -> None:
        super().__init__(controller, controller.state())
        self.cards = (self.widgets.add(OwnPyramid()), self.widgets.add(OwnPyramid()))
        self.hold(ShapeHand(controller, self.cards), self.cards)
        self.expedition = self.widgets.add(
            ExpeditionColumn(
                controller.deck,
                on_turn=lambda: self.turn(1),
                on_mirror=self.mirror,
                on_single=self.toggle_single,
                on_places=self.show_legal_place,
                on_hint=self.toggle_hints,
                on_go_on=self.go_on,
            )
        )
        self.rivals = self.add_rivals(partial(RivalPlate, controller))
        self.sheet = self.widgets.add(ScoreSheet())
        self.display = self.widgets.add(Display(controller.deck))
        self.refill = self.widgets.add(RefillPanel(controller, self.take))
        dots = TurnDots(TURNS, TURNS, turn_title)
        self.bar = self.add_bar(dots, round_title, range(1, ROUNDS + 1))
        self.hints = self.add_hints()
        self.plan: RoundPlan | None = None
        self._announced = 0
        self.flights = EventMotion(
            controller, self.cards, self.sheet, self.expedition.card, self.display, self.rivals
        )
        self.banner = Banner(controller, self.sheet)
        self.controls = PlacingControls(self, keys={OwnAction.SINGLE_FIELD: self.toggle_single})
        self.begin()

    @property
    def piece_card(self) -> ExpeditionCard:
        """The expedition card."""
        return self.expedition.card

    @property
    def can_ask_for_hints(self) -> bool:
        """Whether the viewer has something to mark or to take."""
        return self.hand.active or self.refill.visible

    @property
    def in_last_round(self) -> bool:
        """Whether the last of the four rounds is played."""
        return self.state.round == ROUNDS

    def arrange(self, size: tuple[int, int]) -> None:
        """Two pyramids in the middle, tools left, rivals right, the sheet below."""
        graphics = self.graphics
        plan = self.plan = plan_round(size, graphics, len(self.rivals.plates))
        for card, place in zip(self.cards, plan.cards, strict=True):
            card.place(place, graphics)
        self.refill.place(plan.centre, graphics)
        self.expedition.place(plan.expedition, graphics)
        self.rivals.place(plan.rivals, graphics, plan.log)
        self.sheet.place(plan.sheet, graphics)
        self.display.place(plan.display, graphics)
        self.hint_column.place(plan.rivals, graphics)
        self.follow()
        self.bar.place(plan.bar, graphics)

    # What is shown.

    def show_parts(self, *, roll: bool) -> None:
        """Show the state on cards, sheets and display."""
        state, controller, viewer = self.state, self.controller, self.controller.viewer
        self._show_refill(shown=False)
        show_pyramids(self.cards, controller.deck, state, viewer)
        for card in self.cards:
            card.strokes = {}
        self.expedition.show(state)
        self.display.show(state)
        self.sheet.show(
            controller.deck, state, viewer, controller.names(), controller.colours(), roll=roll
        )
        for plate in self.rivals.plates:
            plate.show(controller.deck, state, roll=roll)
        self.bar.count = max(1, state.round)
        self.bar.dots.turn = state.turn

    def release_held(self) -> None:
        """Show everything: nothing is flying any more."""
        for sheet in (self.sheet, *(plate.sheet for plate in self.rivals.plates)):
            sheet.release_all()
        for card in (*self.cards, *(card for plate in self.rivals.plates for card in plate.cards)):
            card.strokes, card.glow = {}, 0.0
        self.expedition.card.turning = 1.0
        self.banner.dismiss()

    def fits(self) -> bool:
        """Whether the viewer has no draft to decide and the game isn't over."""
        phase = self.controller.state().phase
        return phase is not Phase.OVER and not (phase is Phase.KEEP and self.controller.flow.asked)

    def ask(self) -> None:
        """Open the choice of a new pyramid; marks are made on the pyramids themselves."""
        state = self.controller.state()
        if state.phase is Phase.TAKE and not self.refill.visible:
            self.refill.open(state, self.controller.viewer)
            self._show_refill(shown=True)
            self.widgets.set_focus(self.refill.offers[0], visible=self.widgets.focus_visible)

    def _show_refill(self, *, shown: bool) -> None:
        """Show the choice of a new pyramid in the place of the viewer's pyramids."""
        if not shown:
            self.refill.close()
        for card in self.cards:
            card.visible = not shown

    def interlude(self) -> bool:
        """A banner announces each round; its first card is revealed meanwhile."""
        state = self.controller.state()
        if state.phase is Phase.REVEAL and not state.turn and self._announced != state.round:
            self._announced = state.round
            self.banner.start(state.round, self.state)
        return False

    def update(self, dt: float) -> None:
        """Let time pass, for the banner too."""
        if self.banner.update(dt):
            self.dirty = True
        super().update(dt)

    def handle(self, event: Event) -> bool:
        """Whatever the player does ends the banner, and has its usual effect."""
        pressed = isinstance(event, Pointer) and event.kind is PointerKind.PRESS
        if pressed or isinstance(event, Command):
            self.banner.dismiss()
            self.dirty = True
        return super().handle(event)

    # What the player does.

    def place(self, move: Mark) -> None:
        """Mark the squares under the shape."""
        self.app.audio.play("snap")
        self.make_move(move)

    def take(self, card: int) -> None:
        """Take a card of the display, or the top card of the stack; it flies to its place."""
        # The top of the stack is revealed at once, so there is no pause for an undo.
        self.make_move(Take(card), final=card == STACK)

    def toggle_single(self) -> None:
        """Switch between the shape and a single square."""
        if self.hand.toggle_single():
            self.app.audio.play("pick_up")
            self.dirty = True

    def open_player(self, seat: Seat) -> None:
        """Another player's pyramids and sheet, large."""
        self.app.scenes.push(PlayerView(self.controller, seat, self.state))

    def draw(self, canvas: Canvas) -> None:
        """Draw the widgets, the shape above them, and flying things above all."""
        self.backdrop.draw(canvas)
        if not self.busy and self.plan is not None:
            # The forecast must not cover the columns.
            self.draw_hand(canvas, self.plan.centre)
        self.display.draw_large(canvas, canvas.rect)
        self.flights.draw(canvas)
        self.banner.draw(canvas)
        self.flights.draw_shake(canvas)

    def hint_place(self, hint: Hint) -> HintPlace | None:
        """The squares of a hint's mark, or the card that it takes."""
        if isinstance(hint.move, Take):
            offer = self.refill.offer(hint.move.card)
            return None if offer is None else HintPlace((offer.card,), pressed=True)
        return place_of(self.cards, hint.move) if isinstance(hint.move, Mark) else None

    def take_hint(self, hint: Hint) -> None:
        """Hold the shape where the hint places it, or set the focus on the card that it takes."""
        if isinstance(hint.move, Mark):
            self.lay(hint.move)
        elif isinstance(hint.move, Take):
            offer = self.refill.offer(hint.move.card)
            if offer is not None:
                self.widgets.set_focus(offer, visible=True)

    def causes(self) -> tuple[object, ...]:
        """Also what is to be marked, and whether a new pyramid is to be taken."""
        hand = self.hand
        return (*super().causes(), hand.kind, hand.forced_single, hand.goal, self.refill.visible)

    def offer_actions(self) -> None:
        """Update texts and buttons to what can be done now."""
        controller, hand = self.controller, self.hand
        self.bar.follow(*instruction(controller, hand, self.state), busy=self.busy)
        marking = hand.active and not self.busy
        column = self.expedition
        column.turn_tool.enabled = column.mirror_tool.enabled = marking and hand.kind == PATTERN
        column.places_tool.enabled = marking
        column.hint.enabled = self.can_ask_for_hints and not self.busy
        column.single.enabled = (
            marking and hand.kind in (PATTERN, SINGLE) and not hand.forced_single
        )
        column.single.text = _SHAPE if hand.kind == SINGLE else _ONE_FIELD
        self.show_go_on_button(column.go_on, coming(self.state, controller.viewer).button)
        column.card.lifted = self.controls.carries
        # Off the pyramids nothing else shows what rotating and mirroring have done.
        column.card.held = hand.shape if hand.active and hand.kind == PATTERN else None
        for card in self.cards:
            card.lit = 0 if self.busy else hand.lit(card.number)
        self.show_thinking(deciding=hand.active)

    def prepare(self) -> list[DrawTask]:
        """Cards of the display may be shown large, offered, or taken."""
        card, deck = self.cards[0].card, self.controller.deck
        offer, large = (
            pygame.Rect(0, 0, *card_size(width))
            for width in (offer_width(self.refill.rect.size, self.graphics), self.display.large)
        )
        return [
            *idle_drawing.cards(deck, self.state.display, (card, offer, large)),
            *idle_drawing.outcomes(deck, card, offer),
        ]
