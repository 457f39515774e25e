"""Put the icon's pictures into one file, as macOS wants them:

python packaging/macos/make_icns.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
PICTURES: Final = HERE.parents[1] / "assets/icon"
# The kinds of entry that may be PNG files; ic11 and ic12 are 16 and 32 points on fine screens.
KINDS: Final = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}


def entry(kind: bytes, content: bytes) -> bytes:
    """Four letters, the length of it all, the content."""
    return kind + (8 + len(content)).to_bytes(4, "big") + content


def icns() -> bytes:
    """The whole file: an entry of entries."""
    pictures = ((kind, PICTURES / f"icon_{size}.png") for kind, size in KINDS.items())
    return entry(b"icns", b"".join(entry(kind, path.read_bytes()) for kind, path in pictures))


if __name__ == "__main__":
    (HERE / "icon.icns").write_bytes(icns())
