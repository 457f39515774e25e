"""The variants of the labyrinth in words."""

from __future__ import annotations

from typing import Final

from pyramids.language import N_

TITLES: Final = {
    "rules": N_("Rules"),
    "betting": N_("Betting"),
}

CHOICES: Final = {
    ("rules", "basic"): N_("Basic"),
    ("rules", "professional"): N_("Professional"),
    ("betting", "off"): N_("Off"),
    ("betting", "on"): N_("On"),
}

NOTES: Final = {
    "rules": N_("Professional: treasures in any order, worth more the deeper they lie."),
    "betting": N_("Bet on the next number and win special treasures."),
}
