"""Im Bann's table: cards, swaps, Spells, the Mummy and Curses by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from pyramids.engine.contract import Hint
from pyramids.games.im_bann.counts import kinds_of
from pyramids.games.im_bann.moves import Beat, Play
from pyramids.games.im_bann.spec import SPEC
from pyramids.games.im_bann.state import MOST_SWAPPED, MUMMY_VALUE, NOBODY, Phase, State
from pyramids.games.im_bann.ui.table.choices import Asking
from pyramids.games.im_bann.ui.table.hand import HandCard
from pyramids.games.im_bann.ui.table.table_scene import TableScene
from pyramids.games.im_bann.ui.table.unseen import UnseenCards
from pyramids.screens.settings import preferences
from pyramids.showcase.headless_app import headless_app
from pyramids.storage.settings import Pace
from pyramids.tables.testing.gestures import Click, Drag, Move, moved, pressed, raw
from pyramids.tables.testing.headless_app import FRAME, HeadlessApp
from pyramids.tables.testing.staging import Staging
from pyramids.ui.animation import Speed
from pyramids.ui.theme import Material
from tests.games.im_bann.tables import DECK, kind

SHORT = {"length": "short"}
STAGING = Staging(SPEC, TableScene, ("spiteful", "gambler", "beginner", "hoarder"))


@dataclass
class Guest:
    """A player at a table."""

    headless: HeadlessApp
    table: TableScene

    @property
    def state(self) -> State:
        state: State = self.table.controller.game.state
        return state

    @property
    def hand(self) -> list[str]:
        return [DECK.cards[card].name for card in kinds_of(self.state.archaeologists[0].hand)]

    def card(self, name: str) -> HandCard:
        hand = self.table.foot.hand
        return hand.cards[hand.kinds.index(kind(name))]

    def click(self, name: str) -> None:
        self.headless.click(self.card(name))


@contextmanager
def seated(
    until: Callable[[State], bool], rivals: int = 1, options: dict[str, str] | None = None
) -> Iterator[Guest]:
    """At a table in the first state that fits."""
    with headless_app((1280, 800)) as made:
        made.settings.pace = Pace.INSTANT
        preferences.apply(made.app, made.settings)
        table = STAGING.open(made, until, rivals, options=options)
        table.controller.flow.bots.paused = True
        yield Guest(made, table)


def begins(state: State) -> bool:
    return state.turn == 0 and state.phase is Phase.TURN


def holds(name: str) -> Callable[[State], bool]:
    """Whether the first player's turn begins with a card in the hand."""
    return lambda state: begins(state) and state.archaeologists[0].hand[kind(name)] > 0


def matching(state: State) -> bool:
    """Whether the first player has equipment that matches the depot, and some that doesn't."""
    hand = kinds_of(state.archaeologists[0].hand) if begins(state) else ()
    items = {DECK.cards[card].item for card in hand if not DECK.cards[card].special}
    return state.depot in items and len(items) > 1


def of_item(guest: Guest, *, wanted: bool) -> str:
    """A card of the hand that matches the depot, or equipment that doesn't."""
    cards = [DECK.cards[kind(name)] for name in guest.hand]
    found = [c.name for c in cards if not c.special and (c.item == guest.state.depot) is wanted]
    return found[0]


class TestCards:
    def test_a_click_plays_a_card_that_matches_the_depot(self) -> None:
        with seated(matching) as guest:
            name = of_item(guest, wanted=True)
            before = guest.hand.count(name)
            guest.click(name)
            assert guest.hand.count(name) == before - 1

    def test_a_card_can_be_dragged_to_the_display(self) -> None:
        with seated(matching) as guest:
            name = of_item(guest, wanted=True)
            before = guest.hand.count(name)
            end = guest.table.foot.display.rect.center
            guest.headless.do(Drag(guest.card(name).rect.center, end))
            assert guest.hand.count(name) == before - 1

    def test_a_card_that_is_dropped_on_the_hand_stays_there(self) -> None:
        with seated(matching) as guest:
            before = guest.state
            start = guest.card(of_item(guest, wanted=True)).rect.center
            guest.headless.do(Drag(start, (start[0] + 300, start[1])))
            assert guest.state == before

    def test_a_pressed_card_isnt_carried_once_the_hand_has_changed(self) -> None:
        with seated(matching) as guest:
            table, step = guest.table, guest.headless.app.step
            hand = table.foot.hand
            last = hand.cards[len(hand.kinds) - 1].rect.center
            step(FRAME, [pressed(last)])
            table.make_move(Play(kind(of_item(guest, wanted=True))))
            step(FRAME, [moved(table.foot.display.rect.center)])
            assert not table.controls.carries

    def test_a_card_of_another_item_says_why_not(self) -> None:
        with seated(matching) as guest:
            before, name = guest.state, of_item(guest, wanted=False)
            guest.click(name)
            assert guest.state == before
            assert guest.headless.app.toasts.texts == ["Equipment must match the depot"]
            assert "must match" in guest.card(name).tooltip_at((0, 0))

    def test_a_played_card_can_be_undone_and_redone(self) -> None:
        with seated(matching) as guest:
            before = guest.state
            guest.click(of_item(guest, wanted=True))
            after = guest.state
            guest.headless.key("u")
            assert guest.state == before
            guest.headless.click(guest.table.bar.redo)
            assert guest.state == after

    def test_drawing_two_cards_brings_two(self) -> None:
        with seated(lambda state: begins(state) and sum(state.archaeologists[0].hand) < 8) as guest:
            before = len(guest.hand)
            guest.headless.click(guest.table.tools.draw_two)
            guest.headless.wait(200)
            assert len(guest.hand) == before + 2


