"""Commands from the page that move tiles: on a rack, in a step, on the score page, or at a game table.

A command is applied to an object that holds tiles, such as a `Shelves`; the result is a changed copy of the
object. ValueError is raised if the command is not possible.

>>> from .messages import Message
>>> shelves = Shelves(History(Layout.of(parse_arrangement("r5 b9 r6"))))
>>> shelves = apply_command(shelves, Message("sort", {"by": "run"}))
>>> shelves.history.present, apply_command(shelves, Message("undo", {})).history.present
(<Layout r5 r6 | b9>, <Layout r5 b9 r6>)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self, TypeVar

from ..engine.layout import History, Layout, Order, parse_arrangement
from ..engine.rules import RUMMY_PRO, Ruleset
from ..engine.solver.closing.lay_out import best_arrangement
from ..engine.table_melds import parse_table
from ..engine.table_melds.trays import with_table
from ..text.sentences.places import laid_where_it_fits
from ..text.words import say
from .messages import Message

T = TypeVar("T")

_METHODS: Mapping[str, Callable[[Any, Message], Any]] = {
    "move": lambda target, it: target.move(it["tiles"], it["shelf"], it["slot"]),
    "sort": lambda target, it: target.sort(it["by"]),
    "undo": lambda target, it: target.undo(),
    "redo": lambda target, it: target.redo(),
    "lay": lambda target, it: target.lay(),
    "restore": lambda target, it: target.restore(it["arrangement"], it.fields.get("spread", "")),
    "meld": lambda target, it: target.meld(it["tiles"], it["gap"]),
    "fit": lambda target, it: target.fit(it["tiles"]),
}
"""For each type of message: the function that applies the message to an object that holds tiles."""

TABLE_COMMANDS = frozenset({"meld", "fit"})
"""The types of messages that move tiles from a rack to melds on a table."""

RACK_COMMANDS = frozenset(_METHODS) - TABLE_COMMANDS
"""The types of messages that move tiles on a rack. Not every widget with a rack accepts all of them."""


def apply_command(target: T, message: Message) -> T:
    """Return a copy of *target*, changed by the command in *message*.

    *target* is an object that holds tiles, such as a `Shelves`. Raises ValueError if the command is not
    possible.
    """
    after: T = _METHODS[message.type](target, message)
    return after


class Undoable:
    """Base class of immutable objects that hold the tiles of a rack, with undo and redo.

    `history` contains the present layout of the tiles on the two shelves, earlier layouts for undo, and
    undone layouts for redo. Methods return a changed copy.
    """

    history: History

    def move(self, ids: Sequence[int], shelf: int, slot: int) -> Self:
        """Return a copy in which the tiles with these ids lie side by side on a shelf.

        The first of these tiles lies in *slot*. Shelves and slots are numbered from 0.
        """
        return self._laid(self.history.present.moved(ids, shelf, slot), len(ids))

    def sort(self, by: Order) -> Self:
        """Return a copy with all tiles sorted: into rows of one colour or one number, or into pairs."""
        return self._laid(self.history.present.sorted_by(by))

    def undo(self) -> Self:
        """Return a copy in which the last change is undone."""
        return self._with_history(self.history.undo())

    def redo(self) -> Self:
        """Return a copy in which the change that was undone last is made again."""
        return self._with_history(self.history.redo())

    def _laid(self, layout: Layout, lifted: int = 0) -> Self:
        """Return a copy with its tiles in another layout; this change can be undone.

        *lifted* is the number of tiles that the user has moved by hand to make the change.
        """
        return self._with_history(self.history.do(layout, lifted))

    def _with_history(self, history: History) -> Self:
        """Return a copy with another history, and so with the present layout of that history."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Shelves(Undoable):
    """The two shelves of a rack, on which tiles can be moved, sorted and laid out, with undo and redo.

    Attributes:
        history: the present layout of the tiles, and earlier layouts for undo.
        rules: the rules of the game.
        jokers_thrown: the number of Jokers that the player has discarded.
        table: whether there is a table, to whose melds tiles can be moved.
    """

    history: History
    rules: Ruleset = RUMMY_PRO
    jokers_thrown: int = 0
    table: bool = False

    def lay(self) -> Shelves:
        """Return a copy with the tiles arranged as a good player would arrange them.

        If a player can close (end the round) with the tiles, they are arranged in the way that is worth the
        most points. Otherwise, as many tiles as possible are in melds, followed by pairs that need only one
        more tile to become a meld.
        """
        layout = self.history.present
        best = best_arrangement(layout.arrangement().tiles, self.rules, jokers_thrown=self.jokers_thrown)
        return self._laid(layout.relaid(best) or layout)

    def meld(self, ids: Sequence[int], gap: int) -> Shelves:
        """Return a copy in which the tiles with these ids form a new meld on the table.

        The new meld is placed before meld number *gap*, counted from 0. Raises ValueError if there is no
        table.
        """
        return self._laid(self._with_table().in_new_tray(ids, gap), len(ids))

    def fit(self, ids: Sequence[int]) -> Shelves:
        """Return a copy in which the tiles with these ids lie on the table, at the only place where they fit.

        The tiles are added to a meld or, if they form a meld themselves, are laid as a new meld. Raises
        ValueError if there is no table, or if there isn't exactly one place where the tiles fit.
        """
        return self._laid(laid_where_it_fits(self._with_table(), ids, self.rules), len(ids))

    def _with_table(self) -> Layout:
        """Return the present layout; raise ValueError if the rack has no table on which melds can be laid."""
        if not self.table:
            raise ValueError(say("rack-no-table"))
        return self.history.present

    def restore(self, arrangement: str, spread: str = "") -> Shelves:
        """Return a copy with the tiles arranged as they were when a page saved them.

        *arrangement* contains the tiles on the shelves, and *spread* the melds on the table, both as text
        such as "r5 r6 r7". If there is no table, or if these melds can't lie on it, *spread* is ignored.
        Raises ValueError if *arrangement* doesn't consist of the tiles that are then on the rack.
        """
        there = self.history.present
        if self.table:
            there = with_table(there, parse_table(spread)) or there
        laid = there.relaid(parse_arrangement(arrangement))
        if laid is None:
            raise ValueError(say("rack-other-tiles"))
        return self._laid(laid)

    def _with_history(self, history: History) -> Self:
        return replace(self, history=history)
