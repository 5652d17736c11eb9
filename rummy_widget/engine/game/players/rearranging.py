"""Computer players for games such as Rummikub, in which players rearrange the melds on the table.

A computer player gets a `View`, which contains only what a human player in the same seat would know.

The player called *strong* holds back: tiles that it keeps on its rack help nobody else, and can usually still
be laid a turn later. So it lays its first melds as soon as it can, with as few tiles as possible, and then
draws until its whole rack can be laid in one turn. But if another player is nearly out, or the stock is
nearly empty, it lays the tiles that are worth most.

The players called *simple* and *random* are for tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from random import Random
from types import MappingProxyType

from ...melds.hand import melds_in, openings_in
from ...rules import InvalidTurn, Ruleset
from ...solver.open_games.best_play import best_play
from ...solver.open_games.board import board_of
from ...solver.open_games.cases import cases, task_of, with_own_melds
from ...solver.open_games.most_laid import scan_with_free_jokers
from ...solver.open_games.scan import LayScan
from ...solver.open_games.simple_plays import with_one_added
from ...table_melds import Play, TableMelds, judge_play
from ...tiles import JOKER, Tile
from ..moves import Move, Verb
from ..view import View
from .open_games import WaitReason, solver_supports

# The probabilities that the beginner overlooks something.
OVERLOOKS_TILE = 0.12
OVERLOOKS_OPENING = 0.2
BEGINNER_OPENINGS = 20
"""The number of ways to lay first melds that the beginner considers; it chooses one with the most tiles."""

DRAWS, ERRS, LATE = 0.3, 0.03, 0.02
"""The probabilities of some moves of the random player.

It draws without looking at the table (DRAWS), plays an invalid turn if that costs a penalty (ERRS), and lets
its time run out if there is a timer (LATE).
"""
GLANCES = 0.9
LOOKS = 12
"""The number of plays that the random player usually considers.

With the probability `GLANCES` it considers only so many plays, otherwise all of them.
"""

EFFORT = 100
"""The number of possibilities tried in order to move as few tiles on the table as possible."""
NEAR = {2: 1, 3: 2, 4: 2}
"""The number of tiles, by number of players, at which a rack is nearly empty.

If another rack has at most this many tiles, the strong player lays all it can.
"""
LAST = {2: 1, 3: 2, 4: 3}
"""The number of tiles, by number of players, at which the stock is nearly empty.

