"""Players for tests: one who plays at random, and one who wants to get somewhere.

session = play_game(("goer", "random"), seed=3, length="short")
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from pyramids.engine.contract import Decide, Over, Player, Setup
from pyramids.engine.luck import decision_rng
from pyramids.engine.records.transcripts import json_line
from pyramids.engine.session import Session
from pyramids.games.im_bann.counts import Counts, without_card
from pyramids.games.im_bann.deck import NO_ITEM, read_deck
from pyramids.games.im_bann.moves import (
    Beat,
    Done,
    Draw,
    Lose,
    Move,
    PassMummy,
    Pick,
    Play,
    SetDepot,
    Swap,
)
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.spec import SPEC
from pyramids.games.im_bann.state import CHAMBER, Phase, State
from pyramids.resources import levels_root

LEVELS = levels_root() / "im_bann"
CLASSIC = LEVELS / "classic.yaml"
SUNKEN = LEVELS / "sunken.yaml"
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")

Chooser = Callable[[ImBann, State, Sequence[Move], Random], Move]


@cache
def rules_of(path: Path = CLASSIC) -> ImBann:
    """The rules for a deck."""
    return ImBann(read_deck(path))


def anything(rules: ImBann, state: State, legal: Sequence[Move], rng: Random) -> Move:
    """Any legal move."""
    return legal[int(rng.random() * len(legal))]


def goer(rules: ImBann, state: State, legal: Sequence[Move], rng: Random) -> Move:
    """A move towards the chamber; a player who looks only at the own display."""
    return max(legal, key=lambda move: _urge(rules, state, move) + rng.random())


def _urge(rules: ImBann, state: State, move: Move) -> float:
    place, hand, display = state.archaeologists[state.turn]
    missing = rules.scoring.need(state, state.turn) - rules.scoring.total(display)
    match move:
        case Beat():
            return 100
        case PassMummy():
            return 50
        case SetDepot(item):
            return _fit(rules, hand, item, missing)
        case Play(card, item) if item != NO_ITEM:
            return _fit(rules, without_card(hand, card), item, missing) - 1
        case Play(card):
            value = rules.scoring.values[card]
            if value and value > missing and place == CHAMBER:
                return -10
            return 12 - abs(missing - value) if value else 4 if state.phase is Phase.TURN else 0
        case Draw(count):
            return 3 + count if sum(hand) < 8 else 0
        case Swap():
            return 5 if missing > 0 else 2
        case Pick() | Done():
            return 1
        case Lose(card):
            return 5 - rules.scoring.values[card]
    return 0


def _fit(rules: ImBann, hand: Counts, item: int, missing: int) -> float:
    """How well the best card of an item fits what is missing."""
    cards = zip(hand, rules.deck.cards, strict=False)
    values = [card.value for count, card in cards if count and card.item == item]
    return max((11 - abs(missing - value) for value in values if value <= missing), default=0)


CHOOSERS: dict[str, Chooser] = {"random": anything, "goer": goer}


def play_game(players: Sequence[str], seed: int, path: Path = CLASSIC, **options: str) -> Session:
    """A whole game of people who play like these choosers."""
    rules = rules_of(path)
    seats = tuple(Player(name) for name in NAMES[: len(players)])
    setup = SPEC.validate(Setup(SPEC.id, path.stem, seats, options))
    session = Session(rules, setup, seed)
    rng = Random(f"{seed}/choices")
    while not isinstance(session.node, Over):
        if session.proceed():
            continue
        node = session.node
        assert isinstance(node, Decide)
        (seat,) = node.seats
        legal = rules.legal(session.state, seat)
        session.submit(seat, CHOOSERS[players[seat]](rules, session.state, legal, rng))
    return session


CHARACTERS = tuple(spec.name for spec in SPEC.bots if spec.level)
TRIALS = 6
"""Of the seer, for a decision: few, because many of its games are played."""


def play_characters(
    bots: Sequence[str], seed: int, path: Path = CLASSIC, **options: str
) -> Session:
    """A whole game of the game's own characters."""
    rules = rules_of(path)
    players = tuple(Player(name, bot) for name, bot in zip(NAMES, bots, strict=False))
    session = Session(rules, SPEC.validate(Setup(SPEC.id, path.stem, players, options)), seed)
    choosers = [SPEC.bot(bot).make(rules) for bot in bots]
    while not isinstance(session.node, Over):
        if session.proceed():
            continue
        node = session.node
        assert isinstance(node, Decide)
        (seat,) = node.seats
        view, legal = rules.observe(session.state, seat), rules.legal(session.state, seat)
        rng = decision_rng(seed, seat, session.decisions(seat))
        session.submit(seat, choosers[seat].choose(view, legal, rng, TRIALS))
    return session


def transcript_lines(session: Session) -> list[dict[str, Any]]:
    """The transcript, as another program would read it."""
    lines = SPEC.transcript(session.rules, session.setup, session.seed, session.plies)
    return [json.loads(json_line(line)) for line in lines]


def as_text(lines: Sequence[dict[str, Any]]) -> str:
    """The lines as the file that they come from."""
    return "".join(json_line(line) for line in lines)
