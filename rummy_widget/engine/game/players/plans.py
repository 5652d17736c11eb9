"""Explanations of computer players' moves, and advice on waiting, in games with melds on the table.

An explanation says what the player aimed at with a move; the advice says whether to lay tiles now or to wait,
as the player *strong* does. Both are plain data, computed from what the player knows.

>>> from rummy_widget.engine.game.moves import read_move
>>> from rummy_widget.engine.game.round import new_game
>>> from rummy_widget.engine.rules import RUMMIKUB
>>> view = new_game(2, 7, first=0, rules=RUMMIKUB).view(0)
>>> plan_of(view, read_move("draw"), "steady").aim
<Aim.HELD: 'held'>
>>> wait_advice(view) is None  # not open yet
True
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum

from ...rules import CaughtScore
from ...solver.open_games.best_play import best_play, most_tiles
from ...tiles import JOKER, Tile
from ..moves import Move, Verb
from ..phase import Phase
from ..view import View
from .laying import best_lay, is_open, left_over, wait_reason
from .open_games import ON_THE_TABLE, WaitReason, solver_supports
from .rearranging import can_lay_all, time_left


class Aim(StrEnum):
    """What a move is for in a game with melds on the table, or why the player lays nothing with it.

    Attributes:
        OUT: to lay everything.
        AT_ONCE: to lay everything in one turn, which counts more.
        OPENED: to open, that is, to lay the first melds as the rules require.
        LAID: to lay all that could be laid.
        LAID_SOME: to lay some tiles; other tiles that could be laid were kept or overlooked.
        HURRIED: to lay all that could be laid, as another player has few tiles left.
        JOKER: to get a Joker from the table by replacing it.
        HELD: to keep tiles that could be laid.
        NOTHING: nothing can be laid.
        NOT_SEEN: tiles that could be laid were overlooked.
        NOT_OPEN: the tiles are not enough to open.
        TOOK: to take the discard.
        DREW: to draw and leave the discard.
        THREW: to discard a tile.
        REFUSED: to refuse the deal.
        KEPT: to accept the deal.
        UNKNOWN: it isn't known what the move is for, because the solver doesn't support this game.
    """

    OUT = "out"
    AT_ONCE = "at-once"
    OPENED = "opened"
    LAID = "laid"
    LAID_SOME = "laid-some"
    HURRIED = "hurried"
    JOKER = "joker"
    HELD = "held"
    NOTHING = "nothing"
    NOT_SEEN = "not-seen"
    NOT_OPEN = "not-open"
    TOOK = "took"
    DREW = "drew"
    THREW = "threw"
    REFUSED = "refused"
    KEPT = "kept"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class MovePlan:
    """What a player aimed at with a move, and the tiles concerned.

    Attributes:
        aim: what the move was for, such as to open or to lay everything.
        tiles: the tiles that the aim is about, such as those that were laid.
        wants: every tile that would let the player lay everything if it were drawn.
        seat: the seat of the opponent with the fewest tiles, if the player hurried to lay tiles because that
            opponent has so few; otherwise None.
        left: how many tiles that opponent has left; 0 if `seat` is None.
    """

    aim: Aim
    tiles: tuple[Tile, ...] = ()
    wants: tuple[Tile, ...] = ()
    seat: int | None = None
    left: int = 0


FEW = 3
"""The number of tiles of a player at or below which the other players hurry to lay their tiles."""


def plan_of(view: View, move: Move, player: str = "strong") -> MovePlan:
    """Return a `MovePlan` that says what the computer player named *player* aimed at with a move.

    *view* is what that player knew of the round before the move. If the solver doesn't support the game, the
    aim is unknown.
    """
    if not solver_supports(view.settings.rules):
        return MovePlan(Aim.UNKNOWN)
    if not view.settings.rules.has_discards:
        return _rearranging(view, move, player)
    return _laying(view, move, player)


# ---- Games in which the table is rearranged --------------------------------------------------------


def _rearranging(view: View, move: Move, player: str) -> MovePlan:
    """Return the aim of a move in a game in which the table is rearranged.

    *view* is what the player knew before the move; *player* is the name of the computer player that made it,
    such as "beginner".
    """
    rules, opened = view.settings.rules, view.opened[view.seat]
    if move.verb is Verb.PLAY and move.spread is not None:
        gained = move.spread.counts() - view.spread.counts()
        tiles = tuple(sorted(gained.elements()))
        if len(tiles) == len(view.hand):
            return MovePlan(Aim.OUT, tiles)
        if not opened:
            return MovePlan(Aim.OPENED, tiles)
        kept = tuple((Counter(view.hand) - gained).elements())
        return _laid_plan(view, tiles, more=most_tiles(move.spread, kept, rules=rules).count > 0)
    found = best_play(view.spread, view.hand.tiles(), rules=rules, opened=opened)
    if found is None:
        return MovePlan(Aim.NOTHING if opened else Aim.NOT_OPEN)
    if player == "beginner":
        return MovePlan(Aim.NOT_SEEN)
    seen = Counter(view.hand) + view.spread.counts()
    wants = tuple(
        each for each in (*rules.tiles.kinds, JOKER)
        if seen[each] < (rules.tiles.jokers if each is JOKER else rules.tiles.copies)
        and can_lay_all(view.spread, (*view.hand, each), rules)
    ) if opened and len(view.hand) - found.count <= WITHIN else ()  # fmt: skip
    return MovePlan(Aim.HELD, found.tiles, wants)


WITHIN = 2
"""The most tiles that the best play may leave for `MovePlan.wants` to be computed; otherwise it is empty."""


def _laid_plan(view: View, tiles: tuple[Tile, ...], *, more: bool) -> MovePlan:
    """Return what a computer player aimed at by laying *tiles*.

    *more* says whether the player could have laid even more tiles.
    """
    if more:
        return MovePlan(Aim.LAID_SOME, tiles)
    few, seat = view.fewest
    return MovePlan(Aim.HURRIED, tiles, seat=seat, left=few) if few <= FEW else MovePlan(Aim.LAID, tiles)


# ---- Games in which melds are laid and added to ----------------------------------------------------


def _laying(view: View, move: Move, player: str) -> MovePlan:
    """Return the aim of a move in a game in which melds are laid and added to.

    *view* is what the player knew before the move; *player* is the name of the computer player that made it,
    such as "beginner".
    """
    last = view.row[-1].tile if view.row else None
    match move.verb:
        case Verb.REFUSE | Verb.KEEP:
            return MovePlan(Aim.REFUSED if move.verb is Verb.REFUSE else Aim.KEPT)
        case Verb.TAKE if last is not None:
            return MovePlan(Aim.TOOK, _with_partners(view, last))
        case Verb.DRAW | Verb.EXTRA:
            left = last is not None and any(each.verb is Verb.TAKE for each in view.allowed)
            return MovePlan(Aim.DREW, (last,) if left and last else ())
    if move.verb in ON_THE_TABLE:
        return _on_the_table(view, move)
    thrown = (move.tile or JOKER,)
    if len(view.hand) == 1:
        return MovePlan(Aim.OUT, thrown)
    lay = best_lay(view, view.hand.tiles())
    if lay is None or not any(each.verb in ON_THE_TABLE for each in view.allowed):
        return MovePlan(Aim.THREW, thrown)
    return MovePlan(Aim.NOT_SEEN if player == "beginner" else Aim.HELD, lay.tiles)


def _with_partners(view: View, tile: Tile) -> tuple[Tile, ...]:
    """Return *tile*, followed by the tiles of the player's hand that can be laid only with it."""
    before, after = Counter(left_over(view, view.hand.tiles())), Counter(left_over(view, (*view.hand, tile)))
    return (tile, *sorted((before - after).elements()))


