"""Invitation links: the address at which others can open a page of the app, with a pass if they need one."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit

from ..rooms.locations import is_loopback, shared_host
from ..rooms.passes import make_pass

Reach = Literal["others", "alone", "unknown"]


@dataclass(frozen=True, slots=True)
class SharedAddress:
    """The address of a page, as others can open it.

    `reach` says who can open it: "others" can; or only this computer can, because the app listens to nobody
    else ("alone"), or because the address that others use is not known ("unknown").
    """

    url: str
    reach: Reach


def shared_address(url: str) -> SharedAddress:
    """Return the address for others of the page that is open at *url*, without its query.

    If *url* works only on this computer, or contains this computer's name, which phones can rarely find, the
    network address at which the app listens takes its place. Raises ValueError if *url* is no page's URL.

    >>> shared_address("https://school.example/rummy/voila/render/notebooks/tables.ipynb?room=GSBVZV")
    SharedAddress(url='https://school.example/rummy/voila/render/notebooks/tables.ipynb', reach='others')
    >>> shared_address("http://localhost:8866/voila/render/notebooks/tables.ipynb").reach
    'alone'
    """
    parts = urlsplit(url)
    host = parts.hostname or ""
    if parts.scheme not in ("http", "https") or not host or "@" in parts.netloc:
        raise ValueError(f"expected the URL of a page, not {url!r:.200}")
    shared, netloc, reach = shared_host(), parts.netloc, "others"
    own_name = host == socket.gethostname().lower()
    if shared and (is_loopback(host) or own_name):
        netloc = shared
    elif is_loopback(host):
        reach = "alone" if shared is None else "unknown"
    return SharedAddress(f"{parts.scheme}://{netloc}{parts.path}", reach)  # type: ignore[arg-type]


def invitation(url: str, argument: str, code: str, room: str) -> SharedAddress:
    """Return the link that leads others to a room, from the page that is open at *url*.

    *argument* is the name under which the page finds the room's code, *code*, in its address. If the app asks
    visitors for a token, the link contains a pass for the room with the id *room*. Raises ValueError if *url*
    is no page's URL.
    """
    page = shared_address(url)
    own = "" if shared_host() is None else f"&pass={make_pass(room)}"
    return SharedAddress(f"{page.url}?{argument}={code}{own}", page.reach)
