"""The UI toolkit: window, input, animation, drawing, widgets and sound. It knows no game.

A scene in a few lines:

    class Greeting(Scene):
        def __init__(self) -> None:
            super().__init__()
            self.play = self.widgets.add(Button(later("Play"), self.start, primary=True))

        def layout(self, size: tuple[int, int]) -> None:
            row([self.play], pygame.Rect((0, 0), size), self.graphics, at="center")

        def start(self) -> None:
            self.app.scenes.push(Dialog(later("Ready?"), answers=[Answer(later("Go"))]))

    App().run(Greeting())

`handle` gets pointers, commands and typed text; time enters only by `update(dt)`; `draw(canvas)`
changes no state. Lengths are in units of a 1280×800 window; `graphics.px` converts them to pixels.
"""
