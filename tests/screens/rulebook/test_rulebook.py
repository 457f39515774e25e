"""The rulebook: pages, drawn examples and search."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pygame
import pytest

from pyramids import resources
from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec
from pyramids.language import LANGUAGES
from pyramids.screens.in_game.pause_menu import PauseMenu
from pyramids.screens.rulebook.line_breaking import set_paragraph, span_rect
from pyramids.screens.rulebook.page import TextBlock
from pyramids.screens.rulebook.rule_pages import (
    Drawing,
    Page,
    Paragraph,
    Style,
    page_of_rule,
    parse,
    read_pages,
)
from pyramids.screens.rulebook.rulebook_sheet import RulesScene, open_rules
from pyramids.screens.rulebook.search import find
from pyramids.screens.title.title_scene import Title
from pyramids.tables.game_ui import game_ui
from pyramids.ui.app import App
from tests.screens.window_user import click, on_top, press, type_text, walk_to, words
from tests.shared.kept_games import begun, play

SPEC, OTHER = all_games()[:2]
EVERY_GAME = pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)


@pytest.fixture
def book(app: App) -> RulesScene:
    """The default game's rulebook, opened from the title."""
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
    assert listed.symbols == ("torch",)
    assert listed.text == "Torch: 5"
    assert drawing == Drawing("card")


def test_a_language_without_rules_is_read_in_english() -> None:
    assert read_pages(SPEC.id, "tlh") == read_pages(SPEC.id, "en")


def test_a_game_without_rules_has_an_empty_book(app: App) -> None:
    assert read_pages("no_such_game", "en") == ()


def cited(page: Page) -> list[str]:
    """The rules that a page cites, in order."""
    pieces = [piece for block in page.paragraphs for piece in block.pieces]
    rules = [piece.text for piece in pieces if piece.style is Style.RULE]
    return re.findall(r"\w+-\d+", " ".join(rules))


@EVERY_GAME
def test_all_languages_have_the_same_pages_drawings_and_rules(spec: GameSpec) -> None:
    english = read_pages(spec.id, "en")
    assert english
    for language in LANGUAGES:
        pages = read_pages(spec.id, language)
        assert [cited(page) for page in pages] == [cited(page) for page in english]
        for page, other in zip(pages, english, strict=True):
            drawn = [block.name for block in page.blocks if isinstance(block, Drawing)]
            assert drawn == [block.name for block in other.blocks if isinstance(block, Drawing)]
            assert [type(block) for block in page.blocks] == [type(b) for b in other.blocks]


@EVERY_GAME
def test_every_drawing_and_symbol_that_a_book_names_exists(spec: GameSpec) -> None:
    ui = game_ui(spec)
    for page in (page for language in LANGUAGES for page in read_pages(spec.id, language)):
        for block in page.blocks:
            if isinstance(block, Drawing):
                assert ui.rulebook_drawing(block.name) is not None, block.name
                continue
            signs = [piece.text for piece in block.pieces if piece.style is Style.SYMBOL]
            for sign in (*signs, *block.symbols):
                assert resources.asset("art", f"{ui.rulebook_symbol(sign)}.svg").is_file(), sign


@EVERY_GAME
def test_an_unknown_drawing_is_left_out(spec: GameSpec) -> None:
    assert game_ui(spec).rulebook_drawing("no_such_drawing") is None
    assert game_ui(spec).rulebook_symbol("no_such_sign") == ""


@EVERY_GAME
def test_every_state_of_a_game_opens_a_page_that_cites_its_rule(spec: GameSpec) -> None:
    pages, game = read_pages(spec.id, "en"), begun(seed=3, spec=spec)
    while game.over is None:
        rule = game_ui(spec).rule_of(game.state)
        assert rule in cited(pages[page_of_rule(pages, rule)])
        play(game, 9)


# The first page.


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
    expected = page_of_rule(book.pages, game_ui(SPEC).rule_of(game.state))
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
    assert book.pages[4].title in words(app)


def test_the_arrow_keys_leaf_and_stop_at_both_ends(app: App, book: RulesScene) -> None:
    press(app, pygame.K_DOWN, pygame.K_DOWN)
    assert book.opened == 2
    press(app, *[pygame.K_UP] * 5)
    assert book.opened == 0
    press(app, *[pygame.K_DOWN] * 30)
    assert book.opened == len(book.pages) - 1


def rare_word(pages: Sequence[Page]) -> str:
    """A word that occurs only on some pages."""
    texts = [" ".join(block.text for block in page.paragraphs).lower() for page in pages]
    words: list[str] = re.findall(r"\b[a-z]{6,}\b", texts[-2])
    return next(word for word in words if 1 < sum(word in text for text in texts) < len(texts) / 2)


def test_typing_filters_the_pages_and_enter_goes_from_hit_to_hit(
    app: App, book: RulesScene
) -> None:
    press(app, pygame.K_DOWN)
    word = rare_word(book.pages)
    key = pygame.Event(pygame.KEYDOWN, key=ord(word[0]), unicode=word[0], mod=0)
    app.step(events=[key])
    type_text(app, word[1:])
    assert book.search.text == word
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
    assert other.spec is OTHER
    assert other.pages == read_pages(OTHER.id, "en")
    press(app, pygame.K_LEFT)
    assert on_top(app, RulesScene).spec is SPEC
    press(app, pygame.K_ESCAPE)
    on_top(app, Title)


def test_the_first_page_explains_the_small_numbers(app: App, book: RulesScene) -> None:
    first = next(rule for page in book.pages for rule in cited(page))
    assert f"Small numbers such as ({first})" in words(app).replace("\n", " ")
    book.open(3)
    app.settle()
    assert "Small numbers" not in words(app)


def test_the_found_word_is_lit_and_in_sight(app: App, book: RulesScene) -> None:
    click(app, book.search)
    type_text(app, [rule for page in book.pages for rule in cited(page)][-1])
    press(app, pygame.K_RETURN)
    app.settle()
    lit = [text for text in book.page.children if isinstance(text, TextBlock) and text.current]
    assert len(lit) == 1
    place = lit[0].current_rect(app.graphics)
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
    assert read_pages(SPEC.id, "de")[5].title in words(app)


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
    for page in read_pages(SPEC.id, "de"):
        for paragraph in page.paragraphs:
            runs, height = set_paragraph(paragraph, app.graphics, 400)
            assert max(run.rect.right for run in runs) <= 400
            assert max(run.rect.bottom for run in runs) == height
            for run in runs:
                if run.style is not Style.SYMBOL:
                    assert paragraph.text[run.start : run.end] == run.text


def test_a_found_part_of_a_word_is_lit_where_it_stands(app: App) -> None:
    (page,) = parse("# T\n\nan **entrance** here\n")
    runs, _ = set_paragraph(page.paragraphs[0], app.graphics, 900)
    start = page.paragraphs[0].text.index("trance")
    places = [span_rect(run, start, start + 6, app.graphics) for run in runs]
    (found,) = [place for place in places if place is not None]
    assert runs[1].rect.left < found.left < found.right == runs[1].rect.right
