"""What a player did in a finished game, as the discoveries judge it."""

from __future__ import annotations

from dataclasses import dataclass, field

from pyramids.engine.contract import Over, Seat
from pyramids.engine.discoveries import PlayedGame, Step
from pyramids.games.pyramido import scoring
from pyramids.games.pyramido.areas.quarters import Quarters, corner_of, fields
from pyramids.games.pyramido.building import stage_room
from pyramids.games.pyramido.events import (
    Activated,
    GemsReturned,
    StackSplit,
    StageBegan,
    StageScored,
    Taken,
)
from pyramids.games.pyramido.moves import Place
from pyramids.games.pyramido.state import STAGES, Builder


@dataclass
class Stage:
    """A stage of the player's pyramid and its scoring."""

    number: int
    dominoes: int = 0
    taken: list[int] = field(default_factory=list)
    """The stacks that the player took dominoes from, in order."""
    activated: list[Activated] = field(default_factory=list)
    levels: list[int] = field(default_factory=list)
    """Per activated area the number of stages on which it lies."""
    areas: int = 0
    mythical: int = 0
    kept: int = 0
    """The gems kept for the next stage; in the last one, 0."""

    @property
    def points(self) -> int:
        """What the stage scored."""
        return self.areas + self.mythical

    @property
    def complete(self) -> bool:
        """Whether no gap is left (PF-3)."""
        return self.dominoes == stage_room(self.number)


@dataclass(frozen=True)
class Facts:
    """A finished game of one player."""

    seat: Seat
    stages: tuple[Stage, ...]
    splits: int
    """How often the player replaced an empty stack (PF-5)."""
    bag_ran_out: bool
    """Whether discarded gems went back into the bag (PF-6)."""
    began_last: bool
    """Whether the player began the last stage: nobody scored less in the one before (PF-15)."""
    upright: bool
    """Whether stage 1 is higher than wide, as the player built it."""
    over: Over

    @property
    def score(self) -> int:
        """The player's points."""
        return self.over.scores[self.seat]

    @property
    def won(self) -> bool:
        """Whether the player has beaten somebody."""
        return len(self.over.scores) > 1 and self.seat in self.over.winners

    @property
    def activated(self) -> list[Activated]:
        """The areas that the player activated in the whole game."""
        return [event for stage in self.stages for event in stage.activated]


def collect(game: PlayedGame, seat: Seat) -> Facts:
    """The facts of a finished game for one seat."""
    events = [event for step in game.steps for event in step.events]
    began = [event.start for event in events if isinstance(event, StageBegan)]
    box = game.end.builders[seat].box
    return Facts(
        seat=seat,
        stages=_stages(game, seat),
        splits=sum(isinstance(event, StackSplit) and event.seat == seat for event in events),
        bag_ran_out=any(isinstance(event, GemsReturned) for event in events),
        began_last=len(game.end.builders) > 1 and began[-1:] == [seat],
        upright=box.height > box.width,
        over=scoring.final(game.end),
    )


def _stages(game: PlayedGame, seat: Seat) -> tuple[Stage, ...]:
    stages = [Stage(number) for number in range(1, STAGES + 1)]
    for placed in game.end.builders[seat].placed:
        stages[placed.stage - 1].dominoes += 1
    for step in game.steps:
        for event in step.events:
            if isinstance(event, StageBegan) and event.stage > 1:
                stages[event.stage - 2].kept = sum(step.after.builders[seat].gems)
            elif event.seat == seat and step.before.stage:
                _note(stages[step.before.stage - 1], game.rules.quarters, step, event)
    return tuple(stages)


def _note(stage: Stage, quarters: Quarters, step: Step, event: object) -> None:
    match event:
        case Taken():
            stage.taken.append(event.stack)
        case Activated():
            builder = step.before.builders[event.seat]
            stage.activated.append(event)
            stage.levels.append(_levels(quarters, builder, event.area))
        case StageScored():
            stage.areas, stage.mythical = event.areas, event.mythical


def _levels(quarters: Quarters, builder: Builder, first: tuple[int, int]) -> int:
    """On how many stages an area lies, seen from above (PF-11)."""
    area = quarters.area(builder, *first)
    assert area is not None, "it was activated"
    top: dict[tuple[int, int], int] = {}
    corner = corner_of(builder.box)
    for placed in builder.placed:
        place = Place(placed.row, placed.column, placed.rotation)
        one, other = quarters.blocks(placed.rotation)
        mask = (one | other) << quarters.shift(builder.box, placed.stage, place) >> corner
        top.update((quarter, placed.stage) for quarter in fields(mask))
    return len({top[quarter] for quarter in fields(area.quarters)})
