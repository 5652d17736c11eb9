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
from typing import Any

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
        _end_after(IDLE)
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
    """Whether one divided by the other comes to 1, or one less the other to 0, for all letters alike.

    >>> n = ["symbol", "n"]
    >>> less = ["sum", n, ["number", "-1", "1"]]
    >>> half = ["product", n, less, ["inverse", ["number", "2", "1"]]]
    >>> proved(["choose", n, ["number", "2", "1"]], half)
    True
    >>> proved(["choose", n, ["number", "3", "1"]], half)
    False
    """
    import sympy

    algebra: Any = sympy  # it is not typed
    left, right = _expression(one), _expression(other)
    attempts: tuple[Callable[[], Any], ...] = (
        lambda: algebra.gammasimp(left / right) - 1,
        lambda: algebra.simplify(left / right) - 1,
        lambda: algebra.simplify(algebra.gammasimp(left - right)),
        lambda: algebra.factor(algebra.expand_func(algebra.expand(left - right))),
    )
    return any(attempt() == 0 for attempt in attempts)


def _expression(node: list[Any]) -> Any:
    """What sympy takes for a tree; factorials as the gamma function, which it simplifies best."""
    import sympy

    kind, *rest = node
    match kind:
        case "number":
            return sympy.Rational(int(rest[0]), int(rest[1]))
        case "symbol":
            return sympy.Symbol(str(rest[0]), integer=True, nonnegative=True)
    parts = [_expression(part) for part in rest]
    match kind:
        case "sum":
            return sympy.Add(*parts)
        case "product":
            return sympy.Mul(*parts)
        case "negative":
            return -parts[0]
        case "inverse":
            return sympy.Integer(1) / parts[0]
        case "power":
            return sympy.Pow(*parts)
        case "factorial":
            return sympy.gamma(parts[0] + 1)
        case "arrange":
            many, few = parts
            return sympy.gamma(many + 1) / sympy.gamma(many - few + 1)
        case "choose":
            many, few = parts
            return sympy.gamma(many + 1) / (sympy.gamma(few + 1) * sympy.gamma(many - few + 1))
    raise ValueError(f"no such part: {kind!r}")


# ---- limits, where the system has them (Linux, macOS) ------------------------------------------------


def _limit_memory() -> None:
    try:
        import resource
    except ImportError:
        return
    for limit, most in (
        (resource.RLIMIT_AS, MEGABYTES << 20),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
    ):
        try:
            resource.setrlimit(limit, (most, most))
        except (OSError, ValueError):
            continue


def _limit_time() -> None:
    """Let it have so many seconds more; the system ends it after them."""
    try:
        import resource
    except ImportError:
        return
    signal.alarm(0)
    used = resource.getrusage(resource.RUSAGE_SELF)
    soft = int(used.ru_utime + used.ru_stime) + 1 + SECONDS
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))


def _end_after(seconds: int) -> None:
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


if __name__ == "__main__":
    main()
