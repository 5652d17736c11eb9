"""Python wakes in the browser's worker, from the memory that `warming` has prepared."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from .missing import Rest
from .running import Pages
from .warming import OURS, wake


def start(say: Callable[[str, str], None], fetch_rest: Callable[[], Any]) -> Pages:
    """The pages, ready to be opened; *say* and *fetch_rest* are those of `js/src/site/worker.ts`."""
    wake()
    sys.meta_path.append(Rest(lambda: fetch_rest().to_bytes(), OURS))
    return Pages(say)
