"""A running game, as the scenes of a game hold it: the session, its looks, and its autosave.

A game's scenes package has a function `open_game(app, game)`, which is called with a
`RunningGame` and takes the stack over (`app.scenes.reset(...)`). From there on:

- `submit`, `draw`, `close`, `redo` make a ply, keep the game, and return the events to play;
- `undo` takes a move back and keeps the game; what is seen is drawn from the state again;
- `leave` when the game is left (the title screen does it for whatever was left open).

A disk that can't be written never stops the game: `on_trouble` hears of it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, Final

from pyramids import catalogue
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
from pyramids.engine.errors import PyramidsError
from pyramids.engine.luck import decision_rng
from pyramids.engine.record import Record, Shorthand
from pyramids.engine.session import Session
from pyramids.play.open_record import Obstacle, OpenError, reopen
from pyramids.play.seats import SeatLook, write_seating
from pyramids.storage import autosave, history, saves
from pyramids.storage.autosave import Autosave
from pyramids.storage.errors import StorageError
from pyramids.storage.saves import Save
from pyramids.storage.settings import Settings
from pyramids.storage.summary import Summary

_DEALS: Final = 1_000_000_000
"""Seeds that a deal may be drawn from."""


@dataclass(frozen=True, slots=True)
class Start:
    """What a new game begins with."""

    spec: GameSpec
    level: str
    players: tuple[Player, ...]
    seating: tuple[SeatLook, ...]
    seed: int
    options: Mapping[str, str]


class RunningGame:
    """One game at the table. Every ply is kept before it is shown."""

    def __init__(
        self,
        spec: GameSpec,
        level: Level,
        session: Session,
        seating: Sequence[SeatLook],
        settings: Settings,
        kept_in: Autosave,
        earlier: Record | None = None,
    ) -> None:
        self.spec = spec
        self.level = level
        """The game's component data, as its `load_level` gave it."""
        self.session = session
        self.seating = tuple(seating)
        """Per seat its colour (an index into the palette's seats) and its portrait."""
        self.settings = settings
        """The player's settings of this very moment."""
        self.autosave = kept_in
        self.trouble: StorageError | None = None
        """Why the last ply couldn't be kept; None if it was."""
        self.on_trouble: Callable[[StorageError], None] | None = None
        """Hears once of every kind of trouble with the disk; may be called from a thread."""
        self._remembered = False
        self._gathering = False
        self._shorthand = Shorthand(session, earlier)
        self._bots: dict[Seat, AnyBot] = {}
        _open_games.append(self)

    @property
    def setup(self) -> Setup:
        """Who plays what."""
        return self.session.setup

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits on each seat."""
        return self.session.setup.players

    @property
    def seed(self) -> int:
        """The number that all chance outcomes follow from."""
        return self.session.seed

    @property
    def rules(self) -> Any:
        """The game's rules, bound to the level."""
        return self.session.rules

    @property
    def state(self) -> Any:
        """The table now."""
        return self.session.state

    @property
    def node(self) -> Node:
        """Who has to act now."""
        return self.session.node

    @property
    def over(self) -> Over | None:
        """The result, once there is one."""
        node = self.session.node
        return node if isinstance(node, Over) else None

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.players) if player.bot is None)

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have to decide now."""
        return self.session.waiting()

    def bot(self, seat: Seat) -> AnyBot | None:
        """The bot on a seat, made once; None for a person."""
        name = self.players[seat].bot
        if name is None:
            return None
        if seat not in self._bots:
            self._bots[seat] = self.spec.bot(name).make(self.rules)
        return self._bots[seat]

    def rng(self, seat: Seat) -> Random:
        """The generator for a choice that a seat makes now: the same after loading."""
        return decision_rng(self.seed, seat, self.session.decisions(seat))

    def submit(self, seat: Seat, move: Any) -> tuple[AnyEvent, ...]:
        """Make a seat's move; `IllegalMoveError` with the reason if the rules refuse it."""
        events = self.session.submit(seat, move)
        self._keep()
        return events

    def draw(self) -> tuple[AnyEvent, ...]:
        """Resolve one chance node."""
        events = self.session.draw()
        self._keep()
        return events

    def close(self) -> tuple[AnyEvent, ...]:
        """Close a turn in which everybody has decided."""
        events = self.session.close()
        self._keep()
        return events

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat's last move can be taken back."""
        return self.session.can_undo(seat)

    def undo(self, seat: Seat) -> bool:
        """Take the seat's last move back; False if that is too late."""
        undone = self.session.undo(seat)
        if undone:
            self._keep()
        return undone

    def can_redo(self, seat: Seat) -> bool:
        """Whether the seat's last undone move can be made again."""
        return self.session.can_redo(seat)

    def redo(self, seat: Seat) -> tuple[AnyEvent, ...]:
        """Make the seat's last undone move again."""
        events = self.session.redo(seat)
        self._keep()
        return events

    def save_as(self, name: str, instead_of: Save | None = None) -> Path:
        """Save under a name, or in place of a saved game; `StorageError` if that fails."""
        if instead_of is None:
            return saves.save_as(self.record(), name)
        saves.overwrite(instead_of, self.record())
        return instead_of.path

    def record(self) -> Record:
        """The game as it is kept, with its looks and its summary noted."""
        notes = self.summary().added_to({"seating": write_seating(self.seating)})
        return self._shorthand.record(self.level.digest, notes)

    def summary(self) -> Summary:
        """How the game stands now."""
        progress = self.spec.progress(self.state)
        return Summary(
            saved=datetime.now(UTC),
            round=progress.round,
            turn=progress.turn,
            scores=self.scores(),
            over=self.over is not None,
        )

    def scores(self) -> tuple[int, ...]:
        """The points of every seat, as far as all at the table may know them."""
        over = self.over
        if over is not None:
            return over.scores
        return tuple(self._known_score(seat) for seat in range(len(self.players)))

    def start(self) -> Start:
        """What this very game began with, to begin it again."""
        setup = self.setup
        return Start(self.spec, setup.level, setup.players, self.seating, self.seed, setup.options)

    def leave(self) -> None:
        """Give the autosave back: it can be continued, or is thrown away if the game is over."""
        if self in _open_games:
            _open_games.remove(self)
        self.autosave.wait_until_synced()
        if self.over is not None and self.trouble is None:
            self.autosave.discard()
        else:
            self.autosave.release()

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Plies that nobody sees one after the other are kept together."""
        before, self._gathering = len(self.session.plies), True
        try:
            yield
        finally:
            self._gathering = False
            if len(self.session.plies) != before:
                self._keep()

    def _known_score(self, seat: Seat) -> int:
        """Seen from the next seat; what can still be taken back doesn't count yet."""
        session = self.session
        state = self.state
        if any(self.can_undo(person) for person in self.humans):
            state = session.states[session.final_plies()]
        witness = (seat + 1) % len(self.players)
        return session.rules.known_score(session.rules.observe(state, witness), seat)

    def _keep(self) -> None:
        if self._gathering:
            return
        kept, over = self.record(), self.over is not None
        try:
            self.autosave.write(kept, self._hear)
            if over:
                history.add(self.autosave.id, kept)
            elif self._remembered:
                history.remove(self.autosave.id)
            self._remembered = over
        except StorageError as error:
            self._hear(error)

    def _hear(self, trouble: StorageError | None) -> None:
        """How keeping went; may be told from the autosave's thread."""
        known = self.trouble
        self.trouble = trouble
        if trouble is None or (known is not None and known.problem is trouble.problem):
            return
        if self.on_trouble is not None:
            self.on_trouble(trouble)


