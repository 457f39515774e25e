"""Drawn decks, explorers in a situation, and a scenario to play.

    scenario = Scenario(deck({1: "E.x.. ##### ##### ##### T####"}), explorer(1, 2), explorer(3, 4))
    scenario.play("0 single 1 a1")

A chamber is drawn in five rows as in a deck file. Marks are drawn with X, or named as in
`a1b1`: columns a–e from the left, rows 1–5 from the top.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, TypedDict, TypeVar, Unpack

from pyramids.engine.contract import CHANCE, CLOSE, CLOSING, Chance, Close, Ply, Reason
from pyramids.engine.multiset import multiset
from pyramids.engine.records.record import decode_ply
from pyramids.games.silver_gold.deck import (
    CARDS,
    COLOURS,
    GRID,
    Deck,
    Pattern,
    pyramid_from_rows,
)
from pyramids.games.silver_gold.events import Event
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import (
    DISPLAY,
    EMPTY_PLACE,
    MARK_DUE,
    NO_CARD,
    Explorer,
    Phase,
    State,
)

EventT = TypeVar("EventT")

HALL = "E.... ..... ..... ..... ....T"
"""The chamber of every card that a test doesn't draw."""

CORRIDOR = "E#### .#### .#### .#### T####"
"""Five fields in a line: nothing to choose."""

NONE: Mapping[int, str] = MappingProxyType({})

SHAPES = {
    "I2": (1, ("xx",)),
    "I3": (2, ("xxx",)),
    "V3": (2, ("x.", "xx")),
    "T4": (1, ("xxx", ".x.")),
    "L4": (1, ("x.", "x.", "xx")),
    "O4": (1, ("xx", "xx")),
}
PATTERNS = list(SHAPES)
SKULLS = (1, 2, 3, 4, 6, 8, 10, 12, 15, 18)
AWARDS = (10, 6, 3)


def deck(chambers: Mapping[int, str] = NONE, colours: Mapping[int, str] = NONE) -> Deck:
    """A deck with these chambers and colours by card number, and plain halls besides."""
    pyramids = []
    for number in range(1, CARDS + 1):
        colour = colours.get(number, COLOURS[number % 3])
        rows = tuple(chambers.get(number, HALL).split())
        assert [len(row) for row in rows] == [5] * 5, f"card {number} is not 5×5"
        pyramids.append(pyramid_from_rows(number, COLOURS.index(colour), rows))
    return Deck(
        name="drawn",
        title="Drawn",
        digest="0" * 16,
        skulls=SKULLS,
        awards=AWARDS,
        patterns=tuple(_patterns()),
        pyramids=tuple(pyramids),
    )


def _patterns() -> Iterable[Pattern]:
    for name, (count, rows) in SHAPES.items():
        cells = ((r, c) for r, row in enumerate(rows) for c, x in enumerate(row) if x == "x")
        yield Pattern(name, count, frozenset(cells), rows)


def marks(drawing: str) -> int:
    """The mask of some marks: five rows with X, or names like `a1b1`."""
    if len(drawing.split()) == 5:
        rows = drawing.split()
        return GRID.mask((r, c) for r in range(5) for c in range(5) if rows[r][c] == "X")
    names = drawing.replace(" ", "")
    pairs = zip(names[::2], names[1::2], strict=True)
    return GRID.mask((int(row) - 1, "abcde".index(column)) for column, row in pairs)


class Ticks(TypedDict, total=False):
    """What is ticked on a score sheet; nothing, where nothing is said."""

    red: int
    green: int
    torches: int
    skulls: int


def explorer(
    *cards: int | tuple[int, str], done: Iterable[int] = (), **sheet: Unpack[Ticks]
) -> Explorer:
    """Someone with these cards (a number, or a number and its marks) and this score sheet."""
    places = [(card, 0) if isinstance(card, int) else (card[0], marks(card[1])) for card in cards]
    places += [EMPTY_PLACE] * (2 - len(places))
    ticks: Ticks = {"red": 0, "green": 0, "torches": 0, "skulls": 0}
    ticks.update(sheet)
    return Explorer(places=tuple(places), done=tuple(done), **ticks)


