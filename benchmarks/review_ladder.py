"""What reviews of many games say: whether accuracy orders the bots as their ladder does, and more.

    nice python -m benchmarks.review_ladder GAME accuracy --games 25 --share 0.2 --seed 1
    nice python -m benchmarks.review_ladder GAME luck --bots BOT,BOT --games 200 --seed 1
    nice python -m benchmarks.review_ladder GAME error --bots BOT,BOT --games 10 --seed 1
    nice python -m benchmarks.review_ladder GAME whole --bots BOT,BOT --games 3 --seed 1

Each figure takes only what it needs: `accuracy` compares the moves of a share of all turns, and
samples what positions are worth only where it depends on that; `luck` compares no moves; `error`
reviews every game twice with other samples, to tell how far luck and moves depend on them. `whole`
does everything, as a player sees it. Without `--bots` every character plays so many games
against the next stronger one.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from math import hypot, pi, sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time

from pyramids.catalogue import find_game, load_level
from pyramids.engine.contract import GameSpec
from pyramids.engine.series.arena import play_all, series
from pyramids.engine.session import Session
from pyramids.review.game_review import Rated, Review, Reviewer, accuracy

Game = tuple[tuple[str, ...], Session]
PARTS = ("luck", "own", "others")


def main() -> None:
    """Play, review and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("figure", choices=("accuracy", "luck", "error", "whole"))
    parser.add_argument("--bots", default="")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--share", type=float, default=1.0, help="of the turns, for accuracy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=0, help="of a forecast, if not as usual")
    parser.add_argument("--option", action="append", default=[], help="KEY=VALUE")
    parser.add_argument("--outcomes", type=int, default=0, help="of a draw, if not as usual")
    arguments = parser.parse_args()
    samples = arguments.worlds, arguments.outcomes
    spec = measured(find_game(arguments.game), arguments.figure, *samples)
    options = dict(text.split("=", 1) for text in arguments.option)
    games = played(spec, arguments.bots, arguments.games, arguments.seed, options)
    if arguments.figure == "accuracy":
        print_accuracy(spec, games, arguments.share)
    elif arguments.figure == "luck":
        print_luck(spec, games)
    elif arguments.figure == "error":
        print_error(spec, games)
    else:
        print_whole(spec, games)


def measured(spec: GameSpec, figure: str, worlds: int, outcomes: int) -> GameSpec:
    """The game with a review that takes no more than what the figure needs."""
    assert spec.review is not None, "only games with a review"
    found = spec.review
    if figure == "accuracy":
        if not found.capped:
            found = found._replace(worlds=1, outcome_worlds=1, outcomes=1)
    elif figure != "whole":
        found = found._replace(trials=0)
    if worlds:
        found = found._replace(worlds=worlds, outcome_worlds=worlds)
    if outcomes:
        found = found._replace(outcomes=outcomes)
    return replace(spec, review=found)


def played(
    spec: GameSpec, bots: str, games: int, seed: int, options: Mapping[str, str] | None = None
) -> Iterator[Game]:
    """Games of these bots, or of all neighbours on the ladder, with the bots by seat."""
    level = load_level(spec, spec.default_level)
    rules = spec.make_rules(level)
    tables = [tuple(bots.split(","))] if bots else list(pairwise(ladder(spec)))
    for number, table in enumerate(tables):
        matches = series(table, games, seed + 1000 * number)
        for game in play_all(spec, level, matches, options or {}):
            found = Session.replay(rules, game.setup, game.match.seed, game.plies)
            yield game.match.bots, found


def ladder(spec: GameSpec) -> list[str]:
    """The characters, the weakest first."""
    characters = sorted((bot for bot in spec.bots if bot.level), key=lambda bot: bot.level)
    return [bot.name for bot in characters]


def reviewed(spec: GameSpec, session: Session, sample: int = 0) -> Review:
    """The review of a game."""
    reviewer = Reviewer(spec, session, sample)
    for ply in range(len(session.plies)):
        reviewer.go_on(ply)
    return reviewer.finish()


