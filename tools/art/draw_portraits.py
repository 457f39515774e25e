"""Draw the faces at the table, each in three moods: the bots' characters and the explorers.

python -m tools.art.draw_portraits
"""

from __future__ import annotations

from collections.abc import Callable

from tools.art import (
    faces,
    pen,
    portrait_animals,
    portrait_bots,
    portrait_builders,
    portrait_explorers,
    portrait_people,
)
from tools.art.expressions import Mood

Bust = Callable[[Mood], list[str]]
Ground = tuple[str, str, str]
"""The colours behind a bust, from the light to the edge."""

PORTRAITS: dict[str, tuple[Bust, Ground]] = {
    "child": (portrait_bots.child, ("#BDEBE2", "#4FB3A8", "#1B5F66")),
    "collector": (portrait_bots.collector, ("#A8DDB0", "#3C8A5A", "#143F2E")),
    "racer": (portrait_bots.racer, ("#FFD79A", "#E0822F", "#8A3A16")),
    "strategist": (portrait_builders.strategist, ("#F4AE92", "#B8503E", "#561A1C")),
    "master": (portrait_bots.master, ("#5C8FD6", "#274F93", "#101F49")),
    "random": (portrait_bots.cat, ("#C79BE0", "#7A4A98", "#33194A")),
    "apprentice": (portrait_builders.apprentice, ("#8C7AA8", "#4A3A66", "#1D1430")),
    "mason": (portrait_builders.mason, ("#D5DCE4", "#7F90A6", "#303C4E")),
    "ibis": (portrait_animals.ibis, ("#FFE9B4", "#E2B25A", "#85521C")),
    "jackal": (portrait_animals.jackal, ("#E8A05C", "#9C4A2A", "#3C1614")),
    "architect": (portrait_builders.architect, ("#BFE6F2", "#4D98B8", "#153F5C")),
    "baboon": (portrait_animals.baboon, ("#D8E8A0", "#86A648", "#34501E")),
    "lotus": (portrait_people.lotus, ("#FAD0DC", "#D67C9C", "#6E2A4C")),
    "nubian": (portrait_people.nubian, ("#FFE08A", "#D9963A", "#6E3A12")),
    "falcon": (portrait_animals.falcon, ("#CFE8FA", "#6FA6D6", "#244C84")),
    "priest": (portrait_people.priest, ("#F0C8A0", "#B06A4A", "#4A2020")),
    "hippo": (portrait_animals.hippo, ("#C8F0E0", "#5CB09A", "#1C5A54")),
    "trader": (portrait_people.trader, ("#F6DDB0", "#C8935A", "#5E3A1E")),
    "mummy": (portrait_people.mummy, ("#9AB89A", "#4A6A54", "#18302A")),
    "crocodile": (portrait_animals.crocodile, ("#F0D890", "#B08A3A", "#4E3812")),
    "sorceress": (portrait_people.sorceress, ("#B08AE0", "#5C3A98", "#221040")),
    "human_1": (portrait_explorers.helmet, ("#A9C8EE", "#4F7FBE", "#1D3F74")),
    "human_2": (portrait_explorers.headscarf, ("#FFE3A6", "#E0AC4C", "#8F5C1A")),
    "human_3": (portrait_explorers.cap, ("#BFE3B4", "#6CA463", "#2A5A38")),
    "human_4": (portrait_explorers.hat, ("#F0B6C8", "#B85E84", "#5C2246")),
}


def main() -> None:
    """Write all portraits; the calm one has the plain name."""
    for name, (bust, ground) in PORTRAITS.items():
        for mood in Mood:
            _portrait(f"portrait_{name}{mood.value}", ground, bust(mood))


def _portrait(name: str, ground: Ground, bust: list[str]) -> None:
    gradient, disc = faces.backdrop(*ground)
    gradients, ring = faces.frame()
    pen.write("common", name, (256, 256), [gradient, *gradients], disc, *bust, *ring)


if __name__ == "__main__":
    main()
