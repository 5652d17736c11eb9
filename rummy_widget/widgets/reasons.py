"""Data with which the page explains how many points a rack is worth, and what would be worth more.

A rack is worth points if its player can close (end the round) with it.
"""

from __future__ import annotations

from ..engine.closes import Closing
from ..engine.reading.rack import RackReading
from ..engine.rules import RUMMY_PRO, Ruleset
from ..engine.solver.closing.explain import explain
from ..engine.solver.tiling.rack_counts import Rack, is_supported
from ..text.sentences.closings import better_line
from ..text.sentences.explained import Branch, explained_lines
from .shapes.racks import ReasonProps


def can_explain(reading: RackReading, rules: Ruleset = RUMMY_PRO) -> bool:
    """Return whether the page can explain how many points a rack is worth.

    It can if the player can close (end the round) with the rack, and the solver supports the rules.
    """
    return reading.closing is not None and is_supported(rules)


def reasons_view(reading: RackReading, rules: Ruleset = RUMMY_PRO) -> list[ReasonProps]:
    """Return sentences that explain why a rack is worth its points, and what would be worth more.

    Returns [] if the player can't close (end the round) with the rack.

    >>> from rummy_widget.engine.reading.rack import read_rack
    >>> reading = read_rack("r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 / r11 r12 r13 r1 | k8")
    >>> first, *_, last = reasons_view(reading)
    >>> for reason in (first, last, *last["children"]):
    ...     print(reason["holds"], reason["text"])
    True Bicolor, Big: 500 points from each player
    False A Joker as the free tile would make the close worth 1000, but the free tile is black 8.
    True A Joker instead of the black 8: Bicolor with a Joker left over, 1000.

    If the same tiles are worth more in another arrangement, the first reason says so.
    """
    closing = reading.closing
    if closing is None:
        return []
    better = better_line(reading)
    first = [] if better is None else [branch_view(Branch(better.text, better.clause, True))]
    return [*first, *closing_reasons(reading.arrangement.tiles, closing, rules)]


def closing_reasons(rack: Rack, closing: Closing, rules: Ruleset) -> list[ReasonProps]:
    """Return sentences that explain why a winning hand is worth its points, and what would be worth more.

    *rack* contains the tiles, and *closing* is the winning hand that they form.
    """
    paid = {"jokers_thrown": closing.jokers_thrown, "multiplier": closing.multiplier}
    found = explain(rack, **paid, rules=rules, closing=closing, two=True)
    return [branch_view(branch) for branch in explained_lines(found, rules)]


def branch_view(branch: Branch) -> ReasonProps:
    """Return the data with which the page shows a reason and the more detailed reasons below it."""
    children = [branch_view(each) for each in branch.children]
    return {"text": branch.text, "clause": branch.clause, "holds": branch.holds, "children": children}
