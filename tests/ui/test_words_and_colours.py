from __future__ import annotations

import ast
import importlib.util
from pathlib import Path

import pytest

import pyramids
from pyramids.language import LANGUAGES
from pyramids.ui.theme.materials import Material, plate_styles
from pyramids.ui.theme.palette import CLASSIC

PACKAGE = Path(pyramids.__file__).parent
TOOL = PACKAGE.parent / "tools" / "translations.py"


def test_every_message_is_translated_and_every_catalogue_compiled() -> None:
    pytest.importorskip("babel")
    spec = importlib.util.spec_from_file_location("translations", TOOL)
    assert spec is not None
    assert spec.loader is not None
    translations = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(translations)
    assert set(translations.LANGUAGES) == set(LANGUAGES)
    assert translations.check(translations.extract()) == []
    assert translations.stale() == []


def test_no_message_hides_within_another_text() -> None:
    """The tool that collects messages doesn't look into the braces of a text."""
    found = [
        f"{path.relative_to(PACKAGE)}:{call.lineno}: {ast.unparse(call)}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for text in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(text, ast.JoinedStr)
        for call in ast.walk(text)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in ("_", "N_", "later", "ngettext")
        and isinstance(call.args[0], ast.Constant)
    ]
    assert found == []


def drawn_modules() -> list[Path]:
    ui = [path for path in (PACKAGE / "ui").rglob("*.py") if "theme" not in path.parts]
    games = [path for path in PACKAGE.glob("games/*/ui/**/*.py") if path.stem != "theme"]
    return sorted(
        [*ui, *(PACKAGE / "screens").rglob("*.py"), *(PACKAGE / "tables").rglob("*.py"), *games]
    )


def test_colours_live_in_the_theme_and_nowhere_else() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}: {ast.unparse(node)}"
        for path in drawn_modules()
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.expr) and _is_colour(node)
    ]
    assert found == []


def _is_colour(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return len(node.value) == 7 and node.value[0] == "#" and node.value[1:].isalnum()
    if not isinstance(node, ast.Tuple) or len(node.elts) not in (3, 4):
        return False
    parts = [e.value for e in node.elts if isinstance(e, ast.Constant) and type(e.value) is int]
    # Three numbers below 32 are a count or a place; a colour of that darkness is black.
    return len(parts) == len(node.elts) and max(parts) >= 32 and max(parts) <= 255


@pytest.mark.parametrize(
    "material", [Material.NIGHT, Material.GLASS, Material.STONE, Material.GOLD]
)
def test_a_button_under_the_pointer_is_told_from_a_disabled_one_by_its_rim(
    material: Material,
) -> None:
    style = plate_styles(CLASSIC)[material]
    pointed_at, disabled = style.lit(0.35), style.faded(CLASSIC)
    rims = (pointed_at.rim, disabled.rim)
    assert sum(abs(one - other) for one, other in zip(*rims, strict=True)) > 100
