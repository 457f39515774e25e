"""Action 2: where a pattern or a field may be marked, and what the marks do (SG-8 to SG-15)."""

from __future__ import annotations

from functools import lru_cache

from pyramids.engine.contract import Reason
from pyramids.engine.grid import indices, normalised, orientations
from pyramids.engine.tuples import new
from pyramids.games.silver_gold.deck import GRID, Deck, Pattern, Pyramid
from pyramids.games.silver_gold.moves import EXTRA, KINDS, PATTERN, SINGLE, Mark
from pyramids.games.silver_gold.state import (
    MARK_DUE,
    MAX_GEMS,
    MAX_SKULLS,
    NO_CARD,
    Explorer,
    Place,
)

_neighbours = GRID.neighbours
_NOT_LEFT = GRID.full & ~GRID.mask((row, 0) for row in range(5))
_NOT_RIGHT = GRID.full & ~GRID.mask((row, 4) for row in range(5))


def reach(card: Pyramid, marks: int) -> int:
    """The free fields of a card that a mark may start from (SG-10, SG-11)."""
    if not marks:
        return card.entrance
    return _neighbours(marks) & card.open & ~marks


Places = dict[int, list[tuple[int, Mark]]]
"""Per field of a card the marks that cover it, each with the mask of its fields."""


class Marking:
    """The marking rules for one deck.

    All placements of all patterns on all cards are computed once; a decision looks them up.
    """

    def __init__(self, deck: Deck) -> None:
        self._pyramids = deck.pyramids
        self._patterns = deck.patterns
        # By card number; 0 is the empty place, where nothing can be marked.
        self._open = (0, *(card.open for card in deck.pyramids))
        self._entrances = (0, *(card.entrance for card in deck.pyramids))
        self._marks: list[list[Places]] = [
            [{}, *(_places(card, SINGLE, pattern) for card in deck.pyramids)]
            for pattern in deck.patterns
        ]
        self._extras: list[Places] = [{}, *(_places(card, EXTRA) for card in deck.pyramids)]

    def legal(self, explorer: Explorer, due: int, pattern: int) -> list[Mark]:
        """All marks that the explorer may make now, in a stable order."""
        moves: list[Mark] = []
        if due == 0:
            return moves
        cards = self._marks[pattern] if due == MARK_DUE else self._extras
        append = moves.append
        for card, marks in explorer.places:
            if marks:
                # `reach` inlined: this is the hottest code of the bots.
                near = marks << 5 | marks >> 5
                near |= (marks & _NOT_LEFT) >> 1 | (marks & _NOT_RIGHT) << 1
                free = near & self._open[card] & ~marks
            else:
                free = self._entrances[card]
            places = cards[card]
            # A mark must cover a free field. Once those that cover one field are listed, the
            # field counts as taken, so that none is listed twice.
            taken = marks
            while free:
                field = free & -free
                for fields, move in places[field]:
                    if not fields & taken:
                        append(move)
                taken |= field
                free ^= field
        return moves

    def check(self, explorer: Explorer, due: int, pattern: int, move: Mark) -> Reason | None:
        """Why the mark is refused; the kind of mark first, then the card, then the fields."""
        if reason := _check_kind(due, move):
            return reason
        marks = dict(explorer.places).get(move.card)
        if marks is None or move.card == NO_CARD:
            return Reason("not_your_card", {"card": move.card})
        if move.fields & ~GRID.full or not move.fields:
            return Reason("off_the_chamber")
        if move.kind == PATTERN and not _has_shape(move.fields, self._patterns[pattern]):
            return Reason("not_the_pattern", {"pattern": self._patterns[pattern].name})
        if move.kind != PATTERN and move.fields.bit_count() != 1:
            return Reason("just_one_field")
        return _check_fields(self._pyramids[move.card - 1], marks, move.fields)

    def mark(
        self, explorer: Explorer, due: int, move: Mark, round_number: int
    ) -> tuple[Explorer, int]:
        """The explorer after the mark, and the number of extra marks now owed."""
        places, red, green, torches, skulls, done = explorer
        kind, number, fields = move
        first, second = places
        if first[0] == number:
            places = ((number, first[1] | fields), second)
        else:
            places = (first, (number, second[1] | fields))
        due = due - 1 if kind == EXTRA else 0
        card = self._pyramids[number - 1]
        if fields & card.effects:
            red = min(MAX_GEMS, red + (fields & card.red).bit_count())
            green = min(MAX_GEMS, green + (fields & card.green).bit_count())
            if fields & card.torch:
                torches |= 1 << round_number - 1
            # SG-13: skulls are ticked before potions erase.
            skulls = min(MAX_SKULLS, skulls + (fields & card.skull).bit_count())
            skulls = max(0, skulls - 2 * (fields & card.potion).bit_count())
            due += (fields & card.cross).bit_count()
        if due and not self._can_extend(places):
            due = 0  # SG-15: an extra mark without a field lapses
        return new(Explorer, (places, red, green, torches, skulls, done)), due

    def _can_extend(self, places: tuple[Place, ...]) -> bool:
        return any(
            number != NO_CARD and reach(self._pyramids[number - 1], marks)
            for number, marks in places
        )


@lru_cache(maxsize=1024)
def _places(card: Pyramid, kind: str, pattern: Pattern | None = None) -> Places:
    """Per open field: the pattern's placements that cover it, then the single field.

    Cached for the next game with the same card: computing them takes as long as two frames.
    """
    places: Places = {1 << index: [] for index in indices(card.open)}
    for mask in GRID.placements(pattern.shape) if pattern else ():
        if not mask & ~card.open:
            move = Mark(PATTERN, card.number, mask)
            for index in indices(mask):
                places[1 << index].append((mask, move))
    for field, covering in places.items():
        covering.append((field, Mark(kind, card.number, field)))
    return places


def _check_kind(due: int, move: Mark) -> Reason | None:
    if move.kind not in KINDS:
        return Reason("unknown_kind", {"kind": move.kind})
    if due == 0:
        return Reason("already_marked_this_turn")
    if move.kind == EXTRA and due == MARK_DUE:
        return Reason("no_extra_mark_owed")
    if move.kind != EXTRA and due != MARK_DUE:
        return Reason("extra_marks_owed", {"count": due})
    return None


def _check_fields(card: Pyramid, marks: int, fields: int) -> Reason | None:
    if fields & ~card.open:
        return Reason("wall")
    if fields & marks:
        return Reason("already_marked")
    if not fields & reach(card, marks):
        # SG-10: the first marks include the entrance; later ones touch earlier ones.
        return Reason("does_not_touch" if marks else "needs_the_entrance", {"card": card.number})
    return None


def _has_shape(fields: int, pattern: Pattern) -> bool:
    """Whether the fields form the pattern, rotated or mirrored, anywhere."""
    return normalised(GRID.fields(fields)) in orientations(pattern.shape)
