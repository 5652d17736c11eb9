"""What a close is worth and what would pay more, with exchanges of one tile and of two."""

from __future__ import annotations

import time
from random import Random

from engine.solver.plain_changes import random_close
from rummy_widget.engine.rules import RUMMY_PRO
from rummy_widget.engine.solver.closing.explain import explain

from .report import Table, spread

CLOSES = 300


def measure() -> Table:
    rng = Random(1)
    closes = [random_close(rng, RUMMY_PRO) for _ in range(CLOSES)]
    rows = []
    for name, two in (("exchanges of one tile", False), ("of two where none of one will do", True)):
        spent = []
        for rack, thrown in closes:
            start = time.perf_counter()
            explain(rack, jokers_thrown=thrown, two=two)
            spent.append((time.perf_counter() - start) * 1000)
        rows.append((name, *spread(spent), f"{max(spent):.0f}"))
    return Table(
        "A close explained, ms",
        f"{CLOSES} random closes of every pattern, with and without Jokers in them and thrown.",
        ("", "median", "p95", "most"),
        tuple(rows),
    )
