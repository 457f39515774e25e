"""The About screen: credits of the games, and of this program."""

from __future__ import annotations

from pyramids import __version__
from pyramids.catalogue import announced_games
from pyramids.language import Text, later
from pyramids.screens.common.form import Heading
from pyramids.screens.common.reading_sheet import ReadingSheet
from pyramids.ui.theme import BODY, Material, Space
from pyramids.ui.theme.screens import SheetSizes
from pyramids.ui.widgets import Label


class About(ReadingSheet):
    """The credits."""

    def __init__(self) -> None:
        super().__init__(later("About Pyramids"), SheetSizes.SHORT, Space.SMALL)

    def fill(self) -> None:
        """Add the version and all credits."""
        self._say(
            later(
                "Version {version}. An unofficial adaptation by people who love these games,"
                " with no connection to their authors or publishers. If you enjoy a game here,"
                " put the real one on your table.",
                version=__version__,
            )
        )
        self._add_credits()

    def _add_credits(self) -> None:
        self._head(later("The games"))
        for game in announced_games():
            self._say(later(game.credit))
        self._head(later("Our own work"))
        self._say(
            later(
                "Artwork, card layouts, texts, sounds and music were made for this adaptation."
                " Nothing was copied from the published games."
            )
        )
        self._head(later("Fonts"))
        self._say(
            later(
                "Cinzel, Philosopher and Inter, under the SIL Open Font License. The licences"
                " are in the fonts folder."
            )
        )

    def _head(self, title: Text) -> None:
        self.lines.add(Heading(title))

    def _say(self, text: Text) -> None:
        self.lines.add(Label(text, BODY, on=Material.PAPYRUS))