def _on_the_table(view: View, move: Move) -> MovePlan:
    """Return the aim of a move that lays or adds tiles or replaces a Joker.

    If the best play possible in this turn would leave at most one tile in the hand, the aim is that whole
    play, even if this move lays only some of its tiles.
    """
    tiles = _tiles(move)
    lay = best_lay(view, view.hand.tiles())
    score = view.settings.rules.laying.score
    if lay is not None and len(lay.keep) <= 1:
        double = isinstance(score, CaughtScore) and score.at_once > 1 and not view.laid_before[view.seat]
        return MovePlan(Aim.AT_ONCE if double else Aim.OUT, lay.tiles)
    if not is_open(view):
        return MovePlan(Aim.OPENED, tiles)
    if move.verb is Verb.REPLACE:
        return MovePlan(Aim.JOKER, tiles)
    return _laid_plan(view, tiles, more=False)


def _tiles(move: Move) -> tuple[Tile, ...]:
    """Return the tiles that a move lays or adds, or puts in the place of a Joker."""
    if move.spread is not None:
        return tuple(each.kind for each in move.spread.tiles)
    return (move.tile,) if move.tile is not None else ()


# ---- Whether to wait ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WaitAdvice:
    """Advice on whether to keep tiles that could be laid, with the reason.

    Attributes:
        waits: whether to keep the tiles.
        why: the reason for laying or keeping the tiles.
        seat: the seat of the other player with the fewest tiles.
        left: the number of tiles of that player; but if `why` is `STOCK`, the number of tiles in the stock.
    """

    waits: bool
    why: WaitReason
    seat: int
    left: int


def wait_advice(view: View) -> WaitAdvice | None:
    """Return whether to keep the tiles that could be laid now, and why; None if no tile can be laid.

    *view* is what the player knows of the round. The result is also None if the solver doesn't support the
    game, or if the player has not laid first melds in a game in which the table is rearranged.
    """
    if not solver_supports(view.settings.rules):
        return None
    found = _why_laying(view) if view.settings.rules.has_discards else _why_rearranging(view)
    if found is None:
        return None
    left, seat = view.fewest
    if found is WaitReason.STOCK:
        left = view.stock_count
    return WaitAdvice(found in (WaitReason.TIME, WaitReason.BOTH_NEAR), found, seat, left)


def _why_rearranging(view: View) -> WaitReason | None:
    """Return why the player should lay tiles now, or wait, in a game such as Rummikub.

    Returns None if no tile can be laid, or if the player has not laid first melds yet.
    """
    rules, hand = view.settings.rules, view.hand.tiles()
    if not view.opened[view.seat] or not most_tiles(view.spread, hand, rules=rules).count:
        return None
    if can_lay_all(view.spread, hand, rules):
        return WaitReason.OUT
    return time_left(view)


def _why_laying(view: View) -> WaitReason | None:
    """Return why the player should lay tiles now, or wait, in a game such as Rummy 45.

    Returns None if no tile can be laid.
    """
    may = view.phase is Phase.DISCARD and any(each.verb in ON_THE_TABLE for each in view.allowed)
    lay = best_lay(view, view.hand.tiles()) if may else None
    return wait_reason(view, lay) if lay else None
