"""Find out which of the eight patterns the fourteen tiles of a close form, and why they form no others.

Three patterns aren't made of runs and groups: Mosaic, Doubles and Grand Care. In this module they are called
*whole* patterns, because all the tiles together form one whole.
"""

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
from ..tiles import Tile, Tiles, as_tiles
from .prices import CLAUSES, Pattern, price_rules
from .wholes import PatternMatch, as_doubles, as_grand_care, as_mosaic

WHOLES = (Pattern.MOSAIC, Pattern.DOUBLES, Pattern.GRAND_CARE)
"""The patterns that are not made of runs and groups, but of all the tiles as one whole (PRO-32)."""

Accept: TypeAlias = Callable[[Meld], bool]
"""A condition for melds: a function that returns whether a meld meets the condition."""

MeldReader: TypeAlias = "Callable[[Accept], tuple[Meld, ...] | None]"
"""A function that reads the tiles of one row as melds that all meet a condition.

Its argument is the condition. It returns the melds, in which each Joker stands for a certain tile, or None if
the tiles can't be read as melds that meet the condition.
"""

PatternResults: TypeAlias = "dict[Pattern, PatternMatch | Fault]"
"""For each pattern, tiles arranged so that they form it, or the fault that says why they don't."""


def meld_reader(meld: Meld) -> MeldReader:
    """Return a function that takes a condition and reads *meld* so that the condition is met.

    To read a meld is to choose the tiles that its Jokers stand for. The result of the function is a tuple
    with this one meld, or None if no choice meets the condition.
    """
    return lambda accept: (read,) if (read := meld.read_as(accept)) else None


def row_reader(row: Tiles, rules: Ruleset) -> MeldReader:
    """Return a function that takes a condition and divides a row of tiles into melds that all meet it.

    The result of the function is a tuple of the melds, or None if the row can't be divided in this way.
    """
    plain = divide(row := as_tiles(row), rules)
    if plain is not None and len(plain) == 1:
        return meld_reader(plain[0])
    return lambda accept: divide(row, rules, accept)


def read_all(readers: Sequence[MeldReader], accept: Accept) -> tuple[Meld, ...] | None:
    """Divide several rows of tiles into melds that all meet a condition, and return all these melds.

    *accept* is the condition. *readers* contains one function for each row: given the condition, it returns
    the row divided into melds that meet it, or None if that is impossible. If it is impossible for at least
    one row, the result is None.
    """
    found = [read(accept) for read in readers]
    return None if None in found else tuple(meld for melds in found for meld in melds or ())


def shown_as_whole(tiles: tuple[Tile, ...], rules: Ruleset) -> PatternResults:
    """Return a dict from each pattern to the tiles arranged as that pattern, or to a fault.

    The tiles aren't in melds, so they can only form a Mosaic, Doubles or a Grand Care. The fault says why
    they don't form a pattern. Raises ValueError if the game has no price table.
    """
    found: PatternResults = {each: Fault(FaultCode.NOT_MELDS, clause=CLAUSES[each]) for each in Pattern}
    return found | as_wholes(tiles, rules)


def shown_by_melds(readers: Sequence[MeldReader], plain: tuple[Meld, ...], rules: Ruleset) -> PatternResults:
    """Return a dict from each pattern to the melds of a rack that form that pattern, or to a fault.

    *readers* contains one function for each row of the rack. The function takes a condition and returns the
    row divided into melds that all meet it (see `MeldReader`). *plain* are the melds of all rows, read
    without a condition. The fault says why the melds don't form a pattern. Raises ValueError if the game has
    no price table.
    """
    found: PatternResults = {
        Pattern.SIMPLE: _shown(plain),
        Pattern.BICOLOR: _few_colours(Pattern.BICOLOR, 2, readers, plain, rules),
        Pattern.MINOR: _numbered(Pattern.MINOR, readers, plain, rules),
        Pattern.MAJOR: _numbered(Pattern.MAJOR, readers, plain, rules),
        Pattern.MONOCOLOR: _few_colours(Pattern.MONOCOLOR, 1, readers, plain, rules),
    }
    box = tuple(each.kind for meld in plain for each in meld.tiles)
    for pattern, whole in as_wholes(box, rules).items():
        if isinstance(whole, PatternMatch):  # the tiles are right, but they are arranged in melds
            found[pattern] = Fault(FaultCode.NOT_IN_ROW, clause=CLAUSES[pattern])
        else:
            found[pattern] = whole
    full = _full_groups(plain, rules)
    return found if full is None else found | {Pattern.GRAND_CARE: full}


