"""`judge_play`: judging a turn by the melds on the table before and after it, in any open game.

In open games melds are laid on the table during play.
"""

from __future__ import annotations

from ..faults import Fault
from ..rules import Ruleset, check_inputs
from ..tiles import Tiles, as_tiles
from .laying import MeldTurnJudge
from .melds_on_table import TableLike, as_table_melds
from .play import Play as Play
from .rearranging import RearrangingTurn


def judge_play(
    before: TableLike, after: TableLike, rack: Tiles, *, rules: Ruleset, opened: bool = True
) -> Play | tuple[Fault, ...]:
    """Judge a turn by the melds on the table: return it as a `Play`, or all faults if it isn't allowed.

    *before* and *after* are the melds before and after the turn. *rack* holds the tiles that the player had
    at the beginning of the turn; if a turn begins with drawing a tile, the drawn tile is one of them.
    *opened* is whether the player had already opened before this turn, that is, laid first melds as the rules
    require. Raises ValueError for a game in which nothing is laid on the table.

    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> judge_play("r5 r6 r7", "r5 r6 r7 r8", "r8 k1", rules=RUMMIKUB).tiles
    (tile('r8'),)
    >>> judge_play("r5 r6 r7", "r5 r6 r7 r8", "r8 k1", rules=RUMMIKUB, opened=False)
    (<Fault touched_in_opening: r5 r6 r7 (RK-8)>, <Fault opening_too_low: r8 (RK-2)>)

    In games such as Rummy 45, melds are never taken apart:

    >>> from rummy_widget.engine.rules import RUMMY_45
    >>> judge_play("r5 r6 *r7 r8", "r5 r6 r7 r8 r9 | b9 b10 *b11", "r7 r9 b9 b10 k1", rules=RUMMY_45).count
    4
    >>> judge_play("r5 r6 r7 r8", "r5 r6 r7 | r8 y8 b8", "y8 b8 k1", rules=RUMMY_45)
    (<Fault meld_taken_apart: r5 r6 r7 r8 (R45-3)>,)
    """
    check_inputs(rules)
    old, new, held = as_table_melds(before), as_table_melds(after), as_tiles(rack)
    if not rules.has_table:
        raise ValueError(
            f"no melds lie on the table in {rules!r}; expected rules such as RUMMIKUB or RUMMY_45"
        )
    if not rules.rearranges:
        return MeldTurnJudge(old, new, held, rules, opened=opened).judge()
    turn = RearrangingTurn(old, held, rules, opened=opened)
    change = turn.change(new)
    return turn.play(change) or turn.faults(change)
