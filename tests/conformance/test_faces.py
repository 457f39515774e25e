"""Every character and every person at the table has a face of its own, in three moods."""

from __future__ import annotations

from itertools import chain

import pytest

from pyramids import resources
from pyramids.catalogue import playable_games
from pyramids.play.seats import HUMAN_PORTRAITS, bot_portrait

CHARACTERS = [bot for spec in playable_games() for bot in spec.bots if bot.level]
MOODS = ("", "_pleased", "_annoyed")


def drawing(portrait: str, mood: str) -> str:
    """The SVG of a portrait in a mood."""
    folder, name = portrait.split("/")
    return resources.asset("art", folder, f"{name}{mood}.svg").read_text(encoding="utf-8")


def test_no_two_characters_of_any_games_share_a_face_or_a_name() -> None:
    portraits = [bot_portrait(bot) for bot in CHARACTERS]
    assert len(set(portraits)) == len(CHARACTERS)
    assert len({bot.title for bot in CHARACTERS}) == len(CHARACTERS)
    assert not set(portraits) & set(HUMAN_PORTRAITS)


@pytest.mark.parametrize(
    "portrait", sorted({*HUMAN_PORTRAITS, *(bot_portrait(bot) for bot in CHARACTERS)})
)
def test_a_face_looks_different_when_pleased_or_annoyed(portrait: str) -> None:
    assert len({drawing(portrait, mood) for mood in MOODS}) == len(MOODS)


def test_all_faces_are_drawn_differently() -> None:
    faces = {*HUMAN_PORTRAITS, *(bot_portrait(bot) for bot in CHARACTERS)}
    drawn = list(chain.from_iterable((drawing(face, mood) for mood in MOODS) for face in faces))
    assert len(set(drawn)) == len(drawn)
