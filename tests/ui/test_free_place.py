"""Boxes beside a thing cover neither it nor what must stay visible."""

from __future__ import annotations

from random import Random

import pygame

from pyramids.ui import free_place as module
from pyramids.ui.free_place import free_place

FRAME = pygame.Rect(0, 0, 1000, 600)
THING = pygame.Rect(400, 250, 100, 100)


def test_a_box_is_right_of_a_thing_if_nothing_is_there() -> None:
    box = free_place((200, 80), THING, FRAME, gap=10)
    assert box.midleft == (THING.right + 10, THING.centery)


def test_a_box_goes_to_the_other_side_of_what_is_taken() -> None:
    right = pygame.Rect(THING.right, 0, 300, 600)
    box = free_place((200, 80), THING, FRAME, gap=10, taken=[right])
    assert box.midright == (THING.left - 10, THING.centery)


def test_a_box_covers_nothing_as_long_as_there_is_a_free_place() -> None:
    rng = Random(11)
    for _try in range(200):
        thing = pygame.Rect(rng.randrange(900), rng.randrange(500), 100, 100)
        taken = [
            pygame.Rect(rng.randrange(800), rng.randrange(500), rng.randrange(20, 200), 60)
            for _ in range(4)
        ]
        box = free_place((180, 70), thing, FRAME, gap=12, taken=taken)
        assert FRAME.contains(box)
        assert box.collidelist([thing, *taken]) < 0


def test_where_everything_is_taken_as_little_as_possible_is_covered() -> None:
    left = pygame.Rect(0, 0, 990, 600)
    box = free_place((100, 100), THING, FRAME, gap=10, taken=[left])
    assert FRAME.contains(box)
    assert box.right == FRAME.right


def test_the_search_finds_the_place_that_trying_every_one_finds() -> None:
    rng = Random(7)
    frame = pygame.Rect(0, 0, 400, 300)
    size = (90, 60)
    free = 0
    for _try in range(60):
        thing = pygame.Rect(rng.randrange(300), rng.randrange(200), 90, 90)
        taken = [
            pygame.Rect(rng.randrange(350), rng.randrange(250), rng.randrange(40, 260), 180)
            for _ in range(rng.randrange(14))
        ]
        box, blocked = free_place(size, thing, frame, gap=10, taken=taken), [thing, *taken]
        covered = _area_covered(box, blocked)
        every = [
            pygame.Rect((left, top), size)
            for top in [*range(0, 240, 24), 240]
            for left in [*range(0, 310, 24), 310]
        ]
        assert covered <= min(_area_covered(place, blocked) for place in every)
        free += not covered
    assert 10 < free < 55, "some are crowded, and some are not"


def test_a_place_is_searched_once_while_nothing_moves() -> None:
    taken = [pygame.Rect(0, 0, 990, 600)]
    module._found.cache_clear()
    for _frame in range(5):
        free_place((100, 100), THING, FRAME, gap=10, taken=taken)
    assert module._found.cache_info().misses == 1


def _area_covered(box: pygame.Rect, blocked: list[pygame.Rect]) -> int:
    return sum(box.clip(rect).width * box.clip(rect).height for rect in blocked)
