"""Judging a turn on the table by what lies before it and after it, whatever may be done there."""

from __future__ import annotations

from ..faults import Fault
from ..rules import Ruleset, check_given
from ..tiles import Tiles, as_tiles
from .opening import opening_faults, opening_value
from .play import Play
from .rearranging import Turn, rearranging
from .spread import Spreads, as_spread

__all__ = ["Play", "judge_play", "opening_faults", "opening_value", "rearranging"]


def judge_play(
    before: Spreads, after: Spreads, rack: Tiles, *, rules: Ruleset, opened: bool = True
) -> Play | tuple[Fault, ...]:
    """Judge a turn: the play, or everything that is wrong with it, meld by meld and Joker by Joker.

    *rack* are the tiles that the player held when the turn began, *opened* says whether the player was open
    by then.

    >>> from rummy_widget.rules import RUMMIKUB
    >>> judge_play("r5 r6 r7", "r5 r6 r7 r8", "r8 k1", rules=RUMMIKUB).tiles
    (tile('r8'),)
    >>> judge_play("r5 r6 r7", "r5 r6 r7 r8", "r8 k1", rules=RUMMIKUB, opened=False)
    (<Fault touched_in_opening: r5 r6 r7 (RK-8)>, <Fault opening_too_low: r8 (RK-2)>)
    """
    check_given(rules)
    turn = Turn(as_spread(before), as_tiles(rack), rules, opened=opened)
    change = turn.change(as_spread(after))
    return turn.play(change) or turn.faults(change)