class TestSwaps:
    def test_cards_are_picked_in_any_order_and_swapped_together(self) -> None:
        with seated(lambda state: begins(state) and state.round == 3) as guest:
            table, headless = guest.table, guest.headless
            headless.click(table.tools.swap)
            for position in (3, 0):
                headless.click(table.foot.hand.cards[position])
            assert guest.state.picked == ()
            given = sorted(table.foot.hand.kinds[n] for n in (3, 0))
            size, discards = len(guest.hand), guest.state.discards
            headless.click(table.foot.go_on)
            headless.wait(200)
            assert len(guest.hand) == size
            assert all(guest.state.discards[card] > discards[card] for card in given)

    def test_a_swap_that_was_begun_can_be_cancelled(self) -> None:
        with seated(lambda state: begins(state) and state.round == 3) as guest:
            before = guest.state
            guest.headless.click(guest.table.tools.swap)
            assert guest.state.phase is Phase.SWAP
            guest.headless.key("escape")
            assert guest.state == before
            assert guest.headless.app.scenes.top is guest.table

    def test_a_sixth_card_is_refused(self) -> None:
        def many(state: State) -> bool:
            return begins(state) and sum(state.archaeologists[0].hand) > MOST_SWAPPED

        with seated(many) as guest:
            table = guest.table
            guest.headless.click(table.tools.swap)
            for position in range(MOST_SWAPPED + 1):
                guest.headless.click(table.foot.hand.cards[position])
            assert len(table.choices.picked) == MOST_SWAPPED
            assert guest.headless.app.toasts.texts == ["Swap five cards at most"]


class TestSpecialCards:
    def test_a_spell_asks_for_an_item_and_turns_the_depot(self) -> None:
        with seated(holds("spell")) as guest:
            guest.click("spell")
            assert guest.table.choices.asking is Asking.ITEM
            item = (guest.state.depot + 1) % 4
            guest.headless.click(guest.table.tools.depot.fields[item])
            assert guest.state.depot == item

    def test_a_spell_can_be_taken_back_before_an_item_is_chosen(self) -> None:
        with seated(holds("spell")) as guest:
            before = guest.state
            guest.click("spell")
            guest.headless.key("escape")
            assert guest.table.choices.asking is Asking.NOTHING
            assert guest.state == before

    def test_a_spell_can_be_dragged_onto_an_item(self) -> None:
        with seated(holds("spell")) as guest:
            item = (guest.state.depot + 2) % 4
            field = guest.table.tools.depot.fields[item]
            guest.headless.do(Drag(guest.card("spell").rect.center, field.rect.center))
            assert guest.state.depot == item

    def test_the_mummy_goes_to_the_player_who_is_clicked(self) -> None:
        with seated(holds("mummy"), rivals=3) as guest:
            guest.click("mummy")
            assert guest.table.choices.asking is Asking.MUMMY
            plate = guest.table.rivals.plate(2)
            assert plate is not None
            guest.headless.click(plate)
            assert guest.state.mummy == 2

    def test_the_mummy_may_be_kept(self) -> None:
        with seated(holds("mummy"), rivals=3) as guest:
            guest.click("mummy")
            guest.headless.click(guest.table.foot.myself)
            assert guest.state.mummy == 0

    def test_a_cursed_player_clicks_the_card_that_goes(self) -> None:
        def cursed(state: State) -> bool:
            return state.phase is Phase.LOSE and state.victims[0] == 0

        with seated(cursed, rivals=3) as guest:
            before = guest.state.archaeologists[0].display
            guest.headless.click(guest.table.foot.display.cards[0])
            assert sum(guest.state.archaeologists[0].display) == sum(before) - 1


