"""Make the file of puzzles mined from games: `python training/mine_puzzles.py --mine`."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path

from mining import mine

from rummy_widget.engine.rules import GAMES
from rummy_widget.tutor.puzzles import store
from rummy_widget.tutor.puzzles.dealing import games
from rummy_widget.tutor.puzzles.store import format_puzzles, parse_puzzles

FIRST = 700_001
"""The first seed of the games; each ruleset has its own 5,000 seeds, so that no table comes twice."""


def main() -> None:
    """Read the arguments, mine the puzzles and write the file."""
    parser = argparse.ArgumentParser(prog="python training/mine_puzzles.py", description=__doc__)
    option = parser.add_argument
    option("--mine", action="store_true", required=True, help="play games and keep the puzzles found in them")
    option("--each", type=int, default=120, metavar="N", help="how many for each ruleset and level")
    option("--seconds", type=float, default=150, metavar="S", help="maximum time for each ruleset")
    option("--rules", nargs="*", metavar="NAME", help="only these rulesets; keep the puzzles of others")
    option("--more", action="store_true", help="keep the puzzles that exist, and continue with later games")
    option("--to", type=Path, default=Path(store.__file__).with_name("mined.txt"), metavar="FILE")
    given = parser.parse_args()
    keep = (given.rules or given.more) and given.to.exists()
    kept = list(parse_puzzles(given.to.read_text(encoding="ascii"))) if keep else []
    wanted = {GAMES[name] for name in given.rules or ()}
    found = []
    for place, rules in enumerate(games()):
        own = [each for each in kept if each.question.rules == rules]
        if wanted and rules not in wanted:
            found += own
            continue
        there = own if given.more else []
        first = max([FIRST + 5_000 * place, *(1 + int(each.source.split(".")[0]) for each in there)])
        found += mine(rules, first, given.each, given.seconds, partial(print, file=sys.stderr), there)
    given.to.write_text(format_puzzles(found), encoding="ascii")


if __name__ == "__main__":
    main()
