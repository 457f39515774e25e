"""Statistics of a tile set: the corridors of every tile, and warnings."""

from __future__ import annotations

from pyramids.engine.contract import Inspection, PrintedTable
from pyramids.games.labyrinth.board import ENTRANCES, GATES, OUTER
from pyramids.games.labyrinth.corridors import CLOSED, Corridors, laid
from pyramids.games.labyrinth.tile_set import Tile, TileSet


def inspect(tile_set: TileSet) -> Inspection:
    """The tables of `levels check`, with warnings about likely mistakes."""
    corridors = Corridors(tile_set)
    rows = tuple(_row(corridors, tile) for tile in tile_set.tiles)
    columns = ("tile", "count", "fields", "corridors", "longest", "scarabs", "rotations")
    treasures = tuple((kind.colour, kind.count, kind.value) for kind in tile_set.treasures)
    tables = (
        PrintedTable("Tiles", columns, rows),
        PrintedTable("Treasures", ("colour", "pieces", "value"), treasures),
    )
    return Inspection(tables, (*_oddities(tile_set, corridors), *_blind_portals(tile_set)))


def parts(corridors: Corridors, tile: Tile) -> list[int]:
    """The lengths of a tile's corridors, the longest first."""
    arcs = corridors.arcs(laid(tile.number, 0))
    return sorted((fields for _, _, fields in arcs), reverse=True)


def _row(corridors: Corridors, tile: Tile) -> tuple[object, ...]:
    lengths = parts(corridors, tile)
    fields, scarabs = " ".join(tile.spelled()), len(tile.scarabs)
    longest = max(lengths, default=0)
    return (tile.number, tile.count, fields, len(lengths), longest, scarabs, tile.turns)


def _oddities(tile_set: TileSet, corridors: Corridors) -> list[str]:
    warnings = []
    for tile in tile_set.tiles:
        start = laid(tile.number, 0) * GATES
        if all(corridors.leave[start + gate] == CLOSED for gate in range(GATES)):
            warnings.append(f"tile {tile.number}: a closed ring, no path can ever enter it")
        for quarter, (first, second) in enumerate(OUTER):
            might = corridors.leave[start + first] == second
            if might and quarter not in tile.scarabs:
                warnings.append(
                    f"tile {tile.number}: field {quarter + 1} can become a chamber, "
                    "but has no scarab for a treasure"
                )
    return warnings


def _blind_portals(tile_set: TileSet) -> list[str]:
    """Portals of two edges may open the same corner space: legal, but likely a mistake."""
    spaces: dict[int, str] = {}
    warnings = []
    for gate, (portal, _) in zip(tile_set.entrances, ENTRANCES, strict=True):
        other = spaces.setdefault(gate // GATES, portal)
        if other != portal:
            warnings.append(f"the portals {other} and {portal} open the same corner space")
    return list(dict.fromkeys(warnings))
