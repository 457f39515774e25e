"""`pyramids par`: the best score that knowing all cards could have brought."""

from __future__ import annotations

from argparse import Namespace

from pyramids.catalogue import find_game
from pyramids.commands.command_line.arguments import parse_level
from pyramids.commands.records import open_record
from pyramids.engine.contract import GameSpec, Player, Setup
from pyramids.engine.errors import SetupError
from pyramids.engine.session import Session


def run(arguments: Namespace) -> int:
    """Print the best score found for a seat of a saved game or of a seed's deal."""
    if (arguments.file is None) == (arguments.seed is None):
        raise SetupError("par needs a saved game or --seed, one of them")
    spec, session = _open(arguments)
    if spec.par is None:
        raise SetupError(f"{spec.title} has no par")
    seats = len(session.setup.players)
    if not 0 <= arguments.seat < seats:
        raise SetupError(f"--seat: {arguments.seat} is not a seat from 0 to {seats - 1}")
    found = spec.par(
        session.rules,
        session.setup,
        session.seed,
        arguments.seat,
        session.plies,
        lambda _share: None,
    )
    print(f"par for seat {found.seat}: {found.score} points (the others: {found.assumes})")
    for line, points in found.tally.items():
        print(f"  {line:<10} {points}")
    if arguments.moves:
        print("\n".join(found.moves))
    return 0


def _open(arguments: Namespace) -> tuple[GameSpec, Session]:
    if arguments.file is not None:
        return open_record(arguments)
    spec = find_game(arguments.game)
    level = parse_level(spec, arguments.level)
    players = tuple(Player(f"player {seat}") for seat in range(arguments.players))
    setup = spec.validate(Setup(spec.id, level.name, players))
    return spec, Session(spec.make_rules(level), setup, arguments.seed)
