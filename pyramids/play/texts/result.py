"""What is said about the result of a game that has just ended."""

from __future__ import annotations

from pyramids.engine.contract import AnyTexts, Over
from pyramids.language import _
from pyramids.play.challenges import outcome_words
from pyramids.play.running_game import RunningGame
from pyramids.play.texts.marks import marks, with_marks


def result_words(game: RunningGame, over: Over, texts: AnyTexts) -> tuple[str, str]:
    """Who has won, and what decided it; nobody wins by the points of a bot that played on."""
    names = [player.name for player in game.players]
    title, why = texts.result(game.state, over, names)
    found = marks(game.players, game.conceded, len(game.session.take_backs))
    if all(seat in game.conceded for seat in over.winners):
        title, why = found.pop(0), _("The winning points were made by a bot.")
    return title, with_marks(why, [*found, outcome_words(game, over)])
