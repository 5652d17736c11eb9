"""`judge_play`: judging a turn by the melds on the table before and after it, in any open game."""

from __future__ import annotations

from ..faults import Fault
from ..rules import Ruleset, check_given
from ..tiles import Tiles, as_tiles
from .laying import MeldTurnJudge
from .melds_on_table import Spreads, as_spread
from .play import Play as Play
from .rearranging import RearrangingTurn


def judge_play(
    before: Spreads, after: Spreads, rack: Tiles, *, rules: Ruleset, opened: bool = True
) -> Play | tuple[Fault, ...]:
    """Judge a turn by the melds before and after it: return the play, or all faults if it isn't allowed.

    *rack* are the tiles that the player held when the turn began (with the one drawn, in a game of laying),
    *opened* says whether the player had opened before. Raises ValueError for a game without a table.

    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> judge_play("r5 r6 r7", "r5 r6 r7 r8", "r8 k1", rules=RUMMIKUB).tiles
    (tile('r8'),)
    >>> judge_play("r5 r6 r7", "r5 r6 r7 r8", "r8 k1", rules=RUMMIKUB, opened=False)
    (<Fault touched_in_opening: r5 r6 r7 (RK-8)>, <Fault opening_too_low: r8 (RK-2)>)

    In a game of laying melds are never taken apart:

    >>> from rummy_widget.engine.rules import RUMMY_45
    >>> judge_play("r5 r6 *r7 r8", "r5 r6 r7 r8 r9 | b9 b10 *b11", "r7 r9 b9 b10 k1", rules=RUMMY_45).count
    4
    >>> judge_play("r5 r6 r7 r8", "r5 r6 r7 | r8 y8 b8", "y8 b8 k1", rules=RUMMY_45)
    (<Fault meld_taken_apart: r5 r6 r7 r8 (R45-3)>,)
    """
    check_given(rules)
    old, new, held = as_spread(before), as_spread(after), as_tiles(rack)
    if not rules.has_table:
        raise ValueError(
            f"no melds lie on the table in {rules!r}; expected rules such as RUMMIKUB or RUMMY_45"
        )
    if not rules.rearranges:
        return MeldTurnJudge(old, new, held, rules, opened=opened).judged()
    turn = RearrangingTurn(old, held, rules, opened=opened)
    change = turn.change(new)
    return turn.play(change) or turn.faults(change)
