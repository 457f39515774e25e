"""What the viewer may do now, and what has been chosen of a move that isn't complete yet.

A Spell needs an item and the Mummy a player; a swap and the Mummy's price need several cards. The
rules want those one after the other in the deck's order; here they are picked in any order, and
handed over together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto

from pyramids.engine.contract import Reason, Seat
from pyramids.games.im_bann.counts import Kind, kinds_of
from pyramids.games.im_bann.deck import MUMMY, SPELL
from pyramids.games.im_bann.moves import (
    Beat,
    Done,
    Draw,
    Idle,
    Lose,
    Move,
    PassMummy,
    Pick,
    Play,
    Swap,
)
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import MOST_SWAPPED, Phase, State
from pyramids.games.im_bann.ui.controller import ImBannController


class Asking(Enum):
    """What a move still needs."""

    NOTHING = auto()
    ITEM = auto()
    """Where a Spell sets the depot to."""
    MUMMY = auto()
    """Who gets the Mummy from the hand."""
    RECEIVER = auto()
    """Who gets the Mummy from the display."""


class Choices:
    """The viewer's decision as far as it is made."""

    def __init__(self, controller: ImBannController) -> None:
        self._controller = controller
        self.state: State = controller.state()
        self.legal: Sequence[Move] = ()
        self.asking = Asking.NOTHING
        self.card: Kind = 0
        """The Spell or the Mummy that is being played."""
        self.position = 0
        """Where it is in the hand."""
        self.picked: frozenset[int] = frozenset()
        """Positions in the hand or the display."""

    # What a table asks of its hand.

    @property
    def active(self) -> bool:
        """Whether the viewer has to decide."""
        return bool(self.legal)

    def begin(self, state: State) -> None:
        """Start with a new state."""
        self.state = state
        controller = self._controller
        asked = controller.flow.asked and not controller.flow.pending
        self.legal = self.rules.legal(state, controller.viewer) if asked else ()
        self.drop()
        self.pick_again(state.picked)

    def fit(self) -> None:
        """Nothing depends on the window."""

    def drop(self) -> None:
        """Forget a card that waits for an item or a player."""
        self.asking = Asking.NOTHING

    def update(self, dt: float) -> bool:
        """Nothing moves."""
        return False

    # What is possible.

    @property
    def rules(self) -> ImBann:
        """The game's rules."""
        return self._controller.rules

    @property
    def swapping(self) -> bool:
        """Whether the viewer picks cards for a swap."""
        return self.active and self.state.phase is Phase.SWAP

    @property
    def paying(self) -> bool:
        """Whether the viewer picks cards for the Mummy's price."""
        return self.active and self.state.phase is Phase.PRICE

    @property
    def sets_depot(self) -> bool:
        """Whether an item is to be chosen."""
        depot = self.active and self.state.phase is Phase.DEPOT
        return depot or self.asking is Asking.ITEM

    @property
    def pickable(self) -> tuple[Kind, ...]:
        """The cards that positions belong to."""
        player = self.state.archaeologists[self._controller.viewer]
        return kinds_of(player.display if self.state.phase is Phase.PRICE else player.hand)

    def can(self, move: Move) -> bool:
        """Whether a move is possible."""
        return move in self.legal

    def plays(self, kind: Kind) -> tuple[Play, ...]:
        """All ways to play a card."""
        return tuple(move for move in self.legal if isinstance(move, Play) and move.card == kind)

    def losses(self) -> tuple[Kind, ...]:
        """What can be given up to a Curse."""
        return tuple(move.card for move in self.legal if isinstance(move, Lose))

    def receivers(self) -> tuple[Seat, ...]:
        """Who may get the Mummy now."""
        if self.asking is Asking.MUMMY:
            return tuple(move.to for move in self.plays(self.card))
        if self.asking is Asking.RECEIVER:
            return tuple(move.to for move in self.legal if isinstance(move, PassMummy))
        return ()

    @property
    def may_pass(self) -> bool:
        """Whether the Mummy can be passed on."""
        return any(isinstance(move, PassMummy) for move in self.legal)

    @property
    def may_beat(self) -> bool:
        """Whether the adventure can be beaten."""
        return self.can(Beat())

    @property
    def may_swap(self) -> bool:
        """Whether a swap can be begun."""
        return self.can(Swap())

    def may_draw(self, count: int) -> bool:
        """Whether so many cards can be drawn."""
        return self.can(Draw(count))

    def usable(self, position: int, kind: Kind) -> bool:
        """Whether a card of the hand can be played or picked."""
        if self.swapping:
            return position in self.picked or len(self.picked) < MOST_SWAPPED
        return bool(self.plays(kind))

    def refusal(self, kind: Kind) -> Reason | None:
        """Why a card of the hand can't be played; None if it can."""
        if self.swapping:
            return Reason("swap_at_most_five")
        if self.plays(kind):
            return None
        return self.rules.check(self.state, self._controller.viewer, self._any_play(kind))

    # Choosing.

    def ask(self, asking: Asking, card: Kind = 0, position: int = 0) -> None:
        """Ask for an item or a player; asked twice, it is taken back."""
        again = (self.asking, self.card, self.position) == (asking, card, position)
        self.asking = Asking.NOTHING if again else asking
        self.card, self.position = card, position

    def needed_for(self, kind: Kind) -> Asking:
        """What a card needs to be played."""
        special = self.rules.deck.cards[kind].special
        needs = {SPELL: Asking.ITEM, MUMMY: Asking.MUMMY}
        return needs.get(special, Asking.NOTHING)

    def toggle(self, position: int) -> Reason | None:
        """Pick a card or put it back; returns why not."""
        if position in self.picked:
            self.picked -= {position}
        elif self.swapping and len(self.picked) >= MOST_SWAPPED:
            return Reason("swap_at_most_five")
        else:
            self.picked |= {position}
        return None

    def pick_again(self, cards: Sequence[Kind]) -> None:
        """Pick the cards of an undone swap or price again."""
        self.picked = frozenset(_positions(self.pickable, cards))

    def receiving(self, seat: Seat) -> Move | None:
        """The move that gives the Mummy to a player; None if nobody asks for one."""
        if seat not in self.receivers():
            return None
        if self.asking is Asking.MUMMY:
            return Play(self.card, to=seat)
        return PassMummy(seat)

    def picks(self) -> list[Move]:
        """The moves of all picked cards in the rules' order, and the end."""
        kinds = sorted(self.pickable[position] for position in self.picked)
        return [*map(Pick, kinds), Done()]

    def complete(self) -> bool:
        """Whether the picked cards are a swap or a price."""
        return self._pay_price() if self.paying else bool(self.picked)

    def ending(self) -> Move | None:
        """The move that ends the turn; None if there is none."""
        if self.swapping or self.paying:
            return None
        return next((move for move in self.legal if isinstance(move, Done | Idle)), None)

    def _pay_price(self) -> bool:
        """Whether the picked cards pay the price, by the rules."""
        state, seat = self.state._replace(picked=()), self._controller.viewer
        for move in self.picks():
            if self.rules.check(state, seat, move) is not None:
                return False
            if isinstance(move, Pick):
                state = self.rules.apply(state, seat, move)
        return bool(self.picked)

    def _any_play(self, kind: Kind) -> Play:
        special = self.rules.deck.cards[kind].special
        if special == SPELL:
            return Play(kind, item=0)
        return Play(kind, to=self._controller.viewer) if special == MUMMY else Play(kind)


def _positions(cards: Sequence[Kind], picked: Sequence[Kind]) -> Iterator[int]:
    """The positions of cards that are picked already, as in a game that was loaded."""
    left = list(picked)
    for position, kind in enumerate(cards):
        if kind in left:
            left.remove(kind)
            yield position
