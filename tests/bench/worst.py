"""The tables that take longest: those kept, and a search for worse ones.

`python tests/bench/worst.py SEED SECONDS` changes tables by seed as long as the answer takes longer, for so
much processor time, and prints the worst. Two Jokers always lie somewhere, and up to all 106 tiles are out.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[1])

from bench.report import Table
from bench.spreads import a_meld
from engine.solver.worst_tables import WORST
from rummy_widget.engine.rules import DUTCH_RUMMY, GAMES, PUP_RUMMY, RRRUMMY, RUMMIKUB, TILES_50, Ruleset
from rummy_widget.engine.solver.open_games.best_play import best_play, most_tiles
from rummy_widget.engine.table_melds import TableMelds
from rummy_widget.engine.tiles import JOKER, Tile

RULES = (PUP_RUMMY, RUMMIKUB, DUTCH_RUMMY, RRRUMMY, TILES_50)
SIZES, RACKS, STALE, SHOWN = (40, 60, 80, 92), (14, 14, 20, 30), 12, 6
Place = tuple[Ruleset, list[tuple[Tile, ...]], list[Tile]]


def measure() -> Table:
    rows = []
    for name, before, rack in WORST:
        rules = GAMES[name]
        start = time.process_time()
        count = most_tiles(before, rack, rules=rules).count
        middle = time.process_time()
        play = best_play(before, rack, rules=rules)
        spent = middle - start, time.process_time() - middle
        proven = (
            "none" if play is None else ", ".join(n for n, is_so in play.proven._asdict().items() if is_so)
        )
        out = len(before.replace("|", "").split()), len(rack.split())
        rows.append((f"{name}, {out[0]} + {out[1]} tiles", *(f"{1000 * each:.0f}" for each in spent),
                     str(count), proven or "nothing"))  # fmt: skip
    return Table(
        "The worst tables",
        "In ms of processor time: the tables for which a search by seed found that the answer takes longest.",
        ("rules, table and rack", "most tiles", "least disturbing", "laid", "proved"),
        tuple(rows),
    )


# ---- The search ------------------------------------------------------------------------------------


def climbed(seed: object, seconds: float) -> Iterator[tuple[float, Place]]:
    """The worst that each start leads to."""
    rng, begun = Random(f"worst {seed}"), time.process_time()
    while time.process_time() - begun < seconds:
        place = _begun(rng)
        worst, stale = _spent(place), 0
        while stale < STALE and time.process_time() - begun < seconds:
            other = _changed(rng, place)
            spent = _spent(other)
            stale += 1
            if spent > worst:
                place, worst, stale = other, spent, 0
        yield worst, place


def _spent(place: Place) -> float:
    rules, rows, rack = place
    start = time.process_time()
    best_play(TableMelds(tuple(rows)), rack, rules=rules)
    return time.process_time() - start


def _box(rows: list[tuple[Tile, ...]], rack: list[Tile]) -> Counter[Tile]:
    """What is neither on the table nor in the rack."""
    box = Counter({**dict.fromkeys(RUMMIKUB.tiles.kinds, 2), JOKER: 2})
    box.subtract(each.kind for row in rows for each in row)
    box.subtract(rack)
    return box


def _begun(rng: Random) -> Place:
    rows: list[tuple[Tile, ...]] = []
    _filled(rng, rows, [], rng.choice(SIZES))
    rest = list(_box(rows, []).elements())
    rng.shuffle(rest)
    rest.sort(key=lambda each: not each.joker)
    return rng.choice(RULES), rows, rest[: rng.choice(RACKS)]


def _filled(rng: Random, rows: list[tuple[Tile, ...]], rack: list[Tile], size: int) -> None:
    """More melds until so many tiles lie there, or none is found."""
    for _ in range(3_000):
        if sum(map(len, rows)) >= size:
            return
        row = a_meld(rng, _box(rows, rack), RUMMIKUB)
        if row is not None:
            rows.append(row)


def _changed(rng: Random, place: Place) -> Place:
    rules, rows, rack = place
    rows, rack, size = list(rows), list(rack), sum(map(len, rows))
    if rng.random() < 0.6:
        for _ in range(rng.randint(1, 2)):
            if rows:
                rows.pop(rng.randrange(len(rows)))
        _filled(rng, rows, rack, size)
    else:
        for _ in range(rng.randint(1, 3)):
            rest = list(_box(rows, rack).elements())
            if rest:
                rack[rng.randrange(len(rack))] = rng.choice(rest)
    return rules, rows, rack


def main() -> None:
    found: list[tuple[float, str, str, str]] = []
    for spent, (rules, rows, rack) in climbed(sys.argv[1], float(sys.argv[2])):
        found.append((spent, rules.name, TableMelds(tuple(rows)).notation(), " ".join(map(str, rack))))
        found = sorted(found, reverse=True)[:SHOWN]
    for spent, *words in found:
        print(f"{1000 * spent:.0f} ms", tuple(words))


if __name__ == "__main__":
    main()
