from __future__ import annotations

from functools import partial

import pytest

from pyramids.ui.animation import (
    Glide,
    Motion,
    Speed,
    Tween,
    in_out_cubic,
    linear,
    out_back,
    out_cubic,
)
from pyramids.ui.timeline import Cue, Timeline, Travel, call, parallel, run, sequence, stagger, wait


def test_a_tween_that_is_retargeted_midway_goes_on_from_where_it_is() -> None:
    turn = Tween(0.0, 100, linear)
    turn.to(90.0)
    turn.update(50)
    assert turn.value == 45.0
    turn.to(0.0)
    assert turn.value == 45.0
    turn.update(50)
    assert turn.value == pytest.approx(22.5)
    turn.update(50)
    assert turn.value == 0.0
    assert turn.resting


def test_the_same_target_again_does_not_start_a_tween_anew() -> None:
    turn = Tween(0.0, 100, linear)
    turn.to(1.0)
    turn.update(60)
    turn.to(1.0)
    turn.update(40)
    assert turn.resting


def test_a_tween_at_rest_says_that_nothing_moved() -> None:
    turn = Tween(3.0)
    assert not turn.update(16)
    turn.to(4.0)
    assert turn.update(16)


def test_a_glide_moves_in_both_directions_at_once() -> None:
    ghost = Glide((0.0, 10.0), 100, linear)
    ghost.to((10.0, 0.0))
    ghost.update(50)
    assert ghost.pos == (5.0, 5.0)


@pytest.mark.parametrize("easing", [linear, out_cubic, in_out_cubic, out_back])
def test_every_easing_begins_at_the_start_and_ends_at_the_end(easing: object) -> None:
    assert callable(easing)
    assert easing(0.0) == pytest.approx(0.0)
    assert easing(1.0) == pytest.approx(1.0)


def test_a_snap_goes_a_little_too_far_before_it_settles() -> None:
    assert max(out_back(step / 20) for step in range(21)) > 1.0


def recorded(*letters: str) -> tuple[list[str], list[Cue]]:
    heard: list[str] = []
    return heard, [call(partial(heard.append, letter)) for letter in letters]


def test_a_sequence_plays_its_parts_one_after_another() -> None:
    heard, (a, b) = recorded("a", "b")
    timeline = Timeline()
    timeline.add(sequence(wait(100), a, wait(100), b))
    timeline.update(99)
    assert heard == []
    timeline.update(1)
    assert heard == ["a"]
    timeline.update(100)
    assert heard == ["a", "b"]
    assert not timeline.busy


def test_a_long_frame_plays_everything_that_fell_into_it_in_order() -> None:
    heard, (a, b, c) = recorded("a", "b", "c")
    timeline = Timeline()
    timeline.add(parallel(sequence(wait(300), c), sequence(wait(100), a), sequence(wait(200), b)))
    timeline.update(1000)
    assert heard == ["a", "b", "c"]


def test_skipping_finishes_everything_in_order() -> None:
    heard, (a, b, c, d) = recorded("a", "b", "c", "d")
    timeline = Timeline()
    slow = sequence(wait(50), a, wait(400), c)
    timeline.add(parallel(slow, sequence(wait(200), b)))
    timeline.add(d)
    timeline.skip()
    assert heard == ["a", "b", "c", "d"]
    assert not timeline.busy


def test_skipping_also_finishes_parts_added_by_callbacks() -> None:
    heard: list[str] = []
    timeline = Timeline()
    timeline.add(
        wait(10), call(lambda: timeline.add(wait(500), call(lambda: heard.append("later"))))
    )
    timeline.skip()
    assert heard == ["later"]


def test_a_skipped_change_is_shown_at_its_end() -> None:
    shares: list[float] = []
    timeline = Timeline()
    timeline.add(run(200, shares.append))
    timeline.update(50)
    timeline.skip()
    assert 0.0 < shares[0] < 1.0
    assert shares[-1] == 1.0


def test_ink_is_staggered_square_by_square() -> None:
    heard, strokes = recorded("1", "2", "3")
    timeline = Timeline()
    timeline.add(stagger(40, [sequence(wait(70), stroke) for stroke in strokes]))
    timeline.update(70)
    assert heard == ["1"]
    timeline.update(40)
    assert heard == ["1", "2"]
    timeline.update(40)
    assert heard == ["1", "2", "3"]


