"""A recorded game as text, with drawings of everyone's boards after each turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from pyramids.engine.contract import AnyRules, AnyTexts, Over, Ply, Setup
from pyramids.engine.records.transcripts import steps
from pyramids.engine.story import POINTS, Standing


def narrate(
    rules: AnyRules,
    texts: AnyTexts,
    setup: Setup,
    plies: Iterable[Ply],
    standing: Standing = POINTS,
) -> Iterator[str]:
    """The lines of a finished or running game; nothing is hidden."""
    names = [player.name for player in setup.players]
    state, in_turn = rules.initial(setup), False
    for step in steps(rules, setup, plies):
        state = step.after
        heading = any(texts.starts_turn(event) for event in step.events)
        if heading and in_turn:
            yield from _drawings(rules, texts, step.before, names, standing)
        in_turn = in_turn or heading
        margin = "  " if in_turn and not heading else ""
        yield from (f"{margin}{line}" for line in texts.sentences(step.events, names))
    if in_turn:
        yield from _drawings(rules, texts, state, names, standing)
    over = rules.node(state)
    if isinstance(over, Over):
        yield from filter(None, texts.result(state, over, names))


def _drawings(
    rules: AnyRules, texts: AnyTexts, state: Any, names: Sequence[str], standing: Standing
) -> Iterator[str]:
    for seat, name in enumerate(names):
        yield f"    {name}: {standing.words(standing.value(rules, state, seat))}"
        yield from (f"      {line}" for line in texts.drawing(state, seat))
