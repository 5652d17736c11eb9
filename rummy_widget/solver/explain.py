"""Why a rack is worth what it is worth, and what would make it worth more: the nearest changes, computed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias

from ..faults import Fault, FaultCode
from ..rules import RUMMY_PRO, Ruleset
from ..scoring.closings import Closing, Row, score_melds, score_whole
from ..scoring.prices import Pattern, Tier, close_rules, price
from ..tiles import Tile
from .best import best_close
from .changes import Exchange, dearer_exchanges
from .counts import Counts, Rack, as_counts
from .distance import nearest

__all__ = ["Change", "Explanation", "Higher", "Kind", "explain"]

After: TypeAlias = "tuple[Exchange, Closing]"
"""An exchange, and the dearest close after it."""

Aim: TypeAlias = "tuple[Kind, Pattern | None]"
"""What a change reaches: the pattern is told only where it did not hold."""


class Kind(StrEnum):
    """In which way a rack could be worth more."""

    PATTERN = "pattern"  # a pattern that it does not show
    JOKER_FREE = "joker_free"  # what it shows, closed with a Joker
    FEWER_JOKERS = "fewer_jokers"  # what it shows, with fewer Jokers among the tiles that count


@dataclass(frozen=True, slots=True)
class Change:
    """Tiles exchanged, *away* for *by*, and what is reached with them.

    `row` is the row of the price table that holds then, and `closing` the dearest close of the rack, which
    may be another pattern that pays still more.
    """

    away: tuple[Tile, ...]
    by: tuple[Tile, ...]
    row: Row
    closing: Closing

    @property
    def points(self) -> int:
        """What the row gives."""
        return self.row.points or 0


@dataclass(frozen=True, slots=True)
class Higher:
    """A row of the price table that would pay more, and the fewest exchanges that reach it, all of them.

    `row` says why it fails; with fewer Jokers it is the row that pays now, which holds. `points` and `tier`
    are what it gives with the Jokers that are there. `changes` has the dearest first; none where it is
    farther than was looked for.
    """

    kind: Kind
    row: Row
    points: int
    tier: Tier
    clause: str
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class Explanation:
    """What fifteen tiles are worth and why, or how far they are from a close.

    `holds` are the rows that hold, the one that pays first; `higher` those that would pay more. Of tiles
    that do not close `distance` says how many have to be exchanged (None: no close can be had), `missing`
    are the tiles of one of the nearest ends, and `changes` the exchanges that let fifteen tiles close, the
    dearest first. `tried` is how many tiles were exchanged at the most to find a change.
    """

    rack: tuple[Tile, ...]
    closing: Closing | None
    holds: tuple[Row, ...]
    higher: tuple[Higher, ...]
    distance: int | None
    missing: tuple[Tile, ...] = ()
    changes: tuple[Change, ...] = ()
    tried: int = 1


def explain(
    rack: Rack, *, jokers_thrown: int = 0, multiplier: int = 1, rules: Ruleset = RUMMY_PRO,
    closing: Closing | None = None,
) -> Explanation:  # fmt: skip
    """Why a rack is worth what it is, and by which exchanges of a tile it would be worth more.

    >>> found = explain("r2 r3 r4 | y2 y3 y4 y5 | b5 b6 b7 b8 | k5 k6 k7 ; k9")
    >>> found.closing.points
    250
    >>> for higher in found.higher:
    ...     print(higher.kind, higher.row.pattern, higher.points, len(higher.changes))
    pattern bicolor 500 0
    pattern minor 500 14
    pattern major 500 0
    pattern doubles 1000 0
    pattern grand_care 1000 0
    pattern monocolor 1000 0
    joker_free simple 500 1
    >>> found.higher[1].changes[0].closing
    <Closing minor 500: r1 r2 r3 r4 | y2 y3 y4 y5 | b5 b6 b7 | k5 k6 k7 ; b8>
    >>> found.higher[-1].changes[0].by
    (tile('*'),)

    Of tiles that do not close it tells how far they are, and what makes them close.

    >>> found = explain("r2 r3 r4 | y2 y3 y4 y5 | b5 b6 b7 b8 | k5 k6 k13 ; k9")
    >>> found.closing, found.distance, found.missing, len(found.changes)
    (None, 1, (tile('k4'),), 6)

    *closing* is a close of these tiles as they lie, to be explained where it pays as much as the dearest.
    """
    counts = as_counts(rack, rules, jokers_thrown=jokers_thrown)
    best = best_close(counts, jokers_thrown=jokers_thrown, multiplier=multiplier, rules=rules)
    if best is None:
        return _far(counts, jokers_thrown, multiplier, rules)
    shown = best if closing is None or not _pays_as_much(closing, best) else closing
    rows = tuple(map(_as_it_lies, best.rows, _rows_of(shown, rules)))
    shown = replace(shown, rows=rows)
    exchanges = dearer_exchanges(counts, best.points, jokers_thrown=jokers_thrown, rules=rules)
    after = [(each, _after(each, counts, best, rules)) for each in exchanges]
    own = _own(shown)
    return Explanation(
        rack=counts.tiles(),
        closing=shown,
        holds=(own, *(row for row in rows if row.holds and row is not own)),
        higher=_higher(shown, after, rules),
        distance=0,
    )


def _far(counts: Counts, jokers_thrown: int, multiplier: int, rules: Ruleset) -> Explanation:
    """The explanation of tiles that do not close."""
    near = nearest(counts, rules=rules)
    changes: list[Change] = []
    if near is not None and near.distance == 1 and counts.size == close_rules(rules).size:
        for each in dearer_exchanges(counts, None, jokers_thrown=jokers_thrown, rules=rules):
            closing = best_close(
                each.made(counts), jokers_thrown=jokers_thrown, multiplier=multiplier, rules=rules
            )
            assert closing is not None
            changes.append(Change((each.away,), (each.by,), _own(closing), closing))
    return Explanation(
        rack=counts.tiles(),
        closing=None,
        holds=(),
        higher=(),
        distance=None if near is None else near.distance,
        missing=() if near is None else near.missing,
        changes=_sorted(changes, None),
    )


def _after(exchange: Exchange, counts: Counts, best: Closing, rules: Ruleset) -> Closing:
    """The dearest close after an exchange that makes one."""
    closing = best_close(
        exchange.made(counts), jokers_thrown=best.jokers_thrown, multiplier=best.multiplier, rules=rules
    )
    assert closing is not None
    return closing


def _own(closing: Closing) -> Row:
    """The row that pays."""
    return next(row for row in closing.rows if row.pattern is closing.pattern)


def _pays_as_much(closing: Closing, best: Closing) -> bool:
    """Whether a close is of the same tiles and as dear."""
    tiles = sorted(each.kind for each in (*closing.arranged, closing.free))
    others = sorted(each.kind for each in (*best.arranged, best.free))
    return tiles == others and closing.payment == best.payment and closing.jokers_thrown == best.jokers_thrown


# ---- The rows ----------------------------------------------------------------------------------------


def _rows_of(closing: Closing, rules: Ruleset) -> tuple[Row, ...]:
    """The rows of an arrangement, each that fails with what is in the way in it."""
    thrown = closing.jokers_thrown
    if closing.melds:
        found = score_melds(closing.melds, closing.free, jokers_thrown=thrown, rules=rules)
    else:
        found = score_whole(
            closing.arranged, closing.free, closing.pattern, jokers_thrown=thrown, rules=rules
        )
    return closing.rows if isinstance(found, Fault) else found.rows


def _as_it_lies(row: Row, lies: Row) -> Row:
    """A row that no arrangement shows, with the reason why this one does not."""
    return row if row.holds or lies.holds or row.points is not None else lies


def _higher(closing: Closing, after: Sequence[After], rules: Ruleset) -> tuple[Higher, ...]:
    """The rows that would pay more, in the order of the table, then what Jokers could do."""
    jokers, thrown, free = closing.jokers_in_combination, closing.jokers_thrown, closing.joker_free
    reached = _reached(closing, after)
    asked: list[tuple[Kind, Row, int, bool]] = [
        (Kind.PATTERN, row, jokers, free) for row in closing.rows if not row.holds
    ]
    no_joker = Fault(FaultCode.NO_JOKER_FREE, (closing.free,), closing.clauses[-1])
    asked.append((Kind.JOKER_FREE, Row(closing.pattern, False, fault=no_joker), jokers, True))
    asked.append((Kind.FEWER_JOKERS, _own(closing), max(0, jokers - 1), free))
    found = []
    for kind, row, count, joker_free in asked:
        changes = _sorted(reached.get((kind, row.pattern if kind is Kind.PATTERN else None), ()), closing)
        tier, points, clauses = price(row.pattern, count, thrown, joker_free, rules)
        if points <= closing.points and changes:
            tier, points, clauses = changes[0].row.tier or tier, changes[0].points, changes[0].row.clauses
        if points > closing.points:
            clause = clauses[0]
            if kind is Kind.JOKER_FREE:
                clause = next((each for each in clauses if each not in closing.clauses), clauses[-1])
                row = replace(row, fault=replace(no_joker, clause=clause))
            found.append(Higher(kind, row, points, tier, clause, changes))
    return tuple(found)


def _reached(closing: Closing, after: Sequence[After]) -> dict[Aim, list[Change]]:
    """The changes that reach each row: a pattern that failed, or what held before and pays more."""
    held = {row.pattern for row in closing.rows if row.holds}
    found: dict[Aim, list[Change]] = {}
    for exchange, close in after:
        aims: dict[Aim, Row] = {}
        for row in close.rows:
            if row.holds and (row.points or 0) > closing.points:
                if row.pattern not in held:
                    aims[Kind.PATTERN, row.pattern] = row
                    continue
                freed = not closing.joker_free and _raised_by_free_joker(row, closing.jokers_thrown)
                aim: Aim = (Kind.JOKER_FREE if freed else Kind.FEWER_JOKERS, None)
                known = aims.get(aim)
                if known is None or (row.points or 0, row is _own(close)) >= (known.points or 0, False):
                    aims[aim] = row
        for aim, row in aims.items():
            found.setdefault(aim, []).append(Change((exchange.away,), (exchange.by,), row, close))
    return found


def _raised_by_free_joker(row: Row, thrown: int) -> bool:
    """Whether a free Joker has raised the tier of a row (PRO-45 to PRO-47)."""
    return "PRO-47" in row.clauses or (thrown == 0 and not {"PRO-45", "PRO-46"}.isdisjoint(row.clauses))


def _sorted(changes: Sequence[Change], closing: Closing | None) -> tuple[Change, ...]:
    """The dearest first; of equals those that leave the melds alone, and take no Joker from the box."""
    free = None if closing is None else closing.free.kind

    def key(change: Change) -> tuple[object, ...]:
        return -change.points, -change.closing.points, free not in change.away, change.by, change.away

    return tuple(sorted(changes, key=key))
