"""Big moments: points that rise from where they were won, sparks, and faces that react.

A big moment runs beside the table's timeline: the game doesn't wait for it, and it never takes
input. With reduced motion or at instant speed it has a quiet form: words that fade in and out where
they are, and the faces.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

import pygame

from pyramids.engine.contract import Seat
from pyramids.tables.drawing.moving_pictures import picture
from pyramids.tables.parts.faces import Face, Mood, portrait_in
from pyramids.ui.animation import Duration, Speed, out_back, out_cubic
from pyramids.ui.app import App
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.drawing.sparks import Sparks
from pyramids.ui.theme import Colour, Material, Space, TextStyle
from pyramids.ui.theme.table import BIG_POINTS, BIG_WORDS, BIG_WORDS_ALONE, POINTS
from pyramids.ui.theme.table import BigMomentSizes as Sizes

FaceOf = Callable[[Seat], Face | None]
"""Where a player's face is now; None for players without one on the table."""

_POP: Final = 0.16
"""The share of its time in which the number grows to its size."""
_FADE: Final = 0.3
"""The share of its time in which it fades."""
_GRADES: Final = 10
"""In how many sizes it grows, because each is cached."""


@dataclass(frozen=True)
class BigMoment:
    """Something to celebrate: who did it, where on the screen, what it brings, who likes it."""

    seat: Seat
    place: pygame.Rect
    """Where it happened; the points rise and the sparks fly from here."""
    points: int = 0
    words: str = ""
    """A word or two below the points; shown only to the player whose moment it is."""
    sound: str = ""
    pleased: Collection[Seat] = ()
    annoyed: Collection[Seat] = ()


