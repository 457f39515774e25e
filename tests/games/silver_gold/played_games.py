"""Whole games for tests: played by bots from a seed, and written down as transcripts."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pyramids.catalogue import find_game
from pyramids.engine.contract import AnyBot, AnyRules, Over, Player, Setup
from pyramids.engine.luck import decision_rng
from pyramids.engine.session import Session

NAMES = ("Ana", "Ben", "Cleo", "Dan")


def play(rules: AnyRules, level: str, bots: Sequence[str], seed: int) -> Session:
    """The game of these bots, by name, to its end."""
    spec = find_game("silver_gold")
    players = tuple(Player(NAMES[seat], bot) for seat, bot in enumerate(bots))
    session = Session(rules, spec.validate(Setup(spec.id, level, players)), seed)
    minds: list[AnyBot] = [spec.bot(name).make(rules) for name in bots]
    while not isinstance(session.node, Over):
        if session.proceed():
            continue
        seat = session.waiting()[0]
        legal = rules.legal(session.state, seat)
        view = rules.observe(session.state, seat)
        luck = decision_rng(seed, seat, session.decisions(seat))
        session.submit(seat, minds[seat].choose(view, legal, luck, 0))
    return session


def transcript_lines(session: Session) -> list[Mapping[str, Any]]:
    """The transcript of a session."""
    spec = find_game("silver_gold")
    return list(spec.transcript(session.rules, session.setup, session.seed, session.plies))


def as_text(lines: Iterable[Mapping[str, Any]]) -> str:
    """Lines as JSON Lines."""
    return "".join(json.dumps(line) + "\n" for line in lines)
