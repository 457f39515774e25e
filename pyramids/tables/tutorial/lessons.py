"""Lessons: what the tutorials of all games share.

A lesson is a real game of a fixed deal, with a coach beside it, kept nowhere. A step of it is one
move of the player. Most of them are prescribed, because what they teach lies there; where a step
has no move, any legal one will do.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, NamedTuple

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


class LessonStep(NamedTuple):
    """What has happened, what is to be done, and the move that does it."""

    story: str
    ask: str
    move: str = ""
    """In its text form; empty for any legal move."""


class LessonScript(NamedTuple):
    """A lesson from its deal to its last words."""

    seed: int
    level: str
    rival: str
    """The bot that sits opposite."""
    coach: str
    """The bot at the player's side."""
    steps: tuple[LessonStep, ...]
    closing_words: str


class LessonController(TableController[Any]):
    """The course of the one game that is played to learn."""

    script: LessonScript

    @property
    def done_steps(self) -> int:
        """The moves that the player has made: undoing one brings its step back."""
        return sum(ply.seat == LEARNER for ply in self.game.session.plies)

    @property
    def finished(self) -> bool:
        """Whether all is taught and shown."""
        return self.scene is not None and not self.scene.busy and self.held

    @property
    def held(self) -> bool:
        """Whether nothing more comes: the last step is made, and all of it has been shown."""
        return not self.flow.pending and self.all_done()

    @property
    def wanted(self) -> Any | None:
        """The move that the step of this moment prescribes; None if it leaves the choice."""
        if self.done_steps >= len(self.script.steps):
            return None
        text = self.script.steps[self.done_steps].move
        return self.game.rules.decode(text) if text else None

    def all_done(self) -> bool:
        """Whether the last step is made, and all that follows from it."""
        return self.done_steps >= len(self.script.steps)

    def open_menu(self) -> None:
        """Nothing is saved here, so there is only one question."""
        answers = [
            Answer(later("Resume"), primary=True),
            Answer(later("Leave"), self.skip),
        ]
        words = later("You'll find it on the title screen and under New game.")
        self.app.scenes.push(Dialog(later("Leave the tutorial?"), words, answers))

    def save_as(self) -> None:
        """Practice is kept nowhere."""
        self.app.toast(_("The tutorial isn't saved."))

    def skip(self) -> None:
        """Back to the title."""
        self.navigation.to_title()

    def play_a_game(self) -> None:
        """From the lesson to the table."""
        self.skip()
        self.navigation.new_game(self.game)

    # The coach.

    def make_coach(self) -> Coach:
        """A strip for one scene of the tutorial."""
        return Coach(
            bot_portrait(self.game.spec.bot(self.script.coach)),
            len(self.script.steps) + 1,
            on_skip=self.skip,
            on_play=self.play_a_game,
        )

    def ask(self) -> str:
        """What the step of this moment asks for."""
        return _(self.script.steps[self.done_steps].ask)

    def tell(self, coach: Coach, asked: Request | None) -> None:
        """Let the coach say what belongs to this moment."""
        step, steps = self.done_steps, self.script.steps
        if step < len(steps):
            coach.tell(step, _(steps[step].story), asked)
        elif self.finished:
            # The golden button needs no ring.
            asked = Request(_("That's all you need to know."), coach.play.rect, ringed=False)
            coach.tell(step, _(self.script.closing_words), asked, done=True)
        else:
            coach.tell(step - 1, _(steps[-1].story), None)


class LessonScene(PlayScene):
    """A stage with the coach below it. Stands before the game's own scene among the bases."""

    coach: Coach
    """Set by the scene itself, after everything else on its desk."""

    def layout(self, size: tuple[int, int]) -> None:
        """The scene above, the coach below."""
        rest, strip = split_off_strip(size, self.graphics)
        super().layout(rest)
        self.coach.place(strip, self.graphics)
        self.teach()

    def update(self, dt: float) -> None:
        """Follow the lesson."""
        super().update(dt)
        self.teach()

    def draw(self, canvas: Canvas) -> None:
        """The scene, and a ring around what is asked for."""
        super().draw(canvas)
        if not self.paused:
            draw_ring(canvas, self.coach.asked)

    def toggle_hints(self) -> None:
        """The coach advises already."""

    @abstractmethod
    def teach(self) -> None:
        """Let the coach say what belongs to this moment."""


def lesson_game(spec: GameSpec, script: LessonScript, settings: Settings) -> RunningGame:
    """The game of a tutorial from its beginning."""
    name = next(iter(settings.names), "") or _("Player {number}", number=1)
    rival = spec.bot(script.rival)
    players = (Player(name), Player(bot_title(rival), rival.name))
    looks = (default_look(LEARNER, None), default_look(1, rival))
    return practice_game(Start(spec, script.level, players, looks, script.seed, {}), settings)


def reject_move(app: App) -> None:
    """A legal move that would teach nothing now."""
    app.audio.play("thud")
    app.toast(_("Not yet: follow the glow"))
