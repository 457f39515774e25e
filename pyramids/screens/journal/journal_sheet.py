"""The journal: a game's discoveries as seals, and beside them the selected one in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

import pygame

from pyramids.catalogue import playable_games
from pyramids.engine.discoveries import Discovery
from pyramids.language import Text, later
from pyramids.play.history import replayed_history
from pyramids.play.history.journal import FoundDiscoveries, count_words, found_words
from pyramids.play.history.replayed_history import ReplayedGame
from pyramids.play.texts.saves import game_title
from pyramids.screens.common.scanning_sheet import ScanningSheet
from pyramids.screens.journal.seal import Seal, SealButton
from pyramids.screens.replay.watch_game import watch_game
from pyramids.storage.game_statistics import FinishedGame
from pyramids.storage.settings import Settings
from pyramids.ui.theme import BODY, HEADING, SMALL_BOLD, Extent, Material, Space
from pyramids.ui.theme.screens import JournalSizes as Sizes
from pyramids.ui.theme.screens import SheetSizes
from pyramids.ui.widgets import Button, Group, Label, ScrollList, Stepper, cut_left, cut_top

_WAXES: Final = 4
"""The kinds of wax: a quarter of the discoveries each."""


class JournalSheet(ScanningSheet[ReplayedGame]):
    """Seals on the left, the selected discovery on the right."""

    def __init__(self, settings: Settings, game: str | None = None) -> None:
        super().__init__(later("Journal"), SheetSizes.LARGE)
        self.settings = settings
        self.games = {spec.id: spec for spec in playable_games() if spec.journal().discoveries}
        self.spec = self.games.get(game or "") or next(iter(self.games.values()))
        self.selected = 0
        """The place of the selected discovery."""
        self._journal = FoundDiscoveries()
        add = self.widgets.add
        options = [(name, partial(game_title, name)) for name in self.games]
        self.game_choice = add(Stepper(options, self.spec.id, self._choose_game))
        self.count = add(Label(self._count_words, HEADING, on=Material.PAPYRUS, align="right"))
        self._seals = add(Group())
        self.details = add(ScrollList(gap=Space.MEDIUM, on=Material.PAPYRUS))
        self.build_foot()

    @property
    def found(self) -> Mapping[str, FinishedGame]:
        """By id the discoveries of the chosen game that were made."""
        return self._journal.of(self.spec)

    @property
    def entries(self) -> tuple[Discovery[Any], ...]:
        """All discoveries of the chosen game."""
        return self.spec.journal().discoveries

    @property
    def seals(self) -> list[SealButton]:
        """The seals, row by row."""
        return [seal for seal in self._seals.children if isinstance(seal, SealButton)]

    def scan(self) -> Iterator[ReplayedGame]:
        """Replay what hasn't been yet."""
        return replayed_history.scan()

    def read(self) -> None:
        """Show what has been found by now, and focus the first seal."""
        self._journal = FoundDiscoveries()
        self.start_reading()
        self._reading = True
        self._take()
        self._show_seals()
        self.widgets.set_focus(self.seals[self.selected], visible=False)

    def resume(self) -> None:
        """Show everything as it was; a replay on top of it has changed nothing."""
        self.layout(self.app.size)

    def update(self, dt: float) -> None:
        """Show what was found meanwhile."""
        super().update(dt)
        if self._reading and self._take():
            self._refresh()

    def place_body(self, area: pygame.Rect) -> None:
        """Place the choice above, the seals left, the selected discovery right."""
        graphics = self.graphics
        above, below = cut_top(area, graphics.px(Extent.FIELD), graphics.px(Space.LARGE))
        wide = self.game_choice.measure(graphics, above.width * 2 // 3)[0]
        choice, beside = cut_left(above, wide, graphics.px(Space.MEDIUM))
        self.game_choice.place(choice, graphics)
        self.count.place(beside, graphics)
        details = min(graphics.px(Sizes.DETAILS), round(below.width * Sizes.MOST_DETAILS))
        gap = graphics.px(Space.WIDE)
        left, right = cut_left(below, below.width - details - gap, gap)
        self._place_seals(left)
        self._show_details(right)

    def _place_seals(self, area: pygame.Rect) -> None:
        graphics = self.graphics
        rows = -(-len(self.seals) // Sizes.COLUMNS)
        gap = graphics.px(Space.MEDIUM)
        wide = (area.width - gap * (Sizes.COLUMNS - 1)) // Sizes.COLUMNS
        high = (area.height - gap * (rows - 1)) // rows
        side = min(wide, high, graphics.px(Sizes.SEAL))
        across, down = self._pitch(area, side, rows)
        for place, seal in enumerate(self.seals):
            row, column = divmod(place, Sizes.COLUMNS)
            spot = (area.left + round(column * across), area.top + round(row * down))
            seal.place(pygame.Rect(spot, (side, side)), graphics)

    def _pitch(self, area: pygame.Rect, side: int, rows: int) -> tuple[float, float]:
        """The distances between the seals, which fill the area."""
        across = (area.width - side) / max(1, Sizes.COLUMNS - 1)
        return across, (area.height - side) / max(1, rows - 1)

    def _show_seals(self) -> None:
        self._seals.clear()
        for place, entry in enumerate(self.entries):
            self._seals.add(
                SealButton(
                    entry,
                    self._wax(place),
                    found=entry.id in self.found,
                    on_select=partial(self._select, place),
                )
            )
        self._mark_selected()

    def _refresh(self) -> None:
        """Show which seals were found meanwhile."""
        for seal in self.seals:
            seal.found = seal.entry.id in self.found
        self.count.invalidate()
        self.layout(self.app.size)

    def _wax(self, place: int) -> int:
        return place * _WAXES // len(self.entries)

    def _take(self) -> bool:
        """Count what was read meanwhile; returns whether that changes anything."""
        assert self._reader is not None
        came = self._reader.take()
        self._journal.add(came)
        self._reading = not self._reader.done
        return bool(came)

    def _choose_game(self, game: str) -> None:
        self.spec, self.selected = self.games[game], 0
        self._show_seals()
        self.layout(self.app.size)

    def _select(self, place: int) -> None:
        if place != self.selected:
            self.selected = place
            self._mark_selected()
            self._show_details(self.details.rect)

    def _mark_selected(self) -> None:
        for place, seal in enumerate(self.seals):
            seal.selected = place == self.selected

    def _show_details(self, area: pygame.Rect) -> None:
        """Describe the selected discovery."""
        entry, papyrus = self.entries[self.selected], Material.PAPYRUS
        game = self.found.get(entry.id)
        seal = Seal(entry, self._wax(self.selected), found=game is not None)
        side = min(self.graphics.px(Sizes.LARGE_SEAL), round(area.height * Sizes.MOST_SEAL))
        seal.rect = pygame.Rect(0, 0, area.width, side)
        self.details.clear()
        self.details.add(seal)
        self.details.add(Label(later(entry.title), HEADING, on=papyrus, align="center"))
        self.details.add(Label(later(entry.text), BODY, on=papyrus, align="center"))
        words: Text = later("Not found yet") if game is None else partial(found_words, game)
        self.details.add(Label(words, SMALL_BOLD, on=papyrus, second=True, align="center"))
        if game is not None:
            self.details.add(
                Button(later("Replay"), partial(self._watch, game), material=Material.STONE)
            )
        self.details.place(area, self.graphics)

    def _count_words(self) -> str:
        return count_words(len(self.found), self.spec)

    def _watch(self, entry: FinishedGame) -> None:
        watch_game(self.app, entry.path, self.settings)
