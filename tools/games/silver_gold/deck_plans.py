"""Wall plans of the chambers: E entrance, T tomb, # wall, . everything that may be marked.

A plan is used for two cards: as drawn, and rotated by 180° with entrance and tomb swapped. Every
other card is mirrored.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

SIDE = 5


@dataclass(frozen=True)
class Plan:
    """The walls, the entrance and the tomb of one card."""

    base: str
    """The name of the drawn plan; its two cards should have different colours."""
    name: str
    rows: tuple[str, ...]

    def turned(self) -> Plan:
        """The plan rotated by 180°: the old tomb is the new entrance."""
        swap = str.maketrans("ET", "TE")
        rows = tuple(row[::-1].translate(swap) for row in reversed(self.rows))
        return Plan(self.base, f"{self.name}, turned", rows)

    def mirrored(self) -> Plan:
        """The plan with left and right swapped."""
        rows = tuple(row[::-1] for row in self.rows)
        return Plan(self.base, f"{self.name}, mirrored", rows)


def cards(drawn: str) -> list[Plan]:
    """Two cards for each plan of a drawing."""
    found = []
    for index, plan in enumerate(plans(drawn)):
        pair = (plan, plan.turned())
        found += [
            card.mirrored() if (index + turned) % 2 else card for turned, card in enumerate(pair)
        ]
    return found


def plans(drawn: str) -> Iterator[Plan]:
    """The plans of a drawing: bands of pictures side by side, two spaces apart, names above."""
    for band in drawn.strip("\n").split("\n\n"):
        names, *pictures = band.split("\n")
        columns = [picture.split() for picture in pictures]
        for index, name in enumerate(names.split(" / ")):
            yield Plan(name, name, tuple(row[index] for row in columns))


CLASSIC = """
the gallery / three pillars / four pillars / the antechamber / the staircase / the broken corridor
E....  .E...  E....  E.#..  E.#..  E.#..
.###.  .#.#.  .#.#.  ..#..  #...#  ..#..
.....  .....  .....  .....  .#...  .....
##.#.  ..#..  .#.#.  .#.##  ...#.  #.#.#
....T  ....T  ...T.  ....T  #...T  ..#.T

the crossroads / the well / the obelisk / the long wall / the horseshoe / the treasury
E.#..  E....  .E#..  .E...  E....  E....
..#..  .....  ..#..  .....  .###.  ..###
#...#  .##..  ..#..  ####.  .#.#.  ..#..
.....  .##..  .....  .....  .#...  .....
.##.T  ...T.  ....T  ....T  ....T  ..#.T

the double gate / the ramp / the niches / the altar / twin shafts / the broken ramp
E...#  E....  E....  E....  E.#..  .E...
.##..  #....  #.#.#  .###.  ..#..  .##..
.....  .#...  .....  ..#..  .....  ...#.
#.##.  .....  .....  ..#..  .#.#.  .#...
....T  ..##T  .#T#.  ...T.  .#.#T  ....T

the hall of columns / the bridge / the courtyard / the false door / the processional way / the shaft
.E...  E....  E....  E.#..  E....  ..E..
.#.#.  .....  .#.##  ..#.#  .#.#.  .#.#.
.....  #.###  .#...  ..#..  .#.#.  .#.#.
#.#.#  .....  .###.  .....  .....  ...#.
....T  ...T.  ....T  #..#T  .#.T.  .#..T
"""

CURSED = """
the coil / the hidden vault / the crypt / the forked shaft / the split tomb / the snare
E...#  E....  E....  E..#.  E.#..  E#...
###..  ...#.  #.##.  #....  #.#.#  ...#.
..#..  .#...  .....  ..##.  .....  ##.#.
.#..#  .###.  .##..  .#...  .#.#.  .....
....T  ...#T  ...#T  ..#.T  .#..T  .#.#T

the ambush / the sealed hall / the pit / the teeth / the winding way / the narrow stair
E....  E.#..  E....  E....  E..#.  E.#.#
##.#.  #..#.  ##.##  #.#.#  ##.#.  #....
.....  #.#..  .....  .....  .....  ..#.#
#..##  .....  .#.#.  .#.#.  .##.#  #....
....T  .##.T  .#..T  .#.#T  ....T  ..#.T

the broken spiral / the gauntlet / the hook / the false stair / the sunken court / the fork
E....  E.#..  E....  E#..#  E#...  E....
.###.  ..##.  .##.#  ..#..  ....#  ##.#.
.#.#.  #....  .....  ....#  .##..  ...#.
.#...  ..#.#  .#.#.  .#...  .....  .#.#.
...#T  #...T  ...#T  ...#T  #..#T  .#..T

the lost gallery / the cells / the trident / the cleft / the blind passage / the plunge
E.#..  E..#.  ..E..  E....  E....  #E...
..#.#  .#...  .###.  .##.#  .#.##  ..##.
#....  ...#.  .#.#.  .#...  .#...  ...#.
..##.  #.##.  .#.#.  ...#.  .#.#.  .#.#.
#...T  ....T  ....T  #..#T  ...#T  .#.T.
"""
