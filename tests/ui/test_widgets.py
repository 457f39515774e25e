from __future__ import annotations

import pygame
import pytest

from pyramids.ui.app import App
from pyramids.ui.dialog import Answer, Dialog
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import contrast
from pyramids.ui.widgets import Button, ScrollList, TextField, Widget
from tests.ui.gallery import SIZES, Gallery
from tests.ui.input_events import click, finger, key, move, press, release, typed, wheel


@pytest.fixture
def gallery(app: App) -> Gallery:
    scene = Gallery()
    app.scenes.push(scene)
    app.settle(600)
    return scene


def tap(app: App, *codes: int, held: int = 0) -> None:
    for code in codes:
        app.step(events=[key(code, held=held)])


def test_tab_visits_every_control_that_can_be_used_and_comes_around(
    app: App, gallery: Gallery
) -> None:
    order = gallery.widgets.focus_order()
    assert gallery.locked not in order
    for widget in order:
        tap(app, pygame.K_TAB)
        assert gallery.widgets.focus is widget
        assert gallery.widgets.focus_visible
    tap(app, pygame.K_TAB)
    assert gallery.widgets.focus is order[0]
    tap(app, pygame.K_TAB, held=pygame.KMOD_SHIFT)
    assert gallery.widgets.focus is order[-1]


def test_the_focus_ring_is_seen_with_the_keyboard_and_not_after_a_click(
    app: App, gallery: Gallery
) -> None:
    before = pygame.image.tobytes(app.frame(), "RGB")
    tap(app, pygame.K_TAB)
    assert pygame.image.tobytes(app.frame(), "RGB") != before
    app.step(events=click(gallery.play.rect.center))
    assert gallery.widgets.focus is gallery.play
    assert not gallery.widgets.focus_visible


def test_arrow_keys_move_the_focus_to_the_neighbour(app: App, gallery: Gallery) -> None:
    gallery.widgets.set_focus(gallery.play)
    tap(app, pygame.K_RIGHT)
    assert gallery.widgets.focus is gallery.watch
    tap(app, pygame.K_LEFT, pygame.K_DOWN)
    assert gallery.widgets.focus is gallery.burn


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE])
def test_enter_and_space_press_the_focused_button(app: App, gallery: Gallery, code: int) -> None:
    pressed: list[str] = []
    gallery.play.on_press = lambda: pressed.append("play")
    gallery.widgets.set_focus(gallery.play)
    tap(app, code)
    assert pressed == ["play"]


def test_a_button_that_hides_itself_isnt_pressed_twice_in_one_frame(
    app: App, gallery: Gallery
) -> None:
    pressed: list[str] = []

    def press_and_hide() -> None:
        pressed.append("play")
        gallery.play.visible = False

    gallery.play.on_press = press_and_hide
    gallery.widgets.set_focus(gallery.play)
    app.step(events=[key(pygame.K_RETURN), key(pygame.K_SPACE)])
    assert pressed == ["play"]


def test_a_disabled_button_cannot_be_pressed(app: App, gallery: Gallery) -> None:
    gallery.locked.on_press = lambda: pytest.fail("it is locked")
    app.step(events=click(gallery.locked.rect.center))
    gallery.locked.on_press = None


def test_a_toggle_switches_and_calls_back(app: App, gallery: Gallery) -> None:
    told: list[bool] = []
    gallery.contrast.on_change = told.append
    app.step(events=click(gallery.contrast.rect.center))
    gallery.widgets.set_focus(gallery.contrast)
    tap(app, pygame.K_SPACE)
    assert told == [True, False]


def test_a_slider_follows_keys_and_the_pointer_and_stops_at_its_ends(
    app: App, gallery: Gallery
) -> None:
    slider = gallery.sound
    gallery.widgets.set_focus(slider)
    tap(app, pygame.K_RIGHT)
    assert slider.value == pytest.approx(0.75)
    tap(app, pygame.K_END, pygame.K_RIGHT)
    assert slider.value == 1.0
    left = (slider.rect.left + 1, slider.rect.centery)
    app.step(events=[press(slider.rect.center), move(left), move((0, 0)), release((0, 0))])
    assert slider.value == 0.0


