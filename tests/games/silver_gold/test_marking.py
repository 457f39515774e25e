"""Action 2, where to mark: SG-8 to SG-11."""

from __future__ import annotations

from pyramids.engine.contract import Decide
from tests.games.silver_gold.drawn_decks import CORRIDOR, HALL, Scenario, deck, explorer, marks


def scenario_with(
    chamber: str, marked: str = "", pattern: str = "L4", other: str = HALL
) -> Scenario:
    """Card 1 as drawn and marked, card 2 empty; another player who doesn't matter."""
    mine = (1, marked) if marked else 1
    return Scenario(
        deck({1: chamber, 2: other}), explorer(mine, 2), explorer(3, 4), pattern=pattern
    )


def on_card(scenario: Scenario, card: int, kind: str = "pattern") -> set[str]:
    """The fields of all legal marks of a kind on a card."""
    starts = f"{kind} {card} "
    return {text.removeprefix(starts) for text in scenario.legal() if text.startswith(starts)}


def test_linus_marks_the_l_turned_and_mirrored_over_the_entrance() -> None:
    """SG-8, SG-10, the source's example: by 90° and mirrored, the entrance is in it."""
    scenario = scenario_with(
        """
        ..E..
        .....
        .....
        .....
        ....T
        """
    )
    scenario.play("0 pattern 1 c1d1e1c2")
    assert scenario.marks(0, 1) == marks(
        """
        ..XXX
        ..X..
        .....
        .....
        .....
        """
    )


def test_the_l_fits_in_all_eight_orientations() -> None:
    """SG-8: four turnings, mirrored or not, drawn as rows of the smallest box around them."""
    scenario = scenario_with(HALL, marked="c3")
    assert {boxed(fields) for fields in on_card(scenario, 1)} == {
        "x. x. xx",
        "xxx x..",
        "xx .x .x",
        "..x xxx",
        ".x .x xx",
        "x.. xxx",
        "xx x. x.",
        "xxx ..x",
    }


def boxed(fields: str) -> str:
    """Fields like `a1b1` as a drawing."""
    cells = {(int(fields[i + 1]), "abcde".index(fields[i])) for i in range(0, len(fields), 2)}
    rows, columns = {row for row, _ in cells}, {column for _, column in cells}
    return " ".join(
        "".join("x" if (row, column) in cells else "." for column in sorted(columns))
        for row in sorted(rows)
    )


def test_a_pattern_is_never_marked_in_part() -> None:
    """SG-8: where only three fields are free, an L of four has no place."""
    scenario = scenario_with(
        """
        E..##
        #####
        #####
        #####
        ####T
        """
    )
    assert on_card(scenario, 1) == set()
    assert scenario.refused(0, "pattern 1 a1b1c1") == "not_the_pattern"


def test_the_pattern_goes_on_one_card_only() -> None:
    """SG-8: after the pattern on one card nothing is left to do in this turn."""
    scenario = scenario_with(HALL, pattern="I2")
    scenario.play("0 pattern 1 a1b1")
    assert scenario.legal() == []
    assert scenario.rules.node(scenario.state) == Decide((1,), together=True)
    assert scenario.refused(0, "pattern 2 a1b1") == "already_marked_this_turn"


def test_either_card_may_be_marked() -> None:
    """SG-8, SG-11: the pattern and the single field both go on either card."""
    scenario = scenario_with(HALL, pattern="I2")
    assert on_card(scenario, 1) == on_card(scenario, 2) == {"a1b1", "a1a2"}
    assert on_card(scenario, 1, "single") == on_card(scenario, 2, "single") == {"a1"}


def test_a_field_is_marked_once_only() -> None:
    """SG-9"""
    scenario = scenario_with(HALL, marked="a1b1", pattern="I2")
    assert all("b1" not in fields and "a1" not in fields for fields in on_card(scenario, 1))
    assert scenario.refused(0, "pattern 1 b1c1") == "already_marked"


