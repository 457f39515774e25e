"""Pictures of every scene of Im Bann der Pyramide, each in a typical state."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.games.im_bann.events import AdventureBeaten, Event
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.spec import SPEC
from pyramids.games.im_bann.state import CHAMBER, NOBODY, Phase, State
from pyramids.games.im_bann.ui.guide import guide
from pyramids.games.im_bann.ui.rulebook.drawn_examples import rule_book
from pyramids.games.im_bann.ui.table.table_scene import TableScene
from pyramids.play.running_game import RunningGame
from pyramids.tables.testing.final_pictures import final_pictures
from pyramids.tables.testing.gestures import Point
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.tables.testing.moment_pictures import moment_pictures
from pyramids.tables.testing.pictures import Drag, GameTesting, Picture
from pyramids.tables.testing.staging import Staging, ask_for_hints, follow_coach

_RIVALS: Final = ("spiteful", "gambler", "beginner", "hoarder")
_STAGING: Final = Staging(SPEC, TableScene, _RIVALS)


def _own_exact(event: Event, rules: ImBann, before: State) -> bool:
    return isinstance(event, AdventureBeaten) and event.seat == 0 and event.exact


def _own_adventure(event: Event, rules: ImBann, before: State) -> bool:
    return isinstance(event, AdventureBeaten) and event.seat == 0 and not event.exact


def turn(headless: HeadlessApp) -> None:
    """The player's turn, nothing pointed at."""
    _STAGING.open(headless, lambda state: _begins(state) and state.round == 4, rivals=2)


def crowd(headless: HeadlessApp) -> None:
    """Four opponents, everyone with a display."""
    _STAGING.open(
        headless, lambda state: _begins(state) and state.round > 8 and _busy(state), rivals=4
    )


def card_refused(headless: HeadlessApp) -> None:
    """A card that doesn't match the depot is pointed at."""
    scene = _STAGING.open(headless, lambda state: _begins(state) and state.round == 6, rivals=2)
    asleep = [card for card in scene.foot.hand.cards if card.visible and card.asleep]
    headless.point(asleep[0] if asleep else scene.foot.hand.cards[0])
    headless.wait(900)


def swap(headless: HeadlessApp) -> None:
    """Cards are picked for a swap."""
    scene = _STAGING.open(headless, lambda state: _begins(state) and state.round == 5, rivals=3)
    headless.click(scene.tools.swap)
    headless.click(scene.foot.hand.cards[0])
    headless.click(scene.foot.hand.cards[2])
    headless.wait(400)


def spell(headless: HeadlessApp) -> None:
    """A Spell asks for an item."""
    _play_special(headless, "spell")


def mummy(headless: HeadlessApp) -> None:
    """The Mummy asks for a player."""
    _play_special(headless, "mummy")


def exact(headless: HeadlessApp) -> None:
    """An adventure is beaten exactly: the depot may be set."""
    _STAGING.open(headless, lambda state: _mine(state) and state.phase is Phase.DEPOT, rivals=1)


def finish(headless: HeadlessApp) -> None:
    """The adventure can be beaten."""
    _STAGING.open(headless, lambda state: _mine(state) and _beatable(state), rivals=2)


def cursed(headless: HeadlessApp) -> None:
    """A Curse: a card of the display has to go."""
    _STAGING.open(
        headless,
        lambda state: state.phase is Phase.LOSE and state.victims[0] == 0 and state.round > 6,
        rivals=3,
    )


def chamber(headless: HeadlessApp) -> None:
    """The player is beside the royal chamber."""
    _STAGING.open(
        headless,
        lambda state: _begins(state) and state.archaeologists[0].place == CHAMBER,
        rivals=2,
        options={"length": "short"},
    )


def price(headless: HeadlessApp) -> None:
    """The Mummy goes to the royal chamber: equipment is picked for it."""
    scene = _STAGING.open(
        headless,
        lambda state: _mine(state) and state.phase is Phase.PRICE,
        rivals=1,
        options={"length": "short"},
    )
    headless.click(next(card for card in scene.foot.display.cards if card.offered))
    headless.wait(400)


def hints(headless: HeadlessApp) -> None:
    """The best moves, and why."""
    scene = _STAGING.open(headless, lambda state: _begins(state) and state.round == 7, rivals=2)
    ask_for_hints(headless, scene.hints)
    headless.wait(200)


