"""The names of players in sentences: "You" for the person whom the sentences address, a name for any other.

Players are given by their seats at the table, which are counted from 0.

>>> seat_name(0), seat_name(1)
('You', 'Ana')
>>> with addressed_to(1, ("Ioana", "Dan")):
...     print(seat_name(0), seat_name(1), payee_name(1))
Ioana You you
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple

from ..words import say

_OWN_SEAT = 0
_ISOLATED = "\u2068{}\u2069"


class Audience(NamedTuple):
    """The reader of sentences: the seat addressed as "you" (None for a spectator), and all players' names.

    *names* may be empty only if *seat* is 0; the other seats then have computer players, with their usual
    names.
    """

    seat: int | None
    names: tuple[str, ...] = ()


_AUDIENCE: ContextVar[Audience | None] = ContextVar("audience", default=None)


@contextmanager
def addressed_to(seat: int | None, names: Sequence[str] = ()) -> Iterator[None]:
    """Make sentences within a `with` block address the player in a seat as "You".

    *names* are the names of all players. If *seat* is None, nobody is addressed. Without *names*, the other
    players have the usual names of computer players, and *seat* must be 0; otherwise ValueError is raised.
    """
    if not names and seat != _OWN_SEAT:
        raise ValueError(f"no such seat to tell: {seat!r:.40}; expected {_OWN_SEAT}, or the names of all")
    before = _AUDIENCE.set(Audience(seat, tuple(names)))
    try:
        yield
    finally:
        _AUDIENCE.reset(before)


def current_audience() -> Audience | None:
    """Return the reader to whom sentences are addressed; None outside a `with` block of `addressed_to`."""
    return _AUDIENCE.get()


def seat_name(seat: int) -> str:
    """Return the name of the player in a seat, as the subject of a sentence.

    It is "You" if the player is the person to whom the sentence is addressed.
    """
    return _name(seat, "seat-name")


def payee_name(seat: int) -> str:
    """Return a player's name, or "you" for the person addressed, for use after a preposition."""
    return _name(seat, "payee-name")


def _name(seat: int, key: str) -> str:
    audience = _AUDIENCE.get() or Audience(_OWN_SEAT)
    if seat == audience.seat:
        return say(key, seat=_OWN_SEAT)
    return safe_name(audience.names[seat]) if audience.names else say(key, seat=seat)


def safe_name(name: str) -> str:
    """Return a name that somebody has chosen, made safe for use in a sentence.

    Names written from right to left are put between Unicode isolates (invisible characters), so that they do
    not change the order of the other words. The name "You" is treated in the same way, so that it differs
    from the pronoun.

    >>> safe_name("Ana"), safe_name("You") == "You"
    ('Ana', False)
    """
    turns = any(unicodedata.bidirectional(each) in ("R", "AL", "AN") for each in name)
    return _ISOLATED.format(name) if turns or name == say("seat-name", seat=_OWN_SEAT) else name


def same_name(one: str, other: str) -> bool:
    r"""Return whether two names are equal except for capitals, spaces and the Unicode form of characters.

    >>> same_name("Zoë ", "ZOE\u0308"), same_name("Red 7", "RED  7")
    (True, True)
    """
    return plain_name(one) == plain_name(other)


def plain_name(name: str) -> str:
    """Return a name in lower case, without extra spaces, and with its Unicode characters normalized.

    Two names that differ only in these respects give the same result.
    """
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
