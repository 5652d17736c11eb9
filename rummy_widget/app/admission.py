"""Decide which requests may open a page.

Each page needs a process on the server, so other sites must not open pages without the visitor's knowledge. A
browser says which site has caused a request, and whether somebody clicked. If another site uses one of our
pages as a picture, a frame or a script, the request is refused. If somebody clicks a link on another site,
the request is allowed. If another site redirects the browser to ours without a click, a small page asks the
visitor to click.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

# What browsers send if no other site has caused the request: for links on our own pages, and for typed URLs.
OWN = ("same-origin", "none")


def admission(headers: Mapping[str, str]) -> Literal["open", "ask", "shut"]:
    """Return whether a request with these headers may open a page; each page needs a process on the server.

    The result is "open" if the request may open a page, "ask" if the visitor must click first, and "shut" if
    the request is refused. Requests without any of the headers that are checked, as programs other than
    browsers send them, may open a page.

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
