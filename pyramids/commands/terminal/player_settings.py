"""The player's settings, for commands that speak the player's language."""

from __future__ import annotations

from pyramids import language
from pyramids.storage import settings as stored
from pyramids.storage.settings import Settings


def use_player_settings() -> Settings:
    """Read the settings; from now on texts are in the player's language."""
    settings = stored.load().settings
    language.use(language.preferred(settings.language))
    return settings
