"""The music of every table: calm at first, with a layer more in the last round."""

from __future__ import annotations

from typing import Final

from pyramids.ui.audio import Audio

_PIECE: Final = "dusk"


def play_table_music(audio: Audio, *, last_round: bool = False) -> None:
    """Play the music, or let it follow the round."""
    audio.play_music(_PIECE, layered=last_round)
