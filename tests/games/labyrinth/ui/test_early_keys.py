"""Keys that are pressed while something moves."""

from __future__ import annotations

import pytest

from pyramids.storage.settings import Pace
from pyramids.tables.testing.gestures import Key, raw
from pyramids.ui.dialog import Answer, Dialog
from tests.games.labyrinth.ui.table_player import ANA, Guest, laying_plain, seated


def flipping(guest: Guest) -> None:
    """Place a tile by keys, and wait until the next number is being revealed."""
    turn = guest.state.turn
    guest.headless.do(Key("p"), Key("return"))
    guest.wait_for(lambda: guest.table.can_go_on and not guest.table.busy)
    guest.headless.do(Key("return"))
    guest.wait_for(lambda: guest.table.busy and guest.state.turn == turn + 1)


def test_p_and_enter_pressed_while_the_number_is_revealed_place_the_tile() -> None:
    with seated(ANA, until=laying_plain, pace=Pace.NORMAL) as guest:
        flipping(guest)
        spaces = guest.state.hunters[0].spaces
        guest.headless.do(Key("p"), Key("return"))
        guest.headless.wait(100)
        after = guest.state.hunters[0].spaces
        assert sum(a != b for a, b in zip(spaces, after, strict=True)) == 1


@pytest.mark.parametrize("key", ["return", "space"])
def test_a_key_that_skips_the_reveal_places_no_tile(key: str) -> None:
    with seated(ANA, until=laying_plain, pace=Pace.NORMAL) as guest:
        flipping(guest)
        guest.headless.do(Key(key))
        guest.headless.wait(300)
        assert guest.table.hand.active
        assert not guest.table.busy


def test_h_pressed_while_the_number_is_revealed_asks_for_hints_afterwards() -> None:
    with seated(ANA, until=laying_plain, pace=Pace.NORMAL) as guest:
        flipping(guest)
        guest.headless.do(Key("h"))
        assert not guest.table.hints.shown
        guest.headless.rest()
        assert guest.table.hints.shown


def test_esc_forgets_the_keys_that_were_pressed_too_early() -> None:
    with seated(ANA, until=laying_plain, pace=Pace.NORMAL) as guest:
        flipping(guest)
        guest.headless.do(Key("h"), Key("escape"))
        guest.headless.wait(300)
        guest.headless.do(Key("escape"))
        guest.headless.rest()
        assert guest.top() == "TableScene"
        assert not guest.table.hints.shown


def test_an_early_enter_never_answers_a_dialog_that_appears() -> None:
    with seated(ANA, until=laying_plain, pace=Pace.NORMAL) as guest:
        flipping(guest)
        answered: list[str] = []
        dialog = Dialog("Leave?", "", [Answer("Yes", lambda: answered.append("yes"), primary=True)])
        table, app = guest.table, guest.headless.app
        plies = len(guest.game.session.plies)
        for key in ("p", "return"):
            for events in raw(Key(key)):
                for event in app._reader.read(events[0], app.size):
                    table.handle(event)
        app.scenes.push(dialog)
        guest.headless.wait(500)
        assert app.scenes.top is dialog
        assert not answered
        app.scenes.pop()
        guest.headless.wait(500)
        assert len(guest.game.session.plies) == plies
