"""Components that break a rule are refused in one plain line."""

from __future__ import annotations

import re

import pytest

from tests.games.silver_gold.bad_decks.deck_files import Refused

KEYS = ("name", "skulls", "awards", "expeditions", "pyramids", "description")


class TestBox:
    """The other components, SG-2 and SG-3."""

    @pytest.mark.parametrize(
        ("old", "new", "reason"),
        [
            (
                "I2, count: 1",
                "I2, count: 2",
                "there are 9 expedition cards: their counts must add up to 8",
            ),
            ("I2, count: 1", "I2, count: 0", "pattern I2: 0 is not from 1 to 8"),
            ("pattern: I2", "pattern: I3", "pattern I3: this pattern's name is used twice"),
            (
                'shape: ["xx"]',
                'shape: ["x"]',
                "pattern I2: a pattern has 2 to 4 squares, not 1",
            ),
            (
                'shape: ["xxx"]',
                'shape: ["x.x"]',
                "pattern I3: the squares of the shape don't hang together",
            ),
            (
                'shape: ["xxx"]',
                'shape: ["xxo"]',
                "pattern I3: unknown letter 'o' in the shape: x is a square, . is none",
            ),
            (
                'shape: ["xxx"]',
                'shape: ["xxx...."]',
                "pattern I3: the shape is larger than a chamber of 5×5",
            ),
            (
                'shape: ["x.", "xx"]',
                'shape: ["x", "x", "x"]',
                "pattern V3: the shape is that of pattern I3, turned or mirrored: raise its count",
            ),
            ("skulls: [1, 2,", "skulls: [2, 1,", "the skull values must not fall from box to box"),
            ("15, 18]", "15]", "10 entries are expected here, not 9"),
            ("15, 18]", "15, 100]", "100 is not from 0 to 99"),
            (
                "[10, 6, 3]",
                "[3, 6, 10]",
                "the awards must not rise: the first to reach one gets the most",
            ),
            ("[10, 6, 3]", "[10, 6]", "3 entries are expected here, not 2"),
            ("[10, 6, 3]", "10", "a list is expected here"),
            ("name: Classic", "name: ''", "a text is expected here"),
            ("name: Classic", "name: [a]", "a text is expected here"),
            ("name: Classic", f"name: {'a' * 41}", "the text has 41 characters: 40 fit"),
            (
                "name: Classic",
                r'name: "\e[31mred"',
                "a text of one line is expected here, without control characters",
            ),
            (
                "name: Classic",
                r'name: "one\ntwo"',
                "a text of one line is expected here, without control characters",
            ),
            ("name: Classic", "title: Classic", "'name' is missing"),
            (
                "name: Classic",
                "name: Classic\nauthor: me",
                f"unknown key 'author': known are {', '.join(KEYS)}",
            ),
        ],
    )
    def test_a_component_that_is_not_in_the_box(
        self, refused: Refused, classic: str, old: str, new: str, reason: str
    ) -> None:
        found = refused(classic.replace(old, new, 1))
        assert re.fullmatch(r", line \d+(, pattern \w+)?: .*", found)
        assert found.endswith(reason)

    def test_a_description_that_is_no_text(self, refused: Refused, classic: str) -> None:
        text = re.sub(r"description: .*", "description: {a: b}", classic)
        assert refused(text) == ", line 2: a text is expected here"
