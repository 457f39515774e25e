"""The texts of the score sheet: captions, and the rule of each section."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.games.silver_gold.texts.cards import colour_title
from pyramids.games.silver_gold.ui.sheet.layout import AWARDS, Kind, Section, SheetPlan
from pyramids.games.silver_gold.ui.sheet.ticks import FREE, Shown
from pyramids.language import N_, _

MINUS = "−"
NUMERALS = ("I", "II", "III", "IV")

CAPTIONS: dict[Section, tuple[str, ...]] = {
    "gems": (N_("Gems"),),
    "torches": (N_("Torches"),),
    "skulls": (N_("Skulls"),),
    "awards": (N_("Pyramids and awards"), N_("Pyramids")),
    "total": (N_("Total"),),
}
"""From the longest to the shortest: the first that fits is used, or only a picture."""

_RULES: dict[Section, str] = {
    "gems": N_("A red and a green gem make a pair: 5 points. A single gem scores 1."),
    "torches": N_("5 points for each round in which you marked a torch. More torches in a round"
                  " score nothing."),
    "skulls": N_("Only your highest ticked skull costs points. A potion erases the two highest."),
    "awards": N_("10 points for each completed pyramid. Your 2nd, 4th or 6th of a colour wins"
                 " its highest free award."),
    "total": N_("Your score if the game ended now."),
}  # fmt: skip

_KIND_SECTIONS: dict[Kind, Section] = {
    "red": "gems",
    "green": "gems",
    "torch": "torches",
    "skull": "skulls",
    "award": "awards",
    "pyramid": "awards",
}


def number(value: int) -> str:
    """A number with a real minus."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def rule_at(plan: SheetPlan, shown: Shown, names: Sequence[str], pos: tuple[int, int]) -> str:
    """The rule for a point on the sheet."""
    for (kind, index), place in plan.boxes.items():
        if place.collidepoint(pos):
            section = _KIND_SECTIONS[kind]
            if kind == "award" and not plan.compact:
                return f"{_award(shown, names, index)}\n{_(_RULES[section])}"
            return _(_RULES[section])
    for section, area in plan.sections.items():
        if area.collidepoint(pos):
            return _(_RULES[section])
    return ""


def _award(shown: Shown, names: Sequence[str], award: int) -> str:
    colour, place = divmod(award, AWARDS)
    title = colour_title(colour)
    points = shown.deck.awards[place]
    taker = shown.taker(award)
    if taker == FREE:
        return _("Award for {colour}, {points} points: still free.", colour=title, points=points)
    return _(
        "Award for {colour}, {points} points: taken by {name}.",
        colour=title,
        points=points,
        name=names[taker] if taker < len(names) else "",
    )
