"""The spec of Im Bann der Pyramide. Parts are imported when they are first needed."""

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
from pyramids.engine.story import DISTANCE
from pyramids.engine.valuing import Limits, ReviewSpec, Spread, Valuer
from pyramids.language import N_

ANNOUNCEMENT = Announcement(
    "im_bann",
    N_("Under the Pyramid's Spell"),
    N_("Under the Pyramid's Spell by Wolfgang Kramer"),
    order=4,
)

LEVEL_TEXTS = (
    N_("The cards and paths of the printed game."),
    N_("Sunken temple"),
    N_("Fewer, stronger cards, and more Curses."),
)
"""The texts of the built-in decks' files, for the translation."""


def _progress(state: Any) -> Progress:
    return Progress(state.round, state.turn + 1) if state.round else Progress()


def _load_level(path: Path) -> Level:
    from pyramids.games.im_bann.deck import read_deck

    return read_deck(path)


def _make_rules(deck: Any) -> AnyRules:
    from pyramids.games.im_bann.rules import ImBann

    return ImBann(deck)


def _inspect_level(deck: Any) -> Inspection:
    from pyramids.games.im_bann.inspection import inspect

    return inspect(deck)


def _transcript(
    rules: Any, setup: Setup, seed: int, plies: Iterable[Ply]
) -> Iterable[Mapping[str, Any]]:
    from pyramids.games.im_bann.transcript import transcript

    return transcript(rules, setup, seed, plies)


def _texts(rules: Any) -> AnyTexts:
    from pyramids.games.im_bann.texts import ImBannTexts

    return ImBannTexts(rules)


def _journal() -> Journal[Any]:
    from pyramids.games.im_bann.journal import JOURNAL

    return JOURNAL


def _make_valuer(rules: Any) -> Valuer:
    from pyramids.games.im_bann.bots.valuer import ImBannValuer

    return ImBannValuer(rules)


def _lead_of(chance: float) -> float:
    from pyramids.games.im_bann.bots.valuer import lead_of

    return lead_of(chance)


def _make_adviser(rules: Any) -> AnyAdviser:
    from pyramids.games.im_bann.bots.hints import Adviser

    return Adviser(rules)


def _beginner(rules: Any) -> AnyBot:
    from pyramids.games.im_bann.bots.characters import BEGINNER, Character

    return Character(rules, BEGINNER, blunders=0.12)


def _hoarder(rules: Any) -> AnyBot:
    from pyramids.games.im_bann.bots.characters import HOARDER, Character

    return Character(rules, HOARDER)


def _gambler(rules: Any) -> AnyBot:
    from pyramids.games.im_bann.bots.characters import GAMBLER, Character

    return Character(rules, GAMBLER)


def _spiteful(rules: Any) -> AnyBot:
    from pyramids.games.im_bann.bots.characters import SPITEFUL, Character

    return Character(rules, SPITEFUL)


def _seer(rules: Any) -> AnyBot:
    from pyramids.games.im_bann.bots.seer import Seer

    return Seer(rules)


SEER_BUDGET = 40
"""The trials of the seer, and of its advice, for a decision."""

BOTS = (
    RANDOM,
    BotSpec(
        "beginner",
        "plays whatever matches the depot",
        _beginner,
        title="Bebi",
        portrait="portrait_nubian",
        character=N_("First in, first lost, and never out of breath."),
        level=1,
        rating=1188,
    ),
    BotSpec(
        "hoarder",
        "fills its hand before it plays",
        _hoarder,
        title="Paser",
        portrait="portrait_trader",
        character=N_("Owns four ropes, and is sure to need a fifth."),
        level=2,
        rating=1327,
    ),
    BotSpec(
        "gambler",
        "waits for exact adventures and the other turn",
        _gambler,
        title="Sabef",
        portrait="portrait_mummy",
        character=N_("Bets everything on the perfect fit. It has cost him his skin."),
        level=3,
        rating=1500,
    ),
    BotSpec(
        "spiteful",
        "sets its rivals back wherever it can",
        _spiteful,
        title="Tuya",
        portrait="portrait_sorceress",
        character=N_("Smiles when the Mummy moves on. Always to you."),
        level=4,
        rating=1600,
    ),
    BotSpec(
        "seer",
        "tries its turns on the hands that the others may have",
        _seer,
        budget=SEER_BUDGET,
        title="Imset",
        portrait="portrait_priest",
        character=N_("Remembers every card that was played, and plans three adventures ahead."),
        level=5,
        rating=1751,
    ),
)

SPEC = GameSpec(
    id=ANNOUNCEMENT.id,
    title=ANNOUNCEMENT.title,
    seats=range(2, 6),
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
    adviser_budget=SEER_BUDGET,
    options=(
        Option(
            "length",
            ("short", "normal", "long"),
            "normal",
            title=N_("Length of the path"),
            choice_titles=(N_("Short"), N_("Normal"), N_("Long")),
            note=N_("Longer paths need more equipment."),
        ),
        Option(
            "scoring",
            ("off", "on"),
            "off",
            title=N_("Scoring variant"),
            choice_titles=(N_("Off"), N_("On")),
            note=N_("The round is finished, and everyone is ranked by how far they got."),
        ),
    ),
    progress=_progress,
    round_title=N_("Round {figure}"),
    deal_source="deal",
    standing=DISTANCE._replace(title=N_("Distance to the royal chamber")),
    tally_columns={"place": "place"},
    journal=_journal,
    review=ReviewSpec(
        make_valuer=_make_valuer,
        limits=Limits(best=0.005, good=0.025, slip=0.07),
        spread=Spread(end=0.3, start=1.0),
        trials=SEER_BUDGET,
        confirming=30,
        worlds=1,
        outcome_worlds=16,
        outcomes=20,
        alike=1.0,
        capped=True,
        lead_of=_lead_of,
        points=5.0,  # `race_weights`: ten points to go are two log odds
    ),
)