If it has at most this many tiles, the strong player lays all it can.
"""
STRONG_OPENINGS = 200
"""The number of ways to lay first melds that the strong player considers; it chooses one with few Jokers."""


def random_player(view: View, rng: Random) -> Move:
    """Return a random move, for tests: a simple play, a draw or, sometimes, an invalid or a late turn.

    A simple play lays one meld, or makes one other change to the table. A late turn is one for which the time
    runs out. Invalid and late turns are made only if the rules provide for them. *view* is what the
    player knows of the round.
    """
    play = view.settings.rules.rearranging
    if play.timer and rng.random() < LATE:
        return Move(Verb.TIMEOUT)
    if play.invalid_turn is InvalidTurn.PENALTY and rng.random() < ERRS:
        lone = view.hand.tiles()[int(rng.random() * len(view.hand))]
        return _play(view.spread.with_melds([(lone,)]))
    if view.stock_count and rng.random() < DRAWS:
        return view.drawing
    found = list(islice(view.plays(), LOOKS if rng.random() < GLANCES else None))
    return _play(found[int(rng.random() * len(found))].after) if found else view.drawing


def simple(view: View, rng: Random) -> Move:
    """Return the simple play that lays the most tiles or, if there is none, the move that draws a tile.

    A simple play lays one new meld, adds one tile to a meld, takes one tile from a meld, splits a run or
    replaces a Joker. Of plays with equally many tiles, the play that is worth the most points is chosen.
    *view* is what the player knows of the round; *rng* isn't used.
    """
    found = max(view.plays(), key=lambda play: (play.count, play.value), default=None)
    return _play(found.after) if found else view.drawing


def beginner(view: View, rng: Random) -> Move:
    """Return the move of a weak computer player, the beginner, in a game such as Rummikub.

    It lays melds from its rack and adds tiles to melds on the table, but rearranges nothing, and overlooks
    some tiles and first melds at random. If it finds no play, it draws. *view* is what the player knows of
    the round.
    """
    seen = [each for each in view.hand if rng.random() >= OVERLOOKS_TILE]
    overlooks = rng.random() < OVERLOOKS_OPENING
    rules, opened = view.settings.rules, view.opened[view.seat]
    after = None
    if opened:
        after = _laid_by_eye(view.spread, seen, rules)
    elif not overlooks and (openings := _openings(view, seen, BEGINNER_OPENINGS)):
        after = view.spread.with_melds(max(openings, key=lambda rows: sum(map(len, rows))))
    if after is None:
        return view.drawing
    # It notices if a Joker on the table forbids the play, and then draws.
    found = judge_play(view.spread, after, view.hand.tiles(), rules=rules, opened=opened)
    return _play(found.after) if isinstance(found, Play) else view.drawing


def steady(view: View, rng: Random) -> Move:
    """Return the move of the computer player *steady*, which lays as many tiles as it can in each turn.

    It may rearrange the table. If it can't lay any tile, it draws; if the stock is empty, it passes. *view*
    is what the player knows of the round; *rng* isn't used.
    """
    if not solver_supports(view.settings.rules):
        return simple(view, rng)
    return best_move(view) or view.drawing


def strong(view: View, rng: Random) -> Move:
    """Return the move of the computer player *strong*, which keeps its tiles as long as it can wait.

    It lays its first melds with as few Jokers and other tiles as possible. Then it draws until it can lay all
    the rest in one turn. If there is no time to wait, because another player is nearly out or the stock
    nearly empty, it lays as much as it can. *view* is what the player knows of the round; *rng* isn't used.
    """
    rules = view.settings.rules
    if not solver_supports(rules):
        return simple(view, rng)
    waits = time_left(view) is WaitReason.TIME
    if view.opened[view.seat]:
        if can_lay_all(view.spread, view.hand.tiles(), rules):
            return best_move(view) or view.drawing
        return (None if waits else best_move(view, "value")) or view.drawing
    if not waits:
        return best_move(view) or view.drawing
    openings = _openings(view, view.hand.tiles(), STRONG_OPENINGS)
    if not openings:
        return view.drawing
    return _play(view.spread.with_melds(min(openings, key=_jokers_and_tiles)))


REARRANGING: Mapping[str, Callable[[View, Random], Move]] = MappingProxyType(
    {"beginner": beginner, "steady": steady, "strong": strong, "simple": simple, "random": random_player}
)
"""The computer players, by name, of games in which the table is rearranged, such as Rummikub."""


# ---- Questions about a table -------------------------------------------------------------------------


def best_move(view: View, prefer: str = "tiles") -> Move | None:
    """Return the best play of the tiles on the rack as a move; None if no tile can be laid.

    *prefer* is "tiles" to lay as many tiles as possible, or "value" to lay as many points as possible.
    """
    play = best_play(
        view.spread, view.hand.tiles(), rules=view.settings.rules, opened=view.opened[view.seat],
        prefer=prefer, effort=EFFORT,
    )  # fmt: skip
    return _play(play.after) if play else None


def can_lay_all(spread: TableMelds, rack: Iterable[Tile], rules: Ruleset) -> bool:
    """Return whether a player could lay a whole rack in one turn.

    *spread* contains the melds on the table. It is assumed that the player has already laid first melds, as
    the rules require.

    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> from rummy_widget.engine.table_melds import parse_table
    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> table = parse_table("r3 r4 r5 r6 | b9 y9 k9")
    >>> [can_lay_all(table, parse_tiles(rack), RUMMIKUB) for rack in ("r9 y3 b3", "r9 y3 b4")]
    [True, False]
    """
    board = board_of(spread, tuple(rack), rules)
    if any(meld.jokers for meld in board.melds):
        freely = scan_with_free_jokers(board)  # usually not even this would be enough
        if not freely.within(1, 0, 0, 0):
            return False
    for case in cases(board):
        for each in with_own_melds(board, case):
            if each is not None and LayScan(task_of(board, each, None)).within(1, 0, 0, 0):
                return True
    return False


def time_left(view: View) -> WaitReason:
    """Return `TIME` if the player has time to keep tiles for a later turn, otherwise why there is no time.

    The result is `STOCK` if the stock is nearly empty, or `NEAR` if another player has only a few tiles left.
    """
    players = view.settings.players
    if view.stock_count <= LAST[players]:
        return WaitReason.STOCK
    return WaitReason.TIME if view.fewest[0] > NEAR[players] else WaitReason.NEAR


def _play(after: TableMelds) -> Move:
    """Return the `play` move after which the melds *after* are on the table."""
    return Move(Verb.PLAY, spread=after)


def _openings(view: View, tiles: Sequence[Tile], limit: int) -> list[list[tuple[Tile, ...]]]:
    """Return at most *limit* ways to lay first melds with these tiles; each way is a list of melds."""
    rules = view.settings.rules
    found = openings_in(tiles, rules, rules.rearranging.opening, limit)
    return [[each.tiles for each in melds] for melds in found]


def _jokers_and_tiles(rows: Iterable[tuple[Tile, ...]]) -> tuple[int, int]:
    """Return the number of Jokers and the number of all tiles, Jokers included, in some melds."""
    tiles = [each for row in rows for each in row]
    return sum(each.joker for each in tiles), len(tiles)


def _laid_by_eye(spread: TableMelds, seen: Sequence[Tile], rules: Ruleset) -> TableMelds | None:
    """Return the table after tiles are laid without rearranging any melds; None if none can be laid.

    *spread* holds the melds on the table, and *seen* the tiles of the rack that the player doesn't overlook.
    First, new melds of tiles in *seen* are laid, the longest possible one each time; then as many as possible
    of the other tiles are added to melds one by one.
    """
    left, on = list(seen), spread
    while melds := [each.tiles for each in melds_in(left, rules)]:
        longest = max(melds, key=len)
        on = on.with_melds([longest])
        for each in longest:
            left.remove(each.kind)
    for tile in [each for each in left if each is not JOKER]:
        on = next(with_one_added(on, [tile], rules), on)
    return on if on is not spread else None
