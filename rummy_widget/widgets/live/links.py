"""The way into a class, as a link and as a code for cameras."""

from __future__ import annotations

import ipaddress
import re
from posixpath import dirname
from urllib.parse import quote, urlsplit

from ...rooms.locations import shared_host
from ...text.words import say
from ..places import JOIN, LIVE, way
from ..qr import qr_path
from ..shapes.live import SquareProps


def join_link(address: str, code: str, language: str) -> tuple[str, str]:
    """The link for students from the address of the teacher's page, and why it leads nowhere, if so.

    A teacher at the app's own computer may see the page at an address that only this computer has: then the
    link names the one at which the app says that others reach it.

    >>> join_link("https://school.example/rummy/voila/render/notebooks/live.ipynb", "GSBVZV", "en")
    ('https://school.example/rummy/voila/render/notebooks/join.ipynb?code=GSBVZV', '')
    >>> join_link("http://localhost:8888/voila/render/notebooks/live.ipynb?x=1", "GSBVZV", "en")[0]
    'http://localhost:8888/voila/render/notebooks/join.ipynb?code=GSBVZV'
    >>> join_link("javascript:alert(1)", "GSBVZV", "en")[0]
    ''
    """
    try:
        parts = urlsplit(address)
        host = parts.hostname or ""
    except ValueError:
        return "", ""
    here = way(LIVE, language, part="", folder="en")
    found = re.fullmatch(rf"(/[\w./~-]*?){re.escape(here)}", parts.path)
    if parts.scheme not in ("http", "https") or not host or found is None or "@" in parts.netloc:
        return "", ""
    netloc, note = parts.netloc, ""
    if _own(host):
        shared = shared_host()
        netloc = shared or netloc
        note = say("live-only-here") if shared is None else "" if shared else say("live-other-address")
    link = f"{parts.scheme}://{netloc}{found[1]}{dirname(here)}/join.ipynb?code={quote(code)}"
    assert JOIN.endswith("join.ipynb")
    return link, note


def _own(host: str) -> bool:
    """Whether only this machine is reached by that name."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def square(link: str) -> SquareProps | None:
    """The link as a code for cameras; None where the library for it is missing."""
    drawn = qr_path(link)
    return {"path": drawn[0], "side": drawn[1]} if drawn else None
