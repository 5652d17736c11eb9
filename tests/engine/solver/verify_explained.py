"""Check an explanation without a search: each price, each reason, and each exchange with the close it makes.

Like `solver.closing.verify` it reads only tiles and rules, nothing that found the explanation. It does not
prove that no exchange was missed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from rummy_widget.engine.closes.closings import Closing, PatternRow
from rummy_widget.engine.faults import Fault, FaultCode
from rummy_widget.engine.rules import RUMMY_PRO, ExtraJoker, PriceRules, Ruleset
from rummy_widget.engine.solver.closing.explain import Explanation
from rummy_widget.engine.solver.closing.higher_prices import HigherKind, HigherPrice, TileExchange
from rummy_widget.engine.solver.closing.verify import table_price, verify_closing
from rummy_widget.engine.tiles import JOKER, Tile

Found = Iterator[Fault]


def verify_explanation(
    explanation: Explanation, rules: Ruleset = RUMMY_PRO, *, jokers_thrown: int = 0
) -> Fault | None:
    """Return the first fault of an explanation, or None if everything that can be checked is true.

    >>> from dataclasses import replace
    >>> from rummy_widget.engine.solver.closing.explain import explain
    >>> told = explain("r2 r3 r4 | y2 y3 y4 y5 | b5 b6 b7 b8 | k5 k6 k7 ; k9")
    >>> verify_explanation(told)
    >>> minor = told.higher[1]
    >>> verify_explanation(replace(told, higher=(replace(minor, points=1000),)))
    <Fault wrong_price (PRO-43)>
    """
    return next(_faults(explanation, rules, jokers_thrown), None)


def _faults(told: Explanation, rules: Ruleset, thrown: int) -> Found:
    if rules.prices is None:
        raise ValueError(f"no price table in {rules!r}; expected a ruleset with prices, such as RUMMY_PRO")
    closing = told.closing
    if closing is None:
        for change in told.changes:
            yield from _change(change, told.rack, -1, rules, thrown)
            if len(change.received) != told.distance:
                yield _wrong("PRO-30")
        yield from _in_order(told.changes, "PRO-30")
        return
    wrong = verify_closing(closing, told.rack, rules, jokers_thrown=thrown)
    if wrong is not None:
        yield wrong
    own, holding = closing.pattern, {row for row in closing.rows if row.holds}
    if [row.pattern for row in told.holds[:1]] != [own] or {*told.holds} != holding:
        yield _wrong("PRO-52")
    for higher in told.higher:
        yield from _reason(higher, closing, rules.prices)
        yield from _worth(higher, closing, rules.prices)
        for change in higher.changes:
            yield from _change(change, told.rack, closing.points, rules, thrown)
            if (change.row.pattern is higher.row.pattern) < (higher.kind is HigherKind.PATTERN):
                yield _wrong(higher.clause)
        yield from _in_order(higher.changes, higher.clause)


def _wrong(clause: str, count: int | None = None, wanted: int | None = None) -> Fault:
    return Fault(FaultCode.WRONG_PRICE, clause=clause, count=count, wanted=wanted)


# ---- An exchange -------------------------------------------------------------------------------------


def _in_order(changes: tuple[TileExchange, ...], clause: str) -> Found:
    """Each once, all of as many tiles, the dearest first."""
    if len({(*change.given, None, *change.received) for change in changes}) < len(changes):
        yield _wrong(clause)
    if any(a.points < b.points or len(a.received) != len(b.received) for a, b in pairwise(changes)):
        yield _wrong(clause)


def _change(change: TileExchange, rack: tuple[Tile, ...], points: int, rules: Ruleset, thrown: int) -> Found:
    """The tiles are there and to be had, and what closes then is what is told, and better."""
    assert rules.prices is not None
    away, by = Counter(change.given), Counter(change.received)
    if len(change.given) != len(change.received) or not change.received or away & by:
        yield Fault(FaultCode.NOT_HELD, change.given, "PRO-30")
    held = Counter(each.kind for each in rack)
    if away - held:
        yield Fault(FaultCode.NOT_HELD, tuple((away - held).elements()), "PRO-30")
    box = rules.tiles
    extra = rules.turn is not None and rules.turn.extra_joker is not ExtraJoker.OFF
    for kind, count in by.items():
        most = box.copies if kind != JOKER else (box.most_jokers if extra else box.jokers) - thrown
        if held[kind] + count > most:
            yield Fault(FaultCode.TOO_MANY_COPIES, (kind,), box.clause, count=held[kind] + count, wanted=most)
    after = tuple((held - away + by).elements())
    wrong = verify_closing(change.closing, after, rules, jokers_thrown=thrown)
    if wrong is not None:
        yield wrong
    row, jokers = change.row, (held - away + by)[JOKER]
    prices = [
        table_price(row.pattern, count, thrown, free, rules.prices)
        for free in (False, True)
        for count in range(jokers + 1 - free)
    ]
    if not row.holds or row not in change.closing.rows or (row.tier, row.points, row.clauses) not in prices:
        yield _wrong(row.clauses[-1] if row.clauses else "PRO-52")
    if (row.points or 0) <= points:
        yield _wrong("PRO-52", row.points, points)


# ---- A row that would pay more -----------------------------------------------------------------------


def _worth(higher: HigherPrice, closing: Closing, prices: PriceRules) -> Found:
    """What it would give with the Jokers that are there, or else with the dearest exchange."""
    jokers, free, thrown = closing.jokers_in_combination, closing.joker_free, closing.jokers_thrown
    if higher.kind is HigherKind.JOKER_FREE:
        free = True
    elif higher.kind is HigherKind.FEWER_JOKERS:
        jokers = max(0, jokers - 1)
    tier, points, clauses = table_price(higher.row.pattern, jokers, thrown, free, prices)
    if points <= closing.points and higher.changes:
        row = higher.changes[0].row
        tier, points, clauses = row.tier or tier, row.points or 0, row.clauses
    if (higher.tier, higher.points) != (tier, points) or points <= closing.points:
        yield _wrong(higher.clause, higher.points, points)
    if higher.clause not in clauses:
        yield _wrong(higher.clause)


def _reason(higher: HigherPrice, closing: Closing, prices: PriceRules) -> Found:
    """Why it fails is true of the tiles as they are arranged."""
    if higher.kind is HigherKind.FEWER_JOKERS:
        if higher.row not in closing.rows or higher.row.pattern is not closing.pattern:
            yield _wrong(higher.clause)
    elif higher.row.holds or higher.row.fault is None or not _is_so(higher.row, closing, prices):
        yield _wrong(higher.clause)


def _is_so(row: PatternRow, closing: Closing, prices: PriceRules) -> bool:
    """Whether a row's fault is one of this arrangement, or of these tiles whichever of them is free."""
    fault = row.fault
    assert fault is not None
    arranged = [each.kind for each in closing.arranged]
    natural = Counter(each for each in arranged if each != JOKER)
    ours = not Counter(each for each in fault.tiles if not each.joker) - natural
    match fault.code:
        case FaultCode.NOT_ONLY_RUNS:
            groups = [each for meld in closing.melds if str(meld.kind) == "group" for each in meld.tiles]
            return bool(fault.tiles) and not Counter(fault.tiles) - Counter(groups)
        case FaultCode.TOO_MANY_COLOURS:
            colours = {each.colour for each in natural}
            return ours and len(colours) == fault.count and len(colours) > (fault.wanted or 9)
        case FaultCode.NUMBER_TOO_HIGH:
            return ours and all((each.number or 0) > prices.minor_to for each in fault.tiles)
        case FaultCode.NUMBER_TOO_LOW:
            return ours and all(1 < (each.number or 0) < prices.major_from for each in fault.tiles)
        case FaultCode.NOT_MELDS:
            return not closing.melds
        case FaultCode.NO_JOKER_FREE:
            return not closing.free.joker and fault.tiles == (closing.free,)
        case _:
            return _is_so_of_all(fault, Counter([*arranged, closing.free.kind]))


