"""The final scoring of every game: it can be skipped, the result can't, and it tells a story."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from time import monotonic, sleep
from typing import Any, ClassVar

import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec, OnProgress, Par, Ply, Seat, Setup
from pyramids.language import text_of
from pyramids.play.running_game import open_games
from pyramids.play.workers import background_search
from pyramids.review.game_review import Moment, PlayerReview, Review
from pyramids.screens.replay.replay_scene import Replay
from pyramids.showcase.headless_app import headless_app
from pyramids.showcase.pictures import all_pictures
from pyramids.tables.final_scoring import FinalScoring
from pyramids.tables.game_ui import game_ui
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.tables.testing.pictures import Picture
from pyramids.ui.widgets import Label
from tests.screens.window_user import words

COUNTS = [picture for picture in all_pictures() if picture.name.endswith("_scoring")]
STORIES = [picture for picture in all_pictures() if picture.name.endswith("_story")]
LEADS = [picture for picture in all_pictures() if picture.name.endswith("_scoring_lead")]
TIMEOUT = 60.0
"""Seconds that a test waits for a search before it fails."""


def endless_par(
    rules: Any, setup: Setup, seed: int, seat: Seat, plies: Sequence[Ply], on_progress: OnProgress
) -> Par:
    on_progress(0.25)
    sleep(TIMEOUT)
    raise AssertionError("nobody waits so long")


def generous_par(
    rules: Any, setup: Setup, seed: int, seat: Seat, plies: Sequence[Ply], on_progress: OnProgress
) -> Par:
    return Par(seat, 1234, {}, (), "alone")


def final(made: HeadlessApp) -> FinalScoring:
    scene = made.app.scenes.top
    assert isinstance(scene, FinalScoring)
    return scene


def shown(made: HeadlessApp, picture: Picture) -> FinalScoring:
    """The scene of a picture."""
    with made.app.unseen():
        picture.play(made)
    return final(made)


def restarted(made: HeadlessApp, picture: Picture) -> FinalScoring:
    """The count of a picture's game, from its beginning."""
    made.show(shown(made, picture).controller.game)
    return final(made)


def totals(scene: FinalScoring) -> tuple[int, ...]:
    return tuple(scene.total(seat) for seat in scene.controller.seats)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("picture", COUNTS, ids=lambda picture: picture.name)
def test_keys_that_skip_the_count_never_leave_the_result(picture: Picture) -> None:
    with headless_app((1024, 640)) as made:
        scene = restarted(made, picture)
        made.key("space", "return", "space")
        made.rest()
        assert made.app.scenes.top is scene
        made.key("tab")
        assert scene.widgets.focus is scene.again
        made.key("return")
        assert made.app.scenes.top is not scene


@pytest.mark.sampled(1)
@pytest.mark.parametrize("picture", COUNTS, ids=lambda picture: picture.name)
def test_the_game_can_be_watched_again_at_its_end_and_esc_comes_back(picture: Picture) -> None:
    with headless_app((1024, 640)) as made:
        scene = shown(made, picture)
        made.rest()
        scene.watch.press()
        made.rest()
        replay = made.app.scenes.top
        assert isinstance(replay, Replay)
        assert replay.game.over(replay.game.last) is not None
        made.key("escape")
        made.rest()
        assert made.app.scenes.top is scene


@pytest.mark.sampled(2)
@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "reduced"])
@pytest.mark.parametrize("picture", COUNTS, ids=lambda picture: picture.name)
def test_the_count_ends_with_the_result_and_a_crown_for_each_winner(
    picture: Picture, reduced: bool
) -> None:
    with headless_app((1024, 640)) as made:
        made.app.motion.reduced = reduced
        scene = restarted(made, picture)
        over = scene.controller.game.over
        assert over is not None
        assert "Any key skips" in words(made.app) or scene.counted
        with made.app.unseen():
            made.rest()
        assert scene.counted
        assert not scene.busy
        assert totals(scene) == over.scores
        assert scene.crown.leaders == over.winners
        assert scene.crown.lowered == 1.0


