"""Hints say what decides between them."""

from __future__ import annotations

from pyramids.bots.distinct_reasons import distinct, strongest, with_comparison
from pyramids.engine.contract import Reason

CARD = {"card"}


def gems(count: int) -> Reason:
    """A reason with a number."""
    return Reason("gems", {"count": count})


def test_what_holds_for_all_moves_is_never_told() -> None:
    cross, torch = Reason("cross", {"card": 12}), Reason("torch", {"card": 12})
    other = Reason("cross", {"card": 30})
    told = distinct([[(3.0, cross), (1.0, torch)], [(3.0, other)]], CARD)
    assert told == [(torch,), ()]


def test_a_true_fact_without_worth_isnt_told_but_takes_the_edge_off_the_same_reason() -> None:
    open_path = Reason("open")
    assert distinct([[(1.0, open_path)], [(0.0, open_path)]], CARD) == [(), ()]
    assert strongest([(0.0, open_path)]) == ()


def test_a_reason_of_its_own_goes_before_one_that_some_others_share() -> None:
    shared, own = Reason("shared"), Reason("own")
    told = distinct([[(5.0, shared), (1.0, own)], [(5.0, shared)], []], CARD)
    assert told == [(own,), (shared,), ()]


def test_no_move_boasts_of_what_a_later_one_has_more_of() -> None:
    assert distinct([[(2.0, gems(1))], [(4.0, gems(2))]], CARD) == [(), (gems(2),)]
    assert distinct([[(4.0, gems(2))], [(2.0, gems(1))]], CARD) == [(gems(2),), (gems(1),)]


def test_fewer_turns_are_better_than_more() -> None:
    near, far = Reason("tomb", {"turns": 1}), Reason("tomb", {"turns": 3})
    assert distinct([[(1.0, near)], [(1.0, far)]], CARD) == [(near,), (far,)]
    assert distinct([[(1.0, far)], [(1.0, near)]], CARD) == [(), (near,)]


def test_a_single_move_tells_its_strongest_reasons() -> None:
    reasons = [(1.0, Reason("a")), (3.0, Reason("b")), (2.0, Reason("c"))]
    assert distinct([reasons], CARD) == [(Reason("b"), Reason("c"))]


def test_later_hints_tell_how_far_they_fall_behind() -> None:
    points, own = [9.0, 6.6, 8.8], (gems(1),)
    assert with_comparison(own, points, 1) == (*own, Reason("less", {"points": 2}))
    assert with_comparison((), points, 1) == (Reason("behind", {"points": 2}),)
    assert with_comparison(own, points, 2) == (*own, Reason("even"))


def test_the_first_hint_tells_its_lead_only_for_want_of_a_reason() -> None:
    assert with_comparison((gems(1),), [9.0, 6.0], 0) == (gems(1),)
    assert with_comparison((), [9.0, 6.0], 0) == (Reason("leads", {"points": 3}),)
    later = Reason("leads_later", {"points": 2, "hint": 3})
    assert with_comparison((), [9.0, 8.8, 7.0], 0) == (later,)
    assert with_comparison((), [9.0, 8.9], 0) == ()
