"""The table of counted deals is what counting gives."""

from __future__ import annotations

import subprocess
import sys
from math import comb

import pytest

from rummy_widget.closing import Pattern
from rummy_widget.odds import count_closing
from rummy_widget.odds.counting import scan_of


def test_the_table_is_counted_again() -> None:
    subprocess.run([sys.executable, "-m", "rummy_widget.odds", "--check"], check=True)


@pytest.mark.parametrize("jokers", range(3))
def test_major_is_counted_apart_from_minor(jokers: int) -> None:
    """The table takes it from Minor, by the mirror."""
    scanned = scan_of(Pattern.MAJOR, 0, jokers, False).count(14 - jokers)
    assert scanned * comb(2, jokers) == count_closing(14, jokers=jokers, pattern=Pattern.MINOR)