@pytest.mark.sampled(2)
@pytest.mark.parametrize("picture", COUNTS, ids=lambda picture: picture.name)
def test_a_skipped_count_has_the_same_end(picture: Picture) -> None:
    with headless_app((1024, 640)) as made:
        scene = restarted(made, picture)
        made.wait(600)
        made.key("a")
        assert not scene.busy
        over = scene.controller.game.over
        assert over is not None
        assert (totals(scene), scene.crown.leaders) == (over.scores, over.winners)


@pytest.mark.parametrize("spec", playable_games(), ids=lambda spec: spec.id)
def test_every_game_shows_its_end_in_pictures(spec: GameSpec) -> None:
    names = {picture.name for picture in game_ui(spec).testing().pictures}
    assert names >= {"scoring_counting", "scoring", "story"}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("picture", LEADS, ids=lambda picture: picture.name)
def test_the_lead_changes_hands_while_points_are_counted(picture: Picture) -> None:
    with headless_app((1024, 640)) as made:
        scene = restarted(made, picture)
        led: list[tuple[Seat, ...]] = []
        while scene.busy:
            made.wait(20)
            if scene.crown.leaders not in ((), *led[-1:]):
                led.append(scene.crown.leaders)
                if not scene.counted and len(scene.crown.leaders) == 1:
                    name = scene.controller.name(scene.crown.leaders[0])
                    assert f"In the lead: {name}" in words(made.app)
        assert len(led) > 1


@pytest.mark.sampled(2)
@pytest.mark.parametrize("picture", STORIES, ids=lambda picture: picture.name)
def test_the_story_is_a_page_that_keys_and_mouse_turn(picture: Picture) -> None:
    with headless_app((1024, 640)) as made:
        scene = shown(made, picture)
        assert scene.story.visible
        assert "Turning point" in words(made.app)
        made.key("pageup")
        assert not scene.story.visible
        made.key("pagedown")
        assert scene.story.visible
        made.click(scene.page)
        assert not scene.story.visible
        made.click(scene.page)
        made.rest()
        for button in (scene.again, scene.same, scene.watch, scene.statistics, scene.home):
            assert button.visible
        made.click(scene.again)
        assert made.app.scenes.top is not scene


@pytest.mark.sampled(2)
@pytest.mark.parametrize("picture", STORIES, ids=lambda picture: picture.name)
def test_the_story_names_the_place_among_earlier_games(picture: Picture) -> None:
    with headless_app((1024, 640)) as made:
        scene = shown(made, picture)
        assert "Place 3 of 5" in words(made.app)
        check_seal(scene)


def check_seal(scene: FinalScoring) -> None:
    """The log begins with the seal of the deal, and below the story it is opened."""
    game = scene.controller.game
    told = game.commitment
    assert told is not None
    assert told.salt is not None
    seal, key = (
        " ".join(text[n : n + 4] for n in (0, 4, 8, 12)) for text in (told.hash, told.salt)
    )
    assert scene.controller.log.lines()[0].text == f"Seal of the deal: {seal}"
    labels = [widget for widget in scene.story.sheet.facts.walk() if isinstance(widget, Label)]
    assert text_of(labels[-1].text) == f"Opened seal: {seal} · deal {game.seed}"
    assert key in text_of(labels[-1].tooltip or "")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("picture", STORIES, ids=lambda picture: picture.name)
def test_the_turning_point_can_be_watched(picture: Picture) -> None:
    with headless_app((1024, 640)) as made:
        scene = shown(made, picture)
        marked = scene.story.graph.marked
        made.click(scene.story.watch)
        made.rest()
        replay = made.app.scenes.top
        assert isinstance(replay, Replay)
        assert replay.turn == marked


