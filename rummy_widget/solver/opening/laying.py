"""The most valuable turn where melds are laid and added to, and never taken apart (Rummy 45, Basic Rummy).

Every meld that lies is a block for the scan: a run takes tiles at its ends, a group a fourth. Which Jokers
are taken for their tile is tried outside; a Joker that was taken has to be laid again and counts no second
time (R45-6, R45-8). Where one tile has to be left for the discard, each is tried as that one (R45-10).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from ...melds import Meld, MeldKind, hand_value, read_meld, tile_value
from ...melds.hand import lays
from ...rules import JokerCounts, LaidScore, LayingPlay, OneRule, Ruleset
from ...spread.judging import opening_faults
from ...spread.spread import Spread
from ...tiles import JOKER, Tile
from .board import Board, Kind, Old, board_of, kind_of, tile_of
from .found import BestPlay, Proven
from .lanes import LANES, Fill
from .rebuild import Built, rebuilt
from .scan import Scan
from .task import Block, Task

__all__ = ["best_lay"]

Row = tuple[Tile, ...]
MOST_OPENINGS = 250
"""Ways to open that are gone on from, where the best turn does not open by itself."""


@dataclass(frozen=True)
class _Turn:
    """What a turn does: Jokers taken, melds laid, tiles added; and what it is worth to the search."""

    worth: int
    taken: tuple[tuple[int, Kind], ...]  # which meld, and the tile given for its Joker
    new: tuple[Row, ...]
    added: tuple[tuple[int, tuple[Tile, ...]], ...]  # to which meld which tiles
    jokers: int  # Jokers of the new melds and the tiles added


def best_lay(board: Board, *, opened: bool, prefer: str) -> BestPlay | None:
    """What is worth most to lay and add; in a game of caught tiles most tiles, then what they are worth."""
    play = board.rules.play
    assert isinstance(play, LayingPlay)
    turn, opens = _best_turn(board, prefer), False
    sure = True
    if play.opening is not None and not opened:
        opens = True
        if turn is None:
            return None
        if not _suffices(turn, board.rules, play):
            turn, sure = _opened_turn(board, play, prefer, turn.worth)
    if turn is None:
        return None
    found = _as_play(board, turn, opens=opens)
    sure = sure and board.jokers + len(turn.taken) < 3
    return replace(found, proven=Proven(sure, True, True), keep=_kept(board, found))


# ---- The search ------------------------------------------------------------------------------------


def _weights(play: LayingPlay, prefer: str) -> tuple[tuple[int, ...], int]:
    """What a tile of each number counts to the search, and a Joker: points, or tiles and then their worth."""
    values = play.score.values
    joker = tile_value(JOKER, values)
    if isinstance(play.score, LaidScore) or prefer == "value":
        return tuple(64 * value + 1 for value in values.numbers), 64 * joker + 1
    return tuple(4096 + value for value in values.numbers), 4096 + joker


def _best_turn(board: Board, prefer: str) -> _Turn | None:
    play = board.rules.play
    assert isinstance(play, LayingPlay)
    best = None
    keep: list[Tile | None] = [None]
    for kept in keep:
        for taken in _takings(board) if play.replacing else ((),):
            found = _with_taken(board, play, prefer, taken, kept)
            if found is None or (best is not None and found.worth <= best.worth):
                continue
            if play.keep_one and kept is None and _laid(found) == len(board.rack) + len(taken):
                keep += [each for each in dict.fromkeys(board.rack) if each not in keep]
                continue
            best = found
    return best


def _laid(turn: _Turn) -> int:
    """The tiles that leave the hand."""
    return len(turn.taken) + sum(map(len, turn.new)) + sum(len(tiles) for _, tiles in turn.added)


def _takings(board: Board) -> Iterator[tuple[tuple[int, Kind], ...]]:
    """The sets of Jokers that the rack can take, each with the tile given for it."""
    jokers = [(meld, means) for meld in board.melds for means in meld.jokers]
    options: list[list[tuple[int, Kind] | None]] = [
        [None, *((meld.number, tile) for tile in sorted(means) if board.held[tile])] for meld, means in jokers
    ]
    seen = set()
    for chosen in product(*options):
        taken = tuple(sorted(each for each in chosen if each is not None))
        given = Counter(tile for _, tile in taken)
        if taken not in seen and given <= board.held and len({*taken}) == len(taken):
            seen.add(taken)
            yield taken


def _with_taken(
    board: Board, play: LayingPlay, prefer: str, taken: tuple[tuple[int, Kind], ...], kept: Tile | None
) -> _Turn | None:
    """The best turn with these Jokers taken, a tile being kept."""
    weights, joker = _weights(play, prefer)
    left = board.held - Counter(tile for _, tile in taken)
    jokers = board.jokers
    if kept is not None:
        if kept.joker:
            jokers -= 1
        elif not left[kind_of(kept)]:
            return None
        else:
            left[kind_of(kept)] -= 1
    score = play.score
    unpaid = len(taken) if isinstance(score, LaidScore) and score.joker_counts is JokerCounts.ONCE else 0
    must = len(taken) if play.joker_at_once else 0
    if jokers < 0:
        return None
    high = [(left[0, n], left[1, n], left[2, n], left[3, n]) for n in range(1, 14)]
    blocks = tuple(_block(board, meld, taken) for meld in board.melds)
    more = sum(weights[number - 1] for _, (_, number) in taken)
    for spare in range(jokers + len(taken) - must, -1, -1):
        task = Task(((0, 0, 0, 0),) * 13, tuple(high), weights, joker, must, spare, unpaid,
                    blocks, board.sizes, board.rules.runs.one is OneRule.LOW_OR_HIGH, more)  # fmt: skip
        scan = Scan(task)
        if scan.most <= 0:
            return None
        turn = _read(scan, board, taken)
        if not any(all(each.joker for each in row) for row in turn.new):
            return turn
    return None  # three Jokers are no meld, but the scan takes them for one: with fewer there is none


def _read(scan: Scan, board: Board, taken: tuple[tuple[int, Kind], ...]) -> _Turn:
    """What the best way of a scan lays and adds."""
    new, added, wild = [], [], 0
    for built in rebuilt(scan.path(), scan.task.blocks):
        wild += sum(joker for _, joker in built.row)
        if built.blocks:
            added.append((built.blocks[0], _outwards(built, board)))
        else:
            new.append(_row(built.row, board.rules))
    return _Turn(scan.most, taken, tuple(new), tuple(added), wild)


def _block(board: Board, meld: Old, taken: Sequence[tuple[int, Kind]]) -> Block:
    if meld.run:
        lane, first = meld.naturals[0][0], meld.row[0].number or 1
        return Block(meld.number, lane, first, first + len(meld.row) - 1)
    put = {tile[0] for number, tile in taken if number == meld.number}
    there = {lane for lane, _ in meld.naturals} | put
    room = board.sizes[-1] - meld.size
    others = tuple(lane for lane in LANES if lane not in there)
    return Block(meld.number, first=meld.naturals[0][1], fill=Fill(others, 0, max(0, room)))


def _row(row: Sequence[tuple[Kind, bool]], rules: Ruleset) -> Row:
    """A new meld in its order; what each Joker stands for is bound."""
    return tuple(
        tile_of(kind, rules, joker=joker)
        for kind, joker in sorted(row, key=lambda each: (each[0][1], each[0][0]))
    )


def _outwards(built: Built, board: Board) -> tuple[Tile, ...]:
    """The tiles added to a meld in an order in which each fits: those below it downwards, then upwards."""
    meld = board.melds[built.blocks[0]]
    first = meld.row[0].number or 1
    below = sorted((each for each in built.row if each[0][1] < first), key=lambda each: -each[0][1])
    above = sorted((each for each in built.row if each[0][1] >= first), key=lambda each: each[0][1])
    return tuple(tile_of(kind, board.rules, joker=joker) for kind, joker in (*below, *above))


# ---- The opening -----------------------------------------------------------------------------------


def _suffices(turn: _Turn, rules: Ruleset, play: LayingPlay) -> bool:
    """Whether the new melds of a turn open by themselves, none of them with a Joker that was taken."""
    assert play.opening is not None
    if turn.taken and any(each.joker for row in turn.new for each in row):
        return False
    melds = [read_meld(row, rules) for row in turn.new]
    return not opening_faults([each for each in melds if isinstance(each, Meld)], play.opening)


def _opened_turn(board: Board, play: LayingPlay, prefer: str, bound: int) -> tuple[_Turn | None, bool]:
    """The best turn that opens first and goes on from there; whether it is proved to be the best."""
    assert play.opening is not None
    weights, joker = _weights(play, prefer)
    best: _Turn | None = None
    count = 0
    for melds in lays(board.rack, board.rules, play.opening, MOST_OPENINGS):
        count += 1
        rest = list(board.rack)
        for each in melds:
            for tile in each.tiles:
                rest.remove(tile.kind)
        if play.keep_one and not rest:
            continue
        rows = tuple(each.tiles for each in melds)
        own = sum(joker if tile.joker else weights[(tile.number or 1) - 1] for row in rows for tile in row)
        more = None
        if len(rest) > play.keep_one:
            more = _best_turn(board_of(board.before.with_melds(rows), rest, board.rules), prefer)
        if best is None or own + (more.worth if more else 0) > best.worth:
            best = _joined(board, rows, own, more)
            if best.worth >= bound:
                return best, True
    return best, count < MOST_OPENINGS and not board.jokers


def _joined(board: Board, rows: tuple[Row, ...], own: int, more: _Turn | None) -> _Turn:
    """The opening and what follows it as one turn; what is added to its own melds stays an addition."""
    jokers = sum(each.joker for row in rows for each in row)
    if more is None:
        return _Turn(own, (), rows, (), jokers)
    return _Turn(own + more.worth, more.taken, (*rows, *more.new), more.added, jokers + more.jokers)


# ---- The play --------------------------------------------------------------------------------------


def _as_play(board: Board, turn: _Turn, *, opens: bool) -> BestPlay:
    """The turn as a play: looked over once more, meld by meld."""
    rules, play = board.rules, board.rules.play
    assert isinstance(play, LayingPlay)
    lying = [*(list(row) for row in board.before.melds), *map(list, turn.new)]
    for number, tile in turn.taken:
        given = tile_of(tile, rules)
        row = lying[number]
        at = next((at for at, each in enumerate(row) if each.joker and each.stands_for == given), None)
        if at is None:
            at = next(at for at, each in enumerate(row) if each.joker)
        row[at] = given
    for number, tiles in turn.added:
        for each in tiles:
            lying[number].append(each)
    after = Spread(tuple(tuple(_settled(row, rules)) for row in lying)).settled(rules)
    gained = after.counts() - board.before.counts()
    tiles = tuple(sorted(gained.elements()))
    assert not board.before.counts() - after.counts()
    assert not gained - Counter(board.rack)
    score = play.score
    again = (
        len(turn.taken) if isinstance(score, LaidScore) and score.joker_counts is JokerCounts.EACH_TIME else 0
    )
    value = hand_value([*tiles, *(JOKER,) * again], score.values)
    return BestPlay(tiles, board.before, after, value, opens, moves=_moves(board, turn, opens=opens))


def _settled(row: list[Tile], rules: Ruleset) -> Row:
    if len({each.number for each in row if each.number is not None}) == 1:
        row = _at_large(row, rules)
    found = read_meld(row, rules)
    assert isinstance(found, Meld), (row, found)
    if found.kind is MeldKind.GROUP and len(found.tiles) - found.jokers > 1:
        return (*(each for each in found.tiles if not each.joker), *(JOKER,) * found.jokers)
    return found.tiles


def _at_large(row: list[Tile], rules: Ruleset) -> list[Tile]:
    """A group in which each Joker may be any colour that is missing, however it was bound before."""
    naturals = [each for each in row if not each.joker]
    if len(naturals) > 1:
        return [each.kind for each in row]
    others = [colour for colour in rules.tiles.colours if colour != naturals[0].colour]
    jokers = [Tile(colour, naturals[0].number, joker=True) for colour in others]
    return [*naturals, *jokers[: len(row) - 1]]


def _kept(board: Board, play: BestPlay) -> tuple[Tile, ...]:
    return tuple(sorted((Counter(board.rack) - Counter(play.tiles)).elements()))


def _moves(board: Board, turn: _Turn, *, opens: bool) -> tuple[str, ...]:
    """The turn as moves of the game, in an order in which each is allowed."""
    rules = board.rules
    held = board.jokers
    first, later = [], []
    for row in turn.new:
        jokers = sum(each.joker for each in row)
        if jokers <= held or not turn.taken:
            held -= jokers
            first.append(row)
        else:
            later.append(row)
    moves = []
    if first and opens:
        moves.append(f"lay {Spread(tuple(first)).notation()}")
    elif first:
        moves += [f"lay {Spread((row,)).notation()}" for row in first]
    adds = [(number, tile) for number, tiles in turn.added for tile in tiles]
    moves += [f"replace {tile_of(tile, rules)} {number + 1}" for number, tile in turn.taken]
    moves += [f"lay {Spread((row,)).notation()}" for row in later]
    moves += [f"add {tile} {number + 1}" for number, tile in adds]
    return tuple(moves)
