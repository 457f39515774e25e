"""The animated position of the piece in the hand: it glides, rotates, flips and shakes."""

from __future__ import annotations

from pyramids.ui.animation import Duration, Glide, Point, Tween, in_out_cubic, wiggle


class CarriedPiece:
    """Where and how the piece is drawn, which follows its logical position smoothly."""

    def __init__(self) -> None:
        self._centre = Glide(duration=Duration.GHOST)
        self._spin = Tween(0.0, Duration.TURN)
        self._flip = Tween(1.0, Duration.TURN)
        self._refusal = Tween(1.0, Duration.WIGGLE, in_out_cubic)

    @property
    def centre(self) -> Point:
        """The drawn centre."""
        return self._centre.pos

    @property
    def angle(self) -> float:
        """The drawn rotation relative to the final one, in degrees clockwise."""
        return self._spin.value

    @property
    def flip(self) -> float:
        """The drawn width, from -1 (mirrored) to 1 (final)."""
        return self._flip.value

    @property
    def swing(self) -> float:
        """The sideways shake, from -1 to 1."""
        return wiggle(self._refusal.value)

    @property
    def turning(self) -> bool:
        """Whether a rotation is still running."""
        return not self._spin.resting

    def turn(self, step: int) -> None:
        """Rotate by quarter turns clockwise, from wherever a running rotation is."""
        self._spin.jump(self._spin.value - 90.0 * step)
        self._spin.to(0.0)

    def mirror(self) -> None:
        """Flip left and right."""
        self._flip.jump(-self._flip.value)
        self._flip.to(1.0)

    def refuse(self) -> None:
        """Shake, as the piece can't be placed."""
        self._refusal.jump(0.0)
        self._refusal.to(1.0)

    def straighten(self) -> None:
        """End all rotations and flips at once."""
        self._spin.jump(0.0)
        self._flip.jump(1.0)

    def move(self, centre: Point, *, at_once: bool = False) -> None:
        """Move the centre, gliding or at once."""
        if at_once:
            self._centre.jump(centre)
        else:
            self._centre.to(centre)

    def update(self, dt: float) -> bool:
        """Advance by `dt`; returns whether it moved."""
        moved = [tween.update(dt) for tween in (self._spin, self._flip, self._refusal)]
        return any([*moved, self._centre.update(dt)])
