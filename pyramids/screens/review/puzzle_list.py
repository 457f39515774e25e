"""The page of all puzzles: slips of all games, to be tried again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pyramids.engine.errors import PyramidsError
from pyramids.language import later
from pyramids.play import kept_puzzles
from pyramids.play.kept_puzzles import KeptPuzzle, open_puzzle
from pyramids.play.puzzles import Puzzle
from pyramids.play.seats import shown_names
from pyramids.play.texts.review import ReviewTexts
from pyramids.screens.common.error_dialog import show_error
from pyramids.screens.review.puzzle_row import PuzzleRow
from pyramids.screens.review.puzzle_sheet import PuzzleSheet
from pyramids.screens.saves.delete_dialog import ask_delete
from pyramids.screens.saves.file_sheet import FileSheet
from pyramids.tables.players import PlayerLooks
from pyramids.ui.theme.screens import SheetSizes


class PuzzleList(FileSheet[KeptPuzzle, PuzzleRow]):
    """The newest puzzle first."""

    def __init__(self) -> None:
        empty = later("No puzzles yet. Slips that a review finds become puzzles.")
        super().__init__(later("Puzzles"), SheetSizes.MIDDLE, empty, PuzzleRow)

    def scan(self) -> Iterator[KeptPuzzle]:
        """Read the puzzles."""
        return kept_puzzles.scan()

    def make_row(self, entry: KeptPuzzle) -> PuzzleRow:
        """The row of a puzzle."""
        return PuzzleRow(entry, self.open, self._ask_delete)

    def open(self, kept: KeptPuzzle) -> None:
        """Show a puzzle, or why it can't be shown."""
        try:
            (spec, level, session, seating), decision = open_puzzle(kept)
        except PyramidsError as error:
            show_error(self.app, later("Couldn't open this puzzle"), error)
            return
        looks = PlayerLooks(shown_names(spec.id, session.setup.players), seating)
        puzzle = Puzzle(decision, ReviewTexts(spec, session, looks.names))
        following = self._after(kept)
        self.app.scenes.push(
            PuzzleSheet(
                spec,
                level,
                session.rules,
                looks,
                puzzle,
                session.state,
                partial(kept_puzzles.note_solved, kept),
                partial(self.open, following) if following is not None else None,
            )
        )

    def _after(self, kept: KeptPuzzle) -> KeptPuzzle | None:
        """The next puzzle that isn't solved, from the top again after the last one."""
        place = self.entries.index(kept) if kept in self.entries else 0
        others = [*self.entries[place + 1 :], *self.entries[:place]]
        return next((entry for entry in others if not entry.solved), None)

    def _ask_delete(self, kept: KeptPuzzle) -> None:
        ask_delete(
            self,
            later("Delete this puzzle?"),
            "",
            partial(kept_puzzles.remove, kept),
            later("Couldn't delete the puzzle"),
        )
