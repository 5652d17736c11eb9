"""What the coach of a game of laying counts for every discard, against trying all unseen tiles."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import comb

import pytest

from engine.open_games.plain_turn import _longer
from rummy_widget.engine.game.phase import Phase
from rummy_widget.engine.game.play_out import positions
from rummy_widget.engine.game.players.laying import DiscardChoice, discards
from rummy_widget.engine.game.view import View
from rummy_widget.engine.rules import BASIC_RUMMY, RUMMY_45, Ruleset, switched
from rummy_widget.engine.tiles import JOKER, Tile

GAMES = (
    RUMMY_45,
    BASIC_RUMMY,
    switched(RUMMY_45, {"take_discard": "never", "joker_at_once": "no"}),
    switched(RUMMY_45, {"extra_joker": "instead_of_draw"}),
)


@pytest.mark.parametrize("rules", GAMES, ids=range(len(GAMES)))
def test_pairs_and_melds_are_those_that_trying_every_tile_finds(rules: Ruleset) -> None:
    told = hold_discards(rules, range(1))
    assert told["discards"] > 100
    if rules.tiles.jokers:
        assert min(told["a pair with a Joker"], told["a Joker fits"]) > 0 or rules is GAMES[2], told


def hold_discards(rules: Ruleset, seeds: range) -> Counter[str]:
    """Count what every discard of played rounds gives away a second time; return what was met."""
    told: Counter[str] = Counter()
    for seed in seeds:
        for here in positions(seed, ("steady", "simple", "beginner")[: 2 + seed % 2], rules=rules):
            view = here.view(here.seat)
            if here.over or not view.settings.rules.has_discards or view.phase is not Phase.DISCARD:
                continue
            told["positions"] += 1
            unseen = _unseen(view)
            for each in discards(view):
                told["discards"] += 1
                told["a Joker fits"] += each.tile is JOKER and bool(each.fits)
                told["a pair with a Joker"] += unseen[JOKER] > 0 and each.pairs > 0
                _hold(view, each, unseen, rules)
    return told


def _hold(view: View, each: DiscardChoice, unseen: Counter[Tile], rules: Ruleset) -> None:
    fits = tuple(
        place
        for place, row in enumerate(view.spread.melds, 1)
        if next(_longer(row, each.tile, rules), None) is not None
    )
    assert each.fits == fits, (each, view.spread)
    never = str(view.settings.turn.take_discard) == "never"
    pairs = 0 if never or each.tile is JOKER else sum(
        comb(unseen[one], 2) if one == two else unseen[one] * unseen[two]
        for one, two in partners(each.tile, rules)
    )  # fmt: skip
    assert each.pairs == pairs, (each, unseen)


def _unseen(view: View) -> Counter[Tile]:
    """The tiles of the box that this seat has not seen, the extra Jokers that were taken among them."""
    tiles = view.settings.rules.tiles
    box = Counter(dict.fromkeys(tiles.kinds, tiles.copies))
    box[JOKER] = tiles.jokers + sum(view.extra)
    return box - Counter(
        [*view.hand, *(each.kind for each in view.spread.tiles), *(d.tile for d in view.row)]
    )


@cache
def partners(tile: Tile, rules: Ruleset) -> tuple[tuple[Tile, Tile], ...]:
    """Every pair of kinds that makes a meld with a tile, by R45-3 and BR-2."""
    kinds = [*rules.tiles.kinds, *([JOKER] if rules.tiles.jokers else [])]
    high = str(rules.runs.one) == "low_or_high"
    return tuple(
        (one, two)
        for one, two in combinations_with_replacement(kinds, 2)
        if _is_meld([each for each in (tile, one, two) if each is not JOKER], high=high)
    )


def _is_meld(naturals: list[Tile], *, high: bool) -> bool:
    """Whether three tiles are a meld, those that are not here being Jokers."""
    numbers = [each.number or 0 for each in naturals]
    colours = {each.colour for each in naturals}
    if len(set(numbers)) == 1 and len(colours) == len(naturals):
        return True
    lines = [numbers, [14 if each == 1 else each for each in numbers]] if high else [numbers]
    spans = [max(line) - min(line) for line in lines if len(set(line)) == len(line)]
    return len(colours) == 1 and any(span <= 2 for span in spans)
