"""Draw the faces at the table: five bots with a character each, and four explorers.

python -m tools.art.draw_portraits
"""

from __future__ import annotations

from collections.abc import Sequence

from tools.art import faces, pen, portrait_bots, portrait_explorers


def main() -> None:
    """Write all portraits."""
    _portrait("child", ("#BDEBE2", "#4FB3A8", "#1B5F66"), portrait_bots.child())
    _portrait("collector", ("#A8DDB0", "#3C8A5A", "#143F2E"), portrait_bots.collector())
    _portrait("racer", ("#FFD79A", "#E0822F", "#8A3A16"), portrait_bots.racer())
    _portrait("master", ("#5C8FD6", "#274F93", "#101F49"), portrait_bots.master())
    _portrait("random", ("#C79BE0", "#7A4A98", "#33194A"), portrait_bots.cat())
    _portrait("human_1", ("#A9C8EE", "#4F7FBE", "#1D3F74"), portrait_explorers.helmet())
    _portrait("human_2", ("#FFE3A6", "#E0AC4C", "#8F5C1A"), portrait_explorers.headscarf())
    _portrait("human_3", ("#BFE3B4", "#6CA463", "#2A5A38"), portrait_explorers.cap())
    _portrait("human_4", ("#F0B6C8", "#B85E84", "#5C2246"), portrait_explorers.hat())


def _portrait(name: str, ground: tuple[str, str, str], bust: Sequence[str]) -> None:
    gradient, disc = faces.backdrop(*ground)
    gradients, ring = faces.frame()
    pen.write("common", f"portrait_{name}", (256, 256), [gradient, *gradients], disc, *bust, *ring)


if __name__ == "__main__":
    main()
