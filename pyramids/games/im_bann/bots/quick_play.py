"""A quick policy for rollouts: sensible moves without looking through the turn."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.games.im_bann.deck import CURSE, MUMMY, PROTECTION, SCARAB, SPELL
from pyramids.games.im_bann.moves import (
    Beat,
    Done,
    Draw,
    Lose,
    Move,
    PassMummy,
    Pick,
    Play,
    SetDepot,
    Swap,
)
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import CHAMBER, Phase, State

_FULL_HAND = 8
_WORTH_A_CURSE = 4
"""The equipment that rivals must have in their displays."""


class QuickPlay:
    """Chooses moves fast, bound to the rules."""

    def __init__(self, rules: ImBann) -> None:
        self._rules = rules
        self._values = rules.scoring.values
        self._cards = rules.deck.cards

    def choose(self, state: State, seat: int) -> Move:
        """A sensible move of a seat that has to decide."""
        legal = self._rules.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        match state.phase:
            case Phase.TURN:
                return self._turn(state, seat, legal)
            case Phase.FINISH:
                return self._finish(state, seat, legal)
            case Phase.LOSE:
                return min(legal, key=lambda m: self._lost(m))
            case Phase.DEPOT:
                return self._depot(state, seat, legal)
        return self._pick(legal)

    def _turn(self, state: State, seat: int, legal: Sequence[Move]) -> Move:
        missing = self._missing(state, seat)
        exact_only = state.archaeologists[seat].place == CHAMBER
        best: Move | None = None
        fit = 0
        for move in legal:
            if isinstance(move, Play):
                rated = self._play_worth(state, seat, move, missing, exact_only=exact_only)
                if rated > fit:
                    best, fit = move, rated
        if best is not None:
            return best
        hand = sum(state.archaeologists[seat].hand)
        draws = [move for move in legal if isinstance(move, Draw)]
        if draws and hand < _FULL_HAND:
            return draws[-1]
        return Swap() if Swap() in legal else (draws or legal)[-1]

    def _play_worth(
        self, state: State, seat: int, move: Play, missing: int, *, exact_only: bool
    ) -> int:
        """How good it is to play a card, from 0 (not at all)."""
        card = self._cards[move.card]
        if not card.special:
            return self._fit(card.value, missing, exact_only=exact_only)
        if card.special == SPELL:
            if move.item == state.depot:
                return 0
            return max(0, self._best_of_item(state, seat, move.item, missing, exact_only) - 2)
        if card.special == SCARAB:
            hand = state.archaeologists[seat].hand
            matching = sum(
                count
                for kind, count in enumerate(hand[:-1])
                if count and self._cards[kind].item == state.depot
            )
            return 12 if matching >= 2 and missing > 4 else 0
        totals = self._rival_totals(state, seat)
        if card.special == CURSE:
            return 5 if max(totals.values()) >= _WORTH_A_CURSE else 0
        if card.special == MUMMY:
            return 7 if move.to == max(totals, key=lambda other: self._ahead(state, other)) else 0
        return 1 if card.special == PROTECTION and missing <= 4 else 0

    def _best_of_item(
        self, state: State, seat: int, item: int, missing: int, exact_only: bool
    ) -> int:
        hand = state.archaeologists[seat].hand
        fits = [
            self._fit(self._values[kind], missing, exact_only=exact_only)
            for kind, count in enumerate(hand[:-1])
            if count and self._cards[kind].item == item
        ]
        return max(fits, default=0)

    @staticmethod
    def _fit(value: int, missing: int, *, exact_only: bool) -> int:
        """How well an equipment card fits: exactly is best, then the larger one."""
        if value == missing:
            return 20
        if value < missing:
            return 5 + value
        return 0 if exact_only else 4 if missing > 0 else 0

    def _finish(self, state: State, seat: int, legal: Sequence[Move]) -> Move:
        if isinstance(legal[0], Beat):
            return legal[0]
        missing = self._missing(state, seat)
        exact_only = state.archaeologists[seat].place == CHAMBER
        plays = [move for move in legal if isinstance(move, Play)]
        rated = [
            (self._fit(self._values[move.card], missing, exact_only=exact_only), -n, move)
            for n, move in enumerate(plays)
        ]
        if rated and max(rated)[0] > 0:
            return max(rated)[2]
        passing = [move for move in legal if isinstance(move, PassMummy)]
        # Passing it on to the chamber has a price: only to somebody on the way.
        free = [move for move in passing if state.archaeologists[move.to].place < CHAMBER]
        if free:
            return max(free, key=lambda move: self._ahead(state, move.to))
        return Done()

    def _depot(self, state: State, seat: int, legal: Sequence[Move]) -> Move:
        missing = self._missing(state, seat)

        def worth(move: Move) -> int:
            assert isinstance(move, SetDepot)
            return self._best_of_item(state, seat, move.item, missing, exact_only=False)

        return max(legal, key=worth)

    def _pick(self, legal: Sequence[Move]) -> Move:
        """End a swap or a price as soon as possible, with the cheapest card."""
        if Done() in legal:
            return Done()

        def worth(move: Move) -> int:
            return self._values[move.card] if isinstance(move, Pick) else 0

        return min(legal, key=worth)

    def _lost(self, move: Move) -> float:
        return self._values[move.card] or 1.5 if isinstance(move, Lose) else 0.0

    def _missing(self, state: State, seat: int) -> int:
        scoring = self._rules.scoring
        return scoring.need(state, seat) - scoring.total(state.archaeologists[seat].display)

    def _rival_totals(self, state: State, seat: int) -> dict[int, int]:
        return {
            other: self._rules.scoring.total(player.display)
            for other, player in enumerate(state.archaeologists)
            if other != seat
        }

    def _ahead(self, state: State, seat: int) -> int:
        return self._rules.scoring.score(state, seat).total
