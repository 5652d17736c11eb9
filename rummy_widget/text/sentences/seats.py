"""Who sits where, in words: "You", and the others by the names that this table gives them.

>>> seat_name(0), seat_name(1)
('You', 'Ana')
>>> with told_to(1, ("Ioana", "Dan")):
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

_USUAL = 0
_ISOLATED = "\u2068{}\u2069"


class Audience(NamedTuple):
    """To whom it is told: a seat, or None for who only looks on; the names of people where they play."""

    seat: int | None
    names: tuple[str, ...] = ()


_TO: ContextVar[Audience | None] = ContextVar("told_to", default=None)


@contextmanager
def told_to(seat: int | None, names: Sequence[str] = ()) -> Iterator[None]:
    """Tell it to one of the players, who is then "You", for the time of a `with`.

    Without *names* they are those of a table where the person sits on seat 0, the only seat there is to tell.
    """
    if not names and seat != _USUAL:
        raise ValueError(f"no such seat to tell: {seat!r:.40}; expected {_USUAL}, or the names of all")
    before = _TO.set(Audience(seat, tuple(names)))
    try:
        yield
    finally:
        _TO.reset(before)


def telling() -> Audience | None:
    """To whom it is told now, where somebody has said so."""
    return _TO.get()


def seat_name(seat: int) -> str:
    """A player's name, or "You"."""
    return _name(seat, "seat-name")


def payee_name(seat: int) -> str:
    """The same behind a preposition."""
    return _name(seat, "payee-name")


def _name(seat: int, key: str) -> str:
    told = _TO.get() or Audience(_USUAL)
    if seat == told.seat:
        return say(key, seat=_USUAL)
    return named(told.names[seat]) if told.names else say(key, seat=seat)


def named(name: str) -> str:
    """A name that somebody chose, as it may stand in a sentence: it turns nothing round, and is no "You".

    >>> named("Ana"), named("You") == "You"
    ('Ana', False)
    """
    turns = any(unicodedata.bidirectional(each) in ("R", "AL", "AN") for each in name)
    return _ISOLATED.format(name) if turns or name == say("seat-name", seat=_USUAL) else name


def same_name(one: str, other: str) -> bool:
    """Return whether two names differ only by capitals, spaces or how their signs are coded.

    >>> same_name("Zoë ", "ZOE\\u0308"), same_name("Red 7", "RED  7")
    (True, True)
    """
    return plain_name(one) == plain_name(other)


def plain_name(name: str) -> str:
    """Return a name without the differences that `same_name` ignores."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