def unseen(headless: HeadlessApp) -> None:
    """The cards that haven't been seen yet."""
    _STAGING.open(headless, lambda state: _begins(state) and state.round == 7, rivals=2)
    headless.key("n")
    headless.wait(400)


def rival(headless: HeadlessApp) -> None:
    """Another player's page."""
    _STAGING.open(headless, lambda state: _begins(state) and state.round == 12, rivals=3)
    headless.key("3")
    headless.wait(600)


def log(headless: HeadlessApp) -> None:
    """Everything that happened."""
    _STAGING.open(headless, lambda state: _begins(state) and state.round == 6, rivals=2)
    headless.key("l")
    headless.wait(600)


def tutorial_card(headless: HeadlessApp) -> None:
    """The coach asks for a card."""
    _STAGING.tutorial(headless)
    follow_coach(headless, lambda asked: headless.top(TableScene).choices.active)
    headless.wait(600)


def handover(headless: HeadlessApp) -> None:
    """Two players at one screen: the curtain hides both hands."""
    game = _STAGING.game(
        headless, lambda state: state.turn == 0 and state.round == 3, rivals=1, people=2
    )
    headless.open(game)
    scene = headless.top(TableScene)
    scene.draw_cards(1)
    headless.wait(4000)


def end(headless: HeadlessApp) -> RunningGame:
    """A game at its end."""
    return _STAGING.finished(headless, seed=1, rivals=3)


def carry(headless: HeadlessApp) -> tuple[Point, Point]:
    """A table where a card can be dragged from the hand to the display."""
    scene = _STAGING.open(headless, lambda state: _begins(state) and state.round == 4, rivals=4)
    return scene.foot.hand.cards[0].rect.center, scene.foot.display.rect.center


def carried_to(headless: HeadlessApp) -> object:
    """Where the dragged card is."""
    return headless.top(TableScene).controls.pos


def board(headless: HeadlessApp) -> list[pygame.Rect]:
    """The board on the screen of a turn: pyramid, depot, own cards, rivals."""
    scene = _STAGING.open(headless, lambda state: _begins(state) and state.round == 2, rivals=1)
    return [scene.pyramid.rect, scene.tools.rect, scene.foot.rect, scene.rivals.rect]


def _mine(state: State) -> bool:
    """Whether it is the first player's turn."""
    return state.turn == 0 and state.phase is not Phase.LOSE


def _begins(state: State) -> bool:
    """Whether the first player's turn begins."""
    return state.turn == 0 and state.phase is Phase.TURN


def _busy(state: State) -> bool:
    """Whether everyone has a display."""
    return state.mummy != NOBODY and all(sum(player.display) > 1 for player in state.archaeologists)


def _beatable(state: State) -> bool:
    total = sum(state.archaeologists[0].display)
    return state.phase is Phase.FINISH and state.may_beat and total > 1


def _play_special(headless: HeadlessApp, name: str) -> None:
    """Press a special card of the hand that needs something else to be chosen."""
    kind = rule_book().deck.kind(name)
    assert kind is not None
    scene = _STAGING.open(
        headless,
        lambda state: _begins(state) and state.archaeologists[0].hand[kind] > 0,
        rivals=3,
    )
    headless.click(scene.foot.hand.cards[scene.foot.hand.kinds.index(kind)])
    headless.wait(400)


PICTURES: Final = (
    Picture("turn", turn),
    Picture("crowd", crowd, fullest=True),
    Picture("card_refused", card_refused),
    Picture("swap", swap),
    Picture("spell", spell),
    Picture("mummy", mummy),
    Picture("exact", exact),
    Picture("finish", finish, fullest=True),
    *moment_pictures("adventure", _STAGING, _own_adventure),
    *moment_pictures("exact", _STAGING, _own_exact),
    Picture("cursed", cursed),
    Picture("chamber", chamber),
    Picture("price", price),
    Picture("hints", hints, fullest=True),
    Picture("unseen", unseen, fullest=True),
    Picture("rival", rival),
    Picture("log", log),
    Picture("tutorial_start", _STAGING.tutorial),
    Picture("tutorial_card", tutorial_card),
    Picture("tutorial_end", _STAGING.tutorial_end),
    Picture("handover", handover),
    *final_pictures(end, lead_changes=False),
)

TESTING: Final = GameTesting(PICTURES, guide, board, Drag(carry, carried_to))
