"""The texts of The Pharaoh's Labyrinth, translated."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.engine.contract import Over, Reason, Seat
from pyramids.engine.story import ToldTurn, TurningPoint, opponents
from pyramids.engine.texts import GameTexts
from pyramids.games.labyrinth.events import Event, NumberDrawn
from pyramids.games.labyrinth.moves import Move
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import State
from pyramids.games.labyrinth.texts.events import log_line, sentences
from pyramids.games.labyrinth.texts.moves import move_words, task
from pyramids.games.labyrinth.texts.reasons import clause
from pyramids.games.labyrinth.texts.refusals import REFUSALS
from pyramids.games.labyrinth.texts.results import SCORE_LINES, verdict
from pyramids.games.labyrinth.texts.standing import draw_labyrinth, overview, player_lines
from pyramids.games.labyrinth.texts.story import deed, early_end


class LabyrinthTexts(GameTexts[State]):
    """The texts of the game, bound to its rules."""

    score_lines = SCORE_LINES
    refusals = REFUSALS

    def __init__(self, rules: Labyrinth) -> None:
        self.rules = rules

    def overview(self, state: State, names: Sequence[str]) -> list[str]:
        """Turn and tile, the numbers that are still face down, the bets."""
        return [*overview(self.rules, state, names)]

    def player(self, state: State, seat: Seat, names: Sequence[str]) -> list[str]:
        """A player's points, board, path and treasures."""
        return [*player_lines(self.rules, state, seat, names)]

    def off_board(self, state: State, seat: Seat, names: Sequence[str]) -> list[str]:
        """A player's points, path and treasures."""
        return [*player_lines(self.rules, state, seat, names, board=False)]

    def drawing(self, state: State, seat: Seat) -> list[str]:
        """A player's labyrinth, drawn."""
        return draw_labyrinth(self.rules.tile_set, self.rules.corridors, state.hunters[seat])

    def task(self, state: State, seat: Seat) -> str:
        """What a player has to do now."""
        return task(self.rules, state, seat)

    def move(self, state: State, seat: Seat, move: Move, names: Sequence[str]) -> str:
        """A move, and what it would do to the path and to the treasures."""
        return move_words(self.rules, state, seat, move)

    def event(self, event: Event, names: Sequence[str]) -> str:
        """A line of the log."""
        return log_line(event, names)

    def starts_turn(self, event: Event) -> bool:
        """The drawn number is the heading of its turn."""
        return isinstance(event, NumberDrawn)

    def sentences(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """What happened in a step."""
        return sentences(events, names)

    def clause(self, reason: Reason) -> str:
        """A reason as a part of a sentence."""
        return clause(reason)

    def verdict(self, state: State, over: Over, names: Sequence[str]) -> str:
        """What decided the game."""
        return verdict(over, names)

    def deed(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """What a player's turn brought."""
        return deed(events, names)

    def turning_point(
        self, turns: Sequence[ToldTurn], over: Over, names: Sequence[str], you: Seat | None
    ) -> TurningPoint | None:
        """A path that ended too early, or the turn that brought the winner most."""
        pair = opponents(over.ranks, you)
        return early_end(turns, pair, names) or super().turning_point(turns, over, names, you)
