"""Find out why some tiles are not a meld: the fewest tiles that are wrong, and what is wrong with them.

A fault names the fewest tiles that must be removed so that the rest is a meld, or part of a meld (PRO-24). If
there are several choices of such tiles, or if naming them wouldn't help the player, these rules decide:

- Of several choices, one is preferred if the rest is a meld, not just part of a meld; next, if the rest has
  fewer gaps to fill; next, if more Jokers are removed; next, if the rest is a run rather than a group (a
  group rather than a run if all tiles have one number). Among the choices that are still equal, the one with
  the first colour or the lowest number is taken. The order of the tiles never matters.
- If some of several equal tiles must be removed, all of them are named.
- Tiles on both sides of a 1, such as r13 r1 r2: these could be part of the run 1-...-13, in which ten tiles
  are missing. But the player probably meant the sequence 13-1-2, in which no tile is missing. The sequence is
  assumed if at least three fewer tiles are missing in it than in a run. It isn't a run, so the tiles on one
  side of the 1 are wrong: the side with fewer tiles or, if both sides have equally many, the tiles after the
  1 (here r2). If a 1 may only come before the 2 and only its place after the 13 is wrong, as in r12 r13 r1,
  the 1 is named.
- Two 1s of one colour, such as r1 r1 r2: these could be the two ends of the run 1-...-13-1. But if at least
  three fewer tiles are missing in a run with only one of the 1s, as here, the fault is a repeated number.
- House rules for Jokers: if the tiles would be a meld without these rules, the fault is too many Jokers, or
  Jokers side by side. Then Jokers must be removed, not other tiles. This is so even if the tiles could become
  a valid meld by adding more tiles.
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
"""How many fewer tiles must be missing before an unusual way to read tiles is preferred to the usual way."""

_PLAIN = JokerRules()
"""The rules for Jokers in a meld without house rules."""


def diagnose(tiles: tuple[Tile, ...], rules: Ruleset) -> Fault:
    """Return the fault that says why *tiles* don't form a meld.

    Call this only for tiles that don't form a meld; for a meld the fault would be wrong.
    """
    if not tiles:
        return Fault(FaultCode.EMPTY, clause=rules.runs.clause, count=0, wanted=rules.runs.min_length)
    fixed = [each for each in tiles if each.colour is not None]
    jokers = len(tiles) - len(fixed)
    part = _best_part(fixed, jokers, rules)
    if part.removed == 0:
        return _unfinished(part, rules)
    removed = list((Counter(fixed) - Counter(part.kept)).elements())
    code = _code(part, removed, fixed, jokers, rules)
    offenders = {*removed, JOKER} if part.jokers < jokers else set(removed)
    places = (place for place, each in enumerate(tiles) if each in offenders)
    at = tuple(sorted(places, key=lambda place: tiles[place].sort_key))
    count, wanted = _counts(code, part, fixed, jokers, rules)
    return Fault(code, tuple(tiles[place] for place in at), _clause(code, part, rules), at,
                 rest=_in_order(part, rules), meld=part.meld, count=count, wanted=wanted)  # fmt: skip


# ---- Tiles that can stay: parts of melds -----------------------------------------------------------


class _Part(NamedTuple):
    """The tiles that can stay: those that form a meld, or part of a meld, if the other tiles are removed.

    Attributes:
        kind: the kind of meld.
        kept: the tiles that can stay: natural tiles, and Jokers that stand for a given tile.
        jokers: how many of the Jokers that may stand for any tile can stay.
        missing: the least number of tiles that must be added to make a meld.
        removed: how many tiles must be removed.
        across: the fault to report for tiles that are removed because they continue a run beyond a 1;
            otherwise None.
    """

    kind: Literal["run", "group"]
    kept: list[Tile]
    jokers: int
    missing: int
    removed: int
    across: FaultCode | None = None

    @property
    def meld(self) -> Literal["run", "group"] | None:
        """The kind of meld that the tiles are part of; None if they could be part of either kind.

        Both kinds are possible if the part contains at most one tile, not counting Jokers that may stand for
        any tile.
        """
        return self.kind if len(self.kept) > 1 else None

    @property
    def rank(self) -> tuple[int, bool, int, int]:
        """A sort key that puts the best choice of tiles to keep first.

        The best choice is the one in which the fewest tiles have to be removed. Of several such choices, it
        is the one with the fewest tiles missing from a meld, and of these the one that keeps the fewest
        Jokers that may stand for any tile.
        """
        return self.removed, self.missing > 0, self.missing, -len(self.kept)


def _best_part(fixed: list[Tile], jokers: int, rules: Ruleset) -> _Part:
    """Return the best choice of tiles to keep: as many as possible that form a meld or part of a meld.

    *fixed* are the tiles with a colour and a number, *jokers* is how many Jokers may stand for any tile.
    """
    runs, groups = list(_parts_of_runs(fixed, jokers, rules)), list(_parts_of_groups(fixed, jokers, rules))
    one_number = len({each.number for each in fixed}) == 1 < len(fixed)
    return min(groups + runs if one_number else runs + groups, key=lambda part: part.rank)


def _parts_of_runs(fixed: list[Tile], jokers: int, rules: Ruleset) -> Iterator[_Part]:
    """Yield, for each colour, the tiles that can stay as a run or part of a run: as many as possible.

    *fixed* are the tiles with a colour and a number, and *jokers* is the number of Jokers that may stand for
    any tile. If *fixed* is empty, a single result is yielded, which contains only Jokers.
    """
    held = {each.colour for each in fixed}
    colours: Sequence[Colour | None] = [each for each in rules.tiles.colours if each in held]
    for colour in colours or (None,):
        own = [each for each in fixed if each.colour is colour]
        for placed, across in _run_parts(own, jokers, rules):
            kept, most, missing = _add_jokers(_missing_in_run, placed, jokers, rules)
            yield _Part("run", kept, most, missing, len(fixed) + jokers - len(kept) - most, across)


def _parts_of_groups(fixed: list[Tile], jokers: int, rules: Ruleset) -> Iterator[_Part]:
    """Yield, for each number, the largest set of tiles that can be kept as a group or a part of one.

    *fixed* are the tiles that aren't Jokers; *jokers* is the number of Jokers.
    """
    for number in sorted({each.number or 0 for each in fixed}):
        held = {each.colour: each for each in _natural_last(fixed) if each.number == number}
        placed = sorted(held.values())[: most_in_group(rules)]
        kept, most, missing = _add_jokers(_missing_in_group, placed, jokers, rules)
        yield _Part("group", kept, most, missing, len(fixed) + jokers - len(kept) - most)


def _run_parts(own: list[Tile], jokers: int, rules: Ruleset) -> Iterator[tuple[list[Tile], FaultCode | None]]:
    """Yield pairs: tiles that can stay in a run, and the fault to report if the others are removed.

    *own* are tiles of one colour; *jokers* is how many Jokers can fill gaps. Usually there is a single pair:
    one tile of each number, and None instead of a fault. If the tiles look like a sequence that goes on from
    13 to 1, as in 13-1-2, there are several pairs, and the fault says that the 1 is in the wrong place.
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
    """Return the tiles sorted so that Jokers come first and natural tiles last.

    A dict that is made from the result keeps the last tile for each key, so it prefers natural tiles.
    """
    return sorted(tiles, key=lambda each: not each.joker)


