"""What a seat may know, and states that are consistent with it.

Hidden are the other hands, the kinds of the cards in the stack, and the cards that another player
has picked for a swap that isn't ended.
"""

from __future__ import annotations

from operator import sub
from random import Random

from pyramids.games.im_bann.counts import Counts, kinds_of, with_cards
from pyramids.games.im_bann.deck import Deck
from pyramids.games.im_bann.state import NOBODY, Archaeologist, Phase, State, View


class Views:
    """Hides and samples cards, bound to a deck."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._counts = deck.counts
        self._zeros = (0,) * len(deck.cards)

    def observe(self, state: State, seat: int) -> View:
        """The state as the seat may know it."""
        archaeologists = tuple(
            [
                player
                if other == seat
                else Archaeologist(player[0], self._hide(player[1]), player[2])
                for other, player in enumerate(state.archaeologists)
            ]
        )
        hides_picks = state.phase is Phase.SWAP and seat != state.turn
        return View(
            seat,
            state._replace(
                archaeologists=archaeologists,
                stack=self._hide(state.stack),
                picked=() if hides_picks else state.picked,
            ),
        )

    def unseen(self, state: State) -> Counts:
        """The cards that nobody has put on the table and the viewer doesn't have."""
        known = [state.discards]
        for player in state.archaeologists:
            known += [player.display, player.hand]
        left = list(self._counts)
        for counts in (*known, state.stack):
            left = list(map(sub, left, counts))
        left[-1] = 0
        if state.mummy != NOBODY:
            left[self._deck.mummy] -= 1
        return tuple(left)

    def sample(self, view: View, rng: Random) -> State:
        """A possible state: the unseen cards are dealt to the hidden hands and the stack."""
        state, back = view.state, self._deck.back
        unseen = list(kinds_of(self.unseen(state)))
        players = []
        for player in state.archaeologists:
            hidden = player.hand[back]
            if hidden:
                dealt = [unseen.pop(int(rng.random() * len(unseen))) for _ in range(hidden)]
                player = player._replace(hand=with_cards((*self._zeros, 0), dealt))
            players.append(player)
        stack = with_cards((*self._zeros, 0), unseen) if state.stack[back] else state.stack
        return state._replace(archaeologists=tuple(players), stack=stack)

    def _hide(self, counts: Counts) -> Counts:
        return (*self._zeros, sum(counts))
