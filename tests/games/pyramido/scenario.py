"""Tables laid out for a test, and pyramids built domino by domino.

    scenario = Scenario(2, stage=2, builders=[builder("1: 1 0,0 right", gems="red 2 mythical")])
    scenario.play("0 take 3 red", "* 1+1", "0 reveal 2", "* 17")

Plies are those of a record. A drawn back is written as `* 2+0`, a drawn gem as `* red`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from pyramids.engine.contract import CHANCE, Chance, Decide, Player, Ply, Setup
from pyramids.engine.multiset import take
from pyramids.engine.records.record import decode_ply
from pyramids.games.pyramido.domino_set import BACKS, GEM_COUNTS, GEMS
from pyramids.games.pyramido.events import Event
from pyramids.games.pyramido.moves import Place
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.spec import SPEC
from pyramids.games.pyramido.state import (
    FACE_UP,
    NEWCOMER,
    NO_DOMINO,
    Builder,
    Gems,
    Phase,
    Stack,
    State,
)
from tests.games.pyramido.played_games import NAMES, rules_of

EventT = TypeVar("EventT")

TOPS = ("1", "2+0", "10", "1+1", "19")
"""The row of most tests: dominoes that are face up, or the backs of those that aren't."""
GEMS_BELOW = ("orange blue red", "purple green mythical", "red red blue", "green green mythical",
              "mythical mythical orange")  # fmt: skip


def gems_of(text: str) -> Gems:
    """Gems by name, each perhaps after its count: `red 2 mythical`."""
    counts = [0] * len(GEMS)
    number = 1
    for word in text.split():
        if word.isdigit():
            number = int(word)
        else:
            counts[GEMS.index(word)] += number
            number = 1
    return tuple(counts)


def builder(
    *dominoes: str, gems: str = "", areas: Sequence[int] = (), mythical: Sequence[int] = ()
) -> Builder:
    """A pyramid of dominoes like `2: 17 0,1 below`: stage, number, first block, second block."""
    rules = rules_of()
    built = NEWCOMER
    stage = 1
    for text in dominoes:
        level, number, place = text.split(maxsplit=2)
        if int(level.rstrip(":")) != stage:
            stage = int(level.rstrip(":"))
            built = built._replace(occupied=0)
        move = rules.decode(f"place {place}")
        assert isinstance(move, Place)
        assert built.placed == () or rules.building.check(built, stage, move) is None, text
        built = rules.with_domino(built, stage, int(number), move)
    return built._replace(gems=gems_of(gems), areas=tuple(areas), mythical=tuple(mythical))


def covered(stage: int, height: int, width: int, *, first: int = 40) -> list[str]:
    """Dominoes that fill a stage of this size, with numbers from `first` on."""
    if width % 2 == 0:
        places = [f"{row},{column} right" for row in range(height) for column in range(0, width, 2)]
    else:
        places = [f"{row},{column} below" for row in range(0, height, 2) for column in range(width)]
    return [f"{stage}: {first + number} {place}" for number, place in enumerate(places)]


