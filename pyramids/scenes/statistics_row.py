"""One finished game in the list: faces, who won with how many points, when, and which deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from pyramids.engine.contract import GameSpec
from pyramids.scenes.save_text import day
from pyramids.scenes.seating import default_look, read_seating
from pyramids.scenes.troubles import fault_sentence
from pyramids.storage.figures import Finished
from pyramids.storage.saves import Broken
from pyramids.ui.actions import Action
from pyramids.ui.canvas import Canvas, Kit
from pyramids.ui.events import Command, Event
from pyramids.ui.language import _, later
from pyramids.ui.theme import Material, Recipe, Space
from pyramids.ui.theme.handbook import Ledger
from pyramids.ui.theme.screens import Rows
from pyramids.ui.theme.sizes import BODY_BOLD, SMALL, SMALL_BOLD
from pyramids.ui.widgets import IconButton, row
from pyramids.ui.widgets.base import Size
from pyramids.ui.widgets.button import Pressable

Entry = Finished | Broken
Wish = Callable[[Entry], None]
_TROPHY: Final = "common/icon_trophy"


class HistoryRow(Pressable):
    """Press it, or its play button, to watch the game again; the bin throws it away."""

    def __init__(
        self, entry: Entry, spec: GameSpec | None, deck: str, on_open: Wish, on_delete: Wish
    ) -> None:
        super().__init__(lambda: on_open(entry))
        self.entry = entry
        self.deck = deck
        self._faces = _faces(entry, spec)
        self.watch = self.add(
            IconButton("common/icon_play", later("Watch this game again"), lambda: on_open(entry))
        )
        self.watch.visible = isinstance(entry, Finished)
        self.delete = self.add(
            IconButton("common/icon_trash", later("Delete"), lambda: on_delete(entry))
        )
        self.tooltip = later("Watch this game again")
        if isinstance(entry, Broken):
            self.tooltip = later("Technical detail: {detail}", detail=entry.detail)

    def measure(self, kit: Kit, width: int | None = None) -> Size:
        """Room for the players and a line below."""
        return width or 0, kit.px(Ledger.ROW)

    def place(self, rect: pygame.Rect, kit: Kit) -> None:
        """Watching and the bin at the right end."""
        super().place(rect, kit)
        inside = rect.inflate(-2 * kit.px(Space.MEDIUM), 0)
        row([self.watch, self.delete], inside, kit, at="end", gap=Space.SMALL)

    def handle(self, event: Event) -> bool:
        """The delete key means the bin."""
        if isinstance(event, Command) and event.means(Action.ERASE_AHEAD):
            self.delete.press()
            return True
        return super().handle(event)

    def press(self) -> None:
        """Watch it; what is damaged only thuds."""
        if isinstance(self.entry, Finished):
            super().press()
        else:
            self.sound("thud")

    def draw(self, canvas: Canvas) -> None:
        """Draw the slip and what is told on it."""
        kit = canvas.kit
        recipe = kit.theme.recipe(Material.PAPYRUS_INSET)
        canvas.plate(self.rect, recipe)
        if isinstance(self.entry, Finished) and self._light.value > 0:
            canvas.plate(self.rect, recipe.lit(0.5), alpha=self._light.value)
        inside = self.rect.inflate(-2 * kit.px(Space.MEDIUM), 0)
        end = self.watch if self.watch.visible else self.delete
        inside.width = end.rect.left - kit.px(Space.SMALL) - inside.left
        apart = kit.scribe.line_height(BODY_BOLD) // 2
        upper, lower = self.rect.centery - apart, self.rect.centery + apart
        if isinstance(self.entry, Broken):
            self._draw_broken(canvas, self.entry, inside, upper, lower)
        else:
            left = self._draw_faces(canvas, inside)
            self._draw_scores(canvas, self.entry, (left, upper), inside.right - left, recipe)
            self._draw_note(canvas, self.entry, (left, lower), inside.right - left, recipe)
        self.draw_children(canvas)

    def _draw_faces(self, canvas: Canvas, area: pygame.Rect) -> int:
        """Portraits like a fan; returns where words may begin."""
        side = canvas.kit.px(Rows.FACE)
        step, left = side * 6 // 10, area.left
        for portrait in self._faces:
            canvas.svg(portrait, pygame.Rect(left, area.centery - side // 2, side, side))
            left += step
        return area.left + 3 * step + side + canvas.kit.px(Space.SMALL)

    def _draw_scores(
        self,
        canvas: Canvas,
        game: Finished,
        place: tuple[int, int],
        room: int,
        recipe: Recipe,
    ) -> None:
        """Everybody with their points, best first; a cup before the winner."""
        kit = canvas.kit
        lettering = SMALL_BOLD if len(game.players) > 2 else BODY_BOLD
        cup = kit.scribe.line_height(SMALL_BOLD)
        left, height = place
        end = left + room
        for seat in _order(game):
            if seat in game.winners:
                trophy = kit.art.tinted(_TROPHY, (cup, cup), kit.theme.palette.gold_dark)
                canvas.blit(trophy, (left, height - cup // 2))
                left += cup + kit.px(Space.TIGHT)
            words = kit.scribe.shorten(_result(game, seat), lettering, max(1, end - left))
            colour = recipe.letters if seat in game.winners else recipe.letters_second
            drawn = canvas.text(words, (left, height), lettering, colour, anchor="midleft")
            left = drawn.right + kit.px(Space.MEDIUM)
            if left >= end:
                break

    def _draw_note(
        self, canvas: Canvas, game: Finished, place: tuple[int, int], room: int, recipe: Recipe
    ) -> None:
        words = _("{day} · {deck} · deal {seed}", day=day(game.saved), deck=self.deck,
                  seed=game.seed)  # fmt: skip
        words = canvas.kit.scribe.shorten(words, SMALL, room)
        canvas.text(words, place, SMALL, recipe.letters_second, anchor="midleft")

    def _draw_broken(
        self, canvas: Canvas, broken: Broken, area: pygame.Rect, upper: int, lower: int
    ) -> None:
        kit, palette = canvas.kit, canvas.kit.theme.palette
        name = kit.scribe.shorten(broken.path.name, BODY_BOLD, area.width)
        canvas.text(name, (area.left, upper), BODY_BOLD, palette.ink, anchor="midleft")
        words = kit.scribe.shorten(fault_sentence(broken.fault), SMALL_BOLD, area.width)
        canvas.text(words, (area.left, lower), SMALL_BOLD, palette.ink_red, anchor="midleft")


def _result(game: Finished, seat: int) -> str:
    name = game.players[seat].name
    if not game.scores:
        return name
    points = game.scores[seat]
    return f"{name} {points}" if points >= 0 else f"{name} −{-points}"


def _order(game: Finished) -> list[int]:
    seats = range(len(game.players))
    points = game.scores or (0,) * len(game.players)
    return sorted(seats, key=lambda seat: (seat not in game.winners, -points[seat], seat))


def _faces(entry: Entry, spec: GameSpec | None) -> list[str]:
    if isinstance(entry, Broken):
        return []
    if spec is None:
        return [default_look(seat, None).portrait for seat in range(len(entry.players))]
    return [look.portrait for look in read_seating(entry.seating, spec, entry.players)]
