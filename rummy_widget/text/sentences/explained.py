"""Sentences, as a tree, that say why a close is worth its points, and what would be worth more.

A close is a winning hand that a player lays in a single turn. Its points are also called its price.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ...engine.closes import Closing, Pattern, price
from ...engine.closes.prices import close_rules
from ...engine.melds import MeldKind
from ...engine.rules import RUMMY_PRO, Ruleset
from ...engine.solver.closing.explain import Explanation
from ...engine.solver.closing.higher_prices import HigherKind, HigherPrice, TileExchange
from ...engine.tiles import Tile
from ..words import say
from .closings import closing_sentences, pattern_name, price_text
from .faults import MOST_NAMED, fault_reason
from .racks import meld_name
from .tiles import joined, sentence, tile_name, tiles_names

MOST_DESCRIBED = 3
"""The largest number of exchanges of tiles that are described one by one; further ones are only counted."""


class Branch(NamedTuple):
    """A sentence (`text`) about what a rack is worth, and more detailed sentences (`children`).

    `clause` is the id of the clause of the written rules that the sentence cites. `holds` is true if the
    sentence says why the rack is worth its points, and false if it says why the rack isn't worth more.
    """

    text: str
    clause: str
    holds: bool
    children: tuple[Branch, ...] = ()


def explained_lines(explanation: Explanation, rules: Ruleset = RUMMY_PRO) -> tuple[Branch, ...]:
    """Return sentences, as a tree, that say why a rack is worth its points.

    The first sentence says what the rack is worth, with the reasons as its children. Then there is a sentence
    for each pattern that would be worth more. If the rack does not close, the sentences say what it needs.

    >>> from rummy_widget.engine.solver.closing.explain import explain
    >>> def show(branches, indent=""):
    ...     for text, clause, holds, children in branches:
    ...         print(f"{indent}{'+' if holds else '-'} {text} {clause}")
    ...         show(children, indent + "  ")
    >>> show(explained_lines(explain("r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 / r11 r12 r13 r1 | k8")))
    + Bicolor, Big: 500 points from each player PRO-42
      + Closes: 14 tiles in melds, black 8 left over. PRO-30
        + Run, red 1 to red 6 PRO-20
        + Run, blue 10 to blue 1 PRO-20
        + Run, red 11 to red 13 PRO-20
        + Black 8 is free. PRO-30
      + Bicolor: only runs, in red and blue. PRO-42
      + No Joker among the tiles that count: the full Big price, 500. PRO-42
      + It's also Simple, 250, but only the best price counts. PRO-52
    - Doubles, 1000: 14 tiles have no twin. PRO-49
    - Grand Care, 1000: you need all eight tiles of one number, and have at most 2 of any one. PRO-50
    - Monocolor, 1000: only one colour counts, and blue is among the tiles, too. PRO-51
    - A Joker as the free tile would make the close worth 1000, but the free tile is black 8. PRO-46
      + A Joker instead of the black 8: Bicolor with a Joker left over, 1000. PRO-46
    """
    closing = explanation.closing
    if closing is None:
        return _not_closing(explanation, rules)
    paid = Branch(price_text(closing), closing.clauses[-1], True, _proof(closing, rules))
    lines = [paid, *(_higher(each, explanation, closing, rules) for each in explanation.higher)]
    if len(lines) > 1 and not any(each.changes for each in explanation.higher):
        lines.append(Branch(say("explained-far", tried=explanation.tried), "PRO-52", False))
    return tuple(lines)


# ---- Why the rack is worth its points --------------------------------------------------------------


def _proof(closing: Closing, rules: Ruleset) -> tuple[Branch, ...]:
    """Return the reasons why a close is worth its points.

    The children of the first reason are the parts of the close, such as its melds, and the tile left over.
    """
    lines = [line for line in closing_sentences(closing, rules) if line.holds]
    first, *rest = [Branch(line.text, line.clause, True) for line in lines]
    return first._replace(children=_arranged(closing, rules)), *rest


def _arranged(closing: Closing, rules: Ruleset) -> tuple[Branch, ...]:
    """Return a line for each meld, pair or other part of a close, and a last line for the tile left over."""
    own = closing.clauses[0]
    if closing.melds:
        parts = [
            (meld_name(meld), (rules.runs if meld.kind is MeldKind.RUN else rules.groups).clause)
            for meld in closing.melds
        ]
    elif closing.pattern is Pattern.DOUBLES:
        pairs = zip(closing.arranged[::2], closing.arranged[1::2], strict=True)
        parts = [(say("explained-pair", tiles=tiles_names(pair)), own) for pair in pairs]
    elif closing.pattern is Pattern.GRAND_CARE:
        parts = [(say("explained-eight", tiles=tiles_names(closing.arranged[:8])), own)]
    else:
        parts = [(say("explained-row", tiles=joined([*map(tile_name, closing.arranged)])), own)]
    parts.append((say("explained-free", tile=tile_name(closing.free)), close_rules(rules).clause))
    return tuple(Branch(sentence(text), clause, True) for text, clause in parts)


# ---- What would be worth more ----------------------------------------------------------------------


def _higher(higher: HigherPrice, explanation: Explanation, closing: Closing, rules: Ruleset) -> Branch:
    """Return a branch whose sentence says why a close isn't worth more; *higher* describes a higher price.

    The branch's children are sentences about exchanges of tiles after which the rack would have that price.
    """
    points, freed = higher.points, higher.kind is HigherKind.JOKER_FREE
    if higher.kind is HigherKind.FEWER_JOKERS:
        text = _fewer_jokers(higher, closing, rules)
    elif freed:
        text = say("proof-not-free", points=points, free=tile_name(closing.free))
    else:
        assert higher.row.fault is not None
        named, reason = pattern_name(higher.row.pattern), fault_reason(higher.row.fault)
        text = say("proof-not", pattern=named, points=points, reason=reason)
    changes = _changes(higher.changes, explanation.rack, higher.clause, freed)
    return Branch(text, higher.clause, False, changes)


def _fewer_jokers(higher: HigherPrice, closing: Closing, rules: Ruleset) -> str:
    """Return a sentence that says how many points a close with fewer Jokers would be worth.

    The number of points is `higher.points`. If the close's own pattern is worth that much with one Joker
    fewer, the sentence says so. Otherwise it names the pattern that the best exchange of tiles leads to.
    """
    count, thrown, points = closing.jokers_in_combination, closing.jokers_thrown, higher.points
    if count and points == price(closing.pattern, count - 1, thrown, closing.joker_free, rules)[1]:
        jokers, named = say("explained-jokers", count=count), pattern_name(closing.pattern)
        return say("explained-fewer-jokers", pattern=named, points=points, left=count - 1, jokers=jokers)
    return say("explained-otherwise", pattern=pattern_name(higher.changes[0].row.pattern), points=points)


def _changes(
    changes: Sequence[TileExchange], rack: Sequence[Tile], clause: str, freed: bool = False
) -> tuple[Branch, ...]:
    """Return a sentence for each of the first few exchanges of tiles, then one that counts the others.

    *rack* contains the tiles before any exchange. *freed* says that after each exchange, a Joker is the free
    tile (the one left over outside the melds). *clause* is the id of the clause of the written rules that the
    sentence about the other exchanges cites.
    """
    held = Counter(each.kind for each in rack)
    first = changes[:MOST_DESCRIBED]
    said = [Branch(_change(each, held, freed), each.row.clauses[-1], True) for each in first]
    more = len(changes) - len(said)
    return (*said, *([Branch(say("explained-more", count=more), clause, True)] if more else []))


def _change(change: TileExchange, held: Counter[Tile], freed: bool) -> str:
    """Return a sentence about an exchange of tiles and what the rack would be worth after it.

    The sentence begins, for example, with "A blue 9 instead of the red 9". *held* counts the tiles before the
    exchange; *freed* is whether the exchange makes a Joker the free tile (the one left over outside the
    melds).
    """
    if len(change.given) == 1:
        (away,), (by,) = change.given, change.received
        twin = "yes" if held[away] > 1 else "no"
        exchange = say("explained-one", by=tile_name(by), away=tile_name(away), twin=twin)
    else:
        exchange = say("explained-two", by=tiles_names(change.received), away=tiles_names(change.given))
    closing = change.closing
    pays = closing.pattern is change.row.pattern
    free = "yes" if freed or (pays and closing.joker_free) else "no"
    worth = say("explained-worth", pattern=pattern_name(change.row.pattern), points=change.points, free=free)
    if closing.points > change.points:
        worth = say(
            "explained-and-pays", worth=worth, pattern=pattern_name(closing.pattern), points=closing.points
        )
    return say("explained-change", exchange=sentence(exchange), worth=worth)


# ---- Racks that don't close -----------------------------------------------------------------------


def _not_closing(explanation: Explanation, rules: Ruleset) -> tuple[Branch, ...]:
    """Return sentences on the tiles that a rack needs to close (end the round), and on useful exchanges."""
    close, count, distance = close_rules(rules), len(explanation.rack), explanation.distance
    said = []
    if count < close.size:
        said.append(say("explained-few", size=close.size, count=count))
    if distance is None:
        said.append(say("explained-never"))
    elif distance == 0:
        said.append(say("explained-arranged"))
    else:
        if not said:
            said.append(say("explained-distance", count=distance))
        short = "yes" if distance <= MOST_NAMED else "no"
        said.append(
            say("explained-missing", missing=tiles_names(explanation.missing), count=distance, short=short)
        )
    lines = [Branch(text, close.clause, False) for text in said]
    return (*lines, *_changes(explanation.changes, explanation.rack, close.clause))
