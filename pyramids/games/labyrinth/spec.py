"""How the program finds The Pharaoh's Labyrinth. Parts are imported when they are first needed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from pyramids.bots.random_bot import RANDOM
from pyramids.engine.contract import AnyRules, GameSpec, Inspection, Option, Ply, Setup


def _load_level(path: Path) -> Any:
    from pyramids.games.labyrinth.kit import read_kit

    return read_kit(path)


def _make_rules(level: Any) -> AnyRules:
    from pyramids.games.labyrinth.rules import Labyrinth

    return Labyrinth(level)


def _inspect_level(level: Any) -> Inspection:
    from pyramids.games.labyrinth.inspection import inspect

    return inspect(level)


def _transcript(
    rules: AnyRules, setup: Setup, seed: int, plies: Iterable[Ply]
) -> Iterable[Mapping[str, Any]]:
    from pyramids.games.labyrinth.transcript import transcript

    return transcript(rules, setup, seed, plies)


def _narrate(rules: AnyRules, setup: Setup, plies: Iterable[Ply]) -> Iterable[str]:
    from pyramids.games.labyrinth.text import narrate

    return narrate(rules, setup, plies)


SPEC = GameSpec(
    id="labyrinth",
    title="The Pharaoh's Labyrinth",
    seats=range(1, 6),
    default_level="classic",
    bots=(RANDOM,),
    load_level=_load_level,
    make_rules=_make_rules,
    inspect_level=_inspect_level,
    transcript=_transcript,
    narrate=_narrate,
    options=(
        Option("rules", ("basic", "professional"), "basic"),
        Option("betting", ("off", "on"), "off"),
    ),
    completed_title="treasures",
)
