"""The process that proves: it reads pairs of formulas as JSON, and answers whether they are equal.

It runs apart (`python proving.py`), knows nothing of ours, limits its own memory and time, writes no file,
and ends by itself when nobody asks for a while or whoever started it is gone. What it reads is a tree of
numbers, letters and the few ways in which they combine: there is no text that sympy could run.
"""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

try:
    import resource
except ImportError:  # not on every system
    resource = None  # type: ignore[assignment]

SECONDS = 4
"""Time of the processor for one proof; whoever waits gives up sooner."""
MEGABYTES = 512
"""Address space; sympy alone takes some 60, more where libraries are counted in."""
IDLE = 120


def main() -> None:
    """Answer until nobody asks any more."""
    _limit_memory()
    proved(["number", "1", "1"], ["number", "1", "1"])
    _answer("ready")
    while True:
        if hasattr(signal, "alarm"):
            signal.alarm(IDLE)
        line = sys.stdin.readline()
        if not line:
            return
        _limit_time()
        asked = json.loads(line)
        try:
            _answer(proved(*asked))
        except Exception:
            # What sympy cannot do counts as not proved; what takes too much ends this process.
            _answer(False)


def _answer(answer: object) -> None:
    print(json.dumps(answer), flush=True)


def proved(one: list[Any], other: list[Any]) -> bool:
    """Return whether one divided by the other comes to 1, or one less the other to 0, for all letters alike.

    >>> n = ["symbol", "n"]
    >>> less = ["sum", n, ["number", "-1", "1"]]
    >>> half = ["product", n, less, ["inverse", ["number", "2", "1"]]]
    >>> proved(["choose", n, ["number", "2", "1"]], half)
    True
    >>> proved(["choose", n, ["number", "3", "1"]], half)
    False
    """
    import sympy

    left, right = _expression(one), _expression(other)
    attempts: tuple[Callable[[], Any], ...] = (
        lambda: sympy.gammasimp(left / right) - 1,
        lambda: sympy.simplify(left / right) - 1,
        lambda: sympy.simplify(sympy.gammasimp(left - right)),
        lambda: sympy.factor(sympy.expand_func(sympy.expand(left - right))),
    )
    return any(attempt() == 0 for attempt in attempts)


def _expression(node: list[Any]) -> Any:
    """What sympy takes for a tree; factorials as the gamma function, which it simplifies best."""
    import sympy

    def factorial(number: Any) -> Any:
        return sympy.gamma(number + 1)

    match node:
        case "number", top, bottom:
            return sympy.Rational(int(top), int(bottom))
        case "symbol", name:
            return sympy.Symbol(str(name), integer=True, nonnegative=True)
    kind, *parts = node[0], *map(_expression, node[1:])
    match kind, parts:
        case "sum", _:
            return sympy.Add(*parts)
        case "product", _:
            return sympy.Mul(*parts)
        case "negative", [part]:
            return -part
        case "inverse", [part]:
            return 1 / part
        case "power", [base, exponent]:
            return sympy.Pow(base, exponent)
        case "factorial", [part]:
            return factorial(part)
        case "arrange", [many, few]:
            return factorial(many) / factorial(many - few)
        case "choose", [many, few]:
            return factorial(many) / (factorial(few) * factorial(many - few))
    raise ValueError(f"no such part: {kind!r}")


# ---- limits, where the system has them (Linux, macOS) ------------------------------------------------


def _limit_memory() -> None:
    for limit, most in (("RLIMIT_AS", MEGABYTES << 20), ("RLIMIT_FSIZE", 0), ("RLIMIT_CORE", 0)):
        if resource:
            with suppress(OSError, ValueError):
                resource.setrlimit(getattr(resource, limit), (most, most))


def _limit_time() -> None:
    """Let it have so many seconds more; the system ends it after them."""
    if not resource:
        return
    signal.alarm(0)
    used = resource.getrusage(resource.RUSAGE_SELF)
    soft = int(used.ru_utime + used.ru_stime) + 1 + SECONDS
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))


if __name__ == "__main__":
    main()
