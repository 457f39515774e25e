"""The keys of this game only."""

from __future__ import annotations

from enum import StrEnum, auto
from typing import Final

import pygame

from pyramids.language import N_
from pyramids.ui.actions import Section, bind


class OwnAction(StrEnum):
    """Actions of this game only."""

    SINGLE_FIELD = auto()


KEYS: Final = (
    bind(
        Section.PLAYING,
        OwnAction.SINGLE_FIELD,
        N_("Mark a single square"),
        pygame.K_x,
        pygame.K_s,
    ),
)
