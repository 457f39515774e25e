"""Nobody at a shared screen sees a hand that isn't theirs.

Everything that the visible scenes draw is taken: the faces of cards, as they are asked of the
cache of pictures, and all texts.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

import pygame
import pytest

from pyramids.games.im_bann.counts import kinds_of
from pyramids.games.im_bann.spec import SPEC
from pyramids.games.im_bann.state import Phase, State
from pyramids.games.im_bann.texts.cards import card_name
from pyramids.games.im_bann.ui.replay.replay_board import PyramidPicture, Table
from pyramids.games.im_bann.ui.table.table_scene import TableScene
from pyramids.play.running_game import RunningGame
from pyramids.play.seats import default_look
from pyramids.screens.in_game.handover import Handover
from pyramids.screens.settings import preferences
from pyramids.showcase.guides import next_gesture
from pyramids.showcase.headless_app import headless_app
from pyramids.storage.settings import Pace
from pyramids.tables.game_ui import game_ui
from pyramids.tables.players import PlayerLooks
from pyramids.tables.testing.gestures import By
from pyramids.tables.testing.headless_app import FRAME, HeadlessApp
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.drawing.surface_cache import SurfaceCache
from tests.games.im_bann.tables import DECK, RULES

PEOPLE = 3
ROUNDS = 4
MOST_GESTURES = 1500
Face = tuple[int, int, str]
"""Item, value and special of a card."""


@contextmanager
def drawn_faces() -> Iterator[set[Face]]:
    """Collects the faces of all cards that are drawn."""
    found: set[Face] = set()
    real = SurfaceCache.get

    def get(
        cache: SurfaceCache, key: Hashable, render: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        if isinstance(key, tuple) and key[0] in ("im_bann card", "im_bann tilted"):
            found.add(key[1:4])
        return real(cache, key, render)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SurfaceCache, "get", get)
        yield found


def everything_drawn(headless: HeadlessApp) -> tuple[set[Face], str]:
    """The cards and the texts of all visible scenes."""
    app, texts = headless.app, []
    with drawn_faces() as faces:
        for scene in app.scenes.visible_scenes():
            canvas = Canvas(pygame.Surface(app.size), app.graphics, record=True)
            scene.draw(canvas)
            texts += [text.text for text in canvas.texts or ()]
    return faces, "\n".join(texts)


def faces_of(cards: tuple[int, ...]) -> set[Face]:
    found = [DECK.cards[card] for card in kinds_of(cards[:-1])]
    return {(card.item, card.value, card.special) for card in found}


def open_cards(state: State) -> set[Face]:
    """What lies on the table for everyone."""
    found = faces_of(state.discards) | {(-1, 0, "mummy")}
    for player in state.archaeologists:
        found |= faces_of(player.display)
    return found


def hidden_names(game: RunningGame, viewer: int | None) -> set[str]:
    """The names of cards in other hands that nobody could have seen otherwise."""
    state = game.state
    own = faces_of(state.archaeologists[viewer].hand) if viewer is not None else set()
    # What was discarded is in the log.
    told = {name for ply in game.session.states for name in open_cards(ply)} | own
    others = [p.hand for seat, p in enumerate(state.archaeologists) if seat != viewer]
    hidden = set().union(*map(faces_of, others)) - told
    cards = [c for c in DECK.cards if (c.item, c.value, c.special) in hidden and not c.special]
    return {card_name(card) for card in cards}


def test_no_other_hand_is_seen_while_the_screen_goes_round() -> None:
    """Cards that fly are open ones or the viewer's; behind a curtain there is nothing at all."""
    seen_behind, turns = 0, set()
    with headless_app((1280, 800)) as made:
        made.settings.pace = Pace.INSTANT
        preferences.apply(made.app, made.settings)
        game = made.game(SPEC, seed=5, people=PEOPLE)
        made.open(game)
        for _ in range(MOST_GESTURES):
            top = made.app.scenes.top
            faces, texts = everything_drawn(made)
            if isinstance(top, Handover):
                assert not faces
                assert not any(name in texts for name in hidden_names(game, None))
                seen_behind += 1
            elif isinstance(top, TableScene):
                viewer = top.controller.viewer
                own = faces_of(game.state.archaeologists[viewer].hand)
                assert faces <= open_cards(game.state) | own
                assert not any(name in texts for name in hidden_names(game, viewer))
                turns.add(viewer)
            if game.state.round > ROUNDS or game.over is not None or top is None:
                break
            gesture = next_gesture(top, By.MOUSE)
            if gesture is None:
                made.app.step(FRAME)
            else:
                made.do(gesture)
    assert seen_behind >= ROUNDS
    assert turns == set(range(PEOPLE))


def test_the_small_picture_of_a_saved_game_shows_no_hand() -> None:
    looks = [default_look(seat, None) for seat in range(2)]
    players = PlayerLooks(("Ana", "Ben"), tuple(looks))
    with headless_app((400, 300)) as made:
        game = made.game(SPEC, seed=2, people=2)
        made.play_on(game, lambda state: state.phase is Phase.TURN and state.round == 4)
        picture = game_ui(SPEC).board_preview(DECK, players, 0)
        assert isinstance(picture, PyramidPicture)
        picture.show(game.state, ())
        picture.place(pygame.Rect(0, 0, 400, 300), made.app.graphics)
        with drawn_faces() as faces:
            picture.draw(Canvas(pygame.Surface((400, 300)), made.app.graphics))
        assert not faces


def test_a_replay_shows_the_backs_of_cards_that_its_viewer_may_not_see() -> None:
    looks = PlayerLooks(("Ana", "Ben"), tuple(default_look(seat, None) for seat in range(2)))
    with headless_app((1280, 800)) as made:
        game = made.game(SPEC, seed=2, people=2)
        made.play_on(game, lambda state: state.phase is Phase.TURN and state.round == 4)
        board = Table(RULES, looks)
        board.place(pygame.Rect(0, 0, 1280, 600), made.app.graphics)
        board.show(RULES.observe(game.state, 0).state, ())
        with drawn_faces() as faces:
            board.draw(Canvas(pygame.Surface((1280, 600)), made.app.graphics))
        own = faces_of(game.state.archaeologists[0].hand)
        assert faces <= open_cards(game.state) | own
