"""What is said about a game in which turns were taken back or somebody conceded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pyramids.engine.contract import AnyTexts, Over, Player, Seat
from pyramids.language import _, ngettext
from pyramids.play.challenges import outcome_words
from pyramids.play.running_game import RunningGame


def marks(players: Sequence[Player], conceded: Iterable[Seat], take_backs: int) -> list[str]:
    """Who conceded, and how many turns were taken back; empty for most games."""
    words = []
    names = ", ".join(players[seat].name for seat in conceded)
    if names:
        words.append(_("Conceded: {names}", names=names))
    if take_backs:
        words.append(ngettext("{n} turn taken back", "{n} turns taken back", take_backs))
    return words


def with_marks(words: str, found: Iterable[str]) -> str:
    """A line with what is said about the game behind it."""
    return " · ".join([part for part in [words, *found] if part])


def result_words(game: RunningGame, over: Over, texts: AnyTexts) -> tuple[str, str]:
    """Who has won, and what decided it; nobody wins by the points of a bot that played on."""
    names = [player.name for player in game.players]
    title, why = texts.result(game.state, over, names)
    found = marks(game.players, game.conceded, len(game.session.take_backs))
    if all(seat in game.conceded for seat in over.winners):
        title, why = found.pop(0), _("The winning points were made by a bot.")
    return title, with_marks(why, [*found, outcome_words(game, over)])
