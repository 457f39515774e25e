"""Which gems complete a pair, and from whom an award is snatched."""

from __future__ import annotations

from pyramids.games.silver_gold.deck import COLOURS
from pyramids.games.silver_gold.events import Awarded, Gem, GemColour
from pyramids.games.silver_gold.spec import SPEC
from pyramids.games.silver_gold.state import NEWCOMER
from pyramids.games.silver_gold.ui.motion.moments import outrun, pairing
from pyramids.showcase.headless_app import headless_app


def gem(colour: GemColour, box: int | None) -> Gem:
    return Gem(0, 1, (0, 0), colour, box)


def test_a_gem_completes_a_pair_if_one_of_the_other_colour_is_still_alone() -> None:
    two_red = NEWCOMER._replace(red=2, green=1)
    assert pairing(two_red, [gem("green", 1)]) == [gem("green", 1)]
    assert pairing(two_red, [gem("red", 2)]) == []


def test_two_gems_of_one_mark_can_be_a_pair() -> None:
    both = [gem("red", 0), gem("green", 0)]
    assert pairing(NEWCOMER, both) == [gem("green", 0)]


def test_a_gem_without_a_box_completes_nothing() -> None:
    assert pairing(NEWCOMER._replace(red=9, green=3), [gem("green", None)]) == []


def test_an_award_is_snatched_from_those_who_lack_one_pyramid_of_the_colour() -> None:
    with headless_app((1024, 640)) as made:
        game = made.game(SPEC, 1, bots=["child", "child"])
    deck, state = game.rules.deck, game.state
    green = [p.number for p in deck.pyramids if COLOURS[p.colour] == "green"]
    explorers = (
        NEWCOMER._replace(done=tuple(green[:2])),
        NEWCOMER._replace(done=(green[2],)),
        NEWCOMER,
    )
    before = state._replace(explorers=explorers)
    assert outrun(deck, before, Awarded(0, "green", 10)) == [1]
