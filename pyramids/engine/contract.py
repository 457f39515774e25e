"""What a game is: the few types and the one protocol that every game fulfils.

A game is a pure rule book over immutable states. At any state, `node` says who has to act:
one or several seats (`Decide`), nobody but luck (`Chance`), nobody because all have decided
(`Close`), or no one any more (`Over`). Where several seats decide at the same time, closing the
turn is a step of its own: the last decision doesn't carry out what follows from all of them.
No state holds a deck order: a deck is a multiset, and a draw is a `Chance` node that the
session resolves. So a bot can't peek, an undo can't leak, and a record needs no trust.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from pyramids.engine.errors import SetupError

Seat = int
Outcome = int

CHANCE: Seat = -1
"""The seat of luck: a ply of this seat holds a chance outcome instead of a move."""

CLOSING: Seat = -2
"""The seat of the ply that closes a turn in which several seats decided at the same time."""


class Player(NamedTuple):
    """Who sits on a seat: a name, and the bot that plays it (none for a person)."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays what, with which level and which variants."""

    game: str
    level: str
    players: tuple[Player, ...]
    options: Mapping[str, str] = field(default_factory=dict)


class Decide(NamedTuple):
    """These seats may act now. Where a turn is taken in order, there is just one of them."""

    seats: tuple[Seat, ...]
    together: bool = False
    """Whether they decide at the same time, in any order: each decision is hidden from the other
    seats until the turn is closed."""
    private: bool = False
    """Whether the seat that decides sees what the others must not see, such as its hand of cards:
    then nobody else looks at its screen."""


class Chance(NamedTuple):
    """A draw that nobody chooses: outcomes with whole-number weights, and where it is drawn from.

    Draws of one source form one stream, so that what is drawn from one deck doesn't depend
    on how often another one was used (as with real shuffled decks).
    """

    outcomes: Sequence[tuple[Outcome, int]]
    total: int
    source: str


class Close(NamedTuple):
    """Everyone has decided; `Rules.close` carries out what follows from all decisions together.

    It ends every phase in which seats decide together, also if only one seat plays.
    """

    reveals: bool = True
    """Whether the decisions lie open from now on; otherwise they do after the next draw."""


class Over(NamedTuple):
    """The end: a score and a rank (1 = winner, ties share it) per seat, and why it is so."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


Node = Decide | Chance | Close | Over


class Reason(NamedTuple):
    """Why a move is refused, or made: a code that a UI can translate, with its parameters."""

    code: str
    params: Mapping[str, object] = {}

    def __str__(self) -> str:
        details = ", ".join(f"{key} {value}" for key, value in self.params.items())
        text = self.code.replace("_", " ")
        return f"{text} ({details})" if details else text


class GameEvent(Protocol):
    """Something that happened in a game, for those who watch (screen, transcript).

    Every game has a small frozen class for each kind of event.
    """

    @property
    def seat(self) -> Seat:
        """Whom it happened to; `CHANCE` if it is nobody's."""


class Ply(NamedTuple):
    """One step of a game: a seat and its move, `CHANCE` and an outcome, or `CLOSE`."""

    seat: Seat
    move: Any


CLOSE = Ply(CLOSING, None)
"""The ply that closes a turn."""


State = TypeVar("State", bound=Hashable)
Move = TypeVar("Move", bound=Hashable)
View = TypeVar("View", bound=Hashable)
View_contra = TypeVar("View_contra", bound=Hashable, contravariant=True)
EventT = TypeVar("EventT", bound=GameEvent)
State_contra = TypeVar("State_contra", bound=Hashable, contravariant=True)
Move_contra = TypeVar("Move_contra", bound=Hashable, contravariant=True)
EventT_contra = TypeVar("EventT_contra", bound=GameEvent, contravariant=True)


