"""The drawn examples of the rule book agree with the rules, and every phase has a page."""

from __future__ import annotations

import pytest

from pyramids.games.silver_gold.deck import GRID
from pyramids.games.silver_gold.marking import reach
from pyramids.games.silver_gold.moves import SINGLE
from pyramids.games.silver_gold.spec import SPEC
from pyramids.games.silver_gold.state import EMPTY_PLACE, MARK_DUE, NEWCOMER, Phase
from pyramids.games.silver_gold.ui.rulebook import examples, mark_examples, point_examples
from pyramids.games.silver_gold.worked_examples import example_deck, example_rules, shortest_route
from pyramids.play.running_game import RunningGame
from pyramids.screens.rulebook.rule_pages import page_of_rule, read_pages
from tests.shared.kept_games import begun, play


def test_the_turned_and_mirrored_shapes_are_legal_and_the_crossed_ones_are_not() -> None:
    pattern = mark_examples.pattern_named("L4")
    reasons = [
        mark_examples.judge(marked, shape, pattern)
        for marked, shape, _ in mark_examples.FIRST_MARKS
    ]
    assert reasons[:2] == [None, None]
    codes = [reason.code for reason in reasons[2:] if reason is not None]
    assert codes == ["needs_the_entrance", "does_not_touch"]


def test_the_square_fits_nowhere_where_the_book_says_so() -> None:
    move = mark_examples.fields_of(mark_examples.NO_ROOM)
    explorer = NEWCOMER._replace(places=((move.card, move.fields), EMPTY_PLACE))
    legal = example_rules().marking.legal(explorer, MARK_DUE, mark_examples.pattern_named("O4"))
    assert {mark.kind for mark in legal} == {SINGLE}
    fields = 0
    for mark in legal:
        fields |= mark.fields
    assert fields == reach(example_deck().pyramid(move.card), move.fields)


def test_a_single_square_reaches_the_tomb_in_the_book() -> None:
    move = mark_examples.fields_of(mark_examples.AT_THE_TOMB)
    pyramid = example_deck().pyramid(move.card)
    assert pyramid.tomb & reach(pyramid, move.fields)


def test_the_explained_card_shows_every_symbol_that_it_names() -> None:
    pyramid = example_deck().pyramid(mark_examples.EXPLAINED)
    fields = (*mark_examples.NAMED_LEFT, *mark_examples.NAMED_RIGHT)
    assert {pyramid.letter(*field) for field in fields} == set("E#Trgfspx")


def test_linus_has_111_points() -> None:
    lines = point_examples.bill()
    assert [line.points for line in lines] == [70, 10, 19, 18, -6]
    assert sum(line.points for line in lines) == 111


def test_tim_and_sarah_complete_purple_cards_and_tims_number_is_lower() -> None:
    cards = (*point_examples.TIM, *point_examples.SARAH)
    assert {example_deck().pyramid(card).colour for card in cards} == {point_examples.PURPLE}
    assert min(point_examples.TIM) < min(point_examples.SARAH)


@pytest.mark.parametrize("number", range(1, 49))
def test_a_shown_way_leads_from_the_entrance_to_the_tomb(number: int) -> None:
    pyramid = example_deck().pyramid(number)
    fields = shortest_route(pyramid)
    assert fields & ~pyramid.open == 0
    assert GRID.area(pyramid.entrance, fields) == fields
    assert fields & pyramid.tomb


def test_every_phase_of_a_game_opens_a_page_about_it() -> None:
    pages = read_pages("silver_gold", "en")
    game = begun(spec=SPEC, seed=3)
    titles: dict[object, str] = {}
    while game.over is None and len(game.session.plies) < 400:
        titles.setdefault(game.state.phase, pages[_page(game)].title)
        play(game, 1)
    titles.setdefault(game.state.phase, pages[_page(game)].title)
    assert titles[Phase.KEEP] == "Setting out"
    assert titles[Phase.REVEAL] == "A turn"
    assert titles[Phase.MARK] == "Marking the shape"
    assert titles[Phase.TAKE] == "Completed pyramids"
    assert titles[Phase.OVER] == "The score"


def _page(game: RunningGame) -> int:
    return page_of_rule(read_pages("silver_gold", "en"), examples.rule_of(game.state))


def test_owed_extra_marks_open_the_page_of_symbols() -> None:
    state = begun(spec=SPEC, seed=1).state._replace(phase=Phase.MARK, due=(2, 0))
    pages = read_pages("silver_gold", "en")
    assert pages[page_of_rule(pages, examples.rule_of(state))].title == "What the symbols do"
