"""Rare situations of a game, recognised in its transcript and by the second opinion's eyes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from pyramids.engine.contract import Over
from pyramids.engine.session import Session
from tests.games.pyramido.played_games import transcript_lines
from tests.games.pyramido.second_opinion import SIDES, Cell, Piece, Seen, from_above

DOMINO_SETS = Path(__file__).parents[2] / "golden" / "pyramido" / "dominoes"
Line = dict[str, Any]


class Sight(NamedTuple):
    """A pyramid as a stage is scored."""

    text: str
    """The domino set's file."""
    player: int
    stage: int
    pieces: list[Piece]
    seen: Seen


def lines_of(session: Session, *kinds: str) -> list[Line]:
    """The lines of some kinds."""
    return [line for line in transcript_lines(session) if line["type"] in kinds]


def sights(session: Session) -> Iterator[Sight]:
    """Every pyramid at every scoring."""
    text = (DOMINO_SETS / f"{session.setup.level}.yaml").read_text("utf-8")
    pieces: list[list[Piece]] = [[] for _ in session.setup.players]
    for line in lines_of(session, "place", "stage_score"):
        own = pieces[line["player"]]
        if line["type"] == "place":
            (a, b), (c, d) = line["blocks"]
            own.append(Piece(line["stage"], line["domino"], (a, b), (c, d)))
        else:
            yield Sight(text, line["player"], line["stage"], [*own], from_above(text, own))


def split_stack(session: Session) -> bool:
    """PF-5: a stack runs empty and is replaced."""
    return bool(lines_of(session, "split"))


def bag_refilled_from_the_discards(session: Session) -> bool:
    """PF-6: in the middle of a refill, after the last one or two gems of the bag."""
    return any(line["returned"] for line in lines_of(session, "refill"))


def gaps_built_over(session: Session) -> bool:
    """PF-8: a block of stage 2 covers a quarter under which nothing lies in stage 1."""
    for sight in sights(session):
        ground = from_above(sight.text, [piece for piece in sight.pieces if piece.stage == 1])
        above = {cell for cell, (_, _, stage) in sight.seen.items() if stage == 2}
        if above - ground.keys():
            return True
    return False


def area_on_three_stages(session: Session) -> bool:
    """PF-11: an area that was activated shows quarters of three stages, and has symbols."""
    activated = {(a["player"], a["stage"], *a["area"]) for a in _worthy(session)}
    for sight in sights(session):
        for area in _areas(sight.seen):
            first = min(area)
            stages = {sight.seen[cell][2] for cell in area}
            if len(stages) >= 3 and (sight.player, sight.stage, *first) in activated:
                return True
    return False


def _worthy(session: Session) -> list[Line]:
    return [line for line in lines_of(session, "activate") if line["symbols"]]


def _areas(seen: Seen) -> Iterator[set[Cell]]:
    left = set(seen)
    while left:
        first = left.pop()
        todo, area = [first], {first}
        while todo:
            row, column = todo.pop()
            near = {(row + down, column + right) for down, right in SIDES} & left
            near = {cell for cell in near if seen[cell][0] == seen[first][0]}
            left -= near
            area |= near
            todo += near
        yield area


def half_of_two_symbols_covered(session: Session) -> bool:
    """PF-11: of a block with two symbols one shows and counts, the other is covered."""
    activated = {(a["player"], a["stage"], *a["area"]) for a in _worthy(session)}
    for sight in sights(session):
        for symbols in _pairs_on_the_ground(sight):
            visible = [cell for cell in symbols if sight.seen[cell][2] == 1]
            if len(visible) == 1 and _area_name(sight, visible[0]) in activated:
                return True
    return False


