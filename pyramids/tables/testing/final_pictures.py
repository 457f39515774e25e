"""Pictures of the end of a game in its phases, the same for every game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from pyramids.play.running_game import RunningGame
from pyramids.storage import history
from pyramids.tables.final_scoring import FinalScoring
from pyramids.tables.testing.headless_app import FRAME, HeadlessApp
from pyramids.tables.testing.pictures import Picture

Stage = Callable[[HeadlessApp], RunningGame]
"""Plays a game to its end."""

_MOST_FRAMES: Final = 900
_MOMENT: Final = 110
"""Milliseconds until something that has just begun is well under way."""
_EARLIER: Final = (-9, 14, -21, 3)
"""The results of earlier games, compared with this one."""
_PAR: Final = 24
"""How much more was possible: the search would take too long for a picture."""


def final_pictures(stage: Stage, *, lead_changes: bool = True) -> tuple[Picture, ...]:
    """Counting, the lead changing hands, the winner crowned, and the page with the story.

    `lead_changes` is false for a game whose lead never changes while it is counted.
    """
    lead = (Picture("scoring_lead", partial(_lead, stage)),) if lead_changes else ()
    return (
        Picture("scoring_counting", partial(_counting, stage)),
        *lead,
        Picture("scoring", partial(_crowned, stage), fullest=True),
        Picture("story", partial(_story, stage), fullest=True),
    )


def _counting(stage: Stage, headless: HeadlessApp) -> None:
    """The first line of the count."""
    headless.show(stage(headless))
    scene = _top(headless)
    _wait_until(headless, lambda: any(scene.total(seat) for seat in scene.controller.seats))


def _lead(stage: Stage, headless: HeadlessApp) -> None:
    """The crown on its way to another player, if the lead changes hands."""
    headless.show(stage(headless))
    scene = _top(headless)
    _wait_until(headless, lambda: len(scene.crown.leaders) == 1)
    first = scene.crown.leaders
    _wait_until(headless, lambda: scene.crown.leaders not in (first, ()) or scene.counted)
    headless.wait(_MOMENT)


def _crowned(stage: Stage, headless: HeadlessApp) -> None:
    """The end of the count."""
    headless.open(stage(headless))
    headless.rest()


def _story(stage: Stage, headless: HeadlessApp) -> None:
    """The page with the story, among some earlier games."""
    game = stage(headless)
    _remember_earlier_games(game)
    if game.spec.par is not None and game.over is not None:
        game.pars.update({seat: game.over.scores[seat] + _PAR for seat in game.humans})
    headless.open(game)
    headless.rest()
    headless.click(_top(headless).page)
    headless.rest()


def _top(headless: HeadlessApp) -> FinalScoring:
    scene = headless.app.scenes.top
    assert isinstance(scene, FinalScoring)
    return scene


def _remember_earlier_games(game: RunningGame) -> None:
    kept, summary = game.record(), game.summary()
    for number, difference in enumerate(_EARLIER):
        scores = tuple(score + difference for score in summary.scores)
        notes = replace(summary, scores=scores).added_to(kept.notes)
        history.add(f"earlier{number}", replace(kept, notes=notes))


def _wait_until(headless: HeadlessApp, reached: Callable[[], bool]) -> None:
    for _ in range(_MOST_FRAMES):
        if reached():
            return
        headless.wait(FRAME)
