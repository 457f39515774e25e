"""What a game is: the types and protocols that every game implements.

Rules are pure functions over immutable states. For every state, `node` says what comes next: one
or several seats decide (`Decide`), something is drawn (`Chance`), a turn in which all have decided
is closed (`Close`), or the game is over (`Over`). Where several seats decide at the same time,
closing the turn is a separate step: the last decision doesn't carry out what follows from all.
No state holds a deck order: a deck is a multiset, and a draw is a `Chance` node that the
session resolves. So a bot can't peek, an undo can't leak, and a record needs no trust.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from pyramids.engine.discoveries import Journal, empty_journal
from pyramids.engine.errors import SetupError
from pyramids.engine.story import POINTS, Standing, ToldTurn, TurningPoint
from pyramids.engine.valuing import ReviewSpec
from pyramids.language import N_

Seat = int
Outcome = int

CHANCE: Seat = -1
"""The seat of plies that hold a chance outcome instead of a move."""

CLOSING: Seat = -2
"""The seat of the ply that closes a turn in which several seats decided at the same time."""


class Player(NamedTuple):
    """The player of a seat: a name, and a bot's id (None for a person)."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """The game, its level, its players and its options."""

    game: str
    level: str
    players: tuple[Player, ...]
    options: Mapping[str, str] = field(default_factory=dict)


class Decide(NamedTuple):
    """These seats have to decide now; just one of them where turns are taken in order."""

    seats: tuple[Seat, ...]
    together: bool = False
    """Whether they decide at the same time, in any order: each decision is hidden from the other
    seats until the turn is closed."""
    private: bool = False
    """Whether a deciding seat sees or decides what the others must not see, such as its hand of
    cards or a bet, so that the screen has to be covered before it is handed over."""


class Chance(NamedTuple):
    """A random draw: outcomes with integer weights, and the source that it is drawn from.

    Each source has a random stream of its own, so that what is drawn from one deck doesn't depend
    on how often another one was used, as with real shuffled decks.
    """

    outcomes: Sequence[tuple[Outcome, int]]
    total: int
    source: str


class Close(NamedTuple):
    """Everyone has decided; `Rules.close` carries out what follows from all decisions together.

    It ends every phase in which seats decide together, also with a single player.
    """

    reveals: bool = True
    """Whether the decisions are revealed now; otherwise they are after the next draw."""


class Over(NamedTuple):
    """The end: scores and ranks (1 = winner, ties share it) by seat, and what decided it."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


Node = Decide | Chance | Close | Over


class Reason(NamedTuple):
    """Why a move is refused, or was made: a code with parameters, for texts to translate."""

    code: str
    params: Mapping[str, object] = {}

    def __str__(self) -> str:
        details = ", ".join(f"{key} {value}" for key, value in self.params.items())
        text = self.code.replace("_", " ")
        return f"{text} ({details})" if details else text


class GameEvent(Protocol):
    """Something that happened in a game, for the screen, the log and the transcript.

    Every game has a small frozen class for each kind of event.
    """

    @property
    def seat(self) -> Seat:
        """The seat concerned; `CHANCE` if there is none."""


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
    """A game's rules, bound to one level. All methods are pure."""

    def initial(self, setup: Setup) -> State:
        """The state before the deal."""

    def node(self, state: State) -> Node:
        """What comes next."""

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        """All moves of a seat, in a stable order; empty if it has nothing to decide now."""

    def check(self, state: State, seat: Seat, move: Move) -> Reason | None:
        """Why a move is refused, or None if it is legal."""

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """The state after a legal move; the caller has checked it."""

    def resolve(self, state: State, outcome: Outcome) -> State:
        """The state after a chance outcome."""

    def close(self, state: State) -> State:
        """The state after a `Close` node: what follows from everyone's decisions."""

    def revealed(self, state: State, seat: Seat) -> View:
        """What that seat may know at a `Close` node once all decisions are revealed."""

    def events(self, before: State, ply: Ply, after: State) -> tuple[EventT, ...]:
        """What happened between two states; computed only on demand."""

    def shown(self, event: EventT, viewer: Seat) -> EventT | None:
        """The event as that viewer may see it; None if it may not know of it at all.

        A card drawn by another seat is shown as a card back. When an event is shown is decided
        elsewhere: simultaneous decisions stay hidden until all have decided.
        """

    def observe(self, state: State, seat: Seat) -> View:
        """What that seat may know."""

    def sample(self, view: View, rng: Random) -> State:
        """A random state that is consistent with a view, for search."""

    def tally(self, state: State, seat: Seat) -> Mapping[str, int]:
        """The lines of a seat's current score; `total` is their sum in points."""

    def known_score(self, view: View, seat: Seat) -> int:
        """A seat's points as far as the owner of the view may know them."""

    def encode(self, move: Move) -> str:
        """A move's short text form."""

    def decode(self, text: str) -> Move:
        """The move of a text form; `MoveSyntaxError` if it isn't one."""


