"""Asking another process whether two formulas are equal: it is kept warm, and killed if it takes too long.

Nothing hangs on it: formulas are compared at many points first, and a proof only says more than that.
In a browser there is no other process: there it is found in this one.
"""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
import time
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

from .errors import FormulaError
from .formula import Formula
from .proving import proved
from .tree import Percent, Product, Symbol, inside
from .values import value

SECONDS = 3.0
"""The longest that anybody waits for a proof."""
STARTING = 30.0
"""It may take so long to start; who asks meanwhile is told that there is no proof yet."""

ALONE = sys.platform == "emscripten"
"""Whether there can be no process but this one."""


class Prover:
    """A process that proves, started when it is first needed.

    >>> from rummy_widget.formulas import read_formula
    >>> prover = Prover(seconds=60)
    >>> prover.prove(read_formula("C(n, k)"), read_formula("C(n, n - k)"))
    True
    >>> prover.stop()
    """

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self._turn = threading.RLock()
        self._process: subprocess.Popen[str] | None = None
        self._answers: queue.Queue[str] = queue.Queue()
        self._started = 0.0
        self._ready = False
        self._owner = 0

    @property
    def pid(self) -> int | None:
        """The process, where there is one."""
        return self._process.pid if self._process and self._process.poll() is None else None

    def prove(self, one: Formula, other: Formula) -> bool:
        """Return whether the two are proved equal; False where no proof was found in time."""
        try:
            pair = as_data(one), as_data(other)
        except FormulaError:
            return False
        if ALONE:
            return _proved_here(*pair, self.seconds)
        with self._turn:
            return self._asked(json.dumps(pair))

    def _asked(self, asked: str) -> bool:
        deadline = time.monotonic() + self.seconds
        if not self._start() or not self._is_ready(deadline):
            return False
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(asked + "\n")
            self._process.stdin.flush()
            return self._next(deadline) == "true"
        except (OSError, queue.Empty):
            # A new one, so that the next answer finds it warm.
            self.stop()
            self._start()
            return False

    def _start(self) -> bool:
        """Return whether there is a process; one is started where there is none."""
        if self._process and self._owner == os.getpid() and self._process.poll() is None:
            return True
        self._answers = queue.Queue()
        self._ready = False
        self._owner = os.getpid()
        self._started = time.monotonic()
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-P", str(Path(__file__).with_name("proving.py"))],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        except OSError:
            self._process = None
            return False
        threading.Thread(target=_listen, args=(self._process, self._answers), daemon=True).start()
        return True

    def _is_ready(self, deadline: float) -> bool:
        if not self._ready:
            try:
                self._ready = self._next(deadline) == '"ready"'
            except queue.Empty:
                if time.monotonic() - self._started > STARTING:
                    self.stop()
        return self._ready

    def _next(self, deadline: float) -> str:
        """What it says next; queue.Empty where it says nothing in time."""
        return self._answers.get(timeout=max(0.0, deadline - time.monotonic()))

    def stop(self) -> None:
        """End the process."""
        with self._turn:
            if self._process and self._owner == os.getpid():
                with self._process as process:  # which closes its pipes, too
                    process.kill()
            self._process = None
            self._ready = False


def _listen(process: subprocess.Popen[str], answers: queue.Queue[str]) -> None:
    """Hand on all lines of a process; an empty one when it has ended."""
    assert process.stdout is not None
    try:
        for line in process.stdout:
            answers.put(line.strip())
    except ValueError:
        pass
    answers.put("")


prove = Prover().prove
"""Whether two formulas are proved equal, by the process of this interpreter."""


def as_data(formula: Formula) -> list[Any]:
    """Return a formula as plain lists, each part that has no letter computed.

    >>> from rummy_widget.formulas import read_formula
    >>> as_data(read_formula("n^(5 - 3)/4!"))
    ['product', ['power', ['symbol', 'n'], ['number', '2', '1']], ['inverse', ['number', '24', '1']]]
    """
    if not formula.letters:
        return _number(value(formula))
    parts = [as_data(replace(formula, tree=part)) for part in inside(formula.tree)]
    match formula.tree:
        case Symbol(name):
            return ["symbol", name]
        case Percent():
            return ["product", *parts, _number(Fraction(1, 100))]
        case Product(_, over):
            pairs = zip(parts, over, strict=True)
            return ["product", *(["inverse", part] if below else part for part, below in pairs)]
    return [type(formula.tree).__name__.lower(), *parts]


def _number(number: Fraction) -> list[Any]:
    return ["number", str(number.numerator), str(number.denominator)]


class _TooLong(BaseException):
    """No Exception: sympy catches many of those on its way."""


def _proved_here(one: list[Any], other: list[Any], seconds: float) -> bool:
    """Prove it in this very process, and give up after a while: each call of a function looks at the clock.

    >>> n = ["symbol", "n"]
    >>> _proved_here(["sum", n, n], ["product", ["number", "2", "1"], n], 60)
    True
    """
    before = sys.gettrace()

    def look(*_: object) -> None:
        if time.monotonic() > end:
            raise _TooLong

    try:
        import sympy  # noqa: F401  # is fetched here, and that takes its own time

        end = time.monotonic() + seconds
        sys.settrace(look)
        return proved(one, other)
    except (_TooLong, Exception):  # what can't be fetched raises the browser's own
        return False
    finally:
        sys.settrace(before)
