"""Who may have a page made: it costs a process, so it is for people who want it and not for other sites.

A browser says where a request comes from and whether somebody clicked. A picture, a frame or a script of
another site gets nothing; a link on another site that somebody follows is a visit like any other; where
another site's page only goes on to ours by itself, a small page asks for the click.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum


class Door(Enum):
    """What is done with a request for a page."""

    OPEN = "open"
    ASK = "ask"
    SHUT = "shut"


# What browsers say of requests that no other site has caused: those of our own pages, and typed addresses.
OWN = ("same-origin", "none")


def door(headers: Mapping[str, str]) -> Door:
    """What to do with a request of those headers. Older browsers and programs say nothing and are let in.

    >>> door({}), door({"Sec-Fetch-Site": "same-origin"})
    (<Door.OPEN: 'open'>, <Door.OPEN: 'open'>)
    >>> click = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
    >>> door(click), door({**click, "Sec-Fetch-User": "?1"}), door({**click, "Sec-Fetch-Dest": "iframe"})
    (<Door.ASK: 'ask'>, <Door.OPEN: 'open'>, <Door.SHUT: 'shut'>)
    """
    if headers.get("Sec-Fetch-Site", "none") in OWN:
        return Door.OPEN
    if headers.get("Sec-Fetch-Mode") != "navigate" or headers.get("Sec-Fetch-Dest") != "document":
        return Door.SHUT
    return Door.OPEN if headers.get("Sec-Fetch-User") == "?1" else Door.ASK
