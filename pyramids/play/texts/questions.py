"""What players are asked before a turn is taken back or a game conceded."""

from __future__ import annotations

from pyramids.engine.contract import Seat
from pyramids.language import _
from pyramids.play.running_game import RunningGame


def take_back_words(why_not_undo: str = "") -> str:
    """What taking a turn back means; first why an undo isn't possible, if that was wanted."""
    if why_not_undo:
        text = f"{why_not_undo}. " + _("You can take back your whole last turn instead.")
    else:
        text = _("Everything that happened since is undone too.")
    return f"{text} " + _("Your statistics will show it.")


def concede_words(game: RunningGame, seat: Seat) -> str:
    """What conceding means for this player."""
    if len(game.humans) > 1:
        name = game.players[seat].name
        return _("{name} leaves the game to a bot. The others play on.", name=name)
    return _("A bot quickly plays the game to its end. It is shown as conceded.")
