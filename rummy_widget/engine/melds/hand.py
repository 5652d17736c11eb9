"""The melds that can be laid from a hand, and the combinations of melds with which to open (RK-2, R45-4).

A player opens by laying melds for the first time; in many games these first melds must be worth a minimum
number of points.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain, combinations, islice
from typing import NamedTuple

from ..faults import Fault, FaultCode
from ..rules import Opening, Ruleset
from ..tiles import Colour, Tile
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
    jokers, once, twice = 0, [0] * len(Colour), [0] * len(Colour)
    for each in tiles:
        code = each.code
        if each.joker:
            jokers += 1
        else:
            place, bit = code >> 5, 1 << (code >> 1 & 15)
            twice[place] |= once[place] & bit
            once[place] |= bit
    return chain(_runs_of(once, twice, jokers, rules), _groups_of(once, jokers, rules))


def _runs_of(once: list[int], twice: list[int], jokers: int, rules: Ruleset) -> Iterator[Meld]:
    """Yield each run that can be made from some tiles and up to *jokers* Jokers.

    *once* and *twice* have an integer for each colour, whose bits are the numbers of which there is a tile,
    and of which there are two.
    """
    least = rules.runs.min_length - jokers
    for place, colour in enumerate(_colour_codes(rules)):
        if once[colour].bit_count() >= least:
            yield from _runs(place, once[colour], bool(twice[colour] & 2), jokers, rules)


def _groups_of(once: list[int], jokers: int, rules: Ruleset) -> Iterator[Meld]:
    """Yield each group that can be made from some tiles and up to *jokers* Jokers.

    *once* has an integer for each colour, whose bits are the numbers of which there is a tile.
    """
    least = max(1, rules.groups.min_length - jokers)
    there = [once[colour] for colour in _colour_codes(rules)]
    enough = [-1] + [0] * least  # the numbers of which there is a tile in at least 0, 1, 2... colours
    for its in there:
        for count in range(least, 0, -1):
            enough[count] |= enough[count - 1] & its
    numbers = enough[least]
    while numbers:
        bit = numbers & -numbers
        colours = sum([1 << place for place, its in enumerate(there) if its & bit])
        yield from _groups(colours, bit.bit_length() - 1, jokers, rules)
        numbers ^= bit


@cache
def _colour_codes(rules: Ruleset) -> tuple[int, ...]:
    """Return for each colour of a game the number that the code of its tiles begins with."""
    return tuple(lane.naturals[0].code >> 5 for lane in _lanes(rules))


@lru_cache(maxsize=20_000)
def _runs(lane: int, numbers: int, two_ones: bool, jokers: int, rules: Ruleset) -> tuple[Meld, ...]:
    """Return all runs that can be made from tiles of one colour and up to *jokers* Jokers.

    *lane* is the index of the colour, the bits of *numbers* are the numbers of its tiles, and *two_ones* is
    whether there are two 1s.
    """
    found: list[Meld | None] = []
    naturals, wilds = _lanes(rules)[lane]
    for first, begin in enumerate(naturals):
        if not jokers and not numbers >> (begin.number or 0) & 1:
            continue
        row, wild = list[Tile](), 0
        for place in range(first, len(naturals)):
            tile = naturals[place]
            high = place - first == rules.tiles.numbers  # a high 1 after a low one
            if not (two_ones if high else numbers >> (tile.number or 0) & 1):
                wild += 1
                tile = wilds[place]
            if wild > jokers:
                break
            row.append(tile)
            if len(row) >= rules.runs.min_length and wild < len(row):
                found.append(meld_of(tuple(row), rules))
    return tuple(each for each in found if each)


class _Lane(NamedTuple):
    """The tiles of the longest possible run of a colour, and the Jokers that stand for them.

    The run goes from 1 to 13, and on to a second 1 if the rules allow a 1 after the 13.
    """

    naturals: tuple[Tile, ...]
    wilds: tuple[Tile, ...]


@cache
def _lanes(rules: Ruleset) -> tuple[_Lane, ...]:
    """Return the longest possible run of each colour."""
    places = range(1, last_place(rules) + 1)

    def lane(colour: Colour, *, joker: bool) -> tuple[Tile, ...]:
        return tuple(tile_at(place, colour, rules, joker=joker) for place in places)

    return tuple(_Lane(lane(each, joker=False), lane(each, joker=True)) for each in rules.tiles.colours)


@lru_cache(maxsize=4_000)
def _groups(colours: int, number: int, jokers: int, rules: Ruleset) -> tuple[Meld, ...]:
    """Return all groups that can be made from tiles of one number and up to *jokers* Jokers.

    The bits of *colours* are the indexes of the colours of the tiles.
    """
    found: list[Meld | None] = []
    there, missing = list[Tile](), list[Tile]()
    for place, lane in enumerate(_lanes(rules)):
        held = colours >> place & 1
        (there if held else missing).append((lane.naturals if held else lane.wilds)[number - 1])
    for size in range(1, len(there) + 1):
        for chosen in combinations(there, size):
            for wild in range(min(jokers, len(missing)) + 1):
                if rules.groups.min_length <= size + wild <= most_in_group(rules):
                    found.append(meld_of((*chosen, *missing[:wild]), rules))
    return tuple(each for each in found if each)


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
    held = list(tiles)
    found = list(melds_in(held, rules))
    room = _packed(held) | _GUARDS
    uses = [_packed(meld.tiles) for meld in found]
    worth = [meld_value(meld, opening.values) for meld in found]
    is_run = [meld.kind is MeldKind.RUN or not opening.needs_run for meld in found]

    def choose(start: int, room: int, points: int, runs: bool) -> Iterator[tuple[Meld, ...]]:
        """Yield combinations of the melds from *start* on, made of the tiles that are left in *room*.

        The melds chosen before are worth *points*; *runs* is whether they include a run, if one is needed.
        """
        for each in range(start, len(found)):
            left = room - uses[each]
            if left & _GUARDS == _GUARDS:  # the tiles are there
                total, good = points + worth[each], runs or is_run[each]
                if total >= opening.points and good:
                    yield (found[each],)
                for others in choose(each + 1, left, total, good):
                    yield (found[each], *others)

    yield from islice(choose(0, room, 0, False), limit)


# A place of eight bits for each kind of tile, the highest of them a guard: it is lost when more tiles are
# taken away than there are.
_GUARDS = sum(1 << 8 * kind + 7 for kind in range(128))


def _packed(tiles: Iterable[Tile]) -> int:
    """Return the number of tiles of each kind, all in one integer that has eight bits for each kind."""
    return sum([1 << 4 * (0 if each.joker else each.code) for each in tiles])


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
