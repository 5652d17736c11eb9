"""Which of the eight patterns some arranged tiles show: how each is shown, or the fault why it is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from ..faults import Fault, FaultCode
from ..melds import Meld, MeldKind, divide
from ..rules import Ruleset
from ..tiles import Tile
from .prices import CLAUSES, Pattern, price_rules
from .wholes import PatternMatch, as_doubles, as_grand_care, as_mosaic

WHOLES = (Pattern.MOSAIC, Pattern.DOUBLES, Pattern.GRAND_CARE)
"""The patterns that are not made of runs and groups (PRO-32)."""

Accept: TypeAlias = Callable[[Meld], bool]
Choice: TypeAlias = "Callable[[Accept], tuple[Meld, ...] | None]"
"""Tiles that can be read in several ways: asked for melds that are all accepted, it gives them, or None."""


Found: TypeAlias = "dict[Pattern, PatternMatch | Fault]"


def of_meld(meld: Meld) -> Choice:
    """A meld with its readings."""
    return lambda accept: (read,) if (read := meld.read_as(accept)) else None


def of_row(row: tuple[Tile, ...], rules: Ruleset) -> Choice:
    """A row as it lies: a meld with its readings, or all ways to cut the row into neighbouring melds."""
    plain = divide(row, rules)
    if plain is not None and len(plain) == 1:
        return of_meld(plain[0])
    return lambda accept: divide(row, rules, accept)


def chosen(choices: Sequence[Choice], accept: Accept) -> tuple[Meld, ...] | None:
    """All of it in melds that are accepted, or None."""
    some = [choice(accept) for choice in choices]
    return None if None in some else tuple(meld for melds in some for meld in melds or ())


def shown_as_whole(tiles: tuple[Tile, ...], rules: Ruleset) -> Found:
    """What tiles show that do not lie in melds."""
    found: Found = {each: Fault(FaultCode.NOT_MELDS, clause=CLAUSES[each]) for each in Pattern}
    return found | as_wholes(tiles, rules)


def shown_by_melds(choices: Sequence[Choice], plain: tuple[Meld, ...], rules: Ruleset) -> Found:
    """What melds show; *plain* are those that the choices give when anything is accepted."""
    found: Found = {
        Pattern.SIMPLE: _shown(plain),
        Pattern.BICOLOR: _few_colours(Pattern.BICOLOR, 2, choices, plain, rules),
        Pattern.MINOR: _numbered(Pattern.MINOR, choices, plain, rules),
        Pattern.MAJOR: _numbered(Pattern.MAJOR, choices, plain, rules),
        Pattern.MONOCOLOR: _few_colours(Pattern.MONOCOLOR, 1, choices, plain, rules),
    }
    box = tuple(each.kind for meld in plain for each in meld.tiles)
    for pattern, whole in as_wholes(box, rules).items():
        if isinstance(whole, PatternMatch):  # the tiles would do, but lie in melds
            found[pattern] = Fault(FaultCode.NOT_IN_ROW, clause=CLAUSES[pattern])
        else:
            found[pattern] = whole
    full = _full_groups(plain, rules)
    return found if full is None else found | {Pattern.GRAND_CARE: full}


def as_wholes(
    tiles: tuple[Tile, ...], rules: Ruleset, patterns: Sequence[Pattern] = WHOLES
) -> dict[Pattern, PatternMatch | Fault]:
    """Tiles arranged as a Mosaic, Doubles or Grand Care, or why they are none."""
    prices = price_rules(rules)
    ways: dict[Pattern, Callable[[], PatternMatch | Fault]] = {
        Pattern.MOSAIC: lambda: as_mosaic(tiles, rules, prices),
        Pattern.DOUBLES: lambda: as_doubles(tiles),
        Pattern.GRAND_CARE: lambda: as_grand_care(tiles, rules, prices),
    }
    return {pattern: ways[pattern]() for pattern in patterns}


def _shown(melds: tuple[Meld, ...]) -> PatternMatch:
    arranged = tuple(each for meld in melds for each in meld.tiles)
    return PatternMatch(arranged, sum(each.joker for each in arranged), melds)


def _is_run(meld: Meld) -> bool:
    return meld.kind is MeldKind.RUN


def _few_colours(
    pattern: Pattern, most: int, choices: Sequence[Choice], plain: tuple[Meld, ...], rules: Ruleset
) -> PatternMatch | Fault:
    """Only runs, of at most so many colours in all (PRO-42, PRO-51)."""

    def runs_of(colours: Container[object]) -> tuple[Meld, ...] | None:
        return chosen(choices, lambda meld: _is_run(meld) and meld.tiles[0].colour in colours)

    natural = {each.colour for meld in plain for each in meld.tiles if not each.joker}
    for colours in combinations(rules.tiles.colours, most):
        melds = runs_of(colours) if natural.issubset(colours) else None
        if melds is not None:
            return _shown(melds)
    runs = runs_of(rules.tiles.colours)
    if runs is None:
        groups = [meld for meld in plain if meld.read_as(_is_run) is None]
        strays = tuple(each for meld in groups for each in meld.tiles)
        return Fault(FaultCode.NOT_ONLY_RUNS, strays, CLAUSES[pattern])
    sizes = Counter(each.colour for meld in runs for each in meld.tiles)
    kept = [colour for colour, _ in sizes.most_common(most)]
    strays = tuple(each for meld in runs for each in meld.tiles if each.colour not in kept)
    return Fault(FaultCode.TOO_MANY_COLOURS, strays, CLAUSES[pattern], count=len(sizes), wanted=most)


@lru_cache(maxsize=64)
def numbers_of(pattern: Pattern, rules: Ruleset) -> tuple[int, ...]:
    """The numbers of which every arranged tile is in Minor or in Major (PRO-43, PRO-44).

    >>> from rummy_widget.engine.rules import RUMMY_PRO
    >>> numbers_of(Pattern.MAJOR, RUMMY_PRO)
    (8, 9, 10, 11, 12, 13, 1)
    """
    prices, last = price_rules(rules), rules.tiles.numbers
    if pattern is Pattern.MINOR:
        return tuple(range(1, prices.minor_to + 1))
    return (*range(prices.major_from, last + 1), 1)


def _numbered(
    pattern: Pattern, choices: Sequence[Choice], plain: tuple[Meld, ...], rules: Ruleset
) -> PatternMatch | Fault:
    """Every tile one of the pattern's numbers, a Joker as the tile that it stands for (PRO-43, PRO-44)."""
    numbers = numbers_of(pattern, rules)
    melds = chosen(choices, lambda meld: not _strays(meld, numbers))
    if melds is not None:
        return _shown(melds)
    best = (min((_strays(reading, numbers) for reading in meld.readings), key=len) for meld in plain)
    strays = tuple(each for some in best for each in some)
    if pattern is Pattern.MINOR:
        return Fault(FaultCode.NUMBER_TOO_HIGH, strays, CLAUSES[pattern], wanted=max(numbers))
    return Fault(FaultCode.NUMBER_TOO_LOW, strays, CLAUSES[pattern], wanted=numbers[0])


