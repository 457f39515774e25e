"""Situations of the game, written in a few words.

    table = Table(player("rope-2 spell", display="torch-3"), player(), depot="rope")
    table.play("0 play rope-2", "0 done")
    table.draw("torch-1")

Cards have the names of the classic deck. Cards that aren't named are in the stack.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeVar

from pyramids.engine.contract import CHANCE, Chance, Decide, Over, Ply, Reason
from pyramids.engine.records.transcripts import Line
from pyramids.games.im_bann.counts import Counts, Kind, kinds_of, with_cards
from pyramids.games.im_bann.deck import ITEMS, LENGTHS
from pyramids.games.im_bann.events import Event
from pyramids.games.im_bann.state import NOBODY, Archaeologist, Phase, State
from pyramids.games.im_bann.transcript import Writer
from tests.games.im_bann.players import rules_of

EventT = TypeVar("EventT")

RULES = rules_of()
DECK = RULES.deck


class Seated(NamedTuple):
    """A player as a test describes one."""

    hand: str
    display: str
    place: int


def player(hand: str = "", display: str = "", place: int = 0) -> Seated:
    """Someone with these cards at a place."""
    return Seated(hand, display, place)


def kind(name: str) -> Kind:
    """A card by its name."""
    found = DECK.kind(name)
    assert found is not None, name
    return found


def counts(names: str) -> Counts:
    """Cards by their names."""
    return with_cards(DECK.none, [kind(name) for name in names.split()])


def names_of(cards: Counts) -> str:
    """The names of some cards."""
    return " ".join(DECK.cards[card].name for card in kinds_of(cards))


class Table:
    """A state, and everything that has happened since."""

    def __init__(
        self,
        *players: Seated,
        depot: str = "ladder",
        turn: int = 0,
        number: int = 9,
        mummy: int = NOBODY,
        discards: str = "",
        stack: str | None = None,
        length: str = "normal",
        scoring: bool = False,
        first: int = NOBODY,
    ) -> None:
        self.rules = RULES
        everything = [discards, *(seat.hand for seat in players), *(s.display for s in players)]
        used = counts(" ".join(everything))
        left = [all_ - gone for all_, gone in zip(DECK.counts, used, strict=True)]
        if mummy != NOBODY:
            left[DECK.mummy] -= 1
        assert min(left) >= 0, "a card is there too often"
        rest = tuple(left)
        self.state = State(
            phase=Phase.TURN,
            round=number,
            turn=turn,
            again=False,
            depot=ITEMS.index(depot),
            archaeologists=tuple(
                Archaeologist(seat.place, counts(seat.hand), counts(seat.display))
                for seat in players
            ),
            mummy=mummy,
            stack=rest if stack is None else counts(stack),
            discards=counts(discards),
            draws=0,
            plays=0,
            may_beat=False,
            exact=False,
            picked=(),
            target=NOBODY,
            victims=(),
            first=first,
            length=LENGTHS.index(length),
            scoring=scoring,
        )
        self.events: list[Event] = []

    def play(self, *moves: str) -> None:
        """Make moves like `0 draw 2`, each of which must be legal."""
        for text in moves:
            seat, _blank, words = text.partition(" ")
            move = self.rules.decode(words)
            reason = self.rules.check(self.state, int(seat), move)
            assert reason is None, f"{text}: {reason}"
            self._go(Ply(int(seat), move), self.rules.apply(self.state, int(seat), move))

    def draw(self, *cards: str) -> None:
        """Draw these cards, which must be possible."""
        for name in cards:
            node = self.rules.node(self.state)
            assert isinstance(node, Chance)
            assert kind(name) in dict(node.outcomes), f"{name} isn't in the stack"
            ply = Ply(CHANCE, kind(name))
            self._go(ply, self.rules.resolve(self.state, kind(name)))

    def refused(self, text: str) -> str:
        """The code of the reason why a move is refused."""
        seat, _blank, words = text.partition(" ")
        reason = self.rules.check(self.state, int(seat), self.rules.decode(words))
        assert isinstance(reason, Reason), f"{text} is legal"
        return reason.code

    def legal(self, seat: int) -> list[str]:
        """The text forms of a seat's moves."""
        return [self.rules.encode(move) for move in self.rules.legal(self.state, seat)]

    def deciding(self) -> int:
        """Who has to decide."""
        node = self.rules.node(self.state)
        assert isinstance(node, Decide)
        assert node.private, "everyone has a hand"
        (seat,) = node.seats
        return seat

    def over(self) -> Over:
        """The result."""
        node = self.rules.node(self.state)
        assert isinstance(node, Over)
        return node

    def hand(self, seat: int) -> str:
        """The names of the cards in a hand."""
        return names_of(self.state.archaeologists[seat].hand)

    def display(self, seat: int) -> str:
        """The names of the cards in a display."""
        return names_of(self.state.archaeologists[seat].display)

    def discards(self) -> str:
        """The names of the cards on the discard pile."""
        return names_of(self.state.discards)

    def depot(self) -> str:
        """What the depot shows."""
        return ITEMS[self.state.depot]

    def place(self, seat: int) -> int:
        """Where an archaeologist is."""
        return self.state.archaeologists[seat].place

    def happened(self, kind_of_event: type[EventT]) -> list[EventT]:
        """The events of a kind."""
        return [event for event in self.events if isinstance(event, kind_of_event)]

    def lines(self) -> list[Line]:
        """What the transcript says of it."""
        writer = Writer(self.rules)
        found: list[Line] = []
        for event in self.events:
            found += writer.write(event)
        return [*found, *writer.flush()]

    def _go(self, ply: Ply, after: State) -> None:
        self.events += self.rules.events(self.state, ply, after)
        self.state = after


def line_types(lines: Iterable[Any]) -> list[str]:
    """The types of transcript lines."""
    return [line["type"] for line in lines]
