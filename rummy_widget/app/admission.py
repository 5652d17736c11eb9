"""Which requests may start a page: a page costs a process, so other web sites must not start any.

A browser says where a request comes from and whether somebody clicked. A picture, a frame or a script of
another site is refused; a link on another site that somebody clicks is a visit like any other; if another
site redirects to ours by itself, a small page asks for a click.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

# What browsers send if no other site has caused the request: for our own pages, and typed addresses.
OWN = ("same-origin", "none")


def admission(headers: Mapping[str, str]) -> Literal["open", "ask", "shut"]:
    """Return whether a request with these headers may start a page, which costs the server a process.

    The result is "open" if it may, "ask" if the visitor has to click first, and "shut" if it may not.
    Programs other than browsers send none of the headers that are checked, and are let in.

    >>> admission({}), admission({"Sec-Fetch-Site": "same-origin"})
    ('open', 'open')
    >>> click = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
    >>> admission(click), admission({**click, "Sec-Fetch-User": "?1"})
    ('ask', 'open')
    >>> admission({**click, "Sec-Fetch-Dest": "iframe"})
    'shut'
    """
    if headers.get("Sec-Fetch-Site", "none") in OWN:
        return "open"
    if headers.get("Sec-Fetch-Mode") != "navigate" or headers.get("Sec-Fetch-Dest") != "document":
        return "shut"
    return "open" if headers.get("Sec-Fetch-User") == "?1" else "ask"
