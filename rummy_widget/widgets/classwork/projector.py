"""The `Projector` widget: a class notebook that is read from the back of the room, one result at a time."""

from __future__ import annotations

import logging
from html import escape
from typing import ClassVar

from ...text.words import say
from ..base import GuardedWidget, everyone
from ..messages import Message

log = logging.getLogger("rummy_widget")


class Projector(GuardedWidget):
    """A button that makes the page large, and hides every result below it until somebody asks for it.

    It stands near the top of a notebook. The page does nearly all of it by itself; here the other widgets of
    this kernel are made large, or as they were. *lang* says in which language.

    >>> Projector()
    Projector()
    """

    BUNDLE = "rummy-class"

    VIEW: ClassVar[str] = "projector"
    ACCEPTS = frozenset({"hello", "size"})

    def __init__(self, *, lang: str | None = None) -> None:
        super().__init__(lang)
        self._show({})

    def __repr__(self) -> str:
        return "Projector()"

    def _html(self) -> str:
        """What stands here where no kernel runs."""
        return f"<p>{escape(say('projector-cell'))}</p>"

    def _handle(self, message: Message) -> None:
        for widget in everyone():
            if "size" in widget.ACCEPTS and not isinstance(widget, Projector):
                try:
                    widget.hear(message)
                except Exception:  # one that cannot keeps none of the others small
                    log.exception("a widget could not take the size")
