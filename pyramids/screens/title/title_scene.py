"""The title screen: logo, menu, and a door for each game, before a desert."""

from __future__ import annotations

from collections.abc import Iterator
from math import sin
from typing import Final

import pygame

from pyramids import __version__
from pyramids.engine.contract import GameSpec
from pyramids.language import _, later
from pyramids.play import running_game
from pyramids.play.texts.saves import game_title, standing
from pyramids.screens.common.navigator import navigator
from pyramids.screens.setup import game_choice
from pyramids.screens.title.desert import Desert, Sand, shade
from pyramids.screens.title.game_doors import Door, Temple
from pyramids.screens.title.logo import Logo
from pyramids.screens.title.menu_line import MenuLine
from pyramids.screens.title.scenery import Scenery
from pyramids.storage import autosave, folders, saves
from pyramids.storage.background_reader import BackgroundReader
from pyramids.storage.saves import BrokenFile, Save
from pyramids.storage.settings import Settings
from pyramids.ui.actions import Action
from pyramids.ui.app import App, Scene
from pyramids.ui.dialog import Answer, Dialog
from pyramids.ui.drawing.canvas import Canvas, rect_at
from pyramids.ui.drawing.idle_drawing import IdleDrawing
from pyramids.ui.events import Command, Event, Pointer, PointerKind
from pyramids.ui.theme import SMALL, Extent, Space
from pyramids.ui.theme.screens import DesertSizes, MenuSizes
from pyramids.ui.theme.screens import GameDoorSizes as TempleSizes

_LAMP: Final = "common/lamp"
_SILENCE: Final = "common/icon_sound_off"
_MUSIC: Final = "title"
_AT_ONCE: Final = 10_000.0
"""Milliseconds after which every light has gone out."""


