"""Sentences about the steps of a turn that changes the table, and about why a tile is left on the rack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ...engine.solver.open_games.steps import MeldStep, Technique
from ...engine.solver.open_games.why_not_more import LeftTile, StayReason
from ...engine.tiles import JOKER, Tile
from ..words import say
from .tiles import colour_key, joined, sentence, tile_name, tiles_names


def step_sentence(step: MeldStep) -> str:
    """Return an instruction for one step of a turn in which melds on the table are changed.

    >>> from rummy_widget.engine.solver.open_games.best_play import best_play
    >>> for step in best_play("r3 r4 r5 r6 | y9 b9 k9", "r9 y3 b3").steps:
    ...     print(step_sentence(step))
    Add red 9 to the group of 9s.
    Take red 3 from the end of the red run 3 to 6, and lay it with yellow 3 and blue 3.
    """
    own, target = _names(step.own, "laying-a-joker"), _meld_text(step.target, step)
    if step.technique is Technique.LAY:
        return sentence(say("laying-lay", own=own))
    if not step.source and any(each.joker and each.stands_for in step.own for each in step.target):
        return sentence(say("laying-put", own=own, meld=_meld_text(step.target, step, joker=False)))
    if not step.source:
        return sentence(say("laying-add", own=own, meld=target))
    tiles = _names(step.tiles, "laying-the-joker")
    # The sentence mentions the Joker only once.
    source = _meld_name(step.source, step, joker=not any(each.joker for each in step.tiles))
    how = str(step.technique) if source or step.technique is Technique.JOIN else "rest"
    if step.technique is Technique.REPLACE and len(step.tiles) > 1:
        how = "rest"
    taken = say("laying-from", how=how, tiles=tiles, meld=source or _tiles_text(step.source))
    form = "-".join(name for name, row in (("onto", step.target), ("with", step.own)) if row) or "alone"
    return sentence(say(f"laying-{form}", **{"from": taken}, count=len(step.tiles), target=target, own=own))


def why_it_stays(left: LeftTile, *, same: bool = False) -> str:
    """Return a sentence on why a tile can't be laid, or why it is left on the rack in the best turn.

    *same* is true if there is another turn that lays this tile, and as many tiles in all as the best turn.

    >>> from rummy_widget.engine.solver.open_games.why_not_more import why_not_more
    >>> for left in why_not_more("r8 b8 k8 | r2 r3 r4", "r5 k7 k9 y1").left:
    ...     print(why_it_stays(left))
    Nothing on the table or in your rack fits yellow 1.
    Black 7 could join black 8 and black 9, but black 8 can't leave the group of 8s.
    Black 9 could join black 7 and black 8, but black 8 can't leave the group of 8s.
    """
    key, wanted = f"stays-{left.reason}", tiles_names(left.wanted, "list-or")
    match left.reason:
        case StayReason.MISSING if not left.wanted:
            key = "stays-none"
        case StayReason.MISSING if len(left.wanted) > MOST_NAMED:
            key = "stays-missing-many"
        case StayReason.HELD_BACK if left.meld:
            key = "stays-held"
        case StayReason.HELD_BACK:
            key, wanted = "stays-held-all", tiles_names(left.wanted)
    tile, instead = (_names(tiles, "laying-the-joker") for tiles in ((left.tile,), left.instead))
    beside, meld, gain = tiles_names(left.beside), _meld_text(left.meld), "same" if same else "less"
    return sentence(say(key, tile=tile, wanted=wanted, beside=beside, meld=meld, instead=instead, gain=gain))


MOST_NAMED = 4
"""The largest number of helpful tiles that a sentence names; if there are more, it names none of them."""


def _names(tiles: Iterable[Tile], joker: str) -> str:
    """Return the names of tiles as a list in one string.

    *joker* is the key of the message for a single Joker, which is "a Joker" or "the Joker".
    """
    counted = Counter(tiles)
    names = [say(joker) if tile == JOKER and count == 1 else tiles_names((tile,) * count)
             for tile, count in counted.items()]  # fmt: skip
    return joined(names)


def _meld_text(row: Sequence[Tile], step: MeldStep | None = None, *, joker: bool = True) -> str:
    return _meld_name(row, step, joker=joker) or _tiles_text(row)


def _tiles_text(row: Sequence[Tile]) -> str:
    return joined([tile_name(each.stands_for) if each.stands_for else _names((each,), "laying-the-joker")
                   for each in row])  # fmt: skip


def _meld_name(row: Sequence[Tile], step: MeldStep | None = None, *, joker: bool = True) -> str:
    """Return the name of a group or run, such as "the red run 3 to 6", or "" if the row is unfinished.

    If *joker* is true, the name mentions a Joker in the meld. *step* is the step of a turn that makes or
    changes the meld. If *step* is given, and the meld is a group, the table may have another group of the
    same number; the name then lists the tiles, to tell the two groups apart.
    """
    naturals = [each for each in row if not each.joker]
    numbers = sorted({(each.stands_for or each).number or 0 for each in row} - {0})
    wild = "yes" if joker and len(naturals) < len(row) else "no"
    if len(row) >= 3 and len(naturals) > 1 and len({each.number for each in naturals}) == 1:
        if step is not None and _has_twin(row, step):
            return say("laying-group-of", tiles=_tiles_text(row if joker else naturals))
        return say("laying-group", number=naturals[0].number or 0, joker=wild)
    if len(row) >= 3 and numbers[-1] - numbers[0] < len(row):
        return say("laying-run", colour=say("colour", colour=colour_key(naturals[0])), first=numbers[0],
                   last=numbers[-1], joker=wild)  # fmt: skip
    return ""


def _has_twin(row: Sequence[Tile], step: MeldStep) -> bool:
    """Return whether the table has another group with the same number as the group *row*.

    *row* is a meld that *step* changes or makes, as it is before or after the step. The other group may exist
    before or after the step.
    """
    number = next(each.number for each in row if not each.joker)
    mine = [_kinds(step.makes), _kinds(step.source) - Counter(step.tiles)]
    others = 0
    for each in step.spread.melds:
        if _kinds(each) in mine:
            mine.remove(_kinds(each))
        else:
            others += _is_group(each, number)
    return others + all(_is_group(each, number) for each in (step.source, step.target)) > 0


def _kinds(row: Sequence[Tile]) -> Counter[Tile]:
    return Counter(each.kind for each in row)


def _is_group(row: Sequence[Tile], number: int | None) -> bool:
    return len(row) >= 3 and {each.number for each in row if not each.joker} == {number}