def as_wholes(
    tiles: tuple[Tile, ...], rules: Ruleset, patterns: Sequence[Pattern] = WHOLES
) -> dict[Pattern, PatternMatch | Fault]:
    """Return, for each of *patterns*, the tiles arranged as that pattern, or the fault if that is impossible.

    Each of *patterns* is Mosaic, Doubles or Grand Care. Raises ValueError if the game has no price table.
    """
    prices = price_rules(rules)
    arrange: dict[Pattern, Callable[[], PatternMatch | Fault]] = {
        Pattern.MOSAIC: lambda: as_mosaic(tiles, rules, prices),
        Pattern.DOUBLES: lambda: as_doubles(tiles),
        Pattern.GRAND_CARE: lambda: as_grand_care(tiles, rules, prices),
    }
    return {pattern: arrange[pattern]() for pattern in patterns}


def _shown(melds: tuple[Meld, ...]) -> PatternMatch:
    """Return the `PatternMatch` of melds that form a pattern: their tiles, in the order of the melds."""
    arranged = tuple(each for meld in melds for each in meld.tiles)
    return PatternMatch(arranged, sum(each.joker for each in arranged), melds)


def _is_run(meld: Meld) -> bool:
    return meld.kind is MeldKind.RUN


def _few_colours(
    pattern: Pattern, max_colours: int, readers: Sequence[MeldReader], plain: tuple[Meld, ...], rules: Ruleset
) -> PatternMatch | Fault:
    """Return the melds of a rack, read as runs in at most *max_colours* colours, or a fault (PRO-42, PRO-51).

    If the melds can't be read as such runs, the fault says why they don't form *pattern*: Bicolor (two
    colours) or Monocolor (one colour).

    *readers* contains one function for each row of the rack. The function takes a condition and returns the
    row divided into melds that all meet it (see `MeldReader`). *plain* are the melds of all rows, read
    without a condition.
    """

    def runs_of(colours: Container[object]) -> tuple[Meld, ...] | None:
        return read_all(readers, lambda meld: _is_run(meld) and meld.tiles[0].colour in colours)

    natural = {each.colour for meld in plain for each in meld.tiles if not each.joker}
    for colours in combinations(rules.tiles.colours, max_colours):
        melds = runs_of(colours) if natural.issubset(colours) else None
        if melds is not None:
            return _shown(melds)
    runs = runs_of(rules.tiles.colours)
    if runs is None:
        groups = [meld for meld in plain if meld.read_as(_is_run) is None]
        strays = tuple(each for meld in groups for each in meld.tiles)
        return Fault(FaultCode.NOT_ONLY_RUNS, strays, CLAUSES[pattern])
    sizes = Counter(each.colour for meld in runs for each in meld.tiles)
    kept = [colour for colour, _ in sizes.most_common(max_colours)]
    strays = tuple(each for meld in runs for each in meld.tiles if each.colour not in kept)
    return Fault(FaultCode.TOO_MANY_COLOURS, strays, CLAUSES[pattern], count=len(sizes), wanted=max_colours)


@lru_cache(maxsize=64)
def numbers_of(pattern: Pattern, rules: Ruleset) -> tuple[int, ...]:
    """Return the numbers that tiles may have in *pattern*, which is Minor or Major (PRO-43, PRO-44).

    Raises ValueError if the game has no price table.

    >>> from rummy_widget.engine.rules import RUMMY_PRO
    >>> numbers_of(Pattern.MAJOR, RUMMY_PRO)
    (8, 9, 10, 11, 12, 13, 1)
    """
    prices, last = price_rules(rules), rules.tiles.numbers
    if pattern is Pattern.MINOR:
        return tuple(range(1, prices.minor_to + 1))
    return (*range(prices.major_from, last + 1), 1)


def _numbered(
    pattern: Pattern, readers: Sequence[MeldReader], plain: tuple[Meld, ...], rules: Ruleset
) -> PatternMatch | Fault:
    """Return the melds read as *pattern*, or a fault with the tiles whose numbers are wrong (PRO-43, PRO-44).

    *pattern* is Minor, which allows only low numbers, or Major, which allows only high numbers and 1s. A
    Joker has the number of the tile that it stands for.

    *readers* contains one function for each row of the rack. The function takes a condition and returns the
    row divided into melds that all meet it (see `MeldReader`). *plain* are the melds of all rows, read
    without a condition.
    """
    numbers = numbers_of(pattern, rules)
    melds = read_all(readers, lambda meld: not _strays(meld, numbers))
    if melds is not None:
        return _shown(melds)
    best = (min((_strays(reading, numbers) for reading in meld.readings), key=len) for meld in plain)
    strays = tuple(each for tiles in best for each in tiles)
    if pattern is Pattern.MINOR:
        return Fault(FaultCode.NUMBER_TOO_HIGH, strays, CLAUSES[pattern], wanted=max(numbers))
    return Fault(FaultCode.NUMBER_TOO_LOW, strays, CLAUSES[pattern], wanted=numbers[0])


