"""The best turn in games where melds are laid and added to, and never taken apart (Rummy 45, Basic Rummy).

The turn of a player who has opened is found in `turns`. Other players must first open, that is, lay melds
that are worth enough points. If the best turn doesn't begin with such melds, each combination of melds that
is just enough to open is tried, and the rest of the turn is searched from there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from ...melds import Meld, hand_value, read_meld
from ...melds.hand import opening_faults
from ...rules import JokerCounts, LaidScore, LayingPlay, Opening, Ruleset
from ...table_melds.melds_on_table import TableMelds, read_row
from ...tiles import JOKER, Tile
from .board import Board, MeldTiles, board_of, tile_of
from .openings import openings
from .proved_play import BestPlay, ProofFlags
from .turns import TurnPlan, best_turn, weights_of

Row = tuple[Tile, ...]
MOST_OPENINGS = 250
"""The largest number of ways to open that are tried if the best turn doesn't open by itself."""


def best_lay(board: Board, *, opened: bool, prefer: str) -> BestPlay | None:
    """Return the best turn of laying melds and adding to melds, or None if nothing can be laid.

    If players score for the tiles that they lay, or *prefer* is "value", the best turn is the one worth the
    most points. If instead the tiles left in hand count, and *prefer* is "tiles", it is the one that lays the
    most tiles, and of several such turns the one worth the most points. *opened* says whether the player has
    opened already (has laid melds before); otherwise the turn must open.
    """
    play = board.rules.laying
    turn, opens = best_turn(board, play, prefer), False
    if play.opening is not None and not opened:
        opens = True
        if turn is not None and not _suffices(turn, board.rules, play.opening):
            turn = _best_opening_turn(board, play, play.opening, prefer, turn.worth)
    if turn is None:
        return None
    found = _as_play(board, turn, opens=opens)
    return replace(found, proven=ProofFlags(turn.sure, True, True), keep=_tiles_left(board, found))


# ---- The opening -----------------------------------------------------------------------------------


def _suffices(turn: TurnPlan, rules: Ruleset, opening: Opening) -> bool:
    """Return whether a turn's new melds are enough to open (enough as the first melds of a player).

    The result is False if one of these melds contains a Joker and the turn also takes Jokers from the table.
    """
    if turn.taken and any(joker for row in turn.new for _, joker in row):
        return False
    melds = [read_meld(_tiles(row, rules), rules) for row in turn.new]
    return not opening_faults([each for each in melds if isinstance(each, Meld)], opening)


def _best_opening_turn(
    board: Board, play: LayingPlay, opening: Opening, prefer: str, bound: int
) -> TurnPlan | None:
    """Return the best turn of a player who must open in it; None if the player can't open.

    To open is to lay melds for the first time. *bound* is what the best turn would be worth if the player had
    opened already. No turn can be worth more, so the search ends when a turn reaches it. *prefer* is "tiles"
    or "value", with the same meaning as in `best_lay`.
    """
    weights, joker = weights_of(play, prefer)
    best: TurnPlan | None = None
    sure, found = True, 0
    for melds in openings(board, opening):
        if found == MOST_OPENINGS or melds is None:
            sure = False
            break
        found += 1
        rows = [_tiles(row, board.rules) for row in melds]
        rest = tuple((Counter(board.rack) - Counter(each.kind for row in rows for each in row)).elements())
        if len(rest) < play.keep_one:
            continue
        own = sum(joker if wild else weights[(number - 1) % 13] for row in melds for (_, number), wild in row)
        beyond = max(0, best.worth - own) if best else 0
        more = best_turn(board_of(board.before.with_melds(rows), rest, board.rules), play, prefer, beyond)
        sure = sure and (more is None or more.sure)
        if more is not None:
            best = TurnPlan(own + more.worth, more.taken, (*melds, *more.new), more.added)
        elif best is None or own > best.worth:
            best = TurnPlan(own, (), melds, ())
        if best.worth >= bound:
            return best
    return best and replace(best, sure=sure)


# ---- The play --------------------------------------------------------------------------------------


