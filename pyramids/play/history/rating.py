"""The player's rating in each game, computed from the finished games.

Nothing is stored: a rating is what the records say. A game is rated if exactly one person played
it against bots that have a rating, without hints and without taking turns back, and if it is the
first game of its deal. It counts as a rating period of its own, with a result against every bot.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from pyramids.engine.contract import BotSpec, GameSpec, Seat
from pyramids.engine.series.glicko import NEWCOMER, Rating, Result, expected, rated
from pyramids.language import _, ngettext
from pyramids.play.history import replayed_history
from pyramids.play.history.history_reader import HistoryReader
from pyramids.play.history.replayed_history import ReplayedGame
from pyramids.play.seats import bot_stars, bot_title, opponents
from pyramids.storage.game_statistics import FinishedGame

BOT_DEVIATION: Final = 40.0
"""The deviation of a bot's rating: series of 200 games tell a gap to about twice as much."""

CERTAIN: Final = 130.0
"""The deviation from which on a rating is worth a proposal: it may be off by two stars before."""

EVEN: Final = 0.2
"""How far from a half the share of won games may be in an even match: half a star."""


class RatedGame(NamedTuple):
    """A rated game, and the player's rating after it."""

    entry: FinishedGame
    rating: Rating


class RatingHistory(NamedTuple):
    """All rated games of one game, the oldest first."""

    games: tuple[RatedGame, ...] = ()

    @property
    def rating(self) -> Rating:
        """The current rating; that of a newcomer before the first rated game."""
        return self.games[-1].rating if self.games else NEWCOMER


def rating_history(games: Iterable[ReplayedGame], spec: GameSpec) -> RatingHistory:
    """The rating over time, from finished games in any order."""
    rating, found = NEWCOMER, []
    deals: set[object] = set()
    for replayed in sorted(games, key=_age):
        entry = replayed.entry
        if entry.game != spec.id:
            continue
        deal = (entry.level, entry.seed, len(entry.players), tuple(sorted(entry.options.items())))
        first = deal not in deals
        deals.add(deal)
        results = _results(replayed, spec) if first and is_rated(entry, spec) else ()
        if results:
            rating = rated(rating, results)
            found.append(RatedGame(entry, rating))
    return RatingHistory(tuple(found))


class RatingReader(HistoryReader[ReplayedGame]):
    """Computes ratings when all finished games have been read."""

    def __init__(self, game: str | None = None) -> None:
        """Read all games, or those of one game."""
        super().__init__(replayed_history.scan(game))
        self._games: list[ReplayedGame] = []
        self._histories: dict[str, RatingHistory] = {}

    def read(self) -> bool:
        """Take what has been read meanwhile; returns whether that is everything."""
        self._games += self._reader.take()
        return self.complete

    def history(self, spec: GameSpec) -> RatingHistory:
        """The rating in a game; empty until all games have been read."""
        if not self.complete:
            return RatingHistory()
        if spec.id not in self._histories:
            self._histories[spec.id] = rating_history(self._games, spec)
        return self._histories[spec.id]


def is_rated(entry: FinishedGame, spec: GameSpec) -> bool:
    """Whether a finished game counts, if it is the first one of its deal."""
    ratings = {bot.name: bot.rating for bot in spec.bots}
    return (
        len(entry.people) == 1
        and len(entry.players) > 1
        and not entry.hints
        and not entry.take_backs
        and not entry.known_deal
        and all(ratings.get(bot) for bot in entry.bots)
    )


def bot_rating(bot: BotSpec) -> Rating:
    """A bot's rating, which never changes."""
    return Rating(float(bot.rating), BOT_DEVIATION)


def even_match(spec: GameSpec, rating: Rating) -> BotSpec | None:
    """The bot that the player beats about half the time; None if that is still too uncertain.

    Whoever is stronger or weaker than all bots gets the closest one: see `is_even`.
    """
    rivals = [bot for bot in opponents(spec) if bot.rating]
    if not rivals or rating.deviation > CERTAIN:
        return None
    return min(rivals, key=lambda bot: abs(win_share(rating, bot) - 0.5))


def win_share(rating: Rating, bot: BotSpec) -> float:
    """The share of games that the player wins against a bot, from 0 to 1."""
    return expected(rating, bot_rating(bot))


def is_even(rating: Rating, bot: BotSpec) -> bool:
    """Whether the player beats a bot about half the time."""
    return abs(win_share(rating, bot) - 0.5) <= EVEN


def match_words(rating: Rating, bot: BotSpec) -> str:
    """Who is an even match, or the closest one to it."""
    name = f"{bot_title(bot)} {bot_stars(bot)}"
    if is_even(rating, bot):
        return _("An even match: {name}", name=name)
    return _("Your closest match: {name}", name=name)


def games_to_certainty(rating: Rating) -> int:
    """How many more rated games it takes until an even match can be told, if they are even."""
    games = 0
    while rating.deviation > CERTAIN:
        rating = rated(rating, [Result(Rating(rating.value, BOT_DEVIATION), 0.5)])
        games += 1
    return games


def certainty_words(rating: Rating) -> str:
    """What is missing until an even match can be told."""
    return ngettext(
        "An even match: after {n} more rated game",
        "An even match: after {n} more rated games",
        games_to_certainty(rating),
    )


def rating_words(rating: Rating) -> str:
    """A rating with its uncertainty: the true one is most likely between the two ends."""
    spread = round(2 * rating.deviation)
    return _("{rating} ± {spread}", rating=round(rating.value), spread=spread)


def _results(replayed: ReplayedGame, spec: GameSpec) -> Sequence[Result]:
    """The player's results against each of the bots."""
    entry, ranks = replayed.entry, replayed.note.ranks
    (me,) = entry.people
    found = []
    for seat, player in enumerate(entry.players):
        if player.bot is None:
            continue
        score = 0.0 if me in entry.conceded else _score(ranks, me, seat, race=spec.standing.race)
        if score is not None:
            found.append(Result(bot_rating(spec.bot(player.bot)), score))
    return found


def _score(ranks: Sequence[int], me: Seat, other: Seat, *, race: bool) -> float | None:
    """1 if the player is ahead, 0 if behind; None if neither won a race that ranks nobody else."""
    if ranks[me] != ranks[other]:
        return float(ranks[me] < ranks[other])
    return None if race and ranks[me] > 1 else 0.5


def _age(game: ReplayedGame) -> tuple[int, str, str]:
    return game.entry.order, game.entry.saved.isoformat(), game.entry.path.name
