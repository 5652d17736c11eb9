"""What a page has to load, and what the wheel holds."""

from __future__ import annotations

import gzip
import subprocess
import sys
import tempfile
from pathlib import Path

from .report import Table

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "rummy_widget" / "static"


def measure() -> Table:
    rows = []
    raw = packed = 0
    for name in sorted(path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*.*")):
        data = (STATIC / name).read_bytes()
        small = gzip.compress(data, 9)
        raw, packed = raw + len(data), packed + len(small)
        rows.append((f"`{name}`", f"{len(data) / 1000:.1f}", f"{len(small) / 1000:.1f}"))
    rows.append(("**all**", f"{raw / 1000:.1f}", f"{packed / 1000:.1f}"))
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, str(ROOT)]
        subprocess.run(command, check=True, capture_output=True)
        (wheel,) = Path(folder).glob("*.whl")
        rows.append(("the wheel, with the course", "", f"{wheel.stat().st_size / 1000:.0f}"))
    return Table("Sizes", "In kB of 1000 bytes.", ("kB", "raw", "gzipped"), tuple(rows))
