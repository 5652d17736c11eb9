"""Tasks about a turn at a table: which tiles from the rack to lay, and by which technique.

The techniques are to add to a meld, take a tile from the end of a run or from a group of four, split a run,
substitute a tile of a group (take it, and put another in its place), replace a Joker, and open (lay the first
melds). Random tables are dealt until the solver finds that a tile from the rack can be laid, and that this
needs exactly the wanted technique.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import islice
from random import Random

from ...engine.rules import Ruleset
from ...engine.shuffle import shuffled
from ...engine.solver.open_games.best_play import best_play
from ...engine.solver.open_games.steps import Technique
from ...engine.table_melds import TableMelds
from ...engine.tiles import Tile
from ..steps import StepData, StepKind
from . import dealt_tables
from .dealing import number_from
from .dealt_tables import Row, box_has, can_lay_alone, dealt_meld, dealt_table, is_run, with_joker
from .makers import drill_task
from .rows import scattered


def _task(
    draw: Random, rules: Ruleset, rows: list[Row], own: list[Tile], check: Mapping[str, object], *,
    opened: bool = True, decoys: int = 3,
) -> StepData | None:  # fmt: skip
    """Return a task to lay all tiles in *own* on a table with the melds *rows*.

    The rack also holds up to *decoys* other tiles, none of which can be laid by itself. *check* is the check
    that an answer must pass, in the form used in lesson files. *opened* says whether the player has already
    laid first melds. Returns None if the box does not contain the tiles, or if the best turn does not lay
    exactly the tiles in *own*.
    """
    before = TableMelds(tuple(rows)).in_order(rules)
    if not box_has(rows, rules, *own):
        return None
    others: list[Tile] = []
    for each in shuffled(rules.tiles.kinds, draw):
        if len(others) == decoys:
            break
        if (
            each not in own
            and box_has(rows, rules, *own, *others, each)
            and not can_lay_alone(before, each, rules)
        ):
            others.append(each)
    rack = shuffled([*own, *others], draw)
    play = best_play(before, rack, rules=rules, opened=opened)
    if play is None or sorted(play.tiles) != sorted(own):
        return None
    start, solution = scattered(rack, gap=1), play.after.notation()
    return drill_task(StepKind.ARRANGE, start, solution, check, spread=before, opened=opened)


def _may_be_possible(rows: list[Row], rules: Ruleset, technique: Technique, count: int) -> bool:
    """Return whether the melds *rows* are long enough for a technique, such as splitting a run.

    This is a quick test before the solver is used. *count* is the number of runs that must be long enough to
    be split; it matters only if the technique is to split a run.
    """
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


def _technique_task(technique: Technique, count: int, draw: Random, rules: Ruleset) -> StepData | None:
    """Deal a table and a rack; the task is to lay *count* tiles, each of which needs this technique.

    Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    rows = dealt_table(draw, rules, number_from(draw, 3, 4))
    if rows is None or not _may_be_possible(rows, rules, technique, count):
        return None
    layable = _layable_tiles(draw, rules, rows)
    own = list(islice((each for each, hardest in layable if hardest is technique), count))
    return _task(draw, rules, rows, own, {"lays": count}) if len(own) == count else None


def _layable_tiles(draw: Random, rules: Ruleset, rows: list[Row]) -> Iterator[tuple[Tile, Technique | None]]:
    """Yield each tile that can be laid by itself, and the hardest technique that is needed to lay it.

    *rows* are the melds on the table. All tiles of the box that are not on the table are tried, in random
    order. A tile can be laid by itself if no other tile has to be laid in the same turn. The technique is
    None if a short search does not find it.
    """
    before = TableMelds(tuple(rows)).in_order(rules)
    for each in shuffled(rules.tiles.kinds, draw):
        if box_has(rows, rules, each) and can_lay_alone(before, each, rules):
            yield each, dealt_tables.hardest_step(before, each, rules)