# ---- Sequences that go on beyond a 1 and so aren't runs: 13-1-2 ------------------------------------


def _crosses_one(numbers: set[int], jokers: int, last: int, *, high: bool) -> bool:
    """Return whether tiles of one colour look like a sequence that goes on after 13-1 rather than a run.

    They do if at least `NEARER` fewer tiles are missing in a sequence such as 13-1-2 than in a run. *numbers*
    are the numbers of the tiles, *jokers* is how many Jokers can fill gaps, *last* the highest number in the
    game, usually 13, and *high* whether a run may end with a 1 after the 13.
    """
    straight = _missing_straight(numbers, jokers, last, high=high)
    return straight - _missing_across(numbers, jokers, last, high=high) >= NEARER


def _both_ends(numbers: set[int], jokers: int, last: int) -> bool:
    """Return whether two 1s of one colour are best read as both ends of the longest run, 1-...-13-1.

    They are, unless at least `NEARER` fewer tiles are missing in a run with only one of the 1s. *numbers* are
    the numbers of the tiles, *jokers* is how many Jokers can fill gaps, and *last* is the highest number in
    the game, usually 13.
    """
    straight = _missing_straight(numbers, jokers, last, high=True)
    over = _missing_across(numbers, jokers, last, high=True)
    return max(0, last - len(numbers) - jokers) - min(straight, over) < NEARER


def _missing_straight(numbers: set[int], jokers: int, last: int, *, high: bool) -> int:
    """Return how many tiles are missing between the lowest and the highest of *numbers*, after using Jokers.

    *numbers* are the numbers of tiles of one colour, *jokers* is how many Jokers can fill gaps. *last* is the
    highest number in the game, usually 13. If *high* is true, a 1 may also come after *last*: of its two
    places, before the 2 and after *last*, the one is chosen for which fewer tiles are missing.
    """
    order = sorted(numbers)
    if not order:
        return 0
    span = order[-1] - order[0] + 1
    if high and order[0] == 1:
        span = min(span, last + 2 - order[1]) if len(order) > 1 else 1
    return max(0, span - len(numbers) - jokers)


