"""The question before a file is deleted."""

from __future__ import annotations

from collections.abc import Callable

from pyramids.language import Text, _, later
from pyramids.screens.common.error_dialog import show_error
from pyramids.storage.errors import StorageError
from pyramids.ui.app import Scene
from pyramids.ui.dialog import Answer, Dialog


def ask_delete(
    scene: Scene,
    question: Text,
    consequence: Text,
    delete: Callable[[], None],
    failure: Text,
) -> None:
    """Ask, then delete and let the scene read its files again; `failure` heads an error."""

    def confirmed() -> None:
        try:
            delete()
        except StorageError as error:
            show_error(scene.app, failure, error)
        else:
            scene.app.toast(_("Deleted."))
            scene.resume()

    answers = [
        Answer(later("Keep it"), primary=True),
        Answer(later("Delete"), confirmed, danger=True),
    ]
    scene.app.scenes.push(Dialog(question, consequence, answers))
