"""The texts of Silver & Gold: Pyramids, translated."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.engine.contract import Over, Reason, Seat
from pyramids.engine.story import ToldTurn, TurningPoint, opponents
from pyramids.engine.texts import GameTexts
from pyramids.games.silver_gold.events import Event, Revealed
from pyramids.games.silver_gold.moves import Move
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import State
from pyramids.games.silver_gold.texts.events import log_line, sentences
from pyramids.games.silver_gold.texts.moves import move_words, pictured_move, task
from pyramids.games.silver_gold.texts.reasons import clause, sentence
from pyramids.games.silver_gold.texts.refusals import REFUSALS
from pyramids.games.silver_gold.texts.results import SCORE_LINES, verdict
from pyramids.games.silver_gold.texts.standing import draw_chambers, overview, player_lines
from pyramids.games.silver_gold.texts.story import decisive_race, deed


class SilverGoldTexts(GameTexts[State]):
    """The texts of the game, bound to its rules."""

    score_lines = SCORE_LINES
    refusals = REFUSALS

    def __init__(self, rules: SilverGold) -> None:
        self.rules = rules

    def overview(self, state: State, names: Sequence[str]) -> list[str]:
        """Round, turn and shape, the display and the stack, the awards."""
        return [*overview(self.rules, state, names)]

    def player(self, state: State, seat: Seat, names: Sequence[str]) -> list[str]:
        """A player's points, chambers and score sheet."""
        return [*player_lines(self.rules, state, seat, names)]

    def off_board(self, state: State, seat: Seat, names: Sequence[str]) -> list[str]:
        """A player's points and score sheet."""
        return [*player_lines(self.rules, state, seat, names, chambers=False)]

    def drawing(self, state: State, seat: Seat) -> list[str]:
        """A player's chambers, drawn."""
        return draw_chambers(self.rules.deck, state.explorers[seat])

    def task(self, state: State, seat: Seat) -> str:
        """What a player has to do now."""
        return task(self.rules, state, seat)

    def move(self, state: State, seat: Seat, move: Move, names: Sequence[str]) -> str:
        """A move, and what it would find."""
        return move_words(self.rules, move)

    def pictured_move(self, state: State, seat: Seat, move: Move, names: Sequence[str]) -> str:
        """A move without the names of its squares."""
        return pictured_move(self.rules, move)

    def event(self, event: Event, names: Sequence[str]) -> str:
        """A line of the log."""
        return log_line(event, names)

    def starts_turn(self, event: Event) -> bool:
        """The revealed shape is the heading of its turn."""
        return isinstance(event, Revealed)

    def sentences(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """What happened in a step."""
        return sentences(events, names)

    def reasons(self, reasons: Sequence[Reason]) -> str:
        """Why a move is good, or was made, in one sentence."""
        return sentence(reasons)

    def clause(self, reason: Reason) -> str:
        """A reason as a part of a sentence."""
        return clause(reason)

    def verdict(self, state: State, over: Over, names: Sequence[str]) -> str:
        """What decided the game."""
        return verdict(state, over, names)

    def deed(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """What a player's turn brought."""
        return deed(events, names)

    def turning_point(
        self, turns: Sequence[ToldTurn], over: Over, names: Sequence[str], you: Seat | None
    ) -> TurningPoint | None:
        """A race for an award, or the turn that brought the winner most."""
        pair = opponents(over.ranks, you)
        return decisive_race(turns, pair, names, you) or super().turning_point(
            turns, over, names, you
        )