@pytest.mark.sampled(1)
@pytest.mark.parametrize("picture", COUNTS, ids=lambda picture: picture.name)
def test_the_par_is_found_while_the_player_looks_on(picture: Picture) -> None:
    with headless_app((1024, 640)) as made:
        scene = searching(made, picture, generous_par)
        end = monotonic() + TIMEOUT
        while not scene.controller.game.pars:
            assert monotonic() < end, "the search doesn't answer"
            sleep(0.01)
            made.wait(20)
        made.rest()
        over = scene.controller.game.over
        assert over is not None
        assert f"{over.scores[0]} of 1234 possible" in words(made.app)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("picture", COUNTS, ids=lambda picture: picture.name)
def test_leaving_the_table_ends_the_search_for_the_par(picture: Picture) -> None:
    with headless_app((1024, 640)) as made:
        scene = searching(made, picture, endless_par)
        assert scene.story.par.searching
        assert "Searching for the best possible score" in words(made.app)
        scene.home.press()
        made.rest()
        assert not scene.story.par.searching
        assert not open_games()


class ReviewProcess:
    """A stand-in for the process of a review; it answers when it is told to."""

    answers: ClassVar[list[object]] = []

    def __init__(self, work: Any, question: tuple[Any, ...]) -> None:
        self.answers.clear()

    def receive(self) -> object:
        return self.answers.pop(0) if self.answers else None

    def close(self) -> None:
        self.answers.clear()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("picture", COUNTS, ids=lambda picture: picture.name)
def test_the_review_starts_by_itself_and_can_be_stopped(
    picture: Picture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background_search, "WorkerProcess", ReviewProcess)
    with headless_app((1024, 640)) as made:
        made.settings.review_games = True
        game = shown(made, picture).controller.game
        game.spec = replace(game.spec, par=None)
        made.show(game)
        scene = final(made)
        made.wait(100)
        review = scene.story.review
        assert not scene.counted
        assert review.search.searching, "it is made behind the count"
        ReviewProcess.answers.append(0.25)
        made.wait(100)
        assert (scene.review.bar.visible, scene.review.bar.value) == (True, 0.25)
        made.key("a")
        made.click(scene.review)
        assert scene.story.visible
        made.wait(1200)
        review.stop.press()
        made.wait(50)
        assert not review.search.searching
        review.start.press()
        made.wait(50)
        assert "Looking for better moves" in words(made.app)
        player = PlayerReview(0, 91.4, 2.0, 0.0, 0.0, 0.0, 0.5, 1.0, 0.0)
        ReviewProcess.answers += [0.5, Review((player,), (), (), (Moment(0, (1.0, 0.0)),))]
        made.wait(100)
        assert f"{game.players[0].name}: accuracy 91" in words(made.app)
        assert not review.search.searching
        assert not scene.review.bar.visible


def searching(made: HeadlessApp, picture: Picture, par: Any) -> FinalScoring:
    """The page of a game whose par is being searched for."""
    game = shown(made, picture).controller.game
    game.spec = replace(game.spec, par=par)
    made.show(game)
    scene = final(made)
    made.key("a")
    made.click(scene.page)
    made.wait(1200)
    return scene


@pytest.mark.sampled(1)
@pytest.mark.parametrize("picture", COUNTS, ids=lambda picture: picture.name)
def test_the_story_is_found_out_turn_by_turn_while_points_are_counted(picture: Picture) -> None:
    with headless_app((1024, 640)) as made:
        scene = restarted(made, picture)
        story, known = scene.story.story, []
        while not story.complete:
            known.append(len(story._told))
            made.app.step()
        assert len(known) > 5
        assert all(later - earlier == 1 for earlier, later in pairwise(known))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("picture", COUNTS, ids=lambda picture: picture.name)
def test_what_is_new_in_the_journal_is_told_when_the_count_is_over(picture: Picture) -> None:
    with headless_app((1024, 640)) as made:
        scene = restarted(made, picture)
        assert not scene.discovered
        made.key("space")
        made.rest()
        assert scene.discovered in words(made.app)
        assert "journal" in scene.discovered
