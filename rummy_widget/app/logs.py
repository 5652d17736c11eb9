"""The server's log: one line per request, from which everything secret is left out.

These things are left out: the query of a URL, which may contain an access token, a table's code or a player's
own link to a table; the ids of a kernel and its session, which give access to a page; tokens and passwords;
and the visitor's IP address, which a proxy in front of the server can log if necessary.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from typing import Any

from ..rooms.locations import shown_url
from .proxy import parse_address

LONGEST = 160  # characters of a path that are written
HEALTH = "/healthz"
SECRET = "…"
# The following are replaced wherever they occur: queries, ids of kernels and sessions, tokens, passwords, IP
# addresses, and most of a database's URL.
QUERY = re.compile(r"(?<=[\w/.-])\?[\w%.-]+=[^\s'\")]*")
KERNEL = re.compile(
    r"\b([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b(?::\S+)?", re.IGNORECASE
)
TOKEN = re.compile(r"(?i)\b((?:token|_xsrf|session_id|password)[\"']?\s*[=:]\s*[\"']?)[^\s&\"',;)]+")
ADDRESS = re.compile(
    r"(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}(?:(?:\.\d{1,3}){3})?)(?![\w.])",
    re.IGNORECASE,
)
DATABASE = re.compile(r"\b(?:postgresql|sqlite)(?:\+\w+)?://[^\s'\"]+")


def redact(text: str) -> str:
    """Return a line of the log with "…" in place of everything secret.

    Queries of URLs, tokens, passwords, IP addresses, and the ids of kernels and sessions are secret. The
    first eight characters of a kernel's id are kept. The user and password in a database's URL are left out.

    >>> redact("404 GET /voila/render/x?room=GSBVZV (192.0.2.7)"), redact("token=Vx3-a, Voila.token: 'b'")
    ('404 GET /voila/render/x?… (…)', "token=…, Voila.token: '…'")
    >>> redact("Kernel started: 19d34732-b1c0-4ca2-9e71-6343100f01d0 with postgresql+psycopg://ana:pw@db/rummy")
    'Kernel started: 19d34732… with postgresql+psycopg://db/rummy'
    >>> redact("Replacing 19d34732-b1c0-4ca2-9e71-6343100f01d0:a-session of 2001:db8:1:2::3 at 12:30:45")
    'Replacing 19d34732… of … at 12:30:45'
    """
    text = DATABASE.sub(lambda found: shown_url(found[0]), text)
    text = QUERY.sub(f"?{SECRET}", text)
    text = TOKEN.sub(rf"\1{SECRET}", text)
    text = KERNEL.sub(rf"\1{SECRET}", text)
    return ADDRESS.sub(lambda found: found[0] if parse_address(found[0]) is None else SECRET, text)


class RedactingFormatter(logging.Formatter):
    """A log formatter that replaces everything secret, in tracebacks too (see `redact`).

    *wrapped* is the formatter that first makes the lines.
    """

    def __init__(self, wrapped: logging.Formatter) -> None:
        super().__init__()
        self.wrapped = wrapped

    def format(self, record: logging.LogRecord) -> str:
        """Return a log record as the wrapped formatter writes it, but with "…" in place of all secrets."""
        return redact(self.wrapped.format(record))


def redact_logs(logs: Iterable[logging.Logger]) -> None:
    """Make these loggers and the root logger replace everything secret in their lines (see `redact`).

    Tornado's warnings about malformed requests, which quote the requests, are no longer logged; our own line
    for each request says that it failed. Tornado's errors are still logged.
    """
    tornado = logging.getLogger("tornado")
    tornado.setLevel(max(logging.ERROR, tornado.level))
    root = logging.getLogger()
    if not root.handlers:
        logging.basicConfig(format="[%(name)s] %(message)s")
    for log in (root, *logs):
        for handler in log.handlers:
            if not isinstance(handler.formatter, RedactingFormatter):
                handler.setFormatter(RedactingFormatter(handler.formatter or logging.Formatter()))


def log_line(method: str, path: str, status: int, seconds: float) -> str:
    """Return the line that is logged for a request, without its query and its visitor's IP address.

    >>> log_line("GET", "/voila/render/notebooks/home.ipynb", 200, 0.2104)
    '200 GET /voila/render/notebooks/home.ipynb 210 ms'
    """
    plain = "".join(each if each.isprintable() else "�" for each in path[:LONGEST])
    return redact(f"{status} {method} {plain} {1000 * seconds:.0f} ms")


def write_request(handler: Any) -> None:
    """Log a request that has been answered, unless it is a successful health check.

    *handler* is the request handler that has answered the request. Health checks come every few seconds.
    """
    asked, status = handler.request, handler.get_status()
    if asked.path.endswith(HEALTH) and status == 200:
        return
    line = log_line(asked.method[:10], asked.path, status, asked.request_time())
    log = handler.settings["rummy_log"]
    (log.error if status >= 500 else log.info)(line)
