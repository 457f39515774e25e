from __future__ import annotations

from functools import partial
from pathlib import Path

import pygame
import pytest

from pyramids import language
from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec
from pyramids.language import _, later, ngettext
from pyramids.tables.game_ui import game_ui
from pyramids.ui.actions import BINDINGS, Action, Chord, Section, actions_of_chord, bindings
from pyramids.ui.app import App, Scene
from pyramids.ui.audio import Audio
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.drawing.surface_cache import SurfaceCache
from pyramids.ui.theme import BODY, HIGH_CONTRAST, SMALL, Material, Theme
from pyramids.ui.widgets import Button, Fit, Label
from tests.ui.gallery import Gallery


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1280, 800), 1.0), ((1024, 640), 0.8), ((1920, 1080), 1.35), ((3840, 2160), 2.7)],
)
def test_the_scale_follows_the_narrower_side_of_the_window(
    size: tuple[int, int], scale: float
) -> None:
    theme = Theme(size)
    assert theme.scale == pytest.approx(scale)
    assert theme.px(100) == round(100 * scale)


def test_the_text_size_setting_makes_texts_larger_and_boards_not() -> None:
    theme = Theme()
    theme.set_text_size(1.3)
    assert theme.text_px(BODY) == round(18 * 1.3)
    assert theme.stage(100) == 100


def test_a_length_above_zero_is_at_least_one_pixel() -> None:
    theme = Theme((320, 200))
    assert theme.px(1) == 1
    assert theme.px(0) == 0


def test_high_contrast_changes_palette_and_materials(app: App) -> None:
    before = app.graphics.theme.style(Material.PAPYRUS)
    app.set_high_contrast(True)
    assert app.graphics.theme.palette is HIGH_CONTRAST
    assert app.graphics.theme.style(Material.PAPYRUS) != before


def test_the_surface_cache_keeps_what_was_used_last_and_stays_below_its_bound() -> None:
    cache = SurfaceCache(capacity=3 * 400)
    baked: list[int] = []

    def bake(number: int) -> pygame.Surface:
        baked.append(number)
        return pygame.Surface((10, 10), pygame.SRCALPHA)

    for number in (1, 2, 3, 1, 4, 1, 2):
        cache.get(number, partial(bake, number))
    assert baked == [1, 2, 3, 4, 2]
    assert cache.used <= 3 * 400


def test_text_is_broken_at_words_and_keeps_its_own_breaks(app: App) -> None:
    renderer = app.graphics.text
    text = "Mark the shape on one of your pyramids.\n  Then go on."
    width = renderer.width("Mark the shape on one", BODY)
    lines = renderer.wrap(text, BODY, width)
    assert len(lines) > 2
    assert lines[-1] == "  Then go on."
    assert all(renderer.width(line, BODY) <= width for line in lines)
    assert " ".join(lines[:-1]) == text.split("\n")[0]


def test_no_line_begins_with_the_dot_between_two_items(app: App) -> None:
    text = app.graphics.text
    words = "A mixed price · The lucky stack"
    for width in range(text.width("A mixed price", BODY), text.width(words, BODY)):
        lines = text.wrap(words, BODY, width)
        assert not any(line.startswith("·") for line in lines)
        assert " ".join(lines) == words


def test_a_word_wider_than_the_line_is_broken_and_none_of_it_is_lost(app: App) -> None:
    word = "Donaudampfschifffahrtsgesellschaft"
    lines = app.graphics.text.wrap(word, BODY, 80)
    assert len(lines) > 1
    assert "".join(lines) == word


def test_a_shrinking_label_stops_at_the_smallest_size_and_shortens(app: App) -> None:
    label = Label("A very long name of a very long expedition", BODY, fit=Fit.SHRINK)
    label.place(pygame.Rect(0, 0, 150, 30), app.graphics)
    (text,) = label.texts(app.graphics)
    assert text.px == app.graphics.theme.text_px(SMALL)
    assert text.text.endswith("…")
    assert text.rect.width <= 150


def test_digits_all_take_the_same_room(app: App) -> None:
    font = app.graphics.theme.font("digits", 18)
    assert len({font.size(digit * 5)[0] for digit in "0123456789"}) == 1


