"""A page as the kernel sees it: it sends messages to a widget and keeps what comes back."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rummy_widget.widgets.base import GuardedWidget


class Page:
    """The browser's end of one widget."""

    def __init__(self, widget: GuardedWidget) -> None:
        self.widget = widget
        self.answers: list[Any] = []
        widget.send = lambda content, buffers=None: self.answers.append(content)  # type: ignore[method-assign]

    def raw(self, data: object) -> None:
        """Put anything at all on the line."""
        self.widget._handle_msg({"content": {"data": data}, "buffers": []})

    def sends(self, type: str, **fields: object) -> Any:
        """Send one message; its answer."""
        before = len(self.answers)
        self.raw({"method": "custom", "content": {"seq": before, "type": type, **fields}})
        assert len(self.answers) == before + 1
        assert self.answers[-1]["answer"] == before
        return self.answers[-1]

    @property
    def rack(self) -> Any:
        return self.widget.state["rack"]

    def tiles(self) -> Counter[str]:
        """The tiles in sight, by name."""
        return Counter(tile["name"] for shelf in self.rack["shelves"] for tile in shelf if tile)
