"""What a page orders at a rack, in one place: for a rack, a step, the score page and the own rack at a table.

Whatever is ordered about gives itself as it is afterwards, or raises ValueError.

>>> from .messages import Message
>>> shelves = Shelves(History(Layout.of(parse_arrangement("r5 b9 r6"))))
>>> shelves = apply_command(shelves, Message("sort", {"by": "run"}))
>>> shelves.history.present, apply_command(shelves, Message("undo", {})).history.present
(<Layout r5 r6 | b9>, <Layout r5 b9 r6>)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, Self, TypeVar

from ..engine.layout import History, Layout, parse_arrangement
from ..engine.rules import RUMMY_PRO, Ruleset
from ..engine.solver.closing.lay_out import best_arrangement
from ..engine.table_melds import parse_table
from ..engine.table_melds.trays import laid_as
from ..text.sentences.places import laid_where_it_fits
from ..text.words import say
from .messages import Message

T = TypeVar("T")

_DEEDS: Mapping[str, Callable[[Any, Message], Any]] = {
    "move": lambda held, it: held.move(it["tiles"], it["shelf"], it["slot"]),
    "sort": lambda held, it: held.sort(it["by"]),
    "undo": lambda held, it: held.undo(),
    "redo": lambda held, it: held.redo(),
    "lay": lambda held, it: held.lay(),
    "restore": lambda held, it: held.restore(it["arrangement"], it.fields.get("spread", "")),
    "meld": lambda held, it: held.meld(it["tiles"], it["gap"]),
    "fit": lambda held, it: held.fit(it["tiles"]),
}
AT_TABLE = frozenset({"meld", "fit"})
"""The messages that are orders for a rack with a table."""

ORDERS = frozenset(_DEEDS) - AT_TABLE
"""All others; a widget accepts those that its rack can follow."""


def apply_command(held: T, message: Message) -> T:
    """A rack after an order; the same where that changes nothing."""
    after: T = _DEEDS[message.type](held, message)
    return after


class Undoable:
    """Tiles on two shelves that can be moved and sorted; each change can be undone."""

    history: History

    def move(self, ids: Sequence[int], shelf: int, slot: int) -> Self:
        """Lift these tiles and put them down from this slot on."""
        return self._laid(self.history.present.moved(ids, shelf, slot), len(ids))

    def sort(self, by: Literal["run", "group"]) -> Self:
        """All tiles in rows of one colour or one number."""
        return self._laid(self.history.present.sorted_by(by))

    def undo(self) -> Self:
        """One change back."""
        return self._with_history(self.history.undo())

    def redo(self) -> Self:
        """The change made again."""
        return self._with_history(self.history.redo())

    def _laid(self, layout: Layout, lifted: int = 0) -> Self:
        """Return the same with its tiles in this layout."""
        return self._with_history(self.history.do(layout, lifted))

    def _with_history(self, history: History) -> Self:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Shelves(Undoable):
    """Tiles on two shelves that can be moved, sorted and laid out, with undo and redo."""

    history: History
    rules: Ruleset = RUMMY_PRO
    jokers_thrown: int = 0
    table: bool = False  # melds lie on a table, too

    def lay(self) -> Shelves:
        """As a good player would: most in melds, then nearest to more."""
        layout = self.history.present
        best = best_arrangement(layout.arrangement().tiles, self.rules, jokers_thrown=self.jokers_thrown)
        return self._laid(layout.relaid(best) or layout)

    def meld(self, ids: Sequence[int], gap: int) -> Shelves:
        """These tiles as a meld of their own, before meld number *gap* of the table."""
        return self._laid(self._with_table().in_new_tray(ids, gap), len(ids))

    def fit(self, ids: Sequence[int]) -> Shelves:
        """These tiles to the one place of the table where they fit."""
        return self._laid(laid_where_it_fits(self._with_table(), ids, self.rules), len(ids))

    def _with_table(self) -> Layout:
        if not self.table:
            raise ValueError(say("rack-no-table"))
        return self.history.present

    def restore(self, arrangement: str, spread: str = "") -> Shelves:
        """As a page that was left had them; other tiles raise ValueError."""
        there = self.history.present
        if self.table:
            there = laid_as(there, parse_table(spread)) or there
        laid = there.relaid(parse_arrangement(arrangement))
        if laid is None:
            raise ValueError(say("rack-other-tiles"))
        return self._laid(laid)

    def _with_history(self, history: History) -> Self:
        return replace(self, history=history)
