"""Tasks about a turn on the table: which tile of the rack can be laid now (RK-3, R45-5, BR-4)."""

from __future__ import annotations

from itertools import islice
from random import Random

from ...engine.rules import Ruleset
from ...engine.shuffle import shuffled
from ...engine.solver.open_games.steps import Technique
from ...engine.table_melds import TableMelds
from ...engine.tiles import Tile
from ..drills.dealing import number_from
from ..drills.dealt_tables import dealt_meld, dealt_table, fits, goes_alone, way_of, with_joker
from ..steps import StepKind
from .checks import SkillCheck, can_be_laid
from .felt import obstacle, said_of, tempts
from .racks import lying
from .sentences import named, text_for
from .skills import Difficulty
from .tasks import PracticeTask, practice_task, spelled

LEVELS = {Technique.LAY: 0, Technique.ADD: 0, Technique.TAKE_FOURTH: 1, Technique.TAKE_END: 1}
"""How much a step asks for; the others ask for two."""

MOST_RIGHT = 2

# Melds on the table, tiles on the rack, the level of the turn, and near misses at least.
_REARRANGED = {Difficulty.EASY: (3, 5, 0, 0), Difficulty.MIDDLE: (4, 6, 1, 1), Difficulty.HARD: (5, 6, 2, 1)}
_ADDED = {Difficulty.EASY: (3, 5, 0, 0), Difficulty.MIDDLE: (5, 6, 0, 2), Difficulty.HARD: (6, 8, 0, 4)}


def level(spread: TableMelds, tile: Tile, rules: Ruleset) -> int | None:
    """Return how much it takes to lay a tile alone; None where that can't be done."""
    way = way_of(spread, tile, rules)
    return None if way is None else LEVELS.get(way, 2)


def which_can_be_laid(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """A table and a rack: which tile goes there now?"""
    melds, size, wanted, near = (_REARRANGED if rules.rearranges else _ADDED)[band]
    rows = dealt_table(draw, rules, melds)
    if rows is None:
        return None
    if rules.tiles.jokers and band is not Difficulty.EASY and draw.random() < 0.4:
        row = dealt_meld(draw, rules, 3, 4)
        rows[0] = with_joker(row, number_from(draw, 0, len(row) - 1))
    spread = TableMelds(tuple(rows)).settled(rules)
    kinds = [each for each in shuffled(rules.tiles.kinds, draw) if fits(rows, rules, each)]
    wrong = [each for each in kinds if not goes_alone(spread, each, rules)]
    others = (each for each in kinds if each not in wrong and level(spread, each, rules) == wanted)
    right = list(islice(others, number_from(draw, 1, MOST_RIGHT)))
    tempting = [each for each in wrong if tempts(spread, each, rules)]
    if not right or len(tempting) < near:
        return None
    tempting.sort(key=lambda each: -tempts(spread, each, rules))
    rack = [*right, *tempting[: number_from(draw, near, near + 2)]]
    rack += [each for each in wrong if each not in rack][: size - len(rack)]
    lies = lying(rack, draw)
    goes = can_be_laid(spread, tuple(sorted(rack)), rules)
    if not fits(rows, rules, *rack) or not goes or len(goes) > MOST_RIGHT:
        return None
    first, way = goes[0], way_of(spread, goes[0], rules)
    if way is None or any(each in wrong for each in goes):
        return None  # it goes only together with another: to see that is another thing
    return practice_task(
        StepKind.CHOOSE,
        lies,
        said_of(rules, "practice-laid", game=rules.name),
        SkillCheck("can-be-laid", spread),
        why=text_for(
            "practice-laid-why", how=str(way), tile=named(first), more=named(goes[-1]), count=len(goes)
        ),
        wrong={spelled([each]): obstacle(spread, each, rules) for each in rack if each not in goes},
        clause=rules.rearranging.clause if rules.rearranges else rules.laying.add_clause,
        spread=spread,
    )
