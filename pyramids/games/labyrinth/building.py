"""A seat's turn: the tile, then treasures on it, then the entrance (LP-4 to LP-7)."""

from __future__ import annotations

from pyramids.engine.contract import Reason
from pyramids.engine.tuples import new
from pyramids.games.labyrinth.board import ENTRANCES, FIELDS, QUARTERS, SPACES
from pyramids.games.labyrinth.corridors import EMPTY, Corridors, laid
from pyramids.games.labyrinth.moves import Done, Lay, Move, Place, Start
from pyramids.games.labyrinth.state import (
    DONE,
    LAST_START_TURN,
    LAY_DUE,
    NO_ENTRANCE,
    Hunter,
    State,
)
from pyramids.games.labyrinth.tile_set import TileSet

ROTATIONS = 4

_STARTS = tuple(Start(portal, side) for portal, side in ENTRANCES)
_DONE = Done()


class Building:
    """The building rules, bound to a tile set. A turn goes from `LAY_DUE` to `DONE`."""

    def __init__(self, tile_set: TileSet, corridors: Corridors) -> None:
        self._scarabs = corridors.scarabs
        self._values = tuple(kind.value for kind in tile_set.treasures)
        self._turns = {tile.number: tile.turns for tile in tile_set.tiles}
        self._lays = {tile.number: _lays(tile.number, tile.turns) for tile in tile_set.tiles}

    def legal(self, state: State, seat: int) -> list[Move]:
        """All moves of a seat: spaces row by row; fields, then values; entrances; done."""
        stage, hunter = state.stages[seat], state.hunters[seat]
        if stage == LAY_DUE:
            lays = self._lays[state.drawn[-1]]
            empty = [index for index, content in enumerate(hunter.spaces) if content == EMPTY]
            return [lay for space in empty for lay in lays[space]]
        if stage == DONE:
            return []
        moves: list[Move] = []
        values = self.values(hunter, state.professional)
        if values:
            free = self.free_scarabs(hunter, stage)
            moves += [Place(field, value) for field in free for value in values]
        if hunter.entrance == NO_ENTRANCE:
            moves += _STARTS
            if state.turn >= LAST_START_TURN:
                return moves
        moves.append(_DONE)
        return moves

    def check(self, state: State, seat: int, move: Move) -> Reason | None:
        """Why the move is refused."""
        stage, hunter = state.stages[seat], state.hunters[seat]
        if stage == DONE:
            return Reason("turn_over")
        if (stage == LAY_DUE) != isinstance(move, Lay):
            return Reason("lay_first" if stage == LAY_DUE else "tile_laid_already")
        match move:
            case Lay():
                return self._check_lay(hunter, state.drawn[-1], move)
            case Place():
                return self._check_place(hunter, stage, state.professional, move)
            case Start():
                return _check_start(hunter, move)
            case Done() if hunter.entrance == NO_ENTRANCE and state.turn >= LAST_START_TURN:
                return Reason("choose_an_entrance", {"turn": LAST_START_TURN})  # LP-7
        return None

    def apply(self, hunter: Hunter, stage: int, move: Move) -> tuple[Hunter, int]:
        """The hunter and the stage after a legal move."""
        if isinstance(move, Lay):
            tile, space, rotation = move
            spaces, entrance, pieces, stock = hunter
            content = laid(tile, rotation)
            spaces = spaces[:space] + content.to_bytes() + spaces[space + 1 :]
            hunter = new(Hunter, (spaces, entrance, pieces, stock))
            choice = entrance == NO_ENTRANCE or (self._scarabs[content] and any(stock))
            return hunter, space if choice else DONE
        if isinstance(move, Place):
            hunter = self._place(hunter, *move)
            left = any(hunter.stock) and self.free_scarabs(hunter, stage)
            return hunter, stage if left or hunter.entrance == NO_ENTRANCE else DONE
        if isinstance(move, Start):
            return hunter._replace(entrance=ENTRANCES.index(move)), DONE
        return hunter, DONE

    def values(self, hunter: Hunter, professional: bool) -> tuple[int, ...]:
        """The values of the pieces that may be placed next (LP-6)."""
        left = [value for value, count in zip(self._values, hunter.stock, strict=True) if count]
        return tuple(left) if professional else tuple(left[:1])

    def free_scarabs(self, hunter: Hunter, space: int) -> list[int]:
        """The fields of a space with a scarab and no piece, row by row."""
        quarters = self._scarabs[hunter.spaces[space]]
        taken = [field for field, _ in hunter.pieces]
        fields = [QUARTERS[space][quarter] for quarter in quarters]
        return sorted([field for field in fields if field not in taken])

    def _check_lay(self, hunter: Hunter, number: int, move: Lay) -> Reason | None:
        if move.tile != number:
            return Reason("another_tile", {"tile": number})
        if not 0 <= move.space < SPACES:
            return Reason("off_the_board")
        if hunter.spaces[move.space] != EMPTY:
            return Reason("space_taken")
        if not 0 <= move.rotation < ROTATIONS:
            return Reason("no_such_rotation", {"rotation": move.rotation})
        if move.rotation >= self._turns[number]:
            return Reason("same_as_rotation", {"rotation": move.rotation % self._turns[number]})
        return None

    def _check_place(
        self, hunter: Hunter, stage: int, professional: bool, move: Place
    ) -> Reason | None:
        values = self.values(hunter, professional)
        if not 0 <= move.field < FIELDS * FIELDS:
            return Reason("off_the_board")
        if move.field in [field for field, _ in hunter.pieces]:
            return Reason("scarab_taken")
        if move.field not in QUARTERS[stage]:
            return Reason("only_on_the_new_tile")  # LP-5
        if move.field not in self.free_scarabs(hunter, stage):
            return Reason("no_scarab")
        if move.value in values:
            return None
        if move.value not in self._values:
            return Reason("no_such_treasure", {"value": move.value})
        if hunter.stock[self._values.index(move.value)] == 0:
            return Reason("none_left", {"value": move.value})
        return Reason("lower_value_first", {"value": values[0]})  # LP-6

    def _place(self, hunter: Hunter, field: int, value: int) -> Hunter:
        stock = list(hunter.stock)
        stock[self._values.index(value)] -= 1
        pieces = tuple(sorted((*hunter.pieces, (field, value))))
        return new(Hunter, (hunter.spaces, hunter.entrance, pieces, tuple(stock)))


def _check_start(hunter: Hunter, move: Start) -> Reason | None:
    if hunter.entrance != NO_ENTRANCE:
        return Reason("entrance_is_final")  # LP-7
    return None if move in ENTRANCES else Reason("no_such_entrance")


def _lays(number: int, turns: int) -> list[list[Lay]]:
    return [[Lay(number, space, turn) for turn in range(turns)] for space in range(SPACES)]
