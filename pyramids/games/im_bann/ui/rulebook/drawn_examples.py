"""The drawn examples: the pyramid, the depot, and displays that beat an adventure or don't."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import pygame

from pyramids.engine.contract import Player, Setup
from pyramids.games.im_bann.deck import ITEMS, read_deck
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.spec import SPEC
from pyramids.games.im_bann.state import Archaeologist, State
from pyramids.games.im_bann.ui.board.pyramid import Pyramid
from pyramids.games.im_bann.ui.column.depot import Depot
from pyramids.games.im_bann.ui.table.display import card_row, draw_cards
from pyramids.language import later
from pyramids.resources import levels_root
from pyramids.tables.drawing.example_pictures import ExamplePicture, ExampleRow
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme.screens import ExampleSizes
from pyramids.ui.widgets import Size, Widget

_PLACES: Final = (3, 1, 0)
_ENOUGH: Final = ("rope-4", "torch-3")
_EXACT: Final = ("rope-4", "torch-2")
_TOO_LITTLE: Final = ("ladder-1", "pickaxe-3")


@cache
def rule_book() -> ImBann:
    """The rules with the deck of the examples."""
    return ImBann(read_deck(levels_root() / SPEC.id / f"{SPEC.default_level}.yaml"))


@cache
def on_the_way() -> State:
    """Three archaeologists at different adventures."""
    rules = rule_book()
    players = tuple(Player(name) for name in ("Ana", "Ben", "Cleo"))
    state = rules.initial(SPEC.validate(Setup(SPEC.id, SPEC.default_level, players)))
    none = rules.deck.none
    return state._replace(archaeologists=tuple(Archaeologist(p, none, none) for p in _PLACES))


class Board(Widget):
    """The pyramid with three archaeologists."""

    hoverable = False

    def __init__(self) -> None:
        super().__init__()
        self.pyramid = Pyramid(rule_book())
        self.pyramid.show(on_the_way())

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """In the middle."""
        return width or 0, graphics.px(ExampleSizes.CARD)

    def draw(self, canvas: Canvas) -> None:
        """The pyramid."""
        seats = canvas.graphics.theme.palette.seats
        self.pyramid.introduce(("Ana", "Ben", "Cleo"), seats)
        self.pyramid.place(self.rect, canvas.graphics)
        self.pyramid.draw(canvas)


def _draw_depot(canvas: Canvas, area: pygame.Rect) -> None:
    depot = Depot(lambda _item: None)
    depot.show(ITEMS.index("rope"))
    depot.place(area, canvas.graphics)
    depot.draw(canvas)


def _cards(*names: str) -> Callable[[Canvas, pygame.Rect], None]:
    deck = rule_book().deck
    kinds = [kind for kind in map(deck.kind, names) if kind is not None]

    def draw(canvas: Canvas, area: pygame.Rect) -> None:
        row = card_row(area, len(kinds))
        taken = row[-1].right - row[0].left
        middle = rect_at("center", area.center, min(taken, area.width), area.height)
        draw_cards(canvas, rule_book(), kinds, middle)

    return draw


def depot_example() -> Widget:
    """The depot, and cards that match it or don't."""
    return ExampleRow(
        [
            ExamplePicture(_draw_depot, later("The depot shows the rope.")),
            ExamplePicture(_cards("rope-3"), later("A rope can be played."), allowed=True),
            ExamplePicture(_cards("torch-5"), later("A torch can't."), allowed=False),
            ExamplePicture(_cards("spell"), later("A Spell always can."), allowed=True),
        ]
    )


def adventure_example() -> Widget:
    """Displays at an adventure of value 6."""
    return ExampleRow(
        [
            ExamplePicture(_cards(*_TOO_LITTLE), later("4 of 6: 2 are missing."), allowed=False),
            ExamplePicture(_cards(*_ENOUGH), later("7 of 6: beaten, 1 too many."), allowed=True),
            ExamplePicture(
                _cards(*_EXACT), later("6 of 6: exact! Set the depot, go again."), allowed=True
            ),
        ]
    )
