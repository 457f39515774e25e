"""How the program finds The Pharaoh's Labyrinth. Parts are imported when they are first needed."""

from __future__ import annotations

from typing import Any

from pyramids.bots.random_bot import RANDOM
from pyramids.engine.contract import BotSpec, GameSpec, Option, Progress
from pyramids.engine.lazy import Lazy

ARCHITECT_BUDGET = 4000
"""Tiles that the architect lays in thought for a decision."""

ADVISER_BUDGET = 4000
"""Tiles that the adviser lays in thought for a question."""


def _progress(state: Any) -> Progress:
    return Progress(turn=state.turn)


BOTS = (
    RANDOM,
    BotSpec(
        "apprentice",
        "follows its path and fills every scarab",
        Lazy("pyramids.games.labyrinth.bots.apprentice:Apprentice"),
        title="Ipi",
        portrait="portrait_child",
        character="Runs ahead as long as the lamp shows floor, and leaves a treasure everywhere.",
        level=1,
    ),
    BotSpec(
        "mason",
        "keeps the path going and corridors open, one tile at a time",
        Lazy("pyramids.games.labyrinth.bots.mason:Mason"),
        title="Senbi",
        portrait="portrait_racer",
        character="Lays stone on stone with a sure hand and never asks which stone comes next.",
        level=2,
    ),
    BotSpec(
        "architect",
        "plans with every tile that may still come",
        Lazy("pyramids.games.labyrinth.bots.architect:Architect"),
        budget=ARCHITECT_BUDGET,
        title="Meritneith",
        portrait="portrait_master",
        character="Sees the finished labyrinth before the third tile, and its riches at the end.",
        level=5,
    ),
)

SPEC = GameSpec(
    id="labyrinth",
    title="The Pharaoh's Labyrinth",
    seats=range(1, 6),
    default_level="classic",
    bots=BOTS,
    load_level=Lazy("pyramids.games.labyrinth.kit:read_kit"),
    make_rules=Lazy("pyramids.games.labyrinth.rules:Labyrinth"),
    inspect_level=Lazy("pyramids.games.labyrinth.inspection:inspect"),
    transcript=Lazy("pyramids.games.labyrinth.transcript:transcript"),
    narrate=Lazy("pyramids.games.labyrinth.text:narrate"),
    make_adviser=Lazy("pyramids.games.labyrinth.bots.hints:Adviser"),
    adviser_budget=ADVISER_BUDGET,
    options=(
        Option("rules", ("basic", "professional"), "basic"),
        Option("betting", ("off", "on"), "off"),
    ),
    scenes="pyramids.games.labyrinth.ui",
    progress=_progress,
    figures={"path": "path", "completed": "treasures"},
)
