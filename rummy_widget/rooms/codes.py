"""Codes of tables, tokens of seats, and names: what people type, and what nobody may guess.

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

from ..words import say
from .errors import NoSuchTable, Refusal

__all__ = [
    "LENGTH", "LETTERS", "MOST_NAME", "check_name", "hashed", "is_one_of", "new_code", "new_token",
    "read_code", "same_name",
]  # fmt: skip

LETTERS = "3479BCDFGHJKMNPQRSTVWXYZ"
LENGTH = 6
MOST_NAME = 24
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


def check_name(name: object) -> str:
    """A name at a table, without spaces around it: plain text, which whoever shows it shows as text.

    >>> check_name("  Zoë  von <b>Berg</b>")
    'Zoë von <b>Berg</b>'
    >>> check_name("a" * 25)
    Traceback (most recent call last):
    rummy_widget.rooms.errors.Refusal: A name has from 1 to 24 signs, and no control signs.
    """
    if isinstance(name, str) and len(name) <= 8 * MOST_NAME:
        plain = unicodedata.normalize("NFC", " ".join(name.split()))
        # Of what only joins to a sign before it, a few: towers of accents reach over the next line.
        marks = max((len(each) for each in re.findall(r"\W+", _marked(plain))), default=0)
        if 0 < len(plain) <= MOST_NAME and marks < 4 and all(map(_is_plain, plain)):
            return plain
    raise Refusal(say("rooms-name-wrong", most=MOST_NAME))


def _marked(name: str) -> str:
    """The same with a blank for each sign that joins to the one before it, and a letter for each other."""
    return "".join(" " if unicodedata.combining(each) else "x" for each in name)


def _is_plain(sign: str) -> bool:
    """No control sign, none that turns text round, no half of a sign, and none of nobody's."""
    return unicodedata.category(sign)[0] != "C"


def same_name(one: str, other: str) -> bool:
    """Whether two names look alike but for capitals.

    >>> same_name("Red 7", "RED  7")
    True
    """
    alike = [" ".join(unicodedata.normalize("NFKC", name).casefold().split()) for name in (one, other)]
    return alike[0] == alike[1]
