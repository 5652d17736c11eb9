"""Turns of games in which melds are laid and added to, and never taken apart (R45-1 to R45-12, BR)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING

from ...faults import Fault, FaultCode, RulesError
from ...melds import tile_value
from ...melds.hand import lays, melds_in, opening_faults
from ...rules import DealRules, JokerCounts, LaidScore, Ruleset
from ...shuffle import shuffled
from ...table_melds import TableMelds
from ...tiles import JOKER, Tile
from ..drawing import DRAWING_MOVES, DRAWING_VERBS, drawing_fault
from ..hand import Hand
from ..moves import Move, Verb, putting_down, refusal
from ..phase import Outcome, Phase
from ..seat_values import with_value
from ..settlement import settle_laid
from .base import Turns
from .lying_melds import fits, fits_somewhere, joker_for, usable, with_added, with_replaced

if TYPE_CHECKING:
    from ..round import Round

MOST_OPENINGS = 60
"""Ways to open that the list of moves has at most."""


class LayingTurns(Turns):
    """Draw one; lay melds, add to those that lie there, take Jokers for their tiles; discard one."""

    def verbs(self, rules: Ruleset) -> frozenset[Verb]:
        return _verbs(rules)

    def first_phase(self, rules: Ruleset) -> Phase:
        return Phase.DISCARD if rules.laying.first_discards else Phase.DRAW

    def allowed(self, here: Round) -> list[Move]:
        """Return the moves; not every opening, and a Joker is laid only for what the hand does not hold."""
        if here.phase is Phase.DRAW:
            return [move for move in DRAWING_MOVES if _drawing_fault(here, move) is None]
        table = [] if here.beginning else _table_moves(here)
        away = [] if here.owed else dict.fromkeys(here.hand)
        return [
            *(putting_down(tile) for tile in away if not _has_to_stay(here, tile)),
            *(move for move in table if here.refused(move) is None),
        ]

    def make(self, here: Round, move: Move) -> Round:
        if move.verb in DRAWING_VERBS:
            if (fault := _drawing_fault(here, move)) is not None:
                raise fault
            return here.gain(move)
        if here.phase is Phase.DRAW:
            raise refusal(move, FaultCode.MUST_DRAW, here.clause)
        if move.verb in (Verb.DISCARD, Verb.THROW):
            return _discarded(here, move)
        if here.beginning:
            raise refusal(move, FaultCode.ONLY_DISCARD, here.clause)
        match move.verb:
            case Verb.LAY:
                return _lay(here, move)
            case Verb.ADD:
                return _add(here, move)
        return _replace(here, move)

    def leave(self, here: Round) -> Round:
        return _ended(here, Outcome.LEFT, here.seat)


@cache
def _verbs(rules: Ruleset) -> frozenset[Verb]:
    verbs = {Verb.DRAW, Verb.TAKE, Verb.DISCARD, Verb.THROW, Verb.LAY, Verb.ADD, Verb.LEAVE, Verb.DISCONNECT}
    if isinstance(rules.deal, DealRules):
        verbs |= {Verb.REFUSE, Verb.KEEP}
    if rules.tiles.extra_jokers:
        verbs.add(Verb.EXTRA)
    if rules.laying.replacing:
        verbs.add(Verb.REPLACE)
    return frozenset(verbs)


def _drawing_fault(here: Round, move: Move) -> RulesError | None:
    play = here.settings.rules.laying
    if move.verb is Verb.DRAW and here.phase is Phase.DRAW and not here.stock_count:
        return refusal(move, FaultCode.STOCK_EMPTY, play.stock_clause)
    barred = play.first_discards and len(here.row) == 1  # the very first discard is nobody's
    used = here.extra[here.seat]
    return drawing_fault(move, here.settings.turn, here.phase, here.row, used=used, barred=barred)


# ---- On the table ----------------------------------------------------------------------------------


def _table_moves(here: Round) -> list[Move]:
    rules, hand, play = here.settings.rules, here.hand, here.settings.rules.laying
    if play.opening is not None and not here.opened[here.seat]:
        melds = lays(hand, rules, play.opening, MOST_OPENINGS)
        return [Move(Verb.LAY, spread=TableMelds(tuple(each.tiles for each in found))) for found in melds]
    found = [Move(Verb.LAY, spread=TableMelds((meld.tiles,))) for meld in melds_in(hand, rules)]
    for tile in dict.fromkeys(hand):
        found += [Move(Verb.ADD, tile, place + 1) for place in fits(here.spread, tile, rules)]
        if play.replacing and tile is not JOKER:
            found += [Move(Verb.REPLACE, tile, place + 1) for place in range(len(here.spread.melds))
                      if joker_for(here.spread, place, tile, rules) is not None]  # fmt: skip
    return found


def _lay(here: Round, move: Move) -> Round:
    rules, play = here.settings.rules, here.settings.rules.laying
    spread = move.spread or TableMelds()
    if not spread.melds:
        raise refusal(move, FaultCode.NOTHING_LAID, play.lay_clause)
    left = here.hand.without(spread.tiles)
    if left is None:
        lacking = Counter(each.kind for each in spread.tiles) - Counter(here.hand)
        raise refusal(move, FaultCode.NOT_HELD, play.clause, sorted(lacking.elements()))
    read = spread.read(rules)
    faults = [each for each in read if isinstance(each, Fault)]
    melds = [each for each in read if not isinstance(each, Fault)]
    if not faults and play.opening is not None and not here.opened[here.seat]:
        faults = [*opening_faults(melds, play.opening, spread.tiles)]
    for fault in faults:
        raise RulesError(f"cannot lay: {fault.code} ({fault.clause})", fault)
    settled = spread.settled(rules)
    on = _placed(here, here.spread.with_melds(settled.melds, here.seat), left, settled.tiles)
    made = Move(Verb.LAY, spread=settled)
    return _made(here, move, on.changed(opened=with_value(on.opened, here.seat, True)), made)


def _add(here: Round, move: Move) -> Round:
    assert move.tile is not None
    clause = here.settings.rules.laying.add_clause
    place = _meld(here, move, clause)
    left = here.hand.without([move.tile])
    if left is None:
        raise refusal(move, FaultCode.NOT_HELD, clause, [move.tile])
    longer = with_added(here.spread, place, move.tile, here.settings.rules)
    if isinstance(longer, Fault):
        raise refusal(move, FaultCode.DOES_NOT_FIT, clause, [move.tile])
    return _made(here, move, _placed(here, longer, left, [move.tile]), move)


def _replace(here: Round, move: Move) -> Round:
    assert move.tile is not None
    rules, seat, play = here.settings.rules, here.seat, here.settings.rules.laying
    clause = play.replace_clause
    place = _meld(here, move, clause)
    if not any(each.joker for each in here.spread.melds[place]):
        raise refusal(move, FaultCode.NO_JOKER_THERE, clause)
    left = here.hand.without([move.tile])
    if left is None or move.tile.joker:
        raise refusal(move, FaultCode.NOT_HELD, clause, [move.tile])
    at = joker_for(here.spread, place, move.tile, rules)
    if at is None:
        raise refusal(move, FaultCode.NOT_WHAT_JOKER_STANDS_FOR, clause, [move.tile])
    on = _placed(here, with_replaced(here.spread, place, at, move.tile, rules), left, [move.tile])
    on = on.changed(
        hands=on.with_hand(on.hand.plus(JOKER)), spent=with_value(on.spent, seat, on.spent[seat] + 1),
        shown=with_value(on.shown, seat, on.shown[seat].plus(JOKER)),
        owed=here.owed + play.joker_at_once,
    )  # fmt: skip
    return _made(here, move, on, move)


def _meld(here: Round, move: Move, clause: str) -> int:
    """Return the place of the meld that a move names; an opening comes first where there is one."""
    place = (move.meld or 0) - 1
    if place not in range(len(here.spread.melds)):
        raise refusal(move, FaultCode.NO_SUCH_MELD, clause, wanted=len(here.spread.melds))
    opening = here.settings.rules.laying.opening
    if opening is not None and not here.opened[here.seat]:
        raise refusal(move, FaultCode.NOT_OPEN, opening.touch_clause, wanted=opening.points)
    return place


def _placed(here: Round, spread: TableMelds, hand: Hand, tiles: Sequence[Tile]) -> Round:
    """Return the round with these tiles of the hand on the table, and their points counted (R45-8)."""
    seat = here.seat
    points, spent, owed = here.points[seat], here.spent[seat], here.owed
    score = here.settings.rules.laying.score
    for each in tiles:
        again = each.joker and spent > 0
        spent, owed = (spent - 1, max(0, owed - 1)) if again else (spent, owed)
        if isinstance(score, LaidScore) and not (again and score.joker_counts is JokerCounts.ONCE):
            points += tile_value(each, score.values)
    return here.changed(
        spread=spread, hands=here.with_hand(hand), owed=owed, laid=True,
        spent=with_value(here.spent, seat, spent), points=with_value(here.points, seat, points),
        **here.known_without(tiles),
    )  # fmt: skip


def _made(here: Round, move: Move, on: Round, made: Move) -> Round:
    """Return *on* unless the turn could not end after it; with no tile left the round ends."""
    hand, rules, play = on.hand, here.settings.rules, here.settings.rules.laying
    if len(hand) < rules.kept:
        raise refusal(move, FaultCode.NOTHING_LEFT_TO_DISCARD, play.out_clause)
    if on.owed and not usable(on.spread, hand, on.owed, rules, keep=rules.kept):
        raise refusal(move, FaultCode.JOKER_LEFT_OVER, play.replace_clause, [JOKER])
    stuck = play.taken_stays and hand.tiles() == (here.just_taken,)
    if stuck and not fits_somewhere(on.spread, hand.tiles()[0], rules):
        raise refusal(move, FaultCode.JUST_TAKEN, play.taken_clause, hand.tiles())
    on = on.changed(moves=(*here.moves, made))
    return on if hand else _ended(on, Outcome.OUT, here.seat)


# ---- The end of a turn -----------------------------------------------------------------------------


def _discard_fault(here: Round, move: Move) -> RulesError | None:
    tile, play = move.tile or JOKER, here.settings.rules.laying
    if tile not in here.hand:
        return refusal(move, FaultCode.NOT_HELD, play.clause, [tile])
    if here.owed:
        return refusal(move, FaultCode.JOKER_LEFT_OVER, play.replace_clause, [JOKER])
    if _has_to_stay(here, tile):
        return refusal(move, FaultCode.JUST_TAKEN, play.taken_clause, [tile])
    return None


def _has_to_stay(here: Round, tile: Tile) -> bool:
    """Whether it is the one tile of its kind in the hand, and was just taken from the discards."""
    taken = here.settings.rules.laying.taken_stays and tile == here.just_taken
    return taken and here.hand.count(tile) == 1


def _discarded(here: Round, move: Move) -> Round:
    if (fault := _discard_fault(here, move)) is not None:
        raise fault
    seat, play = here.seat, here.settings.rules.laying
    on = here.discard(move)
    left = on.hands[seat]
    on = on.changed(spent=with_value(here.spent, seat, min(here.spent[seat], left.count(JOKER))))
    if not left:
        return _ended(on, Outcome.OUT, seat)
    on = on.changed(before=with_value(here.before, seat, here.before[seat] or here.laid), laid=False)
    if here.settings.turn.taking_limit and on.without >= len(on.deal.stock):
        return _ended(on, Outcome.EMPTY, seat)
    if not on.stock_count:
        if on.shuffles >= play.reshuffles or len(on.row) < 2:
            return _ended(on, Outcome.EMPTY, seat)
        on = _reshuffled(on)
    return _ended(on, Outcome.STALEMATE, seat) if _stalemate(on) else on


def _reshuffled(here: Round) -> Round:
    """Return the round with the discards but the top one, shuffled, as the stock (BR-7)."""
    draw = Random(f"rummy_widget reshuffle {here.seed}.{here.shuffles}")
    tiles = shuffled((each.tile for each in here.row[:-1]), draw)
    return here.changed(pile=tiles, drawn=0, row=here.row[-1:], shuffles=here.shuffles + 1)


def _stalemate(here: Round) -> bool:
    """Whether it is certain that nobody can ever finish (BR-8): all hold one tile, and none left fits.

    Where there are Jokers or an opening it is not looked for.
    """
    rules = here.settings.rules
    if any(len(hand) != 1 for hand in here.hands) or rules.tiles.most_jokers or rules.laying.opening:
        return False
    left = {tile for hand in here.hands for tile in hand}
    left.update(here.stock, (each.tile for each in here.row))
    return not any(fits_somewhere(here.spread, tile, rules) for tile in left)


def _ended(on: Round, ending: Outcome, seat: int) -> Round:
    return on.ended(settle_laid(on, on.settings.rules.laying.score, ending, seat), seat)