def _missing_across(numbers: set[int], jokers: int, last: int, *, high: bool) -> int:
    """Return how many tiles are missing in the shortest sequence that goes on from 13 to 1.

    An example of such a sequence is 12-13-1-2. It must contain all of *numbers*, the numbers of some tiles of
    one colour. *jokers* is how many Jokers can fill gaps, and *last* is the highest number in the game,
    usually 13. If *high* is true, 12-13-1 is a run, so only sequences that go on to 2 or beyond count.
    Returns *last* if there is no such sequence, for example because none of the tiles is a 1.
    """
    order = sorted(numbers)
    spans = [last - above + 1 + low for low, above in pairwise(order) if low > high]
    return max(0, min(spans) - len(numbers) - jokers) if spans and order[0] == 1 else last


# ---- Whether tiles are a meld or part of one -------------------------------------------------------

_CountMissing: TypeAlias = Callable[[list[Tile], int, JokerRules, Ruleset], "int | None"]
"""A function that counts the tiles missing for a meld: `_missing_in_run` or `_missing_in_group`."""


def _add_jokers(
    count_missing: _CountMissing, placed: list[Tile], jokers: int, rules: Ruleset
) -> tuple[list[Tile], int, int]:
    """Return a tuple: tiles that can stay in a meld, how many Jokers can stay, how many tiles are missing.

    *placed* are the tiles to try to keep, including Jokers that stand for a certain tile. *jokers* is the
    number of further Jokers, each of which may stand for any tile. *count_missing* is the function that
    counts the tiles missing for a run, or for a group. The tiles in the result are *placed*, or *placed*
    without the Jokers that break a rule.
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
    """Return how many more tiles are needed to make a meld of *placed* and *jokers* Jokers.

    *count_missing* is the function that counts the tiles missing for a run, or for a group. Returns None if
    no meld is possible, or if the tiles would already be a meld without the house rules for Jokers.
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
    """Return whether a meld of *length* tiles with *jokers* Jokers has enough tiles that aren't Jokers."""
    return length - jokers >= max(allowed.min_natural, allowed.naturals_per_joker * jokers)


