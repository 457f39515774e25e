"""The seats' colours and portraits, and how bots are shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from pyramids import resources
from pyramids.catalogue import find_game
from pyramids.engine.contract import STRENGTHS, BotSpec, GameSpec, Player, Seat
from pyramids.engine.errors import SetupError
from pyramids.language import _, in_every_language

COLOURS: Final = 5
"""The number of seat colours in the palette."""
HUMAN_PORTRAITS: Final = tuple(f"common/portrait_human_{number}" for number in range(1, 5))
STRONGEST: Final = len(STRENGTHS) - 1
"""The highest level of a bot."""
_MAX_PICTURE_NAME: Final = 80
_DEFAULT_PORTRAIT: Final = "common/portrait_random"


class SeatLook(NamedTuple):
    """A seat's colour (an index into the palette's seats) and portrait (a picture's name)."""

    colour: int
    portrait: str


def people_of(players: Sequence[Player]) -> tuple[Seat, ...]:
    """The seats of people."""
    return tuple(seat for seat, player in enumerate(players) if player.bot is None)


def default_seating(spec: GameSpec, players: Sequence[Player]) -> tuple[SeatLook, ...]:
    """The looks of seats for which none were chosen."""
    bots = (None if player.bot is None else spec.bot(player.bot) for player in players)
    return tuple(default_look(seat, bot) for seat, bot in enumerate(bots))


def default_look(seat: int, bot: BotSpec | None) -> SeatLook:
    """The look of a seat for which none was chosen."""
    portrait = HUMAN_PORTRAITS[seat % len(HUMAN_PORTRAITS)] if bot is None else bot_portrait(bot)
    return SeatLook(seat % COLOURS, portrait)


def bot_title(bot: BotSpec) -> str:
    """A bot's name on screen."""
    return _(bot.title) if bot.title else bot.name.replace("_", " ").title()


def bot_character(bot: BotSpec) -> str:
    """A sentence about a bot."""
    return bot.character or bot.summary


def bot_stars(bot: BotSpec) -> str:
    """A bot's level as filled and hollow stars; empty for a bot without a level."""
    return "★" * bot.level + "☆" * (STRONGEST - bot.level) if bot.level else ""


def bot_portrait(bot: BotSpec) -> str:
    """The name of a bot's portrait picture."""
    wanted = bot.portrait or f"portrait_{bot.name}"
    name = wanted if "/" in wanted else f"common/{wanted}"
    return name if _is_picture(name) else _DEFAULT_PORTRAIT


def opponents(spec: GameSpec) -> tuple[BotSpec, ...]:
    """The bots that a player may choose, from the weakest to the strongest.

    Bots with a level are characters; the others are for comparison, and are offered only in
    games that have no characters.
    """
    characters = [bot for bot in spec.bots if bot.level]
    return tuple(sorted(characters or spec.bots, key=lambda bot: bot.level))


def quickest_bot(spec: GameSpec) -> BotSpec:
    """The bot that decides fastest: the one with the least budget, by strength the weakest."""
    return min(opponents(spec), key=lambda bot: (bot.budget, bot.level))


def shown_names(game: str, players: Sequence[Player]) -> tuple[str, ...]:
    """The names of recorded players; bots that nobody renamed have their current names.

    A record keeps the names of the language in which its game was started.
    """
    try:
        bots = {bot.name: bot for bot in find_game(game).bots}
    except SetupError:
        bots = {}
    return tuple(_shown_name(player, bots.get(player.bot or "")) for player in players)


def _shown_name(player: Player, bot: BotSpec | None) -> str:
    if bot is None:
        return player.name
    name, space, number = player.name.rpartition(" ")
    if not number.isdecimal():
        name, space, number = player.name, "", ""
    usual = {bot.name, *in_every_language(bot.title)}
    return f"{bot_title(bot)}{space}{number}" if name in usual else player.name


def distinct(players: Sequence[Player]) -> tuple[Player, ...]:
    """The players, with numbers added to repeated names."""
    taken: set[str] = set()
    result = []
    for player in players:
        name, number = player.name, 2
        while name in taken:
            name = f"{player.name} {number}"
            number += 1
        taken.add(name)
        result.append(player._replace(name=name))
    return tuple(result)


def write_seating(seating: Sequence[SeatLook]) -> list[dict[str, Any]]:
    """The looks as notes of a record."""
    return [{"colour": look.colour, "portrait": look.portrait} for look in seating]


def read_seating(notes: object, spec: GameSpec, players: Sequence[Player]) -> tuple[SeatLook, ...]:
    """The looks in a record's notes; what is missing or invalid gets its default."""
    entries = notes if isinstance(notes, list) else []
    bots = {bot.name: bot for bot in spec.bots}
    looks = []
    for seat, player in enumerate(players):
        default = default_look(seat, bots.get(player.bot) if player.bot else None)
        entry = entries[seat] if seat < len(entries) else None
        looks.append(read_look(entry, default))
    return tuple(looks)


def read_look(entry: object, default: SeatLook) -> SeatLook:
    """The look in a note; what is missing or invalid gets its default."""
    if not isinstance(entry, dict):
        return default
    colour, portrait = entry.get("colour"), entry.get("portrait")
    if not isinstance(colour, int) or isinstance(colour, bool) or not 0 <= colour < COLOURS:
        colour = default.colour
    if not isinstance(portrait, str) or not _is_picture(portrait):
        portrait = default.portrait
    return SeatLook(colour, portrait)


def _is_picture(name: str) -> bool:
    parts = name.split("/")
    if len(name) > _MAX_PICTURE_NAME or any(not part.replace("_", "").isalnum() for part in parts):
        return False
    return resources.asset("art", *parts[:-1], f"{parts[-1]}.svg").is_file()
