"""Opens the window, tells when its first frame was shown, and leaves. Imports nothing beyond."""

from __future__ import annotations

from time import monotonic

from pyramids.storage import settings as stored


def open_and_close() -> None:
    """As `pyramids.play` does it."""
    from pyramids.ui.app import App

    loaded = stored.load()
    app = App(loaded.settings.window)
    from pyramids.scenes.house import furnish

    def leave(_events: object, shown: bool) -> None:
        if shown:
            print(monotonic())
            app.quit()

    first = furnish(app, loaded)
    app.on_step = leave
    app.run(first)
