"""Parts of a game are imported when they are first called."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

from pyramids.engine.contract import GameSpec
from pyramids.engine.lazy import Lazy
from pyramids.games import all_games


def test_a_part_is_found_by_its_name_and_called() -> None:
    assert Lazy("math:hypot")(3, 4) == 5


def test_a_part_can_be_handed_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(Lazy("math:hypot")))(3, 4) == 5


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_every_part_that_a_game_names_is_there(spec: GameSpec) -> None:
    parts = [getattr(spec, name) for name in GameSpec.__dataclass_fields__]
    parts += [bot.make for bot in spec.bots]
    for part in parts:
        if isinstance(part, Lazy):
            module, _, function = part.name.partition(":")
            assert callable(getattr(__import__(module, fromlist=[function]), function))


def test_listing_the_games_reads_no_rules() -> None:
    """Rules and bots would delay the first frame."""
    program = "import sys; from pyramids.games import all_games; all_games(); print(*sys.modules)"
    found = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    loaded = found.stdout.split()
    assert {f"pyramids.games.{spec.id}" for spec in all_games()} <= set(loaded)
    assert not [name for name in loaded if name.endswith((".rules", ".marking", ".corridors"))]