def _strays(meld: Meld, numbers: Sequence[int]) -> list[Tile]:
    """Return the tiles of a meld whose numbers aren't among *numbers*."""
    return [each for each in meld.tiles if each.number not in numbers]


def _full_groups(plain: tuple[Meld, ...], rules: Ruleset) -> PatternMatch | None:
    """Return the melds *plain* as a Grand Care if two of them are groups of four with the same number.

    Such groups contain all eight tiles of the number (PRO-50). Returns None if there are no two such groups.
    """

    def is_full(meld: Meld) -> bool:
        return meld.kind is MeldKind.GROUP and len(meld.tiles) == len(rules.tiles.colours)

    melds = tuple(meld.read_as(is_full) or meld for meld in plain)
    jokers: dict[int | None, list[int]] = {}  # for each number, how many Jokers each of its full groups has
    for meld in filter(is_full, melds):
        jokers.setdefault(meld.tiles[0].number, []).append(meld.jokers)
    copies = rules.tiles.copies
    counts = [sum(sorted(each)[:copies]) for each in jokers.values() if len(each) >= copies]
    return _shown(melds)._replace(jokers=min(counts)) if counts else None


# ---- Whichever tile is free ------------------------------------------------------------------------

# Any of the fifteen tiles may be the free one (PRO-30), so a fault is about the best choice of it. If a rack
# has seven 7s, one of which is free at the moment, the fault counts seven 7s and not six.

MatchWithFree = tuple[PatternMatch, Tile]
"""Fourteen tiles arranged as a Mosaic, Doubles or Grand Care, and the fifteenth, the free tile."""


@lru_cache(maxsize=256)  # the same melds are read again and again while tiles are moved
def with_any_free_tile(
    pattern: Pattern, arranged: tuple[Tile, ...], free: Tile, rules: Ruleset
) -> tuple[MatchWithFree, ...] | Fault:
    """Return every way to set one of fifteen tiles aside so that the other fourteen form *pattern*.

    The tile set aside is called the free tile. Each item of the result is a pair: the fourteen tiles arranged
    as the pattern, and the free tile.

    If no choice of the free tile works, the result is a fault instead. It is the fault for the choice with
    which the fewest tiles are wrong or missing; if several choices are equally good, the present free tile is
    preferred. In a fault for Doubles, the attribute `rest` contains the Jokers and, if a tile other than
    *free* was chosen as the free tile, that tile too. Raises ValueError if the game has no price table.

    Args:
        pattern: a Mosaic, Doubles or Grand Care.
        arranged: the fourteen tiles that are in the pattern at present.
        free: the present free tile.
        rules: the rules of the game.

    >>> from rummy_widget.engine.rules import RUMMY_PRO
    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> tiles, free = parse_tiles("r2 r3 r4 r5 r5 y5 b5 k5 b5 b6 b7 r7 y7 k7"), parse_tiles("y5")[0]
    >>> fault = with_any_free_tile(Pattern.GRAND_CARE, tiles, free, RUMMY_PRO)
    >>> str(fault.code), fault.count, fault.wanted
    ('not_eight', 7, 8)
    """
    matches: list[MatchWithFree] = []
    best: Fault | None = None
    for others, left in _free_tile_choices(arranged, free):
        found = as_wholes(others, rules, (pattern,))[pattern]
        if isinstance(found, PatternMatch):
            matches.append((found, left))
        elif best is None or _badness(found) < _badness(best):
            best = found
            if pattern is Pattern.DOUBLES and left is not free:
                best = replace(found, rest=(*found.rest, left))
    return tuple(matches) or best or Fault(FaultCode.NOT_MELDS, clause=CLAUSES[pattern])


def _free_tile_choices(arranged: tuple[Tile, ...], free: Tile) -> Iterator[tuple[tuple[Tile, ...], Tile]]:
    """Yield each choice of a free tile from fifteen tiles: a pair of the other fourteen and the free tile.

    The free tile is the one that is left over when the others form a close. The present choice, *arranged*
    and *free*, comes first. Of identical tiles, only one is chosen.
    """
    yield arranged, free
    seen = {free.kind}
    for at, each in enumerate(arranged):
        if each.kind not in seen:
            seen.add(each.kind)
            yield (*arranged[:at], *arranged[at + 1 :], free), each


def _badness(fault: Fault) -> tuple[int, int]:
    """Return a sort key for faults of one pattern: those with fewer wrong or missing tiles come first."""
    match fault.code:
        case FaultCode.NOT_PAIRS:
            return 0, len(fault.tiles)
        case FaultCode.NOT_EIGHT:
            return 1, -(fault.count or 0)
        case FaultCode.MOSAIC_NUMBERS:
            return 1, 0
        case _:
            return 0, 0
