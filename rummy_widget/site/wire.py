"""The connection between the widgets of the stand-in for anywidget and the pages that show them."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from typing import Any

Post = Callable[[str, Mapping[str, Any]], None]
"""A function that sends a message to the page of a widget, given the widget's id and the message."""


class Wire:
    """The connection between the pages and all widgets in this Python process.

    `models` maps ids to widgets. Messages are dropped until `post`, the function that sends them, is set.
    """

    def __init__(self) -> None:
        self.post: Post = lambda _model, _data: None
        self.models: dict[str, Any] = {}
        self._ids: Iterator[int] = itertools.count(1)

    def register(self, widget: Any) -> str:
        """Add a new widget to `models` under a new id, and return the id."""
        name = f"w{next(self._ids)}"
        self.models[name] = widget
        return name


WIRE = Wire()
