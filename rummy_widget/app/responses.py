"""Common parts of the pages that the server renders: their language and their content security policy."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tornado.httputil import HTTPServerRequest

from ..text.words import ENGLISH, languages
from ..tutor.folder import PARTS, home_page


def page_policy(host: str) -> str:
    """Return a content security policy that allows a page to send requests only to this server.

    *host* is the server's host and port. The policy names the server's web sockets explicitly, as older
    browsers require.

    >>> "connect-src 'self' ws://127.0.0.1:8866" in page_policy("127.0.0.1:8866")
    True
    """
    return "; ".join([
        "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
        f"connect-src 'self' ws://{host} wss://{host} data: blob:",
        "frame-ancestors 'self'",
        "form-action 'self'",
        "base-uri 'self'",
    ])  # fmt: skip


def preferred_language(header: str) -> str | None:
    """Return the language of the course that an `Accept-Language` header prefers, such as "ro".

    Returns None if the header names no language of the course.

    >>> headers = ("ro-RO,ro;q=0.9,en;q=0.8", "fr,en;q=0.3,ro;q=0.7", "fr;q=x,,*")
    >>> tuple(map(preferred_language, headers))
    ('ro', 'ro', None)
    """
    found = re.findall(
        r"(?:^|,)\s*([a-zA-Z]{1,8})[-\w]*\s*(?:;\s*q=([01](?:\.\d{1,3})?)\s*)?(?=,|$)", header[:500]
    )
    wishes = [(float(weight or 1), name.lower()) for name, weight in found]
    ours = [(weight, name) for weight, name in wishes if weight and name in languages()]
    return max(ours, key=lambda wish: wish[0])[1] if ours else None


class LocalizedHandler:
    """Mix-in for request handlers whose page is in one of the course's languages.

    That language is the one in the page's URL, if any; otherwise the one set for the server, if any;
    otherwise the one that the browser prefers.
    """

    request: HTTPServerRequest
    settings: dict[str, Any]

    def get_current_user(self) -> Any:
        """Return the user who is logged in, or None if the request failed before the login was checked.

        For such a request, Jupyter's own method would raise an error, and the error page could not be shown.
        """
        return getattr(self, "_jupyter_current_user", None)

    @property
    def language(self) -> str:
        """The language of the page, such as "en"."""
        part = re.search(rf"/(?:{'|'.join(PARTS)})/([a-z]+)/", self.request.path)
        if part and part[1] in languages():
            return part[1]
        asked: str | None = self.settings["rummy_language"]
        return asked or preferred_language(self.request.headers.get("Accept-Language", "")) or ENGLISH

    @property
    def template_namespace(self) -> dict[str, Any]:
        """The variables of all page templates, with the language and the path of the home page added."""
        home = home_page(Path(self.settings["rummy_course"]), self.language)
        return {**super().template_namespace, "language": self.language, "home": home}  # type: ignore[misc]
