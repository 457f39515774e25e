"""A review in words, for the terminal and the window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import floor
from typing import Final, NamedTuple

from pyramids.engine.contract import GameSpec, Seat
from pyramids.engine.session import Session
from pyramids.engine.story import points_words
from pyramids.language import N_, _
from pyramids.play.history.recorded_turns import turn_at, turn_title, turns_of
from pyramids.play.review_marks import ReviewMark, marks_of, turning_points
from pyramids.play.texts.marks import marks
from pyramids.review.game_review import BEST, BLUNDER, GOOD, SLIP, Decision, PlayerReview, Review

MARKS: Final = {
    BEST: N_("Best move"),
    GOOD: N_("Good move"),
    SLIP: N_("Slip"),
    BLUNDER: N_("Blunder"),
}
"""The names of the marks; marked for translation."""

ACCURACY: Final = N_(
    "Accuracy: how much was kept of what was at stake. 100% if no move gave anything away, 0% if "
    "the moves were no better than blind picks among promising ones."
)
"""What accuracy is; marked for translation."""
GIVEN_AWAY: Final = N_("Points given away: better moves would have brought that many more.")
"""What points given away are; marked for translation."""

_ROUNDING: Final = 1e-6
"""What sums of fractions may be off."""


class ReviewTexts:
    """Sentences about the review of one game."""

    def __init__(
        self, spec: GameSpec, session: Session, names: Sequence[str] | None = None
    ) -> None:
        self._session = session
        self._texts = spec.texts(session.rules)
        strongest = max(spec.bots, key=lambda bot: bot.level)
        self._bot = strongest.make(session.rules)
        self._names = names or [player.name for player in session.setup.players]
        self._turns = turns_of(session.states, spec.progress, spec.round_title)

    def lines(self, review: Review) -> Iterator[str]:
        """The whole review, one fact a line."""
        for player in review.players:
            yield from self.player(player)
        session = self._session
        yield from marks(session.setup.players, session.conceded, len(session.take_backs))
        found = marks_of(review)
        yield from (self.mark(mark) for mark in self.turning_points(found))
        for mark in found:
            if mark.decision is not None:
                yield self.decision(mark.decision)

    def player(self, player: PlayerReview) -> Iterator[str]:
        """What the game adds up to for a player."""
        yield f"{self._names[player.seat]}: {self.figures(player)}"
        yield f"  {self.split(player)}"

    def figures(self, player: PlayerReview) -> str:
        """A player's accuracy, and what the moves gave away."""
        return _(
            "Accuracy {accuracy}, {points} given away",
            accuracy=whole_accuracy(player),
            points=points_words(round(player.lost)),
        )

    def split(self, player: PlayerReview) -> str:
        """What a player's result is made of."""
        parts = split_in_percent(player)
        return _(
            "Chance to win: {start} at the start, luck {luck}, own moves {own}, "
            "the others' moves {others}, left over {noise}: {result} at the end. "
            "Luck and moves may be off by {error}.",
            start=percent_words(parts.start),
            luck=change_words(parts.luck),
            own=change_words(parts.own),
            others=change_words(parts.others),
            noise=change_words(parts.noise),
            result=percent_words(parts.result),
            error=percent(player.error),
        )

    def decision(self, decision: Decision) -> str:
        """A move that gave something away, and the better one."""
        return _(
            "{turn}: {name}. {mark}, {loss} chance to win: {played}. Better: {best}",
            turn=self.turn(decision.ply),
            name=self._names[decision.seat],
            mark=_(MARKS[decision.mark]),
            loss=change(-decision.loss),
            played=self.move(decision, decision.played),
            best=self.move(decision, decision.best),
        )

    def mark(self, mark: ReviewMark) -> str:
        """A mark as a sentence."""
        name, percents = self._names[mark.seat], percent(mark.chance)
        if mark.decision is None:
            # A draw opens the turn that follows it.
            turn = self.turn(mark.ply + 1)
            return _("{turn}: luck brings {name} {n}.", turn=turn, name=name, n=percents)
        turn = self.turn(mark.ply)
        if mark.kind == BLUNDER:
            return _("{turn}: a blunder costs {name} {n}.", turn=turn, name=name, n=percents)
        return _("{turn}: a slip costs {name} {n}.", turn=turn, name=name, n=percents)

    def turning_points(self, marks: Sequence[ReviewMark]) -> tuple[ReviewMark, ...]:
        """The marks that changed most, in their order; of a player's turn only the greatest."""
        by_turn: dict[tuple[str, Seat], ReviewMark] = {}
        for mark in sorted(marks, key=lambda mark: mark.chance):
            by_turn[self.turn(mark.ply), mark.seat] = mark
        return turning_points(tuple(by_turn.values()))

    def known(self, decision: Decision) -> list[str]:
        """What the player knew besides the board at that moment, one fact a line."""
        seat = decision.seat
        state = self._session.rules.observe(self._session.states[decision.ply], seat).state
        texts, names = self._texts, self._names
        return [*texts.overview(state, names), *texts.off_board(state, seat, names)]

    def drawn(self, ply: int) -> str:
        """What was drawn; empty if the log says nothing about it."""
        rules, states = self._session.rules, self._session.states
        events = rules.events(states[ply], self._session.plies[ply], states[ply + 1])
        return " · ".join(self._texts.sentences(events, self._names))

    def reason(self, decision: Decision) -> str:
        """Why the better move is better, in a sentence; empty if nothing is to be said."""
        rules, state = self._session.rules, self._session.states[decision.ply]
        view, legal = rules.observe(state, decision.seat), rules.legal(state, decision.seat)
        return self._texts.reasons(self._bot.why(view, legal, decision.best))

    def turn(self, ply: int) -> str:
        """The title of the turn that a ply belongs to."""
        return turn_title(self._turns[turn_at(self._turns, ply)])

    def move(self, decision: Decision, move: object) -> str:
        """A move in words that begin with a capital, without the full stop."""
        state = self._session.states[decision.ply]
        return _begun(self._texts.move(state, decision.seat, move, self._names))

    def pictured_move(self, decision: Decision, move: object) -> str:
        """The same beside a board that shows the move."""
        state = self._session.states[decision.ply]
        return _begun(self._texts.pictured_move(state, decision.seat, move, self._names))


