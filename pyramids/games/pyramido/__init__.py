"""Pyramido: Forgotten Treasures. Its rules are still to come."""

from pyramids.engine.contract import Announcement
from pyramids.language import N_

ANNOUNCEMENT = Announcement(
    "pyramido",
    N_("Pyramido: Forgotten Treasures"),
    N_("Pyramido: Forgotten Treasures"),
    order=3,
)
