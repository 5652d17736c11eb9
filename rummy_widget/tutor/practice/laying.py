"""Tasks about a turn at a table: which tile from the rack can be laid now (RK-3, R45-5, BR-4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import islice
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from ...engine.rules import Ruleset
from ...engine.shuffle import shuffled
from ...engine.solver.open_games.steps import Technique
from ...engine.table_melds import TableMelds
from ...engine.table_melds.melds_on_table import read_row
from ...engine.tiles import Tile
from ..drills import dealt_tables
from ..drills.dealing import number_from
from ..steps import StepKind
from .checks import SkillCheck, can_be_laid
from .racks import rack_notation
from .sentences import game_text, named, text_for, with_cards
from .skills import Difficulty
from .tasks import PracticeTask, WhyWrong, practice_task, spelled

LEVELS = {Technique.LAY: 0, Technique.ADD: 0, Technique.TAKE_FOURTH: 1, Technique.TAKE_END: 1}
"""How difficult each technique of laying a tile is: 0, 1 or, for those that are not listed, 2."""

MOST_RIGHT = 2
"""The greatest number of tiles on the rack of a task that can be laid."""

# The numbers of melds on the table and of tiles on the rack, how difficult it is to lay a tile (`LEVELS`),
# and the least number of tiles that only seem to fit.
_REARRANGED = {Difficulty.EASY: (3, 5, 0, 0), Difficulty.MIDDLE: (4, 6, 1, 1), Difficulty.HARD: (5, 6, 2, 1)}
_ADDED = {Difficulty.EASY: (3, 5, 0, 0), Difficulty.MIDDLE: (5, 6, 0, 2), Difficulty.HARD: (6, 8, 0, 4)}


def laying_level(spread: TableMelds, tile: Tile, rules: Ruleset) -> int | None:
    """Return how difficult it is, from 0 to 2, to lay *tile* without laying any other tile from the rack.

    *spread* are the melds on the table. The result is 0 if the tile is simply added to a meld, 1 if another
    tile has to be taken from the end of a run or from a group of four, otherwise 2. It is None if the tile
    cannot be laid, or if a short search finds no way to lay it.
    """
    technique = dealt_tables.hardest_step(spread, tile, rules)
    return None if technique is None else LEVELS.get(technique, 2)


def which_can_be_laid(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """Deal melds on a table and a rack; the task is to choose a tile that can be laid now.

    Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    melds, size, wanted, near = (_REARRANGED if rules.rearranges else _ADDED)[band]
    rows = dealt_tables.dealt_table(draw, rules, melds)
    if rows is None:
        return None
    if rules.tiles.jokers and band is not Difficulty.EASY and draw.random() < 0.4:
        row = dealt_tables.dealt_meld(draw, rules, 3, 4)
        rows[0] = dealt_tables.with_joker(row, number_from(draw, 0, len(row) - 1))
    spread = TableMelds(tuple(rows)).in_order(rules)
    kinds = [each for each in shuffled(rules.tiles.kinds, draw) if dealt_tables.box_has(rows, rules, each)]
    wrong = [each for each in kinds if not dealt_tables.can_lay_alone(spread, each, rules)]
    others = (each for each in kinds if each not in wrong and laying_level(spread, each, rules) == wanted)
    right = list(islice(others, number_from(draw, 1, MOST_RIGHT)))
    tempting = [each for each in wrong if temptation(spread, each, rules)]
    if not right or len(tempting) < near:
        return None
    tempting.sort(key=lambda each: -temptation(spread, each, rules))
    rack = [*right, *tempting[: number_from(draw, near, near + 2)]]
    rack += [each for each in wrong if each not in rack][: size - len(rack)]
    start = rack_notation(rack, draw)
    good = can_be_laid(spread, tuple(sorted(rack)), rules)
    if not dealt_tables.box_has(rows, rules, *rack) or not good or len(good) > MOST_RIGHT:
        return None
    first, technique = good[0], dealt_tables.hardest_step(spread, good[0], rules)
    if technique is None or any(each in wrong for each in good):
        return None  # a tile that can be laid only together with others would need another skill
    return practice_task(
        StepKind.CHOOSE,
        start,
        game_text(rules, "practice-laid", game=rules.name),
        SkillCheck("can-be-laid", spread),
        why=text_for(
            "practice-laid-why", how=str(technique), tile=named(first), more=named(good[-1]), count=len(good)
        ),
        wrong={spelled([each]): obstacle(spread, each, rules) for each in rack if each not in good},
        clause=rules.rearranging.clause if rules.rearranges else rules.laying.add_clause,
        spread=spread,
    )