def test_segments_are_chosen_by_click_and_by_arrow(app: App, gallery: Gallery) -> None:
    speed = gallery.speed
    app.step(events=click((speed.rect.right - 5, speed.rect.centery)))
    assert speed.value == 4
    tap(app, pygame.K_LEFT, pygame.K_LEFT)
    assert speed.value == 2


def test_a_stepper_goes_on_with_its_arrows_and_stops_at_the_end(app: App, gallery: Gallery) -> None:
    stepper = gallery.language
    right = (stepper.rect.right - 5, stepper.rect.centery)
    app.step(events=click(right) + click(right))
    assert stepper.value == "de"


def test_a_field_takes_umlauts_and_forgets_what_is_too_long(app: App, gallery: Gallery) -> None:
    field = gallery.name
    field.longest = 14
    gallery.widgets.set_focus(field)
    app.step(events=[key(pygame.K_END), typed(" ÄÖÜß"), typed("€")])
    assert field.text == "Änne Größe ÄÖÜ"
    tap(app, pygame.K_BACKSPACE, pygame.K_HOME, pygame.K_DELETE)
    assert field.text == "nne Größe ÄÖ"
    app.step(events=[typed("Ä")])
    assert (field.text, field.caret) == ("Änne Größe ÄÖ", 1)


def test_typing_replaces_what_is_selected(app: App, gallery: Gallery) -> None:
    field = gallery.name
    gallery.widgets.set_focus(field)
    tap(app, pygame.K_END)
    for _ in range(5):
        tap(app, pygame.K_LEFT, held=pygame.KMOD_SHIFT)
    assert field.selected == "Größe"
    app.step(events=[typed("Ötzi")])
    assert field.text == "Änne Ötzi"
    tap(app, pygame.K_a, held=pygame.KMOD_CTRL)
    tap(app, pygame.K_DELETE)
    assert field.text == ""


def test_letters_typed_into_a_field_do_nothing_else(app: App, gallery: Gallery) -> None:
    gallery.widgets.set_focus(gallery.seed)
    app.step(events=[key(pygame.K_m, "m"), typed("m"), key(pygame.K_SPACE, " "), typed(" ")])
    assert gallery.seed.text == "m "
    assert not app.audio.muted


def test_text_that_an_input_method_works_on_is_shown_but_not_yet_taken(
    app: App, gallery: Gallery
) -> None:
    gallery.widgets.set_focus(gallery.seed)
    app.step(events=[pygame.Event(pygame.TEXTEDITING, text="ni", start=0, length=2)])
    assert gallery.seed.text == ""
    assert any(text.text == "ni" for text in app.texts())
    tap(app, pygame.K_BACKSPACE)
    app.step(events=[typed("你")])
    assert (gallery.seed.text, gallery.seed.composing) == ("你", "")


def test_a_click_sets_the_caret_between_letters(app: App, gallery: Gallery) -> None:
    field = gallery.name
    app.step(events=click((field.rect.left + 1, field.rect.centery)))
    assert field.caret == 0
    app.step(events=click((field.rect.right - 1, field.rect.centery)))
    assert field.caret == len(field.text)


def test_the_wheel_scrolls_a_list_between_its_ends(app: App, gallery: Gallery) -> None:
    log = gallery.log
    app.step(events=[move(log.rect.center), wheel(-2)])
    app.settle(600)
    assert 0 < log.offset < log.max_offset
    app.step(events=[wheel(-500)])
    app.settle(600)
    assert log.offset == log.max_offset
    assert log.children[-1].rect.bottom == log.rect.bottom
    app.step(events=[wheel(500)])
    app.settle(600)
    assert log.offset == 0


