"""The question before a finished game's deal is played again, against its score."""

from __future__ import annotations

from pyramids.language import _, later
from pyramids.play import running_game
from pyramids.play.challenges import Challenge, score_words
from pyramids.screens.common.navigator import navigator
from pyramids.storage.settings import Settings
from pyramids.ui.app import App
from pyramids.ui.dialog import Answer, Dialog


def ask_to_beat(app: App, met: Challenge, settings: Settings) -> Dialog:
    """Tell whose score is to be beaten, and start the game if the player wants that."""

    def words() -> str:
        score = score_words(met.start.spec, met.to_beat)
        told = _(
            "You take the seat of {name} in the same deal. To beat: {score}.",
            name=met.to_beat.name,
            score=score,
        )
        if not met.replaced:
            return told
        return f"{told} " + _("Bots play for {names}.", names=", ".join(met.replaced))

    def start() -> None:
        running_game.leave_all()
        navigator(app).begin(met.start, settings)

    answers = [Answer(later("Cancel")), Answer(later("Play"), start, primary=True)]
    dialog = Dialog(later("Can you beat it?"), words, answers)
    app.scenes.push(dialog)
    return dialog