class Rules(Protocol[State, Move, View, EventT]):
    """A game's rule book, bound to one level. All methods are pure."""

    def initial(self, setup: Setup) -> State:
        """The state before anything was dealt."""

    def node(self, state: State) -> Node:
        """Who has to act now."""

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        """All moves of a seat, in a stable order; empty if it has nothing to decide now."""

    def check(self, state: State, seat: Seat, move: Move) -> Reason | None:
        """Why a move is refused, or None if it is legal."""

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """The state after a legal move. The caller has made sure that it is legal."""

    def resolve(self, state: State, outcome: Outcome) -> State:
        """The state after a chance outcome."""

    def close(self, state: State) -> State:
        """The state after a `Close` node: what follows from everyone's decisions."""

    def revealed(self, state: State, seat: Seat) -> View:
        """What that seat may know at a `Close` node once all decisions lie open."""

    def events(self, before: State, ply: Ply, after: State) -> tuple[EventT, ...]:
        """What happened between two states; asked for only when somebody watches."""

    def shown(self, event: EventT, viewer: Seat) -> EventT | None:
        """The event as that viewer may see it; None if it may not know of it at all.

        A card that another seat draws is a back. When it is told is not decided here: what is
        done at the same time stays hidden until all have decided.
        """

    def observe(self, state: State, seat: Seat) -> View:
        """What that seat may know."""

    def sample(self, view: View, rng: Random) -> State:
        """A world that is consistent with a view, for search."""

    def tally(self, state: State, seat: Seat) -> Mapping[str, int]:
        """The lines of a seat's score as it stands; `total` is their sum in points."""

    def known_score(self, view: View, seat: Seat) -> int:
        """A seat's points as far as the owner of the view may know them."""

    def encode(self, move: Move) -> str:
        """A move's short text form."""

    def decode(self, text: str) -> Move:
        """The move of a text form; `MoveSyntaxError` if it isn't one."""