def price(state: State) -> bool:
    """Whether the first player pays for the Mummy's way to the royal chamber."""
    return state.turn == 0 and state.phase is Phase.PRICE


class TestTheMummysPrice:
    def test_equipment_is_picked_until_the_price_is_paid(self) -> None:
        with seated(price, options=SHORT) as guest:
            table, target = guest.table, guest.state.target
            offered = [card for card in table.foot.display.cards if card.offered]
            assert not table.foot.go_on.visible
            while not table.choices.complete():
                guest.headless.click(offered.pop())
            guest.headless.click(table.foot.go_on)
            assert guest.state.mummy == target

    def test_a_protection_pays_nothing(self) -> None:
        with seated(price, options=SHORT) as guest:
            cards = guest.table.foot.display.cards
            assert not any(card.offered for card in cards if card.card and card.card.special)

    def test_the_price_can_be_taken_back_with_the_mummy(self) -> None:
        with seated(price, options=SHORT) as guest:
            guest.headless.key("escape")
            assert guest.state.phase is Phase.FINISH
            assert guest.state.mummy == 0


class TestAdventures:
    def test_an_adventure_is_beaten_by_its_button(self) -> None:
        def may_beat(state: State) -> bool:
            finishes = state.turn == 0 and state.phase is Phase.FINISH and state.may_beat
            return finishes and bool(sum(state.archaeologists[0].display) > 1)

        with seated(may_beat, rivals=2) as guest:
            place = guest.state.archaeologists[0].place
            assert guest.table.choices.can(Beat())
            guest.headless.click(guest.table.foot.beat)
            assert guest.state.archaeologists[0].place == place + 1
            assert guest.table.pyramid.places[0] == place + 1

    def test_an_exact_adventure_asks_for_the_depot(self) -> None:
        with seated(lambda state: state.turn == 0 and state.phase is Phase.DEPOT) as guest:
            item = (guest.state.depot + 1) % 4
            guest.headless.click(guest.table.tools.depot.fields[item])
            assert guest.state.depot == item


class TestKeys:
    def test_n_shows_the_cards_that_nobody_has_shown_yet(self) -> None:
        with seated(lambda state: begins(state) and state.round == 4, rivals=2) as guest:
            guest.headless.key("n")
            panel = guest.headless.top(UnseenCards)
            hidden = sum(guest.state.stack) + sum(
                sum(player.hand) for player in guest.state.archaeologists[1:]
            )
            assert sum(panel.unseen) == hidden
            guest.headless.key("n")
            assert guest.headless.app.scenes.top is guest.table

    def test_enter_plays_the_focused_card(self) -> None:
        with seated(matching) as guest:
            name = of_item(guest, wanted=True)
            before = guest.hand.count(name)
            guest.table.widgets.set_focus(guest.card(name), visible=True)
            guest.headless.key("return")
            assert guest.hand.count(name) == before - 1

    def test_a_click_beside_everything_plays_nothing(self) -> None:
        with seated(matching) as guest:
            before = guest.state
            guest.headless.do(Click((5, 795)))
            assert guest.state == before


def test_a_hint_says_the_move_that_it_means() -> None:
    with seated(holds("spell")) as guest:
        move = Play(kind("spell"), item=1)
        place = guest.table.hint_place(Hint(move, ()))
        assert place is not None
        assert place.cells[0].contains(guest.card("spell").rect)
        assert guest.table.hint_title(Hint(move, ())) == "Spell"


