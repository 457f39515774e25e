"""The types of the command line's numbers and sizes; `ArgumentTypeError` names what was typed."""

from __future__ import annotations

import argparse
from collections.abc import Callable


def up_to(most: int) -> Callable[[str], int]:
    """A whole number from 1 to `most`."""

    def number(text: str) -> int:
        try:
            found = int(text)
        except ValueError:
            found = 0
        if not 1 <= found <= most:
            message = f"'{text}' is not a whole number from 1 to {most:,}"
            raise argparse.ArgumentTypeError(message)
        return found

    return number


def seconds(text: str) -> float:
    """More than no seconds, and at most an hour."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= 3600:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds up to 3600")
    return number


def count(text: str) -> int:
    """A whole number of at most five digits; 0 is one."""
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise argparse.ArgumentTypeError(f"'{text}' is not a number up to 99999")
    return int(text)


def window_size(text: str) -> tuple[int, int]:
    """The width and height of a window that the game fits into, as in 1280x800."""
    width, _, height = text.lower().partition("x")
    if not all(side.isascii() and side.isdigit() and len(side) < 5 for side in (width, height)):
        raise argparse.ArgumentTypeError(f"'{text}' is not a size like 1280x800")
    size = int(width), int(height)
    if size[0] < 1024 or size[1] < 640 or max(size) > 7680:
        raise argparse.ArgumentTypeError(f"'{text}' is not between 1024x640 and 7680x7680")
    return size
