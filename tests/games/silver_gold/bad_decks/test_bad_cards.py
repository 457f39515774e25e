"""Cards that break a rule are refused in one plain line."""

from __future__ import annotations

import re

import pytest

from tests.games.silver_gold.bad_decks.deck_files import (
    Refused,
    entry,
    line_of,
    with_chamber,
    with_first_card,
)


class TestCards:
    """Cards that break SG-1; the chamber of card 1 begins in line 15."""

    @pytest.mark.parametrize(
        ("chamber", "reason"),
        [
            (
                "E.... ..q.. ..... ..... ....T",
                "unknown letter 'q' in the chamber: known are . # E T r g f s p x",
            ),
            ("E.... ..... ..... ....T", "the chamber has 4 rows: it must be 5 rows of 5 fields"),
            (
                "E.... ..... ..... ..... ..... ....T",
                "the chamber has 6 rows: it must be 5 rows of 5 fields",
            ),
            ("E.... ...... ..... ..... ....T", "row 2 of the chamber has 6 fields: it must have 5"),
            ("E.... ..... .... ..... ....T", "row 3 of the chamber has 4 fields: it must have 5"),
            ("E.... ..... ##### ..... ....T", "no way from the entrance to the tomb"),
            (
                "E.... ..... ..... ....T .....",
                "the chamber needs just one tomb (T), in the bottom row",
            ),
            (
                "E.... ..... ..... ..... .....",
                "the chamber needs just one tomb (T), in the bottom row",
            ),
            (
                "E.... ..... ..... ..... T...T",
                "the chamber needs just one tomb (T), in the bottom row",
            ),
            (
                "E...E ..... ..... ..... ....T",
                "the chamber needs just one entrance (E), in the top row",
            ),
            (
                "..... E.... ..... ..... ....T",
                "the chamber needs just one entrance (E), in the top row",
            ),
            (
                "E.... ..... ..E.. ..... ....T",
                "the chamber needs just one entrance (E), in the top row",
            ),
        ],
    )
    def test_a_chamber_that_cannot_be_explored(
        self, refused: Refused, classic: str, chamber: str, reason: str
    ) -> None:
        assert refused(with_chamber(classic, chamber)) == f", line 15, card 1: {reason}"

    def test_a_number_used_twice(self, refused: Refused, classic: str) -> None:
        text = classic.replace("number: 17\n", "number: 16\n")
        line, first = line_of(classic, "number: 17\n"), line_of(classic, "number: 16\n")
        reason = f"card 16: the number is used already, in line {first}"
        assert refused(text) == f", line {line}, {reason}"

    @pytest.mark.parametrize("number", ["0", "49", "-3"])
    def test_a_number_beyond_48(self, refused: Refused, classic: str, number: str) -> None:
        text = classic.replace("number: 17\n", f"number: {number}\n")
        line = line_of(classic, "number: 17\n")
        assert refused(text) == f", line {line}: {number} is not from 1 to 48"

    @pytest.mark.parametrize("number", ["seventeen", "1.5", "1e1", "0x11", "9" * 5000, "[17]", ""])
    def test_a_number_that_is_none(self, refused: Refused, classic: str, number: str) -> None:
        text = classic.replace("number: 17\n", f"number: {number}\n")
        line = line_of(classic, "number: 17\n")
        assert refused(text) == f", line {line}: a whole number from 1 to 48 is expected here"

    def test_an_unknown_colour(self, refused: Refused, classic: str) -> None:
        card = entry(1, "E.... ..... ..... ..... ....T", "turquoise")
        reason = "card 1: 'turquoise' is not one of green, orange, purple"
        assert refused(with_first_card(classic, card)) == f", line 14, {reason}"

    def test_a_card_too_few(self, refused: Refused, classic: str) -> None:
        line = line_of(classic, "pyramids:") + 2  # after the comment that names the plan
        without = with_first_card(classic, "")
        assert refused(without) == f", line {line}: a deck has 48 pyramids, not 47"

    def test_a_card_too_many(self, refused: Refused, classic: str) -> None:
        more = classic + entry(49, "E.... ..... ..... ..... ....T")
        line = more.count("\n") - 7
        assert refused(more) == f", line {line}: 49 is not from 1 to 48"

    def test_a_colour_with_a_card_too_many(self, refused: Refused, classic: str) -> None:
        text, changed = re.subn("colour: orange", "colour: green", classic, count=1)
        assert changed
        assert refused(text).endswith(": 17 pyramids are green: each colour has 16")

    def test_a_card_without_a_chamber(self, refused: Refused, classic: str) -> None:
        card = "  - number: 1\n    colour: green\n"
        reason = ", line 13, card 1: 'chamber' is missing"
        assert refused(with_first_card(classic, card)) == reason

    def test_a_card_with_a_key_nobody_knows(self, refused: Refused, classic: str) -> None:
        card = entry(1, "E.... ..... ..... ..... ....T") + "    trap: 3\n"
        reason = "card 1: unknown key 'trap': known are number, colour, chamber"
        assert refused(with_first_card(classic, card)) == f", line 21, {reason}"
