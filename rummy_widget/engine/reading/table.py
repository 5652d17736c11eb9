"""Reading the table in the middle of a turn: each row of tiles, and whether the turn could end now.

A row of tiles on the table is called a *tray*; it may or may not be a valid meld.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> from rummy_widget.engine.tiles import parse_tiles
>>> [str(read_tray(parse_tiles(row), RUMMIKUB).state) for row in ("r5 r6 r7", "r5 r6", "r5 b6 k1", "r5")]
['valid', 'unfinished', 'fault', 'unfinished']
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from ..faults import Fault
from ..layout import Layout
from ..melds import completions, read_meld
from ..melds.hand import opening_value
from ..rules import Opening, Ruleset
from ..table_melds import DraftTurn, Play, TableMelds, draft_of, judge_play, rows_of
from ..tiles import Tile
from .rack import Segment, SegmentState


def read_tray(tiles: Sequence[Tile], rules: Ruleset) -> Segment:
    """Read one row of the table as a single meld; return it as a `Segment`, with its meld or its fault.

    Unlike a row of a rack, a row of the table is never divided into several melds. If it is part of a meld in
    which only one tile is missing, `Segment.completions` lists the tiles that would complete it. The shelf
    and slot of the result are always 0.
    """
    row = tuple(tiles)
    judged = read_meld(row, rules)
    if not isinstance(judged, Fault):
        return Segment(0, 0, row, SegmentState.VALID, (judged,))
    if not judged.code.unfinished:
        return Segment(0, 0, row, SegmentState.FAULT, fault=judged)
    one_more = len(row) > 1 and judged.wanted == len(row) + 1 and not all(each.joker for each in row)
    found = completions(row, rules) if one_more else ()
    return Segment(0, 0, row, SegmentState.UNFINISHED, fault=judged, completions=found)


def opening_points(layout: Layout, opening: Opening, rules: Ruleset) -> int:
    """Return how many points the player has laid so far in this turn, as counted for opening.

    To open is to lay melds for the first time, and *opening* are the rules for it. Only melds made entirely
    of tiles laid in this turn count.
    """
    own = [
        row for row, ids in zip(rows_of(layout), layout.trays, strict=True) if layout.table.isdisjoint(ids)
    ]
    return opening_value([meld for row in own for meld in read_tray(row, rules).melds], opening)


@dataclass(frozen=True, slots=True)
class TableReading:
    """What a player has done on the table in the middle of a turn, and whether the turn could end now.

    Attributes:
        before: the melds on the table at the beginning of the turn.
        draft: the turn so far: the melds now, the tiles that were laid, and the tiles left on the rack.
        trays: each row on the table now, with its meld or what is wrong with it.
        judged: the play (what the player did in the turn) if the turn can end now; otherwise the faults that
            keep it from ending.
    """

    before: TableMelds
    draft: DraftTurn
    trays: tuple[Segment, ...]
    judged: Play | tuple[Fault, ...] = field(repr=False)

    @property
    def play(self) -> Play | None:
        """What the player does in this turn if it ends now; None if the rules don't allow it to end."""
        return self.judged if isinstance(self.judged, Play) else None

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Everything that keeps the turn from ending now; empty if the turn can end."""
        return () if isinstance(self.judged, Play) else self.judged

    @property
    def touched(self) -> bool:
        """Whether the melds on the table differ from those at the beginning of the turn."""
        return not same_rows(self.before.melds, self.draft.after.melds)


@lru_cache(maxsize=64)
def same_rows(one: tuple[tuple[Tile, ...], ...], other: tuple[tuple[Tile, ...], ...]) -> bool:
    """Return whether two tables consist of the same rows of tiles.

    The order of the rows, and of the tiles in a row, doesn't matter. All Jokers count as equal, whatever they
    stand for.
    """
    kinds = [Counter(tuple(sorted(each.kind for each in row)) for row in rows) for rows in (one, other)]
    return kinds[0] == kinds[1]


@lru_cache(maxsize=1024)
def read_table(layout: Layout, before: TableMelds, rules: Ruleset, *, opened: bool = True) -> TableReading:
    """Read the table in the middle of a turn: each row of tiles, and whether the turn could end now.

    *layout* gives the places of the tiles now. *before* contains the melds that were on the table when the
    turn began. *opened* is whether the player had opened before this turn, that is, had laid first melds as
    the rules require.

    >>> from rummy_widget.engine.layout import parse_arrangement
    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> from rummy_widget.engine.table_melds import layout_of, parse_table
    >>> before = parse_table("r5 r6 r7")
    >>> layout = layout_of(before, parse_arrangement("r8 k1"))
    >>> read_table(layout.moved([0], 2, 3), before, RUMMIKUB).play.tiles
    (tile('r8'),)
    >>> [str(fault.code) for fault in read_table(layout.moved([1], 2, 3), before, RUMMIKUB).faults][:1]
    ['wrong_colour']
    """
    draft = draft_of(layout)
    return TableReading(
        before,
        draft,
        tuple(read_tray(row, rules) for row in draft.after.melds),
        judge_play(before, draft.after, draft.held, rules=rules, opened=opened),
    )


def layouts_that_fit(layout: Layout, tiles: Sequence[int], rules: Ruleset) -> tuple[Layout, ...]:
    """Return the layouts in which some tiles were moved together to one row of the table and made it a meld.

    *tiles* are the ids of the tiles. Each row that contains none of these tiles is tried, at both of its
    ends, and so is a new row. There is at most one layout for each row.
    """
    found = []
    for at, tray in enumerate(layout.trays):
        if set(tray) & set(tiles):
            continue
        for slot in dict.fromkeys((len(tray), 0)):
            after = layout.moved(tiles, at + 2, slot)
            row = next(row for row, ids in zip(rows_of(after), after.trays, strict=True) if tiles[0] in ids)
            if read_tray(row, rules).state is SegmentState.VALID:
                found.append(after)
                break
    if read_tray(tuple(layout.tiles[id].kind for id in tiles), rules).state is SegmentState.VALID:
        found.append(layout.in_new_tray(tiles, len(layout.trays)))
    return tuple(found)
