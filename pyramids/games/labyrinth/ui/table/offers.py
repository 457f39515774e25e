"""What the table offers now: buttons, words, lights and spots that follow the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyramids.games.labyrinth.board import ENTRANCES
from pyramids.games.labyrinth.moves import Done
from pyramids.games.labyrinth.state import HIDDEN_BET, NO_ENTRANCE
from pyramids.games.labyrinth.ui.table import instructions
from pyramids.games.labyrinth.ui.table.gains import entrance_way
from pyramids.language import current, later

if TYPE_CHECKING:
    from pyramids.games.labyrinth.ui.table.table_scene import TableScene

# Made once: a text that is made anew in every frame would be a change in every frame.
_DONE, _CONFIRM, _NEXT = later("Done"), later("Confirm"), later("Next number")


class Offers:
    """Brings a table up to date, frame by frame; nothing changes if nothing changed."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._followed: tuple[object, ...] = ()
        self._occasion: tuple[bool, bool, bool] = (False, False, False)

    @property
    def decides(self) -> bool:
        """Whether the viewer has something to choose now."""
        scene = self._scene
        return scene.hand.active or scene.choice.deciding or scene.course.viewer_bets

    @property
    def may_end(self) -> bool:
        """Whether "done" would be a move now."""
        scene = self._scene
        if not scene.choice.deciding or scene.busy:
            return False
        return scene.course.rules.check(scene.table, scene.course.viewer, Done()) is None

    def follow(self, *, anew: bool = False) -> None:
        """Say and show what can be done now; all of it only if something has changed."""
        scene, cause = self._scene, self._cause()
        if anew or cause != self._followed:
            self._followed = cause
            self._follow_all()
        seen = None if scene.busy else scene.foresight.pointed_at()
        scene.score.change = seen.change if seen is not None else None
        self._lead_keyboard()

    def _cause(self) -> tuple[object, ...]:
        """Everything that an offer depends on."""
        scene, hand, course = self._scene, self._scene.hand, self._scene.course
        # Values that stay the same objects come first: they are compared in no time.
        return (
            scene.table,
            course.game.state,
            scene.goal,
            scene.busy,
            hand.active,
            hand.lens,
            scene.choice.value,
            scene.choice.deciding,
            scene.controls.carries,
            course.viewer,
            course.viewer_bets,
            course.wants_confirmation,
            course.pause_left,
            course.flow.bots.resting,
            course.app.audio.muted,
            current(),
        )

    def _follow_all(self) -> None:
        self._scene.bar.follow(*instructions.words(self._scene))
        self._follow_column()
        self.choices()
        self._bets()
        scene, course = self._scene, self._scene.course
        scene.board.focusable = scene.hand.active
        scene.board.lit = self._lit_spaces()
        waiting = () if course.viewer_builds else course.thinking
        for plate in scene.rivals.plates:
            plate.thinks = plate.seat in waiting

    def choices(self) -> None:
        """Scarabs and entrances of a player who has laid the tile."""
        scene, value = self._scene, self._scene.choice.value
        gem = scene.numbers.stock.pile(value).art if value is not None else ""
        lengths: tuple[int, ...] = ()
        hunter = scene.table.hunters[scene.course.viewer]
        if scene.choice.deciding and not scene.busy and hunter.entrance == NO_ENTRANCE:
            rules = scene.course.rules
            ways = [entrance_way(rules, hunter, number) for number in range(len(ENTRANCES))]
            lengths = tuple(len(way.fields) for way in ways)
        scene.board.offer(scene.free_scarabs(), gem, lengths)
        scene.numbers.stock.choose(value if scene.free_scarabs() else None)

    def _follow_column(self) -> None:
        scene, hand, column = self._scene, self._scene.hand, self._scene.numbers
        column.turn_tool.enabled = column.places_tool.enabled = hand.active and not scene.busy
        column.hint.enabled = self.decides and not scene.busy
        # The card's tile is in the hand, or lies on the board already.
        laid = not hand.active and bool(scene.table.drawn)
        column.card.lifted = scene.controls.carries or laid
        ending = self.may_end
        column.go_on.visible = ending or scene.waits_for_word
        word = _CONFIRM if scene.course.wants_confirmation else _NEXT
        column.go_on.text = _DONE if ending else word

    def _bets(self) -> None:
        scene, course = self._scene, self._scene.course
        made = scene.table.bets[course.viewer]
        # Face down also on one's own screen: somebody may be looking over the shoulder.
        shown = HIDDEN_BET if made and len(course.humans) > 1 else made
        scene.numbers.bets.show(due=course.viewer_bets and not scene.busy, made=shown)

    def _lit_spaces(self) -> tuple[int, ...]:
        """The spaces that glow: all empty ones, or the one that a lesson is about."""
        return tuple(sorted({move.space for move in self._scene.hand.lit_moves()}))

    def _lead_keyboard(self) -> None:
        """Whoever plays by keys finds the focus on what is to be done next."""
        scene, desk = self._scene, self._scene.desk
        occasion = (scene.hand.active, scene.choice.deciding, scene.course.viewer_bets)
        if scene.busy or occasion == self._occasion:
            return
        self._occasion = occasion
        if not desk.focus_visible:
            return
        if scene.hand.active:
            desk.set_focus(scene.board)
            return
        spots = [*scene.board.scarabs, *scene.board.entrances, *scene.numbers.bets.tiles]
        first = next((spot for spot in [*spots, scene.numbers.go_on] if spot.visible), None)
        if first is not None:
            desk.set_focus(first)
