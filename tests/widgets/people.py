"""Widgets of people's tables, driven by messages as their pages send them, on one database."""

from __future__ import annotations

import json
from typing import Any

from rummy_widget.engine.rules import RUMMIKUB
from rummy_widget.widgets.table.widget import Table


class Page:
    """A widget, and what its page does."""

    def __init__(self, **options: Any) -> None:
        self.widget: Any = Table(**{"rules": RUMMIKUB, **options})
        self.answers: list[dict[str, Any]] = []
        self.sent: list[str] = [json.dumps(self.widget.state)]
        self.widget.send = lambda content, buffers=None: self.answers.append(content)
        self.widget.observe(lambda change: self.sent.append(json.dumps(change["new"])), "state")
        self.seq = 0

    def tell(self, type: str, **fields: Any) -> str | None:
        """A message; what was refused, or None."""
        self.seq += 1
        content = {"seq": self.seq, "type": type, **fields}
        self.widget._handle_msg({"content": {"data": {"method": "custom", "content": content}}})
        answer = self.answers[-1]
        assert answer["answer"] == self.seq
        error: str | None = answer["error"]
        assert answer["ok"] is (error is None)
        return error

    def do(self, type: str, **fields: Any) -> None:
        """The same, where it has to work."""
        assert self.tell(type, **fields) is None, self.answers[-1]

    def follow(self) -> None:
        """What the task in the kernel does once something is new."""
        self.widget._sync()

    @property
    def room(self) -> dict[str, Any]:
        """The table of people as the page has it."""
        found: dict[str, Any] = self.widget.state["people"]["room"]
        return found

    @property
    def table(self) -> dict[str, Any]:
        """The table as the page has it."""
        found: dict[str, Any] = self.widget.state["table"]
        return found

    @property
    def desk(self) -> Any:
        """What the kernel has."""
        return self.widget._screen


def seated(pages: list[Page]) -> None:
    """The first one makes a table, the others join it, and all are ready."""
    pages[0].do("room", act="make", seat=len(pages), name="Ana", at="http://localhost:1/tables.ipynb")
    for number, page in enumerate(pages[1:], 1):
        page.do("room", act="join", text=pages[0].room["code"], name=f"Guest {number}")
        page.do("room", act="ready")
    for page in pages:
        page.follow()


def dealt(pages: list[Page], **agreed: str) -> None:
    """A table with its first round, on the terms that its maker chose, which all have seen."""
    seated(pages)
    for key, text in agreed.items():
        pages[0].do("room", act="agree", key=key, text=text)
    for page in pages if agreed else ():
        page.follow()
        page.do("room", act="ready")
    pages[0].do("room", act="deal")
    for page in pages:
        page.follow()
