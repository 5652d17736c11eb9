"""How a way of a scan is kept as a number, and what so many tiles of a colour make of it.

A colour of a way is a lane: its open runs, by their lengths as 1, 2 or 3 and more, and its waiting 1s. Above
the lanes stand what may be left out, and what the groups of this column have so far; below them the Jokers
used.
"""

from __future__ import annotations

from functools import cache

from ..solver.tiling.step import COPIES, Open, as_good, begun, ending, situations, step

LANE = 8  # six bits for the open runs, two for the waiting 1s
HIGH = 64
TOP = 4 * LANE
LANES = (1 << LANE) - 1
TWO_LANES = (1 << 2 * LANE) - 1
WAITING = sum(HIGH * 3 << LANE * colour for colour in range(4))
LEFT = 2
NOTHING, OUT, SPARE = range(3)  # what is left out so far; a meld of four or more can spare a tile
COST = 3  # bits below a way, for the Jokers it used


class RunCodes:
    """Codes for the open runs of one colour, and what becomes of them."""

    def __init__(self, most: int) -> None:
        self.open = situations(most)
        self.codes: dict[Open | None, int] = {runs: code for code, runs in enumerate(self.open)}
        self._ending = [ending(runs) for runs in self.open]

    def lanes_beaten(self) -> list[frozenset[int]]:
        """For each lane those that it beats or equals: its runs can do all that theirs can."""
        beaten = [[code for code, runs in enumerate(self.open) if as_good(mine, runs)] for mine in self.open]
        return [
            frozenset(lane & ~63 | code for code in beaten[lane & 63])
            if lane & 63 < len(beaten)
            else frozenset()
            for lane in range(1 << LANE)
        ]

    def longer_at_end(self, code: int, waiting: int) -> bool:
        """Whether the waiting 1s make a run longer than three."""
        return waiting > self._ending[code][0]

    def jokers_at_end(self, code: int, waiting: int, most: int, high: bool) -> int:
        """The least Jokers with which these runs end well after the last number; over *most* if none do."""
        least, up = self._ending[code]
        jokers = max(0, least - waiting)
        return jokers if waiting + jokers <= up and jokers <= (most if high else 0) else most + 1


@cache
def _partial(groups: bool, jokers: int) -> tuple[dict[tuple[int, ...], int], ...]:
    """What groups may have of the colours met so far in a column, for 0 to 4 colours, each with a number."""
    none = (0, 0, 0, 0)
    some = [copies for copies in COPIES if groups and sum(max(0, each - 2) for each in copies) <= jokers]
    whole = [none, *some]
    parts = [sorted({tuple(sorted(copies[:colours])) for copies in whole}) for colours in range(5)]
    return tuple({part: number for number, part in enumerate(each)} for each in parts)


class ColourSteps(dict[int, tuple[int, ...]]):
    """What some copies of a colour may do: go to groups, go to runs, stay out; with how many Jokers.

    By what of a way matters to it (its `mask`), what is added to the way. Worked out when it is asked for.
    """

    def __init__(
        self, runs: RunCodes, parts: tuple[dict[tuple[int, ...], int], ...], colour: int, copies: int,
        jokers: int, free: int, laid: bool, begin: bool,
    ) -> None:  # fmt: skip
        self.runs, self.colour, self.copies, self.jokers, self.free = runs, colour, copies, jokers, free
        self.laid, self.begin = laid, begin
        self.before, self.then = list(parts[colour]), parts[colour + 1]
        self.mask = (1 << COST) - 1 | 63 << COST + LANE * colour | -1 << COST + TOP

    def __missing__(self, way: int) -> tuple[int, ...]:
        lane, at = COST + LANE * self.colour, way >> COST + TOP
        code, part, left = way >> lane & 63, self.before[at >> LEFT], at & (1 << LEFT) - 1
        runs = self.runs.open[code]
        short = len(runs) - runs.count(3)  # runs that have to go on before another becomes longer than three
        best: dict[int, int] = {}
        for out in range(min(self.copies, self.free and left != OUT) + 1):
            for extra in range(self.jokers - (way & 7) + 1):
                tiles = self.copies - out + extra
                if tiles and not self.laid:
                    continue
                for grouped in range(tiles + 1):
                    whole = tuple(sorted((*part, grouped)))
                    number = self.then.get(whole)
                    after = self.runs.codes.get(step(runs, tiles - grouped))
                    if number is None or after is None:
                        continue
                    if not self.begin and begun(runs, tiles - grouped) > self.copies - out:
                        continue
                    # After the last colour all groups are whole, and forgotten.
                    kept = 0 if self.colour == 3 else number << LEFT
                    longer = 3 in runs and tiles - grouped > short
                    spare = longer or (self.colour == 3 and _four(whole))
                    then = OUT if out else SPARE if self.free and not left and spare else left
                    key = (after << lane) + (kept + then << COST + TOP)
                    best[key] = min(extra, best.get(key, extra))
        old = (code << lane) + (at << COST + TOP)
        found = self[way] = tuple([key - old + extra for key, extra in best.items()])
        return found


def saving(saved: int, left: int) -> tuple[int, ...]:
    """What a way must have saved at most to be beaten by this one, for each of NOTHING, OUT and SPARE.

    What can spare a tile can leave one out or not. Who saved a Joker more can leave that one out.
    """
    if left == OUT:
        return (-9, saved, -9)
    return (saved,) * 3 if left == SPARE else (saved, saved - 1, saved - 1)


@cache
def _four(copies: tuple[int, ...]) -> bool:
    """Whether groups that have so many of the four colours can be laid with a group of four.

    >>> _four((1, 1, 1, 1)), _four((1, 1, 2, 2)), _four((1, 2, 2, 2))
    (True, False, True)
    """
    return sum(copies) > 3 * max(-(-sum(copies) // 4), max(copies))


def steps_of(
    runs: RunCodes, groups: bool, jokers: int, free: int, *, laid: bool = True, begin: bool = True
) -> list[list[ColourSteps]]:
    """By colour and copies."""
    parts = _partial(groups, jokers)
    return [
        [ColourSteps(runs, parts, colour, copies, jokers, free, laid, begin) for copies in range(3)]
        for colour in range(4)
    ]
