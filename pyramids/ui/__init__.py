"""The toolkit below every scene: window, input, motion, drawing, widgets, sound and language."""
