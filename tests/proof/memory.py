"""How much memory a process of its own takes for many positions or games, beyond what it takes for a few."""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1]


def grown(doing: str, few: int) -> float:
    """MB more at the end than after a few; *doing* is an iterator, as in `proof.test_players:games(300)`."""
    module, _, call = doing.partition(":")
    code = (
        f"import sys; sys.path.insert(0, {str(TESTS)!r})\n"
        f"from {module} import *; from proof.memory import grown_here; print(grown_here({call}, {few}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], check=True, stdout=subprocess.PIPE, text=True, cwd=TESTS.parent
    )
    return float(done.stdout)


def grown_here(doing: Iterator[object], few: int) -> float:
    """The same in this process."""
    begun = 0.0
    for number, _ in enumerate(doing, start=1):
        if number == few:
            begun = megabytes()
    return megabytes() - begun


def megabytes() -> float:
    """What this process takes now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 2**20
