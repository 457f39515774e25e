"""The keys of this game only."""

from __future__ import annotations

from enum import StrEnum, auto
from typing import Final

import pygame

from pyramids.language import N_
from pyramids.ui.actions import Section, bind


class OwnAction(StrEnum):
    """Actions of this game only."""

    TILT = auto()
    UNSEEN = auto()


KEYS: Final = (
    bind(Section.PLAYING, OwnAction.TILT, N_("Tilt the pyramid"), pygame.K_v),
    bind(Section.PLAYING, OwnAction.UNSEEN, N_("Show the dominoes not seen yet"), pygame.K_n),
)