def _pairs_on_the_ground(sight: Sight) -> Iterator[list[Cell]]:
    """The two quarters with symbols of each block of stage 1 that has two."""
    ground = [piece for piece in sight.pieces if piece.stage == 1]
    cells = [cell for piece in ground for cell in (piece.first, piece.second)]
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    seen = from_above(sight.text, ground)
    for row, column in cells:
        block = [(2 * (row - top) + y, 2 * (column - left) + x) for y in (0, 1) for x in (0, 1)]
        symbols = [cell for cell in block if seen[cell][1]]
        if len(symbols) == 2:
            yield symbols


def _area_name(sight: Sight, cell: Cell) -> tuple[int, ...]:
    area = next(area for area in _areas(sight.seen) if cell in area)
    return (sight.player, sight.stage, *min(area))


def _pays(session: Session, coloured: int, mythical: int) -> bool:
    """Whether an area with symbols was activated by so many gems."""
    for line in _worthy(session):
        gems: Counter[str] = Counter(line["gems"])
        if (gems[line["colour"]], gems["mythical"]) == (coloured, mythical):
            return True
    return False


def three_gems_of_the_colour(session: Session) -> bool:
    """PF-12: 3+0"""
    return _pays(session, 3, 0)


def three_gems_by_one_pair(session: Session) -> bool:
    """PF-12: 2+2"""
    return _pays(session, 2, 2)


def three_gems_by_two_pairs(session: Session) -> bool:
    """PF-12: 1+4"""
    return _pays(session, 1, 4)


def three_gems_by_three_pairs(session: Session) -> bool:
    """PF-12: 0+6"""
    return _pays(session, 0, 6)


def tie_for_the_start(session: Session) -> bool:
    """PF-15: two have the fewest points, and not the first of them in order starts."""
    scores = lines_of(session, "stage_score")
    starts = {line["stage"]: line["start"] for line in lines_of(session, "stage")}
    for stage in (1, 2, 3):
        points = [line["points"] for line in scores if line["stage"] == stage]
        fewest = [player for player, n in enumerate(points) if n == min(points)]
        if len(fewest) > 1 and starts[stage + 1] != fewest[0]:
            return True
    return False


def _reason(session: Session) -> str:
    over = session.node
    assert isinstance(over, Over)
    return over.reason


def tie_broken_by_gems(session: Session) -> bool:
    """PF-16"""
    return _reason(session) == "gems"


def tie_broken_by_the_best_stage(session: Session) -> bool:
    """PF-16"""
    return _reason(session) == "stage"


def shared_victory(session: Session) -> bool:
    """PF-16"""
    return _reason(session) == "shared"


def sunk_domino_comes_up_again(session: Session) -> bool:
    """PF-17: it is revealed after it sank."""
    sunk: set[int] = set()
    for line in lines_of(session, "sink", "reveal"):
        if line["type"] == "sink":
            sunk.add(line["domino"])
        elif line["domino"] in sunk:
            return True
    return False


def passes_long_before_the_others(session: Session) -> bool:
    """PF-9: the others place three dominoes or more after somebody has passed."""
    after: Counter[tuple[int, int]] = Counter()
    passed: dict[int, set[int]] = {}
    for line in lines_of(session, "place", "pass"):
        stage = line["stage"]
        if line["type"] == "pass":
            passed.setdefault(stage, set()).add(line["player"])
        else:
            for player in passed.get(stage, ()):
                after[stage, player] += 1
    return any(count >= 3 for count in after.values())


def ordinary(session: Session) -> bool:
    """A game to its end."""
    return isinstance(session.node, Over)


RARITIES: dict[str, Callable[[Session], bool]] = {
    check.__name__: check
    for check in (
        split_stack,
        bag_refilled_from_the_discards,
        gaps_built_over,
        area_on_three_stages,
        half_of_two_symbols_covered,
        three_gems_of_the_colour,
        three_gems_by_one_pair,
        three_gems_by_two_pairs,
        three_gems_by_three_pairs,
        tie_for_the_start,
        tie_broken_by_gems,
        tie_broken_by_the_best_stage,
        shared_victory,
        sunk_domino_comes_up_again,
        passes_long_before_the_others,
    )
}
"""By the name of the golden record that shows it."""
