"""Why a decision can't be undone any more, and what can be done about it."""

from __future__ import annotations

from pyramids.engine.contract import CHANCE, CLOSING, Ply
from pyramids.language import _
from pyramids.play.game_flow import GameFlow


def why_not_undo(flow: GameFlow) -> str:
    """Why the viewer can't undo anything now."""
    if flow.game.over is not None:
        return _("The game is over")
    later = _plies_since(flow)
    return _("There's nothing to undo yet") if later is None else _ended_by(flow, later)


def undo_advice(flow: GameFlow) -> str:
    """Why the viewer can't undo anything now, and how to get more time for it."""
    why = why_not_undo(flow)
    too_late = flow.game.over is None and _plies_since(flow) is not None
    if not too_late or flow.game.settings.confirm_turn:
        return why
    return f"{why}. " + _("For more time, turn on “Confirm my turn” in the settings.")


def _plies_since(flow: GameFlow) -> list[Ply] | None:
    """What came after the viewer's last decision; None if there was none yet."""
    plies = flow.game.session.plies
    own = [number for number, ply in enumerate(plies) if ply.seat == flow.viewer]
    return plies[own[-1] + 1 :] if own and flow.is_human(flow.viewer) else None


def _ended_by(flow: GameFlow, later: list[Ply]) -> str:
    """What made the viewer's last decision final."""
    seats = [ply.seat for ply in later]
    if CLOSING in seats:
        return _("Too late to undo: that turn is over")
    other = next((seat for seat in seats if seat >= 0), None)
    if other is not None and CHANCE not in seats[: seats.index(other)]:
        return _("Too late to undo: {name} has moved since", name=flow.game.players[other].name)
    return _("Too late to undo: something was revealed since")
