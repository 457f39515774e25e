"""How long it takes to the first frame, beside a bare window of the same library."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from pyramids.engine.errors import PyramidsError

_BARE: Final = """
import pygame
pygame.display.init()
window = pygame.Window("bare", {size})
window.get_surface().fill((58, 42, 62))
window.flip()
from time import monotonic
print(monotonic())
"""

_GAME: Final = """
from pyramids.showcase.start import open_and_close
open_and_close()
"""


def start_times(size: tuple[int, int], pairs: int) -> tuple[float, float]:
    """Seconds to the first frame of the game and of a bare window, medians of several starts."""
    settings = json.dumps({"window": size})
    bare, game = [], []
    for _ in range(pairs):
        # In turns: whatever else the machine does meets both alike.
        bare.append(_first_frame(_BARE.format(size=size), settings))
        game.append(_first_frame(_GAME, settings))
    return median(game), median(bare)


def open_and_close() -> None:
    """Open the game as `pyramids.play` does, tell when its first frame was shown, and leave."""
    from pyramids.storage import settings as stored
    from pyramids.ui.app import App

    loaded = stored.load()
    app = App(loaded.settings.window)
    from pyramids.scenes.house import furnish

    def leave(_events: object, shown: bool) -> None:
        if shown:
            print(monotonic())
            app.quit()

    first = furnish(app, loaded)
    app.on_step = leave
    app.run(first)


def _first_frame(code: str, settings: str) -> float:
    with TemporaryDirectory(prefix="pyramids-") as home:
        (Path(home) / "settings.json").write_text(settings, encoding="utf-8")
        environment = {
            **os.environ,
            "PYRAMIDS_HOME": home,
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        }
        begin = monotonic()
        told = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, env=environment
        )
    if told.returncode or not told.stdout:
        raise PyramidsError(f"the window couldn't be opened: {told.stderr.strip()[-200:]}")
    return float(told.stdout.split()[-1]) - begin
