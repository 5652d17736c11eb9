"""The identity of the client that makes a request, so that guessing codes can be slowed down.

A client is one open page, which has its own kernel process. A visitor is the person (strictly, the network
address) that has opened the page. The app's server tells each kernel a name for its visitor: a keyed hash
(HMAC) of the network address, never the address itself. The hash is the same on all servers that share the
key. The key is created once and stored in a file of the state folder, not in the database, so that anybody
who has only a copy of the database can't find the addresses by trying all of them.

The identifier of a client is the name of its visitor, a slash, and a random name for the page. If no server
has passed a visitor's name, as in JupyterLab, the identifier is the name of the page alone.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from contextlib import suppress
from functools import cache
from pathlib import Path

from .locations import state_folder

VISITOR = "RUMMY_WIDGET_VISITOR"
PAGE = "RUMMY_WIDGET_PAGE"
"""An environment variable with the path of a file that exists while a kernel's page is connected.

The app's server sets it for its kernels.
"""
KEY_FILE = "visitors.key"
_LENGTH = 32
_drawn: tuple[int, str] = (0, "")


def visitor_name(address: str) -> str:
    """Return a name for the visitor at a network address: a keyed hash, which doesn't reveal the address.

    >>> name = visitor_name("192.0.2.7")
    >>> name == visitor_name("192.0.2.7") != visitor_name("192.0.2.8"), len(name)
    (True, 32)
    """
    return keyed_hash(f"visitor {address}").hex()[:32]


def keyed_hash(text: str) -> bytes:
    """Return a hash of a text that nobody can compute without the secret key of the state folder (HMAC)."""
    return hmac.digest(_key(state_folder() / KEY_FILE), text.encode("utf-8", "replace"), hashlib.sha256)


def address_hash(who: str) -> str:
    """Return the hash under which the database counts attempts from one network address.

    An attempt is, for example, a guess of a room code. *who* is the id of the client that makes it, which is
    one open page, as `client_id` returns it. All pages opened from the same address have the same hash.

    >>> address_hash("192.0.2.7/a page") == address_hash("192.0.2.7/another") == visitor_name("192.0.2.7")
    True
    """
    return visitor_name(who.partition("/")[0])


def page_hash(who: str) -> str:
    """Return the hash under which the database counts a single page's attempts, for example to guess a code.

    *who* is the id of the page, as `client_id` returns it.
    """
    return visitor_name(f"page {who}")


@cache
def _key(path: Path) -> bytes:
    """Return the secret key stored in the file at *path*, which is created if needed.

    If the file can't be read or written, the key is a random one for this process only. A new file is written
    under another name first, so that no process reads half of it.
    """
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        for _ in range(2):
            with suppress(FileNotFoundError):
                kept = path.read_bytes()
                if len(kept) == _LENGTH:
                    return kept
                path.unlink()
            draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(secrets.token_bytes(_LENGTH))
            try:
                os.link(draft, path)  # which fails if another process was first
            except FileExistsError:
                pass
            finally:
                draft.unlink()
        return path.read_bytes()
    return secrets.token_bytes(_LENGTH)


def on_app_server() -> bool:
    """Return whether this process is a kernel of the app's server, where people can't run their own code."""
    return VISITOR in os.environ


def page_is_connected() -> bool:
    """Return whether this kernel's page is connected; True if the app's server has not started it."""
    path = os.environ.get(PAGE)
    return path is None or os.path.exists(path)


def client_id() -> str:
    """Return the string that identifies this process as a client: `<visitor>/<page>`, or `<page>` alone.

    `<visitor>` is the visitor's name that the app's server has passed, if there is a server, and `<page>` is
    a random string. A forked process gets another random string.
    """
    global _drawn
    if _drawn[0] != os.getpid():
        _drawn = os.getpid(), secrets.token_hex(8)
    visitor = os.environ.get(VISITOR)
    return f"{visitor}/{_drawn[1]}" if visitor else _drawn[1]
