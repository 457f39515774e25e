"""The spec of Silver & Gold: Pyramids. Parts are imported when they are first needed."""

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
    "silver_gold",
    N_("Silver & Gold: Pyramids"),
    N_("Silver & Gold: Pyramids by Phil Walker-Harding"),
    order=1,
)

MASTER_BUDGET = 360
"""The master's rollouts for a decision."""

ADVISER_BUDGET = MASTER_BUDGET
"""The adviser's rollouts for a question; as many again compare the best moves."""


def _progress(state: Any) -> Progress:
    return Progress(state.round, state.turn)


def _load_level(path: Path) -> Level:
    from pyramids.games.silver_gold.deck import read_deck

    return read_deck(path)


def _make_rules(deck: Any) -> AnyRules:
    from pyramids.games.silver_gold.rules import SilverGold

    return SilverGold(deck)


def _inspect_level(deck: Any) -> Inspection:
    from pyramids.games.silver_gold.inspection import inspect

    return inspect(deck)


def _transcript(
    rules: Any, setup: Setup, seed: int, plies: Iterable[Ply]
) -> Iterable[Mapping[str, Any]]:
    from pyramids.games.silver_gold.transcript import transcript

    return transcript(rules, setup, seed, plies)


def _texts(rules: Any) -> AnyTexts:
    from pyramids.games.silver_gold.texts import SilverGoldTexts

    return SilverGoldTexts(rules)


def _journal() -> Journal[Any]:
    from pyramids.games.silver_gold.journal import JOURNAL

    return JOURNAL


def _make_valuer(rules: Any) -> Valuer:
    from pyramids.games.silver_gold.bots.valuer import SilverGoldValuer

    return SilverGoldValuer(rules)


def _make_adviser(rules: Any) -> AnyAdviser:
    from pyramids.games.silver_gold.bots.hints import Adviser

    return Adviser(rules)


def _par(
    rules: Any,
    setup: Setup,
    seed: int,
    seat: Seat,
    plies: Sequence[Ply],
    on_progress: OnProgress,
) -> Par:
    from pyramids.games.silver_gold.par import par

    return par(rules, setup, seed, seat, plies, on_progress=on_progress)


def _greedy(rules: Any) -> AnyBot:
    from pyramids.games.silver_gold.bots.greedy import GreedyBot

    return GreedyBot(rules)


def _child(rules: Any) -> AnyBot:
    from pyramids.games.silver_gold.bots.characters import child

    return child(rules)


def _collector(rules: Any) -> AnyBot:
    from pyramids.games.silver_gold.bots.characters import collector

    return collector(rules)


def _racer(rules: Any) -> AnyBot:
    from pyramids.games.silver_gold.bots.characters import racer

    return racer(rules)


def _strategist(rules: Any) -> AnyBot:
    from pyramids.games.silver_gold.bots.strategist import Strategist

    return Strategist(rules)


def _master(rules: Any) -> AnyBot:
    from pyramids.games.silver_gold.bots.master import Master

    return Master(rules)


BOTS = (
    RANDOM,
    BotSpec(
        "greedy",
        "takes the best points at once and keeps an eye on the tomb",
        _greedy,
        title=N_("Greedy"),
    ),
    BotSpec(
        "child",
        "grabs what glitters and forgets the skulls",
        _child,
        title="Tia",
        portrait="portrait_child",
        character=N_("Grabs whatever glitters and only finds a tomb when she stands before it."),
        level=1,
        rating=1016,
    ),
    BotSpec(
        "collector",
        "goes out of her way for gems, most of all for pairs",
        _collector,
        title="Nefru",
        portrait="portrait_collector",
        character=N_("Never leaves a gem behind, and goes miles for its match."),
        level=2,
        rating=1231,
    ),
    BotSpec(
        "racer",
        "runs from tomb to tomb for the next award",
        _racer,
        title="Djau",
        portrait="portrait_racer",
        character=N_("Counts turns, not gems: the shortest route to the next tomb and its award."),
        level=3,
        rating=1500,
    ),
    BotSpec(
        "strategist",
        "thinks of the next turn, and wins the races for the awards",
        _strategist,
        title="Henut",
        portrait="portrait_strategist",
        character=N_("Watches your pyramids like her own, and takes the award a turn before you."),
        level=4,
        rating=1720,
    ),
    BotSpec(
        "master",
        "tries its moves in many worlds that may be the true one",
        _master,
        budget=MASTER_BUDGET,
        title="Khamun",
        portrait="portrait_master",
        character=N_("Knows every path before the first lamp is lit."),
        level=5,
        rating=1961,
    ),
)

SPEC = GameSpec(
    id=ANNOUNCEMENT.id,
    title=ANNOUNCEMENT.title,
    seats=range(2, 5),
    default_level="classic",
    level_title=N_("Deck"),
    all_levels_title=N_("All decks"),
    bots=BOTS,
    load_level=_load_level,
    make_rules=_make_rules,
    inspect_level=_inspect_level,
    transcript=_transcript,
    texts=_texts,
    make_adviser=_make_adviser,
    adviser_budget=ADVISER_BUDGET,
    progress=_progress,
    deal_source="deal",
    tally_columns={"completed": "pyramids"},
    par=_par,
    journal=_journal,
    review=ReviewSpec(
        make_valuer=_make_valuer,
        limits=Limits(best=0.005, good=0.025, slip=0.07),
        spread=Spread(end=0.7, start=6.5),
        trials=MASTER_BUDGET,
        confirming=60,
        worlds=400,
        outcome_worlds=120,
        outcomes=20,
        alike=0.7,
    ),
)
