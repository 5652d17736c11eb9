"""Named checks: what a step asks for, as data that can be combined.

A check has a name and a value, and looks only at what the learner shows.

>>> from rummy_widget.engine.reading.rack import read_rack
>>> two_runs = read_check({"runs": 2, "loose": 0}, StepKind.ARRANGE)
>>> two_runs.holds(CheckInput(read_rack("r3 r4 r5 | b9 b10 b11")))
True
>>> two_runs.holds(CheckInput(read_rack("r3 r4 r5 | b9 b10")))
False

Several names in one table must all hold; `any` takes a list of tables, `not` one table.
"""

from __future__ import annotations

from ..kinds import StepKind
from . import arrange, computed, others, table
from .core import Check, CheckInput, check_names, read_check

__all__ = [
    "Check",
    "CheckInput",
    "StepKind",
    "arrange",
    "check_names",
    "computed",
    "others",
    "read_check",
    "table",
]
