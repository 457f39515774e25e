"""The table: the pyramid in the middle, the viewer's cards below, everything else around it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

import pygame

from pyramids.engine.contract import Hint, Reason, Seat
from pyramids.games.im_bann.counts import kinds_of
from pyramids.games.im_bann.moves import (
    Beat,
    Done,
    Draw,
    Lose,
    Move,
    Pick,
    Play,
    SetDepot,
    Swap,
)
from pyramids.games.im_bann.state import CHAMBER, Phase, State
from pyramids.games.im_bann.texts.moves import button_words
from pyramids.games.im_bann.ui.board.pyramid import Pyramid
from pyramids.games.im_bann.ui.column.tool_column import ToolColumn
from pyramids.games.im_bann.ui.controller import ImBannController
from pyramids.games.im_bann.ui.motion.event_motion import EventMotion
from pyramids.games.im_bann.ui.motion.idle_drawing import card_tasks
from pyramids.games.im_bann.ui.table.choices import Asking, Choices
from pyramids.games.im_bann.ui.table.controls import CardControls
from pyramids.games.im_bann.ui.table.display import Standing
from pyramids.games.im_bann.ui.table.foot import Foot
from pyramids.games.im_bann.ui.table.hand_words import hand_card_words, move_words
from pyramids.games.im_bann.ui.table.hint_places import place_of, spot_of
from pyramids.games.im_bann.ui.table.instructions import NEXT, instruction
from pyramids.games.im_bann.ui.table.layout import plan_table
from pyramids.games.im_bann.ui.table.offers import Offers
from pyramids.games.im_bann.ui.table.player_page import PlayerView
from pyramids.games.im_bann.ui.table.rivals import RivalPlate
from pyramids.games.im_bann.ui.table.unseen import UnseenCards
from pyramids.language import _
from pyramids.tables.game_table import GameTable
from pyramids.tables.parts.hint_marks import HintPlace, draw_badges, draw_outlines
from pyramids.tables.parts.rivals import RivalPlates
from pyramids.tables.parts.top_bar import TurnDots
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.drawing.idle_drawing import DrawTask
from pyramids.ui.widgets import Widget

_DOTS = 6
"""A dot for each place on the way."""


class TableScene(GameTable):
    """The table of Im Bann der Pyramide."""

    controller: ImBannController
    state: State
    goal: Move | None
    rivals: RivalPlates[RivalPlate]
    hand: Choices
    flights: EventMotion
    controls: CardControls

    def __init__(self, controller: ImBannController) -> None:
        super().__init__(controller, controller.state())
        add, rules = self.widgets.add, controller.rules
        self.hand = self.choices = Choices(controller)
        self.pyramid = add(Pyramid(rules))
        self.tools = add(
            ToolColumn(
                rules.deck,
                on_item=self.choose_item,
                on_draw=self.draw_cards,
                on_swap=self.swap,
                on_hint=self.toggle_hints,
                on_unseen=self.show_unseen,
            )
        )
        self.rivals = self.add_rivals(partial(RivalPlate, controller, self._offer_words))
        self.foot = add(
            Foot(
                rules,
                on_card=self.press_card,
                tell_card=self._card_words,
                on_display=self.press_display,
                on_beat=self.beat,
                on_pass=self.pass_mummy,
                on_myself=lambda: self.choose_player(controller.viewer),
                on_go_on=self.go_on,
            )
        )
        self.offers = Offers(rules, self.choices, self.tools, self.foot, self.rivals)
        self.bar = self.add_bar(TurnDots(_DOTS, _DOTS, self._way_words), _round_title, [200])
        self.hints = self.add_hints(titled=True)
        self.flights = EventMotion(controller, self.pyramid, self.tools, self.foot, self.rivals)
        self.controls = CardControls(self, self, self.foot.hand)
        self._previewed = 0
        """The value of the card that is pointed at."""
        self.begin()

    @property
    def can_ask_for_hints(self) -> bool:
        """Whether the viewer has something to decide."""
        return self.choices.active

    @property
    def in_last_round(self) -> bool:
        """Whether somebody has reached the royal chamber, and may end the game."""
        return any(player.place >= CHAMBER for player in self.state.archaeologists)

    def arrange(self, size: tuple[int, int]) -> None:
        """The pyramid in the middle, the depot left, rivals right, own cards below."""
        graphics = self.graphics
        plan = plan_table(size, graphics, self.rivals.needs(graphics))
        self.pyramid.place(plan.board, graphics)
        self.tools.place(plan.tools, graphics)
        self.rivals.place(plan.rivals, graphics, plan.log)
        self.foot.place(plan.foot, graphics)
        self.hint_column.place(plan.rivals, graphics)
        self.follow()
        self.bar.place(plan.bar, graphics)

    def toast_area(self) -> pygame.Rect:
        """Over the display's upper half: the hand, and its tooltips above it, stay readable."""
        display = self.foot.display.rect
        return pygame.Rect(display.left, 0, display.width, display.centery)

    # What is shown.

    def show_parts(self, *, roll: bool) -> None:
        """Show the state on pyramid, depot, displays and hand."""
        state, controller = self.state, self.controller
        viewer = controller.viewer
        self.pyramid.introduce(controller.names(), controller.colours(), viewer)
        self.pyramid.show(state)
        self.tools.show(state)
        self.foot.hand.show(kinds_of(state.archaeologists[viewer].hand))
        self.foot.display.show(state, viewer)
        for plate in self.rivals.plates:
            plate.show(state, roll=roll)
        self.bar.count = max(1, state.round)
        self.bar.dots.turn = min(_DOTS, state.archaeologists[viewer].place + 1)

    def release_held(self) -> None:
        """Show everything: nothing is flying any more."""
        for card in (*self.foot.hand.cards, *self.foot.display.cards):
            card.away = False
        for plate in self.rivals.plates:
            plate.flying = frozenset()
        self.flights.sweep = self.flights.dread = 1.0
        # No hands: this may be the old state, shown to another player.
        self.pyramid.show(self.state)
        self.tools.show(self.state)

    def fits(self) -> bool:
        """Whether the game isn't over yet."""
        return self.controller.state().phase is not Phase.OVER

    def draw(self, canvas: Canvas) -> None:
        """Draw the widgets, hints above them, and flying things above all."""
        self.backdrop.draw(canvas)
        if not self.busy:
            marks = self.hint_marks()
            draw_outlines(canvas, marks, self.hints.pointed_at)
            draw_badges(canvas, marks)
        if not self.paused:
            self.controls.draw(canvas)
        self.flights.draw(canvas)

    def prepare(self) -> list[DrawTask]:
        """Any card may be drawn next."""
        return card_tasks(self.controller.rules.deck, self.foot.hand.card_size)

    def open_player(self, seat: Seat) -> None:
        """Give a player the Mummy if it is being passed on; otherwise open the player's page."""
        if self.choices.receiving(seat) is not None:
            self.choose_player(seat)
        else:
            self.app.scenes.push(PlayerView(self.controller, seat, self.state))

    def show_unseen(self) -> None:
        """The cards that the viewer hasn't seen yet."""
        self.app.scenes.push(UnseenCards(self.controller.rules, self.state))

    def _way_words(self, dot: int) -> str:
        return _("Adventures beaten: {n} of 5", n=dot - 1)

    # What can be done now.

    def causes(self) -> tuple[object, ...]:
        """What the viewer can choose from, and has chosen."""
        choices = self.choices
        return choices.legal, choices.asking, choices.card, choices.position, choices.picked

    def offer_actions(self) -> None:
        """Update texts and buttons to what can be done now."""
        choices = self.choices
        self.bar.follow(*instruction(self.controller, choices), busy=self.busy)
        self.show_go_on_button(self.foot.go_on, NEXT.button)
        self.offers.show(self.state, self.controller.viewer, free=choices.active and not self.busy)
        self.show_thinking(deciding=choices.active)

    def follow_pointer(self) -> None:
        """Show what the display would be worth with the equipment that is pointed at."""
        # A card that has moved below a resting pointer isn't pointed at.
        rests = self.widgets.pointer_rests
        pointed = [
            card.card.value
            for card in self.foot.hand.cards
            if card.card is not None
            and card.ready
            and (card.ringed or card.away or (card.hovered and not rests))
        ]
        more = 0 if self.busy or self.choices.swapping else next(iter(pointed), 0)
        if more != self._previewed:
            self._previewed = more
            rules, viewer = self.controller.rules, self.controller.viewer
            outlook = Standing(rules, self.state, viewer, more) if more else None
            self.foot.display.outlook = outlook

    def occasion(self) -> Hashable:
        """The phase of the viewer's turn, and what else a card needs."""
        choices = self.choices
        return choices.active, self.state.phase, choices.asking, self.state.turn

    def first_action(self) -> Widget | None:
        """The first thing that can be pressed."""
        return self.offers.first() if self.choices.active else None

    # Words.

    def _card_words(self, position: int) -> str:
        kinds = self.foot.hand.kinds
        if position >= len(kinds):
            return ""
        return hand_card_words(self.controller, self.choices, self.state, kinds[position])

    def _offer_words(self, seat: Seat) -> str:
        """What a press on a player does while the Mummy is being passed on."""
        move = self.choices.receiving(seat)
        return "" if move is None else move_words(self.controller, self.state, move)

    # What the player does.

    def press_card(self, position: int) -> None:
        """Play a card of the hand, or pick it for a swap."""
        if self.busy or position >= len(self.foot.hand.kinds):
            return
        choices, kind = self.choices, self.foot.hand.kinds[position]
        self.widgets.suppress_tooltip()
        if choices.swapping:
            self._pick(position)
            return
        plays = choices.plays(kind)
        if not plays:
            self.refuse(choices.refusal(kind) or Reason("not_now"))
            return
        needs = choices.needed_for(kind)
        if needs is Asking.NOTHING:
            self._move(plays[0])
        else:
            choices.ask(needs, kind, position)
            self.dirty = True

    def lift_card(self, position: int | None) -> None:
        """Show where a card that is dragged may be dropped; None for no card."""
        choices, kinds = self.choices, self.foot.hand.kinds
        choices.drop()
        plays = () if position is None else choices.plays(kinds[position])
        self.foot.display.inviting = bool(plays)
        if plays and position is not None:
            choices.ask(choices.needed_for(kinds[position]), kinds[position], position)

    def drop_card(self, position: int, pos: tuple[int, int]) -> None:
        """Play a card that was dragged to the display, the pyramid, an item or a player."""
        if self.busy or position >= len(self.foot.hand.kinds):
            return
        kind, choices = self.foot.hand.kinds[position], self.choices
        item = next((f.item for f in self.tools.depot.fields if f.rect.collidepoint(pos)), None)
        to = next((p.seat for p in self.rivals.plates if p.rect.collidepoint(pos)), None)
        aimed = [m for m in choices.plays(kind) if (m.item == item or m.to == to)]
        if self.foot.display.rect.collidepoint(pos):
            aimed = [m for m in choices.plays(kind) if m.to == self.controller.viewer]
        if len(aimed) == 1 and choices.needed_for(kind) is not Asking.NOTHING:
            self._move(aimed[0])
        elif not self.foot.hand.rect.collidepoint(pos):
            self.press_card(position)

    def press_display(self, position: int) -> None:
        """Give up a card to a Curse, or pick it for the Mummy's price."""
        choices, display = self.choices, self.foot.display
        if self.busy or position >= len(display.kinds):
            return
        self.widgets.suppress_tooltip()
        if choices.paying:
            self._pick(position)
        elif display.kinds[position] in choices.losses():
            self._move(Lose(display.kinds[position]))

    def choose_item(self, item: int) -> None:
        """Set the depot, by a Spell or after an exact adventure."""
        choices = self.choices
        if self.busy or not choices.sets_depot:
            return
        spell = choices.asking is Asking.ITEM
        self._move(Play(choices.card, item=item) if spell else SetDepot(item))

    def choose_player(self, seat: Seat) -> None:
        """Give the Mummy to a player."""
        move = self.choices.receiving(seat)
        if move is not None and not self.busy:
            self._move(move)

    def draw_cards(self, count: int) -> None:
        """Draw from the stack."""
        if self.choices.may_draw(count) and not self.busy:
            self._move(Draw(count), final=True)

    def swap(self) -> None:
        """Begin a swap, or take it back."""
        if self.busy:
            return
        if self.choices.swapping:
            self.undo()
        elif self.choices.may_swap:
            self._move(Swap())

    def beat(self) -> None:
        """Beat the adventure or the royal chamber."""
        if self.choices.may_beat and not self.busy:
            self._move(Beat())

    def pass_mummy(self) -> None:
        """Ask who gets the Mummy."""
        if self.choices.may_pass and not self.busy:
            self.choices.ask(Asking.RECEIVER)
            self.dirty = True

    def go_on(self) -> None:
        """Hand over the picked cards, end the turn, or confirm it."""
        choices = self.choices
        if self.busy:
            return
        if choices.swapping or choices.paying:
            if choices.complete():
                self._hand_over_picks()
            return
        ending = choices.ending()
        if ending is not None:
            self._move(ending, final=True)
        else:
            super().go_on()

    def take_back(self) -> bool:
        """Take back a move that isn't complete; returns whether there was any."""
        if self.busy:
            return False
        if self.choices.asking is not Asking.NOTHING:
            self.choices.drop()
        elif self.choices.swapping or self.choices.paying:
            self.undo()
        else:
            return False
        self.dirty = True
        return True

    def undo(self) -> None:
        """Undo the last move; picked cards were one decision."""
        picking = (Phase.SWAP, Phase.PRICE)
        super().undo()
        if self.state.phase in picking and self.state.picked:
            again = self.state.picked
            while self.state.picked and self.controller.undo():
                pass
            self.choices.pick_again(again)
            self.dirty = True

    def redo(self) -> None:
        """Redo the last undone move, and all picked cards with it."""
        super().redo()
        while self.state.picked and self.controller.can_redo():
            super().redo()

    def hint_place(self, hint: Hint) -> HintPlace | None:
        """What is pressed for a hint's move."""
        return place_of(self.foot, self.tools, self.rivals, hint.move)

    def hint_title(self, hint: Hint) -> str:
        """A hint's move in a word or two."""
        return button_words(self.controller.rules.deck, hint.move)

    def take_hint(self, hint: Hint) -> None:
        """Set the focus on what a hint's move is made with."""
        move: Move = hint.move
        if isinstance(move, Play):
            needs = self.choices.needed_for(move.card)
            if needs is not Asking.NOTHING and self.choices.asking is not needs:
                position = self.foot.hand.kinds.index(move.card)
                self.choices.ask(needs, move.card, position)
                self.follow()
        spot = spot_of(self.foot, self.tools, self.rivals, move)
        if spot is not None:
            self.widgets.set_focus(spot, visible=True)

    def _pick(self, position: int) -> None:
        why = self.choices.toggle(position)
        if why is not None:
            self.refuse(why)
        self.dirty = True

    def _hand_over_picks(self) -> None:
        """Make the moves of all picked cards at once."""
        moves = self.choices.picks()
        while self.controller.state().picked and self.controller.undo():
            pass  # A game that was loaded in the middle of a swap.
        with self.controller.game.batched():
            steps = [self.controller.decide(move, final=isinstance(move, Done)) for move in moves]
        self.play(steps[-1])

    def _move(self, move: Move, *, final: bool = False) -> None:
        assert not isinstance(move, Pick)
        self.make_move(move, final=final)


def _round_title(number: int) -> str:
    return _("Round {round}", round=number)
