"""Plays until the first frame was shown, tells when that was, and leaves."""

from __future__ import annotations

from time import monotonic

from pyramids.commands import window


def open_and_close() -> None:
    """The game as everybody starts it."""

    def leave(_events: object, shown: bool) -> None:
        if shown:
            import pygame

            print(monotonic())
            pygame.event.post(pygame.Event(pygame.QUIT))

    window.main(leave)
