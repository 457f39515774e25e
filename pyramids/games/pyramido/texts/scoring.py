"""Texts for the scoring of a stage."""

from __future__ import annotations

from pyramids.games.pyramido.domino_set import MYTHICAL
from pyramids.games.pyramido.outlook import Proposal
from pyramids.games.pyramido.texts.pieces import counted_gems, gem_name
from pyramids.language import _, ngettext


def payment_words(colour: int, coloured: int, mythical: int, points: int) -> str:
    """A way to pay for an area, and its points."""
    parts = [(coloured, colour), (mythical, MYTHICAL)]
    gems = " + ".join(f"{count} × {gem_name(gem)}" for count, gem in parts if count)
    return ngettext("{gems}: {n} point", "{gems}: {n} points", points, gems=gems)


def proposal_words(found: Proposal) -> str:
    """The best activations, and what they keep for later."""
    if not found.plan.moves:
        return _("Best: activate nothing. You keep: {gems}", gems=counted_gems(found.kept))
    count = len(found.plan.moves)
    what = ngettext("Best: {n} area", "Best: {n} areas", count)
    points = ngettext("{n} point", "{n} points", found.plan.points)
    kept = _("You keep: {gems}", gems=counted_gems(found.kept))
    return f"{what}, {points}. {kept}"
