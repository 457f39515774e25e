"""Texts for the scoring of a stage."""

from __future__ import annotations

from pyramids.games.pyramido.areas.outlook import Proposal
from pyramids.games.pyramido.domino_set import MYTHICAL
from pyramids.games.pyramido.texts.pieces import gem_name
from pyramids.language import _, ngettext


def payment_words(colour: int, coloured: int, mythical: int, points: int) -> str:
    """A way to pay for an area, and its points."""
    parts = [(coloured, colour), (mythical, MYTHICAL)]
    gems = " + ".join(f"{count} × {gem_name(gem)}" for count, gem in parts if count)
    return ngettext("{gems}: {n} point", "{gems}: {n} points", points, gems=gems)


def proposal_words(found: Proposal) -> str:
    """The best activations; the gems that they keep are drawn after it."""
    kept = _("You keep: {gems}", gems="").strip() if any(found.kept) else ""
    if not found.plan.moves:
        nothing = _("Best: activate nothing.")
        return f"{nothing} {kept}".strip()
    what = ngettext("Best: {n} area", "Best: {n} areas", len(found.plan.moves))
    points = ngettext("{n} point", "{n} points", found.plan.points)
    return f"{what}, {points}. {kept}".strip()
