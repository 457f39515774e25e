"""Cards, score sheet, draft, a player's page, and the final scoring, without a window."""

from __future__ import annotations

from itertools import combinations, product

import pygame
import pytest

from pyramids.engine.contract import Over
from pyramids.engine.texts import headline
from pyramids.games.silver_gold import scoring
from pyramids.games.silver_gold.deck import COLOURS, GRID, Deck
from pyramids.games.silver_gold.state import Explorer, Phase, State
from pyramids.games.silver_gold.texts.cards import route_length
from pyramids.games.silver_gold.texts.results import verdict
from pyramids.games.silver_gold.ui.cards.card import PyramidCard, draw_card
from pyramids.games.silver_gold.ui.cards.chamber_geometry import RATIO, Chamber
from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.draft.draft_scene import DraftScene
from pyramids.games.silver_gold.ui.final.final_lines import final_lines, marked_squares
from pyramids.games.silver_gold.ui.final.final_scene import ScoringScene
from pyramids.games.silver_gold.ui.round.player_page import PlayerView
from pyramids.games.silver_gold.ui.sheet.layout import BOXES, Kind
from pyramids.games.silver_gold.ui.sheet.score_sheet import ScoreSheet
from pyramids.ui.app import App
from pyramids.ui.drawing.canvas import Canvas

SIZES = ((1024, 640), (1280, 800), (1920, 1080))
NAMES = ("Ana", "Ben", "Cleo", "Dan")


def click(app: App, pos: tuple[int, int]) -> None:
    """Move there, press and let go."""
    app.step(events=[
        pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False),
    ])  # fmt: skip


def press(app: App, *keys: int) -> None:
    """Press keys one after another."""
    for key in keys:
        app.step(events=[
            pygame.Event(pygame.KEYDOWN, key=key, unicode="", mod=0),
            pygame.Event(pygame.KEYUP, key=key, mod=0),
        ])  # fmt: skip


def pixels(app: App) -> bytes:
    """The frame as bytes."""
    return pygame.image.tobytes(app.frame(), "RGB")


def words(app: App) -> str:
    """Everything that is written on the frame."""
    return " | ".join(text.text for text in app.texts())


# Cards.


@pytest.mark.parametrize("width", [60, 61, 77, 109, 119, 120, 133, 250, 333, 720, 1200])
def test_every_pixel_of_a_chamber_belongs_to_just_the_square_it_lies_on(width: int) -> None:
    chamber = Chamber(pygame.Rect(13, 7, width, round(width / RATIO)))
    for row in range(GRID.rows):
        for column in range(GRID.columns):
            field = chamber.field_rect(row, column)
            corners = (
                field.topleft,
                (field.right - 1, field.top),
                (field.left, field.bottom - 1),
                (field.right - 1, field.bottom - 1),
                field.center,
            )
            assert {chamber.field_at(corner) for corner in corners} == {(row, column)}


@pytest.mark.parametrize("width", [60, 119, 120, 400])
def test_beside_the_chamber_there_is_no_square(width: int) -> None:
    card = pygame.Rect(20, 20, width, round(width / RATIO))
    area = Chamber(card).rect
    assert card.contains(area)
    beside = (area.left - 1, area.top), (area.right, area.top), (area.left, area.bottom)
    assert [Chamber(card).field_at(pos) for pos in beside] == [None, None, None]


def test_a_card_keeps_its_proportions_in_any_rectangle(app: App, deck: Deck) -> None:
    card = PyramidCard(deck.pyramid(1))
    for size in ((400, 300), (200, 600), (333, 333)):
        card.place(pygame.Rect((5, 5), size), app.graphics)
        assert card.rect.contains(card.card)
        assert card.card.width == round(card.card.height * RATIO)
        assert card.card.contains(card.chamber.rect)


def test_marks_are_drawn_where_the_squares_are_and_nowhere_else(app: App, deck: Deck) -> None:
    pyramid, place = deck.pyramid(6), pygame.Rect(40, 40, 300, 384)
    frames = []
    for marks in (0, pyramid.entrance):
        canvas = Canvas(pygame.Surface((400, 460)), app.graphics)
        draw_card(canvas, place, pyramid, marks)
        frames.append(canvas.surface)
    changed = pygame.mask.from_threshold(
        frames[0], (0, 0, 0), (1, 1, 1, 255), othersurface=frames[1]
    )
    changed.invert()
    field = Chamber(place).field_rect(*GRID.fields(pyramid.entrance)[0])
    boxes = changed.get_bounding_rects()
    assert boxes
    assert all(field.contains(box) for box in boxes)


