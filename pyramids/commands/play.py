"""`pyramids` and `pyramids play`: opens the window, or with `--text` plays in the terminal."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from pyramids.engine.errors import SetupError

ONLY_IN_TEXT: Final = frozenset(
    ("game", "names", "bots", "level", "option", "seed", "resume", "load")
)
"""Options that choose what is played in the terminal."""


def run(arguments: Namespace) -> int:
    """Play until the game is left or the window is closed."""
    given = {name for name, value in vars(arguments).items() if value and name in ONLY_IN_TEXT}
    if vars(arguments).get("text"):
        from pyramids.commands.terminal import text_play

        return text_play.run(arguments)
    if given:
        raise SetupError("play: the window asks for all of this itself, or use --text")
    from pyramids.commands.window import main

    return main()
