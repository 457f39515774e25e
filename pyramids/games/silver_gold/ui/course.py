"""The director: looks at the state, and lets the right scene, bot or draw come next.

Everybody marks at the same time, so a bot's marks are made as soon as it has thought, and people
mark one after the other. All of it stays hidden until the last one has marked; then it is told.
"""

from __future__ import annotations

from pyramids.engine.contract import Seat
from pyramids.games.silver_gold.deck import Deck
from pyramids.games.silver_gold.events import Event
from pyramids.games.silver_gold.moves import Keep, Mark, Take
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import Phase, State
from pyramids.games.silver_gold.ui import playback
from pyramids.games.silver_gold.ui.bot_reasons import Motives
from pyramids.games.silver_gold.ui.draft.draft_scene import DraftScene
from pyramids.games.silver_gold.ui.draft.refill_scene import RefillScene
from pyramids.games.silver_gold.ui.final.final_scene import ScoringScene
from pyramids.games.silver_gold.ui.playback import Act
from pyramids.games.silver_gold.ui.reason_texts import sentence
from pyramids.games.silver_gold.ui.round.round_scene import RoundScene
from pyramids.play.advice import Advice
from pyramids.play.running_game import RunningGame
from pyramids.screens.table.director import Course
from pyramids.tables.play_scene import Stage
from pyramids.ui.app import App

NOBODY: Seat = -1
"""The viewer of a game that only bots play: everything has to be told."""


