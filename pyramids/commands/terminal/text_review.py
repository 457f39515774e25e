"""Offers the review of a game that has just ended in the terminal."""

from __future__ import annotations

from typing import Final

from pyramids.commands.review import review_with_progress
from pyramids.commands.terminal.console import Console, LeaveError
from pyramids.language import _
from pyramids.play import kept_puzzles, kept_reviews
from pyramids.play.history.finished_game import WatchedGame, watch_session
from pyramids.play.running_game import RunningGame
from pyramids.play.texts.review import ReviewTexts
from pyramids.play.workers.review_search import can_review
from pyramids.review.game_review import Review

REVIEW: Final = "review"
"""What is typed for it."""


def offer_review(running: RunningGame, console: Console) -> None:
    """Offer a finished game's review until the player leaves; Ctrl+C stops it."""
    game = watch_session(running.spec, running.level, running.session, running.seating)
    if not can_review(game):
        return
    while True:
        console.say("", _("“review” shows where better moves were missed; Enter leaves."))
        try:
            text = console.ask().lower()
        except LeaveError:
            return
        if text in ("", "1", "quit"):
            return
        if text == REVIEW:
            _tell_review(game, console)


def _tell_review(game: WatchedGame, console: Console) -> None:
    try:
        found = kept_reviews.find(game) or _made(game, console)
    except KeyboardInterrupt:
        console.say("", _("The review is stopped."))
        return
    console.say("", *ReviewTexts(game.spec, game.session).lines(found))


def _made(game: WatchedGame, console: Console) -> Review:
    console.say(_("Looking for better moves: this can take a minute, Ctrl+C stops it."))
    found = review_with_progress(game.spec, game.session, _("moves"))
    kept_reviews.keep(game, found)
    kept_puzzles.keep(game, found)
    return found
