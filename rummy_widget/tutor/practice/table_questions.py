"""What is asked of melds that lie on a table, as the engine has the answers.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> from rummy_widget.engine.table_melds import parse_table
>>> from rummy_widget.engine.tiles import parse_tiles
>>> before = parse_table("r5 r6 r7 | b9 y9 k9")
>>> [str(each) for each in can_be_laid(before, parse_tiles("k1 r4 r9"), RUMMIKUB)]
['r4', 'r9']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Any

from ...engine.faults import Fault
from ...engine.game.settlement import costs, settle_blocked, settle_out
from ...engine.rules import CaughtScore, Ruleset
from ...engine.solver.open_games.best import best_play, most_tiles
from ...engine.table_melds import TableMelds, judge_play
from ...engine.table_melds.melds_on_table import known
from ...engine.tiles import Tile
from ..checks import CheckInput
from ..drills.dealt_tables import Row, keeping_none

# -- which tile can be laid -----------------------------------------------------------------------


@lru_cache(maxsize=512)
def can_be_laid(spread: TableMelds, rack: Row, rules: Ruleset) -> tuple[Tile, ...]:
    """The tiles of a rack that some turn of a player who is open lays."""
    free = keeping_none(rules)
    held = tuple(sorted(rack))

    def most(tiles: Row) -> int:
        if rules.rearranges:
            return most_tiles(spread, tiles, rules=rules)
        play = best_play(spread, tiles, rules=free)
        return 0 if play is None else play.count

    found: set[Tile] = set()
    for size in range(1, min(most(held), len(held) - rules.kept) + 1):
        for some in dict.fromkeys(combinations(held, size)):
            if not found.issuperset(some) and most(some) == size:
                found.update(some)
    return tuple(sorted(found))


def _can_be_laid(shown: CheckInput, spread: TableMelds) -> bool:
    """One tile is chosen, and some turn lays it."""
    rack = tuple(sorted(each.kind for each in shown.tiles))
    return len(shown.chosen) == 1 and shown.chosen[0].kind in can_be_laid(spread, rack, shown.rules)


# -- what a Joker stands for ----------------------------------------------------------------------


def meanings(spread: TableMelds, place: tuple[int, int], rules: Ruleset) -> frozenset[Tile]:
    """What a Joker may stand for: the meld that it lies in, and which of its Jokers it is, from the left."""
    found = known(spread.melds[place[0]], rules).lying
    assert found is not None
    return found.jokers[place[1]]


def _stands_for(shown: CheckInput, value: tuple[TableMelds, tuple[int, int]]) -> bool:
    """One tile is chosen, and the Joker stands for it, or may."""
    return len(shown.chosen) == 1 and shown.chosen[0].kind in meanings(*value, shown.rules)


# -- what may be done with a Joker ----------------------------------------------------------------


@lru_cache(maxsize=512)
def forbidden(before: TableMelds, after: TableMelds, rack: Row, rules: Ruleset) -> tuple[Fault, ...]:
    """Everything that forbids a turn; nothing where it is allowed."""
    found = judge_play(before, after, rack, rules=rules)
    return found if isinstance(found, tuple) else ()


def _may(shown: CheckInput, value: tuple[TableMelds, TableMelds]) -> bool:
    """What is answered is whether the turn is allowed."""
    rack = tuple(sorted(each.kind for each in shown.tiles))
    return shown.answer == ("no" if forbidden(*value, rack, shown.rules) else "yes")


# -- what is caught -------------------------------------------------------------------------------


def caught(rack: Row, how: str, winners: Row, rules: Ruleset) -> int:
    """What a rack costs, or gives to the winner where nobody loses anything.

    *how* the round ends: "out", "at_once" (the winner had laid nothing before), or "blocked": then *winners*
    are the tiles of the one who has fewest.
    """
    score = rules.score
    assert score is not None
    if not isinstance(score, CaughtScore):
        return costs(score, rack)
    if how == "blocked":
        settled = settle_blocked(score, (rack, winners))
    else:
        settled = settle_out(score, (rack, ()), 1, at_once=how == "at_once")
    return settled.totals(2)[1]


def _caught(shown: CheckInput, value: tuple[str, Row]) -> bool:
    """What is answered is what the rack costs, or gives to the winner."""
    return shown.answer == caught(tuple(each.kind for each in shown.tiles), *value, shown.rules)


JUDGES: Mapping[str, Callable[[CheckInput, Any], bool]] = {
    "can-be-laid": _can_be_laid,
    "stands-for": _stands_for,
    "may": _may,
    "caught": _caught,
}