_open_games: list[RunningGame] = []
"""The games whose autosaves this process holds: normally one, none on the title screen."""


def open_games() -> tuple[RunningGame, ...]:
    """The games that are being played in this window, the newest last."""
    return tuple(_open_games)


def leave_all() -> None:
    """Leave whatever is still open, as after a crash of a scene."""
    for game in list(_open_games):
        game.leave()


def draw_seed() -> int:
    """A deal that nobody chose."""
    return secrets.randbelow(_DEALS)


def new_game(start: Start, settings: Settings) -> RunningGame:
    """A game from its beginning; `PyramidsError` if it can't be set up like this."""
    level = catalogue.load_level(start.spec, start.level)
    wanted = Setup(start.spec.id, start.level, start.players, dict(start.options))
    setup = start.spec.validate(wanted)
    session = Session(start.spec.make_rules(level), setup, start.seed)
    return _open(start.spec, level, session, start.seating, settings, autosave.create())


def open_save(save: Save, settings: Settings) -> RunningGame:
    """A saved game as it was left. An autosave is gone on with, a named save stays as it is."""
    if not save.automatic:
        kept = saves.load(save.path)
        return _resume(kept, settings, autosave.create())
    adopted = autosave.take_over(save)
    if adopted is None:
        raise OpenError(Obstacle.TAKEN, save.game)
    kept_in, kept = adopted
    try:
        return _resume(kept, settings, kept_in)
    except PyramidsError:
        kept_in.release()
        raise


def continue_newest(settings: Settings, game: str = "") -> RunningGame | None:
    """The newest unfinished game that can be opened, of one kind if it is named; None if none is.

    If all that is there can't be opened, the reason for the newest one is raised.
    """
    first: PyramidsError | None = None
    for save in autosave.unfinished():
        if game and save.game != game:
            continue
        try:
            return open_save(save, settings)
        except PyramidsError as error:
            first = first or error
    if first is not None:
        raise first
    return None


def _resume(kept: Record, settings: Settings, kept_in: Autosave) -> RunningGame:
    return _open(*reopen(kept), settings, kept_in, kept)


def _open(
    spec: GameSpec,
    level: Level,
    session: Session,
    seating: Sequence[SeatLook],
    settings: Settings,
    kept_in: Autosave,
    earlier: Record | None = None,
) -> RunningGame:
    game = RunningGame(spec, level, session, seating, settings, kept_in, earlier)
    if game.over is None:
        game._keep()
        # A folder that can't be written is told before the first card is dealt.
        kept_in.wait_until_synced()
    return game
