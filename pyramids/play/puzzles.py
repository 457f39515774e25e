"""Puzzles from slips: the position, some moves, and what each of them gives away."""

from __future__ import annotations

from random import Random
from string import ascii_uppercase
from typing import Any, Final, NamedTuple

from pyramids.language import _
from pyramids.play.texts.review import ReviewTexts, change, percent
from pyramids.review.game_review import Decision

CLEARLY_LESS: Final = 0.5
"""A move is an answer if it gives away no more than this share of what the played one did."""


class Choice(NamedTuple):
    """A move of a puzzle, and the chance to win that it gives away against the best one."""

    move: Any
    loss: float


class Puzzle:
    """A slip to do better."""

    def __init__(self, decision: Decision, texts: ReviewTexts) -> None:
        self.decision = decision
        self._texts = texts
        self.choices = _mixed(decision)

    def words(self, choice: Choice) -> str:
        """The move of a choice, after a letter: beside the board two may sound the same."""
        letter = ascii_uppercase[self.choices.index(choice)]
        return f"{letter}. {self._texts.pictured_move(self.decision, choice.move)}"

    def task(self, name: str) -> str:
        """What is asked of the player of that name."""
        turn = self._texts.turn(self.decision.ply)
        return _("{turn}. {name} to move: find something better.", turn=turn, name=name)

    def known(self) -> list[str]:
        """What the player knew besides the board, one fact a line."""
        return self._texts.known(self.decision)

    def verdict(self, choice: Choice) -> str:
        """What a choice gives away, in a word, and whether it is what was played."""
        if choice.move == self.decision.best:
            return _("Best move")
        if choice.move == self.decision.played:
            return _("Played: {n}", n=change(-choice.loss))
        return change(-choice.loss) if _counts(choice) else _("Just as good")

    def is_better(self, choice: Choice) -> bool:
        """Whether a choice is clearly better than what was played."""
        return choice.loss <= CLEARLY_LESS * self.decision.loss

    def answer(self, choice: Choice) -> str:
        """What is to be said about a choice."""
        lost = percent(choice.loss)
        if choice.move == self.decision.best:
            reason = self._texts.reason(self.decision)
            return "\n".join(filter(None, [_("The best move!"), reason]))
        if choice.move == self.decision.played:
            return _("That's what was played: the chance to win drops by {n}.", n=lost)
        if not _counts(choice):
            return _("Just as good as the best move!")
        if self.is_better(choice):
            return _("Better than what was played. The best move brings {n} more.", n=lost)
        return _("Not much better: the chance to win drops by {n}.", n=lost)


def _counts(choice: Choice) -> bool:
    """Whether anything of what a choice gives away is left after rounding."""
    return round(100 * choice.loss) > 0


def _mixed(decision: Decision) -> tuple[Choice, ...]:
    """The moves in an order that doesn't tell which is best; always the same one."""
    known = [(decision.best, 0.0), (decision.played, decision.loss), *decision.others]
    rng = Random(f"puzzle {decision.ply}")
    return tuple(sorted((Choice(*pair) for pair in known), key=lambda _choice: rng.random()))
