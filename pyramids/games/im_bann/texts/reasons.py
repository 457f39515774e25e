"""Texts for reasons: why a move is good, or why a bot made it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pyramids.engine.contract import Reason
from pyramids.language import N_, _

WORDS: Final[Mapping[str, str]] = {
    "exact": N_("met exactly: set the depot and take another turn"),
    "beats": N_("moves the archaeologist on"),
    "wins": N_("opens the royal chamber"),
    "fits_exactly": N_("meets the need exactly"),
    "nearer": N_("{missing} missing afterwards"),
    "enough": N_("enough for the adventure"),
    "too_much": N_("more than the royal chamber allows"),
    "more_cards": N_("more cards to choose from"),
    "better_cards": N_("swaps weak cards for new ones"),
    "depot_fits": N_("{n} points in hand match the depot then"),
    "several": N_("{n} points can be played at once"),
    "curse": N_("costs everyone else a card"),
    "curse_some": N_("costs {n} of the others a card"),
    "room_in_hand": N_("makes room in the hand"),
    "protection": N_("guards the display against a Curse"),
    "mummy_rival": N_("the Mummy costs a rival 3"),
    "mummy_own": N_("3 more make the need exact"),
    "mummy_away": N_("gets rid of the Mummy's 3"),
    "keeps_equipment": N_("saves the equipment"),
    "least_loss": N_("costs the least"),
    "weak_card": N_("the card is of little use now"),
    "saves_the_rest": N_("saves the rest for later"),
    "nothing_possible": N_("nothing else is possible"),
}


def clause(reason: Reason) -> str:
    """A reason as part of a sentence."""
    return _(WORDS[reason.code], **reason.params)
