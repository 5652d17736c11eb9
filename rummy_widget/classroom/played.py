"""The record of how games between strong computer players were closed.

A game is closed by the player who lays a winning hand, which ends the game.

`python -m rummy_widget.classroom.played 10000` plays the first 10000 games and records how they were closed.

Game *n* is dealt with seed *n* to four strong computer players, so the record is the same on every computer.
The command continues from the end of the record; with `--check 500 600` it writes nothing, but plays the
games 500 to 599 again and lists the ones that differ from the record.

>>> recorded_closes()[0]
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
RECORD = "played.txt"
LINE = 20  # games per line
ABOUT = "# python -m rummy_widget.classroom.played"


class Close(NamedTuple):
    """The winning hand of a game: the pattern that it formed, and the points that each opponent paid."""

    pattern: str
    points: int


def play_game(seed: int) -> Close | None:
    """Play a game between four strong computer players and return its winning hand.

    *seed* determines the deal. Returns None if nobody closed (laid a winning hand).
    """
    closing = play_out(seed, PLAYERS).closing
    return None if closing is None else Close(str(closing.pattern), closing.points)


@cache
def recorded_closes() -> tuple[Close | None, ...]:
    """Return the winning hand of each recorded game; None stands for a game that nobody closed.

    The position of a game in the result, counted from 0, is the seed with which the game was dealt.
    """
    return tuple(_read(files(__package__).joinpath(RECORD).read_text(encoding="utf-8")))


def _read(text: str) -> Iterator[Close | None]:
    for line in text.splitlines()[1:]:
        for word in line.split()[1:]:
            pattern, _, points = word.partition("=")
            yield Close(pattern, int(points)) if points else None


def main(argv: list[str] | None = None) -> None:
    """Play further games and record how they were closed or, with `--check`, check recorded games.

    Checked games are played again, and the ones that differ from the record are listed. *argv* are the
    command line arguments; if it is None, those of the process are used.
    """
    parser = argparse.ArgumentParser(prog="python -m rummy_widget.classroom.played")
    parser.add_argument("games", type=int, nargs="?", default=10_000)
    parser.add_argument("--check", type=int, nargs=2, metavar=("FIRST", "END"))
    parser.add_argument("--file", type=Path, default=Path(__file__).with_name(RECORD))
    args = parser.parse_args(argv)
    recorded = list(_read(args.file.read_text(encoding="utf-8"))) if args.file.exists() else []
    with ProcessPoolExecutor(2) as pool:
        if args.check:
            seeds = range(*args.check)
            replayed = zip(seeds, pool.map(play_game, seeds), strict=True)
            wrong = [seed for seed, found in replayed if found != recorded[seed]]
            sys.exit(f"these games differ: {wrong}" if wrong else 0)
        if not recorded:
            args.file.write_text(ABOUT + "\n", encoding="utf-8")
        with args.file.open("a", encoding="utf-8") as record:
            for first in range(len(recorded), args.games, LINE):
                found = pool.map(play_game, range(first, min(first + LINE, args.games)))
                line = ("-" if close is None else f"{close.pattern}={close.points}" for close in found)
                record.write(f"{first}: {' '.join(line)}\n")
                record.flush()


if __name__ == "__main__":
    main()
