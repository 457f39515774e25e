"""What positions and moves are worth, for the review: the architect's rollouts."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Final

from pyramids.bots.bounded_cache import BoundedCache
from pyramids.bots.steady_order import steady_order
from pyramids.engine.valuing import Forecast
from pyramids.games.labyrinth.betting import GROUP, turn_of_bets
from pyramids.games.labyrinth.board import ENTRANCES, QUARTERS
from pyramids.games.labyrinth.bots.architect import CANDIDATES, WEIGHTS
from pyramids.games.labyrinth.bots.bets import odds
from pyramids.games.labyrinth.bots.mason import Mason
from pyramids.games.labyrinth.bots.path_ends import Passages, PathEnds
from pyramids.games.labyrinth.bots.rollout import Ending, NumberSequences, Rollout
from pyramids.games.labyrinth.bots.tile_eval import TileEvaluator
from pyramids.games.labyrinth.corridors import laid
from pyramids.games.labyrinth.moves import Bet, Done, Lay, Move, Place, Start
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import LAY_DUE, NO_ENTRANCE, TURNS, Hunter, State, View

USED_SPECIALS: Final = 0.5
"""The share of its value that a special treasure brings: it needs a chamber at the path."""
LATER_BETS: Final = 0.7
"""The usual chance of the likelier bet (LP-14)."""

KEPT: Final = 100
"""The labyrinths whose endings are kept, so that a forecast after a move has only one to build."""


class LabyrinthValuer:
    """Builds labyrinths to their end with the numbers that may still come."""

    def __init__(self, rules: Labyrinth) -> None:
        self.rules = rules
        self.passages = Passages(rules.tile_set, rules.corridors)
        self.evaluator = TileEvaluator(self.passages, WEIGHTS)
        self.rollout = Rollout(rules.tile_set, rules.corridors, self.evaluator)
        self.mason = Mason(rules)
        self._endings: BoundedCache[Hashable, list[Ending]] = BoundedCache(KEPT)

    def trials(self, view: View, legal: Sequence[Move], rng: Random) -> MoveTrials:
        """The moves of one decision."""
        return MoveTrials(self, view, legal, rng)

    def forecast(self, state: State, rng: Random, worlds: int) -> Forecast:
        """The mean final points, by seat; all get the same numbers."""
        seed = rng.random()
        means = [self._mean(state, seat, seed, worlds) for seat in range(len(state.hunters))]
        return Forecast(tuple(means), (TURNS - state.turn) / TURNS)

    def _mean(self, state: State, seat: int, seed: float, worlds: int) -> float:
        hunter, stage = state.hunters[seat], state.stages[seat]
        free = self.rules.building.free_scarabs(hunter, stage) if stage >= 0 else []
        endings = self._endings_of(state, seat, seed, worlds)
        points = [self.points(ending, hunter, free, state.professional) for ending in endings]
        return sum(points) / len(points)

    def _endings_of(self, state: State, seat: int, seed: float, worlds: int) -> list[Ending]:
        """How a labyrinth may be built to its end, whatever others do and treasures are worth."""
        hunter = state.hunters[seat]
        due = [state.drawn[-1]] if state.stages[seat] == LAY_DUE else []
        key = seed, worlds, hunter.spaces, hunter.entrance, state.cards, *due
        found = self._endings.get(key)
        if found is not None:
            return found
        path_ends = PathEnds.of(self.passages, hunter.spaces)
        entrance, rng = self.entrance(path_ends, hunter), Random(str(seed))
        deck, turns = self.rules.tile_set.cards, TURNS - state.turn
        sequences = [steady_order(deck, state.cards, rng)[:turns] for _world in range(worlds)]
        return self._endings.keep(
            key,
            [
                self.rollout.end(path_ends.copy(), [*due, *numbers], entrance)
                for numbers in sequences
            ],
        )

    def points(
        self, ending: Ending, hunter: Hunter, free: Sequence[int], professional: bool
    ) -> float:
        """The points of a labyrinth at the end of a rollout."""
        return ending.path + self.rollout.treasures(ending, hunter, free, professional)

    def entrance(self, path_ends: PathEnds, hunter: Hunter) -> int:
        """The entrance that was chosen, or the one that looks best."""
        if hunter.entrance != NO_ENTRANCE:
            return hunter.entrance
        left, heads, paths = len(path_ends.empty), path_ends.heads, path_ends.paths

        def worth(way: int) -> float:
            return paths[way] + self.evaluator.open_path_value(path_ends, heads[way], left)

        return max(range(len(ENTRANCES)), key=worth)


class MoveTrials:
    """The moves of one decision with the same numbers to come."""

    def __init__(
        self, valuer: LabyrinthValuer, view: View, legal: Sequence[Move], rng: Random
    ) -> None:
        state = view.state
        self._valuer = valuer
        self._state = state
        self._hunter = state.hunters[view.seat]
        self._space = state.stages[view.seat]
        self._path_ends = PathEnds.of(valuer.passages, self._hunter.spaces)
        self._sequences = NumberSequences(state.cards, TURNS - state.turn, rng)
        self._odds = dict(odds(state)) if isinstance(legal[0], Bet) else {}
        self._endings: dict[tuple[int, int], Ending] = {}
        self.promising = self._promising(view, legal, rng)

    def result(self, move: Move, world: int) -> float:
        """The points of one's own labyrinth: the others' don't depend on it."""
        if isinstance(move, Bet):
            return self._odds[move] * self._prize()
        if isinstance(move, Lay):
            return self._lay(move, world)
        building = self._valuer.rules.building
        hunter, _stage = building.apply(self._hunter, self._space, move)
        free = building.free_scarabs(hunter, self._space) if isinstance(move, Place) else []
        ending = self._ending(self._valuer.entrance(self._path_ends, hunter), world)
        return self._valuer.points(ending, hunter, free, self._state.professional)

    def _promising(self, view: View, legal: Sequence[Move], rng: Random) -> list[Move]:
        lays = [move for move in legal if isinstance(move, Lay)]
        if lays:
            # A placement is judged for the entrance that looks best after it.
            lays.sort(key=lambda lay: -self._static(lay))
            return [*lays[:CANDIDATES]]
        usual = self._valuer.mason.choose(view, legal, rng, 0)
        worth_trying = [move for move in legal if move != usual and self._is_in_time(move, legal)]
        return [usual, *worth_trying]

    @staticmethod
    def _is_in_time(move: Move, legal: Sequence[Move]) -> bool:
        """LP-7: nothing is won by choosing the entrance before one has to."""
        return not (isinstance(move, Start) and Done() in legal)

    def _static(self, lay: Lay) -> float:
        evaluator, chosen = self._valuer.evaluator, self._hunter.entrance
        ways = range(len(ENTRANCES)) if chosen == NO_ENTRANCE else (chosen,)
        content = laid(lay.tile, lay.rotation)
        return max(evaluator.value(self._path_ends, lay.space, content, way) for way in ways)

    def _lay(self, lay: Lay, world: int) -> float:
        valuer, content = self._valuer, laid(lay.tile, lay.rotation)
        board = self._path_ends.copy()
        board.lay(lay.space, content)
        entrance = valuer.entrance(board, self._hunter)
        ending = valuer.rollout.end(board, self._sequences[world], entrance)
        quarters = valuer.passages.corridors.scarabs[content]
        free = [QUARTERS[lay.space][quarter] for quarter in quarters]
        return valuer.points(ending, self._hunter, free, self._state.professional)

    def _ending(self, entrance: int, world: int) -> Ending:
        """The end of a world's labyrinth; moves that place no tile share it."""
        key = entrance, world
        found = self._endings.get(key)
        if found is None:
            board = self._path_ends.copy()
            found = self._valuer.rollout.end(board, self._sequences[world], entrance)
            self._endings[key] = found
        return found

    def _prize(self) -> float:
        """What it is worth to be still in after this bet."""
        later = GROUP - 1 - (turn_of_bets(self._state) - 1) % GROUP
        tile_set = self._valuer.rules.tile_set
        value = tile_set.treasures[tile_set.special].value
        return float(value * USED_SPECIALS * LATER_BETS**later)
