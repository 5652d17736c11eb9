"""The games in the class's file are those that its command plays."""

from __future__ import annotations

import subprocess
import sys

from rummy_widget.classroom.played import recorded_closes


def test_a_hundred_games_are_played_again() -> None:
    last = len(recorded_closes())
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