def _begun(words: str) -> str:
    """Words that begin with a capital, without the full stop."""
    return words[:1].upper() + words[1:].rstrip(".")


def accuracy_words(name: str, player: PlayerReview) -> str:
    """A player's accuracy, in a line."""
    return _("{name}: accuracy {n}", name=name, n=whole_accuracy(player))


def whole_accuracy(player: PlayerReview) -> str:
    """A player's accuracy in whole percent, rounded down: 100% is for those without any loss."""
    return _("{n}%", n=floor(player.accuracy + _ROUNDING))


class Split(NamedTuple):
    """What a player's result is made of, in whole percent that add up."""

    start: int
    luck: int
    own: int
    others: int
    noise: int
    result: int


def split_in_percent(player: PlayerReview) -> Split:
    """A player's split; a percent that rounding leaves over goes to the part that is nearest."""
    start, noise, result = (
        round(100 * part) for part in (player.start, player.noise, player.result)
    )
    exact = [100 * part for part in (player.luck, player.own, player.others)]
    whole = [round(part) for part in exact]
    while over := result - start - noise - sum(whole):
        step = 1 if over > 0 else -1
        gaps = [step * (part - rounded) for part, rounded in zip(exact, whole, strict=True)]
        whole[gaps.index(max(gaps))] += step
    luck, own, others = whole
    return Split(start, luck, own, others, noise, result)


def percent(chance: float) -> str:
    """A chance in whole percent."""
    return percent_words(round(100 * chance))


def percent_words(value: int) -> str:
    """Whole percent."""
    return _("{n}%", n=value)


def change(chance: float) -> str:
    """A change of a chance in percent, with its sign."""
    return change_words(round(100 * chance))


def change_words(value: int) -> str:
    """A change in whole percent, with its sign."""
    return _("{n}%", n=f"+{value}" if value > 0 else f"−{-value}" if value else "±0")
