"""The part of a game's story that reviews it: a progress bar, then everybody's accuracy."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pyramids.language import later
from pyramids.play import kept_puzzles
from pyramids.play.history.finished_game import WatchedGame
from pyramids.play.texts.review import ACCURACY, accuracy_words
from pyramids.play.workers.review_search import ReviewSearch
from pyramids.review.game_review import Review
from pyramids.storage.settings import Settings
from pyramids.tables.final.story_sheet import Heading, LeftAligned, line, note
from pyramids.ui.theme import Material
from pyramids.ui.widgets import Button, ProgressBar, Widget


class ReviewPart:
    """Reviews the game from the final count on; call `update` every frame."""

    def __init__(
        self,
        game: WatchedGame,
        settings: Settings,
        on_open: Callable[[Review], None],
        on_change: Callable[[], None],
    ) -> None:
        self._game = game
        self._settings = settings
        self._on_open = on_open
        self._on_change = on_change
        self.search = ReviewSearch(game)
        self.bar = ProgressBar()
        self.open = Button(later("Open the review"), self.show, material=Material.STONE)
        self.stop = Button(later("Stop"), self._stop, material=Material.STONE)
        self.start = Button(later("Review this game"), self.begin, material=Material.STONE)

    def known(self) -> tuple[bool, bool, bool]:
        """Changes whenever there is more to tell."""
        search = self.search
        return search.searching, search.review is not None, search.stopped

    @property
    def offered(self) -> bool:
        """Whether the game can be reviewed, as far as is known."""
        return self.search.possible and not self.search.failed

    @property
    def is_due(self) -> bool:
        """Whether it starts by itself, as soon as the search for the par is over."""
        wanted = self._settings.review_games and not self.search.stopped
        return wanted and self.offered and self.search.review is None

    def update(self) -> None:
        """Start by itself, if the player wants that, and ask for the progress."""
        if self.is_due:
            self.search.start()
        if self.search.poll():
            self.bar.value = self.search.progress
            if self.search.review is not None:
                kept_puzzles.keep(self._game, self.search.review)

    def widgets(self) -> list[Widget]:
        """What is known by now, for the papyrus."""
        search = self.search
        if not self.offered:
            return []
        heading = Heading(
            later("Review"), tooltip=later("What each move gave away, and what luck brought.")
        )
        if search.review is not None:
            names = [player.name for player in self._game.players]
            lines = [
                line(partial(accuracy_words, names[player.seat], player), tooltip=later(ACCURACY))
                for player in search.review.players
            ]
            return [heading, *lines, LeftAligned(self.open)]
        if search.searching or self.is_due:
            told = note(later("Looking for better moves"))
            return [heading, told, self.bar, LeftAligned(self.stop)]
        return [heading, LeftAligned(self.start)]

    def close(self) -> None:
        """Stop, when the game is left."""
        self.search.close()

    def begin(self) -> None:
        """Review the game because the player asks for it."""
        self.search.restart()
        self._on_change()

    def show(self) -> None:
        """Open the review, once it is there."""
        if self.search.review is not None:
            self._on_open(self.search.review)

    def _stop(self) -> None:
        self.search.stop()
        self._on_change()
