"""Who asks, so that guessing is slowed: the visitor that the app's server names to a page's kernel.

The kernel is told no address, only what comes of one, the same on every server of one database. Where nobody
names a visitor, in JupyterLab, it is this process.
"""

from __future__ import annotations

import hashlib
import os
import secrets

__all__ = ["VISITOR", "named", "served", "visitor"]

VISITOR = "RUMMY_WIDGET_VISITOR"
_drawn: tuple[int, str] = (0, "")


def named(address: str) -> str:
    """What the server calls the visitor of an address.

    >>> named("192.0.2.7") == named("192.0.2.7") != named("192.0.2.8"), len(named("192.0.2.7"))
    (True, 32)
    """
    return hashlib.sha256(f"rummy_widget visitor {address}".encode("utf-8", "replace")).hexdigest()[:32]


def served() -> bool:
    """Whether this is a kernel of the app's server, where nobody runs code of their own: that is fair."""
    return VISITOR in os.environ


def visitor() -> str:
    """Whoever uses this process; one that is forked is another's."""
    global _drawn
    if told := os.environ.get(VISITOR):
        return told
    if _drawn[0] != os.getpid():
        _drawn = os.getpid(), secrets.token_hex(8)
    return _drawn[1]
