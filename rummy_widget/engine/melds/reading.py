"""Read tiles as melds, find all tiles that their Jokers can stand for, and divide rows into melds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from itertools import combinations, pairwise

from ..faults import Fault, FaultCode
from ..rules import RUMMY_PRO, Ruleset, check_inputs
from ..tiles import Tile, Tiles, as_tiles, spaced
from .diagnosis import diagnose
from .run_places import last_place, most_in_group, placements, starts, tile_at


class MeldKind(StrEnum):
    """The two kinds of meld: a run (PRO-20) or a group (PRO-21)."""

    RUN = "run"
    GROUP = "group"


@dataclass(frozen=True, slots=True, repr=False)
class Meld:
    """A run or a group with its tiles in order: a run from low to high, a group by colour (r y b k).

    Attributes:
        kind: run or group.
        tiles: the tiles in order; each Joker is given with the tile that it stands for, such as `*r6`.
        others: the other melds that the same tiles form, with their Jokers standing for other tiles; usually
            empty.
    """

    kind: MeldKind
    tiles: tuple[Tile, ...]
    others: tuple[Meld, ...] = field(default=(), compare=False)

    @property
    def readings(self) -> tuple[Meld, ...]:
        """This meld, then the other melds that its tiles form if the Jokers stand for other tiles."""
        return (self, *self.others)

    @property
    def jokers(self) -> int:
        """How many tiles of this meld are Jokers."""
        return sum(each.joker for each in self.tiles)

    def read_as(self, accept: Callable[[Meld], bool]) -> Meld | None:
        """Return the first of `readings` for which *accept* returns true; None if there is none.

        A reading is this meld with its Jokers standing for certain tiles. The attribute `others` of the
        result contains all readings other than the result itself.

        >>> read_meld("r7 y7 *").read_as(lambda meld: meld.tiles[-1].colour == "k")
        read_meld('r7 y7 *k7')
        """
        chosen = next(filter(accept, self.readings), None)
        if chosen is None or chosen is self:
            return chosen
        others = (Meld(each.kind, each.tiles) for each in self.readings if each is not chosen)
        return Meld(chosen.kind, chosen.tiles, tuple(others))

    def notation(self) -> str:
        """Return the tiles in notation, each Joker with the tile that it stands for, such as `r5 *r6 r7`."""
        return spaced(self.tiles)

    def __repr__(self) -> str:
        return f"read_meld({self.notation()!r})"


def read_meld(tiles: Tiles, rules: Ruleset = RUMMY_PRO) -> Meld | Fault:
    """Return the meld that some tiles form in any order, or the fault that says why they form none.

    If the Jokers can stand for different tiles, the choice that fits the order of the given tiles is
    preferred (any order fits a group). A Joker that isn't needed inside a run is put at its high end.

    >>> read_meld("* r5 r6"), read_meld("r5 r6 *")
    (read_meld('*r4 r5 r6'), read_meld('r5 r6 *r7'))
    >>> read_meld("r7 y7 *").readings
    (read_meld('r7 y7 *b7'), read_meld('r7 y7 *k7'))

    The fault names the fewest tiles that must be removed so that the rest is a meld or part of a meld. If any
    one of several equal tiles could be removed, the fault names all of them. If the tiles are all part of one
    meld, it names none of them, and its attribute `missing` contains the tiles that would fill the gaps.

    >>> read_meld("r7 y7 b7 r7")
    <Fault repeated_colour: r7 r7 (PRO-21)>
    >>> read_meld("r5 r8").missing
    (tile('r6'), tile('r7'))
    """
    if type(rules) is not Ruleset:
        check_inputs(rules)
    given = as_tiles(tiles)
    return _meld(given, rules) or _not_in_box(given, rules) or diagnose(given, rules)


@lru_cache(maxsize=12_000)
def meld_of(tiles: tuple[Tile, ...], rules: Ruleset) -> Meld | None:
    """Return the meld that some tiles form in any order, or None if they form none.

    This is quicker than `read_meld`, which also finds out what is wrong with the tiles.

    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> meld_of(parse_tiles("r5 r6 r7"), RUMMY_PRO), meld_of(parse_tiles("r5 r6 b7"), RUMMY_PRO)
    (read_meld('r5 r6 r7'), None)
    """
    return _meld(tiles, rules)


def completions(tiles: Tiles, rules: Ruleset = RUMMY_PRO) -> tuple[Tile, ...]:
    """Return every tile that would make a meld of the given tiles if it were added to them.

    >>> completions("r5 r6"), completions("r7 y7")
    ((tile('r4'), tile('r7')), (tile('b7'), tile('k7')))
    """
    return _completions(as_tiles(tiles), rules)


@lru_cache(maxsize=12_000)
def _completions(given: tuple[Tile, ...], rules: Ruleset) -> tuple[Tile, ...]:
    """Return every tile that would make a meld of *given* if it were added to them; results are cached."""
    fixed = next((each for each in given if each.colour is not None), None)
    candidates: Sequence[Tile] = rules.tiles.kinds
    if fixed is not None:  # a tile that fits has the same colour or the same number
        candidates = [
            each for each in candidates if each.colour is fixed.colour or each.number == fixed.number
        ]
    return tuple(each for each in candidates if any(_readings((*given, each), rules)))


def divide(
    tiles: Tiles, rules: Ruleset = RUMMY_PRO, accept: Callable[[Meld], bool] | None = None
) -> tuple[Meld, ...] | None:
    """Divide a row of tiles into as few melds of neighbouring tiles as possible.

    Returns None if the row can't be divided. If several divisions have equally few melds, the one whose first
    melds are longest is returned. If *accept* is given, only melds for which it returns true are used. If the
    Jokers of a meld can stand for different tiles, *accept* is called with each possibility until one is
    accepted.

    >>> divide("r5 r6 r7 r7 y7 b7")
    (read_meld('r5 r6 r7'), read_meld('r7 y7 b7'))
    >>> divide("r5 r6 r7 r8 y8") is None
    True
    """
    row = as_tiles(tiles)
    best: list[tuple[Meld, ...] | None] = [None] * len(row) + [()]  # the melds from each place to the end
    longest = max(last_place(rules), most_in_group(rules))
    for start in range(len(row) - 1, -1, -1):
        for end in range(start + _reach(row[start : start + longest]), start, -1):
            rest = best[end]
            found = best[start]
            if rest is None or (found is not None and len(found) <= len(rest) + 1):
                continue
            meld = _meld(row[start:end], rules)
            if meld is not None and accept is not None:
                meld = meld.read_as(accept)
            if meld is not None:
                best[start] = (meld, *rest)
    return best[0]


def _not_in_box(tiles: tuple[Tile, ...], rules: Ruleset) -> Fault | None:
    """Return a fault that names the tiles that don't exist in the game, such as cards in a game with tiles.

    Returns None if all of the tiles exist in the game.
    """
    box = rules.tiles
    at = tuple(
        place
        for place, each in enumerate(tiles)
        if each.colour is not None and (each.colour not in box.colours or (each.number or 0) > box.numbers)
    )
    if not at:
        return None
    return Fault(FaultCode.NOT_IN_BOX, tuple(tiles[place] for place in at), box.clause, at)


# ---- Readings --------------------------------------------------------------------------------------


def _meld(tiles: tuple[Tile, ...], rules: Ruleset) -> Meld | None:
    """Return the meld that the tiles form, or None if they form none.

    If its Jokers can stand for different tiles, the choice that fits the given order best is made.
    """
    found = list(_readings(tiles, rules))
    if not found:
        return None
    if len(found) > 1:
        found.sort(key=lambda reading: _likelihood(reading, tiles), reverse=True)
    return Meld(*found[0], tuple(Meld(kind, row) for kind, row in found[1:]))


def _readings(tiles: tuple[Tile, ...], rules: Ruleset) -> Iterator[tuple[MeldKind, tuple[Tile, ...]]]:
    """Yield each way to read these tiles as a meld: its kind, and its tiles in order.

    Each Joker is given with the tile that it stands for, such as `*r6`.
    """
    fixed = [each for each in tiles if each.colour is not None]
    if any(each.colour not in rules.tiles.colours for each in fixed):
        return
    loose = len(tiles) - len(fixed)  # Jokers that may stand for anything
    jokers = loose + sum(each.joker for each in fixed)
    if len(tiles) - jokers < max(rules.jokers.min_natural, rules.jokers.naturals_per_joker * jokers):
        return
    for run in _runs(fixed, loose, rules):
        if rules.jokers.adjacent or not any(a.joker and b.joker for a, b in pairwise(run)):
            yield MeldKind.RUN, run
    for group in _groups(fixed, loose, rules):
        yield MeldKind.GROUP, group


def _runs(fixed: list[Tile], jokers: int, rules: Ruleset) -> Iterator[tuple[Tile, ...]]:
    """Yield each run that *jokers* Jokers form with the tiles *fixed*, which have a colour and a number."""
    length, top = len(fixed) + jokers, last_place(rules)
    if not rules.runs.min_length <= length <= top:
        return
    if any(each.colour is not fixed[0].colour for each in fixed):
        return
    for colour in (fixed[0].colour,) if fixed else rules.tiles.colours:
        assert colour is not None
        for placement in placements(fixed, rules):
            for start in starts(placement, length, top):
                yield tuple(
                    placement.get(place) or tile_at(place, colour, rules, joker=True)
                    for place in range(start, start + length)
                )


def _groups(fixed: list[Tile], jokers: int, rules: Ruleset) -> Iterator[tuple[Tile, ...]]:
    """Yield each group that *jokers* Jokers form with the tiles *fixed*, which have a colour and a number."""
    length = len(fixed) + jokers
    if not rules.groups.min_length <= length <= most_in_group(rules):
        return
    if any(each.number != fixed[0].number for each in fixed):
        return
    held = {each.colour: each for each in fixed}
    if len(held) < len(fixed):
        return
    colours = rules.tiles.colours
    for number in (fixed[0].number,) if fixed else range(1, rules.tiles.numbers + 1):
        for chosen in combinations([colour for colour in colours if colour not in held], jokers):
            yield tuple(
                held.get(colour) or Tile(colour, number, joker=True)
                for colour in colours
                if colour in held or colour in chosen
            )


def _likelihood(reading: tuple[MeldKind, tuple[Tile, ...]], given: tuple[Tile, ...]) -> tuple[int, int]:
    """Return a sort key for the ways to read tiles as a meld; the likeliest one has the highest key.

    *reading* is the kind of meld and its tiles in order. The first number of the key says how well this order
    fits the order in which the tiles were *given*. The second is the first number of a run, or 0 for a group.
    """
    kind, row = reading
    if kind is MeldKind.GROUP:
        return 2, 0
    first = row[0].number or 0
    if _fits_order(row, given):
        return 3, first
    return (1 if _fits_order(row[::-1], given) else 0), first


def _fits_order(row: tuple[Tile, ...], given: tuple[Tile, ...]) -> bool:
    """Return whether the tiles of a meld are in the same order as the *given* tiles.

    A given Joker that may stand for any tile matches any Joker of the meld.
    """
    pairs = zip(row, given, strict=True)
    return all(read.joker if each.colour is None else read == each for read, each in pairs)


def _reach(row: Sequence[Tile]) -> int:
    """Return how many tiles at the start of a row share one colour or one number; a Joker fits any tiles."""
    fixed = next((each for each in row if each.colour is not None), None)
    if fixed is None:
        return len(row)
    colour = number = True
    for length, each in enumerate(row):
        if each.colour is not None:
            colour = colour and each.colour is fixed.colour
            number = number and each.number == fixed.number
            if not colour and not number:
                return length
    return len(row)
