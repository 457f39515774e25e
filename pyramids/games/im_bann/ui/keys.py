"""The keys of this game only."""

from __future__ import annotations

from enum import StrEnum, auto
from typing import Final

import pygame

from pyramids.language import N_
from pyramids.ui.actions import Section, bind


class OwnAction(StrEnum):
    """Actions of this game only."""

    UNSEEN_CARDS = auto()


KEYS: Final = (
    bind(
        Section.PLAYING,
        OwnAction.UNSEEN_CARDS,
        N_("Show the cards not seen yet"),
        pygame.K_n,
    ),
)
