"""The spec of The Pharaoh's Labyrinth. Parts are imported when they are first needed."""

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
    Option,
    Ply,
    Progress,
    Setup,
)
from pyramids.engine.discoveries import Journal
from pyramids.engine.valuing import Limits, ReviewSpec, Spread, Valuer
from pyramids.language import N_

ANNOUNCEMENT = Announcement(
    "labyrinth",
    N_("The Pharaoh's Labyrinth"),
    N_("The Pharaoh's Labyrinth by Mark “Krimsu” Sienholz"),
    order=2,
)

ARCHITECT_BUDGET = 4000
"""The tiles placed in the architect's rollouts for a decision."""

TREASURER_BUDGET = 800
"""The tiles placed in the treasurer's rollouts for a decision."""

ADVISER_BUDGET = 4000
"""The tiles placed in the adviser's rollouts for a question."""


def _progress(state: Any) -> Progress:
    return Progress(turn=state.turn)


def _load_level(path: Path) -> Level:
    from pyramids.games.labyrinth.tile_set import read_tile_set

    return read_tile_set(path)


def _make_rules(tile_set: Any) -> AnyRules:
    from pyramids.games.labyrinth.rules import Labyrinth

    return Labyrinth(tile_set)


def _inspect_level(tile_set: Any) -> Inspection:
    from pyramids.games.labyrinth.inspection import inspect

    return inspect(tile_set)


def _transcript(
    rules: Any, setup: Setup, seed: int, plies: Iterable[Ply]
) -> Iterable[Mapping[str, Any]]:
    from pyramids.games.labyrinth.transcript import transcript

    return transcript(rules, setup, seed, plies)


def _texts(rules: Any) -> AnyTexts:
    from pyramids.games.labyrinth.texts import LabyrinthTexts

    return LabyrinthTexts(rules)


def _journal() -> Journal[Any]:
    from pyramids.games.labyrinth.journal import JOURNAL

    return JOURNAL


def _make_valuer(rules: Any) -> Valuer:
    from pyramids.games.labyrinth.bots.valuer import LabyrinthValuer

    return LabyrinthValuer(rules)


def _make_adviser(rules: Any) -> AnyAdviser:
    from pyramids.games.labyrinth.bots.hints import Adviser

    return Adviser(rules)


def _apprentice(rules: Any) -> AnyBot:
    from pyramids.games.labyrinth.bots.apprentice import Apprentice

    return Apprentice(rules)


def _mason(rules: Any) -> AnyBot:
    from pyramids.games.labyrinth.bots.mason import Mason

    return Mason(rules)


def _surveyor(rules: Any) -> AnyBot:
    from pyramids.games.labyrinth.bots.surveyor import Surveyor

    return Surveyor(rules)


def _treasurer(rules: Any) -> AnyBot:
    from pyramids.games.labyrinth.bots.treasurer import Treasurer

    return Treasurer(rules)


def _architect(rules: Any) -> AnyBot:
    from pyramids.games.labyrinth.bots.architect import Architect

    return Architect(rules)


BOTS = (
    RANDOM,
    BotSpec(
        "apprentice",
        "follows its path and fills every scarab",
        _apprentice,
        title="Ipi",
        portrait="portrait_apprentice",
        character=N_("Runs as far as the lamp shines, dropping treasure."),
        level=1,
        rating=1263,
    ),
    BotSpec(
        "mason",
        "keeps the path going and corridors open, one tile at a time",
        _mason,
        title="Senbi",
        portrait="portrait_mason",
        character=N_("Sets stone on stone with a sure hand, and never asks which is next."),
        level=2,
        rating=1377,
    ),
    BotSpec(
        "surveyor",
        "tries every number that may come next, and keeps a place for each",
        _surveyor,
        title="Tehu",
        portrait="portrait_ibis",
        character=N_("Measures twice, builds once: whichever tile comes next, it will fit."),
        level=3,
        rating=1500,
        slow=True,
    ),
    BotSpec(
        "treasurer",
        "plans chambers for its treasures, then a path past them",
        _treasurer,
        budget=TREASURER_BUDGET,
        title="Anpu",
        portrait="portrait_jackal",
        character=N_("Sniffs out the best chambers, and never leaves a treasure unguarded."),
        level=4,
        rating=1627,
    ),
    BotSpec(
        "architect",
        "plans with every tile that may still come",
        _architect,
        budget=ARCHITECT_BUDGET,
        title="Meritneith",
        portrait="portrait_architect",
        character=N_("Sees the finished labyrinth by the third tile, with all its riches."),
        level=5,
        rating=1896,
    ),
)

SPEC = GameSpec(
    id=ANNOUNCEMENT.id,
    title=ANNOUNCEMENT.title,
    seats=range(1, 6),
    default_level="classic",
    level_title=N_("Tile set"),
    all_levels_title=N_("All tile sets"),
    bots=BOTS,
    load_level=_load_level,
    make_rules=_make_rules,
    inspect_level=_inspect_level,
    transcript=_transcript,
    texts=_texts,
    make_adviser=_make_adviser,
    adviser_budget=ADVISER_BUDGET,
    options=(
        Option(
            "rules",
            ("basic", "professional"),
            "basic",
            title=N_("Rules"),
            choice_titles=(N_("Basic"), N_("Professional")),
            note=N_("Professional: place treasures in any order; deeper ones score more."),
        ),
        Option(
            "betting",
            ("off", "on"),
            "off",
            title=N_("Betting"),
            choice_titles=(N_("Off"), N_("On")),
            note=N_("Bet on the next number and win special treasures."),
        ),
    ),
    progress=_progress,
    tally_columns={"path": "path", "completed": "treasures"},
    journal=_journal,
    review=ReviewSpec(
        make_valuer=_make_valuer,
        limits=Limits(best=0.005, good=0.025, slip=0.07),
        spread=Spread(end=0.3, start=15.0),
        trials=160,
        confirming=100,
        worlds=300,
        outcome_worlds=60,
        outcomes=13,
        alike=0.2,
    ),
)
