"""Named checks of what a learner shows, as data that can be combined.

A check has a name and a value, and depends only on what the learner shows.

>>> from rummy_widget.engine.reading.rack import read_rack
>>> two_runs = read_check({"runs": 2, "loose": 0}, StepKind.ARRANGE)
>>> two_runs.holds(CheckInput(read_rack("r3 r4 r5 | b9 b10 b11")))
True
>>> two_runs.holds(CheckInput(read_rack("r3 r4 r5 | b9 b10")))
False

All checks of a table must hold; `any` takes a list of tables, `not` one table.
"""

from __future__ import annotations

from ..kinds import StepKind as StepKind
from . import arrange, computed, others, table  # noqa: F401  (each names its checks)
from .core import Check as Check
from .core import CheckInput as CheckInput
from .core import check_names as check_names
from .core import read_check as read_check
