"""The page of all puzzles: slips of all games, to be tried again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from pyramids.engine.errors import PyramidsError
from pyramids.language import _, later
from pyramids.play import kept_puzzles
from pyramids.play.kept_puzzles import KeptPuzzle, open_puzzle, scan
from pyramids.play.puzzles import Puzzle
from pyramids.play.seats import shown_names
from pyramids.play.texts.review import ReviewTexts
from pyramids.screens.common.empty_list import EmptyNotice
from pyramids.screens.common.error_dialog import show_error
from pyramids.screens.common.growing_list import GrowingList
from pyramids.screens.common.papyrus_sheet import SheetScene
from pyramids.screens.review.puzzle_row import PuzzleRow
from pyramids.screens.review.puzzle_sheet import PuzzleSheet
from pyramids.storage.background_reader import BackgroundReader
from pyramids.storage.errors import StorageError
from pyramids.tables.players import PlayerLooks
from pyramids.ui.dialog import Answer, Dialog
from pyramids.ui.theme.screens import SheetSizes


class PuzzleList(SheetScene):
    """The newest puzzle first."""

    def __init__(self) -> None:
        super().__init__(later("Puzzles"), SheetSizes.MIDDLE)
        self.entries: list[KeptPuzzle] = []
        self._reader: BackgroundReader[KeptPuzzle] | None = None
        self._pictures: Iterator[None] = iter(())
        """Makes the rows' pictures, a step at a time."""
        self.list = self.widgets.add(GrowingList(self._make_row))
        self.list.on_grow = self._draw_pictures
        self.empty = self.widgets.add(
            EmptyNotice(later("No puzzles yet. Slips in your games become puzzles."))
        )
        self.build_foot()

    @property
    def rows(self) -> list[PuzzleRow]:
        """The rows of the list."""
        return [row for row in self.list.children if isinstance(row, PuzzleRow)]

    def enter(self) -> None:
        """Read the puzzles, and focus the first one."""
        self._read()
        if self.rows:
            self.widgets.set_focus(self.rows[0], visible=False)

    def resume(self) -> None:
        """Read them again: one may have been solved or deleted."""
        place = self.list.focused_place()
        self._read()
        self.layout(self.app.size)
        if self.rows:
            row = self.rows[min(place, len(self.rows) - 1)]
            self.widgets.set_focus(row, visible=self.widgets.focus_visible)

    def leave(self) -> None:
        """Read no more."""
        if self._reader is not None:
            self._reader.stop()

    def update(self, dt: float) -> None:
        """Show what has been read, and make pictures while nothing else is drawn."""
        if self._reader is not None and not self._reader.done:
            self._take()
        super().update(dt)
        if not self.dirty and not self.paused:
            next(self._pictures, None)

    def place_body(self, area: pygame.Rect) -> None:
        """The list, or the notice that it is empty."""
        self.list.place(area, self.graphics)
        self.empty.place(area, self.graphics)
        self._draw_pictures()

    def open(self, kept: KeptPuzzle) -> None:
        """Show a puzzle, or why it can't be shown."""
        try:
            (spec, level, session, seating), decision = open_puzzle(kept)
        except PyramidsError as error:
            show_error(self.app, later("Couldn't open this puzzle"), error)
            return
        looks = PlayerLooks(shown_names(spec.id, session.setup.players), seating)
        puzzle = Puzzle(decision, ReviewTexts(spec, session, looks.names))
        self.app.scenes.push(
            PuzzleSheet(
                spec,
                level,
                session.rules,
                looks,
                puzzle,
                session.state,
                partial(kept_puzzles.note_solved, kept),
            )
        )

    def _read(self) -> None:
        """Read the folder in a thread; in most cases that is done at once."""
        self.leave()
        self.entries = []
        self._reader = BackgroundReader(scan())
        self._reader.wait()
        self._take()

    def _take(self) -> None:
        if self._reader is None:
            return
        self.entries = [*self.entries, *self._reader.take()]
        self.empty.visible = not self.entries and self._reader.done
        if self.list.show(self.entries):
            self.layout(self.app.size)
            self.dirty = True

    def _make_row(self, kept: KeptPuzzle) -> PuzzleRow:
        return PuzzleRow(kept, self.open, self._ask_delete)

    def _draw_pictures(self) -> None:
        rows = self.rows
        self._pictures = (step for row in rows for step in row.make_picture(self.graphics))

    def _ask_delete(self, kept: KeptPuzzle) -> None:
        answers = [
            Answer(later("Keep it"), primary=True),
            Answer(later("Delete"), partial(self._delete, kept), danger=True),
        ]
        self.app.scenes.push(Dialog(later("Delete this puzzle?"), "", answers))

    def _delete(self, kept: KeptPuzzle) -> None:
        try:
            kept_puzzles.remove(kept)
        except StorageError as error:
            show_error(self.app, later("Couldn't delete the puzzle"), error)
        else:
            self.app.toast(_("Deleted."))
            self.resume()