class Bot(Protocol[View_contra, Move]):
    """A computer player. It sees a view, never the state."""

    def choose(self, view: View_contra, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """Choose a legal move. `budget` counts iterations, so that a seed repeats a game."""

    def why(self, view: View_contra, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """Why it makes a move in that view, the strongest reason first; may be empty."""


MAX_HINTS = 3
"""The most hints that an adviser gives."""


class Hint(NamedTuple):
    """A move worth making, and why, the strongest reason first."""

    move: Any
    reasons: tuple[Reason, ...]


class Adviser(Protocol[View_contra, Move_contra]):
    """Gives hints to a player. It sees that player's view, never the state."""

    def hints(
        self, view: View_contra, legal: Sequence[Move_contra], rng: Random, budget: int
    ) -> tuple[Hint, ...]:
        """The best legal moves, the best one first. `budget` is as for a bot."""


class Texts(Protocol[State_contra, Move_contra, EventT_contra]):
    """A game's texts in the player's language, bound to its rules.

    Every text is one line. Texts get only what their reader may know: a state as `Rules.observe`
    shows it, an event as `Rules.shown` gives it.
    """

    def overview(self, state: State_contra, names: Sequence[str]) -> Sequence[str]:
        """What concerns no single player: round and turn, the display, what may still come."""

    def player(self, state: State_contra, seat: Seat, names: Sequence[str]) -> Sequence[str]:
        """What a player has, one fact a line; boards row by row, in words."""

    def off_board(self, state: State_contra, seat: Seat, names: Sequence[str]) -> Sequence[str]:
        """What a player has, without what a picture of the board shows; one fact a line."""

    def drawing(self, state: State_contra, seat: Seat) -> Sequence[str]:
        """What a player has, drawn with characters."""

    def task(self, state: State_contra, seat: Seat) -> str:
        """What a player has to do now; empty if nothing."""

    def move(self, state: State_contra, seat: Seat, move: Move_contra, names: Sequence[str]) -> str:
        """A legal move in words, with its immediate gains."""

    def pictured_move(
        self, state: State_contra, seat: Seat, move: Move_contra, names: Sequence[str]
    ) -> str:
        """The same beside a picture that shows its place: without coordinates."""

    def event(self, event: EventT_contra, names: Sequence[str]) -> str:
        """An event as a line of the log; empty if the log omits it."""

    def starts_turn(self, event: EventT_contra) -> bool:
        """Whether the log shows an event as the heading of a turn."""

    def sentences(self, events: Sequence[EventT_contra], names: Sequence[str]) -> list[str]:
        """What happened in a step, in as few sentences as possible."""

    def refusal(self, reason: Reason) -> str:
        """Why a move is refused."""

    def reasons(self, reasons: Sequence[Reason]) -> str:
        """Why a move is good, or was made, in one sentence; empty if there are no reasons."""

    def score_line(self, key: str) -> str:
        """The name of a line of the tally."""

    def result(self, state: State_contra, over: Over, names: Sequence[str]) -> tuple[str, str]:
        """Who has won, and what decided it; the second is empty if there is nothing to say."""

    def turning_point(
        self, turns: Sequence[ToldTurn], over: Over, names: Sequence[str], you: Seat | None
    ) -> TurningPoint | None:
        """The turn that decided a finished game; None if none stands out.

        The first of the turns is everything before them. `you` is the seat of the only person.
        """


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
        """Its name on screen."""

    @property
    def description(self) -> str:
        """A sentence about it; may be empty."""

    @property
    def digest(self) -> str:
        """The fingerprint of its content."""


STRENGTHS = ("", N_("easy"), N_("medium"), N_("hard"), N_("very hard"), N_("master"))
"""The names of the bots' levels, from 1 on; 0 has none. Marked for translation."""


class BotSpec(NamedTuple):
    """A bot of a game: its id, its description, and the function that creates it."""

    name: str
    summary: str
    make: Callable[[AnyRules], AnyBot]
    budget: int = 0
    title: str = ""
    """The name of the character on screen."""
    portrait: str = ""
    """The file of its portrait, without folder and suffix."""
    character: str = ""
    """A sentence about it."""
    level: int = 0
    """Its strength from 1 to 5, by the ladder; 0 for bots that aren't characters."""
    rating: int = 0
    """Its strength on the scale of Elo, derived from the ladder in `docs/ladder.md`; 0 if games
    against it aren't rated."""
    slow: bool = False
    """Whether a choice may take longer than part of a frame although it has no budget."""

    @property
    def quick(self) -> bool:
        """Whether it may choose in the window's thread; others need a worker process."""
        return not self.budget and not self.slow

    @property
    def strength(self) -> str:
        """Its level in a word; empty for bots that aren't characters."""
        return STRENGTHS[self.level]


class Option(NamedTuple):
    """A variant that a setup may choose. Its texts are marked for translation."""

    key: str
    choices: tuple[str, ...]
    default: str
    title: str = ""
    """Its name on screen."""
    choice_titles: tuple[str, ...] = ()
    """The names of the choices on screen, in their order."""
    note: str = ""
    """A sentence about it."""

    @property
    def titled_choices(self) -> tuple[tuple[str, str], ...]:
        """Every choice with its title."""
        return tuple(zip(self.choices, self.choice_titles or self.choices, strict=True))


class PrintedTable(NamedTuple):
    """A title, columns and rows of facts, for printing."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[object, ...], ...]


class Inspection(NamedTuple):
    """What `levels check` prints about a level: tables and warnings."""

    tables: tuple[PrintedTable, ...]
    warnings: tuple[str, ...] = ()


class Progress(NamedTuple):
    """The current round and turn, from 1; 0 for what isn't counted or hasn't begun."""

    round: int = 0
    turn: int = 0
    scoring: bool = False
    """Whether it is the scoring after a round, which has a turn of its own without a number."""


class Par(NamedTuple):
    """The best game found for one seat with knowledge of the whole deal."""

    seat: Seat
    score: int
    tally: Mapping[str, int]
    moves: tuple[str, ...]
    """In their text form."""
    assumes: str
    """What it assumes about the other players, in a word."""


OnProgress = Callable[[float], None]
"""Is told what share of a long computation is done, from 0 to 1."""


ROUND_TITLE = N_("Round {number}")
"""What most games call a round."""


def uncounted(state: Any) -> Progress:
    """The progress of a game that counts neither rounds nor turns."""
    return Progress()


class Announcement(NamedTuple):
    """A game, also one that can't be played yet. Its texts are marked for translation."""

    id: str
    """The name of its package, and of the game in files."""
    title: str
    credit: str
    """Its line in the credits."""
    order: int = 100
    """Sorts the games; those with equal order are sorted by title."""


@dataclass(frozen=True, slots=True)
class GameSpec:
    """A game as the catalogue finds it. Its parts are imported when they are first called."""

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
    """The adviser's budget for a question."""
    texts: Callable[[AnyRules], AnyTexts]
    options: tuple[Option, ...] = ()
    tally_columns: Mapping[str, str] = field(default_factory=dict)
    """Lines of the tally that `simulate` prints beside the scores, with their titles."""
    deal_source: str = ""
    """The source of the draws that are made before anything is shown; empty if none."""
    progress: Callable[[Any], Progress] = uncounted
    """Which round and turn a state belongs to."""
    round_title: str = ROUND_TITLE
    """What players call a round; marked for translation.

    Its number is `{number}` in Roman numerals; a game with more than ten rounds says `{figure}`.
    """
    standing: Standing = POINTS
    """What tells who is ahead, for the score graph and the final scoring."""
    par: Callable[[Any, Setup, int, Seat, Sequence[Ply], OnProgress], Par] | None = None
    """Computes the best game of a seat that knows the whole deal, if the game supports it."""
    journal: Callable[[], Journal[Any]] = empty_journal
    """Its discoveries."""
    review: ReviewSpec | None = None
    """What the review of a game needs, if the game supports it."""

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
