"""Why some tiles are not a meld: the fewest tiles that are wrong, and what is wrong with them.

A fault names the smallest set of tiles whose removal leaves the *rest*: a meld, or part of a meld (PRO-24).
If there are several such sets, or if naming one wouldn't help the player, these rules decide:

- Of sets of the same size, one that leaves a meld is preferred to one that leaves part of a meld; then one
  after which fewer tiles are missing; then one that removes more Jokers; then one that leaves a run rather
  than a group (the other way round if all tiles have one number); then colours and numbers in their order.
  The order of the tiles never matters.
- If some of several equal tiles must be removed, all of them are named.
- 13-1-2: tiles with a 1 aren't read as part of the run 1-...-13 if a row that goes on after 13 with 1 and 2
  needs at least three tiles fewer. The 1 stays, and the tiles on one side of it are wrong; if both sides have
  as many tiles, those after it: the 2 of 13-1-2. If a 1 may only be low, and its place after 13 is all that
  is wrong, the 1 is named.
- Two 1s of one colour: likewise they aren't read as the two ends of 1-...-13-1 if at least three tiles fewer
  are missing without one of them.
- House rules: if only a house rule forbids the meld, the fault is too many Jokers, or Jokers side by side,
  even if more tiles would make the meld valid; and Jokers must be removed, not other tiles.
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
from .run_places import last_place, most_in_group, placements, starts, tile_at

NEARER = 3
"""If one reading of some tiles needs at least so many tiles fewer than another, it is the one to believe."""

_PLAIN = JokerRules()  # without house rules


def diagnose(tiles: tuple[Tile, ...], rules: Ruleset) -> Fault:
    """Return the fault that says why *tiles* don't form a meld; call it only if they don't."""
    if not tiles:
        return Fault(FaultCode.EMPTY, clause=rules.runs.clause, count=0, wanted=rules.runs.min_length)
    fixed = [each for each in tiles if each.colour is not None]
    jokers = len(tiles) - len(fixed)
    rest = _best_rest(fixed, jokers, rules)
    if rest.removed == 0:
        return _unfinished(rest, rules)
    removed = list((Counter(fixed) - Counter(rest.kept)).elements())
    code = _code(rest, removed, fixed, jokers, rules)
    offenders = {*removed, JOKER} if rest.jokers < jokers else set(removed)
    places = (place for place, each in enumerate(tiles) if each in offenders)
    at = tuple(sorted(places, key=lambda place: tiles[place].sort_key))
    count, wanted = _counts(code, rest, fixed, jokers, rules)
    return Fault(code, tuple(tiles[place] for place in at), _clause(code, rest, rules), at,
                 rest=_in_order(rest, rules), meld=rest.becoming, count=count, wanted=wanted)  # fmt: skip


# ---- The rest: tiles that may stay -----------------------------------------------------------------


class _Rest(NamedTuple):
    """Tiles that may stay together: a meld or part of a meld."""

    kind: Literal["run", "group"]
    kept: list[Tile]  # natural tiles, and Jokers that stand for a given tile
    jokers: int  # Jokers that may stand for any tile
    missing: int  # the least number of tiles to add to make a meld
    removed: int  # the number of tiles that may not stay
    across: FaultCode | None = None  # the fault of tiles removed because they lie on the other side of a 1

    @property
    def becoming(self) -> Literal["run", "group"] | None:
        """The kind of meld that the tiles are part of; None if a single tile leaves that open."""
        return self.kind if len(self.kept) > 1 else None

    @property
    def rank(self) -> tuple[int, bool, int, int]:
        """The key for choosing a rest: the lowest is best."""
        return self.removed, self.missing > 0, self.missing, -len(self.kept)


def _best_rest(fixed: list[Tile], jokers: int, rules: Ruleset) -> _Rest:
    """Return the largest set of some tiles that is a meld or part of one.

    The tiles are those of *fixed*, and as many Jokers as *jokers* says, which may stand for any tile.
    """
    runs, groups = list(_run_rests(fixed, jokers, rules)), list(_group_rests(fixed, jokers, rules))
    one_number = len({each.number for each in fixed}) == 1 < len(fixed)
    return min(groups + runs if one_number else runs + groups, key=lambda rest: rest.rank)


def _run_rests(fixed: list[Tile], jokers: int, rules: Ruleset) -> Iterator[_Rest]:
    """Yield for each colour the largest sets of tiles that are a run or part of one.

    If all tiles are Jokers, the set has only Jokers.
    """
    held = {each.colour for each in fixed}
    colours: Sequence[Colour | None] = [each for each in rules.tiles.colours if each in held]
    for colour in colours or (None,):
        own = [each for each in fixed if each.colour is colour]
        for placed, across in _run_parts(own, jokers, rules):
            kept, most, missing = _add_jokers(_missing_in_run, placed, jokers, rules)
            yield _Rest("run", kept, most, missing, len(fixed) + jokers - len(kept) - most, across)


def _group_rests(fixed: list[Tile], jokers: int, rules: Ruleset) -> Iterator[_Rest]:
    """Yield for each number the largest set of tiles that is a group or part of a group."""
    for number in sorted({each.number or 0 for each in fixed}):
        held = {each.colour: each for each in _natural_last(fixed) if each.number == number}
        placed = sorted(held.values())[: most_in_group(rules)]
        kept, most, missing = _add_jokers(_missing_in_group, placed, jokers, rules)
        yield _Rest("group", kept, most, missing, len(fixed) + jokers - len(kept) - most)


def _run_parts(own: list[Tile], jokers: int, rules: Ruleset) -> Iterator[tuple[list[Tile], FaultCode | None]]:
    """Yield sets of tiles of one colour that may stay in a run, each with the fault of the others, or None.

    Usually there is one set, with each number once, and no fault. If the tiles lie on both sides of a 1, as
    in 13-1-2, there are several sets, and the fault says that a run can't go on beyond the 1.
    """
    held = {each.number or 0: each for each in _natural_last(own)}
    numbers, last, high = set(held), rules.tiles.numbers, rules.runs.high
    ones = sorted(each for each in own if each.number == 1)
    if high and len(ones) > 1 and _both_ends(numbers, jokers, last):
        yield [*held.values(), ones[1]], None
        return
    parts, code = [numbers], None
    if _crosses_one(numbers, jokers, last, high=high):
        in_middle = _crosses_one(numbers, jokers, last, high=True)
        code = FaultCode.ONE_IN_MIDDLE if in_middle else FaultCode.ONE_ONLY_LOW
        parts = [] if in_middle else [numbers - {1}]
        parts += [{number for number in numbers if number > cut or number == 1} for cut in numbers]
        parts += [{number for number in numbers if number <= cut} for cut in numbers]
    for part in parts:
        if part is numbers or not _crosses_one(part, jokers, last, high=high):
            yield [held[number] for number in sorted(part)], code


def _natural_last(tiles: list[Tile]) -> list[Tile]:
    """Return the tiles with Jokers first, so that in a dict by number a natural tile replaces a Joker."""
    return sorted(tiles, key=lambda each: not each.joker)


# ---- Rows that go on after a high 1, which are no runs: 13-1-2 -------------------------------------


def _crosses_one(numbers: set[int], jokers: int, last: int, *, high: bool) -> bool:
    """Return whether these numbers look like a row that goes on after 13 with the 1, rather than a run.

    They do if at least `NEARER` tiles fewer are missing in that row than in a run. *last* is the highest
    number, usually 13, and *high* is whether a run may end with a 1 after it.
    """
    straight = _missing_straight(numbers, jokers, last, high=high)
    return straight - _missing_across(numbers, jokers, last, high=high) >= NEARER


def _both_ends(numbers: set[int], jokers: int, last: int) -> bool:
    """Return whether two 1s of one colour are best read as both ends of the longest run, 1-...-13-1.

    They are, unless at least `NEARER` tiles fewer are missing if the row has only one of the 1s.
    """
    straight = _missing_straight(numbers, jokers, last, high=True)
    over = _missing_across(numbers, jokers, last, high=True)
    return max(0, last - len(numbers) - jokers) - min(straight, over) < NEARER


def _missing_straight(numbers: set[int], jokers: int, last: int, *, high: bool) -> int:
    """Return how many tiles are missing between the lowest and highest number, after using the Jokers.

    If *high*, a 1 may also stand after the last number.
    """
    order = sorted(numbers)
    if not order:
        return 0
    span = order[-1] - order[0] + 1
    if high and order[0] == 1:
        span = min(span, last + 2 - order[1]) if len(order) > 1 else 1
    return max(0, span - len(numbers) - jokers)


def _missing_across(numbers: set[int], jokers: int, last: int, *, high: bool) -> int:
    """Return how many tiles are missing in the shortest row of these numbers that goes on from 13 to the 1.

    If *high*, a run may end with the 1, so only rows that go on to at least 2 are looked at. If there is no
    such row, returns *last*.
    """
    order = sorted(numbers)
    spans = [last - above + 1 + low for low, above in pairwise(order) if low > high]
    return max(0, min(spans) - len(numbers) - jokers) if spans and order[0] == 1 else last


# ---- Whether tiles are a meld or part of one -------------------------------------------------------

_CountMissing: TypeAlias = Callable[[list[Tile], int, JokerRules, Ruleset], "int | None"]


def _add_jokers(
    count_missing: _CountMissing, placed: list[Tile], jokers: int, rules: Ruleset
) -> tuple[list[Tile], int, int]:
    """Return the tiles of *placed* that may stay, how many Jokers may join, and how many are then missing.

    *count_missing* counts the tiles that are missing for a run, or those for a group.
    """
    for most in range(min(jokers, last_place(rules)), -1, -1):
        missing = _missing_unless_house_rule(count_missing, placed, most, rules)
        if missing is not None:
            return placed, most, missing
    stay = [each for each in placed if not each.joker]  # the Jokers among them break a rule for Jokers
    for bound in placed:
        if bound.joker and _missing_unless_house_rule(count_missing, [*stay, bound], 0, rules) is not None:
            stay.append(bound)
    return _add_jokers(count_missing, stay, jokers, rules)


def _missing_unless_house_rule(
    count_missing: _CountMissing, placed: list[Tile], jokers: int, rules: Ruleset
) -> int | None:
    """Return how many tiles are missing for a meld; None if no meld is possible.

    Returns None also if the tiles would be a meld without the house rules for Jokers.
    """
    missing = count_missing(placed, jokers, rules.jokers, rules)
    if missing and rules.jokers != _PLAIN and (jokers or any(each.joker for each in placed)):
        return None if count_missing(placed, jokers, _PLAIN, rules) == 0 else missing
    return missing


def _missing_in_run(placed: list[Tile], jokers: int, allowed: JokerRules, rules: Ruleset) -> int | None:
    """Return how many more tiles are needed, at least, to make a run of *placed* and *jokers* Jokers.

    *placed* are tiles of one colour, and *allowed* are the rules for Jokers. Returns None if no run is
    possible.
    """
    held, last = len(placed) + jokers, last_place(rules)
    bound = sum(each.joker for each in placed)
    for length in range(max(held, rules.runs.min_length), last + 1):
        if not _natural_enough(length, jokers + bound, allowed):
            continue
        for placement in placements(placed, rules):
            for start in starts(placement, length, last):
                if allowed.adjacent or _jokers_fit_apart(range(start, start + length), placement, jokers):
                    return length - held
    return None


def _missing_in_group(placed: list[Tile], jokers: int, allowed: JokerRules, rules: Ruleset) -> int | None:
    """Return how many more tiles are needed, at least, to make a group of *placed* and *jokers* Jokers.

    *placed* are tiles of one number, and *allowed* are the rules for Jokers. Returns None if no group is
    possible.
    """
    held = len(placed) + jokers
    bound = sum(each.joker for each in placed)
    for length in range(max(held, rules.groups.min_length), most_in_group(rules) + 1):
        if _natural_enough(length, jokers + bound, allowed):
            return length - held
    return None


def _natural_enough(length: int, jokers: int, allowed: JokerRules) -> bool:
    return length - jokers >= max(allowed.min_natural, allowed.naturals_per_joker * jokers)


def _jokers_fit_apart(window: range, placement: dict[int, Tile], jokers: int) -> bool:
    """Return whether *jokers* Jokers fit on the empty places of a run without two Jokers side by side.

    *window* are the places of the run, and *placement* has the tile for each place that is taken.
    """
    taken = {place for place, each in placement.items() if each.joker}
    if any(place + 1 in taken for place in taken):
        return False
    room = 0
    for place in window:
        if place not in placement and place - 1 not in taken and place + 1 not in taken:
            taken.add(place)
            room += 1
    return room >= jokers


# ---- The fault -------------------------------------------------------------------------------------


def _unfinished(rest: _Rest, rules: Ruleset) -> Fault:
    """Return the fault of tiles that are all part of one meld: there are too few, or gaps between them."""
    count = len(rest.kept) + rest.jokers
    if not rest.kept:
        return Fault(FaultCode.JOKERS_ONLY, clause=rules.jokers.clause, rest=_in_order(rest, rules),
                     count=count, wanted=max(1, rules.jokers.min_natural))  # fmt: skip
    holes = _holes(rest.kept, rules)[rest.jokers :] if rest.becoming == "run" else []
    code = FaultCode.GAP if holes else FaultCode.TOO_FEW
    return Fault(code, clause=_clause(code, rest, rules), missing=tuple(holes),
                 rest=_in_order(rest, rules), meld=rest.becoming,
                 count=count, wanted=count + rest.missing)  # fmt: skip


def _holes(placed: list[Tile], rules: Ruleset) -> list[Tile]:
    """Return the tiles that would fill the gaps between *placed*, which are tiles of one colour.

    A 1 among them is put after the 13 if that leaves fewer gaps.
    """
    places = sorted(_closest_placement(placed, rules))
    colour = placed[0].colour
    assert colour is not None
    return [tile_at(place, colour, rules) for place in range(places[0], places[-1]) if place not in places]


def _in_order(rest: _Rest, rules: Ruleset) -> tuple[Tile, ...]:
    """Return the tiles of *rest* in order: a run from low to high, a group by colours, then Jokers."""
    kept = sorted(rest.kept)
    if rest.becoming == "run":
        kept = [each for _, each in sorted(_closest_placement(kept, rules).items())]
    return (*kept, *[JOKER] * rest.jokers)


def _closest_placement(placed: list[Tile], rules: Ruleset) -> dict[int, Tile]:
    return min(placements(placed, rules), key=lambda placement: max(placement) - min(placement))


def _code(rest: _Rest, removed: list[Tile], fixed: list[Tile], jokers: int, rules: Ruleset) -> FaultCode:
    """Return the kind of fault of the removed tiles; if they have several, the first in the order below."""
    if removed and all(each.joker for each in removed):
        unbound = [each for each in fixed if each not in removed]
        if _best_rest(unbound, jokers + len(fixed) - len(unbound), rules).removed == 0:
            return FaultCode.JOKER_PINNED
    reasons = [_reason(each, rest, rules) for each in sorted(removed)]  # sorted: their order must not matter
    for stranger in (FaultCode.WRONG_COLOUR, FaultCode.WRONG_NUMBER):
        if stranger in reasons:
            return stranger if len(rest.kept) > 1 else FaultCode.UNRELATED
    return next((each for each in reasons if each), None) or _joker_code(fixed, jokers, rules)


def _reason(each: Tile, rest: _Rest, rules: Ruleset) -> FaultCode | None:
    """Return why one tile can't join the tiles that stay; None if only a rule for Jokers forbids it."""
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
    """Return the kind of fault of Jokers that can't stay.

    It names the rule for Jokers that is broken: without that rule all tiles could stay. If there is no
    such rule, returns JOKER_NO_PLACE.
    """
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


def _counts(
    code: FaultCode, rest: _Rest, fixed: list[Tile], jokers: int, rules: Ruleset
) -> tuple[int | None, int | None]:
    """Return how many tiles or Jokers there are, and how many may stay, if *code* means too many of them.

    For any other *code* both are None.
    """
    if code is FaultCode.FIFTH_TILE:
        return sum(each.number == rest.kept[0].number for each in fixed) + jokers, most_in_group(rules)
    if code in (FaultCode.JOKERS_TOO_MANY, FaultCode.JOKER_NO_PLACE):
        return jokers + sum(each.joker for each in fixed), rest.jokers + sum(each.joker for each in rest.kept)
    return None, None
