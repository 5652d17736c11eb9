"""What each run proves, and what only the long proofs do.

`make test` takes a part of some cases, and leaves tests out that are marked `proof`; `make proof` takes all.
A test that sees a part is marked `whole`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

Case = TypeVar("Case")
# Set by `make proof`.
WHOLE = bool(os.environ.get("RUMMY_WHOLE"))


def part_of(cases: Sequence[Case], each: int) -> list[Case]:
    """Every *each*-th of these, from the first; in the long proofs all of them."""
    return list(cases[:: 1 if WHOLE else each])


def examples(most: int) -> int:
    """So many examples in the long proofs, and a third of them in each run."""
    return most if WHOLE else most // 3
