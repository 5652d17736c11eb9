"""Why some tiles are not a meld: the fewest that are in the way, and what is wrong with them.

A fault names the smallest set of tiles whose removal leaves a meld or part of one (PRO-24). The rulings
where that leaves a choice, or where "part of a meld" would be true but no help:

- Of sets of one size, one that leaves a meld goes before one that leaves a part, then one that leaves fewer
  tiles missing, then one with more Jokers; then a rest that is a run before one that is a group (the other
  way round where all tiles have one number), and colours and numbers in their order. How the tiles stand
  never matters.
- Of equal tiles, where some must go, all are named.
- 13-1-2: tiles with a 1 are not taken for part of the run 1-...-13 where a row that goes on from 13 over the
  1 would lack at least three tiles fewer. The 1 stays; what lies beyond it on one side is in the way, with
  equal sides what is above it: the 2 of 13-1-2. Where a 1 is only low and going up to it is the only
  trouble, the 1 itself is in the way.
- Two 1s of one colour: likewise not taken for the two ends of 1-...-13-1 where doing without one of them
  lacks at least three tiles fewer.
- House rules: what would be a meld but for them has too many Jokers, or Jokers that touch, even where more
  tiles could cure it; and of such tiles it is Jokers that must go, not all the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from ..faults import Fault, FaultCode
from ..rules import JokerRules, Ruleset
from ..tiles import JOKER, Colour, Tile
from .run_places import last_place, most_in_group, seatings, starts, tile_at

NEARER = 3
"""A reading that lacks so many tiles more than another is not believed."""

_PLAIN = JokerRules()


def diagnose(tiles: tuple[Tile, ...], rules: Ruleset) -> Fault:
    """Say why *tiles* are not a meld."""
    if not tiles:
        return Fault(FaultCode.EMPTY, clause=rules.runs.clause, count=0, wanted=rules.runs.min_length)
    fixed = [each for each in tiles if each.colour is not None]
    jokers = len(tiles) - len(fixed)
    rest = _best_rest(fixed, jokers, rules)
    if rest.removed == 0:
        return _unfinished(rest, rules)
    gone = list((Counter(fixed) - Counter(rest.kept)).elements())
    code = _code(rest, gone, fixed, jokers, rules)
    offenders = {*gone, JOKER} if rest.jokers < jokers else set(gone)
    places = (place for place, each in enumerate(tiles) if each in offenders)
    at = tuple(sorted(places, key=lambda place: tiles[place].sort_key))
    count, wanted = _figures(code, rest, fixed, jokers, rules)
    return Fault(code, tuple(tiles[place] for place in at), _clause(code, rest, rules), at,
                 rest=_straightened(rest, rules), meld=rest.becoming, count=count, wanted=wanted)  # fmt: skip


# ---- What may stay ---------------------------------------------------------------------------------


class _Rest(NamedTuple):
    """Tiles that may stay together: a meld or part of one."""

    kind: Literal["run", "group"]
    kept: list[Tile]  # natural tiles, and Jokers that are bound to stand for a tile
    jokers: int  # Jokers at large
    missing: int  # tiles to add before it is a meld
    removed: int
    across: FaultCode | None = None  # what is wrong with those that went beyond a 1

    @property
    def becoming(self) -> Literal["run", "group"] | None:
        return self.kind if len(self.kept) > 1 else None

    @property
    def rank(self) -> tuple[int, bool, int, int]:
        """Lower is better; of equals the first counts."""
        return self.removed, self.missing > 0, self.missing, -len(self.kept)


def _best_rest(fixed: list[Tile], jokers: int, rules: Ruleset) -> _Rest:
    runs, groups = list(_run_rests(fixed, jokers, rules)), list(_group_rests(fixed, jokers, rules))
    one_number = len({each.number for each in fixed}) == 1 < len(fixed)
    return min(groups + runs if one_number else runs + groups, key=lambda rest: rest.rank)


def _run_rests(fixed: list[Tile], jokers: int, rules: Ruleset) -> Iterator[_Rest]:
    """For each colour, the most of it that may stay as a run; with no colour, the most of the Jokers."""
    held = {each.colour for each in fixed}
    colours: Sequence[Colour | None] = [each for each in rules.tiles.colours if each in held]
    for colour in colours or (None,):
        mine = [each for each in fixed if each.colour is colour]
        for seats, across in _run_parts(mine, jokers, rules):
            kept, most, missing = _with_jokers(_run_lacks, seats, jokers, rules)
            yield _Rest("run", kept, most, missing, len(fixed) + jokers - len(kept) - most, across)


def _group_rests(fixed: list[Tile], jokers: int, rules: Ruleset) -> Iterator[_Rest]:
    """For each number, the most of it that may stay as a group."""
    for number in sorted({each.number or 0 for each in fixed}):
        held = {each.colour: each for each in _natural_last(fixed) if each.number == number}
        seats = sorted(held.values())[: most_in_group(rules)]
        kept, most, missing = _with_jokers(_group_lacks, seats, jokers, rules)
        yield _Rest("group", kept, most, missing, len(fixed) + jokers - len(kept) - most)


def _run_parts(
    mine: list[Tile], jokers: int, rules: Ruleset
) -> Iterator[tuple[list[Tile], FaultCode | None]]:
    """What may stay of the tiles of one colour: one of each number, and not on both sides of a 1."""
    held = {each.number or 0: each for each in _natural_last(mine)}
    numbers, last, high = set(held), rules.tiles.numbers, rules.runs.high
    ones = sorted(each for each in mine if each.number == 1)
    if high and len(ones) > 1 and _both_ends(numbers, jokers, last):
        yield [*held.values(), ones[1]], None
        return
    parts, code = [numbers], None
    if _across(numbers, jokers, last, high=high):
        in_middle = _across(numbers, jokers, last, high=True)
        code = FaultCode.ONE_IN_MIDDLE if in_middle else FaultCode.ONE_ONLY_LOW
        parts = [] if in_middle else [numbers - {1}]
        parts += [{number for number in numbers if number > cut or number == 1} for cut in numbers]
        parts += [{number for number in numbers if number <= cut} for cut in numbers]
    for part in parts:
        if part is numbers or not _across(part, jokers, last, high=high):
            yield [held[number] for number in sorted(part)], code


def _natural_last(tiles: list[Tile]) -> list[Tile]:
    """Bound Jokers first, so that of two for one place the natural tile is what a dict keeps."""
    return sorted(tiles, key=lambda each: not each.joker)


# ---- Rows over the corner: 13-1-2 ------------------------------------------------------------------


def _across(numbers: set[int], jokers: int, last: int, *, high: bool) -> bool:
    """Whether these numbers are much nearer to a row that goes on from 13 over the 1 than to a run."""
    straight = _lacks_straight(numbers, jokers, last, high=high)
    return straight - _lacks_over(numbers, jokers, last, high=high) >= NEARER


def _both_ends(numbers: set[int], jokers: int, last: int) -> bool:
    """Whether two 1s may be taken for the two ends of the longest run, and neither for one too many."""
    straight = _lacks_straight(numbers, jokers, last, high=True)
    over = _lacks_over(numbers, jokers, last, high=True)
    return max(0, last - len(numbers) - jokers) - min(straight, over) < NEARER


def _lacks_straight(numbers: set[int], jokers: int, last: int, *, high: bool) -> int:
    """Tiles missing between the lowest and the highest of these numbers; a 1 may be high if *high*."""
    order = sorted(numbers)
    if not order:
        return 0
    span = order[-1] - order[0] + 1
    if high and order[0] == 1:
        span = min(span, last + 2 - order[1]) if len(order) > 1 else 1
    return max(0, span - len(numbers) - jokers)


def _lacks_over(numbers: set[int], jokers: int, last: int, *, high: bool) -> int:
    """Tiles missing in the shortest row of them that goes on from 13 to the 1; if *high*, beyond it."""
    order = sorted(numbers)
    spans = [last - above + 1 + low for low, above in pairwise(order) if low > high]
    return max(0, min(spans) - len(numbers) - jokers) if spans and order[0] == 1 else last


# ---- Whether tiles are a meld or part of one -------------------------------------------------------

_Lacks: TypeAlias = Callable[[list[Tile], int, JokerRules, Ruleset], "int | None"]


def _with_jokers(
    lacks: _Lacks, seats: list[Tile], jokers: int, rules: Ruleset
) -> tuple[list[Tile], int, int]:
    """The tiles that may stay with as many of the Jokers as may join them, and how many are then missing."""
    for most in range(min(jokers, last_place(rules)), -1, -1):
        missing = _believed(lacks, seats, most, rules)
        if missing is not None:
            return seats, most, missing
    stay = [each for each in seats if not each.joker]  # so bound Jokers break the rules among themselves
    for bound in seats:
        if bound.joker and _believed(lacks, [*stay, bound], 0, rules) is not None:
            stay.append(bound)
    return _with_jokers(lacks, stay, jokers, rules)


def _believed(lacks: _Lacks, seats: list[Tile], jokers: int, rules: Ruleset) -> int | None:
    """How many tiles are missing before this is a meld; None if it never is, or is but for a house rule."""
    missing = lacks(seats, jokers, rules.jokers, rules)
    if missing and rules.jokers != _PLAIN and (jokers or any(each.joker for each in seats)):
        return None if lacks(seats, jokers, _PLAIN, rules) == 0 else missing
    return missing


def _run_lacks(seats: list[Tile], jokers: int, allowed: JokerRules, rules: Ruleset) -> int | None:
    """The fewest tiles to add before these, of one colour, and so many Jokers are a run."""
    held, last = len(seats) + jokers, last_place(rules)
    bound = sum(each.joker for each in seats)
    for length in range(max(held, rules.runs.min_length), last + 1):
        if not _natural_enough(length, jokers + bound, allowed):
            continue
        for seating in seatings(seats, rules):
            for start in starts(seating, length, last):
                if allowed.adjacent or _apart(range(start, start + length), seating, jokers):
                    return length - held
    return None


def _group_lacks(seats: list[Tile], jokers: int, allowed: JokerRules, rules: Ruleset) -> int | None:
    """The fewest tiles to add before these, one of a colour, and so many Jokers are a group."""
    held = len(seats) + jokers
    bound = sum(each.joker for each in seats)
    for length in range(max(held, rules.groups.min_length), most_in_group(rules) + 1):
        if _natural_enough(length, jokers + bound, allowed):
            return length - held
    return None


def _natural_enough(length: int, jokers: int, allowed: JokerRules) -> bool:
    return length - jokers >= max(allowed.min_natural, allowed.naturals_per_joker * jokers)


def _apart(window: range, seating: dict[int, Tile], jokers: int) -> bool:
    """Whether so many Jokers find empty places in the window with no two Jokers side by side."""
    taken = {place for place, each in seating.items() if each.joker}
    if any(place + 1 in taken for place in taken):
        return False
    room = 0
    for place in window:
        if place not in seating and place - 1 not in taken and place + 1 not in taken:
            taken.add(place)
            room += 1
    return room >= jokers


# ---- The words for it ------------------------------------------------------------------------------


def _unfinished(rest: _Rest, rules: Ruleset) -> Fault:
    """All may stay: part of a meld."""
    count = len(rest.kept) + rest.jokers
    if not rest.kept:
        return Fault(FaultCode.JOKERS_ONLY, clause=rules.jokers.clause, rest=_straightened(rest, rules),
                     count=count, wanted=max(1, rules.jokers.min_natural))  # fmt: skip
    holes = _holes(rest.kept, rules)[rest.jokers :] if rest.becoming == "run" else []
    code = FaultCode.GAP if holes else FaultCode.TOO_FEW
    return Fault(code, clause=_clause(code, rest, rules), missing=tuple(holes),
                 rest=_straightened(rest, rules), meld=rest.becoming,
                 count=count, wanted=count + rest.missing)  # fmt: skip


def _holes(seats: list[Tile], rules: Ruleset) -> list[Tile]:
    """The tiles missing between these, of one colour, where they stand closest."""
    places = sorted(_closest(seats, rules))
    colour = seats[0].colour
    assert colour is not None
    return [tile_at(place, colour, rules) for place in range(places[0], places[-1]) if place not in places]


def _straightened(rest: _Rest, rules: Ruleset) -> tuple[Tile, ...]:
    """What stays, in order: a run from low to high (a high 1 last), a group by colours, then the Jokers."""
    kept = sorted(rest.kept)
    if rest.becoming == "run":
        kept = [each for _, each in sorted(_closest(kept, rules).items())]
    return (*kept, *[JOKER] * rest.jokers)


def _closest(seats: list[Tile], rules: Ruleset) -> dict[int, Tile]:
    return min(seatings(seats, rules), key=lambda seating: max(seating) - min(seating))


def _code(rest: _Rest, gone: list[Tile], fixed: list[Tile], jokers: int, rules: Ruleset) -> FaultCode:
    """What is wrong with the tiles that must go; where several things are, the first of these."""
    if gone and all(each.joker for each in gone):
        unbound = [each for each in fixed if each not in gone]
        if _best_rest(unbound, jokers + len(fixed) - len(unbound), rules).removed == 0:
            return FaultCode.JOKER_PINNED
    reasons = [_reason(each, rest, rules) for each in sorted(gone)]  # however they lie
    for stranger in (FaultCode.WRONG_COLOUR, FaultCode.WRONG_NUMBER):
        if stranger in reasons:
            return stranger if len(rest.kept) > 1 else FaultCode.UNRELATED
    return next((each for each in reasons if each), None) or _joker_code(fixed, jokers, rules)


def _reason(each: Tile, rest: _Rest, rules: Ruleset) -> FaultCode | None:
    """What keeps one tile out of the rest; None where it is no more than a rule about Jokers."""
    if not rest.kept:
        return None
    if rest.kind == "run":
        if each.colour is not rest.kept[0].colour:
            return FaultCode.WRONG_COLOUR
        repeated = any(each.number == other.number for other in rest.kept)
        return FaultCode.REPEATED_NUMBER if repeated else rest.across
    if each.number != rest.kept[0].number:
        return FaultCode.WRONG_NUMBER
    if len(rest.kept) == most_in_group(rules):
        return FaultCode.FIFTH_TILE
    return FaultCode.REPEATED_COLOUR if any(each.colour is other.colour for other in rest.kept) else None


def _joker_code(fixed: list[Tile], jokers: int, rules: Ruleset) -> FaultCode:
    """Which rule about Jokers it is: the one without which all might stay."""
    touching = {"adjacent": True}
    counting = {"min_natural": 0, "naturals_per_joker": 0}
    for code, without in (
        (FaultCode.JOKERS_TOUCH, touching),
        (FaultCode.JOKERS_TOO_MANY, counting),
        (FaultCode.JOKERS_TOO_MANY, touching | counting),
    ):
        freer = replace(rules, jokers=replace(rules.jokers, **without))
        if freer != rules and _best_rest(fixed, jokers, freer).removed == 0:
            return code
    return FaultCode.JOKER_NO_PLACE


_OF_GROUPS = (FaultCode.WRONG_NUMBER, FaultCode.REPEATED_COLOUR, FaultCode.FIFTH_TILE)
_OF_JOKERS = (
    FaultCode.JOKER_NO_PLACE, FaultCode.JOKER_PINNED, FaultCode.JOKERS_TOO_MANY, FaultCode.JOKERS_TOUCH,
)  # fmt: skip


def _clause(code: FaultCode, rest: _Rest, rules: Ruleset) -> str:
    if code in _OF_JOKERS:
        return rules.jokers.clause
    if code in _OF_GROUPS or (code is FaultCode.TOO_FEW and rest.becoming == "group"):
        return rules.groups.clause
    return rules.runs.clause


def _figures(
    code: FaultCode, rest: _Rest, fixed: list[Tile], jokers: int, rules: Ruleset
) -> tuple[int | None, int | None]:
    """How many there are and how many there may be, where that is what is wrong."""
    if code is FaultCode.FIFTH_TILE:
        return sum(each.number == rest.kept[0].number for each in fixed) + jokers, most_in_group(rules)
    if code in (FaultCode.JOKERS_TOO_MANY, FaultCode.JOKER_NO_PLACE):
        return jokers + sum(each.joker for each in fixed), rest.jokers + sum(each.joker for each in rest.kept)
    return None, None
