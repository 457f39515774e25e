"""What a player did in a finished game, as the discoveries judge it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from pyramids.engine.contract import CHANCE, Over, Seat
from pyramids.engine.discoveries import PlayedGame, Step
from pyramids.games.im_bann.counts import Kind
from pyramids.games.im_bann.deck import CURSE, LENGTHS, Card, Deck
from pyramids.games.im_bann.events import AdventureBeaten, Event, Lost, Played, TurnBegan
from pyramids.games.im_bann.scoring import BY_CHAMBER
from pyramids.games.im_bann.state import CHAMBER, State

E = TypeVar("E")


class Beaten(NamedTuple):
    """An adventure or the royal chamber that the player has beaten."""

    event: AdventureBeaten
    mummy: bool
    """Whether the Mummy lay in the player's display."""
    equipment: tuple[Card, ...]
    """The equipment that went into it."""

    @property
    def chamber(self) -> bool:
        """Whether it was the royal chamber."""
        return self.event.place == CHAMBER


class Turn(NamedTuple):
    """One of the player's own turns."""

    events: tuple[Event, ...]
    """Those of the others too, such as losses to a Curse."""
    beaten: tuple[Beaten, ...]
    hand: int
    """The cards in hand at its end."""

    def of(self, seat: Seat, kind: type[E]) -> list[E]:
        """A seat's events of a kind."""
        return [event for event in self.events if event.seat == seat and isinstance(event, kind)]


@dataclass(frozen=True)
class Facts:
    """A finished game of one player."""

    deck: Deck
    seat: Seat
    turns: tuple[Turn, ...]
    lost: tuple[Card, ...]
    """What Curses cost the player."""
    largest_hand: int
    mummy_at_chamber: bool
    """Whether the player laid the Mummy into the display of somebody beside the chamber."""
    rival_was_there: bool
    """Whether a rival was beside the royal chamber before the player was."""
    places: tuple[int, ...]
    """Everyone's place at the end, by seat."""
    rounds: int
    length: str
    over: Over

    @property
    def won(self) -> bool:
        """Whether the player has beaten the royal chamber first."""
        return self.seat in self.over.winners and self.over.reason == BY_CHAMBER

    @property
    def beaten(self) -> list[Beaten]:
        """What the player has beaten, in order."""
        return [beaten for turn in self.turns for beaten in turn.beaten]

    def played(self, turn: Turn) -> list[Card]:
        """The cards that the player played in a turn, in order."""
        return [self.deck.cards[event.card] for event in turn.of(self.seat, Played)]

    def cursed(self, turn: Turn) -> int:
        """How many rivals lost a card to the player's Curse in a turn."""
        if not any(card.special == CURSE for card in self.played(turn)):
            return 0
        return sum(isinstance(event, Lost) for event in turn.events)


def collect(game: PlayedGame, seat: Seat) -> Facts:
    """The facts of a finished game for one seat."""
    deck, end, own = game.rules.deck, game.end, [s.archaeologists[seat] for s in game.states]
    lost = [event for step in game.steps for event in step.events if isinstance(event, Lost)]
    return Facts(
        deck=deck,
        seat=seat,
        turns=_turns(game, seat),
        lost=tuple(deck.cards[event.card] for event in lost if event.seat == seat),
        largest_hand=max(sum(archaeologist.hand) for archaeologist in own),
        mummy_at_chamber=any(_laid_at_chamber(step, seat, deck.mummy) for step in game.steps),
        rival_was_there=_rival_was_there(game, seat),
        places=tuple(archaeologist.place for archaeologist in end.archaeologists),
        rounds=end.round,
        length=LENGTHS[end.length],
        over=game.rules.node(end),
    )


def _turns(game: PlayedGame, seat: Seat) -> tuple[Turn, ...]:
    found: list[Turn] = []
    events: list[Event] = []
    beaten: list[Beaten] = []
    for step in game.steps:
        if step.before.turn == seat and step.ply.seat != CHANCE:
            for event in step.events:
                if isinstance(event, TurnBegan):
                    continue
                events.append(event)
                if isinstance(event, AdventureBeaten):
                    beaten.append(_beaten(game.rules.deck, step.before, event))
        began = any(isinstance(event, TurnBegan) for event in step.events)
        if step.before.turn == seat and (began or step is game.steps[-1]):
            hand = sum(step.after.archaeologists[seat].hand)
            found.append(Turn(tuple(events), tuple(beaten), hand))
            events, beaten = [], []
    return tuple(found)


def _beaten(deck: Deck, before: State, event: AdventureBeaten) -> Beaten:
    cards = [deck.cards[kind] for kind in event.cards]
    equipment = tuple(card for card in cards if not card.special)
    return Beaten(event, before.mummy == event.seat, equipment)


def _laid_at_chamber(step: Step, seat: Seat, mummy: Kind) -> bool:
    return any(
        isinstance(event, Played)
        and event.seat == seat
        and event.card == mummy
        and event.to != seat
        and step.before.archaeologists[event.to].place == CHAMBER
        for event in step.events
    )


def _rival_was_there(game: PlayedGame, seat: Seat) -> bool:
    for state in game.states:
        places = [archaeologist.place for archaeologist in state.archaeologists]
        if places[seat] >= CHAMBER:
            return False
        if max(places) >= CHAMBER:
            return True
    return False
