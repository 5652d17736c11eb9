"""What our widgets need of anywidget, where no Jupyter is: this folder stands before it on the path.

A widget is what traitlets makes of it, as with the real one. Its state goes out through `WIRE`, to whoever
listens there (`rummy_widget/site/page_runner.py`); what a page says is given to `_handle_msg`, as by a comm.
"""

from __future__ import annotations

from typing import Any

from traitlets import HasTraits

from rummy_widget.site.wire import WIRE


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
        if getattr(self, "comm", None) is not None and name in self.traits(sync=True):
            self.send_state(name)
        super().notify_change(change)

    def close(self) -> None:
        """Nobody looks at it any more."""
        self.comm = None
        WIRE.models.pop(self.model_id, None)
