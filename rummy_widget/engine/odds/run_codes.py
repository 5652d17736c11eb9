"""Code a choice of melds for a `DealScan` as an integer, and list how the tiles of one colour change it.

A *partial solution* is one choice of melds among the tiles that have been read so far, number by number. Its
bits are, from the lowest: the number of Jokers used, a *lane* for each colour, whether a tile is left out of
the melds, and the groups of the current number so far. A lane encodes the open runs of a colour (those that
may still be continued), by their lengths 1, 2, or 3 and more, and its waiting 1s: those that will end a run
after 13.
"""

from __future__ import annotations

from functools import cache

from ..solver.tiling.step import COPIES, OpenRuns, final_ones, is_as_good, open_run_sets, runs_begun, step

LANE = 8  # six bits for the open runs, two for the waiting 1s
HIGH = 64  # one waiting 1 in a lane
TOP = 4 * LANE  # the first bit after the lanes
LANES = (1 << LANE) - 1  # the bits of one lane
TWO_LANES = (1 << 2 * LANE) - 1
WAITING = sum(HIGH * 3 << LANE * colour for colour in range(4))  # the bits of the waiting 1s of all lanes
LEFT = 2  # bits for NOTHING, OUT or SPARE
NOTHING, OUT, SPARE = range(3)
"""Whether a choice of melds leaves out a tile: no; yes; not yet, but a meld of four or more can spare one."""
COST = 3  # bits below the lanes, for the number of Jokers used


class RunCodes:
    """Integer codes for the possible combinations of open runs of one colour.

    Open runs are runs that may still be continued. A run is given by its length, where 3 means three or more.
    *most* is the largest number of open runs.

    Attributes:
        open: the combinations.
        codes: the code of each combination, which is its index in `open`.
    """

    def __init__(self, most: int) -> None:
        self.open = open_run_sets(most)
        self.codes: dict[OpenRuns | None, int] = {runs: code for code, runs in enumerate(self.open)}
        self._ending = [final_ones(runs) for runs in self.open]

    def lanes_beaten(self) -> list[frozenset[int]]:
        """Return, for each possible lane, the set of lanes that are no better than it.

        A lane is an integer that describes one colour: the code of its open runs (those that may still be
        continued), and how many of its 1s wait to end a run after 13. A lane is no better than another if its
        open runs are at most as useful, whatever tiles follow (see `solver.tiling.step.is_as_good`). Only
        lanes with equally many waiting 1s are compared.
        """
        beaten = [[code for code, runs in enumerate(self.open) if is_as_good(own, runs)] for own in self.open]
        return [
            frozenset(lane & ~63 | code for code in beaten[lane & 63])
            if lane & 63 < len(beaten)
            else frozenset()
            for lane in range(1 << LANE)
        ]

    def longer_at_end(self, code: int, waiting: int) -> bool:
        """Return whether some run that ends with a 1 after the 13 has more than three tiles.

        Such a run can spare one of its tiles.

        *code* stands for the runs of one colour that have reached the 13, and *waiting* is how many 1s of
        that colour must end a run.
        """
        return waiting > self._ending[code][0]

    def jokers_at_end(self, code: int, waiting: int, most: int, high: bool) -> int:
        """Return the fewest Jokers that complete the runs of one colour after the last number.

        *code* stands for the runs that have reached the last number, *waiting* is how many 1s of the colour
        must end a run, and *high* says whether a 1, or a Joker for it, may end a run after the last number.
        The result is `most + 1` if more than *most* Jokers would be needed, or if no number of Jokers can
        complete the runs.
        """
        least, up = self._ending[code]
        jokers = max(0, least - waiting)
        return jokers if waiting + jokers <= up and jokers <= (most if high else 0) else most + 1


@cache
def _group_codes(groups: bool, jokers: int) -> tuple[dict[tuple[int, ...], int], ...]:
    """Return codes for how many tiles of each colour the groups of one number take.

    *groups* says whether groups are allowed, and *jokers* is the number of Jokers. The result has five dicts,
    for the first 0, 1, 2, 3 and 4 colours. A key is a tuple with the number of tiles that the groups take
    from each of these colours. It is sorted, so it doesn't say which number belongs to which colour. The
    value is the code for this tuple, counted from 0.
    """
    none = (0, 0, 0, 0)
    some = [copies for copies in COPIES if groups and sum(max(0, each - 2) for each in copies) <= jokers]
    whole = [none, *some]
    parts = [sorted({tuple(sorted(copies[:colours])) for copies in whole}) for colours in range(5)]
    return tuple({part: number for number, part in enumerate(each)} for each in parts)


