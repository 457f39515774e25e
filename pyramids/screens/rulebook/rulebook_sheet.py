"""The rulebook: a game's rules as pages with drawn examples, contents and a search.

Missing drawings or languages are skipped without an error.
"""

from __future__ import annotations

import pygame

from pyramids import language
from pyramids.engine.contract import GameSpec
from pyramids.language import _, later, ngettext
from pyramids.play.running_game import RunningGame
from pyramids.screens.common.papyrus_sheet import SheetScene
from pyramids.screens.rulebook.contents import Contents, Entry
from pyramids.screens.rulebook.page import PageTitle, SearchableText, TextBlock
from pyramids.screens.rulebook.rule_pages import (
    Drawing,
    Page,
    Paragraph,
    first_rule,
    page_of_rule,
    read_pages,
)
from pyramids.screens.rulebook.search import TITLE, Hit, find
from pyramids.screens.setup.game_choice import game_row, title_of
from pyramids.tables.game_ui import game_ui
from pyramids.ui.actions import Action
from pyramids.ui.app import App
from pyramids.ui.events import Command, Event, Typed
from pyramids.ui.theme import SMALL, Extent, Material, Space
from pyramids.ui.theme.screens import RulebookSizes as Sizes
from pyramids.ui.theme.screens import SheetSizes
from pyramids.ui.widgets import IconButton, Label, ScrollList, TextField, cut_left, cut_top


def open_rules(app: App, spec: GameSpec, rule: str = "") -> None:
    """Open the rules of a game, at the page that cites a rule."""
    app.scenes.push(RulesScene(spec, rule))


def open_rules_in(app: App, game: RunningGame) -> None:
    """Open the rules of a running game, at the page that fits its state."""
    open_rules(app, game.spec, game_ui(game.spec).rule_of(game.state))


