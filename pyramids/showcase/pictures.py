"""All pictures: of the shared screens, then of every game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches
from typing import Final

from pyramids.catalogue import playable_games
from pyramids.engine.errors import PyramidsError
from pyramids.showcase import (
    challenge_pictures,
    daily_pictures,
    handbook_pictures,
    review_pictures,
    shared_pictures,
)
from pyramids.tables.game_ui import game_ui
from pyramids.tables.testing.pictures import Picture

_PROPOSED: Final = 12
"""So many names fit into a line or two."""


def all_pictures() -> tuple[Picture, ...]:
    """Every picture; the names of a game's begin with the game's id."""
    parts = (
        shared_pictures,
        handbook_pictures,
        challenge_pictures,
        daily_pictures,
        review_pictures,
    )
    found = [picture for part in parts for picture in part.PICTURES]
    for spec in playable_games():
        pictures = game_ui(spec).testing().pictures
        found += [replace(picture, name=f"{spec.id}_{picture.name}") for picture in pictures]
    return tuple(found)


def find_pictures(name: str | None) -> tuple[Picture, ...]:
    """The pictures whose names begin with `name`; all without one."""
    pictures = all_pictures()
    wanted = tuple(picture for picture in pictures if name is None or picture.name.startswith(name))
    if not wanted:
        known = ", ".join(_proposed(str(name), [picture.name for picture in pictures]))
        raise PyramidsError(f"there is no scene called '{name}': try one of {known}")
    return wanted


def _proposed(wrong: str, names: Sequence[str]) -> list[str]:
    """The names most like a wrong one, or what names begin with if none is like it."""
    alike = get_close_matches(wrong, names, _PROPOSED)
    if alike:
        return alike
    return list(dict.fromkeys(name.partition("_")[0] for name in names))
