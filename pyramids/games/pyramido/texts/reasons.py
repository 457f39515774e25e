"""Texts for reasons: why a move is good, or why a bot made it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pyramids.engine.contract import Reason
from pyramids.engine.texts import comparison_clause
from pyramids.games.pyramido.texts.pieces import gem_name
from pyramids.language import N_, _, ngettext

WORDS: Final[Mapping[str, str]] = {
    "keeps_gems": N_("saves the gems for later"),
    "nothing_more": N_("nothing more brings points"),
    "no_difference": N_("about as good as the others"),
    "least_useful": N_("the gem that you need least"),
    "denies": N_("the next player could use it"),
    "buries_none": N_("covers no symbols"),
    "no_gap": N_("leaves no gap"),
    "own_gems": N_("has the best gems for you below"),
    "rival_gems": N_("has the least useful gems for the next player below"),
}
"""Codes without parameters; the others are in `clause`."""


def clause(reason: Reason) -> str:
    """A reason as part of a sentence."""
    if reason.code in WORDS:
        return _(WORDS[reason.code])
    return _about_colour(reason) or _counted(reason) or comparison_clause(reason) or str(reason)


def _about_colour(reason: Reason) -> str:
    if "colour" not in reason.params:
        return ""
    colour = gem_name(_number(reason, "colour"))
    match reason.code:
        case "fits" | "area":
            return ngettext(
                "{colour} area with {n} gem symbol",
                "{colour} area with {n} gem symbols",
                _number(reason, "count"),
                colour=colour,
            )
        case "joins":
            return _("joins {colour} areas", colour=colour)
        case "pays":
            return ngettext(
                "the gem brings {n} more point ({colour})",
                "the gem brings {n} more points ({colour})",
                _number(reason, "points"),
                colour=colour,
            )
    return ""


def _counted(reason: Reason) -> str:
    count = _number(reason, "count")
    match reason.code:
        case "in_each_scoring":
            return ngettext(
                "the mythical gem scores in {n} scoring",
                "the mythical gem scores in {n} scorings",
                count,
            )
        case "lasting":
            return ngettext(
                "keeps {n} symbol visible to the end",
                "keeps {n} symbols visible to the end",
                count,
            )
        case "rich":
            return ngettext(
                "has {n} gem symbol on one block", "has {n} gem symbols on one block", count
            )
        case "scores":
            return ngettext("scores {n} point", "scores {n} points", count)
        case "plan":
            return ngettext(
                "part of the best plan: {n} point, {gems} gems kept",
                "part of the best plan: {n} points, {gems} gems kept",
                _number(reason, "points"),
                gems=_number(reason, "gems"),
            )
    return ""


def _number(reason: Reason, key: str) -> int:
    return int(str(reason.params.get(key, 0)))