def test_a_picture_is_drawn_at_the_size_asked_for_and_only_once(app: App) -> None:
    art = app.graphics.art
    first = art.svg("common/icon_menu", (40, 40))
    assert first.get_size() == (40, 40)
    assert art.svg("common/icon_menu", (40, 40)) is first
    assert art.rotated("common/icon_menu", (40, 40), 90).get_size() == (40, 40)
    assert art.stretched("common/icon_menu", (80, 20)).get_size() == (80, 20)
    tinted = art.tinted("common/icon_menu", (40, 40), (10, 20, 30))
    inked = {
        tuple(tinted.get_at((x, y)))[:3]
        for x in range(40)
        for y in range(40)
        if tinted.get_at((x, y)).a == 255
    }
    assert inked == {(10, 20, 30)}


class QuitScene(Scene):
    """A button whose text follows the language."""

    def __init__(self) -> None:
        super().__init__()
        self.button = self.widgets.add(Button(later("Title screen")))

    def layout(self, size: tuple[int, int]) -> None:
        self.button.place(pygame.Rect((50, 50), self.button.measure(self.graphics)), self.graphics)


def test_the_language_changes_while_the_game_runs(app: App) -> None:
    scene = QuitScene()
    app.scenes.push(scene)
    app.settle()
    wide = scene.button.rect.width
    assert [text.text for text in app.texts()] == ["Title screen"]
    app.set_language("de")
    assert app.step()
    assert [text.text for text in app.texts()] == ["Zum Hauptmenü"]
    assert scene.button.rect.width != wide
    assert language.current() == "de"


def test_messages_fill_their_named_places_and_count() -> None:
    language.use("de")
    assert _("Hand over to {name}", name="Änne").endswith("Änne")
    assert ngettext("{n} gem", "{n} gems", 1) != ngettext("{n} gem", "{n} gems", 2)
    language.use("en")
    assert ngettext("{n} gem", "{n} gems", 3) == "3 gems"


def test_an_unknown_language_is_refused_with_the_known_ones_named() -> None:
    with pytest.raises(ValueError, match="en, de"):
        language.use("xx")


def test_every_key_of_the_table_has_a_german_name() -> None:
    language.use("de")
    english_and_german_alike = {"Alt", "Esc", "Tab", "OK", "Pause"}
    for binding in BINDINGS:
        assert _(binding.title) != binding.title or binding.title in english_and_german_alike
    assert Chord(pygame.K_z, ctrl=True).title() == "Strg+Z"
    language.use("en")


def test_every_action_has_a_key_and_is_in_the_key_help() -> None:
    listed = [binding.action for section in Section for binding in bindings(section)]
    assert set(listed) >= set(Action)
    assert all(binding.chords for binding in BINDINGS)


@pytest.mark.parametrize("spec", playable_games(), ids=lambda spec: spec.id)
def test_within_one_section_a_key_means_one_thing_in_each_game(spec: GameSpec) -> None:
    others = {
        binding
        for other in playable_games()
        if other is not spec
        for binding in game_ui(other).keys
    }
    for section in Section:
        here = [binding for binding in bindings(section) if binding not in others]
        chords = [chord for binding in here for chord in binding.chords]
        shared = {chord for chord in chords if chords.count(chord) > 1}
        assert shared <= {Chord(pygame.K_ESCAPE)}


def test_an_unbound_shift_is_ignored() -> None:
    assert actions_of_chord(Chord(pygame.K_f, shift=True)) == {Action.MIRROR}
    assert actions_of_chord(Chord(pygame.K_r, shift=True)) == {Action.ROTATE_BACK}
    assert actions_of_chord(Chord(pygame.K_f, ctrl=True)) == frozenset()


@pytest.fixture
def silence() -> None:
    """Overrides the fixture that mutes other tests: sound is tested here."""


def test_sound_is_harmless_before_it_starts_and_without_files(tmp_path: Path) -> None:
    audio = Audio(tmp_path)
    audio.play("snap")
    audio.play_music("dusk")
    assert not audio.preload()
    audio.start()
    audio.play("snap")
    audio.play_step("ink", 9)
    audio.play_music("")
    audio.sound_volume = 7.0
    assert audio.sound_volume == 1.0
    audio.stop()


def test_a_missing_device_leaves_the_game_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []

    def refuse(**_settings: object) -> None:
        tries.append(1)
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    audio = Audio()
    for _again in range(3):
        audio.start()
        audio.play("snap")
    assert not audio.available
    assert tries == [1]


def test_the_gallery_is_laid_out_again_for_larger_texts(app: App) -> None:
    gallery = Gallery()
    app.scenes.push(gallery)
    app.settle(600)
    height = gallery.play.rect.height
    app.set_text_size(1.15)
    app.settle(600)
    assert gallery.play.rect.height > height


def test_graphics_can_be_made_without_an_app() -> None:
    graphics = Graphics(Theme((640, 400)))
    assert graphics.px(10) == 5
