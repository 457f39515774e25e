"""Runs the game until the first frame is shown, prints the time, and quits."""

from __future__ import annotations

from time import monotonic

from pyramids.commands import window


def open_and_close() -> None:
    """Start the game as a player does."""

    def leave(_events: object, shown: bool) -> None:
        if shown:
            import pygame

            print(monotonic())
            pygame.event.post(pygame.Event(pygame.QUIT))

    window.main(leave)
