"""What the tutorials of all games share.

A lesson is a real game with a fixed deal and a coach, which is never saved. Each step is one move
of the player. Most steps prescribe the move; in the others any legal move will do.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import pygame

from pyramids.engine.contract import GameSpec, Player, Seat
from pyramids.language import _, later
from pyramids.play.practice import practice_game
from pyramids.play.running_game import RunningGame, Start
from pyramids.play.seats import bot_portrait, bot_title, default_look
from pyramids.storage.settings import Settings
from pyramids.tables.play_scene import PlayScene
from pyramids.tables.table_controller import TableController
from pyramids.tables.tutorial.coach import Coach, Request, draw_ring, split_off_strip
from pyramids.ui.app import App
from pyramids.ui.dialog import Answer, Dialog
from pyramids.ui.drawing.canvas import Canvas

LEARNER: Seat = 0
GOAL_OPACITY: Final = 0.5
"""The opacity of a piece that shows where it belongs."""


class LessonStep(NamedTuple):
    """What has happened, what to do, and the move that does it."""

    story: str
    ask: str
    move: str = ""
    """In text form; empty for any legal move."""


class LessonScript(NamedTuple):
    """A whole lesson: the deal, the bots and the steps."""

    seed: int
    level: str
    rival: str
    """The bot that plays against the player."""
    coach: str
    """The bot whose portrait the coach has."""
    steps: tuple[LessonStep, ...]
    closing_words: str
    opening: tuple[str, ...] = ()
    """The player's moves before the lesson begins, in text form."""
    played_by: str = ""
    """The bot that really makes the rival's moves, if the lesson depends on them."""


class LessonController(TableController[Any]):
    """Controls the game of a tutorial."""

    script: LessonScript

    @property
    def done_steps(self) -> int:
        """The number of moves that the player has made; an undo goes back a step."""
        made = sum(ply.seat == LEARNER for ply in self.game.session.plies)
        return made - len(self.script.opening)

    @property
    def finished(self) -> bool:
        """Whether the lesson is over and everything has been shown."""
        return self.scene is not None and not self.scene.busy and self.held

    @property
    def held(self) -> bool:
        """Whether the last step is done and the flow has nothing more to show."""
        return not self.flow.pending and self.all_done()

    @property
    def wanted(self) -> Any | None:
        """The move that the current step prescribes; None if any legal move will do."""
        if self.done_steps >= len(self.script.steps):
            return None
        text = self.script.steps[self.done_steps].move
        return self.game.rules.decode(text) if text else None

    def all_done(self) -> bool:
        """Whether the last step is done, with everything that follows from it."""
        return self.done_steps >= len(self.script.steps)

    def can_take_back(self) -> bool:
        """Never: each step follows from the one before."""
        return False

    def tell_to_skip(self) -> None:
        """Say nothing: the coach is speaking."""

    def open_menu(self) -> None:
        """Ask whether to leave; a tutorial has no other menu."""
        answers = [
            Answer(later("Resume"), primary=True),
            Answer(later("Leave"), self.skip),
        ]
        words = later("You'll find it on the title screen and under New game.")
        self.app.scenes.push(Dialog(later("Leave the tutorial?"), words, answers))

    def save_as(self) -> None:
        """Say that a tutorial isn't saved."""
        self.app.toast(_("The tutorial isn't saved."))

    def skip(self) -> None:
        """Leave for the title screen."""
        self.navigation.to_title()

    def play_a_game(self) -> None:
        """Leave the tutorial and set up a new game."""
        self.skip()
        self.navigation.new_game(self.game)

    # The coach.

    def make_coach(self) -> Coach:
        """The coach for a scene of the tutorial."""
        return Coach(
            bot_portrait(self.game.spec.bot(self.script.coach)),
            len(self.script.steps) + 1,
            on_skip=self.skip,
            on_play=self.play_a_game,
        )

    def ask(self) -> str:
        """What the current step asks for."""
        return _(self.script.steps[self.done_steps].ask)

    def tell(self, coach: Coach, asked: Request | None) -> None:
        """Let the coach say the text of the current step."""
        step, steps = self.done_steps, self.script.steps
        if step < len(steps):
            coach.tell(step, _(steps[step].story), asked)
        elif self.finished:
            # The primary button is prominent enough without a ring.
            asked = Request(_("That's all you need to know."), coach.play.rect, ringed=False)
            coach.tell(step, _(self.script.closing_words), asked, done=True)
        else:
            coach.tell(step - 1, _(steps[-1].story), None)


class LessonScene(PlayScene):
    """Adds a coach below a game's scene. List it before that scene among the base classes."""

    coach: Coach
    """Set by the scene, after adding all other widgets."""

    def layout(self, size: tuple[int, int]) -> None:
        """Place the scene above, the coach below."""
        rest, strip = split_off_strip(size, self.graphics)
        super().layout(rest)
        self.coach.place(strip, self.graphics)
        self.teach()

    def update(self, dt: float) -> None:
        """Advance the scene and update the coach."""
        super().update(dt)
        self.teach()

    def draw(self, canvas: Canvas) -> None:
        """Draw the scene, where the piece belongs, and a ring around what to press."""
        super().draw(canvas)
        if not self.paused:
            self.draw_goal(canvas)
            draw_ring(canvas, self.coach.asked)

    def draw_goal(self, canvas: Canvas) -> None:
        """Draw the piece faintly where the lesson wants it, rotated as it has to be."""

    def toast_area(self) -> pygame.Rect:
        """Above the coach: a message never covers what the coach asks for."""
        return self.coach.area_above()

    def keep_clear(self) -> Sequence[pygame.Rect]:
        """The coach's words stay visible too."""
        return [*super().keep_clear(), self.coach.rect]

    def toggle_hints(self) -> None:
        """Do nothing: the coach tells what to do."""

    @abstractmethod
    def teach(self) -> None:
        """Update the coach to the current step."""


def lesson_game(spec: GameSpec, script: LessonScript, settings: Settings) -> RunningGame:
    """A new game for a tutorial."""
    name = next(iter(settings.names), "") or _("Player {number}", number=1)
    rival = spec.bot(script.rival)
    players = (Player(name), Player(bot_title(rival), script.played_by or rival.name))
    looks = (default_look(LEARNER, None), default_look(1, rival))
    start = Start(spec, script.level, players, looks, script.seed, {})
    game = practice_game(start, settings)
    _play_opening(game, script)
    return game


def _play_opening(game: RunningGame, script: LessonScript) -> None:
    """Make the player's moves of the opening; the rival makes its own."""
    session, rules = game.session, game.rules
    rival = game.spec.bot(script.played_by or script.rival)
    bot = rival.make(rules)
    waiting = list(script.opening)
    while waiting:
        if session.proceed():
            continue
        seat = session.waiting()[0]
        if seat == LEARNER:
            session.submit(seat, rules.decode(waiting.pop(0)))
            continue
        view, legal = rules.observe(session.state, seat), rules.legal(session.state, seat)
        session.submit(seat, bot.choose(view, legal, game.rng(seat), rival.budget))


def reject_move(app: App) -> None:
    """Refuse a legal move that the current step doesn't ask for."""
    app.audio.play("thud")
    app.toast(_("Not yet: follow the glow"))
