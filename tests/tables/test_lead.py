"""The crown of the final scoring: who has it while points are counted."""

from __future__ import annotations

import pygame

from pyramids.tables.final.lead import LeadCrown, leaders
from pyramids.ui.animation import Motion

PLACES = [pygame.Rect(100 * seat, 50, 40, 30) for seat in range(3)]


def crown(*, reduced: bool = False) -> LeadCrown:
    return LeadCrown(Motion(reduced=reduced), lambda seat: PLACES[seat])


def test_whoever_has_most_leads() -> None:
    assert leaders([3, 8, 8]) == (1, 2)
    assert leaders([-2, 0, -5]) == (1,)


def test_nobody_leads_while_all_have_the_same() -> None:
    assert leaders([0, 0, 0]) == ()


def test_the_crown_moves_to_a_new_leader() -> None:
    shown = crown()
    shown.pass_to((0,))
    assert not shown.update(16), "the first leader has it at once"
    shown.pass_to((2,))
    assert shown.update(16)
    while shown.update(16):
        pass
    assert shown.leaders == (2,)


def test_with_reduced_motion_the_crown_is_there_at_once() -> None:
    shown = crown(reduced=True)
    shown.pass_to((0,))
    shown.pass_to((2,))
    assert not shown.update(16)


def test_a_leader_keeps_the_crown_when_another_catches_up() -> None:
    shown = crown()
    shown.pass_to((1,))
    shown.pass_to((0, 1))
    assert not shown.update(16)
    assert shown.leaders == (0, 1)
