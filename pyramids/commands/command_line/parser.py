"""What can be typed on the command line: every command with its arguments.

`pyramids` alone opens the window. A command's module is imported only when the command runs.
"""

from __future__ import annotations

import argparse
from functools import cache
from typing import NoReturn, TypeAlias

from pyramids import __version__
from pyramids.catalogue import DEFAULT_GAME
from pyramids.commands.command_line.argument_types import count, seconds, up_to, window_size
from pyramids.commands.terminal import output

EXAMPLES = """\
examples:
  pyramids                                      open the game's window
  pyramids play --text                          play in this terminal
  pyramids simulate --bots random,greedy        200 games between two bots
  pyramids simulate --bots greedy,greedy,random --games 50 --transcripts out
  pyramids levels check my_deck.yaml            is my own deck fit to play?
  pyramids replay out/game_00001.json           read a saved game, move by move
  pyramids review out/game_00001.json           where it was won: moves and luck
"""

TEXT_PLAY = """\
With --text alone you are asked whether to continue an unfinished game, or which game to begin.
With --game nothing is asked: a new game begins, you against one bot unless --names or --bots say
otherwise. Every move is saved; the end of the input leaves the game, --continue goes on with it.
Moves are typed as their number or their text form; `help` lists what else can be typed. At every
prompt 1 is a legal answer.
"""

VERIFY = """\
Checks the file's checksum, that every move is legal, that every draw is the one that the seed
gives, and that seed and salt open the seal of the deal, which was shown at the start of the game.

exit codes: 0 proven, 1 refuted, 2 the file can't be opened, 3 nothing wrong but not proven
(the record has no seal)
"""

MOST_GAMES = 1_000_000
"""The most games of a series that fit into memory; run more as several series."""
MOST_GAMES_OF_A_GROUP = 50_000
"""Less than `MOST_GAMES`: a tournament has a few dozen groups."""
MOST_WORKERS = 1_000
MOST_PLAYERS = 99


class _Parser(argparse.ArgumentParser):
    """Reports an error in one line that refers to --help."""

    def error(self, message: str) -> NoReturn:
        output.print_error(f"{self.prog}: {message} (see {self.prog} --help)")
        raise SystemExit(2)


@cache
def build_parser() -> _Parser:
    """The parser of the whole command line."""
    parser = _Parser(
        prog="pyramids",
        description="Published board games about pyramids, with bots. "
        "Without a command, the game's window opens.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"pyramids {__version__}")
    parser.set_defaults(run=("pyramids.commands.play", "run"))
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_play(commands)
    _add_simulate(commands)
    _add_arena(commands)
    _add_par(commands)
    _add_bots(commands)
    _add_levels(commands)
    _add_records(commands)
    _add_code(commands)
    _add_journal(commands)
    _add_daily(commands)
    _add_bench(commands)
    _add_screenshots(commands)
    return parser


# argparse gives this type no public name, and at run time it takes no parameter.
Commands: TypeAlias = "argparse._SubParsersAction[_Parser]"


def _add_play(commands: Commands) -> None:
    text = "play in the window, or in this terminal"
    parser = _command(commands, "play", text, "play", "run", epilog=TEXT_PLAY)
    parser.add_argument("--text", action="store_true", help="play in this terminal")
    parser.add_argument("--game", metavar="NAME", help="begin a new game of this kind")
    _add_table(parser)
    parser.add_argument(
        "--continue",
        dest="resume",
        action="store_true",
        help="continue the newest unfinished game, begun here or in the window",
    )
    parser.add_argument("--load", metavar="NAME", help="open a saved game, by its name or file")


def _add_table(parser: argparse.ArgumentParser) -> None:
    """Who plays, and with which cards."""
    parser.add_argument(
        "--names", metavar="A,B,…", help="the people who play here (default: one person)"
    )
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        help="the bots that play too (default: one against one person, else as many as it needs)",
    )
    parser.add_argument("--level", metavar="NAME", help="a deck's name or file (default: classic)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="a variant of the game"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the deal (default: a new one)")


