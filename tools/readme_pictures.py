"""Make the README's pictures from screenshots.

python tools/readme_pictures.py         (needs the extra `art`)
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
SCENES = {
    "title": "title",
    "labyrinth": "labyrinth_professional",
    "round": "silver_gold_round_legal",
    "scoring": "silver_gold_scoring",
}
WIDTH, HEIGHT = 960, 600
QUALITY = 86


def main() -> None:
    """Take the screenshots and shrink them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, scene in SCENES.items():
            command = [sys.executable, "-m", "pyramids", "screenshots", folder, "--scene", scene]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            picture = Image.open(Path(folder) / f"{scene}.png").convert("RGB")
            picture = picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
            picture.save(FOLDER / f"{name}.jpg", quality=QUALITY, optimize=True, progressive=True)


if __name__ == "__main__":
    main()
