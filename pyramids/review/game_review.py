"""The review of a game: every decision and every draw, and what they add up to for each player."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from math import hypot
from random import Random
from typing import Any, Final, NamedTuple

from pyramids.engine.contract import (
    CLOSING,
    AnyRules,
    Decide,
    GameSpec,
    OnProgress,
    Over,
    Ply,
    Seat,
)
from pyramids.engine.errors import SetupError
from pyramids.engine.session import Session
from pyramids.engine.valuing import Limits
from pyramids.review.chances import (
    Chances,
    difference,
    errors_of,
    even_fall,
    even_loss,
    mean_of,
    more,
    result,
)
from pyramids.review.decisions import judge
from pyramids.review.played import PlayedPositions
from pyramids.review.positions import SAMPLES, Positions

BEST: Final = "best"
GOOD: Final = "good"
SLIP: Final = "slip"
BLUNDER: Final = "blunder"


class Decision(NamedTuple):
    """A move that was played although others were possible."""

    ply: int
    """Its index in the record."""
    seat: Seat
    played: Any
    best: Any
    """The played move itself, unless another one is clearly better."""
    points: float
    """The points of lead that it gave away against the best move."""
    loss: float
    """The chance to win that it gave away against the best move."""
    change: Chances
    """What it changed in everybody's chance to win.

    The chance before a move counts on a quick player's move, so that a better one raises it.
    """
    mark: str
    others: tuple[tuple[Any, float], ...] = ()
    """Where a better move was missed: some more moves, and the chance that each gives away."""


class Rated(NamedTuple):
    """What a turn means to its player's accuracy: all decisions until somebody else's or a draw.

    Its losses are chances to win as if all were level: by what they really cost, whoever is
    hopelessly behind would play accurately whatever they do.
    """

    found: float = 0.0
    """What its decisions gave away."""
    stake: float = 0.0
    """What blind picks among the promising moves would have given away."""
    weight: float = 1.0
    most: float = 1.0
    """How much the turn took off the chance to win, if all had been level; 1 if it isn't capped."""

    @property
    def cost(self) -> float:
        """What the turn gave away.

        Somebody who leaves a good move for the next turn still has it: as long as the chances stay
        as they are, not much was lost.
        """
        return min(self.found, self.most)


class Draw(NamedTuple):
    """A draw, or the whole deal: what it changed in everybody's chance to win."""

    ply: int
    luck: Chances
    error: Chances
    """The standard error of the luck, since the chances are known from samples only."""


class Moment(NamedTuple):
    """Everybody's chance to win before a ply."""

    ply: int
    chances: Chances


class PlayerReview(NamedTuple):
    """What a game adds up to for one player, in chances to win unless said otherwise."""

    seat: Seat
    accuracy: float
    """From 0 to 100: 100 if no move gave anything away."""
    lost: float
    """The points of lead that its own moves gave away."""
    luck: float
    own: float
    others: float
    start: float
    result: float
    error: float
    """The standard error of the luck, and so of what all moves together changed."""

    @property
    def noise(self) -> float:
        """What sampling leaves over."""
        return self.result - self.start - self.luck - self.own - self.others


class Review(NamedTuple):
    """A reviewed game."""

    players: tuple[PlayerReview, ...]
    decisions: tuple[Decision, ...]
    draws: tuple[Draw, ...]
    moments: tuple[Moment, ...]
    """For the graph of chances; the last one is the result."""


def review(spec: GameSpec, session: Session, on_progress: OnProgress) -> Review:
    """Review a game; the same record always gives the same review."""
    reviewer = Reviewer(spec, session)
    count = len(session.plies)
    for ply in range(count):
        reviewer.go_on(ply)
        on_progress((ply + 1) / count)
    return reviewer.finish()


