"""A code that was typed, looked up. What fails is counted: of a page, of its address, and of a day.

Thirty students behind one address may all mistype a code twice, and get in; who tries ten thousand codes has
some hundred looked up, of the 191 million that there are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from .codes import read_code
from .errors import NoSuchTable
from .who import address_of, page_of

if TYPE_CHECKING:
    from .store import About, Store

__all__ = ["ADDRESS", "DAY", "GUESSES", "found"]

GUESSES = 12, 600.0
"""So many codes that are nobody's may one page try in so many seconds; then nothing is looked up."""
ADDRESS = 120, 600.0
"""So many may all pages of an address: a class of thirty mistypes sixty."""
DAY = 1_000, 86_400.0
"""So many may they in a day."""


def found(store: Store, kind: str, code: object, who: str) -> About:
    """The room of that kind and code; NoSuchTable, or Slow after too many codes that were nobody's."""
    tries = _tries(who)
    for what, (key, most) in tries.items():
        store.count_try(key, what, *most)
    about = store.find(read_code(code))
    if about.kind != kind:
        raise NoSuchTable
    for what, (key, _) in tries.items():
        store.forgive(key, what)
    return about


def _tries(who: str) -> Mapping[str, tuple[str, tuple[int, float]]]:
    address = address_of(who)
    return {
        "guess": (page_of(who), GUESSES),
        "guess-all": (address, ADDRESS),
        "guess-day": (address, DAY),
    }
