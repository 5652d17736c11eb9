"""A stand-in for anywidget without Jupyter, found first because its folder is first on the path.

A widget is an object of traitlets, as with the real one. Its state goes out through `WIRE`, to whatever
listens there (`rummy_widget/site/page_runner.py`); messages of a page are passed to `_handle_msg`, as by a
comm.
"""

from __future__ import annotations

from typing import Any

from traitlets import HasTraits

from rummy_widget.site.wire import WIRE


class AnyWidget(HasTraits):
    """A widget that sends its state to the page that shows it, as the class of the real anywidget does."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self.comm: object | None = None
        self.model_id = WIRE.register(self)
        self.comm = WIRE  # from now on changes are sent

    def get_state(self) -> dict[str, Any]:
        """Return the widget's state for a page: all synced traits, and the names of its script and styles."""
        return {
            "_esm": str(type(self)._esm),  # type: ignore[attr-defined]
            "_css": str(type(self)._css),  # type: ignore[attr-defined]
            **{name: getattr(self, name) for name in self.traits(sync=True)},
        }

    def send_state(self, key: str | None = None) -> None:
        """Send the page the trait *key* of the widget or, if that is None, all synced traits."""
        if self.comm is None:
            return
        state = self.get_state()
        WIRE.post(self.model_id, {"method": "update", "state": state if key is None else {key: state[key]}})

    def send(self, content: object, buffers: object = None) -> None:
        """Send the page a custom message, one that does not change the widget's state.

        *buffers*, binary data for the real anywidget, are ignored.
        """
        if self.comm is not None:
            WIRE.post(self.model_id, {"method": "custom", "content": content})

    def notify_change(self, change: Any) -> None:
        """Send a changed trait to the page, and then notify its observers, in the order of ipywidgets.

        *change* describes the change, as in traitlets.
        """
        name = change["name"]
        if getattr(self, "comm", None) is not None and name in self.traits(sync=True):
            self.send_state(name)
        super().notify_change(change)

    def close(self) -> None:
        """Close the widget, so that it sends nothing more and receives no more messages."""
        self.comm = None
        WIRE.models.pop(self.model_id, None)
