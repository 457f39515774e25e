"""An arbiter for transcripts of Im Bann der Pyramide, who knows nothing of the program.

It reads a transcript (JSON Lines) and the level's YAML file, and follows the game by the rule pages
alone; the first line that breaks a rule is a `Foul`. Rules are cited by their numbers.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import yaml

Line = dict[str, Any]
Cards = Counter[str]

ITEMS = {"ladder", "pickaxe", "rope", "torch"}
TO_THE_DISCARD_PILE = {"spell", "curse", "scarab"}


@cache
def unpack(level: str) -> dict[str, Any]:
    """What a level file says."""
    found: dict[str, Any] = yaml.safe_load(level)
    return found


class Foul(Exception):  # noqa: N818 -- the arbiter's own word
    """A line that breaks the rules or the form."""


@dataclass
class Player:
    """A player's place, hand and display."""

    place: int = 0
    hand: Cards = field(default_factory=Counter)
    display: Cards = field(default_factory=Counter)


class Arbiter:
    """Follows one game."""

    def __init__(self, level: str, transcript: str) -> None:
        self.level = unpack(level)
        self.cards = {card["card"]: card for card in self.level["cards"]}
        self.lines: list[Line] = [json.loads(line) for line in transcript.splitlines()]
        self.at = 0
        self.stack: Cards = Counter({name: card["count"] for name, card in self.cards.items()})
        self.discards: Cards = Counter()
        self.depot: str = self.level["depot"]["start"]
        self.players: list[Player] = []
        self.mummy: int | None = None
        self.first: int | None = None
        self.values: list[int] = []
        self.scoring = False

    def follow(self) -> list[int]:
        """The winners, if every line is right."""
        setup = self.expect("setup", game="im_bann")
        self.require(2 <= len(setup["players"]) <= 5, "2 to 5 players")
        self.require(isinstance(setup["scoring"], bool), "scoring is true or false")
        length = self.level["lengths"][setup["length"]]
        self.values = [*length["adventures"], length["chamber"]]
        self.scoring = setup["scoring"]
        self.players = [Player() for _ in setup["players"]]
        for number, player in enumerate(self.players):
            cards = self.expect("deal", player=number)["cards"]
            self.require(len(cards) == 5, "IB-5: five cards each")
            self.draw_from_stack(player, cards)
        self.rounds()
        winners = self.end()
        self.require(self.at == len(self.lines), "the result is the last line")
        return winners

    def rounds(self) -> None:
        """Rounds and other turns, to the end of the game."""
        for number in range(1, self.level["rounds"] + 1):
            for seat in range(len(self.players)):
                again = False
                while True:
                    self.expect("turn", round=number, player=seat, again=again)
                    again = self.turn(seat)
                    if not again:
                        break
                if self.first is not None and not self.scoring:
                    return  # IB-13
            if self.first is not None:
                return  # IB-14

    def turn(self, seat: int) -> bool:
        """IB-6 to IB-11: whether another turn follows."""
        kind = self.peek()["type"]
        if kind in ("draw", "shuffle"):
            self.draw(seat)
        elif kind == "swap":
            self.swap(seat)
        elif kind == "idle":
            self.idle(seat)
        else:
            return self.play_phase(seat)
        self.pass_mummy_on(seat)
        return False

    # A: draw or swap (IB-6).

    def draw(self, seat: int) -> None:
        """One or two cards."""
        count = self.draw_line(seat)
        self.require(count in (1, 2), "IB-6: one or two cards")
        self.require(self.players[seat].hand.total() <= 10, "IB-5: the hand limit is ten")

    def swap(self, seat: int) -> None:
        """One to five cards from the hand; as many are drawn."""
        cards = self.expect("swap", player=seat)["cards"]
        self.require(1 <= len(cards) <= 5, "IB-6: one to five cards")
        for card in cards:
            self.take(self.players[seat].hand, card, "in the hand")
            self.discards[card] += 1  # ruling 3
        self.require(self.draw_line(seat) == len(cards), "IB-6: as many as were discarded")

    def draw_line(self, seat: int) -> int:
        """An optional shuffle, and the drawn cards."""
        wanted = next(line for line in self.lines[self.at :] if line["type"] == "draw")["cards"]
        if self.stack.total() < len(wanted) and self.discards.total():
            moved = self.discards.total()
            total = moved + self.stack.total()
            self.expect("shuffle", discards=moved, stack=total)
            self.stack += self.discards
            self.discards = Counter()
        cards = self.expect("draw", player=seat)["cards"]
        self.draw_from_stack(self.players[seat], cards)
        return len(cards)

    def draw_from_stack(self, player: Player, cards: list[str]) -> None:
        """Cards from the stack to a hand."""
        for card in cards:
            self.take(self.stack, card, "in the stack")
            player.hand[card] += 1

    def idle(self, seat: int) -> None:
        """Ruling 4"""
        self.expect("idle", player=seat)
        left = self.players[seat].hand.total() + self.stack.total() + self.discards.total()
        self.require(left == 0, "ruling 4: something is possible")

    # B: play (IB-7 to IB-12).

    def play_phase(self, seat: int) -> bool:
        """A special card, equipment, an adventure, the Mummy."""
        special = self.play(seat)
        if special == "curse":
            self.curse(seat)
        most = 0 if special is None else 10 if special == "scarab" else 1
        for _ in range(most):
            if self.peek()["type"] != "play":
                break
            self.require(self.play(seat) is None, "IB-7: one special card, before the equipment")
        exact = False
        if self.peek()["type"] == "adventure":
            place = self.players[seat].place
            exact = self.adventure(seat)
            if place == 5:
                return False  # ruling 12
        self.pass_mummy_on(seat)
        return exact

    def play(self, seat: int) -> str | None:
        """Which special card was played; None for equipment."""
        line = self.expect("play", player=seat)
        player, name = self.players[seat], line["card"]
        self.take(player.hand, name, "in the hand")
        card = self.cards[name]
        special: str | None = card.get("special")
        if special is None:
            self.require(card["item"] == self.depot, "IB-7: equipment matches the depot")
        if special is None or special == "protection":
            player.display[name] += 1
        elif special in TO_THE_DISCARD_PILE:
            self.discards[name] += 1
        self.require(("item" in line) == (special == "spell"), "a Spell names an item")
        self.require(("to" in line) == (special == "mummy"), "the Mummy names a player")
        if special == "spell":
            self.require(line["item"] in ITEMS, "IB-12: one of the four items")
            self.depot = line["item"]
        if special == "mummy":
            self.require(self.players[line["to"]].place != 6, "ruling 12: nobody who is out")
            self.mummy = line["to"]
        return special

    def curse(self, curser: int) -> None:
        """IB-12: clockwise, one card of everybody's choice (rulings 7 and 12)."""
        count = len(self.players)
        for step in range(1, count):
            seat = (curser + step) % count
            player = self.players[seat]
            if player.place == 6 or not player.display.total():
                continue
            card = self.expect("lose", player=seat)["card"]
            self.take(player.display, card, "in the display")
            self.discards[card] += 1

    def adventure(self, seat: int) -> bool:
        """IB-8 to IB-11: whether it was exact."""
        player = self.players[seat]
        need, total = self.need(seat), self.total(player)
        line = self.expect(
            "adventure", player=seat, place=player.place, need=need, total=total,
            exact=need == total,
        )  # fmt: skip
        self.require(total >= need, "IB-9: the total is at least the need")
        self.require(player.place < 5 or total == need, "IB-11: the chamber must be met exactly")
        self.require(Counter(line["cards"]) == +player.display, "IB-9: the whole display")
        self.discards += player.display
        player.display = Counter()
        player.place += 1
        if player.place == 6 and self.first is None:
            self.first = seat
        if need == total and player.place < 6 and self.peek()["type"] == "depot":
            item = self.expect("depot", player=seat)["item"]
            self.require(item in ITEMS and item != self.depot, "IB-10: another item")
            self.depot = item
        return need == total

    def pass_mummy_on(self, seat: int) -> None:
        """IB-11, rulings 8, 10, 11 and 12"""
        if self.peek()["type"] != "mummy":
            return
        line = self.expect("mummy", player=seat)
        self.require(self.mummy == seat, "ruling 10: only from the own display")
        to = line["to"]
        self.require(to != seat and self.players[to].place != 6, "ruling 12: to another, not out")
        removed = line["removed"]
        worth = 0
        for card in removed:
            self.take(self.players[seat].display, card, "in the display")
            self.require("item" in self.cards[card], "IB-11: equipment only")
            self.discards[card] += 1
            worth += self.cards[card]["value"]
        if self.players[to].place == 5:
            self.require(worth >= 3, "IB-11: equipment worth at least 3")
        else:
            self.require(not removed, "IB-11: a price only at the chamber")
        self.mummy = to

    # The end (IB-13, IB-14).

    def end(self) -> list[int]:
        """Scores and the result."""
        totals = []
        for seat, player in enumerate(self.players):
            open_ = -sum(self.values[player.place :])
            display = 0
            if player.place < 6:
                display = min(self.total(player), self.values[player.place])
            mummy = -3 if self.mummy == seat and self.first != seat else 0
            totals.append(open_ + display + mummy)
            self.expect(
                "score", player=seat, place=player.place, open=open_, display=display,
                mummy=mummy, total=totals[-1],
            )  # fmt: skip
        ranks = self.ranks(totals)
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        reason = "limit" if self.first is None else "chamber"
        self.expect("result", winners=winners, ranks=ranks, reason=reason)
        return winners

    def ranks(self, totals: list[int]) -> list[int]:
        """Equal totals share a rank."""
        if self.first is None:
            return [1 + sum(other > total for other in totals) for total in totals]
        if not self.scoring:
            return [1 if seat == self.first else 2 for seat in range(len(totals))]
        others = [total for seat, total in enumerate(totals) if seat != self.first]
        return [
            1 if seat == self.first else 2 + sum(other > total for other in others)
            for seat, total in enumerate(totals)
        ]

    # Reading.

    def need(self, seat: int) -> int:
        """IB-9: what the place where a player stands wants, the Mummy's 3 included."""
        return self.values[self.players[seat].place] + (3 if self.mummy == seat else 0)

    def total(self, player: Player) -> int:
        """The display's equipment."""
        return sum(self.cards[card].get("value", 0) * n for card, n in player.display.items())

    def take(self, cards: Cards, card: str, where: str) -> None:
        """One card less."""
        self.require(cards[card] > 0, f"there is no {card} {where}")
        cards[card] -= 1

    def peek(self) -> Line:
        """The next line."""
        if self.at >= len(self.lines):
            raise Foul("the transcript ends too early")
        return self.lines[self.at]

    def expect(self, kind: str, /, **keys: object) -> Line:
        """The next line, which must be of that kind and have these values."""
        line = self.peek()
        self.require(line["type"] == kind, f"a line {kind!r} is due, not {line['type']!r}")
        for key, value in keys.items():
            same = line[key] == value and type(line[key]) is type(value)
            self.require(same, f"{key} is {line[key]!r}, not {value!r}")
        self.at += 1
        return line

    def require(self, fine: bool, rule: str) -> None:
        """A foul, unless it is fine."""
        if not fine:
            raise Foul(f"line {self.at + 1}: {rule}")
