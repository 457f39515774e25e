"""The tutorial: a real game of a fixed deal, with a coach beside it, kept nowhere."""

from __future__ import annotations

from pyramids.engine.contract import Player, Seat
from pyramids.games.silver_gold.scenes import tutorial_steps as script
from pyramids.games.silver_gold.scenes.course import Course
from pyramids.games.silver_gold.scenes.draft import DraftScene
from pyramids.games.silver_gold.scenes.lesson import TutorialDraft, TutorialRefill, TutorialRound
from pyramids.games.silver_gold.scenes.refill import RefillScene
from pyramids.games.silver_gold.scenes.round import RoundScene
from pyramids.games.silver_gold.spec import SPEC
from pyramids.games.silver_gold.state import Phase
from pyramids.scenes import opening
from pyramids.scenes.game import RunningGame, Start, leave_all
from pyramids.scenes.new_game import NewGame
from pyramids.scenes.practice import practice_game
from pyramids.scenes.seating import bot_title, default_look
from pyramids.storage.settings import Settings
from pyramids.ui.app import App
from pyramids.ui.dialog import Answer, Dialog
from pyramids.ui.language import _, later

PUPIL: Seat = 0


class Tutorial(Course):
    """The course of the one game that is played to learn; it ends with the first award."""

    @property
    def done_steps(self) -> int:
        """The moves that the player has made: undoing one brings its step back."""
        return sum(ply.seat == PUPIL for ply in self.game.session.plies)

    @property
    def finished(self) -> bool:
        """Whether all is taught and shown."""
        quiet = self.stage is not None and not self.stage.busy and not self._acts
        return quiet and self._all_done()

    def make_draft(self, seat: Seat) -> DraftScene:
        """The draft with the coach."""
        return TutorialDraft(self, seat)

    def make_table(self) -> RoundScene:
        """The table with the coach."""
        return TutorialRound(self)

    def make_refill(self) -> RefillScene:
        """The refill with the coach."""
        return TutorialRefill(self)

    def open_menu(self) -> None:
        """Nothing is saved here, so there is only one question."""
        answers = [
            Answer(later("Leave"), self.skip),
            Answer(later("Go on"), primary=True),
        ]
        words = later("You find it again at the title and with every new game.")
        self.app.scenes.push(Dialog(later("Leave the tutorial?"), words, answers))

    def save_as(self) -> None:
        """Practice is kept nowhere."""
        self.app.toast(_("The tutorial isn't saved."))

    def skip(self) -> None:
        """Back to the title."""
        opening.to_title(self.app)

    def play_a_game(self) -> None:
        """From the lesson to the table."""
        settings = self.game.settings
        self.skip()
        self.app.scenes.push(NewGame(SPEC, settings))

    def _drawing(self, dt: float) -> None:
        if not self._all_done():
            super()._drawing(dt)

    def _all_done(self) -> bool:
        return self.done_steps >= len(script.STEPS) and self.state.phase is Phase.REVEAL


def tutorial_game(settings: Settings) -> RunningGame:
    """The game of the tutorial from its beginning."""
    name = next(iter(settings.names), "") or _("Player {number}", number=1)
    rival = SPEC.bot(script.RIVAL)
    players = (Player(name), Player(bot_title(rival), rival.name))
    looks = (default_look(PUPIL, None), default_look(1, rival))
    return practice_game(Start(SPEC, script.LEVEL, players, looks, script.SEED, {}), settings)


def open_tutorial(app: App, settings: Settings) -> None:
    """Leave whatever is open, and begin to learn."""
    leave_all()
    Tutorial(app, tutorial_game(settings)).open()
