"""Looking up a room code that somebody typed, with limits on the number of wrong codes.

Wrong codes are counted for each page, for each network address, and for each address and day. Thirty students
who share an address can all get in even if each mistypes the code twice. Somebody who sends ten thousand
codes gets an answer for only a few hundred of them, and there are 191 million possible codes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .clients import address_hash, page_hash
from .codes import read_code
from .errors import NoSuchTable

if TYPE_CHECKING:
    from .store import RoomSummary, Store

PAGE_GUESSES = 12, 600.0
"""How many wrong room codes one page may try in a period, and the length of the period in seconds."""
ADDRESS_GUESSES = 120, 600.0
"""How many wrong room codes a network address may try in a period, and the period's length in seconds.

This counts the codes from all pages at the address. It is enough for 30 students who each mistype the code
four times.
"""
DAILY_GUESSES = 1_000, 86_400.0
"""How many wrong room codes a network address may try in a day, and the length of a day in seconds."""
PAGE_RETURNS = 12, 600.0
"""How often a page may fail to return to a seat in a period, and the length of the period in seconds."""
ADDRESS_RETURNS = 300, 600.0
"""How often a network address may fail to return to a seat in a period, and the period's length in seconds.

This counts the attempts of all pages at the address. The first attempt of each page in the period does not
count here, and is never refused.
"""


def find_room(store: Store, kind: str, code: object, who: str) -> RoomSummary:
    """Return the summary of the room with a code that somebody typed.

    *kind* is "table" or "class". *who* identifies the page that asks (see `clients.client_id`), so that its
    wrong codes can be counted. Raises NoSuchTable if no room of this kind has the code, and TooManyTries
    after too many wrong codes.
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
    """Record that a page tries to return to a seat at a table; called before the seat's token is checked.

    *who* identifies the page, as `clients.client_id` returns it. Returns the counters that were increased,
    each as a pair: the hash of the page or of its network address, and the kind of attempt. `forgive_return`
    decreases them again. Raises TooManyTries after too many attempts.
    """
    counters = [(page_hash(who), "sit")]
    if store.count_try(page_hash(who), "sit", *PAGE_RETURNS) > 1:
        store.count_try(address_hash(who), "sit-all", *ADDRESS_RETURNS)
        counters.append((address_hash(who), "sit-all"))
    return counters


def forgive_return(store: Store, counters: list[tuple[str, str]]) -> None:
    """Stop counting a page's attempt to return to a seat, because the page had the right token.

    *counters* are the counters that `count_return` increased and returned; each is decreased by one.
    """
    for key, what in counters:
        store.uncount_try(key, what)
