"""All shows there are: the shared screens', then every game's."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType

from pyramids.engine.contract import GameSpec
from pyramids.engine.errors import PyramidsError
from pyramids.games import all_games
from pyramids.showcase.headless_app import Easel


@dataclass(frozen=True, slots=True)
class Show:
    """A screen in a state that is worth a look, and how it is reached."""

    name: str
    play: Callable[[Easel], None]


def game_script(spec: GameSpec) -> ModuleType | None:
    """The module `showcase` beside a game's scenes; None if it has none."""
    if not spec.scenes or importlib.util.find_spec(spec.scenes) is None:
        return None
    name = f"{spec.scenes}.pictures"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def all_shows() -> tuple[Show, ...]:
    """Every show: the shared ones by their name, a game's after the game's own."""
    from pyramids.showcase import handbook_pictures, shared_pictures

    found = [*shared_pictures.SHOWS, *handbook_pictures.SHOWS]
    for spec in all_games():
        script = game_script(spec)
        if script is not None:
            found += [Show(f"{spec.id}_{show.name}", show.play) for show in script.SHOWS]
    return tuple(found)


def find_shows(name: str | None) -> tuple[Show, ...]:
    """The shows whose name begins so; all without a name."""
    shows = all_shows()
    wanted = tuple(show for show in shows if name is None or show.name.startswith(name))
    if not wanted:
        known = ", ".join(show.name for show in shows)
        raise PyramidsError(f"there is no scene called '{name}': choose from {known}")
    return wanted
