"""Rare situations of a game, recognised in its transcript."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from pyramids.engine.session import Session
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import CHAMBER
from tests.games.im_bann.players import transcript_lines

DECKS = Path(__file__).parents[2] / "golden" / "im_bann" / "decks"


def swap_that_shuffles_its_own_cards_in(session: Session) -> bool:
    """IB-6, ruling 3: and one of the swapped cards comes back."""
    lines = transcript_lines(session)
    for swap, shuffle, draw in zip(lines, lines[1:], lines[2:], strict=False):
        types = (swap["type"], shuffle["type"], draw["type"])
        if types == ("swap", "shuffle", "draw") and set(swap["cards"]) & set(draw["cards"]):
            return True
    return False


def curse_that_hits_protection_by_choice(session: Session) -> bool:
    """Ruling 7: one victim gives up a Protection, another one equipment instead of it."""
    rules: ImBann = session.rules  # type: ignore[assignment]
    given_up = set()
    for state, ply in zip(session.states, session.plies, strict=False):
        if not state.victims:
            continue
        display = state.archaeologists[state.victims[0]].display
        cards = rules.deck.cards
        protected = any(n for n, card in zip(display, cards, strict=False) if card.special)
        equipped = any(n for n, card in zip(display, cards, strict=False) if not card.special)
        if protected and equipped:
            given_up.add(bool(cards[ply.move.card].special))
    return given_up == {True, False}


def mummy_at_the_chamber_for_a_price(session: Session) -> bool:
    """IB-11: with more than one card removed."""
    lines = transcript_lines(session)
    return any(line["type"] == "mummy" and len(line["removed"]) > 1 for line in lines)


def exact_adventure_with_the_mummy(session: Session) -> bool:
    """IB-9, IB-10: the Mummy's 3 is in the need, and the Mummy is passed on afterwards."""
    lines = transcript_lines(session)
    values = session.rules.deck.lengths[session.state.length]  # type: ignore[attr-defined]
    for index, line in enumerate(lines):
        exact = line["type"] == "adventure" and line["exact"] and line["place"] < CHAMBER
        if exact and line["need"] > values[line["place"]]:
            following = [later["type"] for later in lines[index + 1 : index + 3]]
            if "mummy" in following[: 1 + following.count("depot")]:
                return True
    return False


def several_other_turns_in_a_row(session: Session) -> bool:
    """IB-10: at least two after each other."""
    turns = [line for line in transcript_lines(session) if line["type"] == "turn"]
    return any(first["again"] and second["again"] for first, second in pairwise(turns))


def chamber_locked_by_overpaying(session: Session) -> bool:
    """IB-11: somebody beside the chamber has more than it needs at the end, and hasn't won."""
    rules: ImBann = session.rules  # type: ignore[assignment]
    for seat, archaeologist in enumerate(session.state.archaeologists):
        if archaeologist.place == CHAMBER:
            total = rules.scoring.total(archaeologist.display)
            if total > rules.scoring.need(session.state, seat):
                return True
    return False


def idle(session: Session) -> bool:
    """Ruling 4"""
    return any(line["type"] == "idle" for line in transcript_lines(session))


def limit_with_a_shared_win(session: Session) -> bool:
    """Ruling 15"""
    result = transcript_lines(session)[-1]
    return result["reason"] == "limit" and len(result["winners"]) > 1


def variant_with_two_through_the_chamber(session: Session) -> bool:
    """IB-14, ruling 13: two are out, and two others share a rank."""
    lines = transcript_lines(session)
    places = [line["place"] for line in lines if line["type"] == "score"]
    ranks = lines[-1]["ranks"]
    return places.count(6) == 2 and len(set(ranks)) < len(ranks)


def protection_lost_with_the_display(session: Session) -> bool:
    """IB-9: the whole display goes, surplus and Protection too."""
    return any(
        line["type"] == "adventure" and "protection" in line["cards"] and not line["exact"]
        for line in transcript_lines(session)
    )


def long_path(session: Session) -> bool:
    """IB-3: to the chamber."""
    return session.setup.options["length"] == "long" and _by_chamber(session)


def short_path(session: Session) -> bool:
    """IB-3: to the chamber."""
    return session.setup.options["length"] == "short" and _by_chamber(session)


def _by_chamber(session: Session) -> bool:
    return bool(transcript_lines(session)[-1]["reason"] == "chamber")


def ordinary(session: Session) -> bool:
    """A game to its end."""
    return bool(transcript_lines(session)[-1]["type"] == "result")


RARITIES: dict[str, Callable[[Session], bool]] = {
    check.__name__: check
    for check in (
        swap_that_shuffles_its_own_cards_in,
        curse_that_hits_protection_by_choice,
        mummy_at_the_chamber_for_a_price,
        exact_adventure_with_the_mummy,
        several_other_turns_in_a_row,
        chamber_locked_by_overpaying,
        idle,
        limit_with_a_shared_win,
        variant_with_two_through_the_chamber,
        protection_lost_with_the_display,
        long_path,
        short_path,
    )
}
"""By the name of the golden record that shows it."""
