"""What a move does to a player's cards, as reviews show it; piles, the Mummy's 3."""

from __future__ import annotations

import pygame

from pyramids.games.im_bann.moves import Draw, Move, Play
from pyramids.games.im_bann.spec import SPEC
from pyramids.games.im_bann.state import CHAMBER, State
from pyramids.games.im_bann.ui.board.pyramid import Pyramid
from pyramids.games.im_bann.ui.column.piles import Piles
from pyramids.games.im_bann.ui.replay.decision_board import DecisionBoard
from pyramids.games.im_bann.ui.table.display import Standing
from pyramids.play.seats import default_look
from pyramids.showcase.headless_app import headless_app
from pyramids.tables.game_ui import game_ui
from pyramids.tables.players import PlayerLooks
from tests.games.im_bann.tables import DECK, RULES, Table, kind, player

ROOM = pygame.Rect(0, 0, 460, 300)
LOOKS = PlayerLooks(("Ana", "Ben"), tuple(default_look(seat, None) for seat in range(2)))


def names(kinds: tuple[int, ...], places: frozenset[int]) -> list[str]:
    return [DECK.cards[kinds[place]].name for place in sorted(places)]


def decided(before: State, move: Move) -> DecisionBoard:
    """The board after the first player's move."""
    with headless_app((640, 400)) as made:
        board = game_ui(SPEC).decision_board(DECK, LOOKS, 0)
        assert isinstance(board, DecisionBoard)
        board.show_change(before, RULES.apply(before, 0, move))
        board.place(ROOM, made.app.graphics)
        return board


def test_a_played_card_is_marked_where_it_was_and_where_it_lies() -> None:
    state = Table(player("rope-2 rope-2 spell", display="rope-1"), player(), depot="rope").state
    cards = decided(state, Play(kind("rope-2"))).cards
    assert names(cards.hand, cards.gone_from_hand) == ["rope-2"]
    assert names(cards.display, cards.new_in_display) == ["rope-2"]
    assert [DECK.cards[card].name for card in cards.hand] == ["rope-2", "rope-2", "spell"]


def test_two_moves_that_leave_the_pyramid_as_it_is_look_different() -> None:
    state = Table(player("rope-2 curse"), player(display="torch-1"), depot="rope").state
    played, cursed, drawn = (
        decided(state, move).cards for move in (Play(kind("rope-2")), Play(kind("curse")), Draw(2))
    )
    assert names(played.hand, played.gone_from_hand) == ["rope-2"]
    assert names(cursed.hand, cursed.gone_from_hand) == ["curse"]
    assert drawn.gone_from_hand == frozenset()
    assert [drawn.hand[place] for place in sorted(drawn.new_in_hand)] == [DECK.back] * 2


def test_a_position_without_a_move_marks_nothing() -> None:
    state = Table(player("rope-2 curse", display="rope-1"), player(), depot="rope").state
    with headless_app((640, 400)) as made:
        board = DecisionBoard(RULES, LOOKS, 0)
        board.place(ROOM, made.app.graphics)
        board.show(state, ())
        cards = board.cards
        assert cards.gone_from_hand == cards.new_in_hand == cards.new_in_display == frozenset()


def test_the_discard_pile_shows_what_came_last() -> None:
    state, piles = Table(player(), player()).state, Piles(DECK)

    def top(*discarded: str) -> str:
        counts = [0] * len(state.discards)
        for name in discarded:
            counts[kind(name)] += 1
        piles.show(state._replace(discards=tuple(counts)))
        return piles.top.name if piles.top else ""

    assert top("spell") == "spell"
    assert top("rope-2", "spell") == "rope-2"
    assert top("rope-2", "spell") == "rope-2"
    assert top("spell") == "spell"
    assert top() == ""


def test_the_need_of_the_mummy_stays_inside_a_small_board() -> None:
    with headless_app((640, 400)) as made:
        pyramid, frame = Pyramid(RULES), pygame.Rect(40, 10, 200, 300)
        pyramid.place(frame, made.app.graphics)
        for place in range(6):
            assert frame.contains(pyramid.more_rect(made.app.graphics, place))


def test_beside_the_royal_chamber_everything_tells_that_it_must_be_met_exactly() -> None:
    state = Table(player(display="rope-2", place=CHAMBER), player(display="rope-2")).state
    assert [Standing(RULES, state, seat).words for seat in range(2)] == [
        "exactly 10 missing",
        "3 missing",
    ]
    with headless_app((640, 400)) as made:
        pyramid = Pyramid(RULES)
        pyramid.place(ROOM, made.app.graphics)
        pyramid.show(state)
        told = [pyramid.tooltip_at(pyramid.chamber_rect(place).center) for place in (0, CHAMBER)]
    assert ["must be met exactly" in words for words in told] == [False, True]
