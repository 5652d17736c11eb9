"""What it costs to import the package and to make the first rack, each time in a new interpreter."""

from __future__ import annotations

import subprocess
import sys
import time

from .report import Table, spread

ROUNDS = 9
STARTS = {
    "an empty interpreter": "pass",
    "`import rummy_widget`": "import rummy_widget",
    "the same, and the first `rw.read_rack(...)`": "import rummy_widget as rw; rw.read_rack('r5 r6 r7 | b9')",
    "the same, and the first `rw.Rack(...)`": "import rummy_widget as rw; rw.Rack('r5 r6 r7 | b9')",
}
INSIDE = """
import time
start = time.perf_counter()
{}
print((time.perf_counter() - start) * 1000)
"""


def timed(command: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", command], check=True)
    return (time.perf_counter() - start) * 1000


def inside(command: str) -> float:
    done = subprocess.run([sys.executable, "-c", INSIDE.format(command)], check=True, capture_output=True)
    return float(done.stdout)


def measure() -> Table:
    for command in STARTS.values():
        timed(command)  # so that everything is compiled and in the cache of the disk
    whole: dict[str, list[float]] = {name: [] for name in STARTS}
    within: dict[str, list[float]] = {name: [] for name in STARTS}
    for _ in range(ROUNDS):  # in turns, so that a busy moment hits all of them
        for name, command in STARTS.items():
            whole[name].append(timed(command))
            within[name].append(inside(command))
    return Table(
        "Import",
        f"Each {ROUNDS} times in an interpreter of its own, in turns; from the start of the process to its "
        "end, and the statement alone, in ms.",
        ("ms", "process, median", "process, p95", "statement, median", "statement, p95"),
        tuple((name, *spread(whole[name], 0), *spread(within[name])) for name in STARTS),
    )
