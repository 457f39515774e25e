"""Two games that look the same to some players, although other hands differ.

Cards that somebody has drawn since the last shuffle and still holds may as well be any other
hidden card: one of another such hand, or one of the stack. Dealing them out anew changes neither
what has been played nor what the other players have seen.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import NamedTuple

from pyramids.engine.contract import CHANCE, Ply, Seat
from pyramids.games.im_bann.counts import kinds_of
from pyramids.games.im_bann.events import Dealt, Drawn, Shuffled
from pyramids.games.im_bann.spec import SPEC
from pyramids.play.running_game import RunningGame
from pyramids.tables.testing.headless_app import HeadlessApp
from tests.games.im_bann.tables import RULES

MOST_DEALS = 20


class Twins(NamedTuple):
    """Two games, and whose hands differ in them."""

    games: tuple[RunningGame, RunningGame]
    different: frozenset[Seat]


def twins(
    headless: HeadlessApp, game: RunningGame, viewers: Collection[Seat], *, stack: bool = True
) -> Twins | None:
    """A game and another one that the viewers can't tell apart; None if no hand can differ.

    Without the stack the others only exchange cards, so that the next draws are the same.
    """
    hands = [player.hand for player in game.state.archaeologists]
    for seed in range(MOST_DEALS):
        other = repeated(headless, game, _redealt(game, viewers, seed, stack=stack))
        dealt = [player.hand for player in other.state.archaeologists]
        different = frozenset(seat for seat, hand in enumerate(hands) if hand != dealt[seat])
        if different:
            assert different.isdisjoint(viewers)
            for seat in viewers:
                assert RULES.observe(game.state, seat) == RULES.observe(other.state, seat)
            return Twins((game, other), different)
        discard(other)
    return None


def repeated(headless: HeadlessApp, game: RunningGame, plies: list[Ply]) -> RunningGame:
    """A new game of the same players in which these plies were made."""
    players = game.setup.players
    people = sum(player.bot is None for player in players)
    bots = [player.bot for player in players if player.bot is not None]
    options = game.setup.options
    other = headless.game(SPEC, game.session.seed, people=people, bots=bots, options=options)
    for ply in plies:
        other.session.repeat(ply)
    return other


def discard(game: RunningGame) -> None:
    """Forget a game."""
    game.leave()
    game.autosave.discard()


def _redealt(game: RunningGame, viewers: Collection[Seat], seed: int, *, stack: bool) -> list[Ply]:
    """The plies of a game in which others than the viewers drew other cards."""
    plies = list(game.session.plies)
    draws = _hidden_draws(game, viewers)
    cards = [plies[number].move for number in draws]
    cards += kinds_of(game.state.stack) if stack else ()
    Random(seed).shuffle(cards)
    for number, card in zip(draws, cards, strict=False):
        plies[number] = Ply(CHANCE, card)
    return plies


def _hidden_draws(game: RunningGame, viewers: Collection[Seat]) -> list[int]:
    """The plies since the last shuffle in which others drew cards that they still hold."""
    plies, states = game.session.plies, game.session.states
    held = [list(kinds_of(player.hand)) for player in game.state.archaeologists]
    found = []
    for number in range(len(plies) - 1, -1, -1):
        events = RULES.events(states[number], plies[number], states[number + 1])
        for event in events:
            if not isinstance(event, Dealt | Drawn) or event.seat in viewers:
                continue
            if event.card in held[event.seat]:
                held[event.seat].remove(event.card)
                found.append(number)
        if any(isinstance(event, Shuffled) for event in events):
            break
    return found
