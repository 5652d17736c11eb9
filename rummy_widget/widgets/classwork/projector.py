"""The `Projector` widget: enlarges a class notebook, and shows its results one at a time."""

from __future__ import annotations

import logging
from html import escape
from typing import ClassVar

from ...text.words import say
from ..base import GuardedWidget, open_widgets
from ..messages import Message

log = logging.getLogger("rummy_widget")


class Projector(GuardedWidget):
    """A button that enlarges a notebook page, and hides every result below it until somebody asks for it.

    It is placed near the top of a notebook. The page does nearly everything by itself; this widget makes the
    other widgets of the kernel large or small. *lang* is the language.

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
        """Return a description of the button as HTML, for pages without a kernel."""
        return f"<p>{escape(say('projector-cell'))}</p>"

    def _handle(self, message: Message) -> None:
        for widget in open_widgets():
            if "size" in widget.ACCEPTS and not isinstance(widget, Projector):
                try:
                    widget.receive(message)
                except Exception:  # a widget that fails must not stop the others
                    log.exception("a widget could not take the size")