class Title(Scene):
    """The title screen."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self._newest: Save | None = None
        self._reader: BackgroundReader[Save | BrokenFile] | None = None
        self._new_here = False
        """Whether nobody has played yet: the tutorial gets a note."""
        add = self.widgets.add
        self.logo = add(Logo())
        self.continue_game = add(
            MenuLine(later("Continue"), self._continue, note=self._save_summary)
        )
        self.new_game = add(MenuLine(later("New game"), self._new_game))
        self.daily = add(MenuLine(later("Daily expedition"), self._daily))
        self.tutorial = add(MenuLine(later("Tutorial"), self._tutorial, note=self._welcome))
        self.load = add(MenuLine(later("Load"), self._load))
        self.options = add(MenuLine(later("Settings"), self._settings))
        self.statistics = add(MenuLine(later("Statistics"), self._statistics))
        self.rules = add(MenuLine(later("Rules"), self._rules))
        self.about = add(MenuLine(later("About"), self._about))
        self.leave_game = add(MenuLine(later("Quit"), self.ask_to_quit))
        self.temple = add(Temple(self._enter_door))
        self._lamp = pygame.Rect(0, 0, 0, 0)
        self._idle_drawing = IdleDrawing()

    @property
    def menu(self) -> list[MenuLine]:
        """The menu lines from top to bottom."""
        return [
            self.continue_game,
            self.new_game,
            self.daily,
            self.tutorial,
            self.load,
            self.options,
            self.statistics,
            self.rules,
            self.about,
            self.leave_game,
        ]

    def enter(self) -> None:
        """Close running games, and look for a game to continue."""
        running_game.leave_all()
        self.desert = Desert(self.app.motion)
        self.sand = Sand(self.app.motion)
        self._scenery = Scenery(self.sand, self._draw_below_sand)
        self._look_for_games(_scan_and_clean_up(self.app))
        first = self.continue_game if self.continue_game.enabled else self.new_game
        self.widgets.set_focus(first, visible=False)
        self.app.audio.play_music(_MUSIC)

    def leave(self) -> None:
        """Free the desert's memory."""
        self.desert.forget()
        if self._reader is not None:
            self._reader.stop()
        self._scenery.forget()

    def pause(self) -> None:
        """Hide lights and tooltip at once: fading below a sheet would cost whole frames."""
        self.widgets.update(_AT_ONCE)

    def resume(self) -> None:
        """Look for saves again: some may have been deleted."""
        self._look_for_games(autosave.scan())
        self.layout(self.app.size)

    def layout(self, size: tuple[int, int]) -> None:
        """Place the logo above, the menu left, the doors right."""
        graphics, theme = self.graphics, self.graphics.theme
        self.desert.lay_out(size, graphics)
        self._place_temple(size)
        wide, high = self.logo.measure(graphics)
        place = pygame.Rect(0, theme.stage(Space.LARGE), wide, high)
        place.centerx = size[0] // 2
        self.logo.place(place, graphics)
        left = graphics.px(MenuSizes.LEFT)
        area = pygame.Rect(left, place.bottom, graphics.px(MenuSizes.WIDTH), size[1] - place.bottom)
        area.height -= graphics.px(Space.WIDE) + graphics.text.line_height(SMALL)
        area.width = min(area.width, self.temple.rect.left - left)
        self._place_menu(area)
        self._idle_drawing.forget()
        self._idle_drawing.set_tasks([("sheet", _draw_empty_sheet)])

    def handle(self, event: Event) -> bool:
        """Esc asks whether to quit, F1 opens the rules; any event keeps the sand drifting."""
        self.sand.wake()
        handled = self.widgets.handle(event)
        if isinstance(event, Pointer) and event.kind is PointerKind.MOVE:
            self.desert.follow(event.pos[0])
            self._focus_follows()
        if handled:
            return True
        if isinstance(event, Command) and event.means(Action.CANCEL):
            self.ask_to_quit()
            return True
        if isinstance(event, Command) and event.means(Action.HELP):
            self._rules()
            return True
        return False

    def update(self, dt: float) -> None:
        """Advance sand, lamp and layers."""
        super().update(dt)
        if self._reader is not None and not self._reader.done:
            self._offer_late_games()
        if self.paused:
            return
        if self.desert.update(dt):
            self.dirty = True
        # Nobody looks at the scenery while another window is in front.
        if not self.app.away and self.sand.update(dt):
            self.temple.set_time(self.sand.time)
            self.scenery_moved = True
        if not self.dirty and not self.scenery_moved:
            self._idle_drawing.draw_one(self.graphics, self.app.size)

    def draw(self, canvas: Canvas) -> None:
        """Draw the desert, the widgets and the sand."""
        self._scenery.forget()
        self._draw_below_sand(canvas)
        self.sand.draw(canvas)

    def draw_scenery(self, canvas: Canvas) -> None:
        """Draw the light of lamp and doors, and the sand."""
        self._scenery.draw(canvas, [self._lamp_light(), self.temple.lit_area()])

    def toast_area(self) -> pygame.Rect:
        """Above the doors, whose names stand at the lower edge."""
        temple = self.temple.rect
        bottom = temple.top - self.graphics.px(Space.MEDIUM)
        return pygame.Rect(temple.left, 0, temple.width, bottom)

    def ask_to_quit(self) -> None:
        """Ask before the window closes."""
        answers = [
            Answer(later("Stay")),
            Answer(later("Quit"), self.app.quit, primary=True),
        ]
        self.app.scenes.push(Dialog(later("Leave the desert?"), "", answers))

    def _focus_follows(self) -> None:
        """Focus the hovered widget, so that only one thing is highlighted."""
        met = self.widgets.hover
        if met is not None and met.focusable and met.enabled:
            self.widgets.set_focus(met, visible=False)

    def _look_for_games(self, entries: Iterator[Save | BrokenFile]) -> None:
        """Look for a game to continue, in a thread; in most cases that is done at once."""
        if self._reader is not None:
            self._reader.stop()
        self._newest = None
        self._reader = BackgroundReader(entries)
        self._reader.wait()
        self._take_games()

    def _take_games(self) -> None:
        """Offer the newest game of those found by now."""
        assert self._reader is not None
        found = [entry for entry in self._reader.take() if isinstance(entry, Save)]
        if self._newest is not None:
            found.append(self._newest)
        newest = next(iter(saves.newest_first(found)), None)
        self._newest = newest if isinstance(newest, Save) else None
        self.continue_game.enabled = self._newest is not None
        self._new_here = self._newest is None and not _played_before()

    def _offer_late_games(self) -> None:
        """Show a game that was found after the screen appeared."""
        before = self._newest
        self._take_games()
        if self._newest is before:
            return
        if before is None and self.widgets.focus is self.new_game:
            self.widgets.set_focus(self.continue_game, visible=self.widgets.focus_visible)
        self.layout(self.app.size)
        self.dirty = True

    def _save_summary(self) -> str:
        if self._newest is None:
            return ""
        return f"{game_title(self._newest.game)}\n{standing(self._newest)}"

    def _continue(self) -> None:
        if self._reader is not None and not self._reader.done and self._newest is not None:
            # Looking for the newest one again would take as long as this.
            navigator(self.app).open_save(self._newest, self.settings)
        elif not navigator(self.app).continue_newest(self.settings):
            self._look_for_games(autosave.scan())

    def _new_game(self) -> None:
        self._open_new_game(game_choice.last_played(self.settings))

    def _daily(self) -> None:
        from pyramids.screens.daily.daily_sheet import DailySheet

        self.app.scenes.push(DailySheet(self.settings))

    def _tutorial(self) -> None:
        game_choice.choose_tutorial(self.app, self.settings)

    def _welcome(self) -> str:
        return _("New here? Learn it in three minutes.") if self._new_here else ""

    def _open_new_game(self, spec: GameSpec) -> None:
        from pyramids.screens.setup.new_game import NewGame

        self.app.scenes.push(NewGame(spec, self.settings))

    def _enter_door(self, door: Door) -> None:
        if door.spec is not None:
            self._open_new_game(door.spec)
        else:
            self.app.audio.play("thud")
            self.app.toast(_("{game} is coming soon", game=_title(door)))

    def _load(self) -> None:
        from pyramids.screens.saves.load_game import Load

        self.app.scenes.push(Load(self.settings))

    def _settings(self) -> None:
        from pyramids.screens.settings.settings_sheet import SettingsScene

        self.app.scenes.push(SettingsScene(self.settings))

    def _statistics(self) -> None:
        from pyramids.screens.statistics.statistics_sheet import Statistics

        self.app.scenes.push(Statistics(self.settings))

    def _rules(self) -> None:
        navigator(self.app).open_rules_of(game_choice.last_played(self.settings))

    def _about(self) -> None:
        from pyramids.screens.title.about import About

        self.app.scenes.push(About())

    def _place_menu(self, area: pygame.Rect) -> None:
        """Place the lines below each other, closer together if there is little room."""
        heights = [line.measure(self.graphics)[1] for line in self.menu]
        spare = area.height - sum(heights)
        closer = min(0, spare) / len(heights)
        top = area.top + max(0, spare) / 2
        for line, high in zip(self.menu, heights, strict=True):
            # Cut, not rounded: halves are rounded to even, and two lines would overlap.
            place = pygame.Rect(area.left, int(top), area.width, int(high + closer))
            line.place(place, self.graphics)
            top += high + closer

    def _place_temple(self, size: tuple[int, int]) -> None:
        theme = self.graphics.theme
        width = theme.stage(TempleSizes.WIDTH)
        place = pygame.Rect((0, 0), self.temple.size_at(width))
        place.right = size[0] - theme.stage(TempleSizes.RIGHT)
        captions = self.temple.caption_height(width, self.graphics) + 2 * self.graphics.px(
            Space.SMALL
        )
        place.bottom = size[1] - max(theme.stage(TempleSizes.FOOT), captions)
        self.temple.place(place, self.graphics)
        side = theme.stage(DesertSizes.LAMP)
        self._lamp = rect_at("midbottom", (place.left - side // 3, place.bottom + side // 8), side)
        reach = theme.stage(DesertSizes.LAMP_LIGHT)
        doors = [(door.rect.center, reach) for door in self.temple.doors if door.open]
        self.sand.lights = [(self._lamp.center, reach * 2), *doors]

    def _draw_shade(self, canvas: Canvas) -> None:
        size = (self.graphics.px(MenuSizes.SHADE), canvas.rect.height)
        canvas.blit(shade(self.graphics, size), (0, 0))
        ground = (canvas.rect.width, self.graphics.px(MenuSizes.GROUND))
        place = (0, canvas.rect.height - ground[1])
        canvas.blit(shade(self.graphics, ground, below=True), place)

    def _draw_below_sand(self, canvas: Canvas) -> None:
        self.desert.draw(canvas)
        self._draw_shade(canvas)
        self._draw_foot(canvas)
        self._draw_lamp(canvas)
        self.widgets.draw(canvas)

    def _draw_lamp(self, canvas: Canvas) -> None:
        flicker = 0.5 + 0.25 * sin(self.sand.time / 310) + 0.25 * sin(self.sand.time / 127)
        light, colour = self._lamp_light(), canvas.graphics.theme.palette.card_orange
        canvas.glow(light.center, light.width // 2, colour, 0.34 + 0.1 * flicker)
        canvas.svg(_LAMP, self._lamp)

    def _lamp_light(self) -> pygame.Rect:
        flame = (self._lamp.left + self._lamp.width * 7 // 10, self._lamp.top)
        return rect_at("center", flame, 2 * self.graphics.theme.stage(DesertSizes.LAMP_LIGHT))

    def _draw_foot(self, canvas: Canvas) -> None:
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        words = _("Version {version} · an unofficial adaptation", version=__version__)
        place = (graphics.px(MenuSizes.LEFT), canvas.rect.bottom - graphics.px(Space.LARGE))
        drawn = canvas.text(words, place, SMALL, palette.moonlight_dim, anchor="bottomleft")
        if self.app.audio.muted:
            side = graphics.px(Extent.ICON)
            sign = pygame.Rect(drawn.right + graphics.px(Space.LARGE), 0, side, side)
            sign.centery = drawn.centery
            canvas.svg(_SILENCE, sign)


def _draw_empty_sheet(canvas: Canvas) -> None:
    """Draw what a player sees of any sheet at first: its papyrus takes a whole frame to render."""
    from pyramids.screens.common.papyrus_sheet import draw_sheet, sheet_rect

    draw_sheet(canvas, sheet_rect(canvas.rect.size, canvas.graphics))


def _scan_and_clean_up(app: App) -> Iterator[Save | BrokenFile]:
    """Find the games to continue first; then there is time for the rest."""
    moved = yield from autosave.scan_and_clean_up()
    if moved:
        app.call_soon(lambda: tell_about_moved_games(app))


def tell_about_moved_games(app: App) -> None:
    """Tell the player where their oldest games are now."""
    words = later(
        "There were too many unfinished games. The oldest ones are now in this folder: {folder}",
        folder=folders.older_games(),
    )
    app.scenes.push(Dialog(later("Older games moved"), words, unexpected=True))


def _played_before() -> bool:
    return any(saves.has_files(folder) for folder in (folders.saves(), folders.history()))


def _title(door: Door) -> str:
    return _(door.game.title)