def test_walls_are_never_marked() -> None:
    """SG-9"""
    scenario = scenario_with(
        """
        E#...
        .#...
        .....
        #####
        ....T
        """,
        marked="a1",
        pattern="I2",
    )
    assert on_card(scenario, 1) == {"a2a3"}
    assert on_card(scenario, 1, "single") == {"a2"}
    assert scenario.refused(0, "single 1 b1") == "wall"


def test_a_pattern_does_not_run_over_the_edge_into_the_next_row() -> None:
    """SG-9: e1 and a2 are neighbours in a list of fields, not in a chamber."""
    scenario = scenario_with("....E ..... ..... ..... T....", pattern="I2")
    assert on_card(scenario, 1) == {"d1e1", "e1e2"}
    assert scenario.refused(0, "pattern 1 e1a2") == "not_the_pattern"


def test_the_first_marks_on_a_card_include_its_entrance() -> None:
    """SG-10: also when the other card is marked already."""
    scenario = scenario_with(
        HALL, marked="a1b1", pattern="I3", other="..E.. ..... ..... ..... T...."
    )
    assert on_card(scenario, 2) == {"a1b1c1", "b1c1d1", "c1d1e1", "c1c2c3"}
    assert scenario.refused(0, "pattern 2 c2c3c4") == "needs_the_entrance"


def test_later_marks_share_a_side_with_earlier_ones_a_corner_is_not_enough() -> None:
    """SG-10"""
    scenario = scenario_with(HALL, marked="a1", pattern="I2")
    assert on_card(scenario, 1) == {"b1c1", "b1b2", "a2b2", "a2a3"}
    assert scenario.refused(0, "pattern 1 b2c2") == "does_not_touch"


def test_the_entrance_is_needed_only_once() -> None:
    """SG-10: later marks touch any mark, however far from the entrance."""
    scenario = scenario_with(HALL, marked="a1a2a3a4a5", pattern="I2")
    assert "b5c5" in on_card(scenario, 1)


def test_a_single_field_may_always_stand_in_for_the_pattern() -> None:
    """SG-11: also when the pattern would fit, and its field is touched by a mark."""
    scenario = scenario_with(HALL, marked="a1b1", pattern="I2")
    assert on_card(scenario, 1, "single") == {"c1", "a2", "b2"}
    scenario.play("0 single 1 b2")
    assert scenario.rules.node(scenario.state) == Decide((1,), together=True)


def test_a_single_field_may_be_the_entrance_of_an_empty_card() -> None:
    """SG-11: of an empty card it is the only one."""
    scenario = scenario_with(HALL, pattern="O4")
    assert on_card(scenario, 1, "single") == {"a1"}
    assert scenario.refused(0, "single 1 b1") == "needs_the_entrance"


def test_the_tomb_may_be_reached_by_a_single_field() -> None:
    """SG-11"""
    scenario = scenario_with(HALL, marked="a1b1c1d1e1e2e3e4", pattern="O4")
    scenario.play("0 single 1 e5", "1 single 3 a1")
    assert scenario.state.explorers[0].done == (1,)


def test_marking_nothing_is_not_allowed() -> None:
    """SG-11: there is no pass, and always something to mark."""
    scenario = scenario_with(CORRIDOR, pattern="O4", other=CORRIDOR)
    assert scenario.legal() == ["single 1 a1", "single 2 a1"]
    scenario.play("1 single 3 a1")
    assert scenario.rules.node(scenario.state) == Decide((0,), together=True), (
        "the turn waits for them"
    )


def test_a_pattern_that_fits_nowhere_leaves_the_single_field() -> None:
    """SG-11: who cannot use the pattern marks just one field."""
    scenario = scenario_with(
        """
        E.#..
        .##..
        .....
        .....
        ....T
        """,
        marked="a1",
        pattern="O4",
        other=CORRIDOR,
    )
    assert on_card(scenario, 1) == on_card(scenario, 2) == set()
    assert on_card(scenario, 1, "single") == {"b1", "a2"}
