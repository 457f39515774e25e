"""The settings screen: changes take effect at once and are saved when it closes."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.language import LANGUAGES, Text, later, preferred
from pyramids.screens.common.form import FormLine, Heading
from pyramids.screens.common.papyrus_sheet import SheetScene
from pyramids.screens.settings import preferences
from pyramids.screens.settings.key_help import KeyHelp
from pyramids.storage.settings import Pace, Settings
from pyramids.ui.theme import TEXT_SIZES, Material, Space
from pyramids.ui.theme.screens import SheetSizes
from pyramids.ui.widgets import Button, ScrollList, Segments, Slider, Toggle, Widget, grid


class SettingsScene(SheetScene):
    """One line per setting: language and display on the left, play and sound on the right."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(later("Settings"), SheetSizes.WIDE)
        self.settings = settings
        self.left = self.widgets.add(ScrollList(gap=Space.TIGHT, on=Material.PAPYRUS))
        self.right = self.widgets.add(ScrollList(gap=Space.TIGHT, on=Material.PAPYRUS))
        self._column = self.left
        self.keys = Button(later("Keys"), self._show_keys, icon="common/icon_help")

    def enter(self) -> None:
        """Build the lines with the current values."""
        preferences.follow(self.app, self.settings)
        self._build_language_and_sight()
        self._column = self.right
        self._build_play()
        self._build_sound()
        self.build_foot()

    def foot(self) -> list[Button]:
        """Back, and the key help."""
        return [self.back, self.keys]

    def leave(self) -> None:
        """Save the settings."""
        preferences.keep(self.app, self.settings)

    def update(self, dt: float) -> None:
        """Show changes by the keys for mute and full screen."""
        preferences.follow(self.app, self.settings)
        self.fullscreen.value = self.settings.fullscreen
        self._show_mute()
        super().update(dt)

    def place_body(self, area: pygame.Rect) -> None:
        """Place two columns, with lines closer together if they would have to scroll."""
        left, right = grid(area, 2, 1, self.graphics.px(Space.WIDE))
        for compact in (False, True):
            for line in (*self.left.children, *self.right.children):
                if isinstance(line, FormLine):
                    line.compact = compact
            highest = max(
                column.measure(self.graphics, left.width)[1] for column in (self.left, self.right)
            )
            if highest <= area.height:
                break
        self.left.place(left, self.graphics)
        self.right.place(right, self.graphics)

    def _build_language_and_sight(self) -> None:
        theme = self.graphics.theme
        self._head(later("Display"))
        self.language = Segments(
            list(LANGUAGES.items()),
            preferred(self.settings.language),
            self._setter("language"),
        )
        self._line(later("Language"), self.language)
        self.text_size = Segments(
            list(zip(TEXT_SIZES, _text_size_names(), strict=True)),
            theme.text_size,
            self._setter("text_size"),
        )
        self._line(later("Text size"), self.text_size)
        self.contrast = self._switch(later("High contrast"), "high_contrast")
        self.patterns = self._switch(
            later("Patterns on colours"),
            "colour_patterns",
            later("Every colour also has its own pattern."),
        )
        self.fullscreen = self._switch(later("Full screen"), "fullscreen")
        self.motion = self._switch(
            later("Reduced motion"), "reduced_motion", later("Things fade instead of moving.")
        )
        names = (later("Slow"), later("Normal"), later("Fast"), later("Instant"))
        self.pace = Segments(
            list(zip(Pace, names, strict=True)), self.settings.pace, self._setter("pace")
        )
        self._line(later("Speed"), self.pace)

    def _build_play(self) -> None:
        self._head(later("Playing"))
        self.confirm = self._switch(
            later("Confirm my turn"),
            "confirm_turn",
            later("Your turn ends only when you confirm it."),
        )
        self.open_table = self._switch(
            later("Open table"),
            "open_table",
            later("No curtain unless something is secret."),
        )
        self.review = self._switch(
            later("Review my games"),
            "review_games",
            later("After a game, its moves are judged."),
        )

    def _build_sound(self) -> None:
        self._head(later("Sound"))
        self.mute = self._switch(later("Mute everything"), "muted")
        self.sound = Slider(self.settings.sound_volume, self._setter("sound_volume"))
        self._line(later("Effects"), self.sound)
        self.music = Slider(self.settings.music_volume, self._setter("music_volume"))
        self._line(later("Music"), self.music)
        self._show_mute()

    def _show_mute(self) -> None:
        """Show whether sound is muted; the volumes are disabled then."""
        self.mute.value = self.settings.muted
        self.sound.enabled = self.music.enabled = not self.settings.muted

    def _head(self, text: Text) -> None:
        self._column.add(Heading(text))

    def _line(self, text: Text, control: Widget, note: Text = "") -> None:
        self._column.add(FormLine(text, control, note=note))

    def _switch(self, text: Text, name: str, note: Text = "") -> Toggle:
        toggle = Toggle(bool(getattr(self.settings, name)), self._setter(name))
        self._line(text, toggle, note)
        return toggle

    def _setter(self, name: str) -> Callable[[object], None]:
        def change(value: object) -> None:
            setattr(self.settings, name, value)
            preferences.apply(self.app, self.settings)

        return change

    def _show_keys(self) -> None:
        self.app.scenes.push(KeyHelp())


def _text_size_names() -> tuple[Text, ...]:
    return later("Small"), later("Normal"), later("Large"), later("Huge")
