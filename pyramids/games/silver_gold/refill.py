"""Actions 3 and 4: completed pyramids are replaced, then awards are given (SG-16 to SG-21)."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.engine.contract import Reason
from pyramids.engine.multiset import Multiset
from pyramids.games.silver_gold.deck import COLOURS, Deck, Pyramid
from pyramids.games.silver_gold.moves import STACK, Take
from pyramids.games.silver_gold.state import EMPTY_PLACE, NO_CARD, Explorer, State

MILESTONES = (2, 4, 6)


def lay_aside(explorer: Explorer, completed: tuple[int, ...]) -> Explorer:
    """The explorer with the completed cards laid aside and their places empty."""
    if not completed:
        return explorer
    places = tuple(EMPTY_PLACE if place[0] in completed else place for place in explorer.places)
    return explorer._replace(places=places, done=explorer.done + completed)


def completed(deck: Deck, explorer: Explorer) -> tuple[int, ...]:
    """The cards whose tomb is marked, the lowest number first."""
    return tuple(
        sorted(card for card, marks in explorer.places if card and marks & deck.pyramid(card).tomb)
    )


def award_in_reach(deck: Deck, state: State, seat: int, colour: int) -> int | None:
    """The points for completing one more pyramid of a colour; None if it wins no award.

    Others may reach it in the same turn (SG-21).
    """
    same = _count_of(deck, state.explorers[seat], colour) + 1
    taken = len(state.awards[colour])
    return deck.awards[taken] if same in MILESTONES and taken < len(deck.awards) else None


def next_award(deck: Deck, state: State, seat: int, colour: int) -> tuple[int, int] | None:
    """How many more pyramids of a colour win an award, and its points; None if none is left.

    Awards that this turn's pyramids win count as given; others may be faster (SG-20, SG-21).
    """
    same = _count_of(deck, state.explorers[seat], colour)
    taken = len(give_awards(state, deck.pyramids, len(deck.awards))[colour])
    milestone = next((count for count in MILESTONES if count > same), None)
    if milestone is None or taken >= len(deck.awards):
        return None
    return milestone - same, deck.awards[taken]


def must_take(explorer: Explorer, stack: Multiset, display: tuple[int, ...]) -> bool:
    """Whether the explorer has an empty place and there is a card to take (SG-16, SG-19)."""
    return EMPTY_PLACE in explorer.places and (bool(stack) or any(display))


def legal_takes(state: State) -> list[Take]:
    """The cards of the display, then the stack."""
    takes = [Take(card) for card in state.display if card != NO_CARD]
    return [*takes, Take(STACK)] if state.stack else takes


def check_take(state: State, move: Take) -> Reason | None:
    """Why the card can't be taken."""
    if move.card == STACK:
        return None if state.stack else Reason("stack_empty")
    if move.card not in state.display:
        return Reason("not_in_the_display", {"card": move.card})
    return None


def put_down(explorer: Explorer, card: int) -> Explorer:
    """The explorer with a new card on the first empty place."""
    places = list(explorer.places)
    places[places.index(EMPTY_PLACE)] = (card, 0)
    return explorer._replace(places=tuple(places))


def give_awards(
    state: State, pyramids: Sequence[Pyramid], limit: int
) -> tuple[tuple[int, ...], ...]:
    """Per colour the seats that hold an award after this turn, in the order of taking."""
    claims: list[list[tuple[int, int]]] = [[] for _ in COLOURS]
    for seat, explorer in enumerate(state.explorers):
        earlier = len(state.before[seat].done)
        if len(explorer.done) == earlier:
            continue
        colours = [pyramids[card - 1].colour for card in explorer.done]
        for colour in set(colours[earlier:]):
            count, before = colours.count(colour), colours[:earlier].count(colour)
            if any(before < milestone <= count for milestone in MILESTONES):
                # SG-21: the lowest card of that colour decides who is first.
                fresh = zip(colours[earlier:], explorer.done[earlier:], strict=True)
                claims[colour].append((min([card for c, card in fresh if c == colour]), seat))
    return tuple(
        (*takers, *[seat for _, seat in sorted(claim)])[:limit] if claim else takers
        for takers, claim in zip(state.awards, claims, strict=True)
    )


def _count_of(deck: Deck, explorer: Explorer, colour: int) -> int:
    """How many pyramids of a colour the explorer has completed, in this turn too."""
    done = (*explorer.done, *completed(deck, explorer))
    return sum(deck.pyramid(card).colour == colour for card in done)
