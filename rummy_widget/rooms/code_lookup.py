"""Looking up a typed room code. Failed tries are counted per page, per address, and per address and day.

Thirty students who share an address can all get in even if each mistypes the code twice. Somebody who tries
ten thousand codes learns about only a few hundred of the 191 million.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .clients import address_hash, page_hash
from .codes import read_code
from .errors import NoSuchTable

if TYPE_CHECKING:
    from .store import RoomSummary, Store

PAGE_GUESSES = 12, 600.0
"""Most wrong room codes that one page may try in a period, and the length of the period in seconds."""
ADDRESS_GUESSES = 120, 600.0
"""Most wrong room codes from all pages of a network address in a period, and its length in seconds.

It is twice what a class of 30 mistypes.
"""
DAILY_GUESSES = 1_000, 86_400.0
"""Most wrong room codes from all pages of a network address in a day, and a day's length in seconds."""
PAGE_RETURNS = 12, 600.0
"""Most times that a page may fail to return to a seat in a period, and the period's length in seconds."""
ADDRESS_RETURNS = 300, 600.0
"""Most times that all pages of a network address may fail to return to a seat, and the period in seconds.

The first try of each page does not count, and is never refused.
"""


def find_room(store: Store, kind: str, code: object, who: str) -> RoomSummary:
    """Return the summary of the room with a code that somebody typed.

    *kind* is "table" or "class". *who* is the page that asks (see `clients.client_id`); its wrong codes are
    counted. Raises NoSuchTable if there is no such room, and TooManyTries after too many wrong codes.
    """
    page, address = (page_hash(who), "guess", PAGE_GUESSES), address_hash(who)
    tries = (page, (address, "guess-all", ADDRESS_GUESSES), (address, "guess-day", DAILY_GUESSES))
    for key, what, most in tries:
        store.count_try(key, what, *most)
    about = store.find(read_code(code))
    if about.kind != kind:
        raise NoSuchTable
    for key, what, _ in tries:
        store.uncount_try(key, what)
    return about


def count_return(store: Store, who: str) -> list[tuple[str, str]]:
    """Count that a page tries to return to its seat at a table, before the seat is known to be its own.

    *who* is the page, as `clients.client_id` returns it. Returns the counters that were increased;
    `forgive_return` decreases them again. Raises TooManyTries after too many tries.
    """
    counters = [(page_hash(who), "sit")]
    if store.count_try(page_hash(who), "sit", *PAGE_RETURNS) > 1:
        store.count_try(address_hash(who), "sit-all", *ADDRESS_RETURNS)
        counters.append((address_hash(who), "sit-all"))
    return counters


def forgive_return(store: Store, counters: list[tuple[str, str]]) -> None:
    """Uncount a page's try to return to its seat at a table, because the seat was its own.

    *counters* are those that `count_return` has increased and returned.
    """
    for key, what in counters:
        store.uncount_try(key, what)
