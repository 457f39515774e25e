"""The book of rules: pages, drawn examples that the rules agree with, and the search."""

from __future__ import annotations

import re

import pygame
import pytest

from pyramids import resources
from pyramids.catalogue import all_games, find_game
from pyramids.games.silver_gold.deck import GRID
from pyramids.games.silver_gold.marking import reach
from pyramids.games.silver_gold.moves import SINGLE
from pyramids.games.silver_gold.state import EMPTY_PLACE, MARK_DUE, NEWCOMER, Phase
from pyramids.games.silver_gold.ui.rulebook import examples, mark_examples, point_examples
from pyramids.games.silver_gold.ui.rulebook.sample_deck import classic, rule_book, way
from pyramids.play.running_game import RunningGame
from pyramids.screens.rulebook.line_breaking import set_paragraph, span_rect
from pyramids.screens.rulebook.page import TextBlock
from pyramids.screens.rulebook.rule_pages import (
    Drawing,
    Paragraph,
    Style,
    page_of_rule,
    parse,
    read_pages,
)
from pyramids.screens.rulebook.rulebook_sheet import RulesScene, open_rules
from pyramids.screens.rulebook.search import find
from pyramids.screens.table.pause_menu import PauseMenu
from pyramids.screens.title.title_scene import Title
from pyramids.ui.app import App
from tests.screens.window_user import click, on_top, press, type_text, walk_to, words
from tests.shared.kept_games import begun, play

SPEC = find_game("silver_gold")
LANGUAGES = ("en", "de")


@pytest.fixture
def book(app: App) -> RulesScene:
    """The flagship's rules, open above the title."""
    open_rules(app, SPEC)
    app.settle()
    return on_top(app, RulesScene)


# The text.


def test_a_page_is_taken_apart_into_paragraphs_lists_symbols_and_drawings() -> None:
    (page,) = parse(
        "# One\n\nA **bold** word\ngoes on (SG-4).\n\n- ![torch] **Torch:** 5\n\n![card]\n"
    )
    first, listed, drawing = page.blocks
    assert isinstance(first, Paragraph)
    assert first.text == "A bold word goes on (SG-4)."
    assert [piece.style for piece in first.pieces] == [
        Style.PLAIN, Style.BOLD, Style.PLAIN, Style.RULE, Style.PLAIN,
    ]  # fmt: skip
    assert isinstance(listed, Paragraph)
    assert listed.listed
    assert listed.signs == ("torch",)
    assert listed.text == "Torch: 5"
    assert drawing == Drawing("card")


def test_a_language_without_rules_is_read_in_english() -> None:
    assert read_pages("silver_gold", "tlh") == read_pages("silver_gold", "en")


def test_a_game_without_rules_has_an_empty_book(app: App) -> None:
    assert read_pages("no_such_game", "en") == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_game_is_cited_in_the_book(language: str) -> None:
    text = resources.asset("rules", "silver_gold", f"{language}.md").read_text("utf-8")
    cited = {int(number) for number in re.findall(r"SG-(\d+)", text)}
    # SG-1 to SG-3 list what is in the box; the book shows that instead of citing it.
    assert cited == set(range(4, 25))


def test_both_languages_have_the_same_pages_with_the_same_drawings() -> None:
    shapes = []
    for language in LANGUAGES:
        pages = read_pages("silver_gold", language)
        shapes.append([[type(block), getattr(block, "name", "")] for page in pages
                       for block in page.blocks])  # fmt: skip
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_drawing_and_symbol_that_the_book_names_exists(language: str) -> None:
    for page in read_pages("silver_gold", language):
        for block in page.blocks:
            if isinstance(block, Drawing):
                assert examples.drawing(block.name) is not None
                continue
            signs = [piece.text for piece in block.pieces if piece.style is Style.SIGN]
            for sign in (*signs, *block.signs):
                name = examples.symbol(sign)
                assert resources.asset("art", f"{name}.svg").is_file()


def test_an_unknown_drawing_is_left_out() -> None:
    assert examples.drawing("no_such_drawing") is None
    assert examples.symbol("no_such_sign") == ""


# The examples, judged by the rules.


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
    legal = rule_book().marking.legal(explorer, MARK_DUE, mark_examples.pattern_named("O4"))
    assert {mark.kind for mark in legal} == {SINGLE}
    fields = 0
    for mark in legal:
        fields |= mark.fields
    assert fields == reach(classic().pyramid(move.card), move.fields)


def test_a_single_field_reaches_the_tomb_in_the_book() -> None:
    move = mark_examples.fields_of(mark_examples.AT_THE_TOMB)
    pyramid = classic().pyramid(move.card)
    assert pyramid.tomb & reach(pyramid, move.fields)


