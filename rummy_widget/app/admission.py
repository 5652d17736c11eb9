"""Who may have a page made: it costs a process, so it is for people who want it and not for other sites.

A browser says where a request comes from and whether somebody clicked. A picture, a frame or a script of
another site gets nothing; a link on another site that somebody follows is a visit like any other; where
another site's page only goes on to ours by itself, a small page asks for the click.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

# What browsers say of requests that no other site has caused: those of our own pages, and typed addresses.
OWN = ("same-origin", "none")


def door(headers: Mapping[str, str]) -> Literal["open", "ask", "shut"]:
    """What to do with a request of those headers. Older browsers and programs say nothing and are let in.

    >>> door({}), door({"Sec-Fetch-Site": "same-origin"})
    ('open', 'open')
    >>> click = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
    >>> door(click), door({**click, "Sec-Fetch-User": "?1"}), door({**click, "Sec-Fetch-Dest": "iframe"})
    ('ask', 'open', 'shut')
    """
    if headers.get("Sec-Fetch-Site", "none") in OWN:
        return "open"
    if headers.get("Sec-Fetch-Mode") != "navigate" or headers.get("Sec-Fetch-Dest") != "document":
        return "shut"
    return "open" if headers.get("Sec-Fetch-User") == "?1" else "ask"