class BigMoments:
    """The big moments that are shown now, and the moods that they cause."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._viewer: Seat = 0
        self._face_of: FaceOf = lambda _seat: None
        self._sparks = Sparks()
        self._shown: list[_Rising] = []
        self._moods: dict[Seat, tuple[Mood, float]] = {}
        """Each mood, and the share of its time that has passed."""

    def seat_around(self, viewer: Seat, face_of: FaceOf) -> None:
        """Show the viewer's moments large, and let the faces on the table react."""
        self._viewer, self._face_of = viewer, face_of

    @property
    def alive(self) -> bool:
        """Whether something of a big moment is still visible."""
        return bool(self._shown or self._moods or self._sparks.alive)

    def mood(self, seat: Seat) -> Mood:
        """A player's mood now."""
        return self._moods.get(seat, (Mood.CALM, 0.0))[0]

    def start(self, moment: BigMoment) -> None:
        """Show a moment."""
        large, happy = moment.seat == self._viewer, moment.seat in moment.pleased
        for seat in moment.annoyed:
            # What players did themselves weighs more than what the others did.
            if self.mood(seat) is not Mood.PLEASED:
                self._moods[seat] = (Mood.ANNOYED, 0.0)
        for seat in moment.pleased:
            self._moods[seat] = (Mood.PLEASED, 0.0)
        rising = _Rising(moment, large=large, happy=happy)
        if rising.lines:
            self._make_room(rising)
            self._shown.append(rising)
        if happy and not self._quiet:
            share = 1.0 if large else Sizes.RIVAL
            scale = self._app.graphics.theme.stage_scale * share
            count = round(Sizes.SPARKS * share)
            self._sparks.burst(moment.place.center, scale, count, colourful=True)

    def clear(self) -> None:
        """Drop everything at once."""
        self._shown.clear()
        self._moods.clear()
        self._sparks = Sparks()

    def update(self, dt: float) -> bool:
        """Advance by `dt` milliseconds; returns whether anything looks different."""
        if not self.alive:
            return False
        # Slow and instant are paces for what is waited for.
        pace = min(Speed.NORMAL.value, max(Speed.FAST.value, self._app.motion.speed.value))
        for rising in self._shown:
            rising.share += dt / pace / Duration.BIG_MOMENT
        self._shown = [rising for rising in self._shown if rising.share < 1.0]
        passed = dt / pace / Duration.REACTION
        left = {seat: (mood, share + passed) for seat, (mood, share) in self._moods.items()}
        self._moods = {seat: both for seat, both in left.items() if both[1] < 1.0}
        self._sparks.update(dt / pace, self._app.graphics.theme.stage_scale)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw faces, sparks and rising words."""
        for seat, (mood, share) in self._moods.items():
            face = self._face_of(seat)
            if face is not None:
                _draw_reaction(canvas, face, mood, share, still=self._quiet)
        self._sparks.draw(canvas)
        for rising in self._shown:
            rising.draw(canvas, still=self._quiet)

    @property
    def _quiet(self) -> bool:
        return self._app.motion.reduced or self._app.motion.speed is Speed.INSTANT

    def _make_room(self, rising: _Rising) -> None:
        """Move it below the others that began near the same place."""
        graphics, window = self._app.graphics, pygame.Rect((0, 0), self._app.size)
        for other in self._shown:
            mine, theirs = rising.area(graphics, window), other.area(graphics, window)
            if mine.colliderect(theirs):
                rising.lower += theirs.bottom - mine.top


class _Rising:
    """The points and words of a moment on their way up."""

    def __init__(self, moment: BigMoment, *, large: bool, happy: bool) -> None:
        self.share = 0.0
        self.lower = 0
        """How far it is moved down because other words are above."""
        self.lines: list[tuple[str, TextStyle]] = []
        if moment.points:
            self.lines.append((f"{moment.points:+d}", BIG_POINTS if large else POINTS))
        if moment.words and large:
            self.lines.append((moment.words, BIG_WORDS if moment.points else BIG_WORDS_ALONE))
        self._centre = _above_middle(moment.place)
        self._happy = happy

    def area(self, graphics: Graphics, window: pygame.Rect) -> pygame.Rect:
        """Where the words are before they rise, inside the window."""
        wide = max(graphics.text.width(*line) for line in self.lines)
        high = sum(graphics.text.line_height(style) for _, style in self.lines)
        area = pygame.Rect(0, 0, wide + 2 * graphics.px(Space.MEDIUM), high)
        area.center = (self._centre[0], self._centre[1] + self.lower)
        rise, edge = graphics.theme.stage(Sizes.RISE), graphics.px(Space.SMALL)
        room = window.inflate(-2 * edge, -2 * edge - rise).move(0, rise // 2)
        return area.clamp(room)

    def draw(self, canvas: Canvas, *, still: bool) -> None:
        """Draw it at its height; one that stands still fades in, too."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        area = self.area(graphics, canvas.rect)
        if not still:
            area.move_ip(0, -round(out_cubic(self.share) * graphics.theme.stage(Sizes.RISE)))
        alpha = min(1.0, (1.0 - self.share) / _FADE)
        if still:
            alpha = min(alpha, self.share / _POP)
        grade = 1.0 if still else round(_GRADES * out_back(min(1.0, self.share / _POP))) / _GRADES
        # A dark haze, so that the points are legible above pale and busy things.
        canvas.glow(area.center, area.width * 2 // 3, palette.ink, Sizes.HAZE * alpha)
        colour = palette.gold_light if self._happy else palette.papyrus
        top = area.top
        for text, style in self.lines:
            high = graphics.text.line_height(style)
            middle = (area.centerx, top + high // 2)
            if style not in (BIG_POINTS, POINTS):
                wide = graphics.text.width(text, style) + 2 * graphics.px(Space.MEDIUM)
                plate = rect_at("center", middle, wide, high)
                canvas.plate(plate, Material.NIGHT, radius=high // 2, alpha=alpha * min(1.0, grade))
            _draw_line(canvas, text, style, middle, colour, palette.ink, alpha, grade)
            top += high


def _above_middle(place: pygame.Rect) -> tuple[int, int]:
    """Above something small, so that it stays visible, or inside of something large."""
    return place.centerx, max(place.top, place.centery - Sizes.ABOVE)


def _draw_reaction(canvas: Canvas, face: Face, mood: Mood, share: float, *, still: bool) -> None:
    """Draw a face in a mood above the calm one: it pops out and goes back."""
    graphics = canvas.graphics
    alpha, grown = 1.0, 1.0
    if still:
        alpha = min(1.0, share / _POP, (1.0 - share) / _POP)
    else:
        grown = out_back(min(1.0, share / _POP)) * min(1.0, (1.0 - share) / _POP)
    side = round(face.place.width * (1 + (Sizes.REACTION - 1) * max(0.0, grown)))
    place = rect_at("center", face.place.center, side).clamp(canvas.rect)
    rim = max(2, side // 14)
    canvas.glow(place.center, side * 2 // 3, graphics.theme.palette.shadow, alpha)
    canvas.disc(place.center, side, face.colour, alpha)
    paint = picture(portrait_in(graphics, face.portrait, mood))
    paint(canvas, place.inflate(-2 * rim, -2 * rim), share, alpha)


def _draw_line(
    canvas: Canvas,
    text: str,
    style: TextStyle,
    centre: tuple[int, int],
    colour: Colour,
    outline: Colour,
    alpha: float,
    grade: float,
) -> None:
    """Draw a line of text at a size that is a grade of its own."""
    if grade == 1.0:
        canvas.text(text, centre, style, colour, anchor="center", outline=outline, alpha=alpha)
        return
    if grade <= 0.0:
        return
    graphics = canvas.graphics
    picture = graphics.text.render(text, style, colour, outline)
    size = (max(1, round(picture.get_width() * grade)), max(1, round(picture.get_height() * grade)))
    scaled = graphics.cache.get(
        ("big moment", text, style, colour, size),
        lambda: pygame.transform.smoothscale(picture, size),
    )
    canvas.blit(scaled, scaled.get_rect(center=centre).topleft, alpha)
