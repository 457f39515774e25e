"""A player's legal moves, numbered, in pages; and what a typed line means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pyramids.commands.terminal.console import number_in
from pyramids.engine.contract import AnyRules, AnyTexts, Seat
from pyramids.engine.errors import MoveSyntaxError
from pyramids.language import _, ngettext

PAGE: Final = 10
"""Moves that are listed at once."""


class MoveList:
    """The moves of a seat in a state. Their numbers count from 1."""

    def __init__(
        self, rules: AnyRules, texts: AnyTexts, state: Any, seat: Seat, names: Sequence[str]
    ) -> None:
        self.moves: Sequence[Any] = rules.legal(state, seat)
        self._rules = rules
        self._texts = texts
        self._state = state
        self._seat = seat
        self._names = names
        self._shown = 0

    def first_page(self) -> list[str]:
        """The first moves, and how to see the others."""
        self._shown = 0
        return self.next_page()

    def next_page(self) -> list[str]:
        """The next moves; after the last ones the first ones again."""
        start = self._shown if self._shown < len(self.moves) else 0
        self._shown = min(start + PAGE, len(self.moves))
        lines = [self.line(number) for number in range(start + 1, self._shown + 1)]
        left = len(self.moves) - self._shown
        if left:
            lines.append(
                ngettext("{n} more move: type “more”.", "{n} more moves: type “more”.", left)
            )
        return lines

    def line(self, number: int) -> str:
        """A move with its number, in words and in its text form."""
        move = self.moves[number - 1]
        words = self._texts.move(self._state, self._seat, move, self._names)
        return f"{number}. {words} [{self._rules.encode(move)}]"

    def beginning_with(self, text: str) -> list[str]:
        """The moves whose text form begins so."""
        forms = [self._rules.encode(move) for move in self.moves]
        return [self.line(n) for n, form in enumerate(forms, 1) if form.startswith(text)]

    def meant(self, text: str) -> Any | None:
        """The move that a number or a text form names, legal or not; None if it names none."""
        number = number_in(text)
        if number is not None:
            return self.moves[number - 1] if 1 <= number <= len(self.moves) else None
        try:
            return self._rules.decode(text)
        except MoveSyntaxError:
            return None

    def refusal(self, move: Any) -> str:
        """Why a move is refused; empty if it is legal."""
        reason = self._rules.check(self._state, self._seat, move)
        return "" if reason is None else self._texts.refusal(reason)

    def advice(self) -> str:
        """What can be typed here."""
        return _(
            "Type a number from 1 to {n}, a move such as “{move}”, or “help”.",
            n=len(self.moves),
            move=self._rules.encode(self.moves[0]),
        )
