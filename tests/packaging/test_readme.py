"""The README is correct: its files and links exist, and its commands work."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator

import pytest

from pyramids.commands.command_line.parser import build_parser
from tests.shared.programs import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
PAPERS = [
    "README.md",
    "CONTRIBUTING.md",
    *(path.relative_to(ROOT).as_posix() for path in ROOT.glob("docs/**/*.md")),
]
FOLDERS = r"(?:pyramids|levels|assets|tools|benchmarks|docs|packaging|tests|\.github|\.ci)/"


def blocks(text: str) -> list[str]:
    """The code blocks."""
    return re.findall(r"```sh\n(.*?)```", text, re.DOTALL)


def spans(text: str) -> list[str]:
    """The inline code, which may span a line break."""
    plain = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    return [" ".join(span.split()) for span in re.findall(r"`([^`]+)`", plain)]


def commands() -> Iterator[str]:
    """Every command of the game in the README."""
    typed = [line for block in blocks(README) for line in block.splitlines()]
    for line in typed + spans(README):
        if re.match(r"pyramids( |$)", line):
            yield line


@pytest.mark.parametrize("command", sorted(set(commands())))
def test_every_command_is_understood(command: str) -> None:
    words = shlex.split(command, comments=True)[1:]
    asked = ["simulate" if word == "COMMAND" else word for word in words]
    assert understood(asked), f"pyramids doesn't understand '{command}'"


def understood(words: list[str]) -> bool:
    try:
        build_parser().parse_args(words)
    except SystemExit as leaving:
        # `--help` exits at once with code 0.
        return not leaving.code
    return True


def test_the_commands_without_the_window_are_all_shown() -> None:
    shown = {words[1] for words in map(str.split, commands()) if len(words) > 1}
    parser = build_parser()
    (offered,) = (action.choices for action in parser._actions if action.dest == "==SUPPRESS==")
    assert offered is not None
    assert set(offered) <= shown


@pytest.mark.parametrize("paper", PAPERS)
def test_every_link_leads_somewhere(paper: str) -> None:
    path = ROOT / paper
    links = re.findall(r"\]\(([^)\s]+)\)", path.read_text(encoding="utf-8"))
    lost = [link for link in links if "://" not in link and not _leads(paper, link)]
    assert lost == []


def _leads(paper: str, link: str) -> bool:
    file, _, _ = link.partition("#")
    return not file or ((ROOT / paper).parent / file).exists()


@pytest.mark.parametrize("paper", ["README.md", "CONTRIBUTING.md"])
def test_every_file_that_is_named_is_there(paper: str) -> None:
    text = (ROOT / paper).read_text(encoding="utf-8")
    words = [word for span in spans(text) + blocks(text) for word in span.split()]
    named = {
        word for word in words if re.match(FOLDERS, word) or re.search(r"\.(spec|toml)$", word)
    }
    assert named
    lost = [name for name in sorted(named) if not any(ROOT.glob(_pattern(name)))]
    assert lost == []


def _pattern(name: str) -> str:
    """A glob pattern for a path in which `<game>` stands for any game."""
    return re.sub(r"<\w+>", "*", name).rstrip("/")
