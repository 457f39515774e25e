"""Why a move is good, in the player's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pyramids.engine.contract import Reason
from pyramids.games.labyrinth.texts.board import entrance
from pyramids.language import N_, _, ngettext

WORDS: Final[Mapping[str, str]] = {
    "goes_on": N_("the path can go on"),
    "spares_end": N_("leaves the end of the path to a better tile"),
    "aside": N_("lies out of the path's way"),
    "likely": N_("a chamber at the path in {percent} % of all ways to go on"),
    "keeps": N_("keeps the treasures for later"),
    "saves": N_("saves the better treasures for later"),
    "waits": N_("more tiles will tell which portal is best"),
    "odds": N_("right in {percent} % of the cases"),
    "harms_least": N_("leaves the most ways open"),
    "otherwise": N_("another way to go on"),
    "even": N_("about as good as the first"),
}
"""Codes that need no counting; the others are in `_counted`."""


def clause(reason: Reason) -> str:
    """One reason, to be part of a sentence."""
    if reason.code in WORDS:
        return _(WORDS[reason.code], **reason.params)
    return _counted(reason.code, reason.params)


def _counted(code: str, params: Mapping[str, object]) -> str:
    count = next(int(str(params[key])) for key in ("fields", "points", "count") if key in params)
    match code:
        case "lengthens":
            return ngettext("the path grows by {n} field", "the path grows by {n} fields", count)
        case "leads_in":
            where = entrance(str(params["portal"]), str(params["side"]))
            return ngettext(
                "a corridor of {n} field behind a portal ({entrance})",
                "a corridor of {n} fields behind a portal ({entrance})",
                count,
                entrance=where,
            )
        case "scores":
            return ngettext("{n} point for treasures", "{n} points for treasures", count)
        case "awaits":
            return ngettext(
                "{n} field lies ready for the path", "{n} fields lie ready for the path", count
            )
        case "joins":
            return ngettext(
                "joins a corridor of {n} field", "joins a corridor of {n} fields", count
            )
        case "shelters":
            return ngettext("a wall beside {n} treasure", "walls beside {n} treasures", count)
        case "scarabs":
            return ngettext("{n} scarab at the path", "{n} scarabs at the path", count)
        case "way":
            return ngettext(
                "a way of {n} field is there already",
                "a way of {n} fields is there already",
                count,
            )
    return _expected(code, count)


def _expected(code: str, count: int) -> str:
    """What journeys to the end came to."""
    match code:
        case "longest":
            return ngettext(
                "the longest path in the end, about {n} field",
                "the longest path in the end, about {n} fields",
                count,
            )
        case "richest":
            return ngettext(
                "the most from treasures in the end, about {n} point",
                "the most from treasures in the end, about {n} points",
                count,
            )
        case "brings":
            return ngettext(
                "about {n} point more than without it",
                "about {n} points more than without it",
                count,
            )
        case "less":
            return ngettext(
                "but about {n} point less than the first",
                "but about {n} points less than the first",
                count,
            )
    return ngettext("about {n} point in the end", "about {n} points in the end", count)
