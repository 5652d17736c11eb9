"""What the long proofs share."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context

import pytest


@pytest.fixture(scope="module")
def executor() -> Iterator[Executor]:
    """Two processes to play in."""
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        yield pool
