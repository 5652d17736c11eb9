"""The games in the class's file are those that its command plays."""

from __future__ import annotations

import subprocess
import sys

from rummy_widget.classroom.played import closes_played


def test_a_hundred_games_are_played_again() -> None:
    last = len(closes_played())
    for first in (0, last - 50):
        command = [
            sys.executable,
            "-m",
            "rummy_widget.classroom.played",
            "--check",
            str(first),
            str(first + 50),
        ]
        subprocess.run(command, check=True)
