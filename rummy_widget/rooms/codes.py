"""Codes of tables and tokens of seats: what people type, and what nobody may guess.

A code has six letters of 24, of which none is mistaken for another: no vowels, so that they spell no word,
and no digit that looks like a letter. Deal codes are longer and have more letters, since each stands for one
deal.

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
"""Digits and letters that look like those of a code, also of the Greek and the Cyrillic alphabet."""
_TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")


def new_code() -> str:
    """Six letters by chance."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_code(text: object) -> str:
    """Return the code that somebody typed; NoSuchTable if it can't be one.

    Upper or lower case, accents, full-width letters, letters that look alike and whatever stands between
    the six make no difference.

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
    """A secret that nobody can guess: 192 random bits."""
    return secrets.token_urlsafe(24)


def hashed(token: object) -> str:
    """What is written down of a secret; '' for what can be none, which is nobody's."""
    if not isinstance(token, str) or not _TOKEN.fullmatch(token):
        return ""
    return hashlib.sha256(token.encode()).hexdigest()


def is_one_of(secret: str, known: Iterable[str]) -> bool:
    """Whether a hash is one of those known; how long it takes tells nothing."""
    return bool(secret) and sum(hmac.compare_digest(secret, each) for each in known) > 0
