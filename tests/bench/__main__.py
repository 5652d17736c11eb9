"""How quick it is: `python tests/bench` measures everything, `python tests/bench drag import` some of it.

With `--keep` the tables go into FIGURES.md, each in the place of the one that was there.
"""

import argparse
import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).parents[1])

from bench import (  # noqa: E402
    asked,
    drag,
    engine,
    explained,
    flights,
    lessons,
    minute,
    moves,
    opened,
    people,
    players,
    rooms,
    rounds,
    site,
    sizes,
    solvers,
    starts,
    tables,
    thinking,
    tilings,
    visitors,
    worst,
)
from bench import opening as openings  # noqa: E402
from bench.report import keep, machine, show  # noqa: E402

BENCHES = {
    "drag": moves.measure,
    "spread": drag.measure,
    "asked": asked.measure,
    "import": starts.measure,
    "engine": engine.measure,
    "solvers": solvers.measure,
    "explained": explained.measure,
    "opening": openings.measure,
    "tilings": tilings.measure,
    "worst": worst.measure,
    "players": players.measure,
    "thinking": thinking.measure,
    "rounds": rounds.measure,
    "size": sizes.measure,
    "lessons": lessons.measure,
    "coach": tables.measure,
    "opened": opened.measure,
    "minute": minute.measure,
    "flights": flights.measure,
    "rooms": rooms.measure,
    "people": people.measure,
    "visitors": visitors.measure,
    "class": visitors.measure_class,
    "site": site.measure,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python tests/bench", description=__doc__)
    parser.add_argument("what", nargs="*", help=f"of {', '.join(BENCHES)}; all of them where none is named")
    parser.add_argument("--keep", action="store_true", help="write the tables into FIGURES.md")
    words = parser.parse_args()
    if unknown := [name for name in words.what if name not in BENCHES]:
        parser.error(f"no such benchmark: {', '.join(unknown)}; there are {', '.join(BENCHES)}")
    print(machine())
    for name in words.what or BENCHES:
        table = BENCHES[name]()
        print(f"\n{show(table)}", flush=True)
        if words.keep:
            keep(name, table)


if __name__ == "__main__":
    main()