def test_ink_runs_from_nothing_to_a_whole_mark(app: App, deck: Deck) -> None:
    def frame(marks: int, strokes: dict[int, float]) -> bytes:
        card = PyramidCard(pyramid, marks)
        card.strokes = strokes
        card.place(pygame.Rect(0, 0, 300, 384), app.graphics)
        canvas = Canvas(pygame.Surface((300, 384)), app.graphics)
        card.draw(canvas)
        return pygame.image.tobytes(canvas.surface, "RGB")

    pyramid = deck.pyramid(6)
    index = pyramid.entrance.bit_length() - 1
    dry, half = frame(0, {}), frame(pyramid.entrance, {index: 0.5})
    assert frame(pyramid.entrance, {index: 0.0}) == dry
    assert half not in (dry, frame(pyramid.entrance, {index: 1.0}))


def test_the_rule_of_a_square_is_told_where_the_pointer_is(app: App, deck: Deck) -> None:
    pyramid = deck.pyramid(6)
    card = PyramidCard(pyramid)
    card.place(pygame.Rect(0, 0, 300, 384), app.graphics)
    tomb = card.field_rect(*GRID.fields(pyramid.tomb)[0])
    assert card.tooltip_at(tomb.center).startswith("Tomb")
    assert "6" in card.tooltip_at((150, 50))


def test_a_way_counts_every_square_that_must_be_marked(deck: Deck) -> None:
    for pyramid in deck.pyramids:
        steps = GRID.distance(pyramid.entrance, pyramid.tomb, pyramid.open)
        assert steps is not None
        assert route_length(pyramid) == steps + 1


# The score sheet.


def halfway(controller: SilverGoldController) -> State:
    """A sheet with something in every section."""
    ana, ben = controller.state().explorers
    ana = ana._replace(red=3, green=5, torches=0b101, skulls=4, done=(1, 2, 3, 4))
    return controller.state()._replace(round=3, explorers=(ana, ben), awards=((0,), (1, 0), ()))


def sheet_of(controller: SilverGoldController, rect: pygame.Rect) -> ScoreSheet:
    """Ana's sheet in a rectangle."""
    sheet = ScoreSheet()
    sheet.show(controller.deck, halfway(controller), 0, controller.names(), controller.colours())
    sheet.place(rect, controller.app.graphics)
    return sheet


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("units", [(1240, 150), (850, 142), (800, 120)])
def test_the_boxes_of_a_sheet_lie_inside_it_and_beside_each_other(
    controller: SilverGoldController, size: tuple[int, int], units: tuple[int, int]
) -> None:
    controller.app.resize(size)
    stage = controller.app.graphics.theme.stage
    sheet = sheet_of(controller, pygame.Rect(10, 10, stage(units[0]), stage(units[1])))
    assert not sheet.plan.compact
    boxes = [sheet.box(kind, index) for kind, count in BOXES.items() for index in range(count)]
    assert all(sheet.rect.contains(box) for box in [*boxes, sheet.plan.total])
    assert not [pair for pair in combinations([*boxes, sheet.plan.total], 2)
                if pair[0].colliderect(pair[1])]  # fmt: skip


def test_a_narrow_sheet_keeps_its_counts_inside(controller: SilverGoldController) -> None:
    sheet = sheet_of(controller, pygame.Rect(10, 10, 190, 52))
    assert sheet.plan.compact
    for kind, count in BOXES.items():
        for index in range(count):
            assert sheet.rect.contains(sheet.box(kind, index))
    texts = [text.text for text in sheet.texts(controller.app.graphics)]
    assert texts[:4] == ["3", "5", "2", "−4"]


def test_the_sheet_adds_up_to_the_score_of_the_rules(controller: SilverGoldController) -> None:
    sheet = sheet_of(controller, pygame.Rect(0, 0, 1200, 150))
    assert sheet.total == scoring.seat_sheet(controller.deck, halfway(controller), 0).total


@pytest.mark.parametrize(
    ("kind", "index", "worth"),
    [("green", 4, 1), ("red", 2, 4), ("torch", 0, 5), ("skull", 3, -1), ("award", 0, 10),
     ("pyramid", 0, 10)],
)  # fmt: skip
def test_a_box_counts_only_when_its_flight_has_arrived(
    controller: SilverGoldController, kind: Kind, index: int, worth: int
) -> None:
    sheet = sheet_of(controller, pygame.Rect(0, 0, 1200, 150))
    if kind == "pyramid":
        index = controller.deck.pyramid(1).colour
    whole = sheet.total
    sheet.hold(kind, index)
    assert sheet.total == whole - worth
    sheet.release(kind, index)
    assert sheet.total == whole


