"""Cards that may soon be seen large are drawn in idle moments, so that none stutters in."""

from __future__ import annotations

from collections.abc import Iterable

from pyramids.games.silver_gold.deck import Deck
from pyramids.games.silver_gold.scenes import card_face
from pyramids.games.silver_gold.state import NO_CARD
from pyramids.ui.canvas import Kit


class Preparation:
    """A list of cards and widths still to be drawn."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._waiting: list[tuple[int, int]] = []
        self._done: set[tuple[int, int]] = set()

    def wish(self, numbers: Iterable[int], widths: Iterable[int]) -> None:
        """These cards may be seen at these widths."""
        wanted = [(n, w) for w in widths for n in numbers if n != NO_CARD and w > 0]
        self._waiting = [wish for wish in wanted if wish not in self._done]

    def forget(self) -> None:
        """Another window: what was drawn is of no use any more."""
        self._waiting.clear()
        self._done.clear()

    def draw_one(self, kit: Kit) -> None:
        """Draw the next card that is waited for, if there is one."""
        if not self._waiting:
            return
        number, width = wish = self._waiting.pop(0)
        self._done.add(wish)
        card_face.face(kit, self._deck.pyramid(number), width, 0, False)
