"""The script of the process that proves formulas equal: it reads pairs of formulas and answers true or false.

It imports nothing from this package, limits its own memory and time, and writes no files. It ends by itself
after some idle time, or when the process that started it ends. Its input, which is JSON, consists only of
trees of numbers, letters and a few operations, so it contains no code that sympy could execute.
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
"""The processor time that a proof may take, in seconds; the caller stops waiting earlier."""
MEGABYTES = 512
"""The address space that the process may use, in megabytes; sympy needs about 60, more with its libraries."""
IDLE = 120
"""The number of seconds without a request after which the process ends."""


def main() -> None:
    """Read pairs of formulas from stdin, and print for each pair whether the two are proved equal.

    The process ends if no pair has come for IDLE seconds, or if stdin is closed.
    """
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
            # If sympy fails, the formulas count as not proved. A proof that exceeds the limits ends this
            # process.
            _answer(False)


def _answer(answer: object) -> None:
    """Print *answer*, which is "ready" or the result of a proof, as a line of JSON for the parent process."""
    print(json.dumps(answer), flush=True)


def proved(one: list[Any], other: list[Any]) -> bool:
    """Return whether two formulas, given as nested lists, can be proved equal.

    The proof succeeds if the ratio of the formulas simplifies to 1, or their difference to 0. Raises
    ValueError for a malformed list.

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
    """Convert a formula, given as the nested lists that `proofs.as_data` returns, to a sympy expression.

    Factorials become gamma functions, which sympy simplifies best.
    """
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


# ---- Limits, if the system has them (Linux, macOS) ------------------------------------------------


def _limit_memory() -> None:
    """Limit the memory of this process and forbid it to write files."""
    for limit, most in (("RLIMIT_AS", MEGABYTES << 20), ("RLIMIT_FSIZE", 0), ("RLIMIT_CORE", 0)):
        if resource:
            with suppress(OSError, ValueError):
                resource.setrlimit(getattr(resource, limit), (most, most))


def _limit_time() -> None:
    """Allow this process a few more seconds of processor time, after which the system ends it."""
    if not resource:
        return
    signal.alarm(0)
    used = resource.getrusage(resource.RUSAGE_SELF)
    soft = int(used.ru_utime + used.ru_stime) + 1 + SECONDS
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))


if __name__ == "__main__":
    main()