def table(
    *explorers: Explorer,
    pattern: str = "I2",
    round: int = 1,  # noqa: A002 -- the state's own word
    turn: int = 1,
    display: Iterable[int] = (45, 46, 47, 48),
    stack: Iterable[int] | None = None,
    awards: tuple[tuple[int, ...], ...] = ((), (), ()),
) -> State:
    """The table as the pattern has just been revealed; the stack holds every card not seen."""
    shown = tuple(display)
    if stack is None:
        used = {card for e in explorers for card, _ in e.places} | set(shown)
        used |= {card for e in explorers for card in e.done}
        stack = [number for number in range(1, CARDS + 1) if number not in used]
    due = tuple(MARK_DUE if any(card for card, _ in e.places) else 0 for e in explorers)
    left = [PATTERNS.index(name) for name, (count, _) in SHAPES.items() for _ in range(count)]
    left.remove(PATTERNS.index(pattern))
    return State(
        phase=Phase.MARK,
        round=round,
        turn=turn,
        explorers=explorers,
        due=due,
        before=explorers,
        stack=multiset(stack),
        display=shown + (NO_CARD,) * (DISPLAY - len(shown)),
        expeditions=multiset(left[turn - 1 :]),
        pattern=PATTERNS.index(pattern),
        queue=(),
        awards=awards,
        hands=(),
    )


@lru_cache(maxsize=64)
def rules_of(deck: Deck) -> SilverGold:
    """The rule book of a deck; many tests share one."""
    return SilverGold(deck)


class Scenario:
    """A table at which a test plays by the text form of plies, each checked before it is made."""

    def __init__(self, deck: Deck, *explorers: Explorer, **situation: Any) -> None:
        self.deck = deck
        self.rules = rules_of(deck)
        self.state = table(*explorers, **situation)

    def play(self, *texts: str) -> list[Event]:
        """Makes these plies (`0 single 1 a1`, `* 17`) and gives the events.

        A turn in which all have decided is closed at once.
        """
        events: list[Event] = []
        for text in texts:
            events += self._step(decode_ply(self.rules, text))
            if isinstance(self.rules.node(self.state), Close):
                events += self._step(CLOSE)
        return events

    def decide(self, *texts: str) -> list[Event]:
        """Makes these plies and closes no turn."""
        return [event for text in texts for event in self._step(decode_ply(self.rules, text))]

    def reveal(self, pattern: str) -> list[Event]:
        """Turns up the next expedition card."""
        return self.play(f"* {PATTERNS.index(pattern)}")

    def refusal(self, seat: int, text: str) -> Reason | None:
        """Why the move is refused."""
        return self.rules.check(self.state, seat, self.rules.decode(text))

    def refused(self, seat: int, text: str) -> str:
        """The code of the reason for which the move is refused; it has to be."""
        reason = self.refusal(seat, text)
        assert reason is not None, f"{text} is legal"
        return reason.code

    def legal(self, seat: int = 0) -> list[str]:
        """The text forms of a seat's moves."""
        return [self.rules.encode(move) for move in self.rules.legal(self.state, seat)]

    def marks(self, seat: int, card: int) -> int:
        """The marks on one of a seat's cards."""
        return dict(self.state.explorers[seat].places)[card]

    def _step(self, ply: Ply) -> tuple[Event, ...]:
        before = self.state
        if ply.seat == CHANCE:
            node = self.rules.node(before)
            assert isinstance(node, Chance), f"nothing to draw: {node}"
            assert ply.move in [outcome for outcome, _ in node.outcomes]
            self.state = self.rules.resolve(before, ply.move)
        elif ply.seat == CLOSING:
            assert isinstance(self.rules.node(before), Close), "somebody has to decide"
            self.state = self.rules.close(before)
        else:
            assert self.rules.check(before, ply.seat, ply.move) is None, ply
            assert ply.move in self.rules.legal(before, ply.seat)
            self.state = self.rules.apply(before, ply.seat, ply.move)
        return self.rules.events(before, ply, self.state)


def of_type(events: Iterable[object], *types: type[EventT]) -> list[EventT]:
    """The events of these types, in their order."""
    return [event for event in events if isinstance(event, types)]
