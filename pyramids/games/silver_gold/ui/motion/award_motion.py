"""Animates awards: the seal of a player's own one, and a stroke through another player's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

import pygame

from pyramids.games.silver_gold.deck import COLOURS
from pyramids.games.silver_gold.events import Awarded
from pyramids.games.silver_gold.state import State
from pyramids.games.silver_gold.ui.motion.moments import outrun
from pyramids.games.silver_gold.ui.motion.player_parts import PlayerParts
from pyramids.games.silver_gold.ui.sheet.layout import AWARDS
from pyramids.language import _
from pyramids.tables.drawing.big_moments import BigMoment
from pyramids.tables.drawing.flights import Flights
from pyramids.tables.drawing.moving_pictures import picture
from pyramids.ui.animation import Duration, in_cubic
from pyramids.ui.drawing.canvas import rect_at
from pyramids.ui.timeline import Part, sequence, wait

_STAMP_SIZE = 4.0


class AwardMotion:
    """Animates the awards of a step."""

    def __init__(self, flights: Flights, players: PlayerParts) -> None:
        self._flights = flights
        self._players = players
        self._before: State = players.controller.state()

    def of_step(self, events: Sequence[Awarded], before: State) -> list[Part]:
        """Each award of a step; those of the same colour have one box after the other."""
        self._before = before
        parts, stamped = [], Counter[str]()
        for event in events:
            parts.append(self._award(event, stamped[event.colour]))
            stamped[event.colour] += 1
        return parts

    def _award(self, event: Awarded, stamped: int) -> Part:
        """An award is stamped, or struck if another player has won it."""
        colour = event.colour
        number = COLOURS.index(colour)
        box = number * AWARDS + len(self._before.awards[number]) + stamped
        mine = self._players.is_viewer(event.seat)
        sheet = self._players.own_sheet
        sheet.hold("award", box)
        end = sheet.box("award", box)
        start = rect_at(
            "center", end.center, round(end.width * _STAMP_SIZE), round(end.height * _STAMP_SIZE)
        )
        art = f"silver_gold/award_seal_{colour}" if mine else "silver_gold/award_struck"
        stamp = self._flights.flight(
            start,
            end,
            picture(art),
            Duration.STAMP,
            arc=0,
            easing=in_cubic,
            arrive=partial(sheet.release, "award", box),
        )
        if mine:
            light = self._flights.sparkle(end.inflate(end.size), "gold_light")
            return sequence(stamp, self._flights.moment(self._own_award(event, end)), light)
        lost = self._flights.moment(self._lost_award(event, end))
        return sequence(stamp, lost, self._rival_award(event))

    def _own_award(self, event: Awarded, seal: pygame.Rect) -> BigMoment:
        rivals = outrun(self._players.controller.deck, self._before, event)
        words = (
            _("Snatched from {name}", name=self._players.controller.name(rivals[0]))
            if rivals
            else _("Award won")
        )
        return BigMoment(
            event.seat,
            seal,
            event.points,
            words,
            "award_snatched" if rivals else "award",
            pleased=[event.seat],
            annoyed=self._players.others(event.seat),
        )

    def _lost_award(self, event: Awarded, box: pygame.Rect) -> BigMoment:
        """Another player's award, on the viewer's sheet: it hurts those who were close to it."""
        viewer = self._players.controller.viewer
        rivals = outrun(self._players.controller.deck, self._before, event)
        words = _("{name} was faster", name=self._players.controller.name(event.seat))
        return BigMoment(
            viewer,
            box,
            words=words if viewer in rivals else "",
            sound="award_lost",
            annoyed=rivals,
        )

    def _rival_award(self, event: Awarded) -> Part:
        plate = self._players.rivals.plate(event.seat)
        if plate is None:
            return wait(0)
        moment = BigMoment(event.seat, plate.face, event.points, pleased=[event.seat])
        return self._flights.moment(moment)
