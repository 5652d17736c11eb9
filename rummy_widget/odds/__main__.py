"""Counts the closes of 14 tiles, and of 15 with one left out: `python -m rummy_widget.odds` writes the table.

With `--check` it writes nothing and says what differs. Two processes share the work.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from ..closing.prices import Pattern
from .counting import MELDED, TABLE, count_beside, count_naturals, scan_of, table_key


class Task(NamedTuple):
    """One entry of the table; without a pattern what is beside runs and groups."""

    free: int
    jokers: int
    pattern: Pattern | None
    low: bool
    ones: int | None = None  # only deals with so many 1s: the longest count is shared out

    def key(self) -> str:
        return table_key(MELDED + self.free, self.free, self.jokers, self.pattern, self.low)


def tasks(free: int, jokers: range, lows: tuple[bool, ...]) -> Iterator[Task]:
    """What is counted, the longest first."""
    for low in lows:
        for pattern in (Pattern.SIMPLE, None, *list(Pattern)[1:]):
            if pattern is Pattern.MAJOR and not low:
                continue  # as many as of Minor
            for each in reversed(jokers):
                if pattern is Pattern.SIMPLE:
                    yield from (Task(free, each, pattern, low, ones) for ones in (1, 0, *range(2, 9)))
                else:
                    yield Task(free, each, pattern, low)


def counted(task: Task) -> tuple[Task, int, float]:
    """How many there are, and the seconds that it took."""
    start = time.perf_counter()
    tiles = MELDED + task.free - task.jokers
    if task.pattern is None:
        found = count_beside(tiles, task.free, task.jokers, low=task.low)
    elif task.pattern is Pattern.SIMPLE:
        found = scan_of(task.pattern, task.free, task.jokers, task.low).count(tiles, task.ones)
    else:
        found = count_naturals(tiles, task.free, task.jokers, task.pattern, low=task.low)
    return task, found, time.perf_counter() - start


def main() -> None:
    """Count, and write or compare."""
    table: dict[str, str] = {}
    for free, jokers, lows in ((0, range(3), (False,)), (0, range(3), (True,)), (1, range(1), (False, True))):
        start = time.perf_counter()
        with ProcessPoolExecutor(2) as pool:
            found: dict[Task, int] = {}
            for task, count, _ in pool.map(counted, tasks(free, jokers, lows)):
                whole = task._replace(ones=None)
                found[whole] = found.get(whole, 0) + count
        for task, count in found.items():
            beside = task.pattern is None
            total = count + (found[task._replace(pattern=Pattern.SIMPLE)] if beside else 0)
            table[task.key()] = str(total)
            if task.pattern is Pattern.MINOR and not task.low:
                table[task._replace(pattern=Pattern.MAJOR).key()] = str(total)
        rules = " and ".join("1 only low" if low else "Rummy PRO" for low in lows)
        print(f"{MELDED + free} tiles, {rules}: {time.perf_counter() - start:.0f} s", flush=True)
    path = Path(__file__).with_name(TABLE)
    if "--check" in sys.argv:
        known = json.loads(path.read_text(encoding="utf-8"))["counts"]
        wrong = [key for key in table if known.get(key) != table[key]]
        sys.exit(f"these differ: {', '.join(wrong)}" if wrong else 0)
    text = {"generated": "by python -m rummy_widget.odds; do not edit", "counts": table}
    path.write_text(json.dumps(text, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
