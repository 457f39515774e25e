"""Pictures to draw ahead: the dominoes that may be held next, in all rotations."""

from __future__ import annotations

from functools import partial

from pyramids.games.pyramido.domino_set import Domino, DominoSet
from pyramids.games.pyramido.state import FACE_UP, State
from pyramids.games.pyramido.ui.pyramid.block_face import domino_picture
from pyramids.games.pyramido.ui.pyramid.pyramid_view import PyramidView
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.drawing.idle_drawing import DrawTask


def tasks(state: State, dominoes: DominoSet, pyramid: PyramidView) -> list[DrawTask]:
    """The domino in the hand first, then those that can be taken."""
    tops = [stack.top for stack in state.stacks if stack.back == FACE_UP]
    numbers = ([state.hand] if state.hand else []) + tops
    quarter = pyramid.geometry.quarter
    return [
        (
            (number, rotation, quarter),
            partial(_domino, domino=dominoes.domino(number), rotation=rotation, quarter=quarter),
        )
        for number in numbers
        for rotation in range(4)
    ]


def _domino(canvas: Canvas, domino: Domino, rotation: int, quarter: int) -> None:
    canvas.blit(domino_picture(canvas.graphics, domino, rotation, quarter), (0, 0))
