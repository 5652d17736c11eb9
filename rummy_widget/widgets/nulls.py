"""Make the kernel of JupyterLite send None as JavaScript's null; otherwise, it would send undefined."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any


def with_nulls(value: Any, null: Any) -> Any:
    """Return a copy of *value* in which *null* replaces every None.

    A None in a dict, a list or a tuple is replaced, too, however deeply it is nested. Tuples become lists.

    >>> with_nulls({"points": None, "melds": [(None, 3)]}, "null")
    {'points': 'null', 'melds': [['null', 3]]}
    """
    if value is None:
        return null
    if isinstance(value, dict):
        return {key: with_nulls(each, null) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [with_nulls(each, null) for each in value]
    return value


def publish_with_nulls(publish: Callable[..., None], null: Any) -> Callable[..., None]:
    """Return a function that publishes Jupyter comm messages with *null* in place of None in their data.

    *publish* is the function that it calls to publish the changed message.

    >>> publish = publish_with_nulls(lambda _, kind, data=None, **rest: print(kind, data, rest), 0)
    >>> publish(None, "x", [None], a=1)
    x [0] {'a': 1}
    """

    def publish_msg(self: Any, msg_type: str, data: Any = None, *rest: Any, **others: Any) -> None:
        publish(self, msg_type, data and with_nulls(data, null), *rest, **others)

    return publish_msg


def send_nulls() -> None:
    """Make JupyterLite's kernel send None as null; in any other kernel, do nothing."""
    kernel = sys.modules.get("pyodide_kernel.comm")
    if kernel is None or hasattr(kernel.Comm, "with_nulls"):
        return
    from pyodide.ffi import jsnull  # type: ignore[import-not-found]

    kernel.Comm.publish_msg = publish_with_nulls(kernel.Comm.publish_msg, jsnull)
    kernel.Comm.with_nulls = True