def print_accuracy(spec: GameSpec, games: Iterator[Game], share: float) -> None:
    """The accuracy of each bot, over the turns of all its games."""
    rated: dict[str, list[Rated]] = defaultdict(list)
    counts: dict[str, int] = defaultdict(int)
    for bots, session in games:
        found = rated_turns(spec, session, share)
        for bot, turns in zip(bots, found, strict=True):
            rated[bot] += turns
            counts[bot] += 1
            print(bot, f"{accuracy(turns):.1f} by {len(turns)} turns", flush=True)
    for bot in filter(counts.get, ladder(spec)):
        found_for, error = rated[bot], error_of_accuracy(rated[bot])
        print(
            f"{bot}: accuracy {accuracy(found_for):.1f} ± {error:.1f}"
            f" by {len(found_for)} turns in {counts[bot]} games"
        )


def rated_turns(spec: GameSpec, session: Session, share: float) -> list[list[Rated]]:
    """A random share of a game's turns, by seat."""
    reviewer, rules = Reviewer(spec, session), session.rules
    for number, (ply, state) in enumerate(zip(session.plies, session.states, strict=False)):
        has_choice = ply.seat >= 0 and len(rules.legal(state, ply.seat)) > 1
        if has_choice and is_judged(session, reviewer.turn_of(number), ply.seat, share):
            reviewer.go_on(number)
    return [list(turns.values()) for turns in reviewer.rated]


def is_judged(session: Session, turn: int, seat: int, share: float) -> bool:
    """Whether a turn belongs to the share: all its decisions do, or none."""
    return Random(f"{session.seed} {turn} {seat}").random() <= share


def error_of_accuracy(turns: list[Rated]) -> float:
    """The standard error of the ratio of what was given away to what was at stake."""
    stake = sum(turn.weight * turn.stake for turn in turns)
    given = sum(turn.weight * turn.cost for turn in turns)
    gaps = [turn.weight * (turn.cost - given / stake * turn.stake) for turn in turns]
    return 100 * sqrt(sum(gap**2 for gap in gaps)) / stake


def print_luck(spec: GameSpec, games: Iterator[Game]) -> None:
    """The mean luck and noise of the first seat, in points of chance."""
    lucks, noises = [], []
    for _bots, session in games:
        first = reviewed(spec, session).players[0]
        lucks.append(100 * first.luck)
        noises.append(100 * abs(first.noise))
        print(f"luck {lucks[-1]:+.1f}, noise {noises[-1]:.2f}", flush=True)
    print(f"luck of the first seat {described(lucks)}")
    print(f"noise {fmean(noises):.2f} points a game, at most {max(noises):.2f}")


def print_error(spec: GameSpec, games: Iterator[Game]) -> None:
    """How far two reviews of the same game differ for the first seat, in points of chance.

    Normally distributed errors differ by √(2/π) times their common deviation: if the reviews' own
    standard errors of luck are right, luck differs by that much on average.
    """
    gaps: dict[str, list[float]] = defaultdict(list)
    claimed: list[float] = []
    for _bots, session in games:
        one, other = (reviewed(spec, session, sample).players[0] for sample in (0, 1))
        claimed.append(100 * hypot(one.error, other.error) * sqrt(2 / pi))
        for part in PARTS:
            gaps[part].append(100 * abs(getattr(one, part) - getattr(other, part)))
        print({part: f"{gaps[part][-1]:.1f}" for part in PARTS}, flush=True)
    for part in PARTS:
        print(f"{part}: two reviews differ by {described(gaps[part])}")
    print(f"luck: they should differ by {described(claimed)}")


def print_whole(spec: GameSpec, games: Iterator[Game]) -> None:
    """What whole reviews take and leave over."""
    seconds, noises = [], []
    for bots, session in games:
        start = process_time()
        found = reviewed(spec, session)
        seconds.append(process_time() - start)
        noises.append(max(100 * abs(player.noise) for player in found.players))
        accuracies = ", ".join(f"{player.accuracy:.1f}" for player in found.players)
        print(f"{','.join(bots)}: {seconds[-1]:.1f} s, accuracy {accuracies}", flush=True)
    print(f"{fmean(seconds):.1f} s a review, at most {max(seconds):.1f}, in {len(seconds)} games")
    print(f"noise {fmean(noises):.2f} points a game, at most {max(noises):.2f}")


def described(values: list[float]) -> str:
    """The mean with its standard error, and the number of values."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):.1f} ± {error:.1f} in {len(values)} games"


if __name__ == "__main__":
    main()
