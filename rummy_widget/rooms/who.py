"""Who asks, so that guessing is slowed: the visitor that the app's server names to a page's kernel.

The kernel is told no address, only what comes of one, the same on every server of one database. After a
stroke comes the page, which is this process; where nobody names a visitor, in JupyterLab, that is all.
"""

from __future__ import annotations

import hashlib
import os
import secrets

__all__ = ["VISITOR", "address_of", "named", "page_of", "served", "visitor"]

VISITOR = "RUMMY_WIDGET_VISITOR"
_drawn: tuple[int, str] = (0, "")


def named(address: str) -> str:
    """What the server calls the visitor of an address.

    >>> named("192.0.2.7") == named("192.0.2.7") != named("192.0.2.8"), len(named("192.0.2.7"))
    (True, 32)
    """
    return hashlib.sha256(f"rummy_widget visitor {address}".encode("utf-8", "replace")).hexdigest()[:32]


def address_of(who: str) -> str:
    """Whoever asks, as it is written down: nobody's address lies in the database, and all its pages are one.

    >>> address_of("192.0.2.7/a page") == address_of("192.0.2.7/another") == named("192.0.2.7")
    True
    """
    return named(who.partition("/")[0])


def page_of(who: str) -> str:
    """One page of whoever asks, as it is written down."""
    return named(f"page {who}")


def served() -> bool:
    """Whether this is a kernel of the app's server, where nobody runs code of their own: that is fair."""
    return VISITOR in os.environ


def visitor() -> str:
    """Whoever uses this process; one that is forked is another page."""
    global _drawn
    if _drawn[0] != os.getpid():
        _drawn = os.getpid(), secrets.token_hex(8)
    told = os.environ.get(VISITOR)
    return f"{told}/{_drawn[1]}" if told else _drawn[1]
