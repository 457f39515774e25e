"""The director: looks at the state, and lets the right scene, bot or draw come next.

Everybody builds at the same time, so a bot's tile is laid as soon as it has thought, and people
build one after the other. All of it stays hidden until the last one is done; then it is told.
Bets are made in the same way, and stay face down until the number is turned up.
"""

from __future__ import annotations

from pyramids.engine.contract import Seat
from pyramids.games.labyrinth.events import Event
from pyramids.games.labyrinth.moves import Done, Move
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import Phase, State
from pyramids.games.labyrinth.ui import playback
from pyramids.games.labyrinth.ui.bot_reasons import Motives
from pyramids.games.labyrinth.ui.log import Chronicle
from pyramids.games.labyrinth.ui.reason_texts import sentence
from pyramids.play.advice import Advice
from pyramids.play.running_game import RunningGame
from pyramids.screens.table.director import Course
from pyramids.tables.play_scene import Act, Stage
from pyramids.ui.app import App

NOBODY: Seat = -1
"""The viewer of a game that only bots play: everything has to be told."""


class LabyrinthCourse(Course):
    """One game from the first number to the final count, as the players at this screen see it."""

    def __init__(self, app: App, game: RunningGame) -> None:
        super().__init__(app, game)
        self.rules: Labyrinth = game.rules
        self.motives = Motives(self)
        self.chronicle = Chronicle(self)
        self.advice = Advice(game, sentence)
        self._told = self.state.phase is not Phase.BUILD
        """Whether everybody's building of this turn has been shown."""

    @property
    def state(self) -> State:
        """The table as it is, hidden things included; scenes show `table()`."""
        state: State = self.game.state
        return state

    def table(self) -> State:
        """The table as the viewer may see it now."""
        if not self.is_human(self.viewer):
            return self.state
        if self._told:
            return self.rules.observe(self.state, self.viewer).table
        return playback.open_table(self.rules, self.state, self.viewer)

    def own_events(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """What a player is shown at once of an own move."""
        return playback.own_events(events)

    def hidden_plies(self) -> frozenset[int]:
        """The numbers of the plies that the viewer must not know yet."""
        session = self.game.session
        built = playback.builds(session)
        hidden = range(built.stop if self._told else built.start, len(session.plies))
        return frozenset(i for i in hidden if session.plies[i].seat != self.viewer)

    # What the player at the screen can do.

    @property
    def viewer_is_due(self) -> bool:
        """Whether the viewer has to build now."""
        return self._owes(self.viewer, Phase.BUILD)

    @property
    def viewer_bets(self) -> bool:
        """Whether the viewer has to bet now; not before the others' building was told."""
        return self._told and self._owes(self.viewer, Phase.BET)

    @property
    def wants_consent(self) -> bool:
        """Whether the viewer's turn is built and only the word is missing that it stays."""
        if self._told or self._agreed or not self.game.settings.confirm_turn:
            return False
        if not self.is_human(self.viewer) or self.viewer_is_due:
            return False
        return playback.has_built(self.game.session, self.viewer)

    def can_undo(self) -> bool:
        """Whether the viewer's last move can be taken back: not once the others were seen."""
        if self._told and not playback.has_bet(self.game.session, self.viewer):
            return False
        return super().can_undo()

    def move(self, move: Move) -> Act:
        """Make the viewer's move; what is to be shown of it at once."""
        events = self.game.submit(self.viewer, move)
        self._begin_breath()
        if isinstance(move, Done):
            # The word is given: there is no second pause before the next number.
            self.consent()
        return Act(self.table(), self.own_events(events))

    def went_back(self) -> None:
        """After an undo the turn is being built again, or a bet is open again."""
        self._told = self.state.phase is not Phase.BUILD

    # The course itself.

    def make_table(self) -> Stage:
        """The table."""
        from pyramids.games.labyrinth.ui.table.table_scene import TableScene

        return TableScene(self)

    def open(self) -> None:
        """Begin, or go on with a loaded game: everything is built from the state alone."""
        from pyramids.games.labyrinth.ui.final.final_scene import ScoringScene

        self.viewer = next(iter(self._owing_people()), self.viewer)
        over = self.state.phase is Phase.OVER
        self._enter_stage(ScoringScene(self) if over else self.make_table())

    def go_on(self, dt: float) -> None:
        """Build, bet, draw, count."""
        if not self._told:
            self._building(dt)
        elif self.state.phase is Phase.BET:
            self._betting(dt)
        elif self.state.phase is Phase.OVER:
            self._scoring(dt)
        else:
            self._drawing(dt)

    def _building(self, dt: float) -> None:
        if self.state.phase is Phase.BUILD:
            self._let_bots_move()
        if self.wants_consent or self.viewer_is_due:
            return
        if self.state.phase is Phase.BUILD:
            self._call_next(dt)
            return
        # Until the others are seen the turn can be taken back, so a moment for it.
        if self.can_undo() and self._catches_breath(dt):
            return
        self._told = True
        known = self.viewer if self.is_human(self.viewer) else NOBODY
        act = playback.act_of_turn(self.rules, self.game.session, known)
        self._acts = [Act(self.table(), act.events)] if act is not None else []
        if act is None:
            self._refresh()

    def _betting(self, dt: float) -> None:
        self._let_bots_move()
        if self.state.phase is Phase.BET and not self.viewer_bets:
            self._call_next(dt)

    def _call_next(self, dt: float) -> None:
        """Hand the screen to the next person who has to decide."""
        people = self._owing_people()
        if not people or (self.can_undo() and self._catches_breath(dt)):
            return
        self._hand_over(people[0])

    def _drawing(self, dt: float) -> None:
        if self.can_undo() and self._catches_breath(dt):
            return
        events = self.game.draw()
        self._agreed = False
        self._told = False
        self._play(Act(self.table(), events))

    def _scoring(self, dt: float) -> None:
        from pyramids.games.labyrinth.ui.final.final_scene import ScoringScene

        if not isinstance(self.stage, ScoringScene):
            self._enter_stage(ScoringScene(self))

    def _owes(self, seat: Seat, phase: Phase) -> bool:
        return self.state.phase is phase and self.is_human(seat) and seat in self.game.waiting()
