"""Offers: which cards, tools, buttons and players the viewer may press now."""

from __future__ import annotations

from pyramids.engine.contract import Seat
from pyramids.games.im_bann.moves import Idle
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import CHAMBER, State
from pyramids.games.im_bann.ui.column import tool_column
from pyramids.games.im_bann.ui.column.tool_column import ToolColumn
from pyramids.games.im_bann.ui.table import foot as buttons
from pyramids.games.im_bann.ui.table.choices import Asking, Choices
from pyramids.games.im_bann.ui.table.foot import Foot
from pyramids.games.im_bann.ui.table.rivals import RivalPlate
from pyramids.tables.parts.rivals import RivalPlates
from pyramids.ui.theme import Material
from pyramids.ui.widgets import Widget


class Offers:
    """Shows the viewer's choices on the widgets of the table."""

    def __init__(
        self,
        rules: ImBann,
        choices: Choices,
        tools: ToolColumn,
        foot: Foot,
        rivals: RivalPlates[RivalPlate],
    ) -> None:
        self._rules = rules
        self._choices = choices
        self._tools = tools
        self._foot = foot
        self._rivals = rivals

    def show(self, state: State, viewer: Seat, *, free: bool) -> None:
        """Offer what is legal in a state; nothing unless the viewer is free to choose."""
        self._offer_tools(free)
        self._offer_cards(free)
        self._offer_buttons(state, viewer, free)
        receivers = self._choices.receivers() if free else ()
        for plate in self._rivals.plates:
            plate.offered = plate.seat in receivers

    def _offer_tools(self, free: bool) -> None:
        choices, tools = self._choices, self._tools
        tools.draw_one.enabled = free and choices.may_draw(1)
        tools.draw_two.enabled = free and choices.may_draw(2)
        tools.swap.enabled = free and (choices.swapping or choices.may_swap)
        tools.swap.text = tool_column.CANCEL if choices.swapping else tool_column.SWAP
        tools.hint.enabled = free
        tools.depot.offer(items=free and choices.sets_depot)

    def _offer_cards(self, free: bool) -> None:
        choices = self._choices
        for card in self._foot.hand.cards:
            if card.card is None:
                continue
            kind = self._foot.hand.kinds[card.position]
            card.ready = free and choices.usable(card.position, kind)
            card.asleep = free and not card.ready
            waits = choices.asking in (Asking.ITEM, Asking.MUMMY) and (
                (choices.card, choices.position) == (kind, card.position)
            )
            card.chosen = waits or (choices.swapping and card.position in choices.picked)
        display = self._foot.display
        if choices.paying:
            values = self._rules.scoring.values
            display.offer([kind for kind in display.kinds if values[kind]], [*choices.picked])
        else:
            display.offer(choices.losses() if free else (), ())

    def _offer_buttons(self, state: State, viewer: Seat, free: bool) -> None:
        choices, foot = self._choices, self._foot
        here = state.archaeologists[viewer].place
        foot.beat.visible = free and choices.may_beat
        foot.beat.text = buttons.OPEN if here == CHAMBER else buttons.BEAT
        foot.pass_mummy.visible = free and choices.may_pass
        foot.myself.visible = free and viewer in choices.receivers()
        if free and (choices.swapping or choices.paying):
            foot.go_on.visible = choices.complete()
            foot.go_on.text = buttons.CHOSEN_SWAP if choices.swapping else buttons.CHOSEN_PRICE
        elif free and choices.ending() is not None:
            idle = isinstance(choices.ending(), Idle)
            foot.go_on.visible = True
            foot.go_on.text = buttons.SKIP_TURN if idle else buttons.END_TURN
        foot.go_on.material = Material.NIGHT if self._may_do_more(free) else Material.GOLD
        foot.arrange()

    def _may_do_more(self, free: bool) -> bool:
        """Whether ending the turn would leave something out."""
        foot, choices = self._foot, self._choices
        cards = free and choices.ending() is not None and any(c.ready for c in foot.hand.cards)
        return foot.beat.visible or cards

    def first(self) -> Widget | None:
        """What a player with a keyboard will most likely want."""
        foot, tools = self._foot, self._tools
        fields = [field for field in tools.depot.fields if field.offered]
        plates = [plate for plate in self._rivals.plates if plate.offered]
        own = [card for card in foot.display.cards if card.offered]
        cards = [card for card in foot.hand.cards if card.visible and card.ready]
        shown = [button for button in foot.buttons if button.visible]
        usable = [tool for tool in (tools.draw_two, tools.draw_one, tools.swap) if tool.enabled]
        return next(iter([*fields, *plates, *own, *shown[:1], *cards, *usable]), None)
