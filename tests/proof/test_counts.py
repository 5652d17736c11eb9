"""The table of counted deals is what counting gives."""

from __future__ import annotations

import subprocess
import sys


def test_the_table_is_counted_again() -> None:
    subprocess.run([sys.executable, "-m", "rummy_widget.odds", "--check"], check=True)
