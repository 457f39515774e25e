"""The toolkit below every scene: window, input, motion, drawing, widgets, sound and language.

A scene in a few lines:

    class Greeting(Scene):
        def __init__(self) -> None:
            super().__init__()
            self.play = self.desk.add(Button(later("Play"), self.start, primary=True))

        def layout(self, size: tuple[int, int]) -> None:
            row([self.play], pygame.Rect((0, 0), size), self.kit, at="center")

        def start(self) -> None:
            self.app.scenes.push(Dialog(later("Ready?"), answers=[Answer(later("Go"))]))

    App().run(Greeting())

`handle` gets pointers, commands, typed text; `update(dt)` is the only place where time passes;
`draw(canvas)` changes nothing but pixels. Lengths are in units of a 1280×800 window: `kit.px`.
"""
