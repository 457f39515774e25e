"""`pyramids` without a command: opens the window."""

from __future__ import annotations

from argparse import Namespace


def run(arguments: Namespace) -> int:
    """Open the window and run until it is closed."""
    from pyramids.commands.window import main

    return main()
