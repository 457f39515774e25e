"""Par: the best score found for one seat with knowledge of the whole deal.

A beam search over the true rules: it knows the order of the expedition cards and of the stack,
and keeps the most promising positions of every turn. What it assumes about the others:

- `alone` (from a seed): they keep two of their four cards, and neither take a card nor an award
  afterwards.
- `recorded` (from a record): they keep the cards of the record and take the awards of the record
  in the same turns; they take no cards from the display.

It is an estimate, not a proof: a wider beam may find more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from heapq import nlargest
from typing import Any, NamedTuple

from pyramids.engine.contract import Chance, Close, OnProgress, Par, Player, Ply, Setup
from pyramids.engine.luck import Luck
from pyramids.engine.multiset import add, size
from pyramids.engine.records.transcripts import steps
from pyramids.games.silver_gold.bots.deck_values import GAME, DeckValues, deck_values
from pyramids.games.silver_gold.bots.forecast import forecast
from pyramids.games.silver_gold.bots.learned import MASTER
from pyramids.games.silver_gold.bots.sampling import drafted_position, position_of
from pyramids.games.silver_gold.moves import Keep, Move
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.scoring import seat_sheet
from pyramids.games.silver_gold.state import TURNS, Phase, State

WIDTH = 150
"""Positions kept per turn: about three seconds for a deal."""

ALONE, RECORDED = "alone", "recorded"
"""What the search assumes about the others."""

RIVAL = 1
"""The seat of all other players, as the search has one seat only."""

Claims = Mapping[int, tuple[int, ...]]
"""By turn, from 0: how many awards of each colour the others took."""


class _Step(NamedTuple):
    """A state of the beam, and how it was reached."""

    state: State
    move: Move | None
    before: _Step | None


def par(
    rules: SilverGold,
    setup: Setup,
    seed: int,
    seat: int = 0,
    plies: Sequence[Ply] = (),
    width: int = WIDTH,
    on_progress: OnProgress | None = None,
) -> Par:
    """The best score that a beam search finds for the seat, with all cards known."""
    deal = _Deal(rules, setup, seed, seat, plies)
    beam = [_Step(deal.start, None, None)]
    for turn in range(-1, GAME):
        beam = deal.prune(deal.turn(beam, turn), turn, width)
        if on_progress is not None:
            on_progress((turn + 2) / (GAME + 1))
    best = max(beam, key=lambda step: seat_sheet(rules.deck, step.state, 0).total)
    tally = rules.tally(best.state, 0)
    moves = tuple(rules.encode(move) for move in _moves(best))
    return Par(seat, tally["total"], tally, moves, RECORDED if plies else ALONE)


class _Deal:
    """A deal with nothing hidden, for one seat."""

    def __init__(
        self, rules: SilverGold, setup: Setup, seed: int, seat: int, plies: Sequence[Ply]
    ) -> None:
        self._rules = rules
        self._seed = seed
        self._values: DeckValues = deck_values(rules.deck, MASTER)
        hands, stack = _hands(rules, setup, seed, plies)
        kept, self._claims = _recorded(rules, setup, plies, seat)
        others = [other for other in range(len(hands)) if other != seat]
        for other in others:
            keeps = kept.get(other) or drafted_position(self._values, hands[other]).cards
            stack = add(stack, [card for card in hands[other] if card not in keeps])
        alone = Setup(setup.game, setup.level, (Player(""),), setup.options)
        blank = rules.initial(alone)
        self.start = blank._replace(phase=Phase.KEEP, stack=stack, hands=(hands[seat],))
        self._cards = size(stack) + 2
        """The stack's size after the draft, from which draws are counted."""
        self._luck = Luck(seed)
        self._drawn: dict[tuple[int, Any], int] = {}
        self._patterns: list[int] = []

    def turn(self, beam: Iterable[_Step], turn: int) -> list[_Step]:
        """All positions after the turn; turn -1 is the draft."""
        done: dict[State, _Step] = {}
        waiting = [self._reveal(step, turn) if turn >= 0 else step for step in beam]
        seen = {step.state for step in waiting}
        while waiting:
            step = waiting.pop()
            for follower in self._follow(step):
                state = follower.state
                if state in seen:
                    continue
                seen.add(state)
                if state.phase in (Phase.REVEAL, Phase.OVER):
                    done[state] = follower
                else:
                    waiting.append(follower)
        return list(done.values())

    def prune(self, steps: list[_Step], turn: int, width: int) -> list[_Step]:
        """The most promising positions."""
        left = GAME - 1 - turn
        return nlargest(width, steps, key=lambda step: self._estimate(step.state, left))

    def _estimate(self, state: State, left: int) -> float:
        points = seat_sheet(self._rules.deck, state, 0).total
        if not left or left == GAME:
            return points
        taken = [len(takers) for takers in state.awards]
        own = position_of(self._values, state, 0, ready=False)
        return points + forecast(self._values, own, taken, left)

    def _reveal(self, step: _Step, turn: int) -> _Step:
        node = self._rules.node(step.state)
        assert isinstance(node, Chance), "a turn starts with a reveal"
        if len(self._patterns) == turn:
            self._patterns.append(self._luck.draw(node))
        state = self._rules.resolve(step.state, self._patterns[turn])
        return step._replace(state=self._with_claims(state, turn))

    def _with_claims(self, state: State, turn: int) -> State:
        """The state with the awards that the others took in the turn before."""
        claimed = self._claims.get(turn - 1)
        if claimed is None:
            return state
        awards = tuple(
            (*takers, *(RIVAL,) * count)[: len(self._rules.deck.awards)]
            for takers, count in zip(state.awards, claimed, strict=True)
        )
        return state._replace(awards=awards)

    def _follow(self, step: _Step) -> Iterable[_Step]:
        for move in self._rules.legal(step.state, 0):
            state = self._rules.apply(step.state, 0, move)
            if isinstance(self._rules.node(state), Close):
                state = self._rules.close(state)
            while state.phase in (Phase.FILL, Phase.TAKE_BLIND):
                state = self._rules.resolve(state, self._draw(state))
            yield _Step(state, move, step)

    def _draw(self, state: State) -> int:
        """The card that the seed draws from this stack, after as many draws as were made."""
        count = self._cards - size(state.stack)
        known = self._drawn.get((count, state.stack))
        if known is None:
            node = self._rules.node(state)
            assert isinstance(node, Chance), "only a chance node draws"
            luck = Luck(self._seed)
            for _ in range(count):
                luck.skip(node)
            known = self._drawn[count, state.stack] = luck.draw(node)
        return known


