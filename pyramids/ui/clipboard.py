"""The desktop's clipboard, which some desktops don't have."""

from __future__ import annotations

import pygame


def copy(text: str) -> bool:
    """Put a text on the clipboard, unless it is empty; returns whether there is a clipboard."""
    try:
        if text:
            pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def paste() -> str:
    """The text on the clipboard; empty if there is none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
