"""Why a rack is worth its points, and which exchanges of tiles would make it worth more."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ...closes.closings import Closing, PatternRow, score_rows, score_whole
from ...closes.prices import close_rules
from ...faults import Fault
from ...rules import RUMMY_PRO, Ruleset, check_inputs, check_type
from ...tiles import JOKER, Tile
from ..tiling.rack_counts import Rack, as_counts
from . import higher_prices
from .distance import nearest
from .exchanges import Exchange, better_paid_exchanges, jokers_left
from .higher_prices import ExchangeCase, HigherKind, HigherPrice, TileExchange
from .two_exchanges import exchanges_of_two

__all__ = ["Explanation", "HigherKind", "HigherPrice", "TileExchange", "explain"]


@dataclass(frozen=True, slots=True)
class Explanation:
    """An explanation of why fifteen tiles are worth their points, or of how far they are from a close.

    A close is 14 tiles that form melds or another pattern, with one tile left over.

    Attributes:
        rack: the tiles.
        closing: the close that is explained; None if the tiles form no close.
        holds: the results for the patterns that the tiles form; the pattern that gives them their points
            comes first.
        higher: patterns that would be worth more, and the exchanges of tiles that lead to them.
        distance: how many tiles you'd have to exchange before the tiles form a close; 0 if they form one now,
            None if no close is possible.
        missing: if the tiles form no close, the tiles needed for one of the nearest closes.
        changes: if the tiles form no close, the exchanges after which they do, the highest-scoring first.
        tried: 2 if exchanges of two tiles were tried, otherwise 1.
    """

    rack: tuple[Tile, ...]
    closing: Closing | None
    holds: tuple[PatternRow, ...]
    higher: tuple[HigherPrice, ...]
    distance: int | None
    missing: tuple[Tile, ...] = ()
    changes: tuple[TileExchange, ...] = ()
    tried: int = 1


def explain(
    rack: Rack, *, jokers_thrown: int = 0, multiplier: int = 1, rules: Ruleset = RUMMY_PRO,
    closing: Closing | None = None, two: bool = False,
) -> Explanation:  # fmt: skip
    """Explain why a rack is worth its points, and which exchanges of tiles would make it worth more.

    >>> found = explain("r2 r3 r4 | y2 y3 y4 y5 | b5 b6 b7 b8 | k5 k6 k7 ; k9")
    >>> found.closing.points
    250
    >>> for higher in found.higher:
    ...     print(higher.kind, higher.row.pattern, higher.points, len(higher.changes))
    pattern bicolor 500 0
    pattern minor 500 14
    pattern major 500 0
    pattern doubles 1000 0
    pattern grand_care 1000 0
    pattern monocolor 1000 0
    joker_free simple 500 1
    >>> found.higher[1].changes[0].closing
    <Closing minor 500: r1 r2 r3 r4 | y2 y3 y4 y5 | b5 b6 b7 | k5 k6 k7 ; b8>
    >>> found.higher[-1].changes[0].received
    (tile('*'),)

    If the tiles form no close, the explanation says how far they are from a close, and which exchanges lead
    to one.

    >>> found = explain("r2 r3 r4 | y2 y3 y4 y5 | b5 b6 b7 b8 | k5 k6 k13 ; k9")
    >>> found.closing, found.distance, found.missing, len(found.changes)
    (None, 1, (tile('k4'),), 6)

    *closing* is a close of these tiles as the player has laid them out; None if there is none. It is
    explained if no other close of the tiles scores more; otherwise the close that scores the most is
    explained. *jokers_thrown* is how many Jokers the player has discarded, and *multiplier* the factor for
    all points at this table. If *two* is True, exchanges of two tiles are tried if no exchange of one tile is
    enough; this may take a second.
    """
    check_inputs(rules, jokers_thrown, multiplier)
    check_type("closing", closing, Closing | None)
    case = ExchangeCase(as_counts(rack, rules, jokers_thrown=jokers_thrown), jokers_thrown, multiplier, rules)
    best = case.close()
    tried = 2 if two else 1
    if best is None:
        return _explain_no_close(case, tried)
    shown = best if closing is None or not _scores_as_much(closing, best) else closing
    # If no arrangement forms a pattern, the reason given is why this arrangement doesn't.
    rows = zip(best.rows, _rows_of(shown, rules), strict=True)
    shown = replace(shown, rows=tuple(row if row.holds or lies.holds else lies for row, lies in rows))
    own = shown.paying_row
    return Explanation(
        rack=case.counts.tiles(),
        closing=shown,
        holds=(own, *(row for row in shown.rows if row.holds and row is not own)),
        higher=higher_prices.higher_rows(shown, case, two),
        distance=0,
        tried=tried,
    )


# ---- The close as it is laid -------------------------------------------------------------------------


def _scores_as_much(closing: Closing, best: Closing) -> bool:
    """Return whether *closing* uses the same tiles as *best*, a rack's best close, and scores as much."""
    tiles = sorted(each.kind for each in (*closing.arranged, closing.free))
    others = sorted(each.kind for each in (*best.arranged, best.free))
    return tiles == others and closing.payment == best.payment and closing.jokers_thrown == best.jokers_thrown


def _rows_of(closing: Closing, rules: Ruleset) -> tuple[PatternRow, ...]:
    """Return a result for each pattern: whether a close, as it is laid out, forms the pattern.

    The result also contains the points or, if the close doesn't form the pattern, the reason why not. The
    tiles of *closing* stay in their melds, or in their order if there are no melds.
    """
    thrown = closing.jokers_thrown
    if closing.melds:
        found = score_rows(closing.melds, closing.free, jokers_thrown=thrown, rules=rules)
    else:
        # A Joker may stand for anything in another pattern.
        tiles, pattern = [each.kind for each in closing.arranged], closing.pattern
        found = score_whole(tiles, closing.free, pattern, jokers_thrown=thrown, rules=rules)
    return closing.rows if isinstance(found, Fault) else found.rows


# ---- Tiles that do not close -------------------------------------------------------------------------


def _explain_no_close(case: ExchangeCase, tried: int) -> Explanation:
    """Explain how far a rack is from a close (a winning hand), and which exchanges of tiles lead to one.

    *case* gives the tiles, which form no close yet. *tried* is 2 if exchanges of two tiles should be tried
    too, otherwise 1.
    """
    counts, thrown, rules = case.counts, case.jokers_thrown, case.rules
    near = nearest(counts, seen=(JOKER,) * thrown, rules=rules)
    distance, missing = (None, ()) if near is None else (near.distance, near.missing)
    exchanges: list[Exchange] = []
    if counts.size == close_rules(rules).size:
        # An extra Joker (PRO-8), which doesn't count for the distance, may help if no other tile does.
        extra = counts.jokers + thrown + jokers_left(counts, thrown, rules) > rules.tiles.jokers
        if distance == 1 or extra:
            exchanges = better_paid_exchanges(counts, None, jokers_thrown=thrown, rules=rules)
        if not exchanges and tried > 1 and (distance == 2 or extra):
            two = exchanges_of_two(counts, lambda _: True, lambda *_: True, jokers_thrown=thrown, rules=rules)
            exchanges = list(two)
        if exchanges and distance != len(exchanges[0].received):
            distance, missing = len(exchanges[0].received), exchanges[0].received
    changes = [TileExchange(*each, close.paying_row, close) for each, close in case.with_closes(exchanges)]
    return Explanation(
        rack=counts.tiles(),
        closing=None,
        holds=(),
        higher=(),
        distance=distance,
        missing=missing,
        changes=higher_prices.sorted_changes(changes, None),
        tried=tried,
    )
