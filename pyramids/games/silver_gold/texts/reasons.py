"""Texts for reasons: why a move is good, or why a bot made it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pyramids.engine.contract import Reason
from pyramids.engine.texts import comparison_clause
from pyramids.games.silver_gold.texts.cards import COLOUR_TITLES, pattern_title
from pyramids.language import N_, _, ngettext

WORDS: Final[Mapping[str, str]] = {
    "completes": N_("completes pyramid {card}"),
    "takes_award": N_("wins the {colour} award ({points})"),
    "nears_award": N_("halfway to the {colour} award ({points})"),
    "leads_race": N_("ahead in the race for the {colour} award ({points})"),
    "makes_pair": N_("makes a gem pair"),
    "takes_torch": N_("takes this round's torch"),
    "drinks_potion": N_("erases skulls with a potion"),
    "uses_cross": N_("gains an extra square"),
    "avoids_skulls": N_("avoids the skulls"),
    "enters": N_("opens pyramid {card}"),
    "keeps_pattern": N_("leaves room for {pattern}"),
    "fits_award": N_("leads to the {colour} award ({points})"),
    "brings_torch": N_("has a torch"),
    "brings_potion": N_("has a potion against the skulls"),
    "no_skulls": N_("has no skulls"),
    "both_colour": N_("both {colour}, together the {points}-point award"),
    "denies": N_("suits a rival too"),
    "unseen": N_("hopes for more than the display offers"),
    "harms_least": N_("costs the least"),
}
"""Codes without a plural form; the others are in `_counted`."""

OF_CARD: Final = frozenset(
    {
        *("short_way", "fits_award", "brings_gems", "brings_torch", "brings_potion"),
        *("brings_cross", "no_skulls", "denies"),
    }
)
"""Codes whose words are what the pyramid of a sentence has or does; see `sentence`."""


def sentence(reasons: Sequence[Reason]) -> str:
    """The reasons for a move; those for a taken pyramid start with its number."""
    card = next((reason.params["card"] for reason in reasons if reason.code in OF_CARD), None)
    ordered = sorted(reasons, key=lambda reason: reason.code not in OF_CARD)
    words = ", ".join(clause(reason) for reason in ordered)
    if card is not None:
        return _("Pyramid {card} {words}", card=card, words=words)
    return words[:1].upper() + words[1:]


def clause(reason: Reason) -> str:
    """A reason as part of a sentence."""
    if reason.code in WORDS:
        return _(WORDS[reason.code], **_named(reason.params))
    return comparison_clause(reason) or _counted(reason.code, reason.params)


def _named(params: Mapping[str, object]) -> dict[str, object]:
    named = dict(params)
    if "pattern" in named:
        named["pattern"] = pattern_title(str(named["pattern"]))
    if "colour" in named:
        title = COLOUR_TITLES[str(named["colour"])]
        named["colour"] = _(title)
    return named


def _counted(code: str, params: Mapping[str, object]) -> str:
    number = int(str(params["turns"] if "turns" in params else params["count"]))
    match code:
        case "takes_gems":
            return ngettext("takes {n} gem", "takes {n} gems", number)
        case "nears_tomb":
            return ngettext(
                "about {n} turn from pyramid {card}'s tomb",
                "about {n} turns from pyramid {card}'s tomb",
                number,
                card=params["card"],
            )
        case "short_way":
            return ngettext(
                "has a route of about {n} turn", "has a route of about {n} turns", number
            )
        case "brings_gems":
            return ngettext("has {n} gem", "has {n} gems", number)
        case "brings_cross":
            return ngettext("has {n} cross", "has {n} crosses", number)
        case "opens_gems":
            return ngettext("brings {n} gem within reach", "brings {n} gems within reach", number)
    return _of_both(code, number)


def _of_both(code: str, number: int) -> str:
    """What two kept cards have together."""
    match code:
        case "both_short":
            return ngettext("both tombs in about {n} turn", "both tombs in about {n} turns", number)
        case "both_gems":
            return ngettext("{n} gem on the two cards", "{n} gems on the two cards", number)
        case "both_torches":
            return ngettext("{n} torch on the two cards", "{n} torches on the two cards", number)
        case "both_crosses":
            return ngettext("{n} cross on the two cards", "{n} crosses on the two cards", number)
    return ngettext("{n} potion on the two cards", "{n} potions on the two cards", number)
