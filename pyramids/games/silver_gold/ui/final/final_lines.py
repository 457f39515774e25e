"""The lines of the final scoring: title, calculation, and points."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from pyramids.engine.contract import Ply
from pyramids.games.silver_gold import scoring
from pyramids.games.silver_gold.deck import Deck
from pyramids.games.silver_gold.moves import Mark
from pyramids.games.silver_gold.state import Explorer, State
from pyramids.games.silver_gold.ui.sheet.texts import number
from pyramids.language import N_

_TIMES: Final = "×"


@dataclass(frozen=True)
class FinalLine:
    """One line for all seats, counted piece by piece."""

    title: str
    """Translated where it is shown."""
    icons: tuple[str, ...]
    sound: str
    steps: tuple[tuple[int, ...], ...]
    """Per seat the points after each piece."""
    ways: tuple[str, ...]
    """The calculation per seat; empty if there is none."""

    def points(self, seat: int, pieces: int | None = None) -> int:
        """A seat's points after so many pieces, or after all."""
        counted = self.steps[seat][:pieces]
        return counted[-1] if counted else 0


def final_lines(deck: Deck, state: State) -> tuple[FinalLine, ...]:
    """All lines in the order of SG-23; together they are the score."""
    explorers = state.explorers
    awards = [_awards(deck, state, seat) for seat in range(len(explorers))]
    return (
        _counted(
            N_("Pyramids"),
            ("silver_gold/medal_pyramid_orange",),
            "tick",
            [len(e.done) for e in explorers],
            scoring.PYRAMID_POINTS,
        ),
        _counted(
            N_("Torches"),
            ("silver_gold/torch",),
            "torch",
            [e.torches.bit_count() for e in explorers],
            scoring.TORCH_POINTS,
        ),
        FinalLine(
            N_("Awards"),
            ("silver_gold/award",),
            "award",
            tuple(tuple(accumulate(taken)) for taken in awards),
            tuple("+".join(map(str, taken)) if len(taken) > 1 else "" for taken in awards),
        ),
        _counted(
            N_("Gem pairs"),
            ("silver_gold/gem_red", "silver_gold/gem_green"),
            "gem_pair",
            [_pairs(e) for e in explorers],
            scoring.PAIR_POINTS,
        ),
        _counted(
            N_("Single gems"),
            ("silver_gold/gem_red",),
            "gem_red",
            [max(e.red, e.green) - _pairs(e) for e in explorers],
            scoring.SINGLE_GEM_POINTS,
        ),
        FinalLine(
            N_("Skulls"),
            ("silver_gold/skull",),
            "skull",
            tuple(_penalties(deck, e.skulls) for e in explorers),
            ("",) * len(explorers),
        ),
    )


def marked_squares(plies: Iterable[Ply]) -> dict[int, int]:
    """All squares that were marked in a game, by card."""
    marks: dict[int, int] = {}
    for ply in plies:
        if isinstance(ply.move, Mark):
            marks[ply.move.card] = marks.get(ply.move.card, 0) | ply.move.fields
    return marks


def _counted(
    title: str, icons: tuple[str, ...], sound: str, counts: list[int], worth: int
) -> FinalLine:
    return FinalLine(
        title,
        icons,
        sound,
        tuple(tuple(worth * piece for piece in range(1, count + 1)) for count in counts),
        tuple(f"{count} {_TIMES} {worth}" if count else "" for count in counts),
    )


def _pairs(explorer: Explorer) -> int:
    return min(explorer.red, explorer.green)


def _penalties(deck: Deck, skulls: int) -> tuple[int, ...]:
    """The points after each skull: only the highest one counts."""
    return tuple(-scoring.skull_penalty(deck, count) for count in range(1, skulls + 1))


def _awards(deck: Deck, state: State, seat: int) -> list[int]:
    taken = (
        points
        for takers in state.awards
        for points, taker in zip(deck.awards, takers, strict=False)
        if taker == seat
    )
    return sorted(taken, reverse=True)


def points_text(points: int) -> str:
    """Points as a cell of the final scoring shows them."""
    return number(points) if points else "–"
