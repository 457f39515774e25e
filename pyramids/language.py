"""Translations: gettext catalogues in English and German, switchable at run time."""

from __future__ import annotations

import gettext
import locale
import os
from collections.abc import Callable
from functools import cache

from pyramids import resources

LANGUAGES = {"en": "English", "de": "Deutsch"}
"""Every language by its own name."""

Text = str | Callable[[], str]
"""A fixed text, or one that is translated whenever it is shown (`later`)."""

_DOMAIN = "pyramids"
_catalogue: gettext.NullTranslations = gettext.NullTranslations()
_code = "en"


def use(code: str) -> None:
    """Switch to a language; texts appear in it at the next layout."""
    global _catalogue, _code
    if code not in LANGUAGES:
        raise ValueError(f"no catalogue for '{code}': choose one of {', '.join(LANGUAGES)}")
    _catalogue = _load(code)
    _code = code


def in_every_language(message: str) -> frozenset[str]:
    """A message in all languages; for names that were written while another one was chosen."""
    return frozenset(_load(code).gettext(message) for code in LANGUAGES) if message else frozenset()


@cache
def _load(code: str) -> gettext.NullTranslations:
    catalogue = gettext.NullTranslations()
    for folder in resources.all_assets("locale"):
        catalogue.add_fallback(gettext.translation(_DOMAIN, folder, [code], fallback=True))
    return catalogue


def preferred(chosen: str) -> str:
    """The language that the player chose, or the desktop's, or English."""
    if chosen in LANGUAGES:
        return chosen
    wishes = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    for wish in (*wishes, locale.getlocale()[0] or ""):
        code = wish.split(":")[0][:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def current() -> str:
    """The code of the current language."""
    return _code


def _(message: str, /, **named: object) -> str:
    """Translate a message and fill its {named} placeholders."""
    translated = _catalogue.gettext(message) if message else ""
    return translated.format(**named) if named else translated


def ngettext(singular: str, plural: str, n: int, /, **named: object) -> str:
    """Translate a message with a count; {n} is always filled."""
    return _catalogue.ngettext(singular, plural, n).format(n=n, **named)


def later(message: str, /, **named: object) -> Callable[[], str]:
    """A message that is translated when it is shown, so that it follows the language."""
    return lambda: _(message, **named)


def N_(message: str) -> str:  # noqa: N802 - gettext's own name for a mark that doesn't translate
    """Mark a message for the catalogue; `_` translates it where it is shown."""
    return message


def text_of(text: Text) -> str:
    """The text in the current language."""
    return text if isinstance(text, str) else text()
