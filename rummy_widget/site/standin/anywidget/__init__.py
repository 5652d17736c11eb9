"""A stand-in for anywidget without Jupyter; it is imported because its folder comes first on Python's path.

As with the real anywidget, a widget is a traitlets `HasTraits` object. Its state is sent through `WIRE`, to
which `rummy_widget/site/page_runner.py` listens. Messages from a page are passed to the widget's method
`_handle_msg`, as a comm would do.
"""

from __future__ import annotations

from typing import Any

from traitlets import HasTraits

from rummy_widget.site.wire import WIRE


class AnyWidget(HasTraits):
    """A widget that sends its state to the page that shows it, like the class of this name in anywidget."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self.comm: object | None = None
        self.model_id = WIRE.register(self)
        self.comm = WIRE  # from now on, changes are sent

    def get_state(self) -> dict[str, Any]:
        """Return the widget's state for a page: all synced traits, and the names of its script and styles."""
        return {
            "_esm": str(type(self)._esm),  # type: ignore[attr-defined]
            "_css": str(type(self)._css),  # type: ignore[attr-defined]
            **{name: getattr(self, name) for name in self.traits(sync=True)},
        }

    def send_state(self, key: str | None = None) -> None:
        """Send the trait *key* of the widget to the page or, if *key* is None, all synced traits."""
        if self.comm is None:
            return
        state = self.get_state()
        WIRE.post(self.model_id, {"method": "update", "state": state if key is None else {key: state[key]}})

    def send(self, content: object, buffers: object = None) -> None:
        """Send the page a custom message, that is, one that does not change the widget's state.

        *buffers*, which is binary data for the real anywidget, is ignored.
        """
        if self.comm is not None:
            WIRE.post(self.model_id, {"method": "custom", "content": content})

    def notify_change(self, change: Any) -> None:
        """Send a changed trait to the page and then notify its observers, in the same order as ipywidgets.

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
