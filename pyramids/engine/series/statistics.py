"""Statistics of the bots in a series of games."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import fmean, median

from pyramids.engine.series.arena import Played


@dataclass(slots=True)
class BotResults:
    """What a bot achieved in a series of games."""

    bot: str
    scores: list[int] = field(default_factory=list)
    wins: float = 0.0
    """A shared victory counts as a fraction."""
    tallies: dict[str, int] = field(default_factory=dict)
    decisions: int = 0
    seconds: float = 0.0

    @property
    def games(self) -> int:
        return len(self.scores)

    @property
    def mean(self) -> float:
        return fmean(self.scores)

    @property
    def median(self) -> float:
        return median(self.scores)

    @property
    def best(self) -> int:
        return max(self.scores)

    @property
    def pace(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of wins."""
        return wilson(self.wins, self.games)

    def average(self, line: str) -> float:
        """The mean of a line of the tally."""
        return self.tallies.get(line, 0) / self.games


def bot_results(games: Iterable[Played]) -> list[BotResults]:
    """The results of each bot, in the order of the series."""
    found: dict[str, BotResults] = {}
    for game in games:
        shared = len(game.result.winners)
        for seat, bot in enumerate(game.match.bots):
            results = found.setdefault(bot, BotResults(bot))
            results.scores.append(game.result.scores[seat])
            results.wins += (game.result.ranks[seat] == 1) / shared
            results.decisions += len(game.times[seat])
            results.seconds += sum(game.times[seat])
            for line, points in game.tallies[seat].items():
                results.tallies[line] = results.tallies.get(line, 0) + points
    return list(found.values())


def wilson(successes: float, trials: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval of a share: valid near 0 and 1 and for few trials."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    centre = share + z * z / (2 * trials)
    spread = z * ((share * (1 - share) + z * z / (4 * trials)) / trials) ** 0.5
    scale = 1 + z * z / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