def test_adding_no_parts_in_parallel_changes_nothing() -> None:
    heard, (first,) = recorded("first")
    timeline = Timeline()
    timeline.add(wait(10), first)
    timeline.add_parallel()
    timeline.update(10)
    assert heard == ["first"]
    assert not timeline.busy


def test_added_parts_wait_for_running_ones_and_parallel_parts_do_not() -> None:
    heard, (first, beside, after) = recorded("first", "beside", "after")
    timeline = Timeline()
    timeline.add(wait(100), first)
    timeline.add(after)
    timeline.add_parallel(wait(10), beside)
    timeline.update(20)
    assert heard == ["beside"]
    timeline.update(80)
    assert heard == ["beside", "first", "after"]


@pytest.mark.parametrize(("speed", "shown"), [(Speed.SLOW, 0), (Speed.NORMAL, 1), (Speed.FAST, 2)])
def test_the_speed_stretches_and_shortens_time(speed: Speed, shown: int) -> None:
    heard, (a, b) = recorded("a", "b")
    timeline = Timeline(Motion(speed))
    timeline.add(wait(100), a, wait(100), b)
    timeline.update(100)
    assert len(heard) == shown


def test_at_instant_speed_everything_is_there_with_the_next_frame() -> None:
    heard, (a,) = recorded("a")
    timeline = Timeline(Motion(Speed.INSTANT))
    timeline.add(wait(5000), a)
    timeline.update(1)
    assert heard == ["a"]


def test_clearing_in_the_middle_of_a_frame_drops_the_rest_of_it() -> None:
    heard, (a,) = recorded("a")
    timeline = Timeline()
    timeline.add(call(timeline.clear), a)
    timeline.update(1)
    assert heard == []


def test_reduced_motion_makes_a_movement_a_short_cut() -> None:
    shares: list[float] = []
    timeline = Timeline(Motion(reduced=True))
    timeline.add(run(600, shares.append, movement=True))
    for _ in range(10):
        timeline.update(20)
    assert set(shares) == {0.0, 1.0}
    assert not timeline.busy


def test_reduced_motion_keeps_fades_as_they_are() -> None:
    shares: list[float] = []
    timeline = Timeline(Motion(reduced=True))
    timeline.add(run(600, shares.append, linear))
    timeline.update(300)
    assert shares == [0.5]


def test_a_gem_flies_on_an_arc() -> None:
    gem = Travel((0, 0), (100, 0), arc=40, reduced=False)
    timeline = Timeline()
    timeline.add(gem.cue(400))
    timeline.update(200)
    assert gem.pos == pytest.approx((50, -40))
    assert gem.alpha == 1.0


def test_with_reduced_motion_a_gem_vanishes_here_and_appears_there() -> None:
    motion = Motion(reduced=True)
    gem = Travel((0, 0), (100, 0), arc=40, reduced=True)
    timeline = Timeline(motion)
    timeline.add(gem.cue(400))
    seen = set()
    faintest = 1.0
    while timeline.busy:
        seen.add(gem.pos)
        faintest = min(faintest, gem.alpha)
        timeline.update(10)
    assert seen == {(0, 0), (100, 0)}
    assert faintest < 0.3
    assert (gem.pos, gem.alpha) == ((100, 0), 1.0)


def test_what_would_take_too_long_is_played_faster_and_later_parts_at_their_own_pace() -> None:
    line, seen = Timeline(), list[float]()
    line.add(run(1000, seen.append, linear), run(1000, seen.append, linear))
    line.hurry(500)
    assert line.left == pytest.approx(500)
    line.update(250)
    assert seen[-2:] == [1.0, 0.0] or seen[-1] == 1.0
    line.update(251)
    assert not line.busy
    line.add(run(1000, seen.append, linear))
    assert line.left == pytest.approx(1000)
    line.update(500)
    assert seen[-1] == pytest.approx(0.5)


def test_what_is_short_enough_is_not_hurried() -> None:
    line = Timeline()
    line.add(wait(300))
    line.hurry(1000)
    assert line.left == pytest.approx(300)
