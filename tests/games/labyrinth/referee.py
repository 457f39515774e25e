"""An arbiter for transcripts of The Pharaoh's Labyrinth, who knows nothing of the program.

It reads a transcript (JSON Lines) and the tile set's YAML file, and follows the game by the rules
alone; the first line that breaks one is a `Foul`. Rules are cited by their numbers.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.games.labyrinth.second_opinion import Cell, Survey, Tiles, unpack

Line = dict[str, Any]

BETTING_ROUNDS = ((6, 10), (11, 15), (16, 20))


class Foul(Exception):  # noqa: N818 -- the arbiter's own word
    """A line that breaks the rules or the form."""


@dataclass
class Seat:
    """A player's board and pieces."""

    stock: Counter[int]
    tiles: Tiles = field(default_factory=dict)
    pieces: dict[Cell, int] = field(default_factory=dict)
    entrance: tuple[str, str] | None = None


class Arbiter:
    """Follows one game."""

    def __init__(self, tile_set: str, transcript: str) -> None:
        self.tile_set = tile_set
        self.box = unpack(tile_set)
        self.left = Counter({tile["number"]: tile["count"] for tile in self.box["tiles"]})
        self.lines: list[Line] = [json.loads(line) for line in transcript.splitlines()]
        self.at = 0
        self.seats: list[Seat] = []
        self.professional = self.betting = False
        self.last = 0
        self.bettors: list[int] = []

    def follow(self) -> list[int]:
        """The winners, if every line is right."""
        setup = self.expect("setup", game="labyrinth")
        self.require(setup["rules"] in ("basic", "professional"), "basic or professional")
        self.require(setup["betting"] in (True, False), "betting is true or false")
        self.professional = setup["rules"] == "professional"
        self.betting = setup["betting"]
        self.require(1 <= len(setup["players"]) <= 5, "1 to 5 players")
        stock = Counter({kind["value"]: kind["count"] for kind in self.box["treasures"]})
        self.seats = [Seat(Counter(stock)) for _ in setup["players"]]
        for turn in range(1, 26):  # LP-9
            self.turn(turn)
        winners = self.scores()
        self.require(self.at == len(self.lines), "the result is the last line")
        return winners

    def turn(self, turn: int) -> None:
        """LP-4 to LP-7, LP-14"""
        bets = self.bets(turn)
        number = self.expect("number", turn=turn)["value"]
        self.require(self.left[number] > 0, f"LP-2: no card {number} is left")
        self.left[number] -= 1
        self.judge(turn, bets, number)
        self.last = number
        for player, seat in enumerate(self.seats):
            space = self.lay(player, seat, number)
            while self.next_is("treasure", player):
                self.treasure(player, seat, space)
            if self.next_is("start", player):
                self.start(player, seat)
            self.require(turn < 3 or seat.entrance is not None, "LP-7: an entrance by turn 3")

    def bets(self, turn: int) -> dict[int, str]:
        """LP-14: the bets of all who are in."""
        if not self.betting or not any(low <= turn <= high for low, high in BETTING_ROUNDS):
            return {}
        if turn in [low for low, _ in BETTING_ROUNDS]:
            self.bettors = list(range(len(self.seats)))
        bets = {player: self.expect("bet", player=player)["bet"] for player in self.bettors}
        self.require(set(bets.values()) <= {"high", "low"}, "LP-14: high or low")
        return bets

    def judge(self, turn: int, bets: dict[int, str], number: int) -> None:
        """LP-14: who stays in, and who wins with the fifth card."""
        if not bets:
            return
        if number != self.last:
            right = "high" if number > self.last else "low"
            self.bettors = [player for player in self.bettors if bets[player] == right]
        if turn in [high for _, high in BETTING_ROUNDS]:
            for player in self.bettors:
                self.expect("special", player=player)
                self.seats[player].stock[self.box["special"]["value"]] += 1

    def lay(self, player: int, seat: Seat, number: int) -> Cell:
        """LP-4"""
        line = self.expect("lay", player=player, tile=number)
        row, column = line["space"]
        self.require(0 <= row < 5 and 0 <= column < 5, "LP-4: off the board")
        self.require((row, column) not in seat.tiles, "LP-4: the space is taken")
        self.require(line["rotation"] in (0, 1, 2, 3), "LP-4: quarter turns")
        seat.tiles[row, column] = (number, line["rotation"])
        return row, column

    def treasure(self, player: int, seat: Seat, space: Cell) -> None:
        """LP-5, LP-6"""
        line = self.expect("treasure", player=player)
        cell, value = (line["field"][0], line["field"][1]), line["value"]
        self.require((cell[0] // 2, cell[1] // 2) == space, "LP-5: only on the tile just laid")
        survey = Survey(self.tile_set, {space: seat.tiles[space]})
        self.require(cell in survey.scarabs, "LP-5: only on a scarab")
        self.require(cell not in seat.pieces, "LP-5: one on each scarab")
        self.require(seat.stock[value] > 0, "LP-3: no such piece is left")
        if not self.professional:
            lowest = min(kind for kind, count in seat.stock.items() if count)
            self.require(value == lowest, "LP-6: the lower values first")
        seat.stock[value] -= 1
        seat.pieces[cell] = value

    def start(self, player: int, seat: Seat) -> None:
        """LP-7"""
        line = self.expect("start", player=player)
        self.require(seat.entrance is None, "LP-7: the choice is final")
        self.require(line["portal"] in ("left", "bottom", "right"), "LP-1: no such portal")
        self.require(line["side"] in ("left", "right"), "LP-7: left or right")
        seat.entrance = (line["portal"], line["side"])

    def scores(self) -> list[int]:
        """LP-10 to LP-13"""
        totals = []
        for player, seat in enumerate(self.seats):
            assert seat.entrance is not None
            survey = Survey(self.tile_set, seat.tiles)
            path = survey.path(*seat.entrance)
            factors = {cell: survey.factor(cell, path) for cell in seat.pieces}
            if not self.professional:
                factors = {cell: min(1, factor) for cell, factor in factors.items()}
            treasures = sum(value * factors[cell] for cell, value in seat.pieces.items())
            total = len(path) + treasures
            fields = [list(cell) for cell in path]
            lines = {"path": len(path), "fields": fields, "treasures": treasures, "total": total}
            self.expect("score", player=player, **lines)
            totals.append(total)
        winners = [player for player, total in enumerate(totals) if total == max(totals)]
        self.expect("result", winners=winners)
        return winners

    def next_is(self, kind: str, player: int) -> bool:
        """Whether the next line is of that kind and player."""
        line = self.lines[self.at] if self.at < len(self.lines) else {}
        return line.get("type") == kind and line.get("player") == player

    def expect(self, kind: str, **values: Any) -> Line:
        """The next line, which must be of that kind and hold these values."""
        self.require(self.at < len(self.lines), f"the transcript ends before '{kind}'")
        line = self.lines[self.at]
        self.at += 1
        self.require(line.get("type") == kind, f"'{kind}' is due, not '{line.get('type')}'")
        for key, value in values.items():
            self.require(line.get(key) == value, f"{key} is {line.get(key)!r}, not {value!r}")
        return line

    def require(self, right: bool, rule: str) -> None:
        if not right:
            shown = self.lines[self.at - 1] if 0 < self.at <= len(self.lines) else "the end"
            raise Foul(f"line {self.at}: {rule}: {shown}")
