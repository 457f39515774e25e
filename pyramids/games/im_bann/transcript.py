"""The transcript of a game, see `engine.records.transcripts`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pyramids.engine.contract import Ply, Seat, Setup
from pyramids.engine.records import transcripts
from pyramids.engine.records.transcripts import Line, TranscriptWriter, player_line
from pyramids.games.im_bann.counts import Kind
from pyramids.games.im_bann.deck import DEALT, ITEMS, LENGTHS, NO_ITEM
from pyramids.games.im_bann.events import (
    AdventureBeaten,
    Dealt,
    DepotSet,
    Drawn,
    Event,
    Idled,
    Lost,
    MummyPassed,
    Played,
    Shuffled,
    Swapped,
    TurnBegan,
)
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import NOBODY, State


def transcript(rules: ImBann, setup: Setup, seed: int, plies: Iterable[Ply]) -> Iterator[Line]:
    """The lines of a game, in the order in which things happened."""
    state = rules.initial(setup)
    variant = {"length": LENGTHS[state.length], "scoring": state.scoring}
    return transcripts.transcript(rules, setup, seed, plies, Writer(rules), variant)


class Writer(TranscriptWriter[Event]):
    """Turns events into lines. Cards that are dealt or drawn together share a line."""

    def __init__(self, rules: ImBann) -> None:
        self._rules = rules
        self._cards: list[str] = []
        """The names of the cards that are drawn, until the line is complete."""
        self._drawer: Seat = NOBODY

    def write(self, event: Event) -> Iterator[Line]:
        """The lines that the event completes."""
        match event:
            case Dealt(seat, card):
                self._cards.append(self._name(card))
                if len(self._cards) == DEALT:
                    yield player_line("deal", seat, cards=self._cards)
                    self._cards = []
            case Drawn(seat, card):
                self._drawer = seat
                self._cards.append(self._name(card))
            case _:
                yield from self.flush()
                yield from self._line(event)

    def flush(self) -> Iterator[Line]:
        """The cards drawn so far."""
        if self._cards and self._drawer != NOBODY:
            yield player_line("draw", self._drawer, cards=self._cards)
            self._cards = []

    def scores(self, state: State) -> Iterator[Line]:
        """How far every player was."""
        for seat in range(len(state.archaeologists)):
            score = self._rules.scoring.score(state, seat)
            yield player_line(
                "score",
                seat,
                place=score.place,
                open=score.open,
                display=score.display,
                mummy=score.mummy,
                total=score.total,
            )

    def result_keys(self, state: State) -> Line:
        """Everyone's rank."""
        return {"ranks": list(self._rules.scoring.result(state).ranks)}

    def _line(self, event: Event) -> Iterator[Line]:
        match event:
            case TurnBegan(seat, round_, again):
                yield {"type": "turn", "round": round_, "player": seat, "again": again}
            case Swapped(seat, cards):
                yield player_line("swap", seat, cards=self._names(cards))
            case Shuffled(discards, stack):
                yield {"type": "shuffle", "discards": discards, "stack": stack}
            case Idled(seat):
                yield player_line("idle", seat)
            case Played(seat, card):
                yield player_line("play", seat, card=self._name(card), **_addition(event))
            case Lost(seat, card):
                yield player_line("lose", seat, card=self._name(card))
            case AdventureBeaten(seat, place, need, total, cards):
                yield player_line(
                    "adventure",
                    seat,
                    place=place,
                    need=need,
                    total=total,
                    exact=event.exact,
                    cards=self._names(cards),
                )
            case DepotSet(seat, item):
                yield player_line("depot", seat, item=ITEMS[item])
            case MummyPassed(seat, to, removed):
                yield player_line("mummy", seat, to=to, removed=self._names(removed))

    def _name(self, card: Kind) -> str:
        return self._rules.deck.cards[card].name

    def _names(self, cards: Iterable[Kind]) -> list[str]:
        return [self._name(card) for card in cards]


def _addition(event: Played) -> dict[str, object]:
    """What a Spell and the Mummy add to the line of a played card."""
    if event.item != NO_ITEM:
        return {"item": ITEMS[event.item]}
    return {"to": event.to} if event.to != NOBODY else {}
