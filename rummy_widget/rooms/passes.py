"""Passes: secrets in invitation links, each of which lets visitors without the login token into one room.

A pass contains the id of a room (a table or a live class) and a signature, made with the secret key of the
state folder. So nothing is stored for a pass, and it is valid for as long as its room exists.
"""

from __future__ import annotations

import hmac
import os
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode

from .clients import keyed_hash

ROOMS = "RUMMY_WIDGET_ROOMS"
"""An environment variable with the ids of the only rooms that a kernel may use, with commas between them.

The app's server sets it for the page of a visitor who came with a pass. Other kernels may use all rooms.
"""
_SIGNATURE = 16  # bytes
_PASS = re.compile(r"[A-Za-z0-9_-]{43}")


def make_pass(room: str) -> str:
    """Return the pass for the room with an id.

    >>> len(make_pass("00112233445566778899aabbccddeeff"))
    43
    """
    return urlsafe_b64encode(bytes.fromhex(room) + _signature(room)).decode().rstrip("=")


def read_pass(text: str) -> str | None:
    """Return the id of the room for which a pass is, or None if the pass was not made with the secret key.

    Whether the room still exists is not checked. Signatures are compared in constant time.

    >>> read_pass(make_pass("00112233445566778899aabbccddeeff")), read_pass(43 * "A")
    ('00112233445566778899aabbccddeeff', None)
    """
    if not _PASS.fullmatch(text):
        return None
    raw = urlsafe_b64decode(f"{text}=")
    room, signature = raw[:-_SIGNATURE].hex(), raw[-_SIGNATURE:]
    return room if hmac.compare_digest(signature, _signature(room)) else None


def allowed_rooms() -> frozenset[str] | None:
    """Return the ids of the only rooms that this process may use; None if it may use all rooms."""
    named = os.environ.get(ROOMS)
    return None if named is None else frozenset(named.split(","))


def _signature(room: str) -> bytes:
    """Return the signature that only a pass for the room with this id contains."""
    return keyed_hash(f"pass {room}")[:_SIGNATURE]
