"""Count the closes of 14 tiles, and of 15 with one left out, and store the counts.

`python training/closing_counts.py` writes the counts; with `--check` it writes nothing and reports what
differs. Two processes share the work. Counting fifteen tiles with Jokers takes hours and is done only with
`--long`; each count is written as soon as it is known. `tests/engine/odds/listed.py` finds these counts in
minutes, in another way.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from rummy_widget.engine.closes.prices import Pattern
from rummy_widget.engine.odds import counting
from rummy_widget.engine.odds.counting import (
    MELDED,
    TABLE,
    count_naturals,
    count_only_whole_patterns,
    known_counts,
    scan_of,
    table_key,
)

PATH = Path(counting.__file__).with_name(TABLE)
PROGRAMS = ("python training/closing_counts.py", "python tests/engine/odds/listed.py")

USUAL = ((0, range(3), (False,)), (0, range(3), (True,)), (1, range(1), (False, True)))
LONG = ((1, range(1, 3), (False,)),)
"""The counts to make: tiles left out, numbers of Jokers, whether the 1 is only low."""


class CountTask(NamedTuple):
    """One entry of the table; without a pattern, the count of closes not made of runs and groups."""

    free: int
    jokers: int
    pattern: Pattern | None
    low: bool
    ones: int | None = None  # only racks with so many 1s, which divides the longest count into parts

    def key(self) -> str:
        """Return the key of this entry in the table."""
        return table_key(MELDED + self.free, self.free, self.jokers, self.pattern, self.low)


def tasks(free: int, jokers: range, lows: tuple[bool, ...]) -> Iterator[CountTask]:
    """Yield the counts to make, those that take longest first."""
    for low in lows:
        for pattern in (Pattern.SIMPLE, None, *list(Pattern)[1:]):
            if pattern is Pattern.MAJOR and not low:
                continue  # the same count as for Minor
            for each in reversed(jokers):
                if pattern is Pattern.SIMPLE:
                    yield from (CountTask(free, each, pattern, low, ones) for ones in (1, 0, *range(2, 9)))
                else:
                    yield CountTask(free, each, pattern, low)


def counted(task: CountTask) -> tuple[CountTask, int]:
    """Return a task with its count."""
    tiles = MELDED + task.free - task.jokers
    if task.pattern is None:
        return task, count_only_whole_patterns(tiles, task.free, task.jokers, low=task.low)
    if task.pattern is Pattern.SIMPLE:
        return task, scan_of(task.pattern, task.free, task.jokers, task.low).count(tiles, task.ones)
    return task, count_naturals(tiles, task.free, task.jokers, task.pattern, low=task.low)


def counts(tasks: Sequence[CountTask]) -> Iterator[tuple[str, str]]:
    """Yield the entries of the table as keys and counts, each as soon as it is known."""
    simple: dict[CountTask, int] = {}
    with ProcessPoolExecutor(2) as pool:
        found = pool.map(counted, tasks)
        for whole, parts in groupby(found, key=lambda part: part[0]._replace(ones=None)):
            count = sum(count for _, count in parts)
            if whole.pattern is Pattern.SIMPLE:
                simple[whole._replace(pattern=None)] = count
            elif whole.pattern is None:  # at least one pattern: in runs and groups, or beside them
                count += simple[whole]
            yield whole.key(), str(count)
            if whole.pattern is Pattern.MINOR and not whole.low:
                yield whole._replace(pattern=Pattern.MAJOR).key(), str(count)


def write(counts: dict[str, str]) -> None:
    """Write the table to its file, with the names of the programs that made it."""
    text = {"generated": f"by {' and '.join(PROGRAMS)}; do not edit", "counts": counts}
    PATH.write_text(json.dumps(text, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    """Make the counts, and write them or compare them with the table."""
    known = dict(known_counts())
    wrong = []
    for free, jokers, lows in LONG if "--long" in sys.argv else USUAL:
        start = time.perf_counter()
        for key, count in counts([*tasks(free, jokers, lows)]):
            if known.get(key) != count:
                wrong.append(key)
            if "--check" not in sys.argv:
                known[key] = count
                write(known)
        rules = " and ".join("1 only low" if low else "Rummy PRO" for low in lows)
        print(f"{MELDED + free} tiles, {rules}: {time.perf_counter() - start:.0f} s", flush=True)
    if "--check" in sys.argv:
        sys.exit(f"these differ: {', '.join(wrong)}" if wrong else 0)


if __name__ == "__main__":
    main()
