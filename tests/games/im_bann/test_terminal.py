"""Whole games in the terminal: it can be played to the end, and no other hand is ever shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from pyramids.commands.terminal.console import Console
from pyramids.commands.terminal.text_game import TextGame
from pyramids.engine.contract import Player, Setup
from pyramids.engine.session import Session
from pyramids.games.im_bann.spec import SPEC
from pyramids.play.game_flow import GameFlow
from pyramids.play.practice import NoAutosave
from pyramids.play.running_game import RunningGame, leave_all
from pyramids.play.seats import default_look
from pyramids.play.workers.bot_reasons import BotReasons
from pyramids.storage.settings import Settings
from tests.games.im_bann.players import rules_of

NAMES = ("Ana", "Ben", "Cleo")
DRAWS = re.compile(r"^(\w+) draws: ")
HAND = re.compile(r"^Hand, \d+ cards?: ")
CALLED = re.compile(r"^(\w+), it's your turn")


@pytest.fixture(autouse=True)
def _leave() -> Iterator[None]:
    yield
    leave_all()


def begin(players: tuple[Player, ...], seed: int) -> RunningGame:
    """A game that is saved nowhere."""
    setup = SPEC.validate(Setup(SPEC.id, "classic", players, {"length": "short"}))
    looks = [default_look(seat, None) for seat in range(len(players))]
    rules = rules_of()
    session = Session(rules, setup, seed)
    return RunningGame(SPEC, rules.deck, session, looks, Settings(), NoAutosave())


class Onlooker(Console):
    """Types any move and every command that shows something, and notes who reads what."""

    def __init__(self, game: RunningGame, seed: int) -> None:
        self._game = game
        self._rng = Random(seed)
        self.reader = NAMES[0]
        self.curtain = False
        self.read: list[tuple[str, str]] = []
        """Who has the screen, and a line on it; nobody while the screen is covered."""
        self._asked = 0
        self.numbered = 0

    def say(self, *lines: str) -> None:
        for line in lines:
            if called := CALLED.match(line):
                self.curtain = True
                self.reader = called[1]
            if number := re.match(r"(\d+)\. ", line):
                self.numbered = int(number[1])
            self.read.append(("" if self.curtain else self.reader, line))

    def ask(self) -> str:
        self._asked += 1
        self.curtain = False
        if self._asked % 7 == 0:
            return ("look", "log 400", "why", "score", "board")[self._asked // 7 % 5]
        answer, self.numbered = 1 + int(self._rng.random() * max(1, self.numbered)), 0
        return str(answer)

    def clear(self) -> None:
        self.read.append(("", "cleared"))


@pytest.mark.slow
def test_nobody_ever_reads_another_hand() -> None:
    """IB-5: not in the table, the log, the reasons of bots, or between two turns."""
    game = begin((*(Player(name) for name in NAMES), Player("Bot", "random")), seed=5)
    console = Onlooker(game, 5)
    TextGame(game, console).play()
    assert game.over is not None
    hands = drawn = 0
    owner = ""
    for reader, line in console.read:
        if reader and game.over is not None and "final" in line:
            break
        for name in (*NAMES, "Bot"):
            if line.startswith((f"{name}: ", f"{name} has opened")):
                owner = name
        if found := DRAWS.match(line):
            drawn += 1
            assert found[1] == reader, f"{reader or 'everyone'} reads: {line}"
        if HAND.match(line):
            hands += 1
            assert owner == reader, f"{reader or 'everyone'} reads {owner}'s hand: {line}"
    assert hands > 30
    assert drawn > 30


def test_between_two_turns_the_screen_is_covered() -> None:
    """Everyone has a hand, so the screen is cleared before somebody else looks at it."""
    game = begin(tuple(Player(name) for name in NAMES), seed=2)
    console = Onlooker(game, 2)
    TextGame(game, console).play()
    called = [n for n, (_reader, line) in enumerate(console.read) if CALLED.match(line)]
    assert len(called) > 30
    for index in called:
        assert console.read[index - 1] == ("", "cleared")


def test_the_reasons_of_a_bot_would_tell_its_hand_and_are_told_only_afterwards() -> None:
    game = begin((Player("Ana"), Player("Bot", "random")), seed=4)
    reasons = BotReasons(GameFlow(game))
    while not any(ply.seat == 1 for ply in game.session.plies):
        if not game.session.proceed():
            seat = game.waiting()[0]
            game.submit(seat, game.rules.legal(game.state, seat)[0])
    number = next(n for n, ply in enumerate(game.session.plies) if ply.seat == 1)
    assert reasons._would_tell_a_hand(number)
    assert reasons.of_ply(number) == ()
