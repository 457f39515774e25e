"""The table: the viewer's labyrinth large, everything else around it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from pyramids.engine.contract import Hint, Seat
from pyramids.games.labyrinth import betting
from pyramids.games.labyrinth.betting import GROUP
from pyramids.games.labyrinth.board import ENTRANCES
from pyramids.games.labyrinth.moves import Bet, Done, Lay, Move, Place, Start
from pyramids.games.labyrinth.state import HIDDEN_BET, NO_ENTRANCE, TURNS, Phase, State
from pyramids.games.labyrinth.texts.moves import button_words
from pyramids.games.labyrinth.texts.standing import bet_note, turn_title
from pyramids.games.labyrinth.ui.board.labyrinth_board import last_space
from pyramids.games.labyrinth.ui.board.own_board import OwnBoard
from pyramids.games.labyrinth.ui.column.bets import Bettor
from pyramids.games.labyrinth.ui.column.number_card import NumberCard
from pyramids.games.labyrinth.ui.column.number_column import NumberColumn
from pyramids.games.labyrinth.ui.controller import LabyrinthController
from pyramids.games.labyrinth.ui.motion import idle_drawing
from pyramids.games.labyrinth.ui.motion.event_motion import EventMotion
from pyramids.games.labyrinth.ui.table.hand import TileHand
from pyramids.games.labyrinth.ui.table.hint_places import draw_tiles, place_of, spot_of
from pyramids.games.labyrinth.ui.table.instructions import coming, instruction
from pyramids.games.labyrinth.ui.table.layout import plan_table
from pyramids.games.labyrinth.ui.table.player_page import PlayerView
from pyramids.games.labyrinth.ui.table.preview import MovePreview
from pyramids.games.labyrinth.ui.table.rivals import RivalPlate
from pyramids.games.labyrinth.ui.table.score_strip import ScoreStrip
from pyramids.games.labyrinth.ui.table.treasures import TreasureChoice, TreasureDrag
from pyramids.language import later
from pyramids.tables.parts.hint_marks import HintPlace
from pyramids.tables.parts.rivals import RivalPlates
from pyramids.tables.parts.top_bar import TurnDots
from pyramids.tables.placing.controls import PlacingControls
from pyramids.tables.placing.placing_table import PlacingTable
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.drawing.idle_drawing import DrawTask
from pyramids.ui.theme import Space
from pyramids.ui.widgets import Widget

# Made once: a new text in every frame would count as a change in every frame.
_DONE = later("Done")


class TableScene(PlacingTable[Lay]):
    """The table of the labyrinth."""

    controller: LabyrinthController
    state: State
    goal: Move | None
    rivals: RivalPlates[RivalPlate]
    hand: TileHand
    flights: EventMotion
    controls: PlacingControls

    def __init__(self, controller: LabyrinthController) -> None:
        super().__init__(controller, controller.state())
        self.board = self.widgets.add(
            OwnBoard(
                controller.rules,
                on_scarab=self.place_treasure,
                tell_scarab=lambda field: self.move_preview.scarab_words(field),
                on_entrance=self.enter_portal,
            )
        )
        self.hold(TileHand(controller, self.board), [self.board])
        self.choice = TreasureChoice(controller)
        self.move_preview = MovePreview(controller, self.board, self.hand, self.choice)
        self.numbers = self.widgets.add(
            NumberColumn(
                controller.rules.tile_set,
                on_turn=lambda: self.turn(1),
                on_places=self.show_legal_place,
                on_hint=self.toggle_hints,
                on_choose=self.choose_treasure,
                on_bet=self.bet,
                on_go_on=self.go_on,
            )
        )
        self.rivals = self.add_rivals(partial(RivalPlate, controller))
        self.score = self.widgets.add(ScoreStrip())
        dots = TurnDots(TURNS, GROUP, turn_title)
        self.bar = self.add_bar(dots, turn_title, [TURNS])
        self.hints = self.add_hints()
        self.flights = EventMotion(controller, self.board, self.hand, self.numbers, self.rivals)
        self.treasure_drag = TreasureDrag(
            controller.app, self.numbers.stock, self.board, self.choice, self.drop_treasure
        )
        self.controls = PlacingControls(self, on_pointer=self.treasure_drag.point)
        self.begin()

    @property
    def piece_card(self) -> NumberCard:
        """The number card with the tile."""
        return self.numbers.card

    @property
    def can_ask_for_hints(self) -> bool:
        """Whether the viewer has something to decide."""
        return self.hand.active or self.choice.deciding or self.controller.viewer_bets

    @property
    def may_end(self) -> bool:
        """Whether "done" would be a move now."""
        if not self.choice.deciding or self.busy:
            return False
        return self.controller.rules.check(self.state, self.controller.viewer, Done()) is None

    @property
    def in_last_round(self) -> bool:
        """Whether the last row of turns has begun; betting rounds are as long."""
        return self.state.turn > TURNS - GROUP

    def keep_clear(self) -> Sequence[pygame.Rect]:
        """What all tables keep clear, the number with its tools, and the rivals."""
        return [*super().keep_clear(), self.numbers.rect, self.rivals.rect]

    def arrange(self, size: tuple[int, int]) -> None:
        """The labyrinth in the middle, the number left, rivals right, the score below."""
        graphics = self.graphics
        plan = plan_table(size, graphics, self.rivals.needs(graphics), betting=self.state.betting)
        self.board.place(plan.board, graphics)
        self.numbers.place(plan.tools, graphics)
        self.rivals.place(plan.rivals, graphics, plan.log)
        self.score.place(plan.foot, graphics)
        self.hint_column.place(plan.rivals, graphics)
        self.follow()
        self.bar.place(plan.bar, graphics)

    # What is shown.

    def show_parts(self, *, roll: bool) -> None:
        """Show the state on boards, number card and score."""
        state, viewer = self.state, self.controller.viewer
        self.board.show(state.hunters[viewer], state.professional, last_space(state, viewer))
        self.numbers.show(state, viewer)
        self.score.show(self.board.worth, ended=bool(self.board.ending), roll=roll)
        for plate in self.rivals.plates:
            plate.show(state, roll=roll)
        self.bar.count = max(1, state.turn)
        self.bar.dots.turn = state.turn
        self.choice.begin(state)
        self.move_preview.begin(state)

    def release_held(self) -> None:
        """Show everything: no tile, treasure or step is flying any more."""
        for board in (self.board, *(plate.board for plate in self.rivals.plates)):
            board.settle()
        self.numbers.card.turning = 1.0

    def free_scarabs(self) -> tuple[int, ...]:
        """The squares where the viewer may place a treasure now."""
        return () if self.busy else self.choice.scarabs

    def fits(self) -> bool:
        """Whether the game isn't over yet."""
        return self.controller.state().phase is not Phase.OVER

    def update(self, dt: float) -> None:
        """Let time pass; scarabs shimmer unless nothing may move."""
        if not self.app.motion.reduced and self.board.shimmer(dt):
            self.dirty = True
        super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the widgets, hunter and tile above them, and flying things above all."""
        self.backdrop.draw(canvas)
        self.board.draw_alive(canvas)
        if not self.busy:
            frame = canvas.rect.inflate(-2 * Space.SMALL, -2 * Space.SMALL)
            moves = [hint.move for hint in self.hints.hints]
            draw_tiles(canvas, self.board, moves, self.hints.pointed_at)
            self.draw_hand(canvas, frame)
            if not self.paused:
                self.move_preview.draw(canvas, frame, self.keep_clear())
        self.treasure_drag.draw(canvas)
        self.flights.draw(canvas)

    def prepare(self) -> list[DrawTask]:
        """Any tile may be drawn next, on any board."""
        boards = [self.board, *(plate.board for plate in self.rivals.plates[:1])]
        sides = [self.numbers.card.tile_side, *(2 * board.geometry.field for board in boards)]
        number = self.numbers.card.number
        return idle_drawing.tiles(self.controller.rules.tile_set, number, sides)

    def open_player(self, seat: Seat) -> None:
        """Another player's labyrinth, large."""
        self.app.scenes.push(PlayerView(self.controller, seat, self.state))

    # What can be done now.

    def causes(self) -> tuple[object, ...]:
        """Also the treasures, and whether the viewer bets."""
        choice = self.choice
        betting = self.controller.viewer_bets
        return (*super().causes(), choice.value, choice.deciding, betting)

    def offer_actions(self) -> None:
        """Update texts and buttons to what can be done now."""
        hand, controller, column = self.hand, self.controller, self.numbers
        # Also while a treasure is flying: what is to be done doesn't change with it.
        scarabs = bool(self.choice.scarabs)
        words = instruction(controller, self.state, lays=hand.active, scarabs=scarabs)
        self.bar.follow(*words, busy=self.busy)
        column.turn_tool.enabled = column.places_tool.enabled = hand.active and not self.busy
        column.hint.enabled = self.can_ask_for_hints and not self.busy
        # The card's tile is in the hand, or on the board already.
        laid = not hand.active and bool(self.state.drawn)
        column.card.lifted = self.controls.carries or laid
        # Off the board nothing else shows what rotating has done.
        column.card.rotation = hand.rotation if hand.active else 0
        self.show_go_on_button(column.go_on, coming(self.state, controller.viewer).button)
        if self.may_end:
            column.go_on.visible, column.go_on.text = True, _DONE
        self._offer_choices()
        self._offer_bets()
        self.board.focusable = hand.active
        self.board.lit = tuple(sorted({move.space for move in hand.highlighted_moves()}))
        self.show_thinking(deciding=controller.viewer_builds)

    def _offer_choices(self) -> None:
        """Offer scarabs and entrances once the tile is placed."""
        value, rules = self.choice.value, self.controller.rules
        gem = self.numbers.stock.pile(value).art if value is not None else ""
        lengths: tuple[int, ...] = ()
        hunter = self.state.hunters[self.controller.viewer]
        if self.choice.deciding and not self.busy and hunter.entrance == NO_ENTRANCE:
            ways = [rules.path_from(hunter, number) for number in range(len(ENTRANCES))]
            lengths = tuple(len(way.fields) for way in ways)
        self.board.offer(self.free_scarabs(), gem, lengths)
        self.numbers.stock.choose(value if self.free_scarabs() else None)

    def _offer_bets(self) -> None:
        made = self.state.bets[self.controller.viewer]
        # Face down on the player's own screen too: the other players share it.
        shown = HIDDEN_BET if made and len(self.controller.humans) > 1 else made
        status = betting.betting_round(self.state)
        self.numbers.bets.show(
            due=self.controller.viewer_bets and not self.busy,
            made=shown,
            note=bet_note(self.state, self.controller.viewer),
            right=status.right if status is not None else 0,
            bettors=self._bettors(status.still_in) if status is not None else (),
        )

    def _bettors(self, still_in: Sequence[Seat]) -> list[Bettor]:
        controller = self.controller
        return [
            Bettor(
                controller.name(seat),
                controller.portrait(seat),
                controller.colour(seat),
                seat in still_in,
            )
            for seat in controller.seats
        ]

    def follow_pointer(self) -> None:
        """Show what the move that is pointed at would change of the score."""
        seen = None if self.busy else self.move_preview.pointed_at()
        self.score.change = seen.change if seen is not None else None

    def occasion(self) -> Hashable:
        """A tile, a treasure or an entrance, or a bet."""
        return self.hand.active, self.choice.deciding, self.controller.viewer_bets

    def first_action(self) -> Widget | None:
        """The board while a tile is held, otherwise the first thing that can be pressed."""
        if self.hand.active:
            return self.board
        spots = [*self.board.scarabs, *self.board.entrances, *self.numbers.bets.tiles]
        return next((spot for spot in [*spots, self.numbers.go_on] if spot.visible), None)

    # What the player does.

    def place(self, move: Lay) -> None:
        """Lay the tile."""
        self._move(move)

    def choose_treasure(self, value: int) -> None:
        """Choose another kind of treasure, or say why not."""
        why = self.choice.choose(value)
        if why is not None:
            self.refuse(why)
        self.dirty = True

    def drop_treasure(self, field: int, value: int) -> None:
        """Place a dragged treasure where it was dropped, or say why not."""
        if self.busy:
            return
        move = Place(field, value)
        why = self.controller.rules.check(self.state, self.controller.viewer, move)
        if why is not None:
            self.refuse(why)
        else:
            self._move(move)

    def place_treasure(self, field: int) -> None:
        """Place the chosen treasure on a scarab."""
        if not self.busy and field in self.choice.scarabs and self.choice.value is not None:
            self._move(Place(field, self.choice.value))

    def enter_portal(self, entrance: int) -> None:
        """Send the hunter in."""
        move = Start(*ENTRANCES[entrance])
        if (
            not self.busy
            and self.controller.rules.check(self.state, self.controller.viewer, move) is None
        ):
            self._move(move)

    def bet(self, bet: str) -> None:
        """Bet on the next number."""
        if self.controller.viewer_bets and not self.busy:
            self.app.audio.play("card_slide")
            self._move(Bet(bet))

    def go_on(self) -> None:
        """End the turn, confirm it, or shorten the pause before the next number."""
        if self.may_end:
            self._move(Done())
        else:
            super().go_on()

    def turn_held(self, step: int) -> bool:
        """Rotate the tile, or choose the next kind of treasure."""
        return super().turn_held(step) or self.choice.next(step)

    def hint_place(self, hint: Hint) -> HintPlace | None:
        """The space of a hint's tile, or what is pressed for its move."""
        return place_of(self.board, self.numbers, hint.move)

    def hint_title(self, hint: Hint) -> str:
        """The bet of a hint, or that it ends the turn."""
        return button_words(hint.move)

    def take_hint(self, hint: Hint) -> None:
        """Hold a hint's tile or treasure, and set the focus on its place."""
        move: Move = hint.move
        if isinstance(move, Lay):
            self.lay(move)
        elif isinstance(move, Place):
            self.choice.choose(move.value)
            self._offer_choices()
        spot = spot_of(self.board, self.numbers, move)
        if spot is not None:
            self.widgets.set_focus(spot, visible=True)

    def _move(self, move: Move) -> None:
        # "Done" confirms the turn.
        self.make_move(move, final=isinstance(move, Done))
