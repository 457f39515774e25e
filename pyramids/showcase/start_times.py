"""The time to the first frame, compared to a bare pygame window."""

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
from pyramids.commands.bench.first_frame import open_and_close
open_and_close()
"""


def start_times(size: tuple[int, int], pairs: int) -> tuple[float, float]:
    """Median seconds to the first frame of the game and of a bare window."""
    bare, game = _BARE.format(size=size), _GAME
    with TemporaryDirectory(prefix="pyramids-") as folder:
        home = Path(folder)
        (home / "settings.json").write_text(json.dumps({"window": size}), encoding="utf-8")
        for code in (bare, game):
            _first_frame(code, home)  # Not measured: the first start compiles the modules.
        # Alternating, so that other load on the machine affects both alike.
        times = [(_first_frame(game, home), _first_frame(bare, home)) for _ in range(pairs)]
    return median(pair[0] for pair in times), median(pair[1] for pair in times)


def _first_frame(code: str, home: Path) -> float:
    environment = {
        **os.environ,
        "PYRAMIDS_HOME": str(home),
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        "PYTHONPYCACHEPREFIX": str(home / "compiled"),
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    begin = monotonic()
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment
    )
    if told.returncode or not told.stdout:
        raise PyramidsError(f"the window couldn't be opened: {told.stderr.strip()[-200:]}")
    return float(told.stdout.split()[0]) - begin
