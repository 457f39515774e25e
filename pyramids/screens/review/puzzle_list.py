"""The page of all puzzles: slips of all games, to be tried again."""

from __future__ import annotations

from functools import partial

import pygame

from pyramids.catalogue import find_game
from pyramids.engine.errors import PyramidsError
from pyramids.language import _, later
from pyramids.play.kept_puzzles import KeptPuzzle, open_puzzle, scan
from pyramids.play.puzzles import Puzzle
from pyramids.play.seats import shown_names
from pyramids.play.texts.review import ReviewTexts, percent
from pyramids.screens.common.empty_list import EmptyNotice
from pyramids.screens.common.error_dialog import show_error
from pyramids.screens.common.growing_list import GrowingList
from pyramids.screens.common.papyrus_sheet import SheetScene
from pyramids.screens.review.puzzle_sheet import MoveChoice, PuzzleSheet
from pyramids.storage.background_reader import BackgroundReader
from pyramids.tables.players import PlayerLooks
from pyramids.ui.theme.screens import SheetSizes


class PuzzleList(SheetScene):
    """The newest puzzle first."""

    def __init__(self) -> None:
        super().__init__(later("Puzzles"), SheetSizes.MIDDLE)
        self.entries: list[KeptPuzzle] = []
        self._reader: BackgroundReader[KeptPuzzle] | None = None
        self.list = self.widgets.add(GrowingList(self._make_row))
        self.empty = self.widgets.add(
            EmptyNotice(later("No puzzles yet. Slips in your games become puzzles."))
        )
        self.build_foot()

    def enter(self) -> None:
        """Read the puzzles."""
        self._reader = BackgroundReader(scan())
        self._reader.wait()
        self._take()

    def leave(self) -> None:
        """Read no more."""
        if self._reader is not None:
            self._reader.stop()

    def update(self, dt: float) -> None:
        """Show what has been read."""
        if self._reader is not None and not self._reader.done:
            self._take()
        super().update(dt)

    def place_body(self, area: pygame.Rect) -> None:
        """The list, or the notice that it is empty."""
        self.list.place(area, self.graphics)
        self.empty.place(area, self.graphics)

    def open(self, kept: KeptPuzzle) -> None:
        """Show a puzzle, or why it can't be shown."""
        try:
            (spec, level, session, seating), decision = open_puzzle(kept)
        except PyramidsError as error:
            show_error(self.app, later("Couldn't open this puzzle"), error)
            return
        looks = PlayerLooks(shown_names(spec.id, session.setup.players), seating)
        puzzle = Puzzle(decision, ReviewTexts(spec, session, looks.names))
        self.app.scenes.push(PuzzleSheet(spec, level, session.rules, looks, puzzle, session.state))

    def _take(self) -> None:
        if self._reader is None:
            return
        self.entries = [*self.entries, *self._reader.take()]
        self.empty.visible = not self.entries and self._reader.done
        if self.list.show(self.entries):
            self.layout(self.app.size)
            self.dirty = True

    def _make_row(self, kept: KeptPuzzle) -> MoveChoice:
        return MoveChoice(partial(_title, kept), partial(self.open, kept))


def _title(kept: KeptPuzzle) -> str:
    """The game, the player and what the slip gave away."""
    setup = kept.record.setup
    return _(
        "{game}: {name} gave {n} away",
        game=_(find_game(setup.game).title),
        name=setup.players[kept.seat].name,
        n=percent(kept.loss),
    )