def test_a_list_is_scrolled_by_keys_by_its_bar_and_by_dragging(app: App, gallery: Gallery) -> None:
    log = gallery.log
    gallery.widgets.set_focus(log)
    tap(app, pygame.K_END)
    app.settle(600)
    assert log.offset == log.max_offset
    tap(app, pygame.K_HOME)
    app.settle(600)
    bar = (log.rect.right - 2, log.rect.top + 2)
    app.step(events=[press(bar), move((bar[0], log.rect.bottom)), release((bar[0], 0))])
    assert log.offset == log.max_offset
    inside = (log.rect.left + 5, log.rect.centery)
    down = (inside[0], inside[1] + 60)
    app.step(events=[press(inside), move(down), release(down)])
    assert log.offset == log.max_offset - 60


def test_the_focus_scrolls_its_row_into_view(app: App, gallery: Gallery) -> None:
    last = gallery.rows.children[-1]
    assert not gallery.rows.rect.contains(last.rect)
    gallery.widgets.set_focus(last)
    app.settle(600)
    assert gallery.rows.rect.contains(last.rect)


def test_a_row_out_of_sight_cannot_be_clicked(app: App, gallery: Gallery) -> None:
    last = gallery.rows.children[-1]
    assert isinstance(last, Button)
    last.on_press = lambda: pytest.fail("it is out of sight")
    below = (last.rect.centerx, gallery.rows.rect.bottom + 3)
    assert last.rect.collidepoint(below)
    app.step(events=click(below))


class Slab(Widget):
    """A row of one bright colour."""

    def measure(self, graphics: Graphics, width: int | None = None) -> tuple[int, int]:
        return width or 0, 400

    def draw(self, canvas: Canvas) -> None:
        canvas.fill((250, 250, 250), self.rect)


def test_a_list_fades_out_at_an_edge_beyond_which_it_continues(app: App) -> None:
    rows = ScrollList(gap=0)
    for _ in range(3):
        rows.add(Slab())
    rows.place(pygame.Rect(0, 0, 200, 300), app.graphics)

    def brightness(y: int) -> int:
        surface = pygame.Surface((200, 300))
        surface.fill((20, 20, 20))
        rows.draw(Canvas(surface, app.graphics))
        return surface.get_at((50, y)).r

    assert (brightness(0), brightness(150), brightness(299)) == (250, 250, 20)
    rows.scroll_to(rows.max_offset // 2, at_once=True)
    assert (brightness(0), brightness(150), brightness(299)) == (20, 250, 20)
    rows.scroll_to(rows.max_offset, at_once=True)
    assert (brightness(0), brightness(150), brightness(299)) == (20, 250, 250)


def test_a_list_that_fits_cuts_no_shadow_of_its_last_row(app: App) -> None:
    rows = ScrollList(gap=0)
    rows.add(Button("Last"))
    rows.place(pygame.Rect(40, 40, 200, rows.measure(app.graphics, 200)[1]), app.graphics)
    surface = pygame.Surface((280, 200))
    surface.fill((250, 250, 250))
    rows.draw(Canvas(surface, app.graphics))
    assert surface.get_at((rows.rect.centerx, rows.rect.bottom + 2)).r < 250


def test_a_finger_that_moves_scrolls_and_does_not_press(app: App, gallery: Gallery) -> None:
    first = gallery.rows.children[0]
    assert isinstance(first, Button)
    pressed: list[str] = []
    first.on_press = lambda: pressed.append("row")
    x, y = first.rect.centerx / app.size[0], first.rect.centery / app.size[1]
    app.step(
        events=[
            finger(pygame.FINGERDOWN, x, y),
            finger(pygame.FINGERMOTION, x, y - 0.02),
            finger(pygame.FINGERMOTION, x, y - 0.04),
            finger(pygame.FINGERUP, x, y - 0.04),
        ]
    )
    assert pressed == []
    assert gallery.rows.offset > 0


def test_the_tooltip_waits_before_it_appears(app: App, gallery: Gallery) -> None:
    app.step(events=[move(gallery.play.rect.center)])
    for _ in range(20):
        app.step(16)
    assert not gallery.widgets.tooltip.shown
    for _ in range(10):
        app.step(16)
    assert gallery.widgets.tooltip.text == "Begin a new expedition"
    app.step(events=[move((3, 3))])
    assert not gallery.widgets.tooltip.shown


def test_a_key_explains_the_focused_control_at_once(app: App, gallery: Gallery) -> None:
    gallery.widgets.set_focus(gallery.play)
    tap(app, pygame.K_F2)
    assert gallery.widgets.tooltip.shown


def test_escape_cancels_a_dialog_and_enter_takes_the_expected_answer(
    app: App, gallery: Gallery
) -> None:
    heard: list[str] = []
    answers = [
        Answer("Keep", lambda: heard.append("keep")),
        Answer("Delete", lambda: heard.append("delete"), primary=True),
    ]
    app.scenes.push(Dialog("Delete?", answers=answers, on_cancel=lambda: heard.append("cancel")))
    tap(app, pygame.K_ESCAPE)
    assert app.scenes.top is gallery
    app.scenes.push(Dialog("Delete?", answers=answers))
    tap(app, pygame.K_RETURN)
    assert app.scenes.top is gallery
    assert heard == ["cancel", "delete"]


def test_a_dialog_that_must_be_answered_does_not_go_away_by_escape(
    app: App, gallery: Gallery
) -> None:
    dialog = Dialog("Hand over to Ana", cancellable=False)
    app.scenes.push(dialog)
    tap(app, pygame.K_ESCAPE)
    assert app.scenes.top is dialog
    app.step(events=click(dialog.buttons[0].rect.center))
    assert app.scenes.top is gallery


def test_a_dialog_with_a_field_gives_it_the_keyboard(app: App, gallery: Gallery) -> None:
    field = TextField()
    app.scenes.push(Dialog("Save as", content=[field], answers=[Answer("Save", primary=True)]))
    app.step(events=[typed("Grüße")])
    assert field.text == "Grüße"
    tap(app, pygame.K_RETURN)
    assert app.scenes.top is gallery


def test_input_methods_work_only_while_a_field_on_top_has_the_keyboard(
    app: App, gallery: Gallery, monkeypatch: pytest.MonkeyPatch
) -> None:
    listening: list[bool] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: listening.append(True))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: listening.append(False))
    field = TextField()
    app.scenes.push(Dialog("Save as", content=[field], answers=[Answer("Save", primary=True)]))
    app.step()
    assert listening == [True]
    app.scenes.push(Dialog("Save it over the old one?"))
    app.step()
    assert listening == [True, False]
    tap(app, pygame.K_ESCAPE)
    assert listening == [True, False, True], "the field has the keyboard again"
    tap(app, pygame.K_RETURN)
    assert app.scenes.top is gallery
    assert listening == [True, False, True, False]