def _is_so_of_all(fault: Fault, rack: Counter[Tile]) -> bool:
    """Whether a fault is one of these fifteen tiles, with the best choice of the free one."""
    natural = Counter({each: count for each, count in rack.items() if each != JOKER})
    numbers = Counter(each.number for each in natural.elements())
    most = max(numbers.values(), default=0) + rack[JOKER]
    ours = not Counter(each for each in fault.tiles if not each.joker) - natural
    match fault.code:
        case FaultCode.NOT_PAIRS:
            single = {each for each, count in natural.items() if count % 2}
            told = {*fault.tiles, *(each for each in fault.rest if each != JOKER)}
            least, jokers = len(single) - 1, fault.rest.count(JOKER)  # one of them is free
            return told <= single and len(fault.tiles) == least > jokers == rack[JOKER]
        case FaultCode.NOT_EIGHT:
            return fault.count == most < (fault.wanted or 0)
        case FaultCode.REST_NOT_MELDS:
            return ours and most >= 8
        case FaultCode.MOSAIC_NUMBERS:
            surplus = [max(0, count - 1 - (number == 1)) for number, count in numbers.items()]
            return ours and sum(surplus) > 1
        case FaultCode.MOSAIC_NEIGHBOURS | FaultCode.MOSAIC_FIRST_FOUR | FaultCode.MOSAIC_ENDS:
            return ours and len({each.colour for each in fault.tiles if not each.joker}) <= 1
        case FaultCode.MOSAIC_JOKERS | FaultCode.TOO_MANY_JOKERS_IN_MELDS:
            return rack[JOKER] > 0
        case _:
            return False
