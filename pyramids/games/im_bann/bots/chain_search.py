"""Plans for a whole turn, rated by how the race stands afterwards.

An exact adventure brings another turn (IB-10), which the plan looks through as well: a good hand
meets several adventures in a row. What is drawn is tried with cards that may come.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import Final, NamedTuple

from pyramids.engine.tuples import replaced
from pyramids.games.im_bann.bots.race import DECIDED, Race
from pyramids.games.im_bann.bots.turn_search import cheap_payments, least_loss, nothing_to_draw
from pyramids.games.im_bann.counts import Kind, kinds_of, with_cards, without_cards
from pyramids.games.im_bann.moves import Beat, Done, Draw, Lose, Move, Pick, SetDepot, Swap
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import CHAMBER, MOST_SWAPPED, OUT, Phase, State

TRIED_DRAWS: Final = 4
OTHER_TURNS: Final = 3
"""How many other turns in a row are looked through."""

EXACT: Final = 0.2
"""What speaks for an exact adventure at once: a rival may turn the depot."""


class Plan(NamedTuple):
    """The rest of a turn, up to a draw or another turn."""

    worth: float
    """In log odds of winning."""
    moves: tuple[Move, ...]

    @property
    def is_exact(self) -> bool:
        """Whether it meets an adventure exactly (IB-10)."""
        return any(isinstance(move, SetDepot) for move in self.moves)


class _Turn(NamedTuple):
    """What stays the same while one decision is looked through."""

    seat: int
    draws: Sequence[Sequence[Kind]]
    """Cards that may be drawn, tried one after the other."""
    known: dict[State, Plan]


class ChainSearch:
    """Finds plans, bound to the rules."""

    def __init__(self, rules: ImBann, race: Race) -> None:
        self._rules = rules
        self._race = race

    def plans(self, state: State, seat: int, legal: Sequence[Move], rng: Random) -> list[Plan]:
        """The best plan for each move, the best first; equally good ones keep their order."""
        if state.phase is Phase.SWAP:
            return [self._rest_of_swap(state, seat, legal)]
        if Beat() in legal:
            # Nothing is gained by waiting: a display only grows.
            legal = (Beat(),)
        return self.each(state, seat, legal, rng)

    def each(self, state: State, seat: int, moves: Sequence[Move], rng: Random) -> list[Plan]:
        """The best plan for each of some moves, the best first; not for a swap that is begun."""
        turn = _Turn(seat, self._tried_draws(state, rng), {})
        plans = [self._plan(state, move, turn, 0) for move in moves]
        return sorted(plans, key=lambda plan: -plan.worth)

    def worth_of_swap(self, state: State, kind: Kind) -> float:
        """What is gained by swapping a card for one that nobody has seen."""
        return self._mean_of_drawn(state) - self._race.card(kind)

    def _mean_of_drawn(self, state: State) -> float:
        """What a card that is drawn is worth on average."""
        pool = self._may_be_drawn(state)
        return sum([self._race.card(kind) for kind in pool]) / max(1, len(pool))

    def _may_be_drawn(self, state: State) -> tuple[Kind, ...]:
        """The cards that nobody has seen, or those of the discard pile if all are seen."""
        return kinds_of(self._rules.unseen(state)) or kinds_of(state.discards)

    def _plan(self, state: State, move: Move, turn: _Turn, depth: int) -> Plan:
        seat = turn.seat
        match move:
            case Draw(count):
                return Plan(self._after_draw(state, (), count, turn), (move,))
            case Swap():
                cards = self._swapped(state, seat)
                moves: tuple[Move, ...] = (move, *map(Pick, cards), Done())
                if nothing_to_draw(state):
                    return Plan(-DECIDED, moves)
                return Plan(self._after_draw(state, cards, len(cards), turn), moves)
            case Lose():
                after = self._rules.apply(state, seat, move)
                return Plan(self._race.lead(after, seat), (move,))
        rest = self._rest(self._rules.apply(state, seat, move), turn, depth)
        return Plan(rest.worth, (move, *rest.moves))

    def _rest(self, state: State, turn: _Turn, depth: int) -> Plan:
        """The best way to go on."""
        found = turn.known.get(state)
        if found is None:
            found = turn.known[state] = self._best(state, turn, depth)
        return found

    def _best(self, state: State, turn: _Turn, depth: int) -> Plan:
        rules, seat = self._rules, turn.seat
        while state.phase is Phase.LOSE:
            state = rules.apply(state, state.victims[0], least_loss(rules, state))
        if state.archaeologists[seat].place == OUT:
            return Plan(DECIDED, ())
        if state.turn != seat or state.phase is Phase.OVER:
            return Plan(self._race.lead(state, seat), ())
        moves = rules.legal(state, seat)
        if state.phase is Phase.TURN:
            if depth == OTHER_TURNS:
                return Plan(self._race.lead(state, seat), ())
            # The other turn isn't part of the plan: it is planned again when it has come.
            worths = [self._plan(state, move, turn, depth + 1).worth for move in moves]
            return Plan(max(worths) + EXACT, ())
        if state.phase is Phase.PRICE:
            moves = cheap_payments(rules, moves)
        elif isinstance(moves[0], Beat):
            moves = moves[:1]
        return max(
            [self._plan(state, move, turn, depth) for move in moves], key=lambda plan: plan.worth
        )

    def _after_draw(self, state: State, swapped: Sequence[Kind], count: int, turn: _Turn) -> float:
        """The mean of some draws; afterwards the Mummy may be passed on (IB-6)."""
        seat, players = turn.seat, state.archaeologists
        player = players[seat]
        kept = without_cards(player.hand, swapped)
        after = state._replace(turn=(seat + 1) % len(players), again=False)
        holders = [state.mummy]
        if state.mummy == seat:
            holders += [
                other
                for other, rival in enumerate(players)
                if other != seat and rival.place < CHAMBER
            ]
        best = 0.0
        hands = [with_cards(kept, cards[:count]) for cards in turn.draws]
        for holder in holders:
            total = 0.0
            for hand in hands:
                changed = replaced(players, seat, player._replace(hand=hand))
                drawn = after._replace(archaeologists=changed, mummy=holder)
                total += self._race.chance(drawn, seat)
            best = max(best, total / len(hands))
        best = min(max(best, 1e-9), 1 - 1e-9)
        return log(best / (1 - best))

    def _tried_draws(self, state: State, rng: Random) -> list[list[Kind]]:
        """Random cards that may be drawn, for each draw that is tried."""
        pool = self._may_be_drawn(state) or (0,)
        return [
            [pool[int(rng.random() * len(pool))] for _card in range(MOST_SWAPPED)]
            for _draw in range(TRIED_DRAWS)
        ]

    def _swapped(self, state: State, seat: int) -> list[Kind]:
        """The cards to swap: up to five that are worse than a drawn one; one at least."""
        card, mean = self._race.card, self._mean_of_drawn(state)
        hand = sorted(kinds_of(state.archaeologists[seat].hand[:-1]), key=card)
        worse = [kind for kind in hand if card(kind) < mean]
        return sorted(worse[:MOST_SWAPPED] or hand[:1])

    def _rest_of_swap(self, state: State, seat: int, legal: Sequence[Move]) -> Plan:
        """The next card of the swap, or its end."""
        wanted = self._swapped(state, seat)
        for kind in state.picked:
            if kind in wanted:
                wanted.remove(kind)
        picks = [pick for pick in legal if isinstance(pick, Pick) and pick.card in wanted]
        if picks:
            return Plan(0.0, (picks[0],))
        return Plan(0.0, (Done() if Done() in legal else legal[0],))