def test_a_list_keeps_its_place_when_the_window_changes(app: App, gallery: Gallery) -> None:
    gallery.log.scroll_to(gallery.log.max_offset)
    app.settle(600)
    app.resize((1024, 640))
    app.step()
    assert 0 < gallery.log.offset <= gallery.log.max_offset


def test_an_empty_list_is_drawn_and_scrolled_without_harm(app: App, gallery: Gallery) -> None:
    empty = ScrollList()
    empty.place(pygame.Rect(10, 10, 100, 100), app.graphics)
    empty.scroll_to(50)
    assert (empty.offset, empty.max_offset) == (0, 0)


@pytest.mark.parametrize("size", SIZES)
def test_no_text_is_cut_off_or_too_small_at_any_window_size(size: tuple[int, int]) -> None:
    app = App(size)
    app.scenes.push(Gallery())
    app.settle(600)
    texts = app.texts()
    assert len(texts) > 20
    smallest = 15 * app.graphics.theme.scale
    assert [text.text for text in texts if text.clipped] == []
    assert [text.text for text in texts if text.px < smallest - 1] == []
    app.close()


@pytest.mark.parametrize("high", [False, True])
def test_every_text_has_enough_contrast(app: App, gallery: Gallery, high: bool) -> None:
    app.set_high_contrast(high)
    app.settle(600)
    faint = {t.text: contrast(t.colour, t.ground) for t in app.texts()}
    resting = {"Continue", "Confirm", "Not available"}
    assert {text for text, ratio in faint.items() if ratio < 3.0} == set()
    assert {text for text, ratio in faint.items() if ratio < 4.5} <= resting
