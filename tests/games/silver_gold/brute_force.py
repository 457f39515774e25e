"""Where a pattern may be marked, counted the slow way: by coordinates, from the rules' text.

This shares no code with the engine on purpose. A chamber is five rows of letters, marks are a
set of (row, column); every placement is found by trying every field set of the right size
that can be laid over the drawn pattern, by hand turned and mirrored.
"""

from __future__ import annotations

Cell = tuple[int, int]
Cells = frozenset[Cell]

DRAWN = {
    "I2": ["##"],
    "I3": ["###"],
    "V3": ["#.", "##"],
    "T4": ["###", ".#."],
    "L4": ["#.", "#.", "##"],
    "O4": ["##", "##"],
}


def pictures(pattern: str) -> list[list[str]]:
    """The pattern's drawing in all its turnings and mirrorings, doubles included."""
    found = []
    picture = DRAWN[pattern]
    for _ in range(4):
        picture = ["".join(column) for column in zip(*picture[::-1], strict=True)]
        found.append(picture)
        found.append([row[::-1] for row in picture])
    return found


def patterns_on(rows: list[str], marked: set[Cell], pattern: str) -> set[Cells]:
    """SG-8 to SG-10: every set of fields that the pattern may cover."""
    found = set()
    for picture in pictures(pattern):
        for top in range(-5, 5):
            for left in range(-5, 5):
                cells = frozenset(
                    (top + r, left + c)
                    for r, row in enumerate(picture)
                    for c, letter in enumerate(row)
                    if letter == "#"
                )
                if _allowed(rows, marked, cells):
                    found.add(cells)
    return found


def singles_on(rows: list[str], marked: set[Cell]) -> set[Cells]:
    """SG-11: every single field that may be marked."""
    every = (frozenset([(r, c)]) for r in range(5) for c in range(5))
    return {cells for cells in every if _allowed(rows, marked, cells)}


def _allowed(rows: list[str], marked: set[Cell], cells: Cells) -> bool:
    for row, column in cells:
        if row not in range(5) or column not in range(5):
            return False
        if rows[row][column] == "#" or (row, column) in marked:
            return False
    if not marked:
        return any(rows[row][column] == "E" for row, column in cells)
    return any(abs(r - s) + abs(c - d) == 1 for r, c in cells for s, d in marked)
