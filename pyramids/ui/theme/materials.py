"""Materials: the named looks of plates, such as papyrus, stone and gold."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from pyramids.ui.theme.palette import WHITE, Colour, Palette, mix
from pyramids.ui.theme.sizes import Extent, Radius


class Material(StrEnum):
    """A named look of a plate."""

    PAPYRUS = "papyrus"
    PAPYRUS_INSET = "papyrus_inset"
    STONE = "stone"
    NIGHT = "night"
    NIGHT_INSET = "night_inset"
    GOLD = "gold"
    CARNELIAN = "carnelian"
    TURQUOISE = "turquoise"
    GLASS = "glass"
    """Nearly invisible until hovered; for menu lines and icon buttons."""


class PlateStyle(NamedTuple):
    """Colours and shape of a plate, and the text colours to use on it."""

    top: Colour
    bottom: Colour
    rim: Colour
    light: Colour
    """The highlight along the upper inner edge."""
    text_colour: Colour
    """The text colour."""
    second_text_colour: Colour
    radius: int = Radius.BUTTON
    rim_width: int = Extent.RIM
    opacity: int = 255
    fibres: bool = False
    speckles: bool = False

    def lit(self, share: float) -> PlateStyle:
        """The same, brighter by a share: hovered.

        The rim tells it from a faded plate, whose ground is brighter too.
        """
        bright = max(self.light, self.text_colour, key=sum)
        return self._replace(
            top=mix(self.top, self.light, share),
            bottom=mix(self.bottom, self.light, share * 0.8),
            rim=mix(self.rim, bright, min(1.0, share * 2)),
            opacity=min(255, self.opacity + round(90 * share)),
        )

    def faded(self, palette: Palette) -> PlateStyle:
        """The same, paler, with legible text: disabled."""
        ground = mix(self.top, palette.stone_shade, 0.45)
        return self._replace(
            top=mix(ground, self.bottom, 0.2),
            bottom=mix(self.bottom, palette.stone_shade, 0.35),
            rim=mix(self.rim, ground, 0.5),
            light=ground,
            text_colour=mix(self.text_colour, ground, 0.12),
        )


def plate_styles(palette: Palette) -> dict[Material, PlateStyle]:
    """The look of every material in a palette."""
    p = palette
    papyrus = PlateStyle(
        top=mix(p.papyrus, WHITE, 0.12),
        bottom=mix(p.papyrus, p.papyrus_shade, 0.75),
        rim=p.papyrus_edge,
        light=mix(p.papyrus, WHITE, 0.65),
        text_colour=p.ink,
        second_text_colour=p.ink_second,
        radius=Radius.PANEL,
        fibres=True,
    )
    night = PlateStyle(
        top=mix(p.night, p.night_light, 0.75),
        bottom=p.night,
        rim=p.night_rim,
        light=mix(p.night_light, p.gold_light, 0.28),
        text_colour=p.moonlight,
        second_text_colour=p.moonlight_dim,
        speckles=True,
    )
    return {
        Material.PAPYRUS: papyrus,
        Material.PAPYRUS_INSET: papyrus._replace(
            top=mix(p.papyrus_shade, p.papyrus, 0.15),
            bottom=mix(p.papyrus, p.papyrus_shade, 0.1),
            light=mix(p.papyrus_shade, p.papyrus_edge, 0.6),
            radius=Radius.BUTTON,
        ),
        Material.STONE: PlateStyle(
            top=mix(p.stone, p.papyrus, 0.35),
            bottom=p.stone_shade,
            rim=p.stone_rim,
            light=mix(p.papyrus, WHITE, 0.4),
            text_colour=p.ink,
            second_text_colour=mix(p.ink_second, p.ink, 0.6),
            speckles=True,
        ),
        Material.NIGHT: night,
        Material.NIGHT_INSET: night._replace(
            top=mix(p.night, p.shadow, 0.55),
            bottom=mix(p.night, p.night_light, 0.25),
            rim=mix(p.night_rim, p.night, 0.45),
            light=mix(p.night, p.shadow, 0.7),
        ),
        Material.GOLD: PlateStyle(
            top=mix(p.gold, p.gold_light, 0.75),
            bottom=mix(p.gold, p.gold_light, 0.1),
            rim=p.gold_dark,
            light=mix(p.gold_light, WHITE, 0.55),
            text_colour=p.ink,
            second_text_colour=p.ink,
        ),
        Material.CARNELIAN: _jewel(p, p.carnelian),
        Material.TURQUOISE: _jewel(p, mix(p.turquoise, p.lapis, 0.68)),
        Material.GLASS: night._replace(opacity=120, rim=mix(p.night, p.night_rim, 0.35)),
    }


def _jewel(p: Palette, colour: Colour) -> PlateStyle:
    return PlateStyle(
        top=mix(colour, p.papyrus, 0.1),
        bottom=mix(colour, p.shadow, 0.25),
        rim=mix(colour, p.shadow, 0.6),
        light=mix(colour, p.papyrus, 0.5),
        text_colour=mix(p.papyrus, WHITE, 0.4),
        second_text_colour=p.papyrus,
    )
