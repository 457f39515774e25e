"""An arbiter for transcripts of Pyramido, who knows nothing of the program.

It reads a transcript (JSON Lines) and the domino set's YAML file, and follows the game by the
rules alone; the first line that breaks one is a `Foul`. Rules are cited by their numbers.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.games.pyramido.second_opinion import (
    OUTLINES,
    TURNS,
    Cell,
    Piece,
    box_around,
    from_above,
    places,
    regions,
    unpack,
)

Line = dict[str, Any]

COLOURS = ("orange", "blue", "purple", "green", "red")
BAG = {**dict.fromkeys(COLOURS, 9), "mythical": 18}
PAYMENTS = {(1, 0): 1, (0, 2): 1, (3, 0): 2, (2, 2): 2, (1, 4): 2, (0, 6): 2}


class Foul(Exception):  # noqa: N818 -- the arbiter's own word
    """A line that breaks the rules or the form."""


@dataclass
class Slot:
    """A place in a stack: what is known of the domino there."""

    number: int | None = None
    back: list[int] | None = None
    up: bool = False


@dataclass
class Seat:
    """A player's pyramid and supply."""

    pieces: list[Piece] = field(default_factory=list)
    gems: Counter[str] = field(default_factory=Counter)
    areas: list[int] = field(default_factory=list)
    mythical: list[int] = field(default_factory=list)

    @property
    def stages(self) -> list[int]:
        return [a + b for a, b in zip(self.areas, self.mythical, strict=True)]

    def blocks(self, stage: int) -> set[Cell]:
        """The blocks of a stage."""
        own = [piece for piece in self.pieces if piece.stage == stage]
        return {cell for piece in own for cell in (piece.first, piece.second)}

    def outline(self, stage: int) -> tuple[int, int]:
        """PF-3: height and width of a later stage."""
        _, _, height, width = box_around(self.blocks(1))
        return height - stage + 1, width - stage + 1


