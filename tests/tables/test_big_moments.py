"""Big moments on every table: points from the right place, faces that react, nothing delayed."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec
from pyramids.showcase.headless_app import headless_app
from pyramids.showcase.pictures import all_pictures
from pyramids.tables.drawing.big_moments import BigMoment, BigMoments
from pyramids.tables.game_table import GameTable
from pyramids.tables.game_ui import game_ui
from pyramids.tables.parts.faces import Mood
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.tables.testing.pictures import Picture
from pyramids.ui.animation import Speed

SIZE = (1280, 800)
LONGEST = 1500
"""Milliseconds."""
PLACE = pygame.Rect(600, 400, 40, 40)
MOMENTS = [picture for picture in all_pictures() if "_moment_" in picture.name]


@pytest.fixture(params=playable_games(), ids=lambda spec: spec.id)
def table(request: pytest.FixtureRequest) -> Iterator[tuple[HeadlessApp, GameTable]]:
    """A table of every game on which the viewer may decide."""
    spec: GameSpec = request.param
    with headless_app(SIZE) as made:
        game_ui(spec).testing().board(made)
        scene = made.app.scenes.top
        assert isinstance(scene, GameTable)
        yield made, scene


def moments_of(table: GameTable) -> BigMoments:
    return table.flights.moments


def place_of(made: HeadlessApp, text: str) -> pygame.Rect:
    (found,) = [drawn.rect for drawn in made.app.texts() if drawn.text == text]
    return found


def pixels(frame: pygame.Surface, area: pygame.Rect) -> bytes:
    return pygame.image.tobytes(frame.subsurface(area), "RGB")


def test_points_rise_from_where_they_were_won_and_are_soon_gone(
    table: tuple[HeadlessApp, GameTable],
) -> None:
    made, scene = table
    moments_of(scene).start(BigMoment(scene.controller.viewer, PLACE, 17, "Well done"))
    made.wait(300)
    first = place_of(made, "+17")
    made.wait(300)
    assert abs(first.centerx - PLACE.centerx) < PLACE.width
    assert place_of(made, "+17").top < first.top
    assert place_of(made, "Well done").top > place_of(made, "+17").top
    made.wait(LONGEST - 600)
    assert not moments_of(scene).alive


def test_a_big_moment_delays_nothing_that_players_do(
    table: tuple[HeadlessApp, GameTable],
) -> None:
    made, scene = table
    moments_of(scene).start(BigMoment(scene.controller.viewer, PLACE, 17, "Well done"))
    made.wait(200)
    assert not scene.busy
    made.key("l")
    assert made.app.scenes.top is not scene


def test_words_at_the_edge_of_the_window_stay_inside(
    table: tuple[HeadlessApp, GameTable],
) -> None:
    made, scene = table
    corner = pygame.Rect(0, 0, 8, 8)
    moments_of(scene).start(BigMoment(scene.controller.viewer, corner, 17, "A long path indeed"))
    made.wait(600)
    window = pygame.Rect((0, 0), SIZE)
    assert window.contains(place_of(made, "+17"))
    assert window.contains(place_of(made, "A long path indeed"))


def test_two_moments_at_one_place_are_read_one_below_the_other(
    table: tuple[HeadlessApp, GameTable],
) -> None:
    made, scene = table
    viewer = scene.controller.viewer
    moments_of(scene).start(BigMoment(viewer, PLACE, 17, "One"))
    moments_of(scene).start(BigMoment(viewer, PLACE, 18, "Two"))
    made.wait(400)
    assert not place_of(made, "One").colliderect(place_of(made, "+18"))


def test_faces_are_pleased_or_annoyed_for_about_a_second(
    table: tuple[HeadlessApp, GameTable],
) -> None:
    made, scene = table
    moments = moments_of(scene)
    made.rest()
    calm = made.app.frame().copy()
    moments.start(BigMoment(0, PLACE, pleased=[0], annoyed=[1]))
    made.wait(400)
    assert (moments.mood(0), moments.mood(1)) == (Mood.PLEASED, Mood.ANNOYED)
    rival = scene.rivals.plate(1)
    assert rival is not None
    for face in (scene.bar.face, rival.face):
        assert pixels(made.app.frame(), face) != pixels(calm, face)
    made.wait(LONGEST - 400)
    assert (moments.mood(0), moments.mood(1)) == (Mood.CALM, Mood.CALM)


def test_whoever_has_a_big_moment_too_is_not_annoyed(
    table: tuple[HeadlessApp, GameTable],
) -> None:
    moments = moments_of(table[1])
    moments.start(BigMoment(1, PLACE, 10, pleased=[1], annoyed=[0]))
    moments.start(BigMoment(0, PLACE, 10, pleased=[0], annoyed=[1]))
    assert (moments.mood(0), moments.mood(1)) == (Mood.PLEASED, Mood.PLEASED)


@pytest.mark.parametrize("why", ["reduced", "instant"])
def test_the_quiet_form_fades_where_it_is_without_sparks(
    table: tuple[HeadlessApp, GameTable], why: str
) -> None:
    made, scene = table
    if why == "reduced":
        made.app.motion.reduced = True
    else:
        made.app.motion.speed = Speed.INSTANT
    moments = moments_of(scene)
    moments.start(BigMoment(scene.controller.viewer, PLACE, 17, pleased=[0]))
    made.wait(150)
    first = place_of(made, "+17")
    made.wait(150)
    assert place_of(made, "+17") == first
    far = pygame.Rect(PLACE.centerx + 100, PLACE.top - 200, 80, 400)
    before = pixels(made.app.frame(), far)
    made.wait(100)
    assert pixels(made.app.frame(), far) == before


def test_an_undo_ends_the_celebration(table: tuple[HeadlessApp, GameTable]) -> None:
    made, scene = table
    moments_of(scene).start(BigMoment(0, PLACE, 17, pleased=[0]))
    made.wait(100)
    scene.refresh()
    assert not moments_of(scene).alive


@pytest.mark.sampled(4)
@pytest.mark.parametrize("picture", MOMENTS, ids=lambda picture: picture.name)
def test_every_big_moment_is_shown_in_three_phases(picture: Picture) -> None:
    with headless_app(SIZE) as made:
        with made.app.unseen():
            picture.play(made)
        scene = made.app.scenes.top
        assert isinstance(scene, GameTable)
        assert moments_of(scene).alive
