"""Room codes, which people type to find a table or a live class, and secret tokens, which nobody can guess.

A room code has six characters from an alphabet of 24 that are hard to mistake for each other: no vowels, so
that codes spell no words, and no digit that looks like a letter. (Deal codes are something else: each of them
encodes one deal of tiles, so they are longer and use more letters.)

>>> len(new_code()), read_code(" g5-bv zu "), len(LETTERS) ** LENGTH
(6, 'GSBVZV', 191102976)
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Iterable

from .errors import NoSuchTable

LETTERS = "3479BCDFGHJKMNPQRSTVWXYZ"
LENGTH = 6
_MISTAKEN = str.maketrans("25680OUΒΖΗΚΜΝΟΡΤΥΧЅЈВКМНОРСТУХЗ", "ZSGBQQVBZHKMNQPTYXSJBKMHQPCTYX3")
"""A translation of characters, also Greek and Cyrillic ones, to the code characters that they look like."""
_TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")


def new_code() -> str:
    """Return a random room code of six characters."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_code(text: object) -> str:
    """Return the room code that somebody typed, in its standard form; raise NoSuchTable if it can't be one.

    Case, accents, punctuation, full-width letters and look-alike letters make no difference.

    >>> read_code("ｇｓｂ–ｖｚｖ."), read_code("ĝŝb vżv"), read_code("958vzv")
    ('GSBVZV', 'GSBVZV', '9SBVZV')
    """
    if isinstance(text, str) and len(text) <= 4 * LENGTH:
        signs = unicodedata.normalize("NFKD", text).upper()
        plain = "".join(each for each in signs if each.isalnum()).translate(_MISTAKEN)
        if len(plain) == LENGTH and not set(plain) - set(LETTERS):
            return plain
    raise NoSuchTable


def new_token() -> str:
    """Return a new secret token for a seat or a class: a string with 192 random bits."""
    return secrets.token_urlsafe(24)


def hash_token(token: object) -> str:
    """Return the hash of a secret token, to be stored instead of the token; '' if the token is malformed."""
    if not isinstance(token, str) or not _TOKEN.fullmatch(token):
        return ""
    return hashlib.sha256(token.encode()).hexdigest()


def is_one_of(hash: str, hashes: Iterable[str]) -> bool:
    """Return whether *hash* is one of *hashes*, comparing them in constant time; an empty *hash* never is."""
    return bool(hash) and sum(hmac.compare_digest(hash, each) for each in hashes) > 0
