"""How the program finds Silver & Gold: Pyramids. Parts are imported when they are first needed."""

from __future__ import annotations

from typing import Any

from pyramids.bots.random_bot import RANDOM
from pyramids.engine.contract import BotSpec, GameSpec, Progress
from pyramids.engine.lazy import Lazy

MASTER_BUDGET = 360
"""Journeys that the master makes for a decision."""

ADVISER_BUDGET = 240
"""Journeys that the adviser makes for a question."""


def _progress(state: Any) -> Progress:
    return Progress(state.round, state.turn)


BOTS = (
    RANDOM,
    BotSpec(
        "greedy",
        "takes the best points at once and keeps an eye on the tomb",
        Lazy("pyramids.games.silver_gold.bots.greedy:GreedyBot"),
    ),
    BotSpec(
        "child",
        "grabs what glitters and forgets the skulls",
        Lazy("pyramids.games.silver_gold.bots.characters:child"),
        title="Tia",
        portrait="portrait_child",
        character="Grabs whatever glitters and only finds a tomb when she stands before it.",
        level=1,
    ),
    BotSpec(
        "collector",
        "goes out of her way for gems, most of all for pairs",
        Lazy("pyramids.games.silver_gold.bots.characters:collector"),
        title="Nefru",
        portrait="portrait_collector",
        character="Never leaves a gem behind, and would walk twice as far for the one that pairs.",
        level=2,
    ),
    BotSpec(
        "racer",
        "runs from tomb to tomb for the next award",
        Lazy("pyramids.games.silver_gold.bots.characters:racer"),
        title="Djau",
        portrait="portrait_racer",
        character="Counts turns, not gems: the shortest way to the next tomb and its award.",
        level=3,
    ),
    BotSpec(
        "master",
        "tries its moves in many worlds that may be the true one",
        Lazy("pyramids.games.silver_gold.bots.master:Master"),
        budget=MASTER_BUDGET,
        title="Khamun",
        portrait="portrait_master",
        character="Has walked every way in thought before the first lamp is lit.",
        level=5,
    ),
)

SPEC = GameSpec(
    id="silver_gold",
    title="Silver & Gold: Pyramids",
    seats=range(2, 5),
    default_level="classic",
    bots=BOTS,
    load_level=Lazy("pyramids.games.silver_gold.deck:read_deck"),
    make_rules=Lazy("pyramids.games.silver_gold.rules:SilverGold"),
    inspect_level=Lazy("pyramids.games.silver_gold.inspection:inspect"),
    transcript=Lazy("pyramids.games.silver_gold.transcript:transcript"),
    narrate=Lazy("pyramids.games.silver_gold.text:narrate"),
    make_adviser=Lazy("pyramids.games.silver_gold.bots.hints:Adviser"),
    adviser_budget=ADVISER_BUDGET,
    scenes="pyramids.games.silver_gold.ui",
    progress=_progress,
    deal_source="deal",
    figures={"completed": "pyramids"},
    par=Lazy("pyramids.games.silver_gold.par:par"),
)