class Arbiter:
    """Follows one game."""

    def __init__(self, domino_set: str, transcript: str) -> None:
        self.text = domino_set
        self.dominoes = unpack(domino_set)
        self.lines: list[Line] = [json.loads(line) for line in transcript.splitlines()]
        self.at = 0
        self.seats: list[Seat] = []
        self.stacks = [[Slot() for _ in range(18)] for _ in range(5)]
        """Each from its top."""
        self.below: list[Counter[str]] = [Counter() for _ in range(5)]
        self.bag = Counter(BAG)
        self.discards: Counter[str] = Counter()
        self.seen: set[int] = set()

    def follow(self) -> list[int]:
        """The winners, if every line is right."""
        setup = self.expect("setup", game="pyramido")
        self.require(1 <= len(setup["players"]) <= 4, "1 to 4 players")
        self.seats = [Seat() for _ in setup["players"]]
        self.row()
        start = 0  # PF-15
        for stage in (1, 2, 3, 4):
            self.expect("stage", stage=stage, start=start)
            last = self.build(stage, start)
            for player in range(len(self.seats)):
                self.score_stage(stage, player)
            start = self.next_start(last)
        winners = self.result()
        self.require(self.at == len(self.lines), "the result is the last line")
        return winners

    # PF-4

    def row(self) -> None:
        line = self.expect("row")
        for index, stack in enumerate(self.stacks):
            up = index in (0, 2, 4)
            number, back = line["dominoes"][index], line["backs"][index]
            self.require((number is not None) == up, "PF-4: 1, 3 and 5 face up")
            self.require((back is None) == up, "PF-4: the backs of 2 and 4")
            if up:
                self.see(number)
                stack[0] = Slot(number, self.back_of(number), True)
            else:
                self.show_back(index, back)
            self.require(len(line["gems"][index]) == 3, "PF-4: three gems")
            for gem in line["gems"][index]:
                self.draw(index, gem)

    # Turns: PF-5 to PF-10

    def build(self, stage: int, start: int) -> int:
        """All turns of a stage; returns who passed last."""
        left = list(range(len(self.seats)))
        player, last = start, start
        while left:
            if player in left:
                if self.room(stage, player):
                    self.turn(stage, player)
                else:
                    self.expect("pass", player=player, stage=stage)
                    if stage == 1:
                        box = box_around(self.seats[player].blocks(1))[2:]
                        self.require(box in OUTLINES, "PF-3: a whole outline")
                    left.remove(player)
                    last = player
            player = (player + 1) % len(self.seats)
        return last

    def room(self, stage: int, player: int) -> bool:
        """PF-9: whether a domino fits."""
        seat = self.seats[player]
        if not seat.pieces:
            return True
        return bool(places(stage, seat.blocks(stage), seat.outline(stage)))

    def turn(self, stage: int, player: int) -> None:
        before = [index for index in range(5) if self.stacks[index][0].up]
        taken, domino = self.take(player)
        if not self.stacks[taken]:
            self.split(player, taken)
        if not self.below[taken].total():
            self.refill(taken)
        revealed = self.reveal(player)
        self.place(stage, player, domino)
        if len(self.seats) == 1:
            self.sink(min(i for i in before if i not in (taken, revealed)))

    def take(self, player: int) -> tuple[int, int]:
        line = self.expect("take", player=player)
        self.require(line["stack"] in range(1, 6), "stacks 1 to 5")
        index = line["stack"] - 1
        stack = self.stacks[index]
        self.require(bool(stack) and stack[0].up, "PF-5: a face-up domino")
        self.require(stack[0].number == line["domino"], "PF-5: the domino that lies there")
        self.require(self.below[index][line["gem"]] > 0, "PF-5: a gem from below")
        del stack[0]
        self.below[index][line["gem"]] -= 1
        self.seats[player].gems[line["gem"]] += 1
        self.new_top(index, line["back"])
        return index, line["domino"]

    def split(self, player: int, target: int) -> None:
        line = self.expect("split", player=player, to=target + 1)
        self.require(line["from"] in range(1, 6), "stacks 1 to 5")
        stack = self.stacks[line["from"] - 1]
        self.require(len(stack) >= 2, "PF-5: a stack of two or more")
        count = len(stack) // 2
        self.require(line["count"] == count, "PF-5: the lower half, rounded down")
        self.stacks[target] = stack[-count:]
        del stack[-count:]
        self.new_top(target, line["back"])

    def refill(self, index: int) -> None:
        line = self.expect("refill", stack=index + 1)
        self.require(len(line["gems"]) == 3, "PF-6: three gems")
        returned = 0
        for gem in line["gems"]:
            if not self.bag.total():
                returned += self.discards.total()
                self.bag, self.discards = self.discards, Counter()
            self.draw(index, gem)
        self.require(line["returned"] == returned, "PF-6: the gems that went back")

    def reveal(self, player: int | None) -> int:
        line = self.expect("reveal", player=player)
        self.require(line["stack"] in range(1, 6), "stacks 1 to 5")
        top = self.stacks[line["stack"] - 1][0]
        self.require(not top.up, "PF-7: a face-down top")
        if top.number is None:
            self.see(line["domino"])
            self.require(self.back_of(line["domino"]) == top.back, "PF-1: its back")
            top.number = line["domino"]
        self.require(top.number == line["domino"], "PF-17: it is known")
        top.up = True
        return int(line["stack"]) - 1

    def place(self, stage: int, player: int, domino: int) -> None:
        line = self.expect("place", player=player, stage=stage, domino=domino)
        (a, b), (c, d) = line["blocks"]
        first, second = (a, b), (c, d)
        self.require((c - a, d - b) in TURNS, "PF-8: side by side")
        seat = self.seats[player]
        if seat.pieces:
            legal = places(stage, seat.blocks(stage), seat.outline(stage))
            self.require(frozenset((first, second)) in legal, "PF-8: free, inside, touching")
        seat.pieces.append(Piece(stage, domino, first, second))

    def sink(self, index: int) -> None:
        """PF-17"""
        stack = self.stacks[index]
        top = stack.pop(0)
        top.up = False
        stack.append(top)
        line = self.expect("sink", stack=index + 1, domino=top.number)
        self.new_top(index, line["back"])
        others = [(index - step) % 5 for step in range(1, 5)]
        target = next(other for other in others if not self.stacks[other][0].up)
        self.require(self.reveal(None) == target, "PF-17: the first face-down top to the left")

    def new_top(self, index: int, back: list[int] | None) -> None:
        """The back that shows now, or nothing if the stack is empty."""
        if not self.stacks[index]:
            self.require(back is None, "no back: the stack is empty")
            return
        top = self.stacks[index][0]
        if top.back is not None:
            self.require(back == top.back, "the back is known")
        else:
            self.show_back(index, back)

    def show_back(self, index: int, back: list[int] | None) -> None:
        """A back that somebody sees for the first time: enough such dominoes must be left."""
        self.stacks[index][0].back = back
        shown = [s for stack in self.stacks for s in stack if s.number is None and s.back == back]
        unseen = [n for n in self.dominoes if n not in self.seen and self.back_of(n) == back]
        self.require(len(shown) <= len(unseen), "PF-1: there is no such domino left")

    def back_of(self, number: int) -> list[int]:
        """PF-1: the symbols of both blocks, the higher number first."""
        rows = self.dominoes[number]["symbols"]
        blocks = [sum(row[2 * b : 2 * b + 2].count("x") for row in rows) for b in (0, 1)]
        return sorted(blocks, reverse=True)

    def see(self, number: int) -> None:
        self.require(number in self.dominoes, "PF-1: no such domino")
        self.require(number not in self.seen, "PF-1: each domino is there once")
        self.seen.add(number)

    def draw(self, index: int, gem: str) -> None:
        self.require(self.bag[gem] > 0, f"PF-2: no such gem in the bag: {gem}")
        self.bag[gem] -= 1
        self.below[index][gem] += 1

    # Scoring: PF-11 to PF-16

    def score_stage(self, stage: int, player: int) -> None:
        seat = self.seats[player]
        areas = {region.first: region for region in regions(from_above(self.text, seat.pieces))}
        points = 0
        while self.next_is("activate", player):
            line = self.expect("activate", player=player, stage=stage)
            area = areas.pop((line["area"][0], line["area"][1]), None)
            self.require(area is not None, "PF-12: no such area, or activated already")
            assert area is not None
            self.require(line["colour"] == area.colour, "PF-11: its colour")
            self.require(line["symbols"] == area.symbols, "PF-11: its visible symbols")
            points += self.pay(seat, line)
        mythical = seat.gems["mythical"]
        sums = {"areas": points, "mythical": mythical, "points": points + mythical}
        self.expect("stage_score", player=player, stage=stage, **sums)
        seat.areas.append(points)
        seat.mythical.append(mythical)
        over = seat.gems.total() - 5
        if stage < 4 and over > 0:  # PF-14
            line = self.expect("discard", player=player, stage=stage)
            gems: Counter[str] = Counter(line["gems"])
            self.require(gems.total() == over, "PF-14: down to five")
            self.spend(seat, gems)

    def pay(self, seat: Seat, line: Line) -> int:
        """PF-12"""
        gems: Counter[str] = Counter(line["gems"])
        self.require(set(gems) <= {line["colour"], "mythical"}, "PF-12: its colour or mythical")
        worth = PAYMENTS.get((gems[line["colour"]], gems["mythical"]))
        self.require(worth is not None, "PF-12: one gem or three")
        assert worth is not None
        self.require(line["points"] == worth * line["symbols"], "PF-12: its points")
        self.spend(seat, gems)
        return int(line["points"])

    def spend(self, seat: Seat, gems: Counter[str]) -> None:
        self.require(gems <= seat.gems, "PF-14: the player has these gems")
        seat.gems -= gems
        self.discards += gems

    def next_start(self, last: int) -> int:
        """PF-15"""
        order = [(last + step) % len(self.seats) for step in range(1, len(self.seats) + 1)]
        return min(order, key=lambda player: self.seats[player].stages[-1])

    def result(self) -> list[int]:
        """PF-16"""
        for player, seat in enumerate(self.seats):
            self.expect(
                "score",
                player=player,
                stages=seat.stages,
                areas=sum(seat.areas),
                mythical=sum(seat.mythical),
                gems=seat.gems.total(),
                total=sum(seat.stages),
            )
        winners = list(range(len(self.seats)))
        reason = "shared"
        for name, values in self.criteria().items():
            best = max(values[player] for player in winners)
            winners = [player for player in winners if values[player] == best]
            if len(winners) == 1:
                reason = name
                break
        self.expect("result", winners=winners, reason=reason)
        return winners

    def criteria(self) -> dict[str, list[int]]:
        """PF-16: what decides, in its order, and how much of it each player has."""
        return {
            "points": [sum(seat.stages) for seat in self.seats],
            "gems": [seat.gems.total() for seat in self.seats],
            "stage": [max(seat.stages) for seat in self.seats],
        }

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