# -- why a tile cannot be laid ---------------------------------------------------------------------------


def gap_to_run(tile: Tile, low: Tile, high: Tile) -> int:
    """Return the number of tiles missing between a tile and the nearer end of a run of the same colour.

    It is 0 if the tile can be added to the run. *low* and *high* are the first and the last tile of the run.
    If *tile* is a 1, it counts as the lowest number, not as the highest.
    """
    number, first, last = tile.number or 0, low.number or 0, high.number or 0
    return min(abs(first - number), abs(number - (14 if last == 1 else last))) - 1


class Obstacle(NamedTuple):
    """The reason why a tile that seems to fit cannot be laid.

    `key` selects the message that gives the reason. The message always names the tile itself. If it also
    names other tiles, `others` maps its arguments, such as "missing", to these tiles. If laying such a tile
    is a common mistake, `known` is the name of the mistake (see `KNOWN_MISTAKES`), otherwise "".
    """

    key: str
    known: str = ""
    others: Mapping[str, Tile] = MappingProxyType({})


def obstacle(spread: TableMelds, tile: Tile, rules: Ruleset) -> WhyWrong:
    """Return the reason why a tile cannot be laid, and the mistake that a player who tries to lay it makes.

    The mistake is one of `KNOWN_MISTAKES`, or "" if this is not a common one. *spread* holds the melds on the
    table.
    """
    found = next(_obstacles(spread, tile, rules), Obstacle("nothing"))
    places = {name: named(each) for name, each in {"tile": tile, **found.others}.items()}
    return game_text(rules, f"practice-laid-{found.key}", **places), found.known


@lru_cache(maxsize=4096)
def temptation(spread: TableMelds, tile: Tile, rules: Ruleset) -> int:
    """Return how likely a learner is to think that a tile can be laid, although it cannot.

    The result is 2 if this is a common mistake, 1 if the tile seems to fit, otherwise 0. *spread* are the
    melds on the table.
    """
    found = next(_obstacles(spread, tile, rules), None)
    return 0 if found is None else 2 if found.known else 1


def _obstacles(spread: TableMelds, tile: Tile, rules: Ruleset) -> Iterator[Obstacle]:
    """Yield the reasons why a tile cannot be laid, although it seems to fit one of the melds *spread*."""
    rows = [read_row(row, rules).row for row in spread.melds]
    runs = [row for row in rows if dealt_tables.is_run(row, rules)]
    own = [_without_jokers(row) for row in runs if row[0].colour is tile.colour]
    number = tile.number or 0
    if number == 1 and not rules.runs.high and any(row[-1].number == 13 for row in own):
        yield Obstacle("high-one", "ace-high" if with_cards(rules) else "high-one-rummikub")
    for row in rows:
        if row not in runs and any(each.number == number for each in row if not each.joker):
            if len(row) >= 4:
                yield Obstacle("full", "fifth-tile" if rules.rearranges else "fifth-on-group")
            elif tile in row:
                yield Obstacle("colour", "two-reds")
    yield from _group_obstacles(runs, tile, rules)
    for row in own:
        if tile in row:
            yield Obstacle("twin")
        elif gap_to_run(tile, row[0], row[-1]) == 1 and number != 1:
            between = number + (1 if number < (row[0].number or 0) else -1)
            yield Obstacle("gap", others={"missing": Tile(tile.colour, between)})


def _without_jokers(row: dealt_tables.Row) -> dealt_tables.Row:
    """Return a run with each Joker replaced by the tile that it stands for."""
    return tuple(each.stands_for or each if each.joker else each for each in row)


def _group_obstacles(runs: list[dealt_tables.Row], tile: Tile, rules: Ruleset) -> Iterator[Obstacle]:
    """Yield reasons why a tile cannot form a new group with tiles that now lie in *runs* on the table.

    Nothing is yielded if the runs contain the number of *tile* in fewer than two other colours.
    """
    mates = {
        each: row for row in runs for each in row
        if not each.joker and each.number == tile.number and each.colour is not tile.colour
    }  # fmt: skip
    if len({each.colour for each in mates}) < 2:
        return
    if not rules.rearranges:
        yield Obstacle("apart")
        return
    for mate, row in mates.items():
        if len(row) == 3:
            yield Obstacle("three", "leaves-two", {"mate": mate})
        elif len(row) == 4 and mate not in (row[0], row[-1]):
            yield Obstacle("middle", "middle-of-four", {"mate": mate})
