"""The texts of Pyramido, translated."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.engine.contract import Over, Reason, Seat
from pyramids.engine.texts import GameTexts
from pyramids.games.pyramido.events import Event, StageBegan
from pyramids.games.pyramido.moves import Move
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import State
from pyramids.games.pyramido.texts.events import brief_line, sentences
from pyramids.games.pyramido.texts.moves import move_words, task
from pyramids.games.pyramido.texts.reasons import clause
from pyramids.games.pyramido.texts.refusals import REFUSALS
from pyramids.games.pyramido.texts.results import SCORE_LINES, verdict
from pyramids.games.pyramido.texts.standing import draw_pyramid, overview, player_lines


class PyramidoTexts(GameTexts[State]):
    """The texts of the game, bound to its rules."""

    score_lines = SCORE_LINES
    refusals = REFUSALS

    def __init__(self, rules: Pyramido) -> None:
        self.rules = rules

    def overview(self, state: State, names: Sequence[str]) -> list[str]:
        """The stage, the row of stacks, the bag, and what may still come."""
        return [*overview(self.rules, state, names)]

    def player(self, state: State, seat: Seat, names: Sequence[str]) -> list[str]:
        """A player's points, gems, pyramid and areas."""
        return [*player_lines(self.rules, state, seat, names)]

    def off_board(self, state: State, seat: Seat, names: Sequence[str]) -> list[str]:
        """A player's points."""
        return [*player_lines(self.rules, state, seat, names, board=False)]

    def drawing(self, state: State, seat: Seat) -> list[str]:
        """A player's pyramid, drawn."""
        return draw_pyramid(state.builders[seat])

    def task(self, state: State, seat: Seat) -> str:
        """What a player has to do now."""
        return task(state, seat)

    def move(self, state: State, seat: Seat, move: Move, names: Sequence[str]) -> str:
        """A move, and what it is worth at once."""
        return move_words(self.rules, state, seat, move)

    def pictured_move(self, state: State, seat: Seat, move: Move, names: Sequence[str]) -> str:
        """A move without rows and columns."""
        return move_words(self.rules, state, seat, move, pictured=True)

    def event(self, event: Event, names: Sequence[str]) -> str:
        """A line of the log."""
        return brief_line(self.rules.domino_set, event, names)

    def starts_turn(self, event: Event) -> bool:
        """The log has a heading for each stage."""
        return isinstance(event, StageBegan)

    def sentences(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """What happened in a step."""
        return sentences(self.rules.domino_set, events, names)

    def clause(self, reason: Reason) -> str:
        """A reason as a part of a sentence."""
        return clause(reason)

    def verdict(self, state: State, over: Over, names: Sequence[str]) -> str:
        """What decided the game."""
        return verdict(state, over, names)
