"""`Table`: one name for the table of every game; what is played chooses the widget."""

from __future__ import annotations

from typing import Any

from ..engine.rules import RUMMY_PRO, Ruleset, check_given
from .open.widget import OpenTable
from .table.widget import ClosingTable

__all__ = ["Table"]


class Table(ClosingTable):
    """A table for two to four: you, and computer players of three strengths.

    Keywords are those of the set-up: `seats` (2 to 4), `players` (kinds: beginner, steady, strong),
    `multiplier`, `speed` (none, fast, normal, slow), `practice`, `show`, any switch of the rules, `seed`,
    `code` (a deal code), `rules` and `lang`. With the rules of a game in which melds lie on the table it is
    an `OpenTable`, which has no practice and no show of the deal, and a multiplier in Rummy 45 alone.

    >>> Table(seats=2, players=["strong"])
    Table(seats=2, players=['strong'])
    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> Table(rules=RUMMIKUB, seats=2)
    Table(rules=<Ruleset rummikub>, seats=2)

    Raises TypeError for a keyword it doesn't know, ValueError for an unknown value.
    """

    def __new__(cls, **options: Any) -> Any:
        """The widget for these rules."""
        rules: Ruleset = options.get("rules", RUMMY_PRO)
        check_given(rules)
        if rules.has_table:
            return OpenTable(**options)
        return super().__new__(cls, **options)