def _hands(
    rules: SilverGold, setup: Setup, seed: int, plies: Sequence[Ply]
) -> tuple[tuple[tuple[int, ...], ...], Any]:
    """The dealt cards of all seats, and the stack without them."""
    state, luck = rules.initial(setup), Luck(seed)
    recorded = iter(plies)
    while state.phase is Phase.DEAL:
        node = rules.node(state)
        assert isinstance(node, Chance), "dealing is luck"
        ply = next(recorded, None)
        state = rules.resolve(state, luck.draw(node) if ply is None else ply.move)
    return state.hands, state.stack


def _recorded(
    rules: SilverGold, setup: Setup, plies: Sequence[Ply], seat: int
) -> tuple[dict[int, tuple[int, ...]], Claims]:
    """The cards that the seats kept, and by turn the awards that the others took."""
    kept: dict[int, tuple[int, ...]] = {}
    claims: dict[int, tuple[int, ...]] = {}
    for step in steps(rules, setup, plies):
        before, after = step.before, step.after
        if isinstance(step.ply.move, Keep):
            kept[step.ply.seat] = step.ply.move.cards
        if after.awards != before.awards:
            turn = (before.round - 1) * TURNS + before.turn - 1
            claims[turn] = tuple(
                sum(taker != seat for taker in now[len(earlier) :])
                for earlier, now in zip(before.awards, after.awards, strict=True)
            )
    return kept, claims


def _moves(step: _Step) -> list[Move]:
    moves: list[Move] = []
    at: _Step | None = step
    while at is not None:
        if at.move is not None:
            moves.append(at.move)
        at = at.before
    return moves[::-1]
