"""The spec of Pyramido: Forgotten Treasures. Parts are imported when they are first needed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
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
    OnProgress,
    Par,
    Ply,
    Progress,
    Seat,
    Setup,
)
from pyramids.engine.discoveries import Journal
from pyramids.engine.valuing import Limits, ReviewSpec, Spread, Valuer
from pyramids.language import N_

ANNOUNCEMENT = Announcement(
    "pyramido",
    N_("Pyramido: Forgotten Treasures"),
    N_("Pyramido: Forgotten Treasures"),
    order=3,
)

PLANNER_BUDGET = 100
"""The planner's turns in rollouts for a decision."""

ADVISER_BUDGET = 100
"""The adviser's turns in rollouts for a question."""


def _progress(state: Any) -> Progress:
    from pyramids.games.pyramido.state import Phase

    placed = sum(builder.occupied.bit_count() // 2 for builder in state.builders)
    scoring = state.phase in (Phase.ACTIVATE, Phase.DISCARD, Phase.OVER)
    return Progress(state.stage, placed + 1 if state.stage else 0, scoring)


def _load_level(path: Path) -> Level:
    from pyramids.games.pyramido.domino_set import read_domino_set

    return read_domino_set(path)


def _make_rules(domino_set: Any) -> AnyRules:
    from pyramids.games.pyramido.rules import Pyramido

    return Pyramido(domino_set)


def _inspect_level(domino_set: Any) -> Inspection:
    from pyramids.games.pyramido.inspection import inspect

    return inspect(domino_set)


def _transcript(
    rules: Any, setup: Setup, seed: int, plies: Iterable[Ply]
) -> Iterable[Mapping[str, Any]]:
    from pyramids.games.pyramido.transcript import transcript

    return transcript(rules, setup, seed, plies)


def _texts(rules: Any) -> AnyTexts:
    from pyramids.games.pyramido.texts import PyramidoTexts

    return PyramidoTexts(rules)


def _journal() -> Journal[Any]:
    from pyramids.games.pyramido.journal import JOURNAL

    return JOURNAL


def _make_valuer(rules: Any) -> Valuer:
    from pyramids.games.pyramido.bots.valuer import PyramidoValuer

    return PyramidoValuer(rules)


def _make_adviser(rules: Any) -> AnyAdviser:
    from pyramids.games.pyramido.bots.hints import Adviser

    return Adviser(rules)


def _par(
    rules: Any,
    setup: Setup,
    seed: int,
    seat: Seat,
    plies: Sequence[Ply],
    on_progress: OnProgress,
) -> Par:
    from pyramids.games.pyramido.par import par

    return par(rules, setup, seed, seat, on_progress=on_progress)


def _stacker(rules: Any) -> AnyBot:
    from pyramids.games.pyramido.bots.characters import stacker

    return stacker(rules)


def _hoarder(rules: Any) -> AnyBot:
    from pyramids.games.pyramido.bots.characters import hoarder

    return hoarder(rules)


def _gardener(rules: Any) -> AnyBot:
    from pyramids.games.pyramido.bots.characters import gardener

    return gardener(rules)


def _spoiler(rules: Any) -> AnyBot:
    from pyramids.games.pyramido.bots.characters import spoiler

    return spoiler(rules)


def _planner(rules: Any) -> AnyBot:
    from pyramids.games.pyramido.bots.planner import Planner

    return Planner(rules)


BOTS = (
    RANDOM,
    BotSpec(
        "stacker",
        "piles up symbols and forgets that the next stage buries them",
        _stacker,
        title="Reret",
        portrait="portrait_hippo",
        character=N_("Piles up whatever sparkles, and then builds right on top of it."),
        level=1,
        rating=1092,
    ),
    BotSpec(
        "hoarder",
        "takes mythical gems wherever there are any",
        _hoarder,
        title="Sobki",
        portrait="portrait_crocodile",
        character=N_("Snaps up mythical gems, and never lets go of one."),
        level=2,
        rating=1265,
    ),
    BotSpec(
        "gardener",
        "lets one colour grow and neglects the others",
        _gardener,
        title="Seshni",
        portrait="portrait_lotus",
        character=N_("Picks a colour and lets it bloom over every stage."),
        level=3,
        rating=1500,
    ),
    BotSpec(
        "spoiler",
        "takes what the next player needs",
        _spoiler,
        title="Babi",
        portrait="portrait_baboon",
        character=N_("Knows what you need, and takes it first."),
        level=4,
        rating=1715,
        slow=True,
    ),
    BotSpec(
        "planner",
        "tries its moves in many futures and keeps gems for later stages",
        _planner,
        budget=PLANNER_BUDGET,
        title="Hori",
        portrait="portrait_falcon",
        character=N_("Sees the finished pyramid from above before the first stone is laid."),
        level=5,
        rating=1842,
    ),
)

SPEC = GameSpec(
    id=ANNOUNCEMENT.id,
    title=ANNOUNCEMENT.title,
    seats=range(1, 5),
    default_level="classic",
    level_title=N_("Domino set"),
    all_levels_title=N_("All domino sets"),
    bots=BOTS,
    load_level=_load_level,
    make_rules=_make_rules,
    inspect_level=_inspect_level,
    transcript=_transcript,
    texts=_texts,
    make_adviser=_make_adviser,
    adviser_budget=ADVISER_BUDGET,
    progress=_progress,
    round_title=N_("Stage {figure}"),
    deal_source="deal",
    tally_columns={"areas": "areas", "mythical": "mythical"},
    par=_par,
    journal=_journal,
    review=ReviewSpec(
        make_valuer=_make_valuer,
        limits=Limits(best=0.005, good=0.025, slip=0.07),
        spread=Spread(end=1.0, start=8.0),
        trials=60,
        confirming=40,
        worlds=160,
        outcome_worlds=16,
        outcomes=45,
        alike=1.0,
    ),
)

LEVEL_TEXTS = (
    N_("Hoards"),
    N_("Ninety dominoes with two gem symbols each: one on each block, or both on one."),
    N_("Bare stone or a hoard of four: watch the backs, and don't bury your riches."),
)
"""Names and descriptions of the built-in sets, marked for translation where screens show them."""
