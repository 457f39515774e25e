"""Texts for reasons: why a move is good, or why a bot made it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pyramids.engine.contract import Reason
from pyramids.engine.texts import comparison_clause
from pyramids.games.labyrinth.texts.board import entrance
from pyramids.language import N_, _, ngettext

WORDS: Final[Mapping[str, str]] = {
    "goes_on": N_("the path stays open"),
    "spares_end": N_("saves the path's end for a better tile"),
    "aside": N_("keeps out of the path's way"),
    "likely": N_("{percent}% chance of a chamber"),
    "keeps": N_("saves the treasures for later"),
    "saves": N_("saves the better treasures for later"),
    "waits": N_("more tiles will show which portal is best"),
    "odds": N_("right {percent}% of the time"),
    "harms_least": N_("keeps the most options open"),
    "next_fits": N_("{percent}% of the next tiles continue the path"),
}
"""Codes without a plural form; the others are in `_counted`."""


def clause(reason: Reason) -> str:
    """A reason as part of a sentence."""
    if reason.code in WORDS:
        return _(WORDS[reason.code], **reason.params)
    return comparison_clause(reason) or _counted(reason.code, reason.params)


def _counted(code: str, params: Mapping[str, object]) -> str:
    count = next(int(str(params[key])) for key in ("fields", "points", "count") if key in params)
    match code:
        case "lengthens":
            return ngettext("the path grows by {n} square", "the path grows by {n} squares", count)
        case "leads_in":
            where = entrance(str(params["portal"]), str(params["side"]))
            return ngettext(
                "leads {n} square in ({entrance})",
                "leads {n} squares in ({entrance})",
                count,
                entrance=where,
            )
        case "scores":
            return ngettext("{n} point from treasures", "{n} points from treasures", count)
        case "awaits":
            return ngettext("{n} square awaits the path", "{n} squares await the path", count)
        case "joins":
            return ngettext("joins {n} square of corridor", "joins {n} squares of corridor", count)
        case "shelters":
            return ngettext("a wall beside {n} treasure", "walls beside {n} treasures", count)
        case "scarabs":
            return ngettext("{n} scarab beside the path", "{n} scarabs beside the path", count)
        case "way":
            return ngettext(
                "{n} square of path ready",
                "{n} squares of path ready",
                count,
            )
    return _expected(code, count)


def _expected(code: str, count: int) -> str:
    """The results of rollouts."""
    match code:
        case "longest":
            return ngettext(
                "the longest path by the end, about {n} square",
                "the longest path by the end, about {n} squares",
                count,
            )
        case "richest":
            return ngettext(
                "the most from treasures by the end, about {n} point",
                "the most from treasures by the end, about {n} points",
                count,
            )
        case "brings":
            return ngettext(
                "about {n} point more than without it",
                "about {n} points more than without it",
                count,
            )
    return ngettext("about {n} point by the end", "about {n} points by the end", count)
