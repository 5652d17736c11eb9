"""The closes of recorded games of strong players; `python -m rummy_widget.classroom.played 10000` plays them.

Game *n* is dealt with seed *n* at a table of four strong players, so the file is the same on every computer.
The command continues from the end of the file; with `--check 500 600` it writes nothing, but plays those
games again and lists the ones that differ.

>>> closes_played()[0]
Close(pattern='mosaic', points=200)
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from ..engine.game.play_out import play_out

PLAYERS = ("strong",) * 4
KEPT = "played.txt"
LINE = 20  # games per line
ABOUT = "# python -m rummy_widget.classroom.played"


class Close(NamedTuple):
    """The pattern with which a game was closed, and what each opponent paid."""

    pattern: str
    points: int


def played(seed: int) -> Close | None:
    """Play the game of a seed and return its close, or None if nobody closed."""
    closing = play_out(seed, PLAYERS).closing
    return None if closing is None else Close(str(closing.pattern), closing.points)


@cache
def closes_played() -> tuple[Close | None, ...]:
    """Return how each recorded game was closed, from seed 0 on; None for a game that nobody closed."""
    return tuple(_read(files(__package__).joinpath(KEPT).read_text(encoding="utf-8")))


def _read(text: str) -> Iterator[Close | None]:
    for line in text.splitlines()[1:]:
        for word in line.split()[1:]:
            pattern, _, points = word.partition("=")
            yield Close(pattern, int(points)) if points else None


def main(given: list[str] | None = None) -> None:
    """Play further games and record them or, with `--check`, play recorded ones again and compare."""
    reader = argparse.ArgumentParser(prog="python -m rummy_widget.classroom.played")
    reader.add_argument("games", type=int, nargs="?", default=10_000)
    reader.add_argument("--check", type=int, nargs=2, metavar=("FIRST", "END"))
    reader.add_argument("--file", type=Path, default=Path(__file__).with_name(KEPT))
    words = reader.parse_args(given)
    known = list(_read(words.file.read_text(encoding="utf-8"))) if words.file.exists() else []
    with ProcessPoolExecutor(2) as pool:
        if words.check:
            seeds = range(*words.check)
            again = zip(seeds, pool.map(played, seeds), strict=True)
            wrong = [seed for seed, found in again if found != known[seed]]
            sys.exit(f"these games differ: {wrong}" if wrong else 0)
        if not known:
            words.file.write_text(ABOUT + "\n", encoding="utf-8")
        with words.file.open("a", encoding="utf-8") as kept:
            for first in range(len(known), words.games, LINE):
                found = pool.map(played, range(first, min(first + LINE, words.games)))
                line = ("-" if close is None else f"{close.pattern}={close.points}" for close in found)
                kept.write(f"{first}: {' '.join(line)}\n")
                kept.flush()


if __name__ == "__main__":
    main()
