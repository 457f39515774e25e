"""A running game: the session, the players' colours and portraits, and the autosave.

- `submit`, `draw`, `close`, `redo` make a ply, save the game, and return the events to show.
- `undo` takes a move back and saves the game; `take_back` and `concede` are noted in the record.
- `leave` releases the autosave when the game is left.

`start_game` starts new games and opens saved ones. A disk error never stops a game: see
`game_saving`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from pyramids.engine.contract import (
    AnyBot,
    AnyEvent,
    GameSpec,
    Level,
    Node,
    Over,
    Player,
    Seat,
    Setup,
)
from pyramids.engine.luck import decision_rng
from pyramids.engine.records.commitment import Commitment
from pyramids.engine.records.record import Record, RecordWriter
from pyramids.engine.session import Session
from pyramids.play.game_saving import GameSaving
from pyramids.play.last_turn import start_of_last_turn
from pyramids.play.seats import SeatLook, people_of, quickest_bot, write_seating
from pyramids.storage import history, saves
from pyramids.storage.autosave import Autosave
from pyramids.storage.errors import StorageError
from pyramids.storage.notes import par_notes, purpose_notes, rating_notes
from pyramids.storage.notes.purpose_notes import FOR_ITSELF, Purpose
from pyramids.storage.notes.summary import Summary
from pyramids.storage.saves import Save
from pyramids.storage.settings import Settings


@dataclass(frozen=True, slots=True)
class Start:
    """The parameters of a new game."""

    spec: GameSpec
    level: str
    players: tuple[Player, ...]
    seating: tuple[SeatLook, ...]
    seed: int
    options: Mapping[str, str]
    salt: str | None = None
    """The salt of the commitment to the deal; None for a random one."""
    purpose: Purpose = FOR_ITSELF


class RunningGame:
    """One game in play. Every ply is saved before it is shown."""

    def __init__(
        self,
        spec: GameSpec,
        level: Level,
        session: Session,
        seating: Sequence[SeatLook],
        settings: Settings,
        kept_in: Autosave,
        earlier: Record | None = None,
        commitment: Commitment | None = None,
        purpose: Purpose = FOR_ITSELF,
    ) -> None:
        self.spec = spec
        self.level = level
        """The game's component data, from its `load_level`."""
        self.session = session
        self.seating = tuple(seating)
        """Each seat's colour and portrait."""
        self.settings = settings
        """The player's current settings."""
        self.saving = GameSaving(kept_in)
        notes = {} if earlier is None else earlier.notes
        self.pars = par_notes.from_notes(notes, len(seating))
        """The best possible scores of the finished game's deal, by seat, as far as known."""
        self.commitment = commitment if earlier is None else earlier.commitment
        """The commitment to the deal; None in games that were begun before there was one."""
        self.hints = rating_notes.hints(notes)
        """How many hints were asked for."""
        self.branched = rating_notes.branched(notes)
        """Whether the game began in the middle of another one."""
        self.purpose = purpose if earlier is None else purpose_notes.from_notes(notes)
        self._batching = False
        self._record_writer = RecordWriter(session, self.commitment)
        self._bots: dict[Seat, AnyBot] = {}
        _open_games.append(self)

    @property
    def autosave(self) -> Autosave:
        """Where the game is saved after every ply."""
        return self.saving.autosave

    @property
    def save_error(self) -> StorageError | None:
        """Why the last ply couldn't be saved; None if it was."""
        return self.saving.error

    @property
    def setup(self) -> Setup:
        """Who plays what."""
        return self.session.setup

    @property
    def players(self) -> tuple[Player, ...]:
        """The players by seat."""
        return self.session.setup.players

    @property
    def seed(self) -> int:
        """The seed of all chance outcomes."""
        return self.session.seed

    @property
    def rules(self) -> Any:
        """The game's rules, bound to the level."""
        return self.session.rules

    @property
    def state(self) -> Any:
        """The current state."""
        return self.session.state

    @property
    def node(self) -> Node:
        """Who has to act now."""
        return self.session.node

    @property
    def over(self) -> Over | None:
        """The result, once the game is over."""
        node = self.session.node
        return node if isinstance(node, Over) else None

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people, also of those who have conceded."""
        return people_of(self.players)

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats that people play; those who have conceded don't any more."""
        conceded = self.session.conceded
        return tuple(seat for seat in self.people if seat not in conceded)

    @property
    def conceded(self) -> tuple[Seat, ...]:
        """The seats of people who have conceded."""
        return self.session.conceded

    @property
    def given_up(self) -> bool:
        """Whether every person has conceded, so that the rest only has to be played out."""
        return bool(self.people) and not self.humans

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have to decide now."""
        return self.session.waiting()

    def decider(self, seat: Seat) -> str | None:
        """The bot that decides for a seat now; None for a person.

        The quickest bot plays on for those who have conceded. Once nobody is left to play, it
        also decides for bots that would think for long.
        """
        bot = self.players[seat].bot
        slow = bot is not None and not self.spec.bot(bot).quick
        if seat in self.conceded or (self.given_up and slow):
            return quickest_bot(self.spec).name
        return bot

    def bot(self, seat: Seat) -> AnyBot | None:
        """The bot on a seat, created once; None for a person."""
        name = self.players[seat].bot
        if name is None:
            return None
        if seat not in self._bots:
            self._bots[seat] = self.spec.bot(name).make(self.rules)
        return self._bots[seat]

    def rng(self, seat: Seat) -> Random:
        """The random generator for a seat's current decision; the same after loading."""
        return decision_rng(self.seed, seat, self.session.decisions(seat))

    def submit(self, seat: Seat, move: Any) -> tuple[AnyEvent, ...]:
        """Make a seat's move; `IllegalMoveError` with the reason if the rules refuse it."""
        events = self.session.submit(seat, move)
        self._save()
        return events

    def draw(self) -> tuple[AnyEvent, ...]:
        """Resolve one chance node."""
        events = self.session.draw()
        self._save()
        return events

    def close(self) -> tuple[AnyEvent, ...]:
        """Close a turn in which everyone has decided."""
        events = self.session.close()
        self._save()
        return events

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat's last move can be taken back."""
        return self.session.can_undo(seat)

    def undo(self, seat: Seat) -> bool:
        """Take the seat's last move back; False if that is too late."""
        undone = self.session.undo(seat)
        if undone:
            self._save()
        return undone

    def can_redo(self, seat: Seat) -> bool:
        """Whether the seat's last undone move can be made again."""
        return self.session.can_redo(seat)

    def redo(self, seat: Seat) -> tuple[AnyEvent, ...]:
        """Make the seat's last undone move again."""
        events = self.session.redo(seat)
        self._save()
        return events

    def last_turn(self, seat: Seat) -> int | None:
        """The number of plies before the seat's last turn; None if it has decided nothing yet."""
        return start_of_last_turn(self.session, self.spec.progress, seat)

    def take_back(self, seat: Seat, plies: int) -> None:
        """Take back all but the first `plies` plies: a turn of the seat, and what followed it."""
        self.session.take_back(seat, plies)
        self._save()

    def concede(self, seat: Seat) -> None:
        """Let a bot play on for a person."""
        self.session.concede(seat)
        self._save()

    def save_as(self, name: str, instead_of: Save | None = None) -> Path:
        """Save under a name, or in place of a saved game; `StorageError` if that fails."""
        if instead_of is None:
            return saves.save_as(self.record(), name)
        saves.overwrite(instead_of, self.record())
        return instead_of.path

    def record(self) -> Record:
        """The game's record; its notes hold the seating and the summary."""
        seating = {"seating": write_seating(self.seating)}
        notes = self.summary().added_to(purpose_notes.added_to(seating, self.purpose))
        notes = rating_notes.added_to(notes, self.hints, branched=self.branched)
        return self._record_writer.record(
            self.level.digest, par_notes.added_to(notes, self.pars if self.over else {})
        )

    def note_hint(self) -> None:
        """Note that a hint was asked for: the game isn't rated any more."""
        self.hints += 1
        self._save()

    def note_par(self, seat: Seat, score: int) -> None:
        """Keep the best possible score of a seat with the finished game."""
        self.pars[seat] = score
        if history.contains(self.autosave.id):
            self._save()

    def summary(self) -> Summary:
        """The progress and scores that lists of saved games show."""
        progress = self.spec.progress(self.state)
        return Summary(
            saved=datetime.now(UTC),
            round=progress.round,
            turn=progress.turn,
            scores=self.scores(),
            over=self.over is not None,
            order=self.autosave.order,
        )

    def scores(self) -> tuple[int, ...]:
        """Every seat's points, as far as all players may know them."""
        over = self.over
        if over is not None:
            return over.scores
        return tuple(self._known_score(seat) for seat in range(len(self.players)))

    def start(self) -> Start:
        """The parameters that this game was started with, to start it again."""
        setup, again = self.setup, Purpose(self.purpose.to_beat)
        table = (setup.level, setup.players, self.seating, self.seed, setup.options)
        return Start(self.spec, *table, purpose=again)

    def save_at_start(self) -> None:
        """Save before anything is played, so that a disk that refuses is reported at once."""
        if self.over is None:
            self._save()
            self.autosave.wait_until_synced()

    def save_again(self) -> bool:
        """Try again to save what couldn't be saved; returns whether everything is saved now."""
        return self.saving.save_again()

    def leave(self) -> None:
        """Release the autosave, or delete it if the game is over."""
        if self in _open_games:
            _open_games.remove(self)
        self.saving.leave(over=self.over is not None)

    @contextmanager
    def batched(self) -> Iterator[None]:
        """Save once for all plies made within this context, and within the outermost one."""
        before, is_inner = len(self.session.plies), self._batching
        self._batching = True
        try:
            yield
        finally:
            self._batching = is_inner
            if not is_inner and len(self.session.plies) != before:
                self._save()

    def _known_score(self, seat: Seat) -> int:
        """As the next seat sees it, without moves that can still be taken back."""
        session = self.session
        state = self.state
        if any(self.can_undo(person) for person in self.humans):
            state = session.states[session.final_plies()]
        observer = (seat + 1) % len(self.players)
        return session.rules.known_score(session.rules.observe(state, observer), seat)

    def _save(self) -> None:
        if self._batching:
            return
        self.saving.save(self.record(), over=self.over is not None)


_open_games: list[RunningGame] = []
"""The games whose autosaves this process has locked: at most one, outside of tests."""


def open_games() -> tuple[RunningGame, ...]:
    """The games in play in this process, the newest last."""
    return tuple(_open_games)


def leave_all() -> None:
    """Leave all open games, as after a crash of a scene."""
    for game in list(_open_games):
        game.leave()
