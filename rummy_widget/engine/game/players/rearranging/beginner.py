"""Plays by eye: lays melds of the rack, adds to those of the table, rearranges nothing, overlooks things."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ....melds import meld_of
from ....melds.hand import lays, melds_in
from ....rules import Ruleset
from ....table_melds import Play, TableMelds, judge_play
from ....tiles import JOKER, Tile
from ...moves import Move, Verb
from ...view import View

__all__ = ["beginner"]

# How often it does not see what lies before it.
OVERLOOKS_TILE = 0.12
OVERLOOKS_OPENING = 0.2
OPENINGS = 20
"""Ways to open that it thinks of before it takes the one with most tiles."""

Row = tuple[Tile, ...]


def beginner(view: View, rng: Random) -> Move:
    """What somebody plays who learned the game last week."""
    seen = [each for each in view.hand if rng.random() >= OVERLOOKS_TILE]
    overlooks = rng.random() < OVERLOOKS_OPENING
    rules, opened = view.settings.rules, view.opened[view.seat]
    after = _laid(view.spread, seen, rules) if opened else None if overlooks else _opened(view, seen)
    if after is None:
        return view.drawing
    # Whatever a Joker on the table forbids, it sees when it looks over the table once more.
    found = judge_play(view.spread, after, view.hand.tiles(), rules=rules, opened=opened)
    return Move(Verb.PLAY, spread=found.after) if isinstance(found, Play) else view.drawing


def _opened(view: View, seen: Sequence[Tile]) -> TableMelds | None:
    """Melds that are worth enough: of the first that come to mind those with most tiles."""
    rules = view.settings.rules
    found = [
        [each.tiles for each in melds] for melds in lays(seen, rules, rules.rearranging.opening, OPENINGS)
    ]
    if not found:
        return None
    return view.spread.with_melds(max(found, key=lambda rows: sum(map(len, rows))))


def _laid(spread: TableMelds, seen: Sequence[Tile], rules: Ruleset) -> TableMelds | None:
    """Melds of the rack, the longest first, then single tiles where they fit."""
    left, on = list(seen), spread
    while melds := [each.tiles for each in melds_in(left, rules)]:
        longest = max(melds, key=len)
        on = on.with_melds([longest])
        for each in longest:
            left.remove(each.kind)
    for tile in [each for each in left if each is not JOKER]:
        on = _added(on, tile, rules) or on
    return on if on is not spread else None


def _added(spread: TableMelds, tile: Tile, rules: Ruleset) -> TableMelds | None:
    for place, row in enumerate(spread.melds):
        found = meld_of((*row, tile), rules) if _near(row, tile) else None
        if found is not None:
            return spread.with_meld_at(place, found.tiles)
    return None


def _near(row: Row, tile: Tile) -> bool:
    return any(each.colour is tile.colour or each.number == tile.number for each in row if not each.joker)