def test_a_skull_costs_until_the_potion_has_wiped_it(controller: SilverGoldController) -> None:
    sheet = sheet_of(controller, pygame.Rect(0, 0, 1200, 150))
    whole = sheet.total
    sheet.hold("skull", 5, filled=True)
    assert sheet.total == whole + controller.deck.skulls[3] - controller.deck.skulls[5]
    sheet.release_all()
    assert sheet.total == whole


def test_the_sheet_tells_who_took_an_award(controller: SilverGoldController) -> None:
    sheet = sheet_of(controller, pygame.Rect(0, 0, 1200, 150))
    assert "taken by Ben" in sheet.tooltip_at(sheet.box("award", 3).center)
    assert "still free" in sheet.tooltip_at(sheet.box("award", 8).center)


def test_a_sheet_is_drawn_the_same_from_the_shelf(controller: SilverGoldController) -> None:
    sheet = sheet_of(controller, pygame.Rect(20, 30, 1200, 150))
    frames = []
    for record in (True, False, False):
        canvas = Canvas(pygame.Surface((1280, 800)), controller.app.graphics, record=record)
        sheet.draw(canvas)
        frames.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert frames[1] == frames[2]
    largest = max(abs(a - b) for a, b in zip(frames[0], frames[1], strict=True))
    # Laid down as one picture, soft edges are blended twice: a shade may differ, no more.
    assert largest <= 12


def test_colours_wear_patterns_until_the_player_wants_them_plain(app: App, deck: Deck) -> None:
    place = pygame.Rect(0, 0, 300, 384)
    band = pygame.Rect(12, 12, 276, 78)
    for pyramid in deck.pyramids[:6]:
        bands = []
        for wanted in (True, False):
            app.set_patterns(wanted)
            surface = pygame.Surface(place.size)
            draw_card(Canvas(surface, app.graphics), place, pyramid)
            bands.append(pygame.image.tobytes(surface.subsurface(band), "RGB"))
        assert bands[0] != bands[1]


# The draft.


def drafting(controller: SilverGoldController) -> DraftScene:
    """Ana's draft, everything dealt."""
    scene = DraftScene(controller, 0)
    controller.app.scenes.push(scene)
    controller.app.settle()
    return scene


def test_two_cards_are_kept_by_mouse(controller: SilverGoldController) -> None:
    scene = drafting(controller)
    hand = controller.state().hands[0]
    for index in (3, 1):
        click(controller.app, scene.cards[index].home.center)
    controller.app.settle()
    click(controller.app, scene.keep.rect.center)
    assert [card for card, _marks in controller.state().explorers[0].places] == [hand[1], hand[3]]
    assert scene.busy
    controller.app.settle()
    assert [card.away for card in scene.cards] == [True, False, True, False]


def test_two_cards_are_kept_by_keyboard_alone(controller: SilverGoldController) -> None:
    scene = drafting(controller)
    hand = controller.state().hands[0]
    press(controller.app, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RIGHT)
    assert controller.app.scenes.top is scene
    assert scene.widgets.focus is scene.cards[2]
    assert scene.widgets.focus_visible
    press(controller.app, pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN)
    assert [card for card, _marks in controller.state().explorers[0].places] == [hand[0], hand[2]]


def test_a_dealt_card_explains_its_symbols_and_keeps_quiet_about_plain_squares(
    controller: SilverGoldController,
) -> None:
    for card in drafting(controller).cards:
        chamber = Chamber(card.home)
        for field in product(range(5), repeat=2):
            letter = card.pyramid.letter(*field)
            said = card.tooltip_at(chamber.field_rect(*field).center)
            assert bool(said) == (letter not in ".#"), letter


def test_one_card_alone_can_not_be_kept(controller: SilverGoldController) -> None:
    scene = drafting(controller)
    click(controller.app, scene.cards[0].home.center)
    controller.app.settle()
    assert "Choose 1 more" in words(controller.app)
    click(controller.app, scene.keep.rect.center)
    scene.confirm()
    assert controller.state().phase is Phase.KEEP
    assert not scene.done


def test_a_third_card_takes_the_place_of_the_first(controller: SilverGoldController) -> None:
    scene = drafting(controller)
    for index in (0, 1, 2):
        click(controller.app, scene.cards[index].home.center)
    assert [card.chosen for card in scene.cards] == [False, True, True, False]
    click(controller.app, scene.cards[2].home.center)
    assert [card.chosen for card in scene.cards] == [False, True, False, False]


def test_a_click_while_cards_fly_deals_them_at_once_and_chooses(
    controller: SilverGoldController,
) -> None:
    scene = DraftScene(controller, 0)
    controller.app.scenes.push(scene)
    controller.app.step()
    assert scene.cards[0].flight is not None
    click(controller.app, scene.cards[2].home.center)
    assert [card.flight for card in scene.cards] == [None] * 4
    assert [card.chosen for card in scene.cards] == [False, False, True, False]


