"""Looks through everything that a player can do in a turn and rates where it ends.

A turn is short: a card or two, the adventure, the depot, the Mummy. What is drawn and what the
others do afterwards is only estimated.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramids.games.im_bann.bots.evaluation import WON, Evaluator
from pyramids.games.im_bann.counts import Kind
from pyramids.games.im_bann.moves import Beat, Done, Draw, Lose, Move, Pick, Play, Swap
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import CHAMBER, MOST_SWAPPED, OUT, Phase, State

Rated = tuple[float, Move]
"""A move with the worth of the best turn that begins with it."""

POINTLESS: Final = 100.0
"""What speaks against a swap that brings the same cards back."""


class TurnSearch:
    """Rates the moves of a turn, bound to the rules and a character's evaluation."""

    def __init__(self, rules: ImBann, evaluator: Evaluator) -> None:
        self._rules = rules
        self._evaluator = evaluator

    def rate(self, state: State, seat: int, legal: Sequence[Move]) -> list[Rated]:
        """All moves, the best first; equally good ones keep their order."""
        if state.phase is Phase.SWAP:
            rated = self._swap_moves(state, seat, legal)
        else:
            known: dict[State, float] = {}
            rated = [(self._worth(state, seat, move, known), move) for move in legal]
        own_mummy = Play(self._rules.deck.mummy, to=seat)  # no better than laying it there at once
        return sorted(rated, key=lambda found: (-found[0], found[1] == own_mummy))

    def swapped(self, state: State, seat: int) -> list[Kind]:
        """The cards worth swapping: those that are worse than a drawn one."""
        evaluator, hand = self._evaluator, state.archaeologists[seat].hand
        drawn = evaluator.weights.drawn
        cards = [
            (evaluator.card(kind, state.depot), kind)
            for kind, count in enumerate(hand[:-1])
            for _copy in range(count)
        ]
        worse = sorted(card for card in cards if card[0] < drawn)
        return sorted(kind for _worth, kind in worse[:MOST_SWAPPED])

    def _worth(self, state: State, seat: int, move: Move, known: dict[State, float]) -> float:
        evaluator = self._evaluator
        match move:
            case Draw(count):
                return self._relieved(state, seat) + count * evaluator.weights.drawn
            case Swap() if not nothing_to_draw(state):
                gain = sum(
                    evaluator.weights.drawn - evaluator.card(kind, state.depot)
                    for kind in self.swapped(state, seat)
                )
                return self._relieved(state, seat) + gain
            case Swap():
                return self._relieved(state, seat) - POINTLESS
            case Lose():
                return evaluator.position(self._rules.apply(state, seat, move), seat)
            case Beat() if not self._is_exact(state, seat):
                after = self._rules.apply(state, seat, move)
                return self._follow(after, seat, known) - evaluator.weights.inexact
        return self._follow(self._rules.apply(state, seat, move), seat, known)

    def _is_exact(self, state: State, seat: int) -> bool:
        """Whether the display is worth just what is needed (IB-10)."""
        scoring = self._rules.scoring
        return scoring.total(state.archaeologists[seat].display) == scoring.need(state, seat)

    def _follow(self, state: State, seat: int, known: dict[State, float]) -> float:
        """The worth of the best way to go on with the turn."""
        found = known.get(state)
        if found is None:
            found = known[state] = self._best(state, seat, known)
        return found

    def _best(self, state: State, seat: int, known: dict[State, float]) -> float:
        while state.phase is Phase.LOSE:
            state = self._rules.apply(state, state.victims[0], least_loss(self._rules, state))
        if state.archaeologists[seat].place == OUT:
            return WON
        if state.phase is Phase.TURN or state.turn != seat or state.phase is Phase.OVER:
            again = state.turn == seat and state.again
            extra = self._evaluator.weights.again if again else 0.0
            return self._evaluator.position(state, seat) + extra
        moves = self._rules.legal(state, seat)
        if state.phase is Phase.PRICE:
            moves = cheap_payments(self._rules, moves)
        return max(self._worth(state, seat, move, known) for move in moves)

    def _relieved(self, state: State, seat: int) -> float:
        """The worth of a position after drawing, when the Mummy may be passed on (IB-6)."""
        position = self._evaluator.position
        receivers = [
            other
            for other, player in enumerate(state.archaeologists)
            if state.mummy == seat != other and player.place < CHAMBER
        ]
        passed = [position(state._replace(mummy=other), seat) for other in receivers]
        return max([position(state, seat), *passed])

    def _swap_moves(self, state: State, seat: int, legal: Sequence[Move]) -> list[Rated]:
        """The next card of the swap that is planned, then its end."""
        plan = self.swapped(state, seat)
        for kind in state.picked:
            if kind in plan:
                plan.remove(kind)
        open_picks = [move for move in legal if isinstance(move, Pick) and move.card in plan]
        if not open_picks and Done() not in legal:
            # A swap was begun without a plan: the least valuable card.
            picks = [move for move in legal if isinstance(move, Pick)]
            card = self._evaluator.card
            return [(-card(move.card, state.depot), move) for move in picks]
        first = min((move.card for move in open_picks), default=None)
        return [
            (1.0 if isinstance(move, Pick) and move.card == first else
             0.5 if isinstance(move, Done) else 0.0, move)
            for move in legal
        ]  # fmt: skip


def nothing_to_draw(state: State) -> bool:
    """Whether all cards are in hands and displays, so that a swap brings its own cards back.

    At a full table players who only swap would wait for each other for ever.
    """
    return not (any(state.stack) or any(state.discards))


def cheap_payments(rules: ImBann, moves: Sequence[Move]) -> Sequence[Move]:
    """The Mummy's price without a card too many, and with one card of each value.

    A large display could be paid with in thousands of ways.
    """
    if Done() in moves:
        return (Done(),)
    values = rules.scoring.values
    picks = {values[move.card]: move for move in reversed(moves) if isinstance(move, Pick)}
    return tuple(picks.values())


def least_loss(rules: ImBann, state: State) -> Move:
    """What the next victim of a Curse loses: the card that it misses least."""
    values = rules.scoring.values

    def worth(move: Move) -> float:
        return values[move.card] or 1.5 if isinstance(move, Lose) else 0.0

    return min(rules.legal(state, state.victims[0]), key=worth)
