"""Texts for reasons: why a move is good, or why a bot made it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pyramids.engine.contract import Reason
from pyramids.games.silver_gold.texts.cards import COLOUR_TITLES, pattern_title
from pyramids.language import N_, _, ngettext

WORDS: Final[Mapping[str, str]] = {
    "completes": N_("completes pyramid {card}"),
    "takes_award": N_("wins the {colour} award ({points})"),
    "nears_award": N_("halfway to the {colour} award ({points})"),
    "makes_pair": N_("makes a gem pair"),
    "takes_torch": N_("takes this round's torch"),
    "drinks_potion": N_("erases skulls with a potion"),
    "uses_cross": N_("gains an extra square"),
    "avoids_skulls": N_("avoids the skulls"),
    "enters": N_("opens pyramid {card}"),
    "keeps_pattern": N_("leaves room for {pattern}"),
    "fits_award": N_("pyramid {card} leads to the {colour} award ({points})"),
    "brings_gems": N_("pyramid {card} is rich in gems"),
    "brings_torch": N_("pyramid {card} has a torch"),
    "brings_potion": N_("pyramid {card} has a potion against the skulls"),
    "brings_cross": N_("pyramid {card} has a cross"),
    "denies": N_("keeps pyramid {card} from a rival"),
    "unseen": N_("hopes for more than the display offers"),
    "harms_least": N_("costs the least"),
}
"""Codes without a plural form; the others are in `_counted`."""


def clause(reason: Reason) -> str:
    """A reason as part of a sentence."""
    words = _counted(reason)
    return words or _(WORDS[reason.code], **_named(reason.params))


def _named(params: Mapping[str, object]) -> dict[str, object]:
    named = dict(params)
    if "pattern" in named:
        named["pattern"] = pattern_title(str(named["pattern"]))
    if "colour" in named:
        title = COLOUR_TITLES[str(named["colour"])]
        named["colour"] = _(title)
    return named


def _counted(reason: Reason) -> str:
    params = reason.params
    if reason.code == "takes_gems":
        count = int(str(params["count"]))
        return ngettext("takes {n} gem", "takes {n} gems", count)
    turns = int(str(params.get("turns", 0)))
    if reason.code == "nears_tomb":
        return ngettext(
            "about {n} turn from pyramid {card}'s tomb",
            "about {n} turns from pyramid {card}'s tomb",
            turns,
            card=params["card"],
        )
    if reason.code == "short_way":
        return ngettext(
            "pyramid {card} has a short route, about {n} turn",
            "pyramid {card} has a short route, about {n} turns",
            turns,
            card=params["card"],
        )
    return ""