def test_the_explained_card_shows_every_symbol_that_it_names() -> None:
    pyramid = classic().pyramid(mark_examples.EXPLAINED)
    fields = (*mark_examples.NAMED_LEFT, *mark_examples.NAMED_RIGHT)
    assert {pyramid.letter(*field) for field in fields} == set("E#Trgfspx")


def test_linus_has_111_points() -> None:
    lines = point_examples.bill()
    assert [line.points for line in lines] == [70, 10, 19, 18, -6]
    assert sum(line.points for line in lines) == 111


def test_tim_and_sarah_complete_purple_cards_and_tims_number_is_lower() -> None:
    cards = (*point_examples.TIM, *point_examples.SARAH)
    assert {classic().pyramid(card).colour for card in cards} == {point_examples.PURPLE}
    assert min(point_examples.TIM) < min(point_examples.SARAH)


@pytest.mark.parametrize("number", range(1, 49))
def test_a_shown_way_leads_from_the_entrance_to_the_tomb(number: int) -> None:
    pyramid = classic().pyramid(number)
    fields = way(pyramid)
    assert fields & ~pyramid.open == 0
    assert GRID.area(pyramid.entrance, fields) == fields
    assert fields & pyramid.tomb


# Which page opens.


def test_every_phase_of_a_game_opens_a_page_about_it() -> None:
    pages = read_pages("silver_gold", "en")
    game = begun(seed=3)
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
    state = begun(seed=1).state._replace(phase=Phase.MARK, due=(2, 0))
    pages = read_pages("silver_gold", "en")
    assert pages[page_of_rule(pages, examples.rule_of(state))].title == "What the symbols do"


def test_f1_on_the_title_opens_the_flagships_rules_and_closes_them(app: App, title: Title) -> None:
    press(app, pygame.K_F1)
    assert on_top(app, RulesScene).spec is all_games()[0]
    press(app, pygame.K_F1)
    assert app.scenes.top is title


def test_the_menu_of_a_game_opens_its_rules_at_the_phase(app: App) -> None:
    game = play(begun(seed=9), 25)
    app.scenes.push(PauseMenu(game))
    app.settle()
    click(app, on_top(app, PauseMenu).rules)
    book = on_top(app, RulesScene)
    expected = page_of_rule(book.pages, examples.rule_of(game.state))
    assert book.opened == expected != 0
    press(app, pygame.K_ESCAPE)
    on_top(app, PauseMenu)


# Reading and searching.


def test_a_click_in_the_contents_opens_that_page(app: App, book: RulesScene) -> None:
    place = book.contents.line(4).center
    app.step(
        events=[
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1, touch=False),
            pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=1, touch=False),
        ]
    )
    assert book.opened == 4
    assert "mark exactly one square instead" in words(app).replace("\n", " ")


def test_the_arrow_keys_leaf_and_stop_at_both_ends(app: App, book: RulesScene) -> None:
    press(app, pygame.K_DOWN, pygame.K_DOWN)
    assert book.opened == 2
    press(app, *[pygame.K_UP] * 5)
    assert book.opened == 0
    press(app, *[pygame.K_DOWN] * 30)
    assert book.opened == len(book.pages) - 1


def test_typing_filters_the_pages_and_enter_goes_from_hit_to_hit(
    app: App, book: RulesScene
) -> None:
    press(app, pygame.K_DOWN)
    app.step(events=[pygame.Event(pygame.KEYDOWN, key=pygame.K_p, unicode="p", mod=0)])
    type_text(app, "otion")
    assert book.search.text == "potion"
    listed = [entry.page for entry in book.contents.entries]
    assert 0 < len(listed) < len(book.pages)
    assert book.opened in listed
    assert sum(entry.hits for entry in book.contents.entries) == len(book.hits)
    seen = [book.hit]
    for _ in range(len(book.hits)):
        press(app, pygame.K_RETURN)
        seen.append(book.hit)
        assert book.opened == book.hits[book.hit or 0].page
    assert sorted(hit for hit in seen[1:] if hit is not None) == list(range(len(book.hits)))


def _letter(app: App, *events: pygame.Event) -> None:
    app.step(events=events)
    app.settle()


@pytest.mark.parametrize("text_first", [False, True])
def test_the_first_letter_of_a_search_is_never_doubled(
    app: App, book: RulesScene, text_first: bool
) -> None:
    key = pygame.Event(pygame.KEYDOWN, key=pygame.K_m, unicode="m", mod=0)
    text = pygame.Event(pygame.TEXTINPUT, text="m")
    _letter(app, *((text, key) if text_first else (key, text)))
    assert book.search.text == "m"


