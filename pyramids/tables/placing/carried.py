"""The piece in the hand as it is drawn: it glides, turns, flips, and shakes when it is refused."""

from __future__ import annotations

from pyramids.ui.animation import Duration, Glide, Point, Tween, in_out_cubic, wiggle


class CarriedPiece:
    """Where the piece is drawn. Where it lies is known at once; this follows smoothly."""

    def __init__(self) -> None:
        self._centre = Glide(duration=Duration.GHOST)
        self._spin = Tween(0.0, Duration.TURN)
        self._flip = Tween(1.0, Duration.TURN)
        self._refusal = Tween(1.0, Duration.WIGGLE, in_out_cubic)

    @property
    def centre(self) -> Point:
        """Where its middle is drawn."""
        return self._centre.pos

    @property
    def angle(self) -> float:
        """How far it is drawn turned away from how it lies, in degrees clockwise."""
        return self._spin.value

    @property
    def flip(self) -> float:
        """How wide it is drawn, from -1 (the mirror image) to 1 (as it lies)."""
        return self._flip.value

    @property
    def swing(self) -> float:
        """How far it is shaken to the side, from -1 to 1."""
        return wiggle(self._refusal.value)

    @property
    def turning(self) -> bool:
        """Whether a turn is still running."""
        return not self._spin.resting

    def turn(self, step: int) -> None:
        """Turn by quarters clockwise; a turn that is still running goes on from where it is."""
        self._spin.jump(self._spin.value - 90.0 * step)
        self._spin.to(0.0)

    def mirror(self) -> None:
        """Exchange left and right."""
        self._flip.jump(-self._flip.value)
        self._flip.to(1.0)

    def refuse(self) -> None:
        """Shake."""
        self._refusal.jump(0.0)
        self._refusal.to(1.0)

    def straighten(self) -> None:
        """Be turned and mirrored as it lies, at once."""
        self._spin.jump(0.0)
        self._flip.jump(1.0)

    def move(self, centre: Point, *, at_once: bool = False) -> None:
        """Have its middle somewhere else."""
        if at_once:
            self._centre.jump(centre)
        else:
            self._centre.to(centre)

    def update(self, dt: float) -> bool:
        """Let time pass; says whether it moved."""
        moved = [tween.update(dt) for tween in (self._spin, self._flip, self._refusal)]
        return any([*moved, self._centre.update(dt)])
