"""The setup of a new game: players, level, options and deal."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from pyramids.engine.codes.table_code import Table
from pyramids.engine.contract import BotSpec, GameSpec
from pyramids.engine.errors import PyramidsError
from pyramids.language import _, later
from pyramids.play import shared_codes
from pyramids.play.history.finished_game import WatchedGame
from pyramids.play.last_table import LastTable, SeatChoice, at_table, last_table, remember_table
from pyramids.play.running_game import Start
from pyramids.play.seats import default_look, distinct, opponents
from pyramids.play.start_game import draw_seed
from pyramids.screens.common.error_dialog import show_error
from pyramids.screens.common.form import FormBlock, FormLine, Heading
from pyramids.screens.common.navigator import navigator
from pyramids.screens.common.papyrus_sheet import SheetScene
from pyramids.screens.replay.replay_scene import Replay
from pyramids.screens.settings import preferences
from pyramids.screens.setup.code_dialog import show_code
from pyramids.screens.setup.even_match import EvenMatch
from pyramids.screens.setup.free_seat import FreeSeat
from pyramids.screens.setup.game_choice import begin_tutorial, game_row, title_of
from pyramids.screens.setup.level_choice import LevelButton, LevelOffer, level_offers
from pyramids.screens.setup.player_choice import PERSON, PlayerPicker
from pyramids.screens.setup.seat_row import SeatLine
from pyramids.storage.settings import Settings
from pyramids.ui.theme import SUBHEADING, Extent, Material, Space
from pyramids.ui.theme.screens import SeatSizes, SheetSizes
from pyramids.ui.widgets import (
    Button,
    IconButton,
    ScrollList,
    Segments,
    TextField,
    cut_left,
    cut_top,
)

_DIGITS: Final = 9
_DEFAULT_PLAYERS: Final = 2
"""The default number of players, also in games for one."""


class NewGame(SheetScene):
    """Players on the left; level, options and deal on the right."""

    def __init__(self, spec: GameSpec, settings: Settings, table: Table | None = None) -> None:
        self.games = game_row(spec, self._change_game)
        super().__init__(
            later("New game") if self.games.visible else title_of(spec), SheetSizes.LARGE
        )
        self.spec = spec
        self.settings = settings
        choices = last_table(settings, spec, _default_table(spec))
        if table is not None:
            choices = at_table(table, choices)
        self.lines = [self._line(seat, choice) for seat, choice in enumerate(choices.seats)]
        self.count = Segments(
            [(number, str(number)) for number in spec.seats], choices.players, self._show_lines
        )
        self.free_seat = FreeSeat(self._seat_one_more)
        self.even_match = EvenMatch(spec, self._seat_bot)
        self.offers = level_offers(spec)
        self.level = self._first_level(choices.level)
        seed = str(draw_seed() if table is None else table.seed)
        self.seed = TextField(seed, self._tidy_seed, longest=max(_DIGITS, len(seed)))
        self.seed.tooltip = later("The same number deals the same cards.")
        self.dice = IconButton("common/icon_dice", later("Another deal"), self.roll)
        self.start_button = Button(
            later("Start"), self.start, primary=True, icon="common/icon_play"
        )
        self.start_button.enabled = self.level is not None
        self.code = Button(later("Code"), self._show_code, icon="common/icon_code")
        self.code.tooltip = later("Send this table to a friend, or open a friend's.")
        self.tutorial = Button(later("Tutorial"), self._tutorial, icon="common/icon_hint")
        self._options = {
            option.key: Segments(
                [(value, later(title)) for value, title in option.titled_choices],
                choices.options[option.key],
            )
            for option in spec.options
        }
        self._build()

    def foot(self) -> list[Button]:
        """Back, Code, Tutorial, Start."""
        return [self.back, self.code, self.tutorial, self.start_button]

    def enter(self) -> None:
        """Focus Start: everything has a default."""
        self.even_match.open()
        self.widgets.set_focus(self.start_button, visible=False)

    def update(self, dt: float) -> None:
        """Propose an opponent as soon as all finished games have been read."""
        super().update(dt)
        if self.even_match.read():
            self.layout(self.app.size)

    def leave(self) -> None:
        """Stop looking for an even match."""
        self.even_match.close()

    def roll(self) -> None:
        """Draw another deal."""
        self.seed.text = str(draw_seed())
        self.seed.caret = self.seed.mark = len(self.seed.text)

    def choose_level(self, offer: LevelOffer) -> None:
        """Choose a level."""
        self.level = offer
        for button in self.level_buttons:
            button.chosen = button.offer is offer

    def start(self) -> None:
        """Start the game."""
        if self.level is None:
            return
        self._remember()
        navigator(self.app).begin(self._start(self.level), self.settings)

    def place_body(self, area: pygame.Rect) -> None:
        """Place two columns."""
        graphics = self.graphics
        gap = graphics.px(Space.WIDE)
        if self.games.visible:
            top, area = cut_top(area, graphics.px(Extent.FIELD), graphics.px(Space.MEDIUM))
            self.games.place(top, graphics)
        right_width = min(graphics.px(SeatSizes.DECK), area.width * 2 // 5)
        left, right = cut_left(area, area.width - right_width - gap, gap)
        top, rest = cut_top(left, graphics.px(Extent.FIELD), graphics.px(Space.MEDIUM))
        self.count_line.place(top, graphics)
        self._place_seats(rest)
        self._place_levels_and_deal(right)

    def _place_seats(self, area: pygame.Rect) -> None:
        """Place the seats, and below them the free seat if there is room without scrolling."""
        graphics, gap = self.graphics, self.graphics.px(Space.SMALL)
        for compact in (False, True):
            for seat in self.lines:
                seat.compact = compact
            taken = self.seats.measure(graphics, area.width)[1]
            if taken <= area.height:
                break
        free = self.free_seat.measure(graphics, area.width)[1]
        left = area.height - taken - gap
        self.free_seat.visible = self.count.value < len(self.lines) and free <= left
        if self.free_seat.visible:
            area, below = cut_top(area, taken, gap)
            self.free_seat.place(pygame.Rect(below.topleft, (below.width, free)), graphics)
            left -= free + gap
        self._place_even_match(area, taken, left)
        self.seats.place(area, graphics)

    def _place_even_match(self, seats: pygame.Rect, taken: int, room: int) -> None:
        """Propose an opponent below all seats, or tell when there will be a proposal."""
        graphics, gap = self.graphics, self.graphics.px(Space.SMALL)
        high = self.even_match.measure(graphics, seats.width)[1]
        seated = [line.bot for line in self.lines[: self.count.value]]
        self.even_match.choose_shown(seated, room=high <= room)
        top = self.free_seat.rect.bottom if self.free_seat.visible else seats.top + taken
        self.even_match.place(pygame.Rect(seats.left, top + gap, seats.width, high), graphics)

    def _place_levels_and_deal(self, area: pygame.Rect) -> None:
        graphics = self.graphics
        gap = graphics.px(Space.SMALL)
        head, area = cut_top(area, self.level_head.measure(graphics)[1], gap)
        self.level_head.place(head, graphics)
        field, side = graphics.px(Extent.FIELD), graphics.px(Extent.ICON_BUTTON)
        levels, line = cut_top(area, area.height - field - gap, gap)
        self.levels.place(levels, graphics)
        name, high = self.deal_head.measure(graphics)
        bottom = line.centery + graphics.text.line_height(SUBHEADING) // 2
        self.deal_head.place(pygame.Rect(line.left, bottom - high, name, high), graphics)
        left = line.left + name + graphics.px(Space.MEDIUM)
        wide = line.right - side - gap - left
        self.seed.place(pygame.Rect(left, line.top, wide, field), graphics)
        self.dice.place(pygame.Rect(line.right - side, line.top, side, side), graphics)

    def _build(self) -> None:
        add = self.widgets.add
        add(self.games)
        self.count_line = add(FormLine(later("How many players?"), self.count))
        self.seats = add(ScrollList(gap=Space.SMALL, on=Material.PAPYRUS))
        self._fill_seats(self.count.value)
        add(self.free_seat)
        add(self.even_match)
        add(self.even_match.pending)
        self.level_head = add(Heading(later(self.spec.level_title)))
        self.levels = add(ScrollList(gap=Space.SMALL, on=Material.PAPYRUS))
        self.level_buttons = [
            self.levels.add(LevelButton(offer, self.choose_level)) for offer in self.offers
        ]
        for option in self.spec.options:
            title, note = later(option.title or option.key), later(option.note)
            self.levels.add(FormBlock(title, self._options[option.key], note=note))
        self.deal_head = add(Heading(later("Deal")))
        add(self.seed)
        add(self.dice)
        self.build_foot()
        if self.level is not None:
            self.choose_level(self.level)

    def _start(self, level: LevelOffer) -> Start:
        """The game as it is set up here."""
        seats = self.lines[: self.count.value]
        return Start(
            spec=self.spec,
            level=level.name,
            players=distinct([line.player() for line in seats]),
            seating=tuple(line.look() for line in seats),
            seed=int(self.seed.text) if self.seed.text else draw_seed(),
            options=self._chosen_options(),
        )

    def _show_code(self) -> None:
        """Show the table's code, or take another one."""
        if self.level is None:
            return
        try:
            code = shared_codes.table_code(self._start(self.level))
        except PyramidsError as error:
            show_error(self.app, later("Couldn't make a code"), error)
            return
        show_code(self.app, code, self._open_code)

    def _open_code(self, found: Table | WatchedGame) -> None:
        """Set the table of a code up, or show its finished game."""
        if isinstance(found, Table):
            self._remember()
            self.app.scenes.replace(NewGame(found.spec, self.settings, found))
        else:
            self.app.scenes.push(Replay(found, self.settings, own=False))
            self.app.toast(_("Press the cup to play this deal against the score."))

    def _change_game(self, spec: GameSpec) -> None:
        """Show the setup of another game; the focus stays on the row of games."""
        self._remember()
        other = NewGame(spec, self.settings)
        self.app.scenes.replace(other)
        other.widgets.set_focus(other.games, visible=self.widgets.focus_visible)

    def _open_rules(self) -> None:
        """Open the rules of the chosen game."""
        navigator(self.app).open_rules_of(self.spec)

    def _line(self, seat: int, choice: SeatChoice) -> SeatLine:
        line = SeatLine(
            self.spec,
            seat,
            choice,
            self._swap_colour,
            lambda: self.layout(self.app.size),
            self._pick_player,
        )
        names = self.settings.names
        line.suggest_name(names[seat] if seat < len(names) else "")
        return line

    def _pick_player(self, line: SeatLine) -> None:
        self.app.scenes.push(
            PlayerPicker(line.who, line.own_face, line.who.choose, self.even_match.even)
        )

    def _show_lines(self, count: int) -> None:
        self._fill_seats(count)
        self.layout(self.app.size)

    def _fill_seats(self, count: int) -> None:
        self.seats.clear()
        for line in self.lines[:count]:
            self.seats.add(line)

    def _seat_one_more(self) -> None:
        """Add a player, and focus their seat."""
        self.count.value += 1
        self._show_lines(self.count.value)
        self.widgets.set_focus(
            self.lines[self.count.value - 1].who, visible=self.widgets.focus_visible
        )

    def _seat_bot(self, bot: BotSpec) -> None:
        """Seat a bot in place of the first one."""
        line = next(line for line in self.lines if line.bot is not None)
        line.who.choose(bot.name)
        self.widgets.set_focus(line.who, visible=self.widgets.focus_visible)

    def _swap_colour(self, line: SeatLine) -> None:
        """Take the next colour; a seat that has it gets the old one."""
        wanted = (line.colour + 1) % len(self.lines)
        for other in self.lines:
            if other.colour == wanted:
                other.set_colour(line.colour)
        line.set_colour(wanted)

    def _first_level(self, wanted: str) -> LevelOffer | None:
        playable = [offer for offer in self.offers if not offer.fault]
        named = {offer.name: offer for offer in playable}
        return named.get(wanted) or named.get(self.spec.default_level) or next(iter(playable), None)

    def _chosen_options(self) -> dict[str, str]:
        return {key: choice.value for key, choice in self._options.items()}

    def _tidy_seed(self, text: str) -> None:
        digits = "".join(letter for letter in text if letter in "0123456789")
        if digits != text:
            self.seed.text = digits
            self.seed.caret = self.seed.mark = min(self.seed.caret, len(digits))

    def _tutorial(self) -> None:
        self._remember()
        begin_tutorial(self.app, self.spec, self.settings)

    def _remember(self) -> None:
        """Note this table and the names of people for the next time."""
        table = LastTable(
            players=self.count.value,
            seats=tuple(line.choice() for line in self.lines),
            level=self.level.name if self.level is not None else self.spec.default_level,
            options=self._chosen_options(),
        )
        changed = remember_table(self.settings, self.spec, table)
        typed = tuple(line.typed_name for line in self.lines)
        typed += self.settings.names[len(typed) :]
        if changed or typed != self.settings.names or self.settings.game != self.spec.id:
            self.settings.names = typed
            # With the rest, as writing the file takes a while; and later, as this step may open a
            # table, which takes a while as well.
            self.settings.game = self.spec.id
            self.app.call_soon(partial(preferences.keep, self.app, self.settings))


def _default_table(spec: GameSpec) -> LastTable:
    """One person against one bot; more bots, each stronger, wait for their seats."""
    bots = opponents(spec)
    seats = []
    for seat in range(spec.seats.stop - 1):
        bot = bots[min(seat, len(bots)) - 1] if seat and bots else None
        seats.append(SeatChoice(bot.name if bot else PERSON, "", default_look(seat, bot)))
    return LastTable(
        players=max(_DEFAULT_PLAYERS, spec.seats.start),
        seats=tuple(seats),
        level=spec.default_level,
        options={option.key: option.default for option in spec.options},
    )
