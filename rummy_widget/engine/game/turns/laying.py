"""Turns of games in which melds are laid and added to, and never taken apart.

The written rules for such turns are clauses R45-1 to R45-12 of Rummy 45, and the clauses of Basic Rummy (BR).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

from ...faults import Fault, FaultCode, RulesError
from ...melds import tile_value
from ...melds.hand import melds_in, opening_faults, openings_in
from ...rules import DealRules, JokerCounts, LaidScore, Ruleset
from ...shuffle import shuffled
from ...table_melds import TableMelds
from ...tiles import JOKER, Tile
from ..drawing import DRAWING_VERBS, allowed_draws, drawing_fault
from ..hand import Hand
from ..moves import Move, Verb, putting_down, refusal
from ..phase import Outcome, Phase
from ..seat_values import with_value
from ..settlement import settle_laid
from .adding_tiles import can_use_jokers, fits_somewhere, fitting_tiles, joker_for, with_added, with_replaced
from .base import Turns

if TYPE_CHECKING:
    from ..round import Round

MOST_OPENINGS = 60
"""The greatest number of ways to lay first melds that are listed as moves."""


class LayingTurns(Turns):
    """Turns in which a player draws, lays melds, adds tiles to melds, replaces Jokers, and discards."""

    def verbs(self, rules: Ruleset) -> frozenset[Verb]:
        """Return the verbs, such as `draw` and `lay`, of all moves that exist in a game with these rules."""
        return _verbs(rules)

    def first_phase(self, rules: Ruleset) -> Phase:
        """Return what the first player of a round must do first: draw, or discard if the rules say so.

        Raises ValueError if this isn't a game in which melds are laid and added to, such as Rummy 45.
        """
        return Phase.DISCARD if rules.laying.first_discards else Phase.DRAW

    def allowed(self, game: Round) -> list[Move]:
        """Return the moves that the player whose turn it is may make, except leaving the game.

        If there are many ways to lay first melds, some are left out. New melds in which a Joker stands for a
        tile of the hand are always left out.
        """
        if game.phase is Phase.DRAW:
            return allowed_draws(
                game.settings.turn, game.row, used=game.extra[game.seat], barred=_is_barred(game),
                stock=bool(game.stock_count),
            )  # fmt: skip
        discards = () if game.owed else game.hand.kinds()
        found = [putting_down(tile) for tile in discards]
        if game.just_taken is not None and _has_to_stay(game, game.just_taken):
            found.remove(putting_down(game.just_taken))
        if not game.discard_only:
            spare = _spare_tiles(game)
            found += [
                move
                for move in _table_moves(game)
                if (move.verb is not Verb.REPLACE and _tiles_laid(move) <= spare)
                or game.refused(move) is None
            ]
        return found

    def make(self, game: Round, move: Move) -> Round:
        """Return the round after this move; raise RulesError if the rules forbid it."""
        if move.verb in DRAWING_VERBS:
            if (fault := _drawing_fault(game, move)) is not None:
                raise fault
            return game.gain(move)
        if game.phase is Phase.DRAW:
            raise refusal(move, FaultCode.MUST_DRAW, game.clause)
        if move.verb in (Verb.DISCARD, Verb.THROW):
            return _discard(game, move)
        if game.discard_only:
            raise refusal(move, FaultCode.ONLY_DISCARD, game.clause)
        match move.verb:
            case Verb.LAY:
                return _lay(game, move)
            case Verb.ADD:
                return _add(game, move)
        return _replace(game, move)

    def leave(self, game: Round) -> Round:
        """Return the round after the current player has left the game, which ends the round."""
        return _end_round(game, Outcome.LEFT, game.seat)


@cache
def _verbs(rules: Ruleset) -> frozenset[Verb]:
    """Return the verbs, such as `draw` or `lay`, of all moves that exist in a game with these rules."""
    verbs = {Verb.DRAW, Verb.TAKE, Verb.DISCARD, Verb.THROW, Verb.LAY, Verb.ADD, Verb.LEAVE, Verb.DISCONNECT}
    if isinstance(rules.deal, DealRules):
        verbs |= {Verb.REFUSE, Verb.KEEP}
    if rules.tiles.extra_jokers:
        verbs.add(Verb.EXTRA)
    if rules.laying.replacing:
        verbs.add(Verb.REPLACE)
    return frozenset(verbs)


def _drawing_fault(game: Round, move: Move) -> RulesError | None:
    """Return the error for a move that draws or takes a tile; None if the move is allowed now."""
    play = game.settings.rules.laying
    if move.verb is Verb.DRAW and game.phase is Phase.DRAW and not game.stock_count:
        return refusal(move, FaultCode.STOCK_EMPTY, play.stock_clause)
    used, barred = game.extra[game.seat], _is_barred(game)
    return drawing_fault(move, game.settings.turn, game.phase, game.row, used=used, barred=barred)


def _is_barred(game: Round) -> bool:
    """Return whether the last discard may not be taken because it is the very first one."""
    return len(game.row) == 1 and game.settings.rules.laying.first_discards


# ---- On the table ----------------------------------------------------------------------------------


def _table_moves(game: Round) -> list[Move]:
    """Return moves that lay melds, add tiles or replace Jokers; the rules may forbid some of them."""
    rules, hand, play = game.settings.rules, game.hand, game.settings.rules.laying
    if play.opening is not None and not game.opened[game.seat]:
        melds = openings_in(hand, rules, play.opening, MOST_OPENINGS)
        return [Move(Verb.LAY, spread=TableMelds(tuple(each.tiles for each in found))) for found in melds]
    found = [_lay_move(meld.tiles) for meld in melds_in(hand, rules)]
    fitting = [fitting_tiles(row, rules) for row in game.spread.melds]
    for tile in hand.kinds():
        bit = 1 << tile.code
        found += [_add_move(tile, number) for number, row in enumerate(fitting, 1) if row.adding & bit]
        if play.replacing and tile is not JOKER:
            found += [Move(Verb.REPLACE, tile, number) for number, row in enumerate(fitting, 1)
                      if row.replacing and tile in row.replacing]  # fmt: skip
    return found


@cache
def _add_move(tile: Tile, number: int) -> Move:
    """Return the move that adds a tile to the meld with this number."""
    return Move(Verb.ADD, tile, number)


@lru_cache(maxsize=4_000)
def _lay_move(tiles: tuple[Tile, ...]) -> Move:
    """Return the move that lays these tiles as one new meld."""
    return Move(Verb.LAY, spread=TableMelds((tiles,)))


def _tiles_laid(move: Move) -> int:
    """Return how many tiles of the hand a move lays in new melds or adds to a meld."""
    return 1 if move.spread is None else sum(map(len, move.spread.melds))


def _spare_tiles(game: Round) -> int:
    """Return how many tiles the player may lay in one move without a closer look at what is left.

    With more than one tile left, a turn can always be finished, unless the player still has to use a Joker.
    """
    return 0 if game.owed else len(game.hand) - max(2, game.settings.rules.must_keep)


def _lay(game: Round, move: Move) -> Round:
    """Return the round after the player has laid new melds; raise RulesError if the rules forbid it."""
    rules, play = game.settings.rules, game.settings.rules.laying
    spread = move.spread or TableMelds()
    if not spread.melds:
        raise refusal(move, FaultCode.NOTHING_LAID, play.lay_clause)
    left = game.hand.without(spread.tiles)
    if left is None:
        missing = Counter(each.kind for each in spread.tiles) - Counter(game.hand)
        raise refusal(move, FaultCode.NOT_HELD, play.clause, sorted(missing.elements()))
    read = spread.read(rules)
    faults = [each for each in read if isinstance(each, Fault)]
    melds = [each for each in read if not isinstance(each, Fault)]
    if not faults and play.opening is not None and not game.opened[game.seat]:
        faults = [*opening_faults(melds, play.opening, spread.tiles)]
    for fault in faults:
        raise RulesError(f"cannot lay: {fault.code} ({fault.clause})", fault)
    settled = spread.in_order(rules)
    after = _lay_tiles(game, game.spread.with_melds(settled.melds, game.seat), left, settled.tiles)
    made = Move(Verb.LAY, spread=settled)
    return _finish_move(game, move, after.changed(opened=with_value(after.opened, game.seat, True)), made)


def _add(game: Round, move: Move) -> Round:
    """Return the round after the player has added a tile to a meld; raise RulesError if that is forbidden."""
    assert move.tile is not None
    clause = game.settings.rules.laying.add_clause
    place = _meld(game, move, clause)
    left = game.hand.without([move.tile])
    if left is None:
        raise refusal(move, FaultCode.NOT_HELD, clause, [move.tile])
    longer = with_added(game.spread, place, move.tile, game.settings.rules)
    if isinstance(longer, Fault):
        raise refusal(move, FaultCode.DOES_NOT_FIT, clause, [move.tile])
    return _finish_move(game, move, _lay_tiles(game, longer, left, [move.tile]), move)


def _replace(game: Round, move: Move) -> Round:
    """Return the round after the player has replaced a Joker; raise RulesError if the rules forbid it."""
    assert move.tile is not None
    rules, seat, play = game.settings.rules, game.seat, game.settings.rules.laying
    clause = play.replace_clause
    place = _meld(game, move, clause)
    if not any(each.joker for each in game.spread.melds[place]):
        raise refusal(move, FaultCode.NO_JOKER_THERE, clause)
    left = game.hand.without([move.tile])
    if left is None or move.tile.joker:
        raise refusal(move, FaultCode.NOT_HELD, clause, [move.tile])
    at = joker_for(game.spread, place, move.tile, rules)
    if at is None:
        raise refusal(move, FaultCode.NOT_WHAT_JOKER_STANDS_FOR, clause, [move.tile])
    after = _lay_tiles(game, with_replaced(game.spread, place, at, move.tile, rules), left, [move.tile])
    after = after.changed(
        hands=after.with_hand(after.hand.plus(JOKER)),
        spent=with_value(after.spent, seat, after.spent[seat] + 1),
        shown=with_value(after.shown, seat, after.shown[seat].plus(JOKER)),
        owed=game.owed + play.joker_at_once,
    )  # fmt: skip
    return _finish_move(game, move, after, move)


def _meld(game: Round, move: Move, clause: str) -> int:
    """Return the index of the meld on the table that a move names by its number.

    Raises RulesError if there is no such meld, or if the player must lay first melds before changing melds on
    the table. *clause* is the id of the clause to cite if there is no such meld.
    """
    place = (move.meld or 0) - 1
    if place not in range(len(game.spread.melds)):
        raise refusal(move, FaultCode.NO_SUCH_MELD, clause, wanted=len(game.spread.melds))
    opening = game.settings.rules.laying.opening
    if opening is not None and not game.opened[game.seat]:
        raise refusal(move, FaultCode.NOT_OPEN, opening.touch_clause, wanted=opening.points)
    return place


def _lay_tiles(game: Round, spread: TableMelds, hand: Hand, tiles: Sequence[Tile]) -> Round:
    """Return the round after the player has laid *tiles*.

    If the rules give points for laid tiles, they are added to the player's points (R45-8). *spread* are the
    melds on the table after the move, *hand* are the tiles left in the player's hand.
    """
    seat = game.seat
    points, spent, owed = game.points[seat], game.spent[seat], game.owed
    score = game.settings.rules.laying.score
    for each in tiles:
        again = each.joker and spent > 0
        spent, owed = (spent - 1, max(0, owed - 1)) if again else (spent, owed)
        if isinstance(score, LaidScore) and not (again and score.joker_counts is JokerCounts.ONCE):
            points += tile_value(each, score.values)
    return game.changed(
        spread=spread, hands=game.with_hand(hand), owed=owed, laid=True,
        spent=with_value(game.spent, seat, spent), points=with_value(game.points, seat, points),
        **game.known_without(tiles),
    )  # fmt: skip


def _finish_move(game: Round, move: Move, after: Round, made: Move) -> Round:
    """Return the round after a player has laid melds, added a tile or replaced a Joker.

    The move is recorded in the round. If the hand is empty, the round ends.

    Raises RulesError if the player couldn't finish the turn after this move.

    Args:
        game: the round before the move.
        move: the move as the player made it.
        after: the round after the tiles were moved.
        made: the move to record: the same as *move*, but melds are in order and say what their Jokers stand
            for.
    """
    hand, rules, play = after.hand, game.settings.rules, game.settings.rules.laying
    if len(hand) < rules.must_keep:
        raise refusal(move, FaultCode.NOTHING_LEFT_TO_DISCARD, play.out_clause)
    if after.owed and not can_use_jokers(after.spread, hand, after.owed, rules, keep=rules.must_keep):
        raise refusal(move, FaultCode.JOKER_LEFT_OVER, play.replace_clause, [JOKER])
    stuck = play.taken_stays and hand.tiles() == (game.just_taken,)
    if stuck and not fits_somewhere(after.spread, hand.tiles()[0], rules):
        raise refusal(move, FaultCode.JUST_TAKEN, play.taken_clause, hand.tiles())
    after = after.changed(moves=(*game.moves, made))
    return after if hand else _end_round(after, Outcome.OUT, game.seat)


# ---- The end of a turn -----------------------------------------------------------------------------


def _discard_fault(game: Round, move: Move) -> RulesError | None:
    """Return the error that says which rule forbids a discard; None if the discard is allowed now."""
    tile, play = move.tile or JOKER, game.settings.rules.laying
    if tile not in game.hand:
        return refusal(move, FaultCode.NOT_HELD, play.clause, [tile])
    if game.owed:
        return refusal(move, FaultCode.JOKER_LEFT_OVER, play.replace_clause, [JOKER])
    if _has_to_stay(game, tile):
        return refusal(move, FaultCode.JUST_TAKEN, play.taken_clause, [tile])
    return None


def _has_to_stay(game: Round, tile: Tile) -> bool:
    """Return whether a tile must not be discarded, because it was just taken from the discards (BR-5).

    The result is False if the hand contains another copy of the tile, because that copy may be discarded.
    """
    taken = game.settings.rules.laying.taken_stays and tile == game.just_taken
    return taken and game.hand.count(tile) == 1


def _discard(game: Round, move: Move) -> Round:
    """Return the round after a discard, which may end it; raise RulesError if the rules forbid it."""
    if (fault := _discard_fault(game, move)) is not None:
        raise fault
    seat, play, changed = game.seat, game.settings.rules.laying, dict[str, Any]()
    if game.spent[seat] and move.verb is Verb.THROW:
        left_jokers = game.hand.count(JOKER) - 1
        changed["spent"] = with_value(game.spent, seat, min(game.spent[seat], left_jokers))
    if game.laid and len(game.hand) > 1:
        changed |= {"laid_before": with_value(game.laid_before, seat, True), "laid": False}
    after = game.discard(move, **changed)
    if not after.hands[seat]:
        return _end_round(after, Outcome.OUT, seat)
    if game.settings.turn.taking_limit and after.turns_without_draw >= len(after.deal.stock):
        return _end_round(after, Outcome.EMPTY, seat)
    if not after.stock_count:
        if after.shuffles >= play.reshuffles or len(after.row) < 2:
            return _end_round(after, Outcome.EMPTY, seat)
        after = _reshuffle(after)
    return _end_round(after, Outcome.STALEMATE, seat) if _stalemate(after) else after


def _reshuffle(game: Round) -> Round:
    """Return the round with a new stock, made of all discards but the top one, shuffled (BR-7)."""
    draw = Random(f"rummy_widget reshuffle {game.seed}.{game.shuffles}")
    tiles = shuffled((each.tile for each in game.row[:-1]), draw)
    return game.changed(pile=tiles, drawn=0, row=game.row[-1:], shuffles=game.shuffles + 1)


def _stalemate(game: Round) -> bool:
    """Return whether it is certain that nobody can ever go out, that is, use up all tiles (BR-8).

    It is certain if every player has one tile, and no tile of any hand, the stock or the discards fits a meld
    on the table. In games with Jokers, or with a rule for first melds, it is never certain.
    """
    rules = game.settings.rules
    if any(len(hand) != 1 for hand in game.hands) or rules.tiles.most_jokers or rules.laying.opening:
        return False
    left = {tile for hand in game.hands for tile in hand}
    left.update(game.stock, (each.tile for each in game.row))
    return not any(fits_somewhere(game.spread, tile, rules) for tile in left)


def _end_round(after: Round, ending: Outcome, seat: int) -> Round:
    """Return the round *after* with its end and the points of the players recorded.

    *after* is the round after its last move, *ending* is how it ended, and *seat* is the seat whose turn it
    was at the end.
    """
    return after.ended(settle_laid(after, after.settings.rules.laying.score, ending, seat), seat)