class RulesScene(SheetScene):
    """The rulebook of one game."""

    def __init__(self, spec: GameSpec, rule: str = "") -> None:
        self.games = game_row(spec, self._change_game)
        super().__init__(later("Rules") if self.games.visible else title_of(spec), SheetSizes.LARGE)
        self.spec = spec
        self.pages: tuple[Page, ...] = ()
        self.opened = 0
        self.hits: list[Hit] = []
        self.hit: int | None = None
        """The number of the current search hit."""
        self._rule = rule
        self._language = ""
        self._ui = game_ui(spec)
        self._visited = [0]
        self._visit = 0
        self._first_letter = ""
        """The letter that began the search: some desktops also send it as a text event."""
        add = self.widgets.add
        add(self.games)
        self.search = add(
            TextField(
                "",
                self._look_for,
                placeholder=later("Search the rules"),
            )
        )
        self.count = add(Label(self._count, SMALL, on=Material.PAPYRUS, second=True))
        self.contents = add(Contents(self.open))
        self.page = add(ScrollList(gap=Space.SMALL, on=Material.PAPYRUS))
        self.earlier = add(
            IconButton("common/icon_left", later("Last page read: Backspace"), self.go_back)
        )
        self.onward = add(IconButton("common/icon_right", later("Forward"), self.go_forward))
        self.build_foot()

    def enter(self) -> None:
        """Focus the contents: arrow keys change the page, typing searches."""
        self._read()
        self.open(page_of_rule(self.pages, self._rule))
        self._visited, self._visit = [self.opened], 0
        self._show_history_buttons()
        # Not the search field: its blinking caret would keep an idle window drawing.
        self.widgets.set_focus(self.contents, visible=False)

    def leave(self) -> None:
        """Stop text input."""
        self.widgets.set_focus(None)

    def layout(self, size: tuple[int, int]) -> None:
        """Read the pages again if the language has changed."""
        if language.current() != self._language:
            self._read()
            self._show_page()
        super().layout(size)

    def place_body(self, area: pygame.Rect) -> None:
        """Place search and contents left, the page right, back and forward beside the title."""
        graphics = self.graphics
        if self.games.visible:
            top, area = cut_top(area, graphics.px(Extent.FIELD), graphics.px(Space.MEDIUM))
            self.games.place(top, graphics)
        left, page = cut_left(area, graphics.px(Sizes.CONTENTS), graphics.px(Space.WIDE))
        field, below = cut_top(left, graphics.px(Extent.FIELD), graphics.px(Space.TIGHT))
        self.search.place(field, graphics)
        line, below = cut_top(below, graphics.text.line_height(SMALL), graphics.px(Space.SMALL))
        self.count.place(line.inflate(-2 * graphics.px(Space.TIGHT), 0), graphics)
        self.contents.place(below, graphics)
        self.page.place(page, graphics)
        side = graphics.px(Extent.ICON_BUTTON)
        above = self._heading.rect.centery - side // 2
        right = self._heading.rect.right
        for button in (self.onward, self.earlier):
            button.place(pygame.Rect(right - side, above, side, side), graphics)
            right -= side + graphics.px(Space.SMALL)

    def open(self, page: int) -> None:
        """Open a page, and add it to the history."""
        if page != self.opened:
            self._visited = [*self._visited[: self._visit + 1], page]
            self._visit += 1
        self._turn_to(page)
        self.hit = next((n for n, hit in enumerate(self.hits) if hit.page == page), None)
        self._mark_hits()

    def go_back(self) -> None:
        """Go to the previous page of the history."""
        self._walk(-1)

    def go_forward(self) -> None:
        """Go to the next page of the history."""
        self._walk(1)

    def next_hit(self, step: int = 1) -> None:
        """Show the next hit; after the last comes the first."""
        if not self.hits:
            self.app.audio.play("thud" if self.search.text.strip() else "tick")
            return
        place = ((-1 if self.hit is None else self.hit) + step) % len(self.hits)
        if self.hits[place].page != self.opened:
            self.open(self.hits[place].page)
        self.hit = place
        self._mark_hits()
        self._show_hit()

    def handle(self, event: Event) -> bool:
        """Page keys work wherever the focus is; Esc first ends the search."""
        if self._is_repeated_letter(event):
            return True
        if isinstance(event, Command) and self._turn_page(event):
            return True
        return super().handle(event)

    def _change_game(self, spec: GameSpec) -> None:
        """Open another game's rulebook; the focus stays on the row of games."""
        other = RulesScene(spec)
        self.app.scenes.replace(other)
        other.widgets.set_focus(other.games, visible=self.widgets.focus_visible)

    def _open_rules(self) -> None:
        """Close the rulebook: F1 opens and closes it."""
        self.close()

    def _turn_page(self, command: Command) -> bool:
        if command.means(Action.CANCEL) and self.search.text:
            self.search.mark, self.search.caret = 0, len(self.search.text)
            self.search.insert("")
            return True
        if command.means(Action.HELP):
            self.close()
            return True
        if command.means(Action.PAGE_UP) or command.means(Action.PAGE_DOWN):
            return self.page.handle(command)
        if self.widgets.focus in (self.search, self.contents) and _is_enter(command):
            shifted = command.chord is not None and command.chord.shift
            self.next_hit(-1 if shifted else 1)
            return True
        if self.widgets.focus is self.search:
            return self.contents.handle(command)
        if command.means(Action.ERASE):
            self.go_back()
            return True
        return self._begin_search(command)

    def _begin_search(self, command: Command) -> bool:
        """Begin the search with a typed letter, wherever the focus is."""
        if not command.character.strip():
            return False
        self.widgets.set_focus(self.search, visible=False)
        self.search.insert(command.character)
        self._first_letter = command.character
        return True

    def _is_repeated_letter(self, event: Event) -> bool:
        """Whether a text event repeats the letter that has just begun the search."""
        echo = self._first_letter
        if isinstance(event, Command | Typed):
            self._first_letter = ""
        return isinstance(event, Typed) and bool(echo) and event.text == echo

    def _read(self) -> None:
        self._language = language.current()
        self.pages = read_pages(self.spec.id, self._language)
        self.opened = min(self.opened, max(0, len(self.pages) - 1))
        self._search_again(self.search.text)
        if not self.pages:
            self.count.text = later("There are no rules to read here.")

    def _look_for(self, words: str) -> None:
        self._search_again(words)
        self.contents.place(self.contents.rect, self.graphics)
        if not self.hits:
            self._mark_hits()
        elif all(hit.page != self.opened for hit in self.hits):
            self.open(self.hits[0].page)
        else:
            self.open(self.opened)
        self._show_hit()

    def _search_again(self, words: str) -> None:
        self.hits = find(self.pages, words)
        self.hit = None
        entries = [
            Entry(number, page.title, sum(hit.page == number for hit in self.hits))
            for number, page in enumerate(self.pages)
        ]
        if words.strip():
            entries = [entry for entry in entries if entry.hits]
        self.contents.entries = tuple(entries)

    def _count(self) -> str:
        if not self.search.text.strip():
            return _("Type to search, ↑ ↓ to browse")
        if not self.hits:
            return _("Nothing found")
        if self.hit is None:
            return ngettext("{n} match", "{n} matches", len(self.hits))
        return _("{place} of {count} · Enter: next", place=self.hit + 1, count=len(self.hits))

    def _turn_to(self, page: int) -> None:
        self.opened = page
        self._show_page()
        self._show_history_buttons()

    def _walk(self, step: int) -> None:
        if 0 <= self._visit + step < len(self._visited):
            self._visit += step
            self._turn_to(self._visited[self._visit])
            self._mark_hits()

    def _show_history_buttons(self) -> None:
        self.earlier.enabled = self._visit > 0
        self.onward.enabled = self._visit < len(self._visited) - 1

    def _show_page(self) -> None:
        self.contents.opened = self.opened
        self.page.clear()
        if not self.pages:
            return
        page = self.pages[self.opened]
        self.page.add(PageTitle(page.title))
        indent = max((len(paragraph.symbols) for paragraph in page.paragraphs), default=0)
        rule = first_rule(self.pages) if self.opened == 0 else ""
        for block in page.blocks:
            if rule and isinstance(block, Drawing):
                self._explain_numbers(rule)
                rule = ""
            self._add_block(block, indent)
        if rule:
            self._explain_numbers(rule)
        if self.page.rect.width:
            self.page.place(self.page.rect, self.graphics)
        self.page.scroll_to(0, at_once=True)
        self._mark_hits()

    def _explain_numbers(self, rule: str) -> None:
        words = later(
            "Small numbers such as ({rule}) name the exact rule. Search for one to find every"
            " page about it.",
            rule=rule,
        )
        self.page.add(Label(words, SMALL, on=Material.PAPYRUS, second=True))

    def _add_block(self, block: Paragraph | Drawing, indent: int) -> None:
        if isinstance(block, Paragraph):
            symbol = self._ui.rulebook_symbol
            self.page.add(TextBlock(block, symbol, indent if block.symbols else 0))
            return
        widget = self._ui.rulebook_drawing(block.name)
        if widget is not None:
            self.page.add(widget)

    def _searched(self) -> dict[int, SearchableText]:
        """The texts of the open page by block number."""
        if not self.pages:
            return {}
        shown = [widget for widget in self.page.children if isinstance(widget, SearchableText)]
        numbers = [
            number
            for number, block in enumerate(self.pages[self.opened].blocks)
            if isinstance(block, Paragraph)
        ]
        return dict(zip([TITLE, *numbers], shown, strict=True))

    def _mark_hits(self) -> None:
        here = self.hits[self.hit] if self.hit is not None else None
        for block, text in self._searched().items():
            found = [hit for hit in self.hits if (hit.page, hit.block) == (self.opened, block)]
            current = (here.start, here.end) if here is not None and here in found else None
            text.mark(tuple((hit.start, hit.end) for hit in found), current)
        self.count.invalidate()

    def _show_hit(self) -> None:
        """Scroll to the current hit."""
        for text in self._searched().values():
            place = text.current_rect(self.graphics)
            if place is None:
                continue
            view = self.page.rect
            if not view.contains(place):
                middle = place.centery - view.top + self.page.offset
                self.page.scroll_to(middle - view.height // 2)


def _is_enter(command: Command) -> bool:
    """Whether it is Enter, but not Space, which can be typed."""
    return command.means(Action.CONFIRM) and not command.character
