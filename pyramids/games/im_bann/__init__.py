"""Im Bann der Pyramide. Its rules are still to come."""

from pyramids.engine.contract import Announcement
from pyramids.language import N_

ANNOUNCEMENT = Announcement(
    "im_bann",
    N_("Under the Pyramid's Spell"),
    N_("Under the Pyramid's Spell by Wolfgang Kramer"),
    order=4,
)