def _add_simulate(commands: Commands) -> None:
    parser = _command(commands, "simulate", "let bots play a series of games", "simulate", "run")
    parser.add_argument("--game", default=DEFAULT_GAME, metavar="NAME", help="default: %(default)s")
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        help=(
            "one bot per seat; they change seats from game to game (default: the first two"
            " that `pyramids bots` lists for the game)"
        ),
    )
    parser.add_argument(
        "--games", type=up_to(MOST_GAMES), default=200, metavar="N", help="default: %(default)s"
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="N",
        help=(
            "the first game's seed; each later game takes the next one. The same seed gives"
            " the same games on any machine, with any number of workers (default: %(default)s)"
        ),
    )
    parser.add_argument("--level", metavar="NAME", help="a deck's name or file (default: classic)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a variant of the game; can be used several times",
    )
    parser.add_argument(
        "--workers",
        type=up_to(MOST_WORKERS),
        metavar="N",
        help="processes (default: one per core)",
    )
    parser.add_argument(
        "--transcripts", metavar="DIR", help="write each game's transcript (JSON Lines) there"
    )
    parser.add_argument("--records", metavar="DIR", help="write each game's record there")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def _add_arena(commands: Commands) -> None:
    parser = _command(commands, "arena", "let bots play a tournament", "arena", "run")
    parser.add_argument("--game", default=DEFAULT_GAME, metavar="NAME", help="default: %(default)s")
    parser.add_argument(
        "--bots", default="all", metavar="A,B,…", help="who takes part (default: %(default)s)"
    )
    parser.add_argument(
        "--games",
        type=up_to(MOST_GAMES_OF_A_GROUP),
        default=40,
        metavar="N",
        help="games of each group of bots; every deal is played in every rotation of the seats, "
        "so that luck cancels (default: %(default)s)",
    )
    parser.add_argument(
        "--players",
        type=up_to(MOST_PLAYERS),
        default=2,
        metavar="N",
        help="per game (default: 2)",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the first deal's seed")
    parser.add_argument("--level", metavar="NAME", help="a deck's name or file (default: classic)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="a variant"
    )
    parser.add_argument(
        "--workers", type=up_to(MOST_WORKERS), metavar="N", help="default: one per core"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def _add_par(commands: Commands) -> None:
    text = "find the best score with every card known"
    parser = _command(commands, "par", text, "par", "run")
    parser.add_argument("file", nargs="?", metavar="SAVE", help="a saved game or a record")
    parser.add_argument("--seed", type=int, metavar="N", help="or the deal with this seed")
    parser.add_argument(
        "--game", default=DEFAULT_GAME, metavar="NAME", help="with --seed (default: %(default)s)"
    )
    parser.add_argument(
        "--players",
        type=up_to(MOST_PLAYERS),
        default=2,
        metavar="N",
        help="with --seed (default: 2)",
    )
    parser.add_argument("--seat", type=int, default=0, metavar="N", help="from 0 (default: 0)")
    parser.add_argument("--level", metavar="NAME", help="a deck's name or file")
    parser.add_argument("--moves", action="store_true", help="print its moves, too")
    _add_opening(parser)


def _add_bots(commands: Commands) -> None:
    parser = _command(commands, "bots", "list the bots", "bots", "run")
    parser.add_argument("--game", metavar="NAME", help="for this game only")


def _add_levels(commands: Commands) -> None:
    parser = commands.add_parser("levels", help="list and check decks", description="Decks.")
    actions = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = _command(
        actions, "check", "validate a deck and print its numbers (all decks without FILE)",
        "levels", "check",
    )  # fmt: skip
    check.add_argument("file", nargs="?", metavar="FILE", help="a level file")
    check.add_argument("--game", metavar="NAME", help="the game that it is for")
    _command(actions, "list", "list all decks, your own included", "levels", "show")


def _add_records(commands: Commands) -> None:
    text = "print a saved game as facts that any program can check"
    parser = _record_command(commands, "transcript", text, "records", "transcript")
    _add_opening(parser)
    text = "print a saved game move by move, with drawn chambers"
    parser = _record_command(commands, "replay", text, "records", "replay")
    _add_opening(parser)
    text = "what a game's moves gave away, and what luck gave"
    parser = _record_command(commands, "review", text, "review", "run")
    parser.add_argument("--json", action="store_true", help="print the review as JSON")
    _add_opening(parser)
    text = "prove that a saved game is fair"
    parser = _record_command(commands, "verify", text, "verify", "run", epilog=VERIFY)
    parser.add_argument("--seal", metavar="HEX", help="the seal that was shown at the start")


def _add_code(commands: Commands) -> None:
    text = "tables and finished games as codes to send"
    parser = commands.add_parser("code", help=text, description=f"{text.capitalize()}.")
    actions = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    text = "print the code of a saved game that is over, or of a new table"
    make = _command(actions, "make", text, "codes", "make")
    make.add_argument("file", nargs="?", metavar="SAVE", help="a saved game or a record")
    make.add_argument("--game", metavar="NAME", help=f"or a table (default: {DEFAULT_GAME})")
    _add_table(make)
    make.add_argument("--unchecked", action="store_true", help="even if the file was changed")
    text = "say what a code contains"
    show = _command(actions, "show", text, "codes", "show")
    text = "print the finished game of a code move by move"
    opening = _command(actions, "open", text, "codes", "open_code")
    opening.add_argument("--record", metavar="FILE", help="save its record there instead")
    text = "play a code's table in this terminal, or a finished game's deal against its score"
    play = _command(actions, "play", text, "codes", "play")
    for reader in (show, opening, play):
        reader.add_argument("code", nargs="+", metavar="CODE", help="- reads it from the input")


def _add_journal(commands: Commands) -> None:
    text = "list your discoveries, and those still to be made"
    parser = _command(commands, "journal", text, "journal", "run")
    parser.add_argument("--game", metavar="NAME", help="of this game only")
    text = "tell how strong you are, by your games against bots without hints and take-backs"
    parser = _command(commands, "rating", text, "rating", "run")
    parser.add_argument("--game", metavar="NAME", help="in this game only")


def _add_daily(commands: Commands) -> None:
    text = "the daily expedition: the same table for everyone, and one try that counts"
    parser = _command(commands, "daily", text, "daily", "run")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--play", action="store_true", help="begin today's try, or continue one")
    what.add_argument("--practise", action="store_true", help="play a day's table for yourself")
    what.add_argument("--share", action="store_true", help="print a result in a few plain lines")
    parser.add_argument("--day", metavar="YYYY-MM-DD", help="default: today")


def _add_opening(parser: argparse.ArgumentParser) -> None:
    """What may be opened although it is unfinished or was changed."""
    parser.add_argument(
        "--spoil",
        action="store_true",
        help="open an unfinished game, too, although that tells what is hidden or to come",
    )
    parser.add_argument(
        "--unchecked",
        action="store_true",
        help="open the file even if it was changed after it was saved",
    )


def _add_bench(commands: Commands) -> None:
    parser = _command(commands, "bench", "measure this machine", "bench.rules", "run")
    parser.add_argument("--game", metavar="NAME", help="only this game")
    parser.add_argument(
        "--seconds", type=seconds, default=6.0, metavar="S", help="per game (default: %(default)s)"
    )
    window = parser.add_mutually_exclusive_group()
    window.add_argument(
        "--frames", action="store_true", help="measure the window instead of the rules"
    )
    window.add_argument("--idle", action="store_true", help="measure a window that nobody uses")
    window.add_argument(
        "--memory", action="store_true", help="measure what game after game leaves behind"
    )
    parser.add_argument(
        "--games", type=count, default=24, metavar="N",
        help="how many to play, for --memory (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument(
        "--slowest", type=count, default=8, metavar="N",
        help="how many frames of a whole game to list, for --frames (default: %(default)s; "
        "0 plays none)",
    )  # fmt: skip
    parser.add_argument(
        "--size", type=window_size, metavar="WxH",
        help="the window's (default: 1920x1080 for --frames, else 1280x800)",
    )  # fmt: skip


def _add_screenshots(commands: Commands) -> None:
    parser = _command(
        commands, "screenshots", "save a picture of every scene", "screenshots", "run"
    )
    parser.add_argument("folder", metavar="DIR", help="where the pictures go")
    parser.add_argument(
        "--size", type=window_size, default=(1280, 800), metavar="WxH", help="default: 1280x800"
    )
    parser.add_argument(
        "--lang", choices=("en", "de"), default="en", help="the language (default: %(default)s)"
    )
    parser.add_argument("--scene", metavar="NAME", help="only scenes whose name starts with this")


def _record_command(
    commands: Commands, name: str, text: str, module: str, function: str, epilog: str = ""
) -> argparse.ArgumentParser:
    """A command about the game in a file."""
    parser = _command(commands, name, text, module, function, epilog)
    parser.add_argument("file", metavar="FILE", help="a saved game or a record")
    parser.add_argument("--level", metavar="NAME", help="the deck, if it has moved")
    return parser


def _command(
    commands: Commands, name: str, text: str, module: str, function: str, epilog: str = ""
) -> argparse.ArgumentParser:
    """A command that a function of a module in `pyramids.commands` carries out."""
    parser = commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")
    parser.set_defaults(run=(f"pyramids.commands.{module}", function))
    if epilog:
        parser.epilog = epilog
        parser.formatter_class = argparse.RawDescriptionHelpFormatter
    return parser
