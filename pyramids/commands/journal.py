"""`pyramids journal`: the discoveries of every game, made and still to be made."""

from __future__ import annotations

from argparse import Namespace

from pyramids.commands.command_line.arguments import parse_games
from pyramids.commands.terminal.player_settings import use_player_settings
from pyramids.language import _
from pyramids.play.history import replayed_history
from pyramids.play.history.journal import FoundDiscoveries, count_words, found_words


def run(arguments: Namespace) -> int:
    """Print the journal of one game or of all, a line each."""
    use_player_settings()
    journal = FoundDiscoveries()
    journal.add(replayed_history.scan())
    for spec in parse_games(arguments.game):
        found = journal.of(spec)
        print(f"{_(spec.title)}: {count_words(len(found), spec)}")
        for entry in spec.journal().discoveries:
            line = f"{_(entry.title)}. {_(entry.text)}"
            if entry.id in found:
                print(f"  [x] {line} {found_words(found[entry.id])}.")
            else:
                print(f"  [ ] {line}")
    return 0
