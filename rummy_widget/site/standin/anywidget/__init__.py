"""What our widgets need of anywidget, where no kernel and no Jupyter is: this folder stands before it on the path.

A widget is what traitlets makes of it, as with the real one. Its state goes out through `OUT`, whoever holds it
(see `rummy_widget/site/running.py`), and what the page says is handed to `_handle_msg` as a comm would.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from traitlets import HasTraits

Post = Callable[[str, Mapping[str, Any]], None]
"""Takes a model's id and what it says, in the shape of a comm's data."""


class Wire:
    """Where all widgets of this Python speak to; nowhere, until somebody listens."""

    def __init__(self) -> None:
        self.post: Post = lambda _model, _data: None
        self.models: dict[str, AnyWidget] = {}
        self._ids: Iterator[int] = itertools.count(1)

    def joined(self, widget: AnyWidget) -> str:
        """The name of a new widget, under which it is reached."""
        name = f"w{next(self._ids)}"
        self.models[name] = widget
        return name


WIRE = Wire()


class AnyWidget(HasTraits):
    """A widget whose synced traits are seen on a page."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self.comm: object | None = None
        self.model_id = WIRE.joined(self)
        self.comm = WIRE  # from here on what changes is told

    def get_state(self) -> dict[str, Any]:
        """What the page is to have: every synced trait, the program and the style by their names."""
        return {
            "_esm": str(type(self)._esm),  # type: ignore[attr-defined]
            "_css": str(type(self)._css),  # type: ignore[attr-defined]
            **{name: getattr(self, name) for name in self.traits(sync=True)},
        }

    def send_state(self, key: str | None = None) -> None:
        """Tell the page one trait, or all."""
        if self.comm is None:
            return
        state = self.get_state()
        WIRE.post(self.model_id, {"method": "update", "state": state if key is None else {key: state[key]}})

    def send(self, content: object, buffers: object = None) -> None:
        """Say something to the page that is no state."""
        if self.comm is not None:
            WIRE.post(self.model_id, {"method": "custom", "content": content})

    def notify_change(self, change: Any) -> None:
        """A trait has another value: the page is told before who observes it, as ipywidgets does."""
        name = change["name"]
        if getattr(self, "comm", None) is not None and self.has_trait(name):
            if self.traits()[name].metadata.get("sync"):
                self.send_state(name)
        super().notify_change(change)

    def close(self) -> None:
        """Nobody looks at it any more."""
        self.comm = None
        WIRE.models.pop(self.model_id, None)
