"""A turn of laying as moves of the game: which order of layings, additions and Jokers taken is allowed.

>>> from rummy_widget.game.laying.position import begin
>>> from rummy_widget.game.settings import Settings
>>> from rummy_widget.rules import BASIC_RUMMY
>>> from rummy_widget.spread import parse_spread
>>> [move.notation() for move in moves_to(begin(Settings(2, rules=BASIC_RUMMY), seed=7), parse_spread(""))]
[]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from ...faults import RulesError
from ...spread import Spread
from ...spread.changes import changes
from ...tiles import Tile
from ..moves import Move, Verb
from .position import LayingPosition

__all__ = ["moves_to"]


def moves_to(position: LayingPosition, goal: Spread) -> tuple[Move, ...]:
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


def _reached(spread: Spread, goal: Spread) -> bool:
    return Counter(map(_row, spread.melds)) == Counter(map(_row, goal.melds))


def _row(row: tuple[Tile, ...]) -> tuple[Tile, ...]:
    return tuple(sorted(each.kind for each in row))


def _candidates(here: LayingPosition, goal: Spread) -> Iterator[Move]:
    """What could be done next: new melds, as many at once as go; Jokers for their tiles; tiles added."""
    sources = changes(here.spread, goal).continued
    new = [goal.melds[at] for at, source in enumerate(sources) if source is None]
    hand = Counter(here.hand)
    fresh = [row for row in new if not Counter(each.kind for each in row) - hand]
    for count in range(len(fresh), 0, -1):
        for rows in combinations(fresh, count):
            if not Counter(each.kind for row in rows for each in row) - hand:
                yield Move(Verb.LAY, spread=Spread(rows))
    for at, source in enumerate(sources):
        if source is None:
            continue
        old, wanted = Counter(_row(here.spread.melds[source])), Counter(_row(goal.melds[at]))
        more = sorted((wanted - old).elements())
        if old - wanted:  # a Joker has gone from here
            for each in more:
                yield Move(Verb.REPLACE, each, source + 1)
        for each in (*more, *reversed(more)):
            yield Move(Verb.ADD, each, source + 1)
