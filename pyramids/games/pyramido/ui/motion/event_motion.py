"""Animates events: dominoes and gems fly, tops turn over, areas light up, outlines rise."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from pyramids.games.pyramido.domino_set import Domino
from pyramids.games.pyramido.events import (
    Activated,
    DominoPlaced,
    Event,
    GemDiscarded,
    Passed,
    Refilled,
    Revealed,
    ScoringBegan,
    StackSplit,
    StageBegan,
    StageScored,
    Sunk,
    Taken,
)
from pyramids.games.pyramido.moves import Place
from pyramids.games.pyramido.state import State
from pyramids.games.pyramido.ui.column.own_column import OwnColumn
from pyramids.games.pyramido.ui.column.supply import GemPile
from pyramids.games.pyramido.ui.controller import PyramidoController
from pyramids.games.pyramido.ui.pyramid.block_face import back_picture, domino_picture
from pyramids.games.pyramido.ui.pyramid.own_pyramid import OwnPyramid
from pyramids.games.pyramido.ui.pyramid.pyramid_picture import block_rects
from pyramids.games.pyramido.ui.pyramid.pyramid_view import PyramidView
from pyramids.games.pyramido.ui.row.stack_row import StackRow
from pyramids.games.pyramido.ui.row.stack_view import TopSpot, gem_art
from pyramids.games.pyramido.ui.table.hand import DominoHand
from pyramids.games.pyramido.ui.table.rivals import RivalPlate
from pyramids.games.pyramido.ui.theme import Timing
from pyramids.language import _
from pyramids.tables.drawing.big_moments import BigMoment
from pyramids.tables.drawing.flights import Flights
from pyramids.tables.drawing.moving_pictures import Paint, picture
from pyramids.tables.parts.rivals import RivalPlates
from pyramids.ui.animation import Duration, in_out_cubic, out_back, out_cubic
from pyramids.ui.drawing.canvas import Canvas, rect_at
from pyramids.ui.timeline import Part, call, parallel, run, sequence, stagger, wait

_LIFT = 1.12
"""How much larger a domino is before it is placed."""
_STEP = 8
"""In pixels: a domino that grows or shrinks is drawn in lengths of these steps."""
_RINGS = 4
"""The number of sounds of gems."""


class EventMotion(Flights):
    """Turns events into parts of the timeline. The table already shows the final state."""

    def __init__(
        self,
        controller: PyramidoController,
        row: StackRow,
        pyramid: OwnPyramid,
        hand: DominoHand,
        column: OwnColumn,
        rivals: RivalPlates[RivalPlate],
    ) -> None:
        super().__init__(controller.app)
        self._controller = controller
        self._row = row
        self._pyramid = pyramid
        self._hand = hand
        self._column = column
        self._rivals = rivals

    def parts(self, events: Sequence[Event], before: State) -> list[Part]:
        """Event by event."""
        return [part for event in events for part in self._part(event, before)]

    def _part(self, event: Event, before: State) -> list[Part]:
        match event:
            case Taken():
                return [self._take(event)]
            case StackSplit(source=source, target=target):
                return [self._split(source, target)]
            case Refilled(stack=stack, gems=gems):
                return [self._refill(stack, gems)]
            case Revealed(stack=stack):
                return [self._reveal(self._row.stacks[stack].top, before.stacks[stack].back)]
            case DominoPlaced():
                return [self._place(event)]
            case Sunk():
                return [self.sound("card_slide")]
            case Passed(seat=seat, stage=stage) if seat == self._controller.viewer:
                words = _("Stage {stage} is full: you pass", stage=stage)
                return [call(lambda: self._controller.app.toast(words))]
            case Activated():
                return [self._activate(event)]
            case StageScored(points=points) if points:
                return [self._scored(event)]
            case GemDiscarded():
                return [self.sound("award_lost")]
            case ScoringBegan():
                return [self.sound("round_end"), wait(Duration.SCORE_LINE)]
            case StageBegan(stage=stage) if stage > 1:
                return [self._rise()]
        return []

    # The row.

    def _take(self, event: Taken) -> Part:
        view, plate = self._row.stacks[event.stack], self._rivals.plate(event.seat)
        domino = self._domino(event.domino)
        # The gem was at any place below its stack, as the others have moved up.
        start, gem = view.top.domino_rect(), view.gems[-1].rect
        paint = flying_domino(domino, start.height // 2)
        if plate is None:
            card, pile = self._column.card, self._column.supply.piles[event.gem]
            card.held, pile.flying = True, 1
            flights = parallel(
                self.flight(
                    start,
                    card.card,
                    paint,
                    Duration.GEM_FLIGHT,
                    arrive=partial(setattr, card, "held", False),
                ),
                self._gem_flight(gem, pile),
            )
        else:
            small = rect_at("center", plate.board.rect.center, plate.board.rect.width // 2)
            small.height = small.width // 2
            flights = parallel(
                self.flight(start, small, paint, Duration.GEM_FLIGHT),
                self.flight(gem, plate.gem_rect(event.gem), picture(gem_art(event.gem))),
            )
        return sequence(self.sound("pick_up"), flights)

    def _gem_flight(self, start: pygame.Rect, pile: GemPile) -> Part:
        arrive = partial(setattr, pile, "flying", 0)
        flight = self.flight(start, pile.gem_rect(), picture(gem_art(pile.gem)), arrive=arrive)
        return sequence(flight, self.rising_sound("treasure", pile.gem % _RINGS))

    def _split(self, source: int, target: int) -> Part:
        start, top = self._row.stacks[source].top.rect, self._row.stacks[target].top
        top.held = True
        flight = self.flight(
            start,
            top.rect,
            flying_back,
            Duration.CARD_SLIDE,
            arrive=partial(setattr, top, "held", False),
        )
        return sequence(self.sound("card_deal"), flight)

    def _refill(self, stack: int, gems: Sequence[int]) -> Part:
        bag, spots = self._column.bag.rect, self._row.stacks[stack].gems
        flights = []
        for spot, gem in zip(spots, gems, strict=False):
            spot.held = True
            arrive = partial(setattr, spot, "held", False)
            start = rect_at("center", bag.center, spot.rect.width)
            flights.append(self.flight(start, spot.rect, picture(gem_art(gem)), arrive=arrive))
        return parallel(self.sound("card_deal"), stagger(2 * Duration.INK_STAGGER, flights))

    def _reveal(self, top: TopSpot, back: int) -> Part:
        top.turning, top.back_before = 0.0, back

        def turn(share: float) -> None:
            top.turning = share

        flip = run(Duration.CARD_FLIP, turn, in_out_cubic, movement=True)
        return sequence(self.sound("domino_flip"), flip)

    # Pyramids.

    def _place(self, event: DominoPlaced) -> Part:
        plate = self._rivals.plate(event.seat)
        board: PyramidView = self._pyramid if plate is None else plate.board
        board.held = placed = board.builder.placed[-1]
        place = Place(placed.row, placed.column, placed.rotation)
        first, second = block_rects(board.geometry, placed)
        end = first.union(second)
        if plate is not None:
            start = rect_at("center", plate.board.rect.center, end.width * 2, end.height * 2)
        elif self._hand.made == place:
            size = round(end.width * _LIFT), round(end.height * _LIFT)
            start = rect_at("center", end.center, *size)
        else:
            start = self._column.card.card
        drawn = first if plate is None else self._row.stacks[0].top.rect
        cut = max(1, drawn.height // 2)
        paint = flying_domino(self._domino(event.domino), cut, placed.rotation)
        near = plate is None and self._hand.made == place
        flight = self.flight(
            start,
            end,
            paint,
            Duration.SNAP if near else Duration.CARD_SLIDE,
            arc=0,
            easing=out_cubic,
            arrive=partial(setattr, board, "held", None),
        )
        return sequence(flight, self.sound("domino_laid"))

    def _activate(self, event: Activated) -> Part:
        plate = self._rivals.plate(event.seat)
        if plate is not None:
            return parallel(
                self.sparkle(plate.board.rect.inflate(-20, -20), "gold_light"),
                self.rising_sound("area", min(event.points // 3, _RINGS - 1)),
                self.moment(BigMoment(event.seat, plate.board.rect, event.points)),
            )
        area = self._controller.rules.quarters.area(self._pyramid.builder, *event.area)
        assert area is not None
        rects = self._pyramid.area_rects(area)
        target = rect_at("center", rects[len(rects) // 2].center, rects[0].width)
        piles = self._column.supply.piles
        flights = [
            self.flight(piles[gem].gem_rect(), target, picture(gem_art(gem))) for gem in event.gems
        ]
        lights = [self.sparkle(rect, "gold_light") for rect in rects]
        return sequence(
            stagger(Duration.INK_STAGGER, flights),
            self.rising_sound("area", min(event.points // 3, _RINGS - 1)),
            self.moment(BigMoment(event.seat, target, event.points, pleased=[event.seat])),
            parallel(*lights),
        )

    def _scored(self, event: StageScored) -> Part:
        """A stage is scored: who got points is pleased, the others are not."""
        plate = self._rivals.plate(event.seat)
        place = plate.face if plate is not None else self._pyramid.rect
        words = _("Stage {stage} scored", stage=event.stage)
        others = [seat for seat in self._controller.seats if seat != event.seat]
        return self.moment(
            BigMoment(event.seat, place, event.points, words, "award", [event.seat], others)
        )

    def _rise(self) -> Part:
        self._pyramid.risen = 0.0

        def rise(share: float) -> None:
            self._pyramid.risen = share

        return sequence(self.sound("stage_rises"), run(Timing.RISE, rise, out_back, movement=True))

    def _domino(self, number: int) -> Domino:
        return self._controller.rules.domino_set.domino(number)


def flying_domino(domino: Domino, cut: int, rotation: int = 0) -> Paint:
    """A domino that grows or shrinks, scaled from one whose quarters have the side `cut`."""

    def paint(canvas: Canvas, rect: pygame.Rect, share: float, alpha: float) -> None:
        graphics = canvas.graphics
        whole = domino_picture(graphics, domino, rotation, cut)
        length = max(_STEP, round(max(rect.size) / _STEP) * _STEP)
        wide, high = (side * length // (4 * cut) for side in whole.get_size())
        size = (max(1, wide), max(1, high))
        key = ("flying domino", domino, rotation, cut, size)
        shown = graphics.cache.get(key, lambda: pygame.transform.smoothscale(whole, size))
        place = shown.get_rect(center=rect.center)
        canvas.shadow(place, 3, depth=1.2, alpha=alpha)
        canvas.blit(shown, place.topleft, alpha)

    return paint


def flying_back(canvas: Canvas, rect: pygame.Rect, share: float, alpha: float) -> None:
    """A domino face down."""
    shown = back_picture(canvas.graphics, -1, max(2, rect.height // 2))
    canvas.blit(shown, shown.get_rect(center=rect.center).topleft, alpha)
