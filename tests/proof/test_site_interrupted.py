"""The command that makes the site, killed at random moments: no folder of its own is refused afterwards."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from proof.sites import make_without_python

KILLS, LONGEST = 12, 45.0


@pytest.mark.parametrize("earlier", [False, True])
def test_a_killed_site_is_taken_up_by_the_next_one(tmp_path: Path, earlier: bool) -> None:
    chance, out = random.Random(earlier), tmp_path / "site"
    pages = ["lessons/pro/02-runs", "notebooks/home"]
    before = make_without_python(out, pages) if earlier else None
    for _ in range(KILLS):
        command = [Path(sys.executable).with_name("rummy-widget"), "site", out]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as making:
            time.sleep(chance.uniform(0.5, LONGEST))
            assert making.poll() is None, making.stderr and making.stderr.read()
            if chance.random() < 0.5:
                os.kill(making.pid, signal.SIGKILL)  # what it started goes on for a while
                time.sleep(1)
            os.killpg(making.pid, signal.SIGKILL)
        if before is not None:
            assert (before / "lessons/pro/02-runs.html").is_file()
    make_without_python(out, pages)
    made = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
    other = tmp_path / "other"
    make_without_python(other, pages)
    assert made == {path.relative_to(other).as_posix() for path in other.rglob("*") if path.is_file()}
