"""Looking up a typed room code. Failed tries are counted per page, per address, and per address and day.

Thirty students behind one address may each mistype a code twice and get in; somebody who tries ten thousand
codes has a few hundred looked up, out of 191 million.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .clients import address_of, page_of
from .codes import read_code
from .errors import NoSuchTable

if TYPE_CHECKING:
    from .store import RoomSummary, Store

GUESSES = 12, 600.0
"""Wrong codes that one page may try, and in how many seconds; after that no code is looked up."""
ADDRESS = 120, 600.0
"""Wrong codes that all pages of an address may try, and in how many seconds: a class of 30 mistypes 60."""
DAY = 1_000, 86_400.0
"""Wrong codes that all pages of an address may try in a day."""
RETURNS = 12, 600.0
"""Returns to somebody else's seat that one page may try, and in how many seconds."""
RETURNS_ALL = 300, 600.0
"""Returns that all pages of an address may try; the first try of each page is free and never refused."""


def find_room(store: Store, kind: str, code: object, who: str) -> RoomSummary:
    """Return the room of a kind and code.

    Raises NoSuchTable if there is none, TooManyTries after too many wrong codes.
    """
    page, address = page_of(who), address_of(who)
    tries = ((page, "guess", GUESSES), (address, "guess-all", ADDRESS), (address, "guess-day", DAY))
    for key, what, most in tries:
        store.count_try(key, what, *most)
    about = store.find(read_code(code))
    if about.kind != kind:
        raise NoSuchTable
    for key, what, _ in tries:
        store.forgive(key, what)
    return about


def count_return(store: Store, who: str) -> list[tuple[str, str]]:
    """Count a page's try to return to its seat.

    Returns the names of the counters that grew, for `forgive_return`. Raises TooManyTries after too many
    tries.
    """
    grew = [(page_of(who), "sit")]
    if store.count_try(page_of(who), "sit", *RETURNS) > 1:
        store.count_try(address_of(who), "sit-all", *RETURNS_ALL)
        grew.append((address_of(who), "sit-all"))
    return grew


def forgive_return(store: Store, grew: list[tuple[str, str]]) -> None:
    """Undo what `count_return` counted, because the seat was the page's own.

    *grew* are the counters that it returned.
    """
    for key, what in grew:
        store.forgive(key, what)
