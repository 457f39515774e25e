"""The drawn examples: pyramids that are built here, domino by domino."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial

import pygame

from pyramids.games.pyramido.areas.quarters import Area
from pyramids.games.pyramido.domino_set import DOMINOES, read_domino_set
from pyramids.games.pyramido.moves import Place, Take, decode
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.spec import SPEC
from pyramids.games.pyramido.state import FACE_UP, NEWCOMER, NO_DOMINO, STAGES, Builder, Stack
from pyramids.games.pyramido.texts.pieces import area_words
from pyramids.games.pyramido.ui.pyramid.block_face import back_picture, domino_picture
from pyramids.games.pyramido.ui.pyramid.pyramid_view import PyramidView
from pyramids.games.pyramido.ui.row.stack_row import StackRow
from pyramids.language import later
from pyramids.resources import levels_root
from pyramids.tables.drawing.example_pictures import ExamplePicture, ExampleRow
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme.screens import ExampleSizes
from pyramids.ui.widgets import Widget

DrawExample = Callable[[Canvas, pygame.Rect], None]

_DOMINO = 4
"""The domino of the first example."""
_FIRST, _STEP = 8, 29
"""The first domino of a pyramid, and from each to the next: so there are some large areas."""
_STAGE_1 = (
    "place 0,0 right", "place 0,2 right", "place 0,4 below", "place 1,0 below", "place 1,1 right",
    "place 1,3 below", "place 2,1 right", "place 2,4 below", "place 3,0 right", "place 3,2 right",
)  # fmt: skip
"""A stage of 4×5 blocks."""
_ROW = (
    (Stack(4, FACE_UP, 16, ()), (0, 3, 5)), (Stack(NO_DOMINO, 2, 17, ()), (1, 1, 4)),
    (Stack(33, FACE_UP, 15, ()), (5, 2)), (Stack(NO_DOMINO, 3, 17, ()), (4, 0, 2)),
    (Stack(71, FACE_UP, 17, ()), (3, 1, 5)),
)  # fmt: skip
_LIFTED, _ROW_HEIGHT = 2, 150
_LATER = (
    (2, ("place 0,0 right", "place 1,0 below", "place 0,2 right", "place 1,1 right",
         "place 2,1 right", "place 1,3 below")),
    (3, ("place 0,0 right", "place 0,2 below", "place 1,0 right")),
    (4, ("place 0,0 right",)),
)  # fmt: skip


@cache
def rule_book() -> Pyramido:
    """The rules with the domino set of the examples."""
    return Pyramido(read_domino_set(levels_root() / SPEC.id / f"{SPEC.default_level}.yaml"))


@cache
def built(stages: int) -> Builder:
    """A pyramid with so many stages, of dominoes from all over the set."""
    return _build([(1, _STAGE_1), *_LATER[: stages - 1]])


def _build(stages: Iterable[tuple[int, Iterable[str]]]) -> Builder:
    rules, builder, number = rule_book(), NEWCOMER, _FIRST
    for stage, places in stages:
        builder = builder._replace(occupied=0)
        for text in places:
            place = decode(text)
            assert isinstance(place, Place)
            assert rules.building.check(builder, stage, place) is None
            builder = rules.with_domino(builder, stage, number, place)
            number = (number + _STEP - 1) % DOMINOES + 1
    return builder


def _view(
    builder: Builder, stage: int, *, floor: bool = False, tilted: bool = False
) -> PyramidView:
    view = PyramidView(rule_book(), floor=floor)
    view.show(builder, stage)
    view.tilt(tilted, at_once=True)
    return view


def _draw(view: Widget, canvas: Canvas, area: pygame.Rect) -> None:
    view.place(area, canvas.graphics)
    view.draw(canvas)


def pyramid() -> Widget:
    """A whole pyramid from above and from the side."""
    above = _view(built(STAGES), STAGES)
    aside = _view(built(STAGES), STAGES, tilted=True)
    pictures = (
        ExamplePicture(partial(_draw, above), later("From above")),
        ExamplePicture(partial(_draw, aside), later("From the side")),
    )
    return ExampleRow(pictures, ExampleSizes.SINGLE)


def domino() -> Widget:
    """A domino and its back."""
    shown = rule_book().domino_set.domino(_DOMINO)

    def draw(face_up: bool, canvas: Canvas, area: pygame.Rect) -> None:
        graphics, quarter = canvas.graphics, area.height // 4
        face = domino_picture(graphics, shown, 0, quarter)
        picture = face if face_up else back_picture(graphics, shown.back, quarter)
        canvas.blit(picture, picture.get_rect(center=area.center).topleft)

    return ExampleRow(
        (
            ExamplePicture(partial(draw, True), later("A domino with its gem symbols")),
            ExamplePicture(
                partial(draw, False), later("Its back: the same symbols, but no colours")
            ),
        )
    )


def row() -> Widget:
    """The row of stacks, a domino lifted with one of its gems."""
    shown = StackRow(rule_book().domino_set)
    for view, (stack, gems) in zip(shown.stacks, _ROW, strict=True):
        view.show(stack, gems)
    shown.pick(shown.stacks[_LIFTED].gems[0], Take(_LIFTED, _ROW[_LIFTED][1][0]))
    words = later("A domino and a gem below its stack are taken together")
    return ExampleRow([ExamplePicture(partial(_draw, shown), words)], _ROW_HEIGHT)


def placing() -> Widget:
    """Where dominoes may lie in stages 1 and 2."""
    first = _build([(1, ("place 0,0 right", "place 1,0 below"))])
    apart = _build([(1, _STAGE_1), (2, ("place 0,0 right",))])
    cases = (
        (first, 1, Place(1, 1, 0), later("It touches another domino"), True),
        (first, 1, Place(2, 2, 0), later("In stage 1 it must share a side"), False),
        (apart, 2, Place(2, 2, 0), later("From stage 2 on, gaps are fine"), True),
    )
    return ExampleRow(
        [
            ExamplePicture(_with_domino(builder, stage, place), words, allowed)
            for builder, stage, place, words, allowed in cases
        ],
        ExampleSizes.FIGURE,
    )


def _with_domino(builder: Builder, stage: int, place: Place) -> DrawExample:
    view = _view(builder, stage, floor=True)

    def draw(canvas: Canvas, area: pygame.Rect) -> None:
        _draw(view, canvas, area)
        number, palette = 44, canvas.graphics.theme.palette
        rects = view.domino_rects(stage, place)
        whole = rects[0].union(rects[1])
        shown = rule_book().domino_set.domino(number)
        picture = domino_picture(
            canvas.graphics, shown, place.rotation, view.geometry.quarter, stage
        )
        canvas.blit(picture, whole.topleft)
        canvas.ring(whole.inflate(4, 4), 3, 3, palette.gold_light)

    return draw


def areas() -> Widget:
    """The three largest areas of a pyramid."""
    builder = built(2)
    found = sorted(rule_book().areas(builder), key=lambda area: -area.symbols)[:3]
    return ExampleRow(
        [
            ExamplePicture(_outlined(builder, area), partial(area_words, area.colour, area.symbols))
            for area in found
        ],
        ExampleSizes.FIGURE,
    )


def _outlined(builder: Builder, area: Area) -> DrawExample:
    view = _view(builder, 2)

    def draw(canvas: Canvas, place: pygame.Rect) -> None:
        _draw(view, canvas, place)
        palette = canvas.graphics.theme.palette
        view.draw_outline(canvas, view.area_rects(area), palette.ink, 0.2)
        view.draw_outline(canvas, view.area_rects(area), palette.gold_light, 0.12)

    return draw
