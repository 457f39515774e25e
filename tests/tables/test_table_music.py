"""The music of a table is calm at first, and has a layer more in the last round."""

from __future__ import annotations

import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec
from pyramids.play.running_game import RunningGame
from pyramids.play.seats import opponents
from pyramids.showcase.headless_app import headless_app
from pyramids.tables.game_table import GameTable
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.ui.audio import Audio


def listen(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """What is played from now on: the piece, and whether with its layer."""
    heard: list[tuple[str, bool]] = []

    def play_music(_audio: Audio, name: str, *, layered: bool = False) -> None:
        heard.append((name, layered))

    monkeypatch.setattr(Audio, "play_music", play_music)
    return heard


def new_game(made: HeadlessApp, spec: GameSpec) -> RunningGame:
    quick = [bot.name for bot in opponents(spec) if bot.quick]
    return made.game(spec, 7, bots=quick[:1])


def table_at(made: HeadlessApp, spec: GameSpec, *, last: bool) -> GameTable | None:
    """The table at the person's first decision, or at the last one; None if it isn't shown there
    or knows no last round."""
    played = new_game(made, spec)
    made.play_on(played, lambda _state: False)
    plies = played.session.plies
    own = [number for number, ply in enumerate(plies) if ply.seat == 0]
    game = new_game(made, spec)
    for ply in plies[: own[-1 if last else 0]]:
        game.session.repeat(ply)
    made.open(game)
    scene = made.app.scenes.top
    if isinstance(scene, GameTable) and "in_last_round" in vars(type(scene)):
        return scene
    return None


@pytest.mark.parametrize("spec", playable_games(), ids=lambda spec: spec.id)
def test_the_music_is_calm_in_the_first_turn(
    spec: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = listen(monkeypatch)
    with headless_app((1024, 640)) as made:
        table_at(made, spec, last=False)
    assert heard
    assert not any(layered for _, layered in heard)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("spec", playable_games(), ids=lambda spec: spec.id)
def test_the_music_has_a_layer_more_in_the_last_turn_and_is_calm_again_afterwards(
    spec: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = listen(monkeypatch)
    with headless_app((1024, 640)) as made:
        table = table_at(made, spec, last=True)
        if table is None:
            pytest.skip("a game without rounds")
        piece, layered = heard[-1]
        assert layered
        game = table.controller.game
        made.play_on(game, lambda _state: False)
        made.open(game)
        assert heard[-1] == (piece, False)
