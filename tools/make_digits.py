"""Make the digits font: Inter with digits of equal width, so that scores don't jitter.

Inter keeps its equal-width figures behind the OpenType feature `tnum`, which pygame cannot switch
on. This maps the digits to those glyphs and keeps the Latin text and the signs of the game.

    python -m tools.make_digits
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parents[1] / "assets" / "fonts"
WEIGHTS = ("SemiBold",)
LATIN = (*range(0x20, 0x7F), *range(0xA0, 0x180))
SIGNS = "–—‘’‚“”„…‹›•−×←→↑↓↺↻✓✗★☆●○◆▲▼▶◀■▪≤≥≠∞"
FAMILY_NAME_IDS = (1, 3, 4, 6, 16)


def tabular_glyphs(font: TTFont) -> dict[str, str]:
    """Which glyph stands for which under the feature `tnum`."""
    table = font["GSUB"].table
    lookups = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "tnum"
        for index in record.Feature.LookupListIndex
    }
    glyphs: dict[str, str] = {}
    for index in sorted(lookups):
        for part in table.LookupList.Lookup[index].SubTable:
            glyphs.update(getattr(part, "ExtSubTable", part).mapping)
    return glyphs


def make(weight: str) -> Path:
    """Write one weight of the font; returns its path."""
    font = TTFont(FONTS / f"Inter-{weight}.ttf", recalcTimestamp=False)
    tabular = tabular_glyphs(font)
    for cmap in font["cmap"].tables:
        cmap.cmap = {code: tabular.get(name, name) for code, name in cmap.cmap.items()}
    options = subset.Options()
    # Contextual forms would bring the proportional figures back; kerning would move equal ones.
    options.layout_features = ["ccmp", "locl", "mark"]
    options.name_IDs = ["*"]
    options.hinting = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[*LATIN, *map(ord, SIGNS)])
    subsetter.subset(font)
    for record in font["name"].names:
        if record.nameID in FAMILY_NAME_IDS:
            record.string = record.toUnicode().replace("Inter", "InterTabular", 1)
    path = FONTS / f"InterTabular-{weight}.ttf"
    font.save(path)
    return path


def main() -> None:
    """Make every weight in use."""
    for weight in WEIGHTS:
        path = make(weight)
        print(f"{path.name}: {path.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
