"""Tasks about a turn on the table: add, take an end or a fourth, split, substitute, replace Jokers, open.

A table is dealt until the solver lays a tile of the rack by the technique that is asked for, and no other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from random import Random

from ...engine.rules import Ruleset
from ...engine.shuffle import shuffled
from ...engine.solver.open_games.best import best_play
from ...engine.solver.open_games.steps import Technique
from ...engine.table_melds import TableMelds
from ...engine.tiles import Tile
from ..steps import StepData, StepKind
from .dealing import drill_task, number_from
from .dealt_tables import Row, dealt_meld, dealt_table, fits, goes_alone, is_run, way_of, with_joker

STRANGERS = 3
"""Tiles of the rack that go nowhere."""

Maker = Callable[[Random, Ruleset], "StepData | None"]


def _task(
    draw: Random, rules: Ruleset, rows: list[Row], own: list[Tile], check: Mapping[str, object], *,
    opened: bool = True, strangers: int = STRANGERS,
) -> StepData | None:  # fmt: skip
    """The own tiles and some that go nowhere: a task if just the own ones can be laid."""
    before = TableMelds(tuple(rows)).settled(rules)
    if not fits(rows, rules, *own):
        return None
    others: list[Tile] = []
    for each in shuffled(rules.tiles.kinds, draw):
        if len(others) == strangers:
            break
        if each not in own and fits(rows, rules, *own, *others, each) and not goes_alone(before, each, rules):
            others.append(each)
    rack = shuffled([*own, *others], draw)
    play = best_play(before, rack, rules=rules, opened=opened)
    if play is None or sorted(play.tiles) != sorted(own):
        return None
    half = (len(rack) + 1) // 2
    lies = [" _ ".join(map(str, some)) for some in (rack[:half], rack[half:])]
    return drill_task(
        StepKind.ARRANGE, " / ".join(lies), play.after.notation(), check, spread=before, opened=opened
    )


def _has(rows: list[Row], rules: Ruleset, technique: Technique, count: int) -> bool:
    """Whether so many melds are long enough for a technique: what the solver needn't be asked."""
    runs = [len(row) for row in rows if is_run(row, rules)]
    match technique:
        case Technique.SPLIT:
            return sum(each >= 5 for each in runs) >= count
        case Technique.TAKE_END:
            return max(runs, default=0) >= 4
        case Technique.TAKE_FOURTH:
            return any(len(row) == 4 and not is_run(row, rules) for row in rows)
        case _:
            return True


def _by(technique: Technique, count: int = 1) -> Maker:
    """So many tiles of the rack go, each of them alone by that technique."""

    def make(draw: Random, rules: Ruleset) -> StepData | None:
        rows = dealt_table(draw, rules, number_from(draw, 3, 4))
        if rows is None or not _has(rows, rules, technique, count):
            return None
        before = TableMelds(tuple(rows)).settled(rules)
        kinds = (each for each in shuffled(rules.tiles.kinds, draw) if fits(rows, rules, each))
        going = (each for each in kinds if goes_alone(before, each, rules))
        own = list(islice((each for each in going if way_of(before, each, rules) is technique), count))
        return _task(draw, rules, rows, own, {"lays": count}) if len(own) == count else None

    return make


def together(draw: Random, rules: Ruleset) -> StepData | None:
    """Two tiles, one put in by a split and one by an end or a fourth that is taken."""
    rows = dealt_table(draw, rules, 4)
    if rows is None or not _has(rows, rules, Technique.SPLIT, 1):
        return None
    before = TableMelds(tuple(rows)).settled(rules)
    kinds = [each for each in shuffled(rules.tiles.kinds, draw) if fits(rows, rules, each)]
    ways = ((each, way_of(before, each, rules)) for each in kinds if goes_alone(before, each, rules))
    found: dict[bool, Tile] = {}
    for each, way in ways:
        if way in (Technique.SPLIT, Technique.TAKE_END, Technique.TAKE_FOURTH):
            found.setdefault(way is Technique.SPLIT, each)
        if len(found) == 2:
            break
    split, other = found.get(True), found.get(False)
    if split is None or other is None:
        return None
    return _task(draw, rules, rows, [split, other], {"lays": 2}, strangers=2)


def substitute(draw: Random, rules: Ruleset) -> StepData | None:
    """A group of three takes the colour that it lacks, and gives one of its own to a new run."""
    colours = shuffled(rules.tiles.colours, draw)
    number = number_from(draw, 2, 12)
    row = tuple(sorted(Tile(each, number) for each in colours[:3]))
    given = Tile(colours[0], number)
    low = max(1, number - number_from(draw, 0, 2))
    run = [Tile(given.colour, each) for each in range(low, low + 3) if each <= 13]
    if len(run) < 3 or given not in run:
        return None
    own = [Tile(colours[3], number), *(each for each in run if each != given)]
    rows = dealt_table(draw, rules, 3, row)
    return None if rows is None else _task(draw, rules, rows, own, {"lays": 3}, strangers=2)


def replace_joker(draw: Random, rules: Ruleset) -> StepData | None:
    """The tile that a Joker stands for, and two that make a new meld with it."""
    host = dealt_meld(draw, rules, 3, 4)
    at = number_from(draw, 0, len(host) - 1)
    new = dealt_meld(draw, rules, 3, 3)
    gone = number_from(draw, 0, 2)
    pair = [each for place, each in enumerate(new) if place != gone]
    rows = dealt_table(draw, rules, 3, with_joker(host, at))
    if rows is None:
        return None
    check = {"lays": 3, "replaced": True}
    return _task(draw, rules, rows, [host[at], *pair], check, strangers=2)


def joker_to_table(draw: Random, rules: Ruleset) -> StepData | None:
    """The tile that a Joker stands for; the Joker then goes to a meld that lies there."""
    host = dealt_meld(draw, rules, 3, 4)
    at = number_from(draw, 0, len(host) - 1)
    rows = dealt_table(draw, rules, 3, with_joker(host, at))
    if rows is None or not any(is_run(row, rules) for row in rows[1:]):
        return None
    return _task(draw, rules, rows, [host[at]], {"lays": 1, "replaced": True})


def opening(count: int) -> Maker:
    """A rack that opens with so many melds."""

    def make(draw: Random, rules: Ruleset) -> StepData | None:
        melds = [dealt_meld(draw, rules, 3, 5 if count == 1 else 4) for _ in range(count)]
        rows = dealt_table(draw, rules, 2)
        own = [each for row in melds for each in row]
        if rows is None or not fits([*rows, *melds], rules):
            return None
        return _task(draw, rules, rows, own, {"opens": True, "lays": len(own)}, opened=False, strangers=3)

    return make


TABLES: Mapping[str, Maker] = {
    "table-add": _by(Technique.ADD),
    "table-add-more": _by(Technique.ADD, 2),
    "table-end": _by(Technique.TAKE_END),
    "table-fourth": _by(Technique.TAKE_FOURTH),
    "table-split": _by(Technique.SPLIT),
    "table-split-more": _by(Technique.SPLIT, 2),
    "table-together": together,
    "table-substitute": substitute,
    "table-replace": replace_joker,
    "table-joker-on": joker_to_table,
    "table-open": opening(1),
    "table-open-more": opening(2),
}
"""Makers for games with a table, each for the rules of its lesson; None: to be dealt again."""
