"""A turn of laying as moves of the game: which order of layings, additions and Jokers taken is allowed.

>>> from rummy_widget.engine.game.round import begin
>>> from rummy_widget.engine.game.settings import Settings
>>> from rummy_widget.engine.rules import BASIC_RUMMY
>>> from rummy_widget.engine.table_melds import parse_table
>>> [move.notation() for move in moves_to(begin(Settings(2, rules=BASIC_RUMMY), seed=7), parse_table(""))]
[]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from ..faults import RulesError
from ..table_melds import TableMelds
from ..table_melds.changes import changes
from ..tiles import Tile
from .moves import Move, Verb
from .round import Round

__all__ = ["moves_to"]


def moves_to(position: Round, goal: TableMelds) -> tuple[Move, ...]:
    """Moves of the seat to play after which the table holds the melds of *goal*.

    *goal* is a turn that `judge_play` allows. What only the round forbids (the very first turn, a card just
    taken, nothing left to discard) raises the RulesError of the move that it stops.
    """
    settled = goal.settled(position.settings.rules)
    here, made = position, list[Move]()
    stopped: RulesError | None = None
    while not _reached(here.spread, settled):
        for move in _candidates(here, settled):
            try:
                after = here.after(move)
            except RulesError as error:
                stopped = stopped or error
                continue
            here, stopped = after, None
            made.append(move)
            break
        else:
            if stopped is not None:
                raise stopped
            raise ValueError("no way to lay this; expected a turn that was judged")
    return tuple(made)


def _reached(spread: TableMelds, goal: TableMelds) -> bool:
    return Counter(map(_row, spread.melds)) == Counter(map(_row, goal.melds))


def _row(row: tuple[Tile, ...]) -> tuple[Tile, ...]:
    return tuple(sorted(each.kind for each in row))


def _candidates(here: Round, goal: TableMelds) -> Iterator[Move]:
    """What could be done next: new melds, as many at once as go; Jokers for their tiles; tiles added."""
    sources = changes(here.spread, goal).continued
    new = [goal.melds[at] for at, source in enumerate(sources) if source is None]
    hand = Counter(here.hand)
    fresh = [row for row in new if not Counter(each.kind for each in row) - hand]
    yield from _layings(fresh, hand)
    for at, source in enumerate(sources):
        if source is None:
            continue
        row, wanted = here.spread.melds[source], goal.melds[at]
        gone, more = Counter(_row(row)) - Counter(_row(wanted)), _added(row, wanted)
        if gone:  # a Joker has gone from here
            for each in more:
                yield Move(Verb.REPLACE, each, source + 1)
        for each in (*more, *reversed(more)):
            yield Move(Verb.ADD, each, source + 1)
        if any(each.joker for each in row):  # it may have gone and come again, elsewhere in the meld
            for each in more:
                yield Move(Verb.REPLACE, each, source + 1)
    # An opening may have to be laid before there is the Joker that one of its melds is to have.
    parts = [part for row in new if row not in fresh for part in _parts(row, hand)]
    yield from _layings([*fresh, *parts], hand)


def _layings(rows: list[tuple[Tile, ...]], hand: Counter[Tile]) -> Iterator[Move]:
    for count in range(len(rows), 0, -1):
        for some in combinations(rows, count):
            if not Counter(each.kind for row in some for each in row) - hand:
                yield Move(Verb.LAY, spread=TableMelds(some))


def _added(row: tuple[Tile, ...], wanted: tuple[Tile, ...]) -> list[Tile]:
    """What a meld is to have more, each Joker as what it is to stand for."""
    old, more = Counter(_row(row)), list[Tile]()
    for each in wanted:
        if old[each.kind]:
            old[each.kind] -= 1
        else:
            more.append(each)
    return sorted(more)


def _parts(row: tuple[Tile, ...], hand: Counter[Tile]) -> Iterator[tuple[Tile, ...]]:
    """The longest rows of a meld that are in hand without the Jokers that are still on the table."""
    own, pieces = Counter(hand), [list[Tile]()]
    for each in row:
        if own[each.kind]:
            own[each.kind] -= 1
            pieces[-1].append(each)
        else:
            pieces.append([])
    longest = max(pieces, key=len)
    if longest:
        yield tuple(longest)
