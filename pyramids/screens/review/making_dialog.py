"""The dialog with a progress bar while a game is reviewed; then the review opens by itself."""

from __future__ import annotations

from pyramids.language import _, later
from pyramids.play import kept_puzzles
from pyramids.play.history.finished_game import WatchedGame
from pyramids.play.workers.review_search import ReviewSearch
from pyramids.review.game_review import Review
from pyramids.screens.review.review_scene import ReviewScene
from pyramids.storage.settings import Settings
from pyramids.ui.app import App
from pyramids.ui.dialog import Answer, Dialog
from pyramids.ui.widgets import ProgressBar


def open_or_make(app: App, game: WatchedGame, settings: Settings, *, own: bool) -> None:
    """Open a game's review; one that isn't kept is made first. `own` slips become puzzles."""
    search = ReviewSearch(game)
    search.start()
    if search.review is not None:
        app.scenes.push(ReviewScene(game, search.review, settings))
    else:
        app.scenes.push(MakingDialog(game, search, settings, own=own))


class SearchBar(ProgressBar):
    """Shows how far a search is, which it asks in every update."""

    def __init__(self, search: ReviewSearch) -> None:
        super().__init__(search.progress)
        self._search = search

    def update(self, dt: float) -> bool:
        """Ask for the progress; as long as the search lasts, frames have to come."""
        if self._search.poll():
            self.value = self._search.progress
        return super().update(dt) or self._search.searching


class MakingDialog(Dialog):
    """Shows how far a review is; cancelling it stops the review."""

    def __init__(
        self, game: WatchedGame, search: ReviewSearch, settings: Settings, *, own: bool
    ) -> None:
        super().__init__(
            later("Review"),
            later("Looking for better moves"),
            [Answer(later("Cancel"))],
            content=[SearchBar(search)],
        )
        self._game = game
        self._settings = settings
        self._own = own
        self.search = search

    def update(self, dt: float) -> None:
        """Open the review as soon as it is there, or tell that it couldn't be made."""
        super().update(dt)
        if self.search.review is not None:
            self._open(self.search.review)
        elif self.search.failed:
            self.app.scenes.remove(self)
            self.app.toast(_("The review couldn't be made."))

    def leave(self) -> None:
        """Stop the search."""
        self.search.close()
        super().leave()

    def _open(self, review: Review) -> None:
        if self._own:
            kept_puzzles.keep(self._game, review)
        self.app.scenes.replace(ReviewScene(self._game, review, self._settings))