def together(draw: Random, rules: Ruleset) -> StepData | None:
    """Deal a table and a rack; the task is to lay two tiles in one turn.

    One of these tiles needs a run to be split, the other one needs a tile taken from the end of a run or from
    a group of four. Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    rows = dealt_table(draw, rules, 4)
    if rows is None or not _may_be_possible(rows, rules, Technique.SPLIT, 1):
        return None
    found: dict[bool, Tile] = {}  # the key says whether a run has to be split for the tile
    for each, hardest in _layable_tiles(draw, rules, rows):
        if hardest in (Technique.SPLIT, Technique.TAKE_END, Technique.TAKE_FOURTH):
            found.setdefault(hardest is Technique.SPLIT, each)
        if len(found) == 2:
            break
    if len(found) < 2:
        return None
    return _task(draw, rules, rows, [found[True], found[False]], {"lays": 2}, decoys=2)


def substitute(draw: Random, rules: Ruleset) -> StepData | None:
    """Deal a table with a group of three, and a rack; the task is to lay three tiles from the rack.

    One of these tiles has the fourth colour of the group. It takes the place of a tile of the group, and that
    tile forms a run with the other two tiles from the rack. Returns None if the tiles dealt cannot be used,
    so that new tiles have to be dealt.
    """
    colours = shuffled(rules.tiles.colours, draw)
    number = number_from(draw, 2, 12)
    row = tuple(sorted(Tile(each, number) for each in colours[:3]))
    low = max(1, number - number_from(draw, 0, 2))
    if low > 11:
        return None
    run = (Tile(colours[0], each) for each in range(low, low + 3) if each != number)
    own = [Tile(colours[3], number), *run]
    rows = dealt_table(draw, rules, 3, row)
    return None if rows is None else _task(draw, rules, rows, own, {"lays": 3}, decoys=2)


def replace_joker(draw: Random, rules: Ruleset) -> StepData | None:
    """Deal a table with a Joker, and a rack with the tile that it stands for and two others to lay.

    The task is to replace the Joker with that tile, and to lay a new meld of the Joker and the two others.
    Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    host = dealt_meld(draw, rules, 3, 4)
    at = number_from(draw, 0, len(host) - 1)
    own = [host[at], *dealt_tables.joker_mates(draw, rules)]
    rows = dealt_table(draw, rules, 3, with_joker(host, at))
    return None if rows is None else _task(draw, rules, rows, own, {"lays": 3, "replaced": True}, decoys=2)


def joker_to_table(draw: Random, rules: Ruleset) -> StepData | None:
    """Deal a table with a Joker, and a rack with the tile that it stands for.

    The task is to replace the Joker with that tile, and to add the Joker to another meld on the table.
    Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    host = dealt_meld(draw, rules, 3, 4)
    at = number_from(draw, 0, len(host) - 1)
    rows = dealt_table(draw, rules, 3, with_joker(host, at))
    if rows is None or not any(is_run(row, rules) for row in rows[1:]):
        return None
    return _task(draw, rules, rows, [host[at]], {"lays": 1, "replaced": True})


def _opening_task(count: int, longest: int, draw: Random, rules: Ruleset) -> StepData | None:
    """Deal a rack with *count* melds of up to *longest* tiles; the task is to open with all of them.

    To open is to lay melds for the first time in a round. Returns None if the tiles dealt cannot be used, so
    that new tiles have to be dealt.
    """
    melds = [dealt_meld(draw, rules, 3, longest) for _ in range(count)]
    rows = dealt_table(draw, rules, 2)
    own = [each for row in melds for each in row]
    if rows is None or not box_has([*rows, *melds], rules):
        return None
    return _task(draw, rules, rows, own, {"opens": True, "lays": len(own)}, opened=False)


TABLES: Mapping[str, Callable[[Random, Ruleset], StepData | None]] = {
    "table-add": partial(_technique_task, Technique.ADD, 1),
    "table-add-more": partial(_technique_task, Technique.ADD, 2),
    "table-end": partial(_technique_task, Technique.TAKE_END, 1),
    "table-fourth": partial(_technique_task, Technique.TAKE_FOURTH, 1),
    "table-split": partial(_technique_task, Technique.SPLIT, 1),
    "table-split-more": partial(_technique_task, Technique.SPLIT, 2),
    "table-together": together,
    "table-substitute": substitute,
    "table-replace": replace_joker,
    "table-joker-on": joker_to_table,
    "table-open": partial(_opening_task, 1, 5),
    "table-open-more": partial(_opening_task, 2, 4),
}
"""The functions that create tasks about a turn at a table, by the names that lessons use.

A function returns None if the tiles that it has dealt cannot be used.
"""