class Bot(Protocol[View_contra, Move]):
    """A computer player. It sees a view, never the state."""

    def choose(self, view: View_contra, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """One of the legal moves. `budget` counts iterations, so that a seed repeats a game."""

    def why(self, view: View_contra, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """Why it makes a move in that view, the strongest reason first; empty if it has none."""


MAX_HINTS = 3
"""So many moves an adviser names at most."""


class Hint(NamedTuple):
    """A move worth making, and why, the strongest reason first."""

    move: Any
    reasons: tuple[Reason, ...]


class Adviser(Protocol[View_contra, Move_contra]):
    """Whom a player may ask for hints. It sees that player's view, never the state."""

    def hints(
        self, view: View_contra, legal: Sequence[Move_contra], rng: Random, budget: int
    ) -> tuple[Hint, ...]:
        """The best of the legal moves, the very best first. `budget` counts as for a bot."""


class Texts(Protocol[State_contra, Move_contra, EventT_contra]):
    """What a game says to its players, in their language; bound to its rules.

    Every text is one line. Texts get only what their reader may know: a state as `Rules.observe`
    shows it, an event as `Rules.shown` gives it.
    """

    def overview(self, state: State_contra, names: Sequence[str]) -> Sequence[str]:
        """What is nobody's or everyone's: round and turn, the display, what may still come."""

    def player(self, state: State_contra, seat: Seat, names: Sequence[str]) -> Sequence[str]:
        """What a player has in front of them, a fact a line; boards row by row, in words."""

    def drawing(self, state: State_contra, seat: Seat) -> Sequence[str]:
        """What a player has in front of them, drawn with letters."""

    def task(self, state: State_contra, seat: Seat) -> str:
        """What a player has to do now; empty if nothing."""

    def move(self, state: State_contra, seat: Seat, move: Move_contra) -> str:
        """A legal move of a seat in words, and what it would bring at once."""

    def event(self, event: EventT_contra, names: Sequence[str]) -> str:
        """An event as a line of the log; empty if it isn't worth one."""

    def starts_turn(self, event: EventT_contra) -> bool:
        """Whether the log shows an event as the heading of a turn."""

    def sentences(self, events: Sequence[EventT_contra], names: Sequence[str]) -> list[str]:
        """What happened in a step, in as few sentences as it takes."""

    def refusal(self, reason: Reason) -> str:
        """Why a move is refused."""

    def reasons(self, reasons: Sequence[Reason]) -> str:
        """Why a move is good, or was made, in one sentence; empty if there are no reasons."""

    def score_line(self, key: str) -> str:
        """What a line of the tally is called."""

    def result(self, state: State_contra, over: Over, names: Sequence[str]) -> tuple[str, str]:
        """Who has won, and what decided it; the second is empty if there is nothing to say."""


AnyEvent = Any
"""An event of some game, where the code doesn't know which game it is."""
AnyRules = Rules[Any, Any, Any, Any]
AnyBot = Bot[Any, Any]
AnyAdviser = Adviser[Any, Any]
AnyTexts = Texts[Any, Any, Any]


class Level(Protocol):
    """A game's component data, read from a file and validated."""

    @property
    def name(self) -> str:
        """Its file's name, without folder and suffix."""

    @property
    def title(self) -> str:
        """What players call it."""

    @property
    def description(self) -> str:
        """A sentence about it, if its author wrote one."""

    @property
    def digest(self) -> str:
        """The fingerprint of its content."""


STRENGTHS = ("", "easy", "medium", "hard", "very hard", "master")
"""What the levels of bots are called, from 1 on; 0 has no name."""


class BotSpec(NamedTuple):
    """A bot of a game: how it is called, what it is like, and how it is made for some rules."""

    name: str
    summary: str
    make: Callable[[AnyRules], AnyBot]
    budget: int = 0
    title: str = ""
    """The name of the character on screen."""
    portrait: str = ""
    """The file of its face, without folder and suffix."""
    character: str = ""
    """A sentence about it."""
    level: int = 0
    """How strong it plays, from 1 to 5 by the ladder; 0 for those who aren't characters."""

    @property
    def strength(self) -> str:
        """Its level in a word; empty for those who aren't characters."""
        return STRENGTHS[self.level]


class Option(NamedTuple):
    """A variant that a setup may choose. Its texts are marked for translation."""

    key: str
    choices: tuple[str, ...]
    default: str
    title: str = ""
    """What players call it."""
    choice_titles: tuple[str, ...] = ()
    """What players call the choices, in their order."""
    note: str = ""
    """A sentence about it."""

    @property
    def titled_choices(self) -> tuple[tuple[str, str], ...]:
        """Every choice with its title."""
        return tuple(zip(self.choices, self.choice_titles or self.choices, strict=True))


class Table(NamedTuple):
    """Facts as rows, for whoever shows them."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[object, ...], ...]


class Inspection(NamedTuple):
    """What `levels check` shows about a level: tables, and warnings about oddities."""

    tables: tuple[Table, ...]
    warnings: tuple[str, ...] = ()


class Progress(NamedTuple):
    """How far a game has come, counted from 1; 0 for what it doesn't count, or hasn't begun."""

    round: int = 0
    turn: int = 0


class Par(NamedTuple):
    """The best game that somebody found who knows the whole deal."""

    seat: Seat
    score: int
    tally: Mapping[str, int]
    moves: tuple[str, ...]
    """In their text form."""
    assumes: str
    """What it takes the others to do, in a word."""


def uncounted(state: Any) -> Progress:
    """The progress of a game that counts neither rounds nor turns."""
    return Progress()


class Announcement(NamedTuple):
    """A game that is there or still to come. Its texts are marked for translation."""

    id: str
    """The name of its package, and of the game in files."""
    title: str
    credit: str
    """Whose game it is, in a line."""
    order: int = 100
    """Its place among the games; those with the same one stand in the order of their titles."""


@dataclass(frozen=True, slots=True)
class GameSpec:
    """A game as the program finds it. Its parts are loaded when they are first called."""

    id: str
    title: str
    seats: range
    default_level: str
    level_title: str
    """What players call one of its levels, such as "Deck"; marked for translation."""
    all_levels_title: str
    """What players call all of them together, such as "All decks"; marked for translation."""
    bots: tuple[BotSpec, ...]
    load_level: Callable[[Path], Level]
    make_rules: Callable[[Any], AnyRules]
    inspect_level: Callable[[Any], Inspection]
    transcript: Callable[[AnyRules, Setup, int, Iterable[Ply]], Iterable[Mapping[str, Any]]]
    make_adviser: Callable[[AnyRules], AnyAdviser]
    adviser_budget: int
    """What the adviser may spend on a question."""
    texts: Callable[[AnyRules], AnyTexts]
    options: tuple[Option, ...] = ()
    figures: Mapping[str, str] = field(default_factory=dict)
    """Lines of the tally that a table of results shows beside the scores, with their titles."""
    deal_source: str = ""
    """The source of the draws that are made before anything is shown; empty if there are none."""
    progress: Callable[[Any], Progress] = uncounted
    """Which round and turn a state belongs to."""
    par: Callable[[Any, Setup, int, Seat, Sequence[Ply]], Par] | None = None
    """The best score somebody could reach who knows the whole deal, if the game can tell."""

    def bot(self, name: str) -> BotSpec:
        """The bot of that name."""
        for spec in self.bots:
            if spec.name == name:
                return spec
        known = ", ".join(spec.name for spec in self.bots)
        raise SetupError(f"{self.title} has no bot called '{name}': choose from {known}")

    def validate(self, setup: Setup) -> Setup:
        """The setup with defaults filled in; `SetupError` for seats or options that don't exist."""
        if len(setup.players) not in self.seats:
            wanted = f"{self.seats.start} to {self.seats.stop - 1}"
            raise SetupError(f"{self.title} is for {wanted} players, not {len(setup.players)}")
        options = {option.key: option for option in self.options}
        for key, value in setup.options.items():
            if key not in options:
                known = ", ".join(options) or "none"
                raise SetupError(f"{self.title} has no option '{key}': it has {known}")
            if value not in options[key].choices:
                choices = ", ".join(options[key].choices)
                raise SetupError(f"option {key} can't be '{value}': choose from {choices}")
        chosen = {key: setup.options.get(key, option.default) for key, option in options.items()}
        return Setup(setup.game, setup.level, setup.players, chosen)