def _as_play(board: Board, turn: TurnPlan, *, opens: bool) -> BestPlay:
    """Return a planned turn as a play, with the whole table after it.

    *opens* says whether the player opens in this turn, that is, lays melds for the first time.
    """
    rules, play = board.rules, board.rules.laying
    lying = [*(list(row) for row in board.before.melds), *(list(_tiles(row, rules)) for row in turn.new)]
    touched = {*range(len(board.melds), len(lying)), *(number for number, _ in (*turn.taken, *turn.added))}
    for number, kind in turn.taken:
        given = tile_of(kind, rules)
        row = lying[number]
        jokers = [at for at, each in enumerate(row) if each.joker]
        row[next((at for at in jokers if row[at].stands_for == given), jokers[0])] = given
    for number, tiles in _added_tiles(board, turn):
        lying[number] += tiles
    rows = [_settled(row, rules) if at in touched else tuple(row) for at, row in enumerate(lying)]
    after = TableMelds(tuple(rows)).in_order(rules)
    gained = after.counts() - board.before.counts()
    laid = tuple(sorted(gained.elements()))
    home = board.before.counts() - after.counts()  # a Joker that was taken may stay in hand (R45-6)
    assert not play.joker_at_once or not home
    assert set(home) <= {JOKER}
    assert not gained - Counter(board.rack)
    score = play.score
    again = isinstance(score, LaidScore) and score.joker_counts is JokerCounts.EACH_TIME
    value = hand_value([*laid, *(JOKER,) * (again * len(turn.taken))], score.values)
    return BestPlay(laid, board.before, after, value, opens, moves=_moves(board, turn, opens=opens))


def _tiles(row: MeldTiles, rules: Ruleset) -> Row:
    """Return the tiles of *row* as they are laid; each Joker says what it stands for.

    *row* lists the tiles as pairs: a kind of tile, and whether a Joker stands for it.
    """
    return tuple(tile_of(kind, rules, joker=joker) for kind, joker in row)


def _added_tiles(board: Board, turn: TurnPlan) -> Iterator[tuple[int, Row]]:
    """Yield, for each meld to which the turn adds tiles, its index and the tiles added.

    Indexes beyond those of the melds on the table are for the turn's new melds. A Joker added to a group has
    no colour yet.
    """
    for number, places in turn.added:
        new = number - len(board.melds)
        run = board.melds[number].run if new < 0 else turn.new[new][0][0][1] != turn.new[new][-1][0][1]
        yield number, tuple(JOKER if each.joker and not run else each for each in _tiles(places, board.rules))


def _settled(row: list[Tile], rules: Ruleset) -> Row:
    """Return the tiles of a new or changed meld in the order in which they should be on the table."""
    if len({each.number for each in row if each.number is not None}) == 1:
        row = _with_jokers_unbound(row, rules)
    found = read_row(tuple(row), rules)
    assert isinstance(found.found, Meld), (row, found)
    return found.row


def _with_jokers_unbound(row: list[Tile], rules: Ruleset) -> list[Tile]:
    """Return a group with its Jokers changed so that they may stand for any missing colours.

    If the group has only one natural tile, its Jokers must stand for certain colours. In this case they stand
    for the first missing colours, in the order of the game's colours.
    """
    naturals = [each for each in row if not each.joker]
    if len(naturals) > 1:
        return [each.kind for each in row]
    others = [colour for colour in rules.tiles.colours if colour != naturals[0].colour]
    jokers = [Tile(colour, naturals[0].number, joker=True) for colour in others]
    return [*naturals, *jokers[: len(row) - 1]]


def _tiles_left(board: Board, play: BestPlay) -> tuple[Tile, ...]:
    """Return the tiles in hand after a play, including Jokers that it took from the table and didn't lay."""
    home = board.before.counts() - play.after.counts()
    return tuple(sorted((Counter(board.rack) + home - Counter(play.tiles)).elements()))


def _moves(board: Board, turn: TurnPlan, *, opens: bool) -> tuple[str, ...]:
    """Return a planned turn as moves in notation, in an order in which each is allowed.

    *opens* says whether the player opens with this turn: lays first melds, which must be laid in one move.
    """
    rules = board.rules
    held = board.jokers
    first, later, moves = list[Row](), list[Row](), list[str]()
    for row in (_tiles(each, rules) for each in turn.new):
        jokers = sum(each.joker for each in row)
        now = jokers <= held or not turn.taken
        held -= now * jokers
        (first if now else later).append(row)
    if first and opens:
        moves.append(f"lay {TableMelds(tuple(first)).notation()}")
    elif first:
        moves += [f"lay {TableMelds((row,)).notation()}" for row in first]
    adds = [(number, tile) for number, tiles in _added_tiles(board, turn) for tile in tiles]
    moves += [f"replace {tile_of(tile, rules)} {number + 1}" for number, tile in turn.taken]
    moves += [f"lay {TableMelds((row,)).notation()}" for row in later]
    moves += [f"add {tile} {number + 1}" for number, tile in adds]
    return tuple(moves)
