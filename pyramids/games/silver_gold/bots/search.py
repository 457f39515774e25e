"""The worlds of one decision, and how a move does in each of them."""

from __future__ import annotations

from random import Random

from pyramids.games.silver_gold.bots.deck_values import GAME, Lore, turn_of
from pyramids.games.silver_gold.bots.journey import Journey, Supply, put
from pyramids.games.silver_gold.bots.outlook import forecast
from pyramids.games.silver_gold.bots.sampling import Claim, Position, World, imagine, stand
from pyramids.games.silver_gold.moves import EXTRA, STACK, Keep, Mark, Move, Take
from pyramids.games.silver_gold.state import NO_CARD, TURNS, Phase, View

HORIZON = 5
"""Turns that are played out after the current one; then the forecast takes over."""

ENDGAME = 2
"""With no more turns than this behind the horizon the game is played to its end."""


class Search:
    """Imagines worlds one by one as they are needed; every move meets the same ones."""

    def __init__(self, lore: Lore, view: View, rng: Random) -> None:
        table = view.table
        turn = turn_of(table)
        end = turn + 1 + HORIZON
        self._lore = lore
        self._view = view
        self._rng = rng
        self._end = GAME if end + ENDGAME >= GAME else end
        self._box = 1 << turn // TURNS
        self._own = stand(lore, table, view.seat, ready=table.phase is not Phase.KEEP)
        self._worlds: list[World] = []

    def lead(self, move: Move, number: int) -> float:
        """The points ahead of the rivals' mean, in world `number` after the move."""
        while len(self._worlds) <= number:
            self._worlds.append(self._imagine())
        world, own = self._worlds[number], self._own.copy()
        supply = Supply(world.display, world.stack)
        if isinstance(move, Mark):
            own.due = own.due - 1 if move.kind == EXTRA else 0
            put(own, own.cards.index(move.card), self._lore.find(move.card, move.fields), self._box)
        elif isinstance(move, Keep):
            own.cards, own.marks = list(move.cards), [0, 0]
        else:
            _take(own, move, supply)
            # A card that I take is one that the rivals don't get: they travel anew.
            world = self._follow(world, supply)
        return self._lead(Journey(self._lore, own, world, supply, self._end), world)

    def _lead(self, journey: Journey, world: World) -> float:
        mine = journey.points + journey.awards + self._forecast(journey.own, journey.taken)
        theirs = world.rival_points + journey.rival_awards
        for rival in world.ends:
            theirs += self._forecast(rival, journey.taken)
        return mine - theirs / len(world.ends)

    def _forecast(self, own: Position, taken: list[int]) -> float:
        left = GAME - self._end
        return forecast(self._lore, own, taken, left) if left else 0.0

    def _imagine(self) -> World:
        world = imagine(self._lore, self._view, self._rng)
        if self._view.table.phase is Phase.TAKE:
            return world
        return self._follow(world, Supply(world.display, world.stack))

    def _follow(self, world: World, supply: Supply) -> World:
        """The world with the rivals' likely journeys in it, from that supply on."""
        claims: list[list[Claim]] = [[] for _ in range(GAME)]
        grabs: list[list[int]] = [[] for _ in range(GAME)]
        ends: list[Position] = []
        points = 0.0
        for rival in world.rivals:
            journey = Journey(self._lore, rival.copy(), world, supply.copy(), self._end)
            points += journey.points
            ends.append(journey.own)
            for turn in range(world.turn, self._end):
                claims[turn] += journey.claims[turn]
                grabs[turn] += journey.grabs[turn]
        return world.followed(points, ends, claims, grabs)


def _take(own: Position, move: Take, supply: Supply) -> None:
    place = own.cards.index(NO_CARD)
    if move.card == STACK:
        own.cards[place] = supply.draw()
    else:
        supply.take(move.card)
        own.cards[place] = move.card
