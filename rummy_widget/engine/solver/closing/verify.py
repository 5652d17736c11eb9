"""Check that a `Closing` is what it claims to be, by applying the rules directly and without searching.

The check reads only the tiles and the rules and does the rest itself, so that no mistake in the code that
reads, scores or solves racks can hide in it. It doesn't prove that the tiles couldn't be worth more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from ...closes.closings import Closing
from ...closes.prices import CLAUSES, Pattern, Tier
from ...faults import Fault, FaultCode
from ...rules import RUMMY_PRO, GrandCareRest, JokerOverflow, MosaicJokers, PriceRules, Ruleset, ThrownJoker
from ...rules.ruleset import check_inputs
from ...rules.validation import check_type
from ...tiles import JOKER, Tile, Tiles, as_tiles

Faults = Iterator[Fault]


def verify_closing(
    closing: Closing, rack: Tiles, rules: Ruleset = RUMMY_PRO, *, jokers_thrown: int = 0
) -> Fault | None:
    """Return the first thing that is wrong with a close of these tiles, or None if all its claims are true.

    *closing* is the close: the melds or pattern, the tile left over, and the points. *rack* are the 15 tiles,
    and *jokers_thrown* is how many Jokers the player has discarded. The only condition on
    `Closing.multiplier`, the factor for all points, is that it is a whole number of 1 or more. Raises
    ValueError if players don't close under these rules.

    >>> from dataclasses import replace
    >>> from rummy_widget.engine.reading.rack import read_rack
    >>> rack = "r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 / r11 r12 r13 r1 | k8"
    >>> closing = read_rack(rack).closing
    >>> verify_closing(closing, rack)
    >>> verify_closing(replace(closing, points=1000), rack)
    <Fault wrong_price (PRO-42)>
    >>> verify_closing(closing, rack.replace("k8", "k9"))
    <Fault not_held: k8 (PRO-30)>
    """
    check_inputs(rules, jokers_thrown)
    check_type("closing", closing, Closing)
    return next(_faults(closing, as_tiles(rack), rules, jokers_thrown), None)


def _faults(closing: Closing, rack: tuple[Tile, ...], rules: Ruleset, thrown: int) -> Faults:
    """Yield everything that is wrong with a close of the tiles *rack*.

    *thrown* is how many Jokers the player has discarded. Raises ValueError if players don't close under these
    rules.
    """
    if rules.close is None or rules.prices is None:
        raise ValueError(f"no closing in {rules!r}; expected a ruleset with closes, such as RUMMY_PRO")
    yield from _tile_faults(closing, rack, rules)
    if closing.jokers_thrown != thrown:
        yield _wrong("PRO-13", closing.jokers_thrown, thrown)
    if closing.pattern in (Pattern.MOSAIC, Pattern.DOUBLES, Pattern.GRAND_CARE) and not closing.melds:
        yield from _whole_pattern_faults(closing, rules, rules.prices)
    else:
        yield from _meld_faults(closing, rules)
        yield from _melded_pattern_faults(closing, rules, rules.prices)
    yield from _price_faults(closing, rules.prices)
    yield from _row_faults(closing)


def _wrong(clause: str, count: int | None = None, wanted: int | None = None) -> Fault:
    """Return the fault for a wrong number on which the points depend: it is *count*, but should be *wanted*.

    *clause* is the id of the clause of the written rules that is broken.
    """
    return Fault(FaultCode.WRONG_PRICE, clause=clause, count=count, wanted=wanted)


# ---- The tiles -------------------------------------------------------------------------------------


def _tile_faults(closing: Closing, rack: tuple[Tile, ...], rules: Ruleset) -> Faults:
    """Yield faults unless the close uses exactly the tiles of the rack: 14 arranged and one left over.

    PRO-23 and PRO-30 require this.
    """
    assert rules.close is not None
    clause, size = rules.close.clause, rules.close.melded
    if len(closing.arranged) != size or len(rack) != rules.close.size:
        code = FaultCode.RACK_TOO_SMALL if len(closing.arranged) < size else FaultCode.RACK_TOO_LARGE
        yield Fault(code, clause=clause, count=len(closing.arranged), wanted=size)
    lying, held = Counter(_kinds((*closing.arranged, closing.free))), Counter(_kinds(rack))
    if strange := tuple(sorted((lying - held).elements())):
        yield Fault(FaultCode.NOT_HELD, strange, clause)
    if forgotten := tuple(sorted((held - lying).elements())):
        yield Fault(FaultCode.SEVERAL_ALONE, forgotten, clause, count=len(forgotten) + 1, wanted=1)
    for kind, count in sorted(held.items()):
        if kind != JOKER and count > rules.tiles.copies:
            yield Fault(FaultCode.TOO_MANY_COPIES, (kind,), rules.tiles.clause, count=count, wanted=2)
    jokers = held[JOKER] + closing.jokers_thrown
    most = rules.tiles.jokers + rules.tiles.extra_jokers
    if jokers > most:
        yield Fault(FaultCode.TOO_MANY_JOKERS, clause=rules.tiles.extra_clause, count=jokers, wanted=most)


def _kinds(tiles: tuple[Tile, ...]) -> list[Tile]:
    """Return these tiles, with a plain Joker in place of each Joker that stands for a certain tile."""
    return [JOKER if each.joker else each for each in tiles]


# ---- Runs and groups -------------------------------------------------------------------------------


def _meld_faults(closing: Closing, rules: Ruleset) -> Faults:
    """Yield the faults of a close's melds, including a fault if they don't contain exactly its 14 tiles.

    A Joker counts as the tile for which it stands.
    """
    if tuple(each for meld in closing.melds for each in meld.tiles) != closing.arranged:
        yield Fault(FaultCode.NOT_MELDS, closing.arranged, "PRO-23")
    for meld in closing.melds:
        yield from _faults_of_meld(meld.tiles, str(meld.kind), rules)


def _faults_of_meld(tiles: tuple[Tile, ...], kind: str, rules: Ruleset) -> Faults:
    """Yield the faults of one meld; *kind* is "run" or "group"."""
    at_large = tuple(each for each in tiles if each.colour is None or each.number is None)
    if at_large:
        yield Fault(FaultCode.JOKER_NO_PLACE, at_large, rules.jokers.clause)
        return
    numbers, colours = [each.number or 0 for each in tiles], [each.colour for each in tiles]
    if kind == "run":
        if len(tiles) < rules.runs.min_length:
            yield Fault(FaultCode.TOO_FEW, tiles, rules.runs.clause)
        if len(set(colours)) > 1:
            yield Fault(FaultCode.WRONG_COLOUR, tiles, rules.runs.clause)
        last = rules.tiles.numbers
        if numbers[-1] == 1 and len(numbers) > 1 and rules.runs.high:
            numbers[-1] = last + 1
        if any(after != before + 1 for before, after in pairwise(numbers)):
            yield Fault(FaultCode.GAP, tiles, rules.runs.clause)
    else:
        if not rules.groups.min_length <= len(tiles) <= rules.groups.max_length:
            yield Fault(FaultCode.TOO_FEW, tiles, rules.groups.clause)
        if len(set(numbers)) > 1:
            yield Fault(FaultCode.WRONG_NUMBER, tiles, rules.groups.clause)
        if len(set(colours)) < len(colours):
            yield Fault(FaultCode.REPEATED_COLOUR, tiles, rules.groups.clause)
    jokers = [each.joker for each in tiles]
    natural = len(tiles) - sum(jokers)
    if natural < max(rules.jokers.min_natural, rules.jokers.naturals_per_joker * sum(jokers)):
        yield Fault(FaultCode.JOKERS_TOO_MANY, tiles, rules.jokers.clause)
    if kind == "run" and not rules.jokers.adjacent and any(a and b for a, b in pairwise(jokers)):
        yield Fault(FaultCode.JOKERS_TOUCH, tiles, rules.jokers.clause)


def _melded_pattern_faults(closing: Closing, rules: Ruleset, prices: PriceRules) -> Faults:
    """Yield what is wrong with the pattern of a close made of melds, such as a 9 in a Minor.

    These patterns are described in the clauses PRO-42 to PRO-44, PRO-50 and PRO-51 of the rules.
    """
    tiles, pattern = closing.arranged, closing.pattern
    if pattern in (Pattern.BICOLOR, Pattern.MONOCOLOR):
        most, clause = (2, "PRO-42") if pattern is Pattern.BICOLOR else (1, "PRO-51")
        groups = tuple(each for meld in closing.melds if str(meld.kind) != "run" for each in meld.tiles)
        if groups:
            yield Fault(FaultCode.NOT_ONLY_RUNS, groups, clause)
        colours = {each.colour for each in tiles}
        if len(colours) > most:
            yield Fault(FaultCode.TOO_MANY_COLOURS, tiles, clause, count=len(colours), wanted=most)
    elif pattern is Pattern.MINOR:
        high = tuple(each for each in tiles if (each.number or 0) > prices.minor_to)
        if high:
            yield Fault(FaultCode.NUMBER_TOO_HIGH, high, "PRO-43", wanted=prices.minor_to)
    elif pattern is Pattern.MAJOR:
        low = tuple(each for each in tiles if 1 < (each.number or 0) < prices.major_from)
        if low:
            yield Fault(FaultCode.NUMBER_TOO_LOW, low, "PRO-44", wanted=prices.major_from)
    elif pattern is Pattern.GRAND_CARE:
        yield from _grand_care_faults(closing, rules, prices)
    elif pattern is not Pattern.SIMPLE:
        yield Fault(FaultCode.NOT_IN_ROW, tiles, "PRO-32")
    if pattern is not Pattern.GRAND_CARE:
        yield from _joker_count_faults(closing, sum(each.joker for each in tiles))


# ---- Mosaic, Doubles, Grand Care -------------------------------------------------------------------


def _whole_pattern_faults(closing: Closing, rules: Ruleset, prices: PriceRules) -> Faults:
    """Yield what is wrong with the pattern of a close that is a Mosaic, Doubles or a Grand Care.

    *prices* are the rules for the points of each pattern, which include the house rules about patterns.
    """
    if closing.pattern is Pattern.MOSAIC:
        yield from _mosaic_faults(closing, rules, prices)
    elif closing.pattern is Pattern.DOUBLES:
        for first, second in zip(closing.arranged[::2], closing.arranged[1::2], strict=False):
            if (first.colour, first.number) != (second.colour, second.number):
                yield Fault(FaultCode.NOT_PAIRS, (first, second), "PRO-49")
    else:
        yield from _grand_care_faults(closing, rules, prices)
        return
    yield from _joker_count_faults(closing, sum(each.joker for each in closing.arranged))


def _mosaic_faults(closing: Closing, rules: Ruleset, prices: PriceRules) -> Faults:
    """Yield what is wrong with a close that claims to be a Mosaic (PRO-41).

    A Mosaic is a row of the numbers from 1 to 13 and 1 again, in which neighbours differ in colour. *prices*
    are the rules for the points of each pattern, which include the house rules about the Mosaic.
    """
    row = closing.arranged
    if [each.number for each in row] != [*range(1, rules.tiles.numbers + 1), 1]:
        yield Fault(FaultCode.MOSAIC_NUMBERS, row, "PRO-41")
    if len({each.colour for each in row[:4]}) < 4:
        yield Fault(FaultCode.MOSAIC_FIRST_FOUR, row[:4], "PRO-41")
    for left, right in pairwise(row):
        if left.colour == right.colour:
            yield Fault(FaultCode.MOSAIC_NEIGHBOURS, (left, right), "PRO-41")
    if prices.mosaic_ends_differ and row[0].colour == row[-1].colour:
        yield Fault(FaultCode.MOSAIC_ENDS, (row[0], row[-1]), "PRO-41")
    jokers = tuple(each for each in row if each.joker)
    if jokers and prices.mosaic_jokers is MosaicJokers.NATURAL_ONLY:
        yield Fault(FaultCode.MOSAIC_JOKERS, jokers, "PRO-41")


def _grand_care_faults(closing: Closing, rules: Ruleset, prices: PriceRules) -> Faults:
    """Yield what is wrong with a Grand Care, which contains all eight tiles of one number (PRO-50).

    The eight tiles come first in the arrangement, or are in two groups of four. *prices* are the rules for
    the points of each pattern, which also say whether the six other tiles must form melds.
    """
    copies, size = rules.tiles.copies, rules.tiles.copies * len(rules.tiles.colours)
    if closing.melds:
        full = [meld.tiles for meld in closing.melds if str(meld.kind) == "group" and len(meld.tiles) == 4]
        numbers = Counter(tiles[0].number for tiles in full)
        number = next((number for number, count in numbers.items() if count >= copies), None)
        ways = sorted(sum(each.joker for each in tiles) for tiles in full if tiles[0].number == number)
        if number is None:
            most = 4 * max(numbers.values(), default=0)
            yield Fault(FaultCode.NOT_EIGHT, clause="PRO-50", count=most, wanted=size)
        yield from _joker_count_faults(closing, sum(ways[:copies]))
        return
    eight = closing.arranged[:size]
    there = Counter((each.colour, each.number) for each in eight)
    if len({each.number for each in eight}) > 1 or set(there.values()) != {copies} or (None, None) in there:
        yield Fault(FaultCode.NOT_EIGHT, eight, "PRO-50", wanted=size)
    if prices.grand_care_rest is GrandCareRest.MELDS:
        yield from _rest_faults(closing.arranged[size:], rules)
    yield from _joker_count_faults(closing, sum(each.joker for each in eight))


def _rest_faults(tiles: tuple[Tile, ...], rules: Ruleset) -> Faults:
    """Yield a fault if the six other tiles of a Grand Care don't form melds.

    A Grand Care contains all eight tiles of one number; *tiles* are the six others. This check is for a house
    rule that requires these six to form melds.
    """
    half = len(tiles) // 2
    ways = [(tiles,), (tiles[:half], tiles[half:])]
    if not any(all(_is_meld(part, rules) for part in parts) for parts in ways):
        yield Fault(FaultCode.REST_NOT_MELDS, tiles, "PRO-50")


def _is_meld(tiles: tuple[Tile, ...], rules: Ruleset) -> bool:
    """Return whether tiles form a run or a group."""
    return any(next(_faults_of_meld(tiles, kind, rules), None) is None for kind in ("run", "group"))


# ---- The price -------------------------------------------------------------------------------------


def _joker_count_faults(closing: Closing, jokers: int) -> Faults:
    """Yield a fault if a close claims a wrong number of Jokers among the tiles that count for its points.

    *jokers* is the right number.
    """
    if closing.jokers_in_combination != jokers:
        yield _wrong(CLAUSES[closing.pattern], closing.jokers_in_combination, jokers)


def _price_faults(closing: Closing, prices: PriceRules) -> Faults:
    """Yield what is wrong with a close's tier, its points, or the clauses that it cites for them.

    A close is what ends the round: fourteen tiles that form a pattern, and one left over. A tier is a row of
    the price table, which says how many points each pattern is worth. *prices* are the rules that contain
    this table.
    """
    jokers, thrown, last = closing.jokers_in_combination, closing.jokers_thrown, len(prices.small) - 1
    tier, points, clauses = table_price(closing.pattern, jokers, thrown, closing.free.joker, prices)
    if jokers > last and prices.joker_overflow is JokerOverflow.FORBID:
        yield Fault(FaultCode.TOO_MANY_JOKERS_IN_MELDS, clause="PRO-53", count=jokers, wanted=last)
    if (closing.tier, closing.points, closing.clauses) != (tier, points, clauses):
        yield _wrong(clauses[-1], closing.points, points)
    if type(closing.multiplier) is not int or closing.multiplier < 1:
        yield _wrong("PRO-54", closing.multiplier, 1)


def table_price(
    pattern: Pattern, jokers: int, thrown: int, free: bool, prices: PriceRules
) -> tuple[Tier, int, tuple[str, ...]]:
    """Return a pattern's row of the price table (the tier), its points, and the clauses that say so.

    The price table says how many points each pattern is worth. The clauses are given by their ids in the
    written rules. *jokers* is how many of the pattern's Jokers lower its points, *thrown* is how many Jokers
    the player has discarded, and *free* says whether the tile left over is a Joker. This function is written
    independently of `closes.prices`, so that it can check that module.
    """
    tier, clauses = _TIERS[pattern], [CLAUSES[pattern]]
    if tier is not Tier.SPECIAL:
        if thrown >= 1 and free:
            tier, why = Tier.SPECIAL, "PRO-47"
        elif thrown >= 2:
            tier, why = Tier.SPECIAL, "PRO-48"
        elif tier is Tier.SMALL and (thrown or free):
            tier, why = Tier.BIG, "PRO-45"
        elif tier is Tier.BIG and (free or (thrown and prices.big_with_thrown_joker is ThrownJoker.SPECIAL)):
            tier, why = Tier.SPECIAL, "PRO-46"
        else:
            why = ""
        clauses += [why] if why else []
    column = {Tier.SMALL: prices.small, Tier.BIG: prices.big, Tier.SPECIAL: prices.special}[tier]
    last = len(column) - 1
    points = column[min(jokers, last)]
    if jokers > last:
        clauses.append("PRO-53")
        if prices.joker_overflow is JokerOverflow.LINEAR:
            points = max(0, points - (jokers - last) * (column[-2] - column[-1]))
    return tier, points, tuple(clauses)


def _row_faults(closing: Closing) -> Faults:
    """Yield what is wrong with `Closing.rows`, which says for each pattern whether the tiles form it.

    There must be a result for each of the eight patterns, in order. The result for the close's own pattern
    must agree with the close, and no pattern that the tiles form may score more.
    """
    if [row.pattern for row in closing.rows] != list(Pattern):
        yield _wrong("PRO-52", len(closing.rows), len(Pattern))
        return
    own = closing.rows[list(Pattern).index(closing.pattern)]
    paid = closing.tier, closing.points, closing.clauses
    if not own.holds or (own.tier, own.points, own.clauses) != paid:
        yield _wrong("PRO-52", own.points, closing.points)
    highest = max((row.points or 0 for row in closing.rows if row.holds), default=0)
    if highest > closing.points:
        yield _wrong("PRO-52", closing.points, highest)
    for row in closing.rows:
        if row.holds == (row.fault is not None) or row.holds != (row.points is not None):
            yield _wrong("PRO-52")


_TIERS = {
    Pattern.SIMPLE: Tier.SMALL, Pattern.MOSAIC: Tier.SMALL,
    Pattern.BICOLOR: Tier.BIG, Pattern.MINOR: Tier.BIG, Pattern.MAJOR: Tier.BIG,
    Pattern.DOUBLES: Tier.SPECIAL, Pattern.GRAND_CARE: Tier.SPECIAL, Pattern.MONOCOLOR: Tier.SPECIAL,
}  # fmt: skip
