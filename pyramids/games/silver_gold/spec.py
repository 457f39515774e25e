"""How the program finds Silver & Gold: Pyramids. Parts are imported when they are first needed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from pyramids.bots.random_bot import RANDOM
from pyramids.engine.contract import AnyRules, BotSpec, GameSpec, Inspection, Ply, Setup


def _load_level(path: Path) -> Any:
    from pyramids.games.silver_gold.deck import read_deck

    return read_deck(path)


def _make_rules(level: Any) -> AnyRules:
    from pyramids.games.silver_gold.rules import SilverGold

    return SilverGold(level)


def _inspect_level(level: Any) -> Inspection:
    from pyramids.games.silver_gold.inspection import inspect

    return inspect(level)


def _transcript(
    rules: AnyRules, setup: Setup, seed: int, plies: Iterable[Ply]
) -> Iterable[Mapping[str, Any]]:
    from pyramids.games.silver_gold.transcript import transcript

    return transcript(rules, setup, seed, plies)


def _narrate(rules: AnyRules, setup: Setup, plies: Iterable[Ply]) -> Iterable[str]:
    from pyramids.games.silver_gold.text import narrate

    return narrate(rules, setup, plies)


def _greedy(rules: Any) -> Any:
    from pyramids.games.silver_gold.bots.greedy import GreedyBot

    return GreedyBot(rules)


SPEC = GameSpec(
    id="silver_gold",
    title="Silver & Gold: Pyramids",
    seats=range(2, 5),
    default_level="classic",
    bots=(
        RANDOM,
        BotSpec("greedy", "takes the best points at once and keeps an eye on the tomb", _greedy),
    ),
    load_level=_load_level,
    make_rules=_make_rules,
    inspect_level=_inspect_level,
    transcript=_transcript,
    narrate=_narrate,
    scenes="pyramids.games.silver_gold.scenes",
    completed_title="pyramids",
)
