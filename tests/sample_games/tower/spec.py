"""How the program finds The Tower."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from pyramids.bots.random_bot import RANDOM
from pyramids.engine.contract import (
    Announcement,
    AnyAdviser,
    AnyBot,
    AnyRules,
    AnyTexts,
    BotSpec,
    GameSpec,
    Inspection,
    Level,
    Ply,
    PrintedTable,
    Progress,
    Setup,
)
from pyramids.language import N_

ANNOUNCEMENT = Announcement("tower", N_("The Tower"), N_("The Tower by nobody"))


def _load_level(path: Path) -> Level:
    from .level import read_quarry

    return read_quarry(path)


def _make_rules(quarry: Any) -> AnyRules:
    from .rules import Tower

    return Tower(quarry)


def _inspect_level(quarry: Any) -> Inspection:
    return Inspection((PrintedTable("Stones", ("size", "count"), quarry.stones),))


def _transcript(
    rules: Any, setup: Setup, seed: int, plies: Iterable[Ply]
) -> Iterable[Mapping[str, Any]]:
    from .transcript import transcript

    return transcript(rules, setup, seed, plies)


def _texts(rules: Any) -> AnyTexts:
    from .texts import TowerTexts

    return TowerTexts(rules)


def _make_adviser(rules: Any) -> AnyAdviser:
    from .bots import Adviser

    return Adviser()


def _builder(rules: Any) -> AnyBot:
    from .bots import Builder

    return Builder()


def _progress(state: Any) -> Progress:
    return Progress(turn=state.turn)


SPEC = GameSpec(
    id=ANNOUNCEMENT.id,
    title=ANNOUNCEMENT.title,
    seats=range(1, 4),
    default_level="classic",
    level_title="Quarry",
    all_levels_title="All quarries",
    bots=(
        RANDOM,
        BotSpec(
            "builder",
            "lays stones that are hardly smaller than the last",
            _builder,
            title="Hemiunu",
            portrait="portrait_master",
            character=N_("Never lays a stone that is much too small."),
            level=2,
        ),
    ),
    load_level=_load_level,
    make_rules=_make_rules,
    inspect_level=_inspect_level,
    transcript=_transcript,
    make_adviser=_make_adviser,
    adviser_budget=0,
    texts=_texts,
    progress=_progress,
    tally_columns={"stones": "stones"},
)
