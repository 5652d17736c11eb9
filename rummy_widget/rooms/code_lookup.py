"""A code that was typed, looked up. What fails is counted: of a page, of its address, and of a day.

Thirty students behind one address may all mistype a code twice, and get in; who tries ten thousand codes has
some hundred looked up, of the 191 million that there are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .clients import address_of, page_of
from .codes import read_code
from .errors import NoSuchTable

if TYPE_CHECKING:
    from .store import RoomSummary, Store

GUESSES = 12, 600.0
"""So many codes that are nobody's may one page try in so many seconds; then nothing is looked up."""
ADDRESS = 120, 600.0
"""So many may all pages of an address: a class of thirty mistypes sixty."""
DAY = 1_000, 86_400.0
"""So many may they in a day."""
RETURNS = 12, 600.0
"""Returns to a seat that is not one's own, by one page in so many seconds; then none is looked up."""
RETURNS_ALL = 300, 600.0
"""The same by all pages of an address, without the first of each: that one is never refused."""


def find_room(store: Store, kind: str, code: object, who: str) -> RoomSummary:
    """The room of that kind and code; NoSuchTable, or Slow after too many codes that were nobody's."""
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
    """Count that a page asks for its seat, and return what was counted; Slow after too many that failed."""
    grew = [(page_of(who), "sit")]
    if store.count_try(page_of(who), "sit", *RETURNS) > 1:
        store.count_try(address_of(who), "sit-all", *RETURNS_ALL)
        grew.append((address_of(who), "sit-all"))
    return grew


def forgive_return(store: Store, grew: list[tuple[str, str]]) -> None:
    """Take back what `count_return` counted: the seat was the page's own."""
    for key, what in grew:
        store.forgive(key, what)