def _jokers_fit_apart(window: range, placement: dict[int, Tile], jokers: int) -> bool:
    """Return whether *jokers* Jokers fit in the empty places of a run so that no two Jokers are neighbours.

    *window* is the range of the run's places, and *placement* maps each place that is taken to its tile.
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


def _unfinished(part: _Part, rules: Ruleset) -> Fault:
    """Return the fault of tiles that could all be in one meld but don't form a meld yet.

    There are too few of them, there are gaps between them, or they are only Jokers.
    """
    count = len(part.kept) + part.jokers
    if not part.kept:
        return Fault(FaultCode.JOKERS_ONLY, clause=rules.jokers.clause, rest=_in_order(part, rules),
                     count=count, wanted=max(1, rules.jokers.min_natural))  # fmt: skip
    holes = _holes(part.kept, rules)[part.jokers :] if part.meld == "run" else []
    code = FaultCode.GAP if holes else FaultCode.TOO_FEW
    return Fault(code, clause=_clause(code, part, rules), missing=tuple(holes),
                 rest=_in_order(part, rules), meld=part.meld,
                 count=count, wanted=count + part.missing)  # fmt: skip


def _holes(placed: list[Tile], rules: Ruleset) -> list[Tile]:
    """Return the tiles that would fill the gaps between the tiles *placed*, which have one colour.

    A 1 among *placed* is put after the 13 if that leaves fewer gaps.
    """
    places = sorted(_closest_placement(placed, rules))
    colour = placed[0].colour
    assert colour is not None
    return [tile_at(place, colour, rules) for place in range(places[0], places[-1]) if place not in places]


def _in_order(part: _Part, rules: Ruleset) -> tuple[Tile, ...]:
    """Return the tiles of *part* in order: a run from low to high, a group by colour, then the Jokers."""
    kept = sorted(part.kept)
    if part.meld == "run":
        kept = [each for _, each in sorted(_closest_placement(kept, rules).items())]
    return (*kept, *[JOKER] * part.jokers)


def _closest_placement(placed: list[Tile], rules: Ruleset) -> dict[int, Tile]:
    """Return tiles of one colour in their places in a run, as a dict from place to tile.

    A 1, which can come before the 2 (place 1) or after the 13 (place 14), is put where the tiles are closest
    together.
    """
    return min(placements(placed, rules), key=lambda placement: max(placement) - min(placement))


def _code(part: _Part, removed: list[Tile], fixed: list[Tile], jokers: int, rules: Ruleset) -> FaultCode:
    """Return the kind of fault of tiles that form neither a meld nor part of a meld.

    If several kinds apply, the most important one is returned. *part* describes the tiles that can stay:
    those that form a meld, or part of one, if the tiles in *removed* are taken away. *fixed* lists all tiles
    with a colour and a number, and *jokers* is how many Jokers may stand for any tile.
    """
    if removed and all(each.joker for each in removed):
        unbound = [each for each in fixed if each not in removed]
        if _best_part(unbound, jokers + len(fixed) - len(unbound), rules).removed == 0:
            return FaultCode.JOKER_PINNED
    reasons = [_reason(each, part, rules) for each in sorted(removed)]  # sorted: their order must not matter
    for misfit in (FaultCode.WRONG_COLOUR, FaultCode.WRONG_NUMBER):
        if misfit in reasons:
            return misfit if len(part.kept) > 1 else FaultCode.UNRELATED
    return next((each for each in reasons if each), None) or _joker_code(fixed, jokers, rules)


def _reason(each: Tile, part: _Part, rules: Ruleset) -> FaultCode | None:
    """Return why the tile *each* can't be in the same meld as *part*, the tiles that can stay.

    Returns None if only a rule for Jokers forbids it.
    """
    if not part.kept:
        return None
    if part.kind == "run":
        if each.colour is not part.kept[0].colour:
            return FaultCode.WRONG_COLOUR
        repeated = any(each.number == other.number for other in part.kept)
        return FaultCode.REPEATED_NUMBER if repeated else part.across
    if each.number != part.kept[0].number:
        return FaultCode.WRONG_NUMBER
    if len(part.kept) == most_in_group(rules):
        return FaultCode.FIFTH_TILE
    return FaultCode.REPEATED_COLOUR if any(each.colour is other.colour for other in part.kept) else None


def _joker_code(fixed: list[Tile], jokers: int, rules: Ruleset) -> FaultCode:
    """Return the kind of fault for tiles that form no meld because of their Jokers.

    The result names the rule for Jokers that is broken: without it, all the tiles would be a meld or part of
    one. If there is no such rule, returns JOKER_NO_PLACE. *fixed* are the tiles with a colour and a number,
    and *jokers* is how many Jokers may stand for any tile.
    """
    touching = {"adjacent": True}
    counting = {"min_natural": 0, "naturals_per_joker": 0}
    for code, without in (
        (FaultCode.JOKERS_TOUCH, touching),
        (FaultCode.JOKERS_TOO_MANY, counting),
        (FaultCode.JOKERS_TOO_MANY, touching | counting),
    ):
        freer = replace(rules, jokers=replace(rules.jokers, **without))
        if freer != rules and _best_part(fixed, jokers, freer).removed == 0:
            return code
    return FaultCode.JOKER_NO_PLACE


_OF_GROUPS = (FaultCode.WRONG_NUMBER, FaultCode.REPEATED_COLOUR, FaultCode.FIFTH_TILE)
_OF_JOKERS = (
    FaultCode.JOKER_NO_PLACE, FaultCode.JOKER_PINNED, FaultCode.JOKERS_TOO_MANY, FaultCode.JOKERS_TOUCH,
)  # fmt: skip


def _clause(code: FaultCode, part: _Part, rules: Ruleset) -> str:
    """Return the id of the clause of the written rules that is broken by tiles with a fault.

    *code* is the kind of the fault. *part* are the tiles that can stay in the meld; they show whether it is a
    run or a group.
    """
    if code in _OF_JOKERS:
        return rules.jokers.clause
    if code in _OF_GROUPS or (code is FaultCode.TOO_FEW and part.meld == "group"):
        return rules.groups.clause
    return rules.runs.clause


def _counts(
    code: FaultCode, part: _Part, fixed: list[Tile], jokers: int, rules: Ruleset
) -> tuple[int | None, int | None]:
    """Return how many tiles or Jokers there are, and how many can stay, if *code* means too many of them.

    For any other *code* both results are None. *part* are the tiles that can stay, *fixed* are all tiles with
    a colour and a number, and *jokers* is how many Jokers may stand for any tile.
    """
    if code is FaultCode.FIFTH_TILE:
        return sum(each.number == part.kept[0].number for each in fixed) + jokers, most_in_group(rules)
    if code in (FaultCode.JOKERS_TOO_MANY, FaultCode.JOKER_NO_PLACE):
        return jokers + sum(each.joker for each in fixed), part.jokers + sum(each.joker for each in part.kept)
    return None, None
