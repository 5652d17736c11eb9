"""The melds that can be laid from a hand, and the combinations of melds with which to open (RK-2, R45-4).

A player opens by laying melds for the first time; in many games these first melds must be worth a minimum
number of points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain, combinations, islice

from ..faults import Fault, FaultCode
from ..rules import Opening, Ruleset
from ..tiles import JOKER, Colour, Tile
from .reading import Meld, MeldKind, meld_of
from .run_places import last_place, most_in_group, tile_at
from .values import meld_value


def melds_in(tiles: Iterable[Tile], rules: Ruleset) -> Iterator[Meld]:
    """Yield every meld that can be made of some of these tiles.

    Melds in which a Joker stands for a tile that is itself among *tiles* are left out.

    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> [meld.notation() for meld in melds_in(parse_tiles("r5 r6 r7 y5 b5"), RUMMIKUB)]
    ['r5 r6 r7', 'r5 y5 b5']
    >>> [meld.notation() for meld in melds_in(parse_tiles("r5 r6 *"), RUMMIKUB)]
    ['*r4 r5 r6', 'r5 r6 *r7']
    """
    held = Counter(each.kind for each in tiles)
    jokers = held.pop(JOKER, 0)
    rows = chain(_runs(held, jokers, rules), _groups(held, jokers, rules))
    yield from filter(None, (meld_of(row, rules) for row in rows))


def _runs(held: Counter[Tile], jokers: int, rules: Ruleset) -> Iterator[tuple[Tile, ...]]:
    """Yield the tiles of each run that can be made of the tiles counted in *held* and *jokers* Jokers."""
    kinds = Counter(tile.colour for tile in held)
    for naturals, wilds in _lanes(rules):
        if kinds[naturals[0].colour] + jokers < rules.runs.min_length:
            continue
        for first, begin in enumerate(naturals):
            if not jokers and begin not in held:
                continue
            row, wild = list[Tile](), 0
            for place in range(first, len(naturals)):
                tile = naturals[place]
                if held.get(tile, 0) <= (place - first == rules.tiles.numbers):  # a high 1 after a low one
                    wild += 1
                    tile = wilds[place]
                if wild > jokers:
                    break
                row.append(tile)
                if len(row) >= rules.runs.min_length and wild < len(row):
                    yield tuple(row)


@cache
def _lanes(rules: Ruleset) -> tuple[tuple[tuple[Tile, ...], tuple[Tile, ...]], ...]:
    """Return a pair for each colour: the tiles of its longest possible run, and Jokers that stand for them.

    The run goes from 1 to 13, and on to a second 1 if the rules allow a 1 after the 13.
    """
    places = range(1, last_place(rules) + 1)

    def lane(colour: Colour, *, joker: bool) -> tuple[Tile, ...]:
        return tuple(tile_at(place, colour, rules, joker=joker) for place in places)

    return tuple((lane(colour, joker=False), lane(colour, joker=True)) for colour in rules.tiles.colours)


def _groups(held: Counter[Tile], jokers: int, rules: Ruleset) -> Iterator[tuple[Tile, ...]]:
    """Yield the tiles of each group that can be made of the tiles counted in *held* and *jokers* Jokers."""
    for number in sorted({tile.number or 0 for tile in held}):
        there = [lane[0][number - 1] for lane in _lanes(rules) if lane[0][number - 1] in held]
        if len(there) + jokers < rules.groups.min_length:
            continue
        held_colours = {tile.colour for tile in there}
        missing = [Tile(c, number, joker=True) for c in rules.tiles.colours if c not in held_colours]
        for size in range(1, len(there) + 1):
            for chosen in combinations(there, size):
                for wild in range(min(jokers, len(missing)) + 1):
                    if rules.groups.min_length <= size + wild <= most_in_group(rules):
                        yield (*chosen, *missing[:wild])


def openings_in(
    tiles: Iterable[Tile], rules: Ruleset, opening: Opening, limit: int = 1000
) -> Iterator[tuple[Meld, ...]]:
    """Yield combinations of melds, made of *tiles*, that are enough to open.

    To open is to lay melds for the first time. The melds of a combination use no tile twice and meet the
    conditions in *opening*: together they are worth enough points, and one of them is a run if a run is
    required. At most *limit* combinations are yielded.

    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> hand = parse_tiles("r4 r5 r6 r7 k3 b3 y3 k13")
    >>> [[meld.notation() for meld in melds] for melds in openings_in(hand, RUMMIKUB, RUMMIKUB.play.opening)]
    [['r4 r5 r6 r7', 'y3 b3 k3']]
    """
    held = Counter(each.kind for each in tiles)
    found = list(melds_in(held.elements(), rules))
    uses = [Counter(each.kind for each in meld.tiles) for meld in found]
    worth = [meld_value(meld, opening.values) for meld in found]

    def choose(start: int, room: Counter[Tile], chosen: tuple[int, ...]) -> Iterator[tuple[Meld, ...]]:
        points = sum(worth[each] for each in chosen)
        runs = any(found[each].kind is MeldKind.RUN for each in chosen)
        if chosen and points >= opening.points and (runs or not opening.needs_run):
            yield tuple(found[each] for each in chosen)
        for each in range(start, len(found)):
            if uses[each] <= room:
                yield from choose(each, room - uses[each], (*chosen, each))

    yield from islice(choose(0, held, ()), limit)


def opening_value(melds: Iterable[Meld], opening: Opening) -> int:
    """Return how many points some melds are worth together when a player lays melds for the first time.

    *opening* gives the points for each tile. If a meld contains Jokers that can stand for different tiles,
    the most valuable choice counts.
    """
    return sum(max(meld_value(each, opening.values) for each in meld.readings) for meld in melds)


def opening_faults(melds: Sequence[Meld], opening: Opening, tiles: Sequence[Tile] = ()) -> tuple[Fault, ...]:
    """Return the faults that say why some melds aren't enough to open.

    To open is to lay melds for the first time. *opening* says how many points are needed, and whether one of
    the melds must be a run (RK-2, R45-4). *tiles* are the tiles that were laid, which the faults name. The
    result is empty if the melds are enough.
    """
    found = []
    value = opening_value(melds, opening)
    if value < opening.points:
        found.append(
            Fault(FaultCode.OPENING_TOO_LOW, tuple(tiles), opening.clause, count=value, wanted=opening.points)
        )
    if opening.needs_run and melds and not any(each.kind is MeldKind.RUN for each in melds):
        found.append(Fault(FaultCode.OPENING_WITHOUT_RUN, tuple(tiles), opening.clause))
    return tuple(found)
