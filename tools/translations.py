"""Update, compile and check the translation catalogues; needs Babel.

python -m tools.translations                     update, compile and check everything
python -m tools.translations extract             list the messages of the source
python -m tools.translations fill de words.json  take over {"message": "translation"},
                                                 or ["singular", "plural"] for counts
"""

from __future__ import annotations

import json
import sys
from copy import deepcopy
from io import BytesIO
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[1]
LOCALE = ROOT / "assets" / "locale"
DOMAIN = "pyramids"
LANGUAGES = ("en", "de")
KEYWORDS = {
    "_": None,
    "N_": None,
    "later": None,
    "ngettext": (1, 2),
}


class Lexicon(Catalog):
    """A catalogue with a minimal header, without dates that change every time."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        """Language, plural rule and encoding."""
        head = [
            ("Language", str(self.locale)),
            ("Plural-Forms", self.plural_forms),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
        ]
        return head if self.locale else head[2:]


def extract() -> Catalog:
    """Every message of the package, in alphabetical order of its files."""
    catalogue = Lexicon(domain=DOMAIN, charset="utf-8")
    found = extract_from_dir(
        ROOT / DOMAIN, [("**.py", "python")], keywords=KEYWORDS, comment_tags=("TRANSLATORS:",)
    )
    for filename, _line, message, comments, context in sorted(found, key=lambda row: row[:2]):
        # Without line numbers a catalogue changes only when a message does.
        place = [(f"{DOMAIN}/{filename}", 0)]
        catalogue.add(message, None, place, auto_comments=comments, context=context)
    return catalogue


def update(template: Catalog) -> None:
    """Update the catalogues; the English one repeats the source."""
    for code in LANGUAGES:
        path = _po(code)
        catalogue = _read(path, code)
        # Merging uses the template's own message objects: each language needs its copy.
        catalogue.update(deepcopy(template), no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        if code == "en":
            _echo(catalogue)
        _write(path, catalogue)


def compile_all() -> None:
    """Write the compiled catalogues that the game reads."""
    for code in LANGUAGES:
        with _po(code).with_suffix(".mo").open("wb") as file:
            write_mo(file, _read(_po(code), code))


def stale() -> list[str]:
    """The languages whose compiled catalogue is out of date."""
    codes = []
    for code in LANGUAGES:
        fresh = BytesIO()
        write_mo(fresh, _read(_po(code), code))
        compiled = _po(code).with_suffix(".mo")
        if not compiled.is_file() or compiled.read_bytes() != fresh.getvalue():
            codes.append(code)
    return codes


def fill(code: str, words: Path) -> None:
    """Import translations from a file; returns messages that the source doesn't have."""
    catalogue = _read(_po(code), code)
    for message, translation in json.loads(words.read_text("utf-8")).items():
        entry = catalogue.get(message)
        if entry is None:
            print(f"{code}: the source has no '{message}'")
        else:
            entry.string = translation if isinstance(translation, str) else tuple(translation)
    _write(_po(code), catalogue)


def check(template: Catalog) -> list[str]:
    """All problems, one line each."""
    problems = []
    for code in LANGUAGES:
        catalogue = _read(_po(code), code)
        for message in template:
            if message.id:
                problems.extend(_problems(code, message, catalogue.get(message.id)))
    return problems


def _problems(code: str, source: Message, translated: Message | None) -> list[str]:
    name = source.id if isinstance(source.id, str) else source.id[0]
    if translated is None:
        return [f"{code}: '{name}' isn't in the catalogue"]
    string = translated.string
    strings = [string] if isinstance(string, str) else list(string or ())
    if not all(strings) or not strings:
        return [f"{code}: '{name}' isn't translated"]
    wanted = _places(name)
    wrong = [text for text in strings if not _places(text) <= wanted]
    return [f"{code}: '{text}' names a place that '{name}' doesn't have" for text in wrong]


def _places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def _echo(catalogue: Catalog) -> None:
    for message in catalogue:
        if message.id:
            plural = isinstance(message.id, tuple)
            message.string = tuple(message.id) if plural else message.id


def _po(code: str) -> Path:
    return LOCALE / code / "LC_MESSAGES" / f"{DOMAIN}.po"


def _read(path: Path, code: str) -> Catalog:
    lexicon = Lexicon(locale=code, domain=DOMAIN, charset="utf-8", fuzzy=False)
    lexicon.header_comment = f"# The words of the game: {lexicon.locale.english_name}"
    if path.is_file():
        with path.open("rb") as file:
            for message in read_po(file, locale=code, domain=DOMAIN):
                if message.id:
                    lexicon.add(message.id, message.string, message.locations)
    return lexicon


def _write(path: Path, catalogue: Catalog) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, catalogue, sort_output=True, include_lineno=False)


def main(arguments: list[str]) -> int:
    """Run a command; returns the number of problems."""
    template = extract()
    if arguments == ["extract"]:
        for message in template:
            print(message.id)
        return 0
    update(template)
    if arguments[:1] == ["fill"]:
        fill(arguments[1], Path(arguments[2]))
    compile_all()
    problems = check(template)
    print("\n".join(problems) if problems else f"{len(template)} messages")
    return len(problems)


if __name__ == "__main__":
    sys.exit(min(1, main(sys.argv[1:])))
