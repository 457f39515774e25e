"""`pyramids play --text`: any game in the terminal."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from pyramids.catalogue import all_games, find_game, load_level
from pyramids.commands.command_line.arguments import parse_bots, parse_level, parse_options
from pyramids.commands.terminal.console import Console, LeaveError, number_in
from pyramids.commands.terminal.player_settings import use_player_settings
from pyramids.commands.terminal.text_game import TextGame
from pyramids.commands.terminal.text_review import offer_review
from pyramids.engine.contract import GameSpec, Player
from pyramids.engine.errors import PyramidsError, SetupError
from pyramids.language import _
from pyramids.play.challenges import target_words
from pyramids.play.history.open_record import FindLevel
from pyramids.play.running_game import RunningGame, Start
from pyramids.play.seats import bot_title, default_seating, distinct, opponents
from pyramids.play.start_game import continue_newest, draw_seed, new_game, open_save
from pyramids.play.texts.errors import sentence
from pyramids.play.texts.saves import game_title, standing
from pyramids.storage import autosave, saved_games, saves
from pyramids.storage.settings import Settings


def run(arguments: Namespace) -> int:
    """Plays a game in the terminal, to its end or until it is left."""
    settings = use_player_settings()
    console = Console()
    try:
        game = _choose(arguments, settings, console)
    except LeaveError:
        return 0
    return play(game, console)


def play(game: RunningGame, console: Console) -> int:
    """Play a game that is open, to its end or until it is left."""
    console.say(*filter(None, (_(game.spec.title), target_words(game))))
    try:
        TextGame(game, console).play()
        offer_review(game, console)
    except LeaveError:
        console.say("", _goodbye(game))
    finally:
        game.leave()
    return 0


def _goodbye(game: RunningGame) -> str:
    game.save_again()
    if game.save_error is not None:
        return _("Your last moves aren't saved.") + " " + sentence(game.save_error)
    return _("The game is saved. Continue it with: pyramids play --text --continue")


def _choose(arguments: Namespace, settings: Settings, console: Console) -> RunningGame:
    """The game that is asked for; asks only if nothing says which one."""
    find_level = _level_finder(arguments.level)
    if arguments.load is not None:
        return open_save(_find_save(arguments.load), settings, find_level)
    if arguments.resume:
        game = continue_newest(settings, arguments.game or "", find_level)
        if game is None:
            raise PyramidsError("there is no unfinished game to continue")
        return game
    if arguments.game is not None:
        start = start_of(find_game(arguments.game), arguments, settings)
        return new_game(start, settings, find_level)
    return _ask(arguments, settings, console)


def _level_finder(wanted: str | None) -> FindLevel:
    """Finds the level that the command line names, which may be a file, or else a record's."""
    if wanted is None:
        return load_level
    return lambda spec, _name: parse_level(spec, wanted)


def _ask(arguments: Namespace, settings: Settings, console: Console) -> RunningGame:
    """Ask whether to continue, or which game to begin."""
    find_level = _level_finder(arguments.level)
    newest = next(autosave.unfinished(), None)
    games = all_games()
    lines = [] if newest is None else [
        _("Continue {game}: {standing}", game=game_title(newest.game), standing=standing(newest))
    ]  # fmt: skip
    lines += [_("New game: {game}", game=_(spec.title)) for spec in games]
    choice = _number(lines, console) if len(lines) > 1 else 0
    if newest is not None and choice == 0:
        game = continue_newest(settings, find_level=find_level)
        if game is not None:
            return game
    spec = games[max(0, choice - (newest is not None))]
    return new_game(start_of(spec, arguments, settings), settings, find_level)


def _number(lines: list[str], console: Console) -> int:
    """Which of the lines is chosen, from 0."""
    while True:
        console.say(*(f"{number}. {line}" for number, line in enumerate(lines, 1)))
        number = number_in(console.ask())
        if number is not None and 1 <= number <= len(lines):
            return number - 1


def _find_save(name: str) -> saves.Save:
    """A saved game by its name, or the file of one."""
    found = saved_games.find(name)
    if found is not None:
        return found
    path = Path(name)
    if path.is_file():
        return saves.describe(path, saves.load(path))
    raise SetupError(f"--load: there is neither a saved game nor a file called '{name}'")


def start_of(spec: GameSpec, arguments: Namespace, settings: Settings) -> Start:
    """A new game: the people, then the bots; one bot against one person unless told otherwise."""
    names = [name.strip() for name in (arguments.names or "").split(",") if name.strip()]
    names = names or [next(iter(settings.names), "") or _("Player {number}", number=1)]
    if arguments.bots is not None:
        bots = parse_bots(spec, arguments.bots)
    else:
        wanted = max(spec.seats.start, 2 if len(names) == 1 else 0)
        seats = min(wanted, spec.seats.stop - 1)
        offered = opponents(spec)
        bots = [offered[0].name] * max(0, seats - len(names)) if offered else []
    players = [Player(name) for name in names]
    players += [Player(bot_title(spec.bot(bot)), bot) for bot in bots]
    return Start(
        spec=spec,
        level=arguments.level or spec.default_level,
        players=distinct(players),
        seating=default_seating(spec, players),
        seed=draw_seed() if arguments.seed is None else arguments.seed,
        options=parse_options(arguments.option),
    )
