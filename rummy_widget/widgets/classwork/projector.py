"""The `Projector` widget: a button that enlarges a class notebook, and shows its results one at a time."""

from __future__ import annotations

import logging
from html import escape
from typing import ClassVar

from ...text.words import say
from ..base import GuardedWidget, open_widgets
from ..messages import Message

log = logging.getLogger("rummy_widget")


class Projector(GuardedWidget):
    """A button that enlarges a notebook for a projector, and hides every result until somebody asks for it.

    It is placed near the top of a notebook. The script in the browser does nearly everything; this class only
    makes the other widgets of the kernel large or normal. *lang* is the language.

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
        """Return HTML with a sentence that says what this cell does, for pages without a kernel."""
        return f"<p>{escape(say('projector-cell'))}</p>"

    def _handle(self, message: Message) -> None:
        for widget in open_widgets():
            if "size" in widget.ACCEPTS and not isinstance(widget, Projector):
                try:
                    widget.receive(message)
                except Exception:  # the other widgets should change all the same
                    log.exception("a widget could not take the size")