def _strays(meld: Meld, numbers: Sequence[int]) -> list[Tile]:
    return [each for each in meld.tiles if each.number not in numbers]


def _full_groups(plain: tuple[Meld, ...], rules: Ruleset) -> PatternMatch | None:
    """A Grand Care that lies in melds: full groups of one number, as many as there are copies (PRO-50)."""

    def is_full(meld: Meld) -> bool:
        return meld.kind is MeldKind.GROUP and len(meld.tiles) == len(rules.tiles.colours)

    melds = tuple(meld.read_as(is_full) or meld for meld in plain)
    jokers: dict[int | None, list[int]] = {}  # in each full group of a number
    for meld in filter(is_full, melds):
        jokers.setdefault(meld.tiles[0].number, []).append(meld.jokers)
    copies = rules.tiles.copies
    ways = [sum(sorted(each)[:copies]) for each in jokers.values() if len(each) >= copies]
    return _shown(melds)._replace(jokers=min(ways)) if ways else None


# ---- Whichever tile is free ------------------------------------------------------------------------

# Any of fifteen tiles may be the free one (PRO-30), so what stands in the way is said of the best choice:
# of a rack with seven 7s, one of which happens to be free, it is not said that there are six.

Free = tuple[PatternMatch, Tile]
"""A whole pattern, and the tile that is free then."""


@lru_cache(maxsize=256)  # the same melds are read again and again while tiles are pushed about
def whichever_is_free(
    pattern: Pattern, arranged: tuple[Tile, ...], free: Tile, rules: Ruleset
) -> tuple[Free, ...] | Fault:
    """All ways to show a pattern by choosing the free tile; else what is in the way of the best choice.

    >>> from rummy_widget.engine.rules import RUMMY_PRO
    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> tiles = parse_tiles("r2 r3 r4 r5 r5 y5 b5 k5 b5 b6 b7 r7 y7 k7")
    >>> whichever_is_free(Pattern.GRAND_CARE, tiles, parse_tiles("y5")[0], RUMMY_PRO).count
    7

    Of choices that are as good the tile that is free comes first. Where another one would do better at
    Doubles, the fault has it among its `rest`.
    """
    ways: list[Free] = []
    best: Fault | None = None
    for others, left in _choices(arranged, free):
        found = as_wholes(others, rules, (pattern,))[pattern]
        if isinstance(found, PatternMatch):
            ways.append((found, left))
        elif best is None or _worse(found) < _worse(best):
            best = found
            if pattern is Pattern.DOUBLES and left is not free:
                best = replace(found, rest=(*found.rest, left))
    return tuple(ways) or best or Fault(FaultCode.NOT_MELDS, clause=CLAUSES[pattern])


def _choices(arranged: tuple[Tile, ...], free: Tile) -> Iterator[tuple[tuple[Tile, ...], Tile]]:
    """The tiles as they are, then with another kind of tile free."""
    yield arranged, free
    seen = {free.kind}
    for at, each in enumerate(arranged):
        if each.kind not in seen:
            seen.add(each.kind)
            yield (*arranged[:at], *arranged[at + 1 :], free), each


def _worse(fault: Fault) -> tuple[int, int]:
    """How far a fault is from none, the least first."""
    match fault.code:
        case FaultCode.NOT_PAIRS:
            return 0, len(fault.tiles)
        case FaultCode.NOT_EIGHT:
            return 1, -(fault.count or 0)
        case FaultCode.MOSAIC_NUMBERS:
            return 1, 0
        case _:
            return 0, 0
