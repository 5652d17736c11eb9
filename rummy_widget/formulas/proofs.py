"""Prove two formulas equal in a separate process, which keeps running, and is killed if it takes too long.

Grading does not depend on proofs: formulas are compared for many values of their letters first, and a proof
only makes the result certain. In a browser, no other process can be started, so the proof runs in the same
process.
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
from .tree import Percent, Product, Symbol, children
from .values import value

SECONDS = 3.0
"""The longest time to wait for a proof, in seconds."""
STARTING = 30.0
"""The longest time that the process may take to start, in seconds; until then, nothing counts as proved."""

SINGLE_PROCESS = sys.platform == "emscripten"
"""Whether no other process can be started, as in a browser."""


class Prover:
    """A separate process that proves formulas equal, started on first use.

    *seconds* is the longest time to wait for a proof.

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
        """The id of the process that proves formulas, or None if it is not running."""
        return self._process.pid if self._process and self._process.poll() is None else None

    def prove(self, one: Formula, other: Formula) -> bool:
        """Return whether the two formulas are proved equal; False if no proof was found in time."""
        try:
            pair = as_data(one), as_data(other)
        except FormulaError:
            return False
        if SINGLE_PROCESS:
            return _proved_in_process(*pair, self.seconds)
        with self._turn:
            return self._request(json.dumps(pair))

    def _request(self, pair: str) -> bool:
        """Send a pair of formulas, as JSON, to the separate process; return whether it proves them equal.

        Returns False if the process isn't ready in time. If it fails, or gives no answer in time, it is
        replaced by a new process, and False is returned.
        """
        deadline = time.monotonic() + self.seconds
        if not self._start() or not self._is_ready(deadline):
            return False
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(pair + "\n")
            self._process.stdin.flush()
            return self._next(deadline) == "true"
        except (OSError, queue.Empty):
            # Start a new process at once, so that it is ready for the next answer.
            self.stop()
            self._start()
            return False

    def _start(self) -> bool:
        """Start the process that proves formulas, unless it is running; return False if that fails."""
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
        """Wait until the process that makes the proofs is ready, or until *deadline*; return whether it is.

        *deadline* is a point in time, as measured by `time.monotonic`.
        """
        if not self._ready:
            try:
                self._ready = self._next(deadline) == '"ready"'
            except queue.Empty:
                if time.monotonic() - self._started > STARTING:
                    self.stop()
        return self._ready

    def _next(self, deadline: float) -> str:
        """Return the next line that the process prints; raises queue.Empty if no line comes in time.

        *deadline* is a point in time, as measured by `time.monotonic`.
        """
        return self._answers.get(timeout=max(0.0, deadline - time.monotonic()))

    def stop(self) -> None:
        """End the process that proves formulas, if it is running; the next proof starts it again."""
        with self._turn:
            if self._process and self._owner == os.getpid():
                with self._process as process:  # which closes its pipes, too
                    process.kill()
            self._process = None
            self._ready = False


def _listen(process: subprocess.Popen[str], answers: queue.Queue[str]) -> None:
    """Put every line that a process prints into a queue, and an empty line when the process has ended."""
    assert process.stdout is not None
    try:
        for line in process.stdout:
            answers.put(line.strip())
    except ValueError:
        pass
    answers.put("")


prove = Prover().prove
"""A function that returns whether two formulas can be proved equal, using one shared process."""


def as_data(formula: Formula) -> list[Any]:
    """Return a formula as nested lists for JSON, in which each part without letters is replaced by its value.

    Raises FormulaError if such a part has no value, or if its value is too large.

    >>> from rummy_widget.formulas import read_formula
    >>> as_data(read_formula("n^(5 - 3)/4!"))
    ['product', ['power', ['symbol', 'n'], ['number', '2', '1']], ['inverse', ['number', '24', '1']]]
    """
    if not formula.letters:
        return _number(value(formula))
    parts = [as_data(replace(formula, tree=part)) for part in children(formula.tree)]
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
    """Return a number as a list of three strings: the word "number", its numerator and its denominator."""
    return ["number", str(number.numerator), str(number.denominator)]


class _TimeUp(BaseException):
    """Raised if a proof takes too long; not an Exception, because sympy would catch it in many places."""


def _proved_in_process(one: list[Any], other: list[Any], seconds: float) -> bool:
    """Return whether two formulas can be proved equal in this process, without starting another one.

    The formulas are given as `as_data` returns them. Returns False if no proof is found within *seconds*; the
    clock is checked at each function call.

    >>> n = ["symbol", "n"]
    >>> _proved_in_process(["sum", n, n], ["product", ["number", "2", "1"], n], 60)
    True
    """
    before = sys.gettrace()

    def check_clock(*_: object) -> None:
        if time.monotonic() > end:
            raise _TimeUp

    try:
        import sympy  # noqa: F401  # loading it must not count as proving time

        end = time.monotonic() + seconds
        sys.settrace(check_clock)
        return proved(one, other)
    except (_TimeUp, Exception):  # Exception, because a failed download of sympy raises one of the browser's
        return False
    finally:
        sys.settrace(before)