class Scenario:
    """A table at which a test plays by the text form of plies, each checked before it is made."""

    def __init__(
        self,
        seats: int = 2,
        *,
        stage: int = 1,
        seat: int = 0,
        builders: Sequence[Builder] = (),
        tops: Sequence[str] = TOPS,
        sizes: Sequence[int] = (18,) * 5,
        gems: Sequence[str] = GEMS_BELOW,
        bag: str | None = None,
        discards: str = "",
        passed: Sequence[int] = (),
        phase: Phase = Phase.TAKE,
        hand: int = NO_DOMINO,
    ) -> None:
        self.rules = rules_of()
        state = self.rules.initial(setup(seats))
        for index, (top, size) in enumerate(zip(tops, sizes, strict=True)):
            state = self._lay_stack(state, index, top, size)
        below = tuple(_listed(text) for text in gems)
        left = [
            count - sum(kinds.count(gem) for kinds in below) for gem, count in enumerate(GEM_COUNTS)
        ]
        given = (*builders, *(NEWCOMER,) * (seats - len(builders)))
        self.state = state._replace(
            phase=phase,
            stage=stage,
            seat=seat,
            builders=given,
            below=below,
            bag=tuple(left) if bag is None else gems_of(bag),
            discards=gems_of(discards),
            passed=tuple(passed),
            hand=hand,
        )

    @classmethod
    def fresh(cls, seats: int) -> Scenario:
        """A new game, before the deal."""
        scenario = cls.__new__(cls)
        scenario.rules = rules_of()
        scenario.state = scenario.rules.initial(setup(seats))
        return scenario

    def play(self, *texts: str) -> list[Event]:
        """Makes these plies and gives the events."""
        return [event for text in texts for event in self._step(self._ply(text))]

    def refusal(self, seat: int, text: str) -> tuple[str, dict[str, object]] | None:
        """Why the move is refused: code and parameters."""
        reason = self.rules.check(self.state, seat, self.rules.decode(text))
        return None if reason is None else (reason.code, dict(reason.params))

    def legal(self, seat: int | None = None) -> list[str]:
        """The text forms of a seat's moves; of the seat that decides, if none is named."""
        chosen = self.state.seat if seat is None else seat
        return [self.rules.encode(move) for move in self.rules.legal(self.state, chosen)]

    def waiting(self) -> tuple[int, ...]:
        """Who has to decide."""
        node = self.rules.node(self.state)
        return node.seats if isinstance(node, Decide) else ()

    def chances(self) -> dict[str, int]:
        """What may be drawn now, with the weights."""
        node = self.rules.node(self.state)
        assert isinstance(node, Chance), f"nothing to draw: {node}"
        assert sum(weight for _, weight in node.outcomes) == node.total
        return {self._outcome(outcome): weight for outcome, weight in node.outcomes}

    def gems(self, seat: int) -> str:
        """A supply, as `gems_of` reads it."""
        counts = self.state.builders[seat].gems
        return " ".join(f"{count} {GEMS[gem]}" for gem, count in enumerate(counts) if count)

    def _lay_stack(self, state: State, index: int, top: str, size: int) -> State:
        """Face-up dominoes are seen; dominoes that a smaller stack lacks are gone unseen."""
        unseen, backs = list(state.unseen), list(state.backs)
        if top.isdigit():
            number = int(top)
            back = self.rules.row.back(number)
            unseen[back] = take(unseen[back], number)
            stack = Stack(number, FACE_UP, size - 1, ())
        else:
            back = _back(top)
            stack = Stack(NO_DOMINO, back, size - 1, ())
        backs[back] -= 1
        stacks = (*state.stacks[:index], stack, *state.stacks[index + 1 :])
        return state._replace(stacks=stacks, unseen=tuple(unseen), backs=tuple(backs))

    def _ply(self, text: str) -> Ply:
        seat, _, outcome = text.partition(" ")
        if seat == "*" and "+" in outcome:
            return Ply(CHANCE, _back(outcome))
        if seat == "*" and outcome in GEMS:
            return Ply(CHANCE, GEMS.index(outcome))
        return decode_ply(self.rules, text)

    def _outcome(self, outcome: int) -> str:
        match self.state.phase:
            case Phase.BACK:
                first, second = BACKS[outcome]
                return f"{first}+{second}"
            case Phase.GEM:
                return GEMS[outcome]
        return str(outcome)

    def _step(self, ply: Ply) -> tuple[Event, ...]:
        before = self.state
        if ply.seat == CHANCE:
            node = self.rules.node(before)
            assert isinstance(node, Chance), f"nothing to draw: {node}"
            assert ply.move in [outcome for outcome, _ in node.outcomes], ply
            self.state = self.rules.resolve(before, ply.move)
        else:
            reason = self.rules.check(before, ply.seat, ply.move)
            assert reason is None, f"{ply}: {reason}"
            assert ply.move in self.rules.legal(before, ply.seat)
            self.state = self.rules.apply(before, ply.seat, ply.move)
        return self.rules.events(before, ply, self.state)


def of_type(events: Iterable[object], *types: type[EventT]) -> list[EventT]:
    """The events of these types, in their order."""
    return [event for event in events if isinstance(event, types)]


def setup(seats: int, level: str = "classic") -> Setup:
    """A game for people."""
    players = tuple(Player(name) for name in NAMES[:seats])
    return SPEC.validate(Setup(SPEC.id, level, players))


def drawn(rules: Pyramido, built: Builder) -> list[str]:
    """The pyramid from above: a letter per quarter, a capital for a symbol."""
    return list(SPEC.texts(rules).drawing(Scenario(1, builders=[built]).state, 0))


def _back(text: str) -> int:
    first, _, second = text.partition("+")
    return BACKS.index((int(first), int(second)))


def _listed(text: str) -> tuple[int, ...]:
    return tuple(GEMS.index(word) for word in text.split())
