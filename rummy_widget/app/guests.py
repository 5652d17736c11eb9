"""What guests may do: visitors without the login token, who have come by an invitation link.

The link contains a pass for one room. It opens the pages of that kind of room (a table or a live class), and
the kernels of the pages that guests of the same room have opened. These kernels can use no other room.
Everything else is for visitors with the token: only the handlers with the mix-in `GuestAccess` ask whether a
guest may come in.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Mapping
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

from ..rooms.passes import read_pass
from ..text.words import ENGLISH, languages
from ..widgets.places import JOIN, PLAY, TABLES

if TYPE_CHECKING:
    from ..rooms.store import Store

PASS = "pass"  # the name of the argument in a link
MOST_PASSES = 8  # how many passes a browser keeps; more than that, and the first one is forgotten
# The rooms of the guest for whom a page is being rendered; None if the visitor has the token.
GUEST: ContextVar[frozenset[str] | None] = ContextVar("GUEST", default=None)


def in_all_languages(*pages: str) -> frozenset[str]:
    """Return the paths of pages in all languages.

    >>> sorted(in_all_languages("notebooks/join.ipynb"))
    ['notebooks/join.ipynb', 'notebooks/ro/join.ipynb']
    """
    parts = [each.rpartition("/") for each in pages]
    folders = ["/" if each == ENGLISH else f"/{each}/" for each in languages()]
    return frozenset(f"{folder}{between}{name}" for folder, _, name in parts for between in folders)


PAGES: Mapping[str, frozenset[str]] = {
    "table": in_all_languages(TABLES, PLAY),
    "class": in_all_languages(JOIN),
}
"""For each kind of room, the paths of the pages on which guests use it."""


class GuestAccess:
    """Mix-in for the request handlers that guests may use.

    `guest_rooms` are the ids of the rooms for which the visitor has passes; None if the visitor has the login
    token instead.
    """

    path_args: list[str]
    path_kwargs: dict[str, str]
    guest_rooms: frozenset[str] | None = None

    def admits_guest(self, rooms: Mapping[str, str]) -> bool:
        """Return whether a guest with passes for these rooms may make this request.

        *rooms* maps the id of each room to its kind.
        """
        raise NotImplementedError


class GuestPage(GuestAccess):
    """Mix-in for the request handler of pages; guests get only those on which their kind of room is used."""

    def admits_guest(self, rooms: Mapping[str, str]) -> bool:
        """Return whether a guest with passes for these rooms may open the page."""
        return any(self.path_args[0] in PAGES.get(kind, ()) for kind in rooms.values())


class GuestKernel(GuestAccess):
    """Mix-in for the request handlers of kernels; guests get only those of their own room's guests."""

    kernel_manager: Any

    def admits_guest(self, rooms: Mapping[str, str]) -> bool:
        """Return whether a guest with passes for these rooms may use the kernel."""
        kernel = self.path_kwargs.get("kernel_id") or self.path_args[0]
        allowed: frozenset[str] = self.kernel_manager.guest_rooms_of(kernel)
        return not allowed.isdisjoint(rooms)


class RoomLookup:
    """Looks up in the database which rooms exist; the first guest opens the database."""

    def __init__(self) -> None:
        self._store: Store | None = None

    async def kinds(self, rooms: Collection[str]) -> dict[str, str]:
        """Return the kinds of those of the rooms with the ids *rooms* that exist.

        Nothing is returned if the database does not answer.
        """
        return await asyncio.to_thread(self._read, rooms) if rooms else {}

    def _read(self, rooms: Collection[str]) -> dict[str, str]:
        from ..rooms import open_tables
        from ..rooms.errors import RoomError

        try:
            if self._store is None:
                self._store = open_tables().store
            return self._store.kinds(rooms)
        except RoomError:
            return {}


def rooms_from_passes(passes: Iterable[str]) -> list[str]:
    """Return the ids of the rooms for which there is a pass with a right signature, each once."""
    return list(dict.fromkeys(room for each in passes if (room := read_pass(each)) is not None))
