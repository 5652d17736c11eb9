"""The link by which students join a live class, also as a QR code."""

from __future__ import annotations

import re
from posixpath import basename, dirname
from urllib.parse import quote

from ...text.words import say
from ..invitation import shared_address
from ..places import JOIN, LIVE, path_to
from ..qr import qr_path
from ..shapes.live import QrCodeProps


def join_link(address: str, code: str, language: str) -> tuple[str, str]:
    """Return the link by which students join a live class, and a note that warns if the link won't work.

    *address* is the URL of the teacher's page, *code* the code by which students join, and *language* the
    language of the page. A host such as "localhost" in *address* works only on the teacher's own computer.
    If it is known by which host name other computers reach the app, the link contains that name instead;
    otherwise, the note says that the link works only on this computer. The link is '' if *address* isn't the
    URL of a teacher's page, and the note is '' if none is needed.

    >>> join_link("https://school.example/rummy/voila/render/notebooks/live.ipynb", "GSBVZV", "en")
    ('https://school.example/rummy/voila/render/notebooks/join.ipynb?code=GSBVZV', '')
    >>> join_link("http://localhost:8888/voila/render/notebooks/live.ipynb?x=1", "GSBVZV", "en")[0]
    'http://localhost:8888/voila/render/notebooks/join.ipynb?code=GSBVZV'
    >>> join_link("javascript:alert(1)", "GSBVZV", "en")[0]
    ''
    """
    try:
        page = shared_address(address)
    except ValueError:
        return "", ""
    here = path_to(LIVE, language, part="", folder="en")
    found = re.fullmatch(rf"(https?://[^/]+/[\w./~-]*?){re.escape(here)}", page.url)
    if found is None:
        return "", ""
    note = {"alone": "live-only-here", "unknown": "live-other-address"}.get(page.reach)
    link = f"{found[1]}{dirname(here)}/{basename(JOIN)}?code={quote(code)}"
    return link, say(note) if note else ""


def qr_code(link: str) -> QrCodeProps | None:
    """Return the data with which the page shows a link as a QR code; None if segno isn't installed."""
    drawn = qr_path(link)
    return {"path": drawn[0], "side": drawn[1]} if drawn else None
