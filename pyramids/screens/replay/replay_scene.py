"""The replay of a finished game: by steps, by turns, or playing by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from pyramids.engine.contract import CHANCE
from pyramids.engine.errors import CodeError
from pyramids.language import _, later
from pyramids.play.challenges import challenge
from pyramids.play.history.finished_game import WatchedGame
from pyramids.play.history.recorded_turns import turn_at, turn_title, turns_of
from pyramids.play.seats import shown_names
from pyramids.play.shared_codes import game_code
from pyramids.play.texts.marks import marks, with_marks
from pyramids.play.workers.review_search import can_review
from pyramids.screens.common.copy_code import copy_code
from pyramids.screens.common.error_dialog import show_error
from pyramids.screens.common.navigator import navigator
from pyramids.screens.replay.challenge_dialog import ask_to_beat
from pyramids.screens.replay.controls import ReplayControls, TurnChoice
from pyramids.storage.settings import Settings
from pyramids.tables.game_ui import game_ui
from pyramids.tables.parts.score_graph import ScoreGraph
from pyramids.tables.players import PlayerLooks
from pyramids.ui.actions import Action
from pyramids.ui.animation import Duration
from pyramids.ui.app import Scene
from pyramids.ui.dialog import Answer, Dialog
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.events import Command, Event
from pyramids.ui.theme import BODY, SMALL, Extent, Material, Space
from pyramids.ui.theme.screens import ReplaySizes as Sizes
from pyramids.ui.widgets import Button, IconButton, cut_left, cut_top

_BETWEEN: Final = " · "


class Replay(Scene):
    """Shows a finished game step by step; one can play on from any step."""

    def __init__(
        self,
        game: WatchedGame,
        settings: Settings,
        turn: int = 1,
        step: int | None = None,
        *,
        own: bool = True,
        reviewed: bool = False,
    ) -> None:
        """`own`: played here. `reviewed`: opened from its review, which it needn't offer."""
        super().__init__()
        self._own = own
        self.game = game
        self._first_turn = turn
        self._first_step = step
        self.settings = settings
        self.step = 0
        self.playing = False
        self.turns = turns_of(game.states, game.spec.progress, game.spec.round_title)
        self.looks = PlayerLooks(shown_names(game.spec.id, game.players), game.seating)
        self._ui = game_ui(game.spec)
        self._texts = game.spec.texts(game.session.rules)
        self._waited = 0.0
        self._words = pygame.Rect(0, 0, 0, 0)
        self._add_bar(can_review=can_review(game) and not reviewed)
        standings = [game.standings(turn.last) for turn in self.turns]
        self.graph = self.widgets.add(
            ScoreGraph(
                self.looks,
                self.turns,
                standings,
                self.go_to_turn,
                standing=game.spec.standing,
            )
        )
        self.controls = self.widgets.add(ReplayControls(self, game.last))
        self.view = self.widgets.add(self._ui.replay_board(game.level, self.looks))

    def _add_bar(self, *, can_review: bool) -> None:
        """Add the way back, the choice of a turn, and what can be done with the game."""
        add = self.widgets.add
        self.leave_button = add(IconButton("common/icon_left", later("Back: Esc"), self.close))
        self.turn_choice = add(TurnChoice(self, lambda: map(turn_title, self.turns)))
        self.what_if = add(
            Button(
                later("Play on from here"),
                self.ask_to_play_on,
                tooltip=later("A new game starts here, with the same players."),
            )
        )
        self.code = add(
            IconButton("common/icon_code", later("Copy this game as a code"), self.copy_code)
        )
        self.same_deal = add(
            IconButton(
                "common/icon_trophy", later("Play this deal against the score"), self.ask_to_beat
            )
        )
        self.review = add(
            IconButton("common/icon_review", later("Review this game"), self.open_review)
        )
        self.review.visible = can_review
        self.code.visible = self.same_deal.visible = self.game.over(self.game.last) is not None

    def enter(self) -> None:
        """Go to the turn or the step to begin with; focus Play."""
        first = self.turns[min(self._first_turn, len(self.turns) - 1)].first
        self.go_to(first if self._first_step is None else self._first_step)
        self.widgets.set_focus(self.controls.play, visible=False)

    def close(self) -> None:
        """Go back to where it was opened."""
        self.app.scenes.remove(self)

    def layout(self, size: tuple[int, int]) -> None:
        """Place the events' text above, the board in the middle, graph and controls below."""
        graphics = self.graphics
        margin, gap = graphics.theme.stage(Sizes.MARGIN), graphics.px(Space.SMALL)
        area = pygame.Rect((0, 0), size).inflate(-2 * margin, -2 * margin)
        bar, below = cut_top(area, graphics.px(Sizes.BAR), gap)
        self._place_bar(bar)
        foot = graphics.px(Sizes.FOOT)
        middle, foot_area = cut_top(below, below.height - foot - gap, gap)
        self.view.place(middle, graphics)
        wide = min(graphics.px(Sizes.BUTTONS), area.width // 2)
        graph, controls = cut_left(foot_area, area.width - wide - gap, gap)
        self.graph.place(graph, graphics)
        self.controls.place(controls, graphics)
        self._show()

    # Steps and turns.

    @property
    def turn(self) -> int:
        """The number of the turn that is shown."""
        return turn_at(self.turns, self.step)

    def turn_title(self) -> str:
        """The title of the turn that is shown."""
        return turn_title(self.turns[self.turn])

    def go_to(self, step: int) -> None:
        """Show a step."""
        self.step = max(0, min(self.game.last, step))
        self._waited = 0.0
        if self.step == self.game.last:
            self.playing = False
        self._show()

    def go_by(self, steps: int) -> None:
        """Go some steps forward or back; going back pauses."""
        if steps < 0:
            self.playing = False
        self.go_to(self.step + steps)

    def go_to_turn(self, place: int) -> None:
        """Show the last step of a turn."""
        if self.step != self.turns[place].last:
            self.app.audio.play("tick")
        self.go_to(self.turns[place].last)

    def go_by_turns(self, turns: int) -> None:
        """Go to the end of a later or earlier turn."""
        place = self.turn
        if turns > 0 and self.step < self.turns[place].last:
            turns -= 1
        self.go_to_turn(max(0, min(len(self.turns) - 1, place + turns)))

    def toggle(self) -> None:
        """Play or pause; at the end, play from the start."""
        if not self.playing and self.step == self.game.last:
            self.go_to(0)
        self.playing = not self.playing
        self._waited = 0.0
        self._show()

    def ask_to_play_on(self) -> None:
        """Ask before leaving the replay to play on."""
        self.playing = False
        self._show()
        answers = [Answer(later("Cancel")), Answer(later("Play on"), self.play_on, primary=True)]
        words = later("A new game starts here. The finished one stays in the list.")
        self.app.scenes.push(Dialog(later("What if?"), words, answers))

    def play_on(self) -> None:
        """Start a game from the current step."""
        navigator(self.app).play_on(self.game, self.step, self.settings)

    def copy_code(self) -> None:
        """Copy the game's code, for a friend to watch it and play the same deal."""
        try:
            copy_code(self.app, game_code(self.game))
        except CodeError as error:
            show_error(self.app, later("Couldn't make a code"), error)

    def ask_to_beat(self) -> None:
        """Ask before leaving the replay to play its deal against its score."""
        met = challenge(self.game, self.settings)
        if met is not None:
            self.playing = False
            self._show()
            ask_to_beat(self.app, met, self.settings)

    def open_review(self) -> None:
        """Show where better moves were missed."""
        self.playing = False
        self._show()
        navigator(self.app).review(self.game, self.settings, own=self._own)

    def event_text(self) -> str:
        """The events of the current step in words."""
        if self.step == 0:
            return with_marks(_("The game is set up"), self._marks())
        ends = self.step == self.game.last
        words = [*self.game.remarks(self.step), *self._sentences()]
        return _BETWEEN.join([*words, *(self._marks() if ends else ())])

    # Input and drawing.

    def handle(self, event: Event) -> bool:
        """Arrows go by steps, page keys by turns, wherever the focus is."""
        if isinstance(event, Command) and self._steer(event):
            return True
        if self.widgets.handle(event):
            return True
        if not isinstance(event, Command):
            return False
        if event.means(Action.CANCEL):
            self.close()
        elif event.means(Action.SKIP) or event.means(Action.PAUSE) or event.means(Action.CONFIRM):
            self.toggle()
        elif event.means(Action.HELP):
            self._open_rules()
        else:
            return False
        return True

    def update(self, dt: float) -> None:
        """Advance while playing."""
        super().update(dt)
        if not self.playing or self.paused:
            return
        self._waited += dt
        if self._waited >= Duration.BOT_MOVE * self.controls.pace:
            self.go_to(self.step + 1)

    def draw(self, canvas: Canvas) -> None:
        """Draw background, bar and widgets."""
        canvas.background()
        self._draw_words(canvas)
        self.widgets.draw(canvas)

    def _steer(self, command: Command) -> bool:
        if self.widgets.focus is self.controls.speed:
            return False
        ways: dict[Action, Callable[[], None]] = {
            Action.PREVIOUS_TURN: lambda: self.go_by_turns(-1),
            Action.NEXT_TURN: lambda: self.go_by_turns(1),
            Action.PREVIOUS_STEP: lambda: self.go_by(-1),
            Action.NEXT_STEP: lambda: self.go_by(1),
            Action.START: lambda: self.go_to(0),
            Action.END: lambda: self.go_to(self.game.last),
        }
        for action, way in ways.items():
            if command.means(action):
                way()
                return True
        return False

    def _place_bar(self, bar: pygame.Rect) -> None:
        graphics = self.graphics
        gap, side = graphics.px(Space.MEDIUM), graphics.px(Extent.ICON_BUTTON)
        self.leave_button.place(
            pygame.Rect(bar.left, bar.centery - side // 2, side, side), graphics
        )
        wide, high = self.what_if.measure(graphics)
        self.what_if.place(
            pygame.Rect(bar.right - wide, bar.centery - high // 2, wide, high), graphics
        )
        end = self.what_if.rect.left
        for icon in (self.same_deal, self.code, self.review):
            if icon.visible:
                end -= gap + side
                icon.place(pygame.Rect(end, bar.centery - side // 2, side, side), graphics)
        wide, high = self.turn_choice.measure(graphics)
        turns = pygame.Rect(bar.left + side + gap, bar.centery - high // 2, wide, high)
        self.turn_choice.place(turns, graphics)
        left = turns.right + gap
        self._words = pygame.Rect(left, bar.top, end - gap - left, bar.height)

    def _draw_words(self, canvas: Canvas) -> None:
        """Draw the text in one line, or in two smaller ones if it is too long."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.NIGHT)
        canvas.plate(self._words, style)
        inner = self._words.inflate(-2 * graphics.px(Space.MEDIUM), 0)
        words = self.event_text()
        text_style = BODY if graphics.text.width(words, BODY) <= inner.width else SMALL
        lines = graphics.text.wrap(words, text_style, inner.width)
        if len(lines) > 2:
            rest = " ".join(lines[1:])
            lines = [lines[0], graphics.text.shorten(rest, text_style, inner.width)]
        high = graphics.text.line_height(text_style) * len(lines)
        box = pygame.Rect(inner.left, inner.centery - high // 2, inner.width, high)
        canvas.paragraph(lines, box, text_style, style.text_colour, align="center")

    def _sentences(self) -> list[str]:
        told = self._texts.sentences(self.game.events(self.step), self.looks.names)
        if told:
            return told
        ply = self.game.plies(self.step)[0]
        if ply.seat == CHANCE:
            return [_("Drawn at random")]
        names, before = self.looks.names, self.game.states[self.step - 1]
        move = self._texts.move(before, ply.seat, ply.move, names)
        return [f"{names[ply.seat]}: {move}"]

    def _marks(self) -> list[str]:
        return marks(self.game.players, self.game.conceded, self.game.take_backs)

    def _show(self) -> None:
        self.view.show(self.game.states[self.step], self.game.events(self.step))
        turn = self.turns[self.turn]
        length = turn.last - turn.first + 1
        self.graph.at = max(0.0, self.turn - 1 + (self.step - turn.first + 1) / length)
        self.controls.follow(self.step, self.playing)
        self.turn_choice.follow(self.step, self.game.last)
        self.what_if.enabled = self.game.over(self.step) is None
        self.dirty = True

    def _open_rules(self) -> None:
        navigator(self.app).open_rules_of(self.game.spec)
