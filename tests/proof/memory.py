"""How much memory a process of its own takes for many positions or games, beyond what it takes for a few."""

from __future__ import annotations

import resource
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path


def memory_growth(work: Callable[[int], Iterator[object]], many: int, few: int) -> float:
    """Return the MB by which a new process grows between the first *few* and all *many* results of *work*."""
    with ProcessPoolExecutor(1, get_context("spawn")) as process:
        return process.submit(_growth_here, work, many, few).result()


def _growth_here(work: Callable[[int], Iterator[object]], many: int, few: int) -> float:
    before = 0.0
    for number, _ in enumerate(work(many), start=1):
        if number == few:
            before = megabytes()
    return megabytes() - before


def megabytes() -> float:
    """What this process takes now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 2**20
