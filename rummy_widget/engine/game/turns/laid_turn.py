"""Find the moves of a turn (lay, replace, add) that lead to given melds on the table, as in Rummy 45.

>>> from rummy_widget.engine.game.round import new_game
>>> from rummy_widget.engine.rules import BASIC_RUMMY
>>> from rummy_widget.engine.table_melds import parse_table
>>> moves_of_turn(new_game(2, 7, rules=BASIC_RUMMY), parse_table(""))
()
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from ...faults import Fault
from ...melds.hand import opening_faults
from ...table_melds import TableMelds
from ...table_melds.changes import changes
from ...tiles import Tile
from ..hand import Hand
from ..moves import Move, Verb

if TYPE_CHECKING:
    from ..round import Round

Row = tuple[Tile, ...]


def moves_of_turn(game: Round, goal: TableMelds) -> tuple[Move, ...]:
    """Return the moves with which the current player turns the melds on the table into the melds *goal*.

    First come new melds from the hand, then tiles that replace Jokers, then tiles that are added to melds,
    and last new melds with the Jokers that were replaced. *goal* must be a table that `judge_play` allows.
    Raises RulesError if one of the moves is forbidden for another reason, for example because nothing would
    be left to discard.
    """
    rules, made = game.settings.rules, list[Move]()
    goal = goal.in_order(rules)
    pairs = list(zip(changes(game.spread, goal).continued, goal.melds, strict=True))
    old = [(source, game.spread.melds[source], row) for source, row in pairs if source is not None]
    now, later = _now_and_later([row for source, row in pairs if source is None], game.hand)
    if later and not _opens(game, now):
        # Melds with a Joker from the table are first laid without it, so that their points can open.
        for row in later:
            part = max(_naturals(row), key=len, default=())
            old.append((len(game.spread.melds) + len(now), part, row))
            now.append(part)
        later = []
    if now:
        made.append(Move(Verb.LAY, spread=TableMelds(tuple(now))))
    for verb, found in ((Verb.REPLACE, _replacing_tiles), (Verb.ADD, _added_tiles)):
        made += [Move(verb, tile, place + 1) for place, row, wanted in old for tile in found(row, wanted)]
    if later:
        made.append(Move(Verb.LAY, spread=TableMelds(tuple(later))))
    for move in made:
        game = game.after(move)
    return tuple(made)


def _now_and_later(rows: Sequence[Row], hand: Hand) -> tuple[list[Row], list[Row]]:
    """Divide *rows* into melds that the hand can lay now, and melds that first need Jokers from the table.

    The tiles of the hand are first used for melds with few Jokers.
    """
    now, later = list[Row](), list[Row]()
    for row in sorted(rows, key=lambda row: sum(each.joker for each in row)):
        left = hand.without(row)
        (later if left is None else now).append(row)
        hand = left or hand
    return now, later


def _opens(game: Round, rows: Iterable[Row]) -> bool:
    """Return whether the player has opened, or would open by laying the melds *rows*.

    To open is to lay melds for the first time; the rules may require that they are worth a number of points.
    """
    rules = game.settings.rules
    if rules.opening is None or game.opened[game.seat]:
        return True
    read = TableMelds(tuple(rows)).read(rules)
    return not opening_faults([each for each in read if not isinstance(each, Fault)], rules.opening)


def _naturals(row: Row) -> Iterator[Row]:
    """Yield the natural tiles of a meld, divided into the parts between its Jokers."""
    return (tuple(part) for joker, part in groupby(row, key=lambda each: each.joker) if not joker)


def _replacing_tiles(row: Row, wanted: Row) -> Iterator[Tile]:
    """Yield the tiles that replace Jokers of the meld *row* when it becomes the meld *wanted*.

    In a run, these are the tiles for which the Jokers stand; in a group, they are tiles that weren't in it.
    """
    for joker in (each for each in row if each.joker):
        if joker.colour is not None and joker.stands_for in wanted:
            yield joker.stands_for
    gone = sum(each.joker for each in row) - sum(each.joker for each in wanted)
    if gone > 0 and not any(each.joker and each.colour for each in row):
        yield from sorted((Counter(wanted) - Counter(row)).elements())[:gone]


def _added_tiles(row: Row, wanted: Row) -> Iterator[Tile]:
    """Yield the tiles to add to the meld *row* to make it the meld *wanted*.

    They are yielded in an order in which they can be added one by one.
    """
    start = next((at for at in range(len(wanted)) if _same(row, wanted[at : at + len(row)])), None)
    if start is not None:
        yield from reversed(wanted[:start])
        yield from wanted[start + len(row) :]
        return
    more = Counter(each.kind for each in wanted) - Counter(each.kind for each in row)
    for tile in _replacing_tiles(row, wanted):
        more[tile] -= 1
    yield from sorted((+more).elements())


def _same(row: Row, part: Row) -> bool:
    """Return whether *part* is *row*, or *row* with Jokers replaced by the tiles that they stand for."""
    return len(row) == len(part) and all(
        a == b or (a.joker and a.stands_for == b) for a, b in zip(row, part, strict=True)
    )
