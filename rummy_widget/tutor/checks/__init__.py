"""Named checks, which decide whether a step is solved; they are data and can be combined.

A check has a name and a value, such as `runs=2`. It looks only at what the learner has arranged, chosen,
answered or played.

>>> from rummy_widget.engine.reading.rack import read_rack
>>> two_runs = read_check({"runs": 2, "loose": 0}, StepKind.ARRANGE)
>>> two_runs.holds(CheckInput(read_rack("r3 r4 r5 | b9 b10 b11")))
True
>>> two_runs.holds(CheckInput(read_rack("r3 r4 r5 | b9 b10")))
False

Checks are written as a dict of names and values (a table in a lesson file), and all checks in it must be
passed. The value of `any` is a list of such dicts, of which at least one must be passed; the value of `not`
is one dict, which must not be passed.
"""

from __future__ import annotations

from ..kinds import StepKind as StepKind
from . import arrange, computed, others, table  # noqa: F401  (importing them registers their checks)
from .core import Check as Check
from .core import CheckInput as CheckInput
from .core import check_names as check_names
from .core import read_check as read_check