def test_a_letter_that_is_typed_twice_is_there_twice(app: App, book: RulesScene) -> None:
    key = pygame.Event(pygame.KEYDOWN, key=pygame.K_m, unicode="m", mod=0)
    up = pygame.Event(pygame.KEYUP, key=pygame.K_m, unicode="m", mod=0)
    _letter(app, key, up)
    _letter(app, key, pygame.Event(pygame.TEXTINPUT, text="m"), up)
    assert book.search.text == "mm"


def test_the_book_of_another_game_is_one_key_away(app: App, book: RulesScene) -> None:
    walk_to(app, book.games)
    press(app, pygame.K_RIGHT)
    other = on_top(app, RulesScene)
    assert other.spec.id == "labyrinth"
    assert other.pages == read_pages("labyrinth", "en")
    press(app, pygame.K_LEFT)
    assert on_top(app, RulesScene).spec.id == "silver_gold"
    press(app, pygame.K_ESCAPE)
    on_top(app, Title)


def test_the_first_page_explains_the_small_numbers(app: App, book: RulesScene) -> None:
    assert "Small numbers such as (SG-4)" in words(app).replace("\n", " ")
    book.open(3)
    app.settle()
    assert "Small numbers" not in words(app)


def test_the_found_word_is_lit_and_in_sight(app: App, book: RulesScene) -> None:
    click(app, book.search)
    type_text(app, "SG-24")
    press(app, pygame.K_RETURN)
    app.settle()
    lit = [text for text in book.page.children if isinstance(text, TextBlock) and text.current]
    assert len(lit) == 1
    place = lit[0].current_rect(app.kit)
    assert place is not None
    assert book.page.rect.contains(place)


def test_what_is_nowhere_leaves_the_contents_empty_and_esc_brings_them_back(
    app: App, book: RulesScene
) -> None:
    click(app, book.search)
    type_text(app, "crocodile")
    assert book.contents.entries == ()
    assert "Nothing found" in words(app)
    press(app, pygame.K_ESCAPE)
    assert on_top(app, RulesScene).search.text == ""
    assert len(book.contents.entries) == len(book.pages)
    press(app, pygame.K_ESCAPE)
    on_top(app, Title)


def test_several_words_must_stand_on_the_same_page() -> None:
    pages = parse("# One\n\nred gem\n\n# Two\n\ngreen gem\n")
    assert {hit.page for hit in find(pages, "gem")} == {0, 1}
    assert {hit.page for hit in find(pages, "GEM red")} == {0}
    assert find(pages, "  ") == []


def test_back_and_forward_follow_the_way_that_was_read(app: App, book: RulesScene) -> None:
    assert not book.earlier.enabled
    for page in (3, 5):
        book.open(page)
    click(app, book.earlier)
    assert book.opened == 3
    walk_to(app, book.contents)
    press(app, pygame.K_BACKSPACE)
    assert book.opened == 0
    click(app, book.onward)
    assert book.opened == 3
    book.open(7)
    assert not book.onward.enabled


def test_another_language_keeps_the_page(app: App, book: RulesScene) -> None:
    book.open(5)
    app.set_language("de")
    app.settle()
    assert book.opened == 5
    assert "Was die Symbole bewirken" in words(app)


def test_a_book_without_pages_can_be_opened_and_searched(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "pyramids.screens.rulebook.rulebook_sheet.read_pages", lambda _game, _language: ()
    )
    open_rules(app, SPEC)
    app.settle()
    book = on_top(app, RulesScene)
    assert "no rules to read" in words(app)
    click(app, book.search)
    type_text(app, "gem")
    press(app, pygame.K_RETURN, pygame.K_DOWN, pygame.K_ESCAPE, pygame.K_ESCAPE)
    on_top(app, Title)


def test_lines_stay_inside_their_width_and_keep_every_letter(app: App) -> None:
    for page in read_pages("silver_gold", "de"):
        for paragraph in page.paragraphs:
            runs, height = set_paragraph(paragraph, app.kit, 400)
            assert max(run.rect.right for run in runs) <= 400
            assert max(run.rect.bottom for run in runs) == height
            for run in runs:
                if run.style is not Style.SIGN:
                    assert paragraph.text[run.start : run.end] == run.text


def test_a_found_part_of_a_word_is_lit_where_it_stands(app: App) -> None:
    (page,) = parse("# T\n\nan **entrance** here\n")
    runs, _ = set_paragraph(page.paragraphs[0], app.kit, 900)
    start = page.paragraphs[0].text.index("trance")
    places = [span_rect(run, start, start + 6, app.kit) for run in runs]
    (found,) = [place for place in places if place is not None]
    assert runs[1].rect.left < found.left < found.right == runs[1].rect.right