def test_cards_that_go_back_are_seen_no_more(controller: SilverGoldController) -> None:
    scene = drafting(controller)
    scene.choose(scene.cards[0])
    scene.choose(scene.cards[1])
    scene.confirm()
    controller.app.settle()
    assert [card.away for card in scene.cards] == [False, False, True, True]


# A player's page.


@pytest.mark.slow
def test_a_player_s_page_turns_and_closes_by_key(finished: SilverGoldController) -> None:
    app = finished.app
    page = PlayerView(finished, 0, finished.state())
    app.scenes.push(ScoringScene(finished))
    app.scenes.push(page)
    app.settle()
    assert "Ana" in words(app)
    press(app, pygame.K_RIGHT)
    assert page.seat == 1
    press(app, pygame.K_LEFT, pygame.K_LEFT)
    assert page.seat == 2
    press(app, pygame.K_ESCAPE)
    assert app.scenes.top is not page


def test_a_click_beside_a_player_s_page_closes_it(finished: SilverGoldController) -> None:
    app = finished.app
    page = PlayerView(finished, 1, finished.state())
    app.scenes.push(ScoringScene(finished))
    app.scenes.push(page)
    click(app, page.cards[0].rect.center)
    assert app.scenes.top is page
    click(app, (2, 2))
    assert app.scenes.top is not page


# The final scoring.


def test_the_lines_of_the_count_are_the_score(finished: SilverGoldController) -> None:
    over = finished.game.over
    assert over is not None
    lines = final_lines(finished.deck, finished.state())
    for seat, score in enumerate(over.scores):
        assert sum(line.points(seat) for line in lines) == score


def test_the_count_grows_line_by_line_to_the_score(finished: SilverGoldController) -> None:
    app, scene = finished.app, ScoringScene(finished)
    app.scenes.push(scene)
    app.step()
    assert not scene.counted
    assert "Final scoring" in words(app)
    app.settle()
    over = finished.game.over
    assert over is not None
    assert [scene.board.total(seat) for seat in finished.seats] == list(over.scores)
    assert headline(over, finished.names()) in words(app)


@pytest.mark.parametrize("key", [pygame.K_a, pygame.K_RETURN, pygame.K_ESCAPE])
def test_any_key_ends_the_counting_and_does_nothing_else(
    finished: SilverGoldController, key: int
) -> None:
    app, scene = finished.app, ScoringScene(finished)
    app.scenes.push(scene)
    app.step()
    press(app, key)
    assert scene.counted
    assert not scene.busy
    assert app.scenes.top is scene


def test_marked_squares_reach_the_tomb_of_every_completed_pyramid(
    finished: SilverGoldController,
) -> None:
    marks = marked_squares(finished.game.session.plies)
    done = [number for explorer in finished.state().explorers for number in explorer.done]
    assert done
    assert all(marks[number] & finished.deck.pyramid(number).tomb for number in done)


def verdict_of(deck: Deck, state: State, *explorers: Explorer) -> tuple[Over, str]:
    """The result of these explorers, and the words for it."""
    table = state._replace(explorers=explorers, awards=((),) * len(COLOURS))
    over = scoring.final(deck, table)
    return over, verdict(table, over, NAMES)


def test_a_tie_is_explained_by_the_card_that_broke_it(controller: SilverGoldController) -> None:
    ana, ben = controller.state().explorers
    over, text = verdict_of(
        controller.deck, controller.state(), ana._replace(done=(31, 12)), ben._replace(done=(7, 40))
    )
    assert over.winners == (1,)
    assert headline(over, NAMES) == "Ben wins!"
    assert "20 points each: Ana and Ben" in text
    assert "Ben's pyramid 7" in text


def test_a_victory_is_shared_if_nobody_has_a_pyramid(controller: SilverGoldController) -> None:
    ana, ben = controller.state().explorers
    over, text = verdict_of(
        controller.deck, controller.state(), ana._replace(red=4), ben._replace(green=4)
    )
    assert over.winners == (0, 1)
    assert headline(over, NAMES) == "Shared victory: Ana and Ben"
    assert "With no completed pyramid" in text


def test_the_most_points_win_without_many_words(controller: SilverGoldController) -> None:
    ana, ben = controller.state().explorers
    over, text = verdict_of(controller.deck, controller.state(), ana._replace(red=4), ben)
    assert headline(over, NAMES) == "Ana wins!"
    assert text == "4 points, 4 more than Ben"
