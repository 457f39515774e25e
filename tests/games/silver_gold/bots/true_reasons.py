"""Whether a reason is true of a move, counted from the cards: a second opinion for the tests."""

from __future__ import annotations

from collections.abc import Callable

from pyramids.bots.distinct_reasons import COMPARISONS
from pyramids.engine.contract import Reason
from pyramids.games.silver_gold.bots.tomb_distance import ExpectedTurns
from pyramids.games.silver_gold.bots.weights import TURN_PARTS
from pyramids.games.silver_gold.deck import GRID, Pyramid
from pyramids.games.silver_gold.moves import STACK, Keep, Mark, Move, Take
from pyramids.games.silver_gold.state import MARK_DUE
from tests.games.silver_gold.bots.bot_games import Decision, rules

COMPARED = (*COMPARISONS, "harms_least", "denies", "leads_race")
"""What depends on more than the move; comparisons are told of one place in the list only."""


def holds(decision: Decision, move: Move, reason: Reason) -> bool | None:
    """Whether a reason is true of a move; None if the cards alone don't tell."""
    if reason.code in COMPARED:
        return None
    match move:
        case Mark():
            return _holds_for_mark(decision, move, reason)
        case Keep(cards):
            return _holds_for_pair([rules().deck.pyramid(card) for card in cards], reason)
        case Take(card) if card != STACK:
            return _holds_for_card(decision, rules().deck.pyramid(card), reason)
    return reason.code == "unseen"


def _holds_for_mark(decision: Decision, move: Mark, reason: Reason) -> bool:
    card = rules().deck.pyramid(move.card)
    me = decision.state.explorers[decision.view.seat]
    marks = dict(me.places)[move.card]
    marked = marks | move.fields
    red, green = ((move.fields & gems).bit_count() for gems in (card.red, card.green))
    near = GRID.neighbours(marked) & (card.red | card.green) & ~marked
    paired = min(me.red + red, me.green + green) > min(me.red, me.green)
    number = reason.params.get("count", reason.params.get("turns"))
    completed = bool(move.fields & card.tomb)
    award = reason.params.get("points") == _award(decision, card)
    tests: dict[str, Callable[[], bool]] = {
        "completes": lambda: completed,
        "takes_award": lambda: completed and award and _done(decision, card) % 2 == 1,
        "nears_award": lambda: completed and award and _done(decision, card) % 2 == 0,
        "makes_pair": lambda: paired,
        "takes_gems": lambda: red + green == number,
        "takes_torch": lambda: bool(move.fields & card.torch),
        "drinks_potion": lambda: bool(move.fields & card.potion),
        "uses_cross": lambda: bool(move.fields & card.cross),
        "avoids_skulls": lambda: (
            (move.fields & card.skull).bit_count() <= 2 * (move.fields & card.potion).bit_count()
        ),
        "nears_tomb": lambda: not completed and max(1, round(_turns(card, marked))) == number,
        "enters": lambda: not marks,
        "opens_gems": lambda: near.bit_count() == number,
        "keeps_pattern": lambda: _fits_later(decision, move, str(reason.params["pattern"])),
    }  # fmt: skip
    return tests[reason.code]()


def _holds_for_card(decision: Decision, card: Pyramid, reason: Reason) -> bool:
    count = reason.params.get("count")
    tests = {
        "short_way": round(_turns(card, 0)) == reason.params.get("turns"),
        "fits_award": _done(decision, card) % 2 == 1
        and reason.params.get("points") == _award(decision, card),
        "brings_gems": (card.red | card.green).bit_count() == count,
        "brings_torch": bool(card.torch),
        "brings_potion": bool(card.potion),
        "brings_cross": card.cross.bit_count() == count,
        "no_skulls": not card.skull,
        "unseen": False,
    }
    return tests[reason.code]


def _holds_for_pair(cards: list[Pyramid], reason: Reason) -> bool:
    count = reason.params.get("count")
    tests = {
        "both_colour": cards[0].colour == cards[1].colour,
        "both_short": round(sum(_turns(c, 0) for c in cards)) == reason.params.get("turns"),
        "both_gems": sum((c.red | c.green).bit_count() for c in cards) == count,
        "both_torches": sum(c.torch.bit_count() for c in cards) == count,
        "both_crosses": sum(c.cross.bit_count() for c in cards) == count,
        "both_potions": sum(c.potion.bit_count() for c in cards) == count,
    }
    return tests[reason.code]


def _turns(card: Pyramid, marks: int) -> float:
    """The expected turns to the tomb, with the bots' precision."""
    return round(ExpectedTurns(rules().deck, card).left(marks) * TURN_PARTS) / TURN_PARTS


def _done(decision: Decision, card: Pyramid) -> int:
    """The completed pyramids of a card's colour."""
    done = decision.state.explorers[decision.view.seat].done
    return sum(rules().deck.pyramid(number).colour == card.colour for number in done)


def _award(decision: Decision, card: Pyramid) -> int:
    """The points of the next award of a card's colour."""
    taken, awards = len(decision.state.awards[card.colour]), rules().deck.awards
    return awards[taken] if taken < len(awards) else 0


def _fits_later(decision: Decision, move: Mark, name: str) -> bool:
    state, seat, marking = decision.state, decision.view.seat, rules().marking
    names = [pattern.name for pattern in rules().deck.patterns]
    me, _due = marking.mark(state.explorers[seat], state.due[seat], move, state.round)
    later = marking.legal(me, MARK_DUE, names.index(name))
    return any(mark.fields.bit_count() > 1 for mark in later)