class SilverGoldCourse(Course):
    """One game from the draft to the scores, as the players at this screen see it."""

    def __init__(self, app: App, game: RunningGame) -> None:
        super().__init__(app, game)
        self.rules: SilverGold = game.rules
        self.deck: Deck = self.rules.deck
        self.advice = Advice(game, sentence)
        self.motives = Motives(self)
        self._told = self._nothing_to_tell()
        """Whether everybody's marks of this turn have been shown."""
        self._greeted = 0

    # Who and what, for all scenes.

    @property
    def state(self) -> State:
        """The table as it is, hidden things included; scenes show `table()`."""
        state: State = self.game.state
        return state

    def table(self) -> State:
        """The table as the viewer may see it now."""
        if self._told:
            return self._seen(self.state)
        return self._seen(playback.open_table(self.rules, self.game.session))

    def own_events(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """What a player is shown at once of an own move."""
        return playback.own_events(events)

    def hidden_plies(self) -> frozenset[int]:
        """The numbers of the plies that the viewer must not know yet."""
        session, state = self.game.session, self.state
        if state.phase is Phase.KEEP:
            start = session.last_draw()
        elif not self._told:
            start = len(session.plies) - len(playback.marks_of_turn(session))
        else:
            return frozenset()
        later = range(start, len(session.plies))
        return frozenset(i for i in later if session.plies[i].seat != self.viewer)

    def tells_only_own(self, ply: int) -> bool:
        """Whether a ply is known, but not what followed from everybody's marks."""
        return not self._told and ply == len(self.game.session.plies) - 1

    # What the player at the screen can do.

    @property
    def viewer_is_due(self) -> bool:
        """Whether the viewer has to mark now."""
        return self.is_human(self.viewer) and self._owes_marks(self.viewer)

    @property
    def wants_consent(self) -> bool:
        """Whether the viewer's marks are made and only the word is missing that they stay."""
        if self._told or self._agreed or not self.game.settings.confirm_turn:
            return False
        if not self.is_human(self.viewer):
            return False
        return not self._owes_marks(self.viewer) and self._has_marked(self.viewer)

    def can_undo(self) -> bool:
        """Whether the viewer's last move can be taken back: no marks once the others were seen."""
        if self._told and isinstance(playback.last_move(self.game.session, self.viewer), Mark):
            return False
        return super().can_undo()

    def mark(self, move: Mark) -> Act:
        """Make the viewer's mark; what is to be shown of it at once."""
        events = self.game.submit(self.viewer, move)
        self._begin_breath()
        return Act(self.table(), self.own_events(events))

    def keep(self, seat: Seat, move: Keep) -> tuple[Event, ...]:
        """Keep two cards of the draft."""
        # The draft has asked already: there is no second pause before the display is filled.
        self._agreed = True
        return self.game.submit(seat, move)

    def take(self, move: Take) -> None:
        """Take a card for the viewer; it is shown on the table."""
        events = self.game.submit(self.viewer, move)
        self._begin_breath()
        self._acts.append(Act(self.table(), events))

    def went_back(self) -> None:
        """After an undo the marks of the turn are being made again."""
        self._told = self.state.phase is not Phase.MARK

    # The course itself.

    def open(self) -> None:
        """Begin, or go on with a loaded game: everything is built from the state alone."""
        self._draw_the_deal()
        self.viewer = next(iter(self._owing_people()), self.viewer)
        self._enter_stage(self._first_stage())

    def go_on(self, dt: float) -> None:
        """Draft, mark, take, draw, count."""
        match self.state.phase:
            case Phase.KEEP:
                self._draft()
            case _ if not self._told:
                self._marking(dt)
            case Phase.TAKE:
                self._taking()
            case Phase.OVER:
                self._scoring(dt)
            case _:
                self._drawing(dt)

    # The scenes of the course; a tutorial has its own.

    def make_draft(self, seat: Seat) -> DraftScene:
        """A player's draft."""
        return DraftScene(self, seat)

    def make_table(self) -> RoundScene:
        """The table."""
        return RoundScene(self)

    def make_refill(self) -> RefillScene:
        """The viewer's choice of a new card."""
        return RefillScene(self)

    def _nothing_to_tell(self) -> bool:
        """Whether a loaded game holds no marks that somebody hasn't been shown yet."""
        if self.state.phase in (Phase.MARK, Phase.OVER):
            return self.state.phase is Phase.OVER
        return not playback.marks_of_turn(self.game.session)

    def _first_stage(self) -> Stage:
        if self.state.phase is Phase.OVER:
            return ScoringScene(self)
        if self.state.phase is Phase.KEEP and self._owing_people():
            return self.make_draft(self.viewer)
        return self.make_table()

    def _draw_the_deal(self) -> None:
        """SG-4: the dealt cards fan out in the draft, so nobody has to see them drawn before."""
        with self.game.at_once():
            while self.state.phase is Phase.DEAL:
                self.game.draw()

    def _draft(self) -> None:
        self._let_bots_move()
        people = self._owing_people()
        if not people:
            return
        if self.viewer not in people:
            self._hand_over(people[0])
        elif not self._is_draft_of(self.viewer):
            self._enter_stage(self.make_draft(self.viewer))

    def _marking(self, dt: float) -> None:
        if self._needs_table():
            return
        self._let_bots_move()
        if self.wants_consent or self.viewer_is_due:
            return
        people = self._owing_people() if self.state.phase is Phase.MARK else []
        if people:
            # Until the screen is handed over the marks can be taken back, so a moment for it.
            if self._catches_breath(dt):
                return
            self._hand_over(people[0])
        elif self.state.phase is not Phase.MARK:
            # Until the others are seen the marks can be taken back, so a moment for it.
            if self.can_undo() and self._catches_breath(dt):
                return
            self._told = True
            known = self.viewer if self.is_human(self.viewer) else NOBODY
            self._acts = playback.acts_of_turn(self.rules, self.game.session, known)

    def _taking(self) -> None:
        if self._needs_table():
            return
        seat = self.state.queue[0]
        if not self.is_human(seat):
            move = self.minds.thought(seat)
            if move is not None:
                events = self.game.submit(seat, move)
                self._play(Act(self.table(), events))
            return
        if seat != self.viewer:
            # Nothing is hidden now: the table turns to the one who chooses, without a curtain.
            self._turn_to(seat)
        self.app.scenes.push(self.make_refill())

    def _drawing(self, dt: float) -> None:
        if self._needs_table():
            return
        blind = self.state.phase is Phase.TAKE_BLIND
        if not blind and self.can_undo() and self._catches_breath(dt):
            return
        if self.state.phase is Phase.REVEAL and self._greets_round():
            return
        phase = self.state.phase
        with self.game.at_once():
            events = self.game.draw()
            while phase is Phase.FILL and self.state.phase is Phase.FILL:
                events += self.game.draw()
        self._agreed = False
        self._told = self.state.phase is not Phase.MARK
        self._play(Act(self.table(), events))

    def _scoring(self, dt: float) -> None:
        if isinstance(self.stage, RoundScene) and self.can_undo() and self._catches_breath(dt):
            return
        if not isinstance(self.stage, ScoringScene):
            self._enter_stage(ScoringScene(self))

    def _greets_round(self) -> bool:
        state = self.state
        if state.turn or self._greeted == state.round:
            return False
        self._greeted = state.round
        if isinstance(self.stage, RoundScene):
            self.stage.greet(state.round)
        return True

    def _is_draft_of(self, seat: Seat) -> bool:
        return isinstance(self.stage, DraftScene) and self.stage.seat == seat

    def _needs_table(self) -> bool:
        if isinstance(self.stage, RoundScene):
            return False
        self._enter_stage(self.make_table())
        return True

    # People.

    def _turn_to(self, seat: Seat) -> None:
        super()._turn_to(seat)
        if self.state.phase is Phase.KEEP and not self._is_draft_of(seat):
            # At once: not even for a frame may the last player's cards be seen again.
            self._enter_stage(self.make_draft(seat))

    def _owes_marks(self, seat: Seat) -> bool:
        return self.state.phase is Phase.MARK and seat in self.game.waiting()

    def _has_marked(self, seat: Seat) -> bool:
        return any(step.ply.seat == seat for step in playback.marks_of_turn(self.game.session))

    def _seen(self, state: State) -> State:
        if not self.is_human(self.viewer):
            return state
        return self.rules.observe(state, self.viewer).table