class ColourSteps(dict[int, tuple[int, ...]]):
    """The ways to use the copies of one tile: each in a group or in a run, or one of them in no meld.

    This is a dict. There are at most two copies. A choice of melds is encoded as an integer, its code (see
    `run_codes`), of which only the bits in `mask` matter for this tile; these bits are the key. The value is
    a tuple with an integer for each way to use the copies: added to the code of the choice, it gives the code
    of the choice that includes these copies. Values are computed when they are first used.

    Args:
        runs: the codes of the runs that may be continued.
        parts: the codes of the groups, as `_group_codes` returns them.
        colour: the index of the tile's colour.
        copies: the number of copies of the tile.
        jokers: the number of Jokers.
        free: the number of tiles that are left out of the melds, 0 or 1.
        laid: whether the tile may be in melds; otherwise it can only be left out.
        begin: whether a Joker may be the first tile of a run.
    """

    def __init__(
        self, runs: RunCodes, parts: tuple[dict[tuple[int, ...], int], ...], colour: int, copies: int,
        jokers: int, free: int, laid: bool, begin: bool,
    ) -> None:  # fmt: skip
        self.runs, self.colour, self.copies, self.jokers, self.free = runs, colour, copies, jokers, free
        self.laid, self.begin = laid, begin
        self.before, self.then = list(parts[colour]), parts[colour + 1]
        self.mask = (1 << COST) - 1 | 63 << COST + LANE * colour | -1 << COST + TOP

    def __missing__(self, solution: int) -> tuple[int, ...]:
        lane, at = COST + LANE * self.colour, solution >> COST + TOP
        code, part, left = solution >> lane & 63, self.before[at >> LEFT], at & (1 << LEFT) - 1
        runs = self.runs.open[code]
        short = len(runs) - runs.count(3)  # runs that must be continued before one of three or more is
        best: dict[int, int] = {}
        for out in range(min(self.copies, self.free and left != OUT) + 1):
            for extra in range(self.jokers - (solution & 7) + 1):
                tiles = self.copies - out + extra
                if tiles and not self.laid:
                    continue
                for grouped in range(tiles + 1):
                    whole = tuple(sorted((*part, grouped)))
                    number = self.then.get(whole)
                    after = self.runs.codes.get(step(runs, tiles - grouped))
                    if number is None or after is None:
                        continue
                    if not self.begin and runs_begun(runs, tiles - grouped) > self.copies - out:
                        continue
                    # After the last colour all groups are complete, and need not be remembered.
                    kept = 0 if self.colour == 3 else number << LEFT
                    longer = 3 in runs and tiles - grouped > short
                    spare = longer or (self.colour == 3 and _has_group_of_four(whole))
                    then = OUT if out else SPARE if self.free and not left and spare else left
                    key = (after << lane) + (kept + then << COST + TOP)
                    best[key] = min(extra, best.get(key, extra))
        old = (code << lane) + (at << COST + TOP)
        found = self[solution] = tuple([key - old + extra for key, extra in best.items()])
        return found


def dominated_limits(jokers_saved: int, left_out: int) -> tuple[int, ...]:
    """Return limits that say which other choices of melds to drop in favour of a given one.

    The arguments describe the given choice. *jokers_saved* is the negated number of Jokers that it uses, such
    as -2 for two Jokers. *left_out* says whether it leaves out a tile: NOTHING, OUT, or SPARE if it can but
    need not.

    The result is three limits, for other choices with NOTHING, OUT and SPARE. Another choice is dropped if
    its unfinished runs are no better than those of the given choice, and if its own negated number of Jokers
    is no greater than the limit. With the limit -9 it is never dropped. (A choice that uses one Joker less
    than another can leave out that Joker instead of a tile.)
    """
    if left_out == OUT:
        return (-9, jokers_saved, -9)
    return (jokers_saved,) * 3 if left_out == SPARE else (jokers_saved, jokers_saved - 1, jokers_saved - 1)


@cache
def _has_group_of_four(copies: tuple[int, ...]) -> bool:
    """Return whether tiles of one number can all be put into groups, at least one of them with four tiles.

    *copies* says how many tiles there are of each colour.

    >>> _has_group_of_four((1, 1, 1, 1)), _has_group_of_four((1, 1, 2, 2)), _has_group_of_four((1, 2, 2, 2))
    (True, False, True)
    """
    return sum(copies) > 3 * max(-(-sum(copies) // 4), max(copies))


def steps_of(
    runs: RunCodes, groups: bool, jokers: int, free: int, *, laid: bool = True, begin: bool = True
) -> list[list[ColourSteps]]:
    """Return the ways to put the copies of a tile into runs and groups, or to leave one out.

    The result has a `ColourSteps` for each colour (the outer list) and for 0, 1 and 2 copies of the tile (the
    inner lists).

    Args:
        runs: the codes of the runs that may be continued.
        groups: whether groups are allowed.
        jokers: the number of Jokers.
        free: the number of tiles that are left out of the melds, 0 or 1.
        laid: whether tiles may be in melds; otherwise they can only be left out.
        begin: whether a Joker may be the first tile of a run.
    """
    parts = _group_codes(groups, jokers)
    return [
        [ColourSteps(runs, parts, colour, copies, jokers, free, laid, begin) for copies in range(3)]
        for colour in range(4)
    ]
