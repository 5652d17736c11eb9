"""Who is asking, so that guessing can be slowed: the visitor that the app's server names to a page's kernel.

No address is stored, and a kernel is not told any: only a keyed hash of it (HMAC), which is the same on every
server that has the same key. The key is made once and kept in a file of the state folder, not in the
database, so that nobody who has only a copy of the database can try out all addresses. After a slash follows
a name of the page, which is this process; if no server names a visitor, as in JupyterLab, the name of the
page is all.
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
KEY_FILE = "visitors.key"
_LENGTH = 32
_drawn: tuple[int, str] = (0, "")


def visitor_name(address: str) -> str:
    """Return a name for the visitor at an address: a keyed hash, which does not give the address away.

    >>> name = visitor_name("192.0.2.7")
    >>> name == visitor_name("192.0.2.7") != visitor_name("192.0.2.8"), len(name)
    (True, 32)
    """
    key = _key(state_folder() / KEY_FILE)
    return hmac.new(key, f"visitor {address}".encode("utf-8", "replace"), hashlib.sha256).hexdigest()[:32]


def address_of(who: str) -> str:
    """Return the hashed address of a visitor, as it is stored; it is the same for all pages of the visitor.

    >>> address_of("192.0.2.7/a page") == address_of("192.0.2.7/another") == visitor_name("192.0.2.7")
    True
    """
    return visitor_name(who.partition("/")[0])


def page_of(who: str) -> str:
    """Return the hash of one page of a visitor, as it is stored."""
    return visitor_name(f"page {who}")


@cache
def _key(path: Path) -> bytes:
    """Return the secret key stored in a file, creating it if needed; if that fails, a key for this process.

    The file is written under another name first, so that no process reads half of it.
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


def served() -> bool:
    """Return whether this is a kernel of the app's server, where nobody runs code of their own."""
    return VISITOR in os.environ


def visitor() -> str:
    """Return an identifier of whoever uses this process; a forked process counts as another page."""
    global _drawn
    if _drawn[0] != os.getpid():
        _drawn = os.getpid(), secrets.token_hex(8)
    told = os.environ.get(VISITOR)
    return f"{told}/{_drawn[1]}" if told else _drawn[1]
