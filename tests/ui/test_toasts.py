"""Toasts: short messages above the scene."""

from __future__ import annotations

import pytest

from pyramids.ui.app import App, Scene
from pyramids.ui.dialog import Dialog
from tests.ui.one_button import OneButtonScene, Overlay


def test_a_toast_comes_and_goes_by_itself(app: App) -> None:
    app.scenes.push(OneButtonScene())
    app.settle()
    app.toast("The game is saved.")
    app.step()
    assert app.toasts.texts == ["The game is saved."]
    for _ in range(300):
        app.step()
    assert app.toasts.texts == []


def shown_texts(app: App) -> list[str]:
    return [drawn.text for drawn in app.texts()]


def test_a_toast_waits_until_the_dialog_is_closed(app: App) -> None:
    app.scenes.push(OneButtonScene())
    app.scenes.push(Dialog("Leave?"))
    app.settle()
    app.toast("The game is saved.")
    for _ in range(300):
        app.step()
    assert "The game is saved." not in shown_texts(app)
    app.scenes.pop()
    app.settle()
    assert "The game is saved." in shown_texts(app)


@pytest.mark.parametrize("covering", [Overlay(), Dialog("Leave?")], ids=["overlay", "dialog"])
def test_what_opens_after_a_toast_covers_it(app: App, covering: Scene) -> None:
    app.scenes.push(OneButtonScene())
    app.settle()
    app.toast("The game is saved.")
    app.settle()
    app.scenes.push(covering)
    app.settle()
    texts = shown_texts(app)
    assert texts.index("The game is saved.") < len(texts) - 1


def test_a_toast_outlives_the_scene_that_showed_it(app: App) -> None:
    app.scenes.push(OneButtonScene())
    app.scenes.push(Overlay())
    app.settle()
    app.toast("The game is saved.")
    app.settle()
    app.scenes.pop()
    app.settle()
    assert shown_texts(app)[-1] == "The game is saved."
