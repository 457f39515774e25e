"""The texts of Under the Pyramid's Spell, translated."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.engine.contract import Over, Reason, Seat
from pyramids.engine.story import Opponents, ToldTurn
from pyramids.engine.texts import GameTexts
from pyramids.games.im_bann.events import Event, TurnBegan
from pyramids.games.im_bann.moves import Move
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import State
from pyramids.games.im_bann.texts.events import log_line, sentences
from pyramids.games.im_bann.texts.moves import move_words, task
from pyramids.games.im_bann.texts.reasons import clause
from pyramids.games.im_bann.texts.refusals import REFUSALS
from pyramids.games.im_bann.texts.results import SCORE_LINES, verdict
from pyramids.games.im_bann.texts.standing import drawing, overview, player_lines
from pyramids.games.im_bann.texts.story import deed, distance_then


class ImBannTexts(GameTexts[State]):
    """The texts of the game, bound to its rules."""

    score_lines = SCORE_LINES
    refusals = REFUSALS

    def __init__(self, rules: ImBann) -> None:
        self.rules = rules

    def overview(self, state: State, names: Sequence[str]) -> list[str]:
        """Round, path, depot, stack and discard pile."""
        return [*overview(self.rules, state, names)]

    def player(self, state: State, seat: Seat, names: Sequence[str]) -> list[str]:
        """A player's place, display and hand."""
        return [*player_lines(self.rules, state, seat, names)]

    def off_board(self, state: State, seat: Seat, names: Sequence[str]) -> list[str]:
        """Nothing: a picture shows a player's place, display and hand."""
        return []

    def drawing(self, state: State, seat: Seat) -> list[str]:
        """A player's way to the royal chamber."""
        return drawing(self.rules, state, seat)

    def task(self, state: State, seat: Seat) -> str:
        """What a player has to do now."""
        return task(self.rules, state, seat)

    def move(self, state: State, seat: Seat, move: Move, names: Sequence[str]) -> str:
        """A move, with what it brings at once."""
        return move_words(self.rules, state, seat, move, names)

    def event(self, event: Event, names: Sequence[str]) -> str:
        """A line of the log."""
        return log_line(self.rules.deck, event, names)

    def starts_turn(self, event: Event) -> bool:
        """Every player's turn has a heading."""
        return isinstance(event, TurnBegan)

    def sentences(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """What happened in a step."""
        return sentences(self.rules.deck, events, names)

    def score_then(
        self, turn: ToldTurn, pair: Opponents, names: Sequence[str], *, overtakes: bool
    ) -> str:
        """How far winner and loser had to go after a turn."""
        return distance_then(turn, pair, names)

    def deed(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """What a player did in a turn that mattered most."""
        return deed(self.rules.deck, events, names)

    def clause(self, reason: Reason) -> str:
        """A reason as a part of a sentence."""
        return clause(reason)

    def verdict(self, state: State, over: Over, names: Sequence[str]) -> str:
        """What decided the game."""
        return verdict(state, over)
