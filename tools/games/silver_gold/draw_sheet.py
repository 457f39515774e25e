"""Draw the strip of papyrus that the score sheet is written on.

python -m tools.games.silver_gold.draw_sheet
"""

from __future__ import annotations

from tools.art.draw_papyrus import draw_page


def main() -> None:
    """Write the strip."""
    draw_page("silver_gold", "sheet", (1200, 150), fray=2.6, fibres=70)


if __name__ == "__main__":
    main()
