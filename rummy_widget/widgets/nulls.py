"""What None is to a page in JupyterLite: its kernel makes it undefined, where every other says null."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any


def with_nulls(value: Any, null: Any) -> Any:
    """The same value, with *null* wherever there is None in its dicts, lists and tuples.

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


def said_with_nulls(say: Callable[..., None], null: Any) -> Callable[..., None]:
    """What publishes a comm's message, as JupyterLite's kernel has it, but with nulls in its data.

    >>> said_with_nulls(lambda _, kind, data=None, **rest: print(kind, data, rest), 0)(None, "x", [None], a=1)
    x [0] {'a': 1}
    """

    def publish_msg(self: Any, msg_type: str, data: Any = None, *rest: Any, **others: Any) -> None:
        say(self, msg_type, data and with_nulls(data, null), *rest, **others)

    return publish_msg


def speak_nulls() -> None:
    """Teach it to JupyterLite's kernel, where this runs in one."""
    kernel = sys.modules.get("pyodide_kernel.comm")
    if kernel is None or hasattr(kernel.Comm, "with_nulls"):
        return
    from pyodide.ffi import jsnull  # type: ignore[import-not-found]

    kernel.Comm.publish_msg = said_with_nulls(kernel.Comm.publish_msg, jsnull)
    kernel.Comm.with_nulls = True