class Reviewer:
    """Reviews a game ply by ply, for callers that show the progress."""

    def __init__(self, game: GameSpec, session: Session, sample: int = 0) -> None:
        """Other samples differ in nothing but chance, which tells how large its part is."""
        if game.review is None:
            raise SetupError(f"{game.title} has no review")
        spec = self._spec = game.review
        self._rules: AnyRules = session.rules
        self._plies = tuple(session.plies)
        self._states = session.states
        self._conceded = {concession.seat: concession.ply for concession in session.concessions}
        self._seed = f"{session.seed} {sample}" if sample else f"{session.seed}"
        self._valuer = spec.make_valuer(self._rules)
        self._seats = len(session.setup.players)
        samples = [
            Positions(self._rules, spec, self._valuer, self._seats, f"review {self._seed} {number}")
            for number in range(SAMPLES)
        ]
        self._played = PlayedPositions(samples, self._states, self._plies)
        self._decisions: list[Decision] = []
        self._draws: list[Draw] = []
        self._moments: list[Moment] = []
        self.rated: list[dict[int, Rated]] = [{} for _player in session.setup.players]
        """The turns so far, by seat and by their first ply."""

    def go_on(self, number: int) -> None:
        """Review the next ply; they have to come in order."""
        ply = self._plies[number]
        if ply.seat >= 0:
            self._decide(number, ply)
        elif ply.seat == CLOSING:
            self._close(number)
        elif self._moments:
            before, after = self._played.sampled(number), self._played.sampled(number + 1)
            self._draws.append(drawn(number, before, after))

    def finish(self) -> Review:
        """The review of all plies so far."""
        node, count = self._rules.node(self._states[-1]), len(self._plies)
        known = self._moments or isinstance(node, Over)
        end = self._played.chances(count) if known else self._played.start
        if isinstance(node, Over) and self._conceded and self._seats > 1:
            lost = result(node, self._conceded)
            self._add(self._last_decisions(self._conceded), difference(lost, end))
            end = lost
        self._moments.append(Moment(count, end))
        players = tuple(self._player(seat, end[seat]) for seat in range(self._seats))
        return Review(players, tuple(self._decisions), tuple(self._draws), tuple(self._moments))

    def _change(self, number: int) -> Chances:
        """What a ply changed.

        Of a draw it is its luck: before it, the chance is the mean of what could be drawn.
        """
        return difference(self._played.chances(number + 1), self._played.chances(number))

    def _decide(self, number: int, ply: Ply) -> None:
        state, seat = self._states[number], ply.seat
        before = self._played.chances(number)
        if not self._moments:
            self._note_deal(number)
        self._moments.append(Moment(number, before))
        legal = self._rules.legal(state, seat)
        # For somebody who has conceded a bot plays on.
        if len(legal) == 1 or number >= self._conceded.get(seat, len(self._plies)):
            self._force(number, seat)
            return
        verdict = judge(
            self._spec,
            self._valuer,
            self._rules.observe(state, seat),
            legal,
            ply.move,
            Random(f"trials {self._seed} {number}"),
        )
        meaning, forecast = self._played.meaning, self._played.forecast(number)
        best = meaning(more(forecast, seat, verdict.best_lead))
        played = meaning(more(forecast, seat, verdict.played_lead))
        loss = max(0.0, best[seat] - played[seat])
        given = verdict.best_lead - verdict.played_lead
        self._rate(number, seat, *self._as_if_level((given, verdict.stake), forecast.left))
        self._decisions.append(
            Decision(
                ply=number,
                seat=seat,
                played=ply.move,
                best=verdict.best,
                points=given * self._spec.points,
                loss=loss,
                change=self._change(number),
                mark=mark_of(loss, self._spec.limits),
                others=tuple(
                    (move, max(0.0, best[seat] - meaning(more(forecast, seat, lead))[seat]))
                    for move, lead in verdict.others
                ),
            )
        )

    def _as_if_level(self, leads: Sequence[float], left: float) -> list[float]:
        """What leads would cost between two level players."""
        return [even_loss(lead, left, self._spec.spread) for lead in leads]

    def _rate(self, number: int, seat: Seat, cost: float, stake: float) -> None:
        """Add a decision to its turn."""
        first = self.turn_of(number)
        rated = self.rated[seat].get(first) or self._unrated(first, seat)
        found = rated._replace(found=rated.found + cost, stake=rated.stake + stake)
        self.rated[seat][first] = found

    def _unrated(self, first: int, seat: Seat) -> Rated:
        """A turn whose decisions aren't judged yet."""
        if not self._spec.capped:
            return Rated()
        before = self._played.chances(first)[seat]
        own = (number for number in self._turn_from(first) if self._plies[number].seat == seat)
        changed = sum(self._change(number)[seat] for number in own)
        # How far odds fall says little once the game is almost decided.
        return Rated(weight=before * (1 - before), most=even_fall(before, before + changed))

    def _turn_from(self, first: int) -> Iterator[int]:
        """The plies of a turn, those of all seats if they decide at the same time."""
        number = first
        while number < len(self._plies) and self._plies[number].seat >= 0:
            if self.turn_of(number) != first:
                break
            yield number
            number += 1

    def turn_of(self, number: int) -> int:
        """The first ply of the turn that a decision belongs to."""
        node, seat = self._rules.node(self._states[number]), self._plies[number].seat
        together = isinstance(node, Decide) and node.together
        first = number
        while first:
            other = self._plies[first - 1].seat
            if other != seat and not (together and other >= 0):
                break
            first -= 1
        return first

    def _force(self, number: int, seat: Seat) -> None:
        """A move that its player didn't choose counts for what that player decided before."""
        self._add(self._last_decisions({seat}), self._change(number))

    def _close(self, number: int) -> None:
        """Closing a turn carries out what all have decided: the players share what it changed."""
        first = number
        while first and self._plies[first - 1].seat >= 0:
            first -= 1
        seats = {ply.seat for ply in self._plies[first:number]}
        self._add(self._last_decisions(seats), self._change(number))

    def _last_decisions(self, seats: Collection[Seat]) -> list[int]:
        """The last decision of each of these seats, unless it hasn't made any."""
        last = {decision.seat: index for index, decision in enumerate(self._decisions)}
        return [last[seat] for seat in sorted(seats) if seat in last]

    def _add(self, indices: Sequence[int], change: Chances) -> None:
        """Share what was changed between decisions; without any it is left over."""
        for index in indices:
            decision = self._decisions[index]
            shared = (
                old + new / len(indices) for old, new in zip(decision.change, change, strict=True)
            )
            self._decisions[index] = decision._replace(change=tuple(shared))

    def _note_deal(self, number: int) -> None:
        """The luck of everything that was dealt before the first decision."""
        if number:
            self._draws = [drawn(number - 1, self._played.starts, self._played.sampled(number))]

    def _player(self, seat: Seat, result: float) -> PlayerReview:
        own = [decision for decision in self._decisions if decision.seat == seat]
        others = [decision for decision in self._decisions if decision.seat != seat]
        return PlayerReview(
            seat=seat,
            accuracy=accuracy(self.rated[seat].values()),
            lost=sum(decision.points for decision in own),
            luck=sum(draw.luck[seat] for draw in self._draws),
            own=sum(decision.change[seat] for decision in own),
            others=sum(decision.change[seat] for decision in others),
            start=self._played.start[seat],
            result=result,
            error=hypot(*(draw.error[seat] for draw in self._draws)),
        )


def drawn(ply: int, before: Sequence[Chances], after: Sequence[Chances]) -> Draw:
    """What a draw changed, by the samples before and after it."""
    lucks = [difference(new, old) for new, old in zip(after, before, strict=True)]
    return Draw(ply, mean_of(lucks), errors_of(lucks))


def mark_of(loss: float, limits: Limits) -> str:
    """The mark of a move that gives so much of the chance to win away."""
    if loss <= limits.best:
        return BEST
    if loss <= limits.good:
        return GOOD
    return SLIP if loss <= limits.slip else BLUNDER


def accuracy(turns: Collection[Rated]) -> float:
    """From 0 to 100: the share of what was at stake that the turns didn't give away.

    So a turn in which nothing could go wrong doesn't count, and 0 is what blind picks are worth.
    """
    stake = sum(turn.weight * turn.stake for turn in turns)
    given = sum(turn.weight * turn.cost for turn in turns)
    if not given:
        return 100.0
    return 100 * max(0.0, 1 - given / stake) if stake else 0.0
