"""Every screen in a telling state, played there by real games and real hands, without a window.

A show is a name and a function that plays a `Stage` to the state that is worth a look:

    def round_begins(stage: Stage) -> None:
        game = stage.game(seed=7, humans=1)
        stage.play_until(game, lambda state: state.round == 1)
        stage.open(game)

    SHOWS = (Show("round", round_begins),)

The shared screens' shows lie in `shared`; a game keeps its own in a module `showcase` beside its
scenes. `pyramids screenshots` paints all of them, the tests of the looks measure them. A game's
module has

    SHOWS                the game's shows
    guide(scene, by)     for whoever plays through the window: a hand's next gesture (see `guides`)
    board(easel)         the rectangles that make up the board, on the screen of a turn
    carry(easel)         a table at which something can be dragged: from where to where
    carried_to(easel)    where that thing is now, as anything that can be compared
"""
