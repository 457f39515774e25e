"""What every game is put through: its cases, and random play to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

from pyramids.catalogue import all_games, load_level
from pyramids.engine.contract import AnyRules, Decide, GameSpec, Over, Player, Seat, Setup
from pyramids.engine.session import Session

MAX_PLIES = 20_000
"""No game of ours is longer: a game that reaches it doesn't end."""

Order = Callable[[Sequence[Seat]], Seat]
"""Who acts next of those who may act at the same time."""


class Case(NamedTuple):
    """A game with a number of seats and a choice of options."""

    spec: GameSpec
    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        chosen = "".join(f"-{key}={value}" for key, value in self.options)
        return f"{self.spec.id}-{self.seats}{chosen}"

    @property
    def rules(self) -> AnyRules:
        return rules_of(self.spec.id)

    def setup(self, bots: Sequence[str | None] = ()) -> Setup:
        """People on all seats, or these bots."""
        names = bots or (None,) * self.seats
        players = tuple(Player(f"Seat {seat}", bot) for seat, bot in enumerate(names))
        level = self.spec.default_level
        return self.spec.validate(Setup(self.spec.id, level, players, dict(self.options)))


def cases() -> list[Case]:
    """Every game, every number of seats, every choice of every option."""
    found = []
    for spec in all_games():
        choices: list[tuple[tuple[str, str], ...]] = [()]
        for option in spec.options:
            others = [value for value in option.choices if value != option.default]
            choices += [((option.key, value),) for value in others]
        found += [Case(spec, seats, chosen) for seats in spec.seats for chosen in choices]
    return found


def games_decided_at_once() -> list[GameSpec]:
    """The games whose players decide at the same time; in the others they take turns."""
    found = []
    for spec in all_games():
        session = Session(rules_of(spec.id), Case(spec, spec.seats[-1], ()).setup(), 1)
        while session.proceed():
            pass
        node = session.node
        if isinstance(node, Decide) and node.together:
            found.append(spec)
    return found


@cache
def level_of(game: str) -> Any:
    """The game's default level."""
    spec = next(spec for spec in all_games() if spec.id == game)
    return load_level(spec, spec.default_level)


@cache
def rules_of(game: str) -> AnyRules:
    """The game's rule book for its default level."""
    spec = next(spec for spec in all_games() if spec.id == game)
    return spec.make_rules(level_of(game))


def play(case: Case, seed: int, order: Order | None = None, plies: int = MAX_PLIES) -> Session:
    """A random game, of at most so many plies. Each seat chooses by its own generator, so the
    order of those who act at the same time makes no difference to what they choose."""
    session = Session(case.rules, case.setup(), seed)
    go_on(session, seed, order, plies)
    return session


def go_on(session: Session, seed: int, order: Order | None = None, plies: int = MAX_PLIES) -> None:
    """Plays a session further at random."""
    queue = Random(f"{seed}/order")
    minds = [Random(f"{seed}/mind {seat}") for seat in range(len(session.setup.players))]
    for _ in range(plies):
        node = session.node
        if isinstance(node, Over):
            return
        if session.proceed():
            continue
        assert isinstance(node, Decide)
        seat = order(node.seats) if order else node.seats[int(queue.random() * len(node.seats))]
        legal = session.rules.legal(session.state, seat)
        session.submit(seat, legal[int(minds[seat].random() * len(legal))])


def deciding(session: Session) -> list[tuple[Any, Seat]]:
    """Every (state, seat) of a game at which the seat has a choice to make."""
    found = []
    for state in session.states:
        node = session.rules.node(state)
        if isinstance(node, Decide):
            found += [(state, seat) for seat in node.seats]
    return found
