"""Between the widgets of the stand-in for anywidget and the pages that show them."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from typing import Any

Post = Callable[[str, Mapping[str, Any]], None]
"""Takes a model's id and what it says, in the shape of a comm's data."""


class Wire:
    """Where all widgets of this Python speak to; nowhere, until somebody listens."""

    def __init__(self) -> None:
        self.post: Post = lambda _model, _data: None
        self.models: dict[str, Any] = {}
        self._ids: Iterator[int] = itertools.count(1)

    def joined(self, widget: Any) -> str:
        """The name of a new widget, under which it is reached."""
        name = f"w{next(self._ids)}"
        self.models[name] = widget
        return name


WIRE = Wire()
