"""The course of a running game: who sits there, whose screen it is, and what comes next.

A game's own course says in `go_on` which scene, bot or draw comes next; it is driven by the
stage's `update`. While the stage shows something, or another scene (menu, log) lies above it,
the course waits; nothing else decides when the game goes on.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import Any

from pyramids.engine.contract import AnyEvent, Seat
from pyramids.play.advice import Advice
from pyramids.play.bot_players import Minds
from pyramids.play.running_game import RunningGame
from pyramids.screens.rulebook.rulebook_sheet import open_rules_in
from pyramids.screens.table.handover import Handover
from pyramids.screens.table.pause_menu import PauseMenu, save_game
from pyramids.tables.play_scene import Act, Stage
from pyramids.ui.animation import Duration
from pyramids.ui.app import App
from pyramids.ui.theme import Colour


class Course:
    """What the courses of all games share."""

    advice: Advice
    """Hints for whoever asks."""

    def __init__(self, app: App, game: RunningGame) -> None:
        self.app = app
        self.game = game
        self.viewer: Seat = next(iter(game.humans), 0)
        """Whose screen it is now: the table is shown from this seat."""
        self.stage: Stage | None = None
        self.minds = Minds(game)
        self._acts: list[Act] = []
        self._agreed = False
        """Whether the viewer has said that the turn is done."""
        self._breath = 0.0
        self._pausing = False

    # Who and what, for all scenes.

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return self.game.humans

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.game.players))

    def name(self, seat: Seat) -> str:
        """What the player on a seat is called."""
        return self.game.players[seat].name

    def names(self) -> tuple[str, ...]:
        """What everybody is called."""
        return tuple(player.name for player in self.game.players)

    def colour(self, seat: Seat) -> Colour:
        """The colour that a player wears."""
        return self.app.kit.theme.palette.seats[self.game.seating[seat].colour]

    def colours(self) -> tuple[Colour, ...]:
        """The colours of all players."""
        return tuple(self.colour(seat) for seat in self.seats)

    def portrait(self, seat: Seat) -> str:
        """The picture of a player's face."""
        return self.game.seating[seat].portrait

    def is_human(self, seat: Seat) -> bool:
        """Whether a person sits there."""
        return seat in self.humans

    @abstractmethod
    def table(self) -> Any:
        """The table as the viewer may see it now."""

    @abstractmethod
    def own_events(self, events: tuple[AnyEvent, ...]) -> tuple[AnyEvent, ...]:
        """What a player is shown at once of an own move; the rest follows when all have moved."""

    # What the player at the screen can do.

    @property
    @abstractmethod
    def wants_consent(self) -> bool:
        """Whether the viewer's turn is done and only the word is missing that it stays."""

    @property
    def breathing(self) -> float:
        """The share of the pause before the next reveal that is left; 0 if there is none."""
        return self._breath / Duration.SECOND_THOUGHT if self._pausing else 0.0

    @property
    def thinking(self) -> tuple[Seat, ...]:
        """The bots that the game waits for."""
        return tuple(seat for seat in self.game.waiting() if not self.is_human(seat))

    def can_undo(self) -> bool:
        """Whether the viewer's last move can be taken back."""
        return self.is_human(self.viewer) and self.game.can_undo(self.viewer)

    def can_redo(self) -> bool:
        """Whether the viewer's last undone move can be made again."""
        return self.is_human(self.viewer) and self.game.can_redo(self.viewer)

    def consent(self) -> None:
        """The viewer's turn is done; nothing is asked again until something is revealed."""
        self._agreed = True
        self._breath = 0.0

    def undo(self) -> bool:
        """Take the viewer's last move back."""
        if not self.can_undo():
            return False
        self.minds.forget()
        self._acts.clear()
        self.game.undo(self.viewer)
        self._agreed = self._pausing = False
        self._breath = 0.0
        self.went_back()
        self._refresh()
        return True

    def redo(self) -> Act | None:
        """Make the viewer's last undone move again; what is to be shown of it."""
        if not self.can_redo():
            return None
        events = self.game.redo(self.viewer)
        self._begin_breath()
        return Act(self.table(), self.own_events(events))

    def went_back(self) -> None:
        """A move was taken back: forget what was known after it."""

    # The ways out of the table.

    def open_menu(self) -> None:
        """The pause menu above everything."""
        self.app.scenes.push(PauseMenu(self.game))

    def open_rules(self) -> None:
        """The book of rules, open at the page that fits what is being done."""
        open_rules_in(self.app, self.game)

    def save_as(self) -> None:
        """Ask for a name and save."""
        save_game(self.app, self.game)

    # The course itself.

    def update(self, dt: float) -> None:
        """Let the game go on, unless something is being shown or lies above the table."""
        stage = self.stage
        if stage is None or self.app.scenes.top is not stage or stage.busy:
            return
        self.minds.next_frame()
        if self._acts:
            self._play(self._acts.pop(0))
            return
        self.go_on(dt)

    @abstractmethod
    def go_on(self, dt: float) -> None:
        """Let the right scene, bot or draw come next."""

    def stage_left(self, stage: Any) -> None:
        """A stage was taken off; without another one the game is being left."""
        if stage is self.stage:
            self.stage = None
            self.minds.close()
            self.advice.close()

    def _enter_stage(self, stage: Stage) -> None:
        before, self.stage = self.stage, stage
        if before is None:
            self.app.scenes.reset(stage)
        else:
            self.app.scenes.replace(stage)

    def _play(self, act: Act) -> None:
        if self.stage is not None:
            self.stage.play(act)

    def _refresh(self) -> None:
        if self.stage is not None:
            self.stage.refresh()

    # People and bots.

    def _hand_over(self, seat: Seat) -> None:
        """Call another person to the screen, behind a curtain: something may be hidden."""
        if len(self.humans) == 1:
            self._turn_to(seat)
        else:
            ready = partial(self._turn_to, seat)
            self.app.scenes.push(Handover(self.game, seat, ready, curtain=True))

    def _turn_to(self, seat: Seat) -> None:
        self.viewer = seat
        self._agreed = False
        self._refresh()

    def _owing_people(self) -> list[Seat]:
        return [seat for seat in self.game.waiting() if self.is_human(seat)]

    def _let_bots_move(self) -> None:
        """Make the moves of the bots that are waited for, as far as they have thought."""
        bots = [seat for seat in self.game.waiting() if not self.is_human(seat)]
        with self.game.at_once():
            for seat in bots:
                move = self.minds.thought(seat)
                if move is not None:
                    self.game.submit(seat, move)

    # The pause in which an undo is still possible. Without it the next card would lie open at
    # once; waiting for a key instead would cost a click in each turn. So the card comes by
    # itself after a breath, Enter or a click shortens it, an undo ends it.

    def _begin_breath(self) -> None:
        self._agreed = False
        self._breath = Duration.SECOND_THOUGHT

    def _catches_breath(self, dt: float) -> bool:
        if self._agreed or self._breath <= 0:
            self._breath = 0.0
            self._pausing = False
            return False
        # Instant speed keeps a part of the pause: it is thinking time, not an animation.
        pace = max(self.app.motion.speed.value, Duration.SHORTEST_THOUGHT / Duration.SECOND_THOUGHT)
        self._breath = max(0.0, self._breath - dt / pace)
        if self.stage is not None:
            self.stage.dirty = True
        self._pausing = self._breath > 0
        return self._pausing
