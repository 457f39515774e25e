"""Widgets and layout helpers."""

from pyramids.ui.widgets.arrange import column, cut_left, cut_top, fitted, grid, row
from pyramids.ui.widgets.base import Group, Size, Widget
from pyramids.ui.widgets.button import Button, IconButton, Pressable
from pyramids.ui.widgets.choice import Choice, Segments, Stepper
from pyramids.ui.widgets.counter import Counter
from pyramids.ui.widgets.label import Fit, Label
from pyramids.ui.widgets.panel import Panel, draw_panel
from pyramids.ui.widgets.picture import Picture
from pyramids.ui.widgets.progress import ProgressBar, Spinner
from pyramids.ui.widgets.scroll import ScrollList
from pyramids.ui.widgets.slider import Slider
from pyramids.ui.widgets.textfield import TextField
from pyramids.ui.widgets.toast import Toasts
from pyramids.ui.widgets.toggle import Toggle
from pyramids.ui.widgets.tooltip import Tooltip
from pyramids.ui.widgets.widget_root import WidgetRoot

__all__ = [
    "Button",
    "Choice",
    "Counter",
    "Fit",
    "Group",
    "IconButton",
    "Label",
    "Panel",
    "Picture",
    "Pressable",
    "ProgressBar",
    "ScrollList",
    "Segments",
    "Size",
    "Slider",
    "Spinner",
    "Stepper",
    "TextField",
    "Toasts",
    "Toggle",
    "Tooltip",
    "Widget",
    "WidgetRoot",
    "column",
    "cut_left",
    "cut_top",
    "draw_panel",
    "fitted",
    "grid",
    "row",
]
