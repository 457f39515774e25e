"""A referee for transcripts of Silver & Gold: Pyramids, who knows nothing of the program.

It reads a transcript (JSON Lines) and the deck's YAML file, and follows the game by the rules
alone; the first line that breaks one is a `Foul`. Rules are cited by their numbers.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import yaml

Cell = tuple[int, int]
Line = dict[str, Any]

MILESTONES = (2, 4, 6)


class Foul(Exception):  # noqa: N818 -- the referee's own word
    """A line that breaks the rules or the form."""


@dataclass
class Card:
    """A pyramid card: letters by field."""

    number: int
    colour: str
    letters: dict[Cell, str]

    def find(self, letter: str) -> Cell:
        return next(cell for cell, found in self.letters.items() if found == letter)


@dataclass
class Player:
    """What lies in front of a player."""

    marked: dict[int, set[Cell]] = field(default_factory=dict)
    done: list[int] = field(default_factory=list)
    red: int = 0
    green: int = 0
    skulls: int = 0
    torches: set[int] = field(default_factory=set)
    awards: int = 0


class Referee:
    """Follows one game."""

    def __init__(self, deck: str, transcript: str) -> None:
        box = _unpack(deck)
        self.skulls: list[int] = box["skulls"]
        self.awards: list[int] = box["awards"]
        self.shapes = {entry["pattern"]: _turnings(entry["shape"]) for entry in box["expeditions"]}
        self.counts = {entry["pattern"]: entry["count"] for entry in box["expeditions"]}
        self.cards = {entry["number"]: _card(entry) for entry in box["pyramids"]}
        self.lines: list[Line] = [json.loads(line) for line in transcript.splitlines()]
        self.at = 0
        self.stack = set(self.cards)
        self.display: list[int] = []
        self.players: list[Player] = []
        self.given: dict[str, int] = Counter()

    # The course of the game.

    def follow(self) -> list[int]:
        """The winners, if every line is right."""
        names = self.expect("setup", game="silver_gold")["players"]
        self.require(2 <= len(names) <= 4, "2 to 4 players")
        self.players = [Player() for _ in names]
        self.draft()
        for round_number in (1, 2, 3, 4):
            left = Counter(self.counts)
            for turn in range(1, 8):
                self.turn(round_number, turn, left)
        winners = self.scores()
        self.require(self.at == len(self.lines), "the result is the last line")
        return winners

    def draft(self) -> None:
        """SG-4"""
        hands = []
        for seat in range(len(self.players)):
            hand = self.expect("deal", player=seat)["cards"]
            self.require(len(set(hand)) == 4, "SG-4: four cards each")
            for card in hand:
                self.leave_stack(card)
            hands.append(hand)
        for seat, player in enumerate(self.players):
            kept = self.expect("keep", player=seat)["cards"]
            self.require(len(set(kept)) == 2 and set(kept) <= set(hands[seat]), "SG-4: keep two")
            player.marked = {card: set() for card in kept}
            self.stack |= set(hands[seat]) - set(kept)
        self.fill()

    def turn(self, round_number: int, turn: int, left: Counter[str]) -> None:
        """SG-6, SG-7 and the four actions"""
        pattern = self.expect("reveal", round=round_number, turn=turn)["pattern"]
        self.require(left[pattern] > 0, f"SG-6: no card {pattern} is left in this round")
        left[pattern] -= 1
        finished = {}
        for seat, player in enumerate(self.players):
            self.action_mark(seat, player, pattern, round_number)
            tombs = sorted(c for c, m in player.marked.items() if self.cards[c].find("T") in m)
            if tombs:
                finished[seat] = tombs
        for seat in sorted(finished, key=lambda seat: finished[seat][0]):  # SG-18
            self.action_refill(seat, finished[seat])
        self.action_award(finished)

    def action_mark(self, seat: int, player: Player, pattern: str, round_number: int) -> None:
        """SG-8 to SG-15"""
        if not player.marked:
            return  # SG-19: sits out
        owed = 1
        first = True
        while owed and (first or self.free_anywhere(player)):  # SG-15: otherwise it lapses
            line = self.expect("mark", player=seat)
            kinds = ("pattern", "single") if first else ("extra",)
            self.require(line["kind"] in kinds, f"kind must be one of {kinds}")
            owed += self.mark(player, line, pattern, round_number) - 1
            first = False

    def mark(self, player: Player, line: Line, pattern: str, round_number: int) -> int:
        """One placement; the number of crosses under it"""
        card = self.cards[line["card"]]
        self.require(card.number in player.marked, "the card is not the player's")
        cells = [(row, column) for row, column in line["fields"]]
        marked = player.marked[card.number]
        self.require(len(set(cells)) == len(cells), "a field twice")
        if line["kind"] == "pattern":
            self.require(_boxed(cells) in self.shapes[pattern], f"SG-8: this is no {pattern}")
        else:
            self.require(len(cells) == 1, "SG-11: just one field")
        for cell in cells:
            self.require(card.letters.get(cell, "#") != "#", "SG-9: a wall, or off the chamber")
            self.require(cell not in marked, "SG-9: marked already")
        self.require(any(self.connects(card, marked, cell) for cell in cells), "SG-10")
        marked.update(cells)
        letters = Counter(card.letters[cell] for cell in cells)
        self.tick(player, letters, round_number)
        return letters["x"]

    def tick(self, player: Player, letters: Counter[str], round_number: int) -> None:
        """SG-12, SG-13"""
        player.red = min(10, player.red + letters["r"])
        player.green = min(10, player.green + letters["g"])
        if letters["f"]:
            player.torches.add(round_number)
        for _ in range(letters["s"]):
            player.skulls = min(10, player.skulls + 1)
        for _ in range(letters["p"]):
            player.skulls = max(0, player.skulls - 2)

    def action_refill(self, seat: int, finished: list[int]) -> None:
        """SG-16, SG-17, SG-19"""
        player = self.players[seat]
        for number in finished:
            self.expect("complete", player=seat, card=number)
            del player.marked[number]
            player.done.append(number)
        for _ in finished:
            if not self.stack and not self.display:
                break
            line = self.expect("take", player=seat)
            if line["from"] == "stack":
                self.leave_stack(line["card"])
            else:
                self.require(line["from"] == "display", "from display or stack")
                self.require(line["card"] in self.display, "SG-16: not in the display")
                self.display.remove(line["card"])
            player.marked[line["card"]] = set()
        self.fill()

    def fill(self) -> None:
        """SG-17, SG-19: up to four, as far as the stack goes"""
        gaps = min(4 - len(self.display), len(self.stack))
        if gaps:
            cards = self.expect("fill")["cards"]
            self.require(len(cards) == gaps, f"SG-17: {gaps} cards are to be filled")
            for card in cards:
                self.leave_stack(card)
                self.display.append(card)

    def action_award(self, finished: dict[int, list[int]]) -> None:
        """SG-20, SG-21"""
        due: dict[str, list[tuple[int, int]]] = {}
        for seat, fresh in finished.items():
            done = [self.cards[number].colour for number in self.players[seat].done]
            for colour in {self.cards[number].colour for number in fresh}:
                mine = [number for number in fresh if self.cards[number].colour == colour]
                now = done.count(colour)
                if any(now - len(mine) < milestone <= now for milestone in MILESTONES):
                    due.setdefault(colour, []).append((min(mine), seat))
        expected = {}
        for colour, claims in due.items():
            free = self.awards[self.given[colour] :]
            takers = [seat for _, seat in sorted(claims)]
            expected[colour] = list(zip(takers, free, strict=False))
        while any(expected.values()):
            line = self.expect("award")
            claims = expected.get(line["colour"], [])
            self.require(claims[:1] == [(line["player"], line["points"])], "SG-20, SG-21")
            claims.pop(0)
            self.given[line["colour"]] += 1
            self.players[line["player"]].awards += line["points"]

    def scores(self) -> list[int]:
        """SG-22 to SG-24"""
        merits = []
        for seat, player in enumerate(self.players):
            pairs = min(player.red, player.green)
            lines = {
                "pyramids": 10 * len(player.done),
                "torches": 5 * len(player.torches),
                "awards": player.awards,
                "gems": 5 * pairs + abs(player.red - player.green),
                "skulls": -self.skulls[player.skulls - 1] if player.skulls else 0,
            }
            self.expect("score", player=seat, **lines, total=sum(lines.values()))
            merits.append((sum(lines.values()), -min(player.done, default=1000)))
        winners = [seat for seat, merit in enumerate(merits) if merit == max(merits)]
        self.expect("result", winners=winners)
        return winners

    # What the rules ask of a table.

    def free_anywhere(self, player: Player) -> bool:
        return any(
            letter != "#" and cell not in marked and self.connects(self.cards[number], marked, cell)
            for number, marked in player.marked.items()
            for cell, letter in self.cards[number].letters.items()
        )

    def connects(self, card: Card, marked: set[Cell], cell: Cell) -> bool:
        """SG-10, SG-11: the entrance of an empty card, or a side shared with a mark"""
        if not marked:
            return card.letters[cell] == "E"
        row, column = cell
        sides = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        return bool(sides & marked)

    def leave_stack(self, card: int) -> None:
        self.require(card in self.stack, f"card {card} is not in the stack")
        self.stack.remove(card)

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


@lru_cache(maxsize=8)
def _unpack(deck: str) -> Line:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    box: Line = yaml.load(deck, Loader=loader)
    return box


def _card(entry: Line) -> Card:
    rows = entry["chamber"].split()
    letters = {(r, c): letter for r, row in enumerate(rows) for c, letter in enumerate(row)}
    return Card(entry["number"], entry["colour"], letters)


def _boxed(cells: Iterable[Cell]) -> frozenset[Cell]:
    cells = list(cells)
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return frozenset((row - top, column - left) for row, column in cells)


def _turnings(rows: list[str]) -> set[frozenset[Cell]]:
    cells = [(r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter == "x"]
    found = set()
    for _ in range(4):
        cells = [(column, -row) for row, column in cells]
        found |= {_boxed(cells), _boxed((row, -column) for row, column in cells)}
    return found