class TestWhatIsShown:
    def test_pointing_at_a_card_shows_what_the_display_would_be_worth(self) -> None:
        with seated(matching) as guest:
            display, card = guest.table.foot.display, guest.card(of_item(guest, wanted=True))
            assert display.standing is not None
            assert card.card is not None
            guest.headless.point(card)
            guest.headless.wait(20)
            assert display.outlook is not None
            assert display.outlook.total == display.standing.total + card.card.value
            guest.headless.do(Move((5, 795)))
            guest.headless.wait(20)
            assert display.outlook is None

    def test_only_the_spell_that_was_clicked_is_marked(self) -> None:
        def two(state: State) -> bool:
            return begins(state) and state.archaeologists[0].hand[kind("spell")] > 1

        with seated(two, rivals=3) as guest:
            hand = guest.table.foot.hand
            spells = [hand.cards[n] for n, card in enumerate(hand.kinds) if card == kind("spell")]
            guest.headless.click(spells[1])
            assert [card.chosen for card in spells] == [False, True] + [False] * (len(spells) - 2)
            guest.headless.click(spells[0])
            assert [card.chosen for card in spells][:2] == [True, False]

    def test_a_dragged_spell_lights_the_items_that_it_may_be_dropped_on(self) -> None:
        with seated(holds("spell")) as guest:
            table = guest.table
            start = guest.card("spell").rect.center
            events = [*raw(Drag(start, table.foot.display.rect.center))]
            for step in events[:-1]:
                guest.headless.app.step(FRAME, step)
            assert all(field.offered for field in table.tools.depot.fields)
            assert table.foot.display.inviting
            *_, release = raw(Drag(start, start))
            guest.headless.app.step(FRAME, release)
            guest.headless.wait(20)
            assert not any(field.offered for field in table.tools.depot.fields)
            assert not table.foot.display.inviting

    def test_the_mummy_needs_three_more_only_when_it_has_arrived(self) -> None:
        with seated(holds("mummy"), rivals=3) as guest:
            guest.headless.app.motion.speed = Speed.NORMAL
            guest.click("mummy")
            plate = guest.table.rivals.plate(2)
            assert plate is not None
            assert plate.standing is not None
            before = plate.standing.need
            guest.headless.click(plate)
            guest.headless.wait(300)
            assert plate.standing.need == before
            assert guest.table.pyramid.mummy == NOBODY
            guest.headless.rest()
            assert plate.standing.need == before + MUMMY_VALUE
            assert guest.table.pyramid.mummy == 2


def test_beside_the_hints_rivals_keep_their_cards_and_the_log_makes_room() -> None:
    with seated(begins, rivals=2) as guest:
        table, before = guest.table, [plate.rect for plate in guest.table.rivals.plates]
        guest.headless.key("h")
        guest.headless.wait(50)
        assert table.hints.shown
        assert table.rivals.visible
        assert not table.hint_column.heads.visible
        assert not table.log.visible
        for plate in table.rivals.plates:
            assert not plate.rect.colliderect(table.hints.list.rect)
            assert plate.cards.height > 0
        guest.headless.key("escape")
        guest.headless.wait(50)
        assert table.log.visible
        assert [plate.rect for plate in table.rivals.plates] == before


def test_five_at_a_table_have_just_their_heads_beside_the_hints() -> None:
    with seated(begins, rivals=4) as guest:
        guest.headless.key("h")
        guest.headless.wait(50)
        assert guest.table.hint_column.heads.visible
        assert not guest.table.rivals.visible
        told = [plate.brief() for plate in guest.table.rivals.plates]
        assert all(words.startswith("0 of ") for words in told), "a hand's size looks like a score"


def well_equipped(state: State) -> bool:
    """Whether the first player has a Scarab and two cards for it."""
    if not holds("scarab")(state):
        return False
    hand = [DECK.cards[card] for card in kinds_of(state.archaeologists[0].hand)]
    return sum(not card.special and card.item == state.depot for card in hand) > 1


def test_a_card_that_slides_below_a_resting_pointer_is_no_preview() -> None:
    with seated(well_equipped) as guest:
        hand, display = guest.table.foot.hand, guest.table.foot.display
        guest.click("scarab")
        guest.headless.wait(50)
        first = next(card for card in hand.cards if card.ready)
        guest.headless.click(first)
        guest.headless.wait(50)
        assert any(card.ready for card in hand.cards)
        assert display.outlook is None
        following = next(card for card in hand.cards if card.ready)
        guest.headless.do(Move(following.rect.center))
        guest.headless.wait(50)
        assert display.outlook is not None


def test_a_preview_tells_the_total_before_and_after_the_card() -> None:
    with seated(matching) as guest:
        table = guest.table
        card = next(card for card in table.foot.hand.cards if card.ready and card.card)
        guest.headless.do(Move(card.rect.center))
        guest.headless.wait(50)
        now, then = table.foot.display.standing, table.foot.display.outlook
        assert now is not None
        assert then is not None
        assert card.card is not None
        assert then.figures_from(now) == f"0 → {card.card.value} of {now.need}"


def test_messages_leave_the_hand_free() -> None:
    with seated(matching) as guest:
        table = guest.table
        hand = table.foot.hand.rect
        assert table.toast_area().bottom < hand.top


def test_after_a_special_card_the_button_that_ends_the_turn_does_not_stand_out() -> None:
    with seated(well_equipped) as guest:
        guest.click("scarab")
        guest.headless.wait(50)
        assert guest.table.foot.go_on.visible
        assert guest.table.foot.go_on.material is Material.NIGHT
