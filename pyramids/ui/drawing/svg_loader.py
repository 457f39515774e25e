"""Renders SVG files in a thread of its own: large ones take longer than a frame.

Pygame lets other threads run meanwhile, so the window goes on.
"""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pygame

Job = tuple[Path, tuple[int, int]]


class SvgLoader:
    """Renders one file after the other; ask again until a picture is ready."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="svg")
        self._jobs: dict[Job, Future[pygame.Surface]] = {}

    def ask(self, path: Path, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture, fitted into a size; None while it is being rendered."""
        job = self._jobs.get((path, size))
        if job is None:
            self._jobs[path, size] = self._thread.submit(_render, path, size)
            return None
        if not job.done():
            return None
        del self._jobs[path, size]
        return job.result()


def _render(path: Path, size: tuple[int, int]) -> pygame.Surface:
    return pygame.image.load_sized_svg(path, size).convert_alpha()
