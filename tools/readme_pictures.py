"""Make the README's pictures again: each is named after the scene that it shows.

python -m tools.readme_pictures         (needs the extra `art`)
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "screenshots"
WIDTH, HEIGHT = 960, 600
QUALITY = 86


def main() -> None:
    """Take the screenshots that the README shows, and shrink them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        for scene in re.findall(r"docs/screenshots/(\w+)\.jpg", readme):
            command = [sys.executable, "-m", "pyramids", "screenshots", folder, "--scene", scene]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            picture = Image.open(Path(folder) / f"{scene}.png").convert("RGB")
            picture = picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
            picture.save(FOLDER / f"{scene}.jpg", quality=QUALITY, optimize=True, progressive=True)


if __name__ == "__main__":
    main()
