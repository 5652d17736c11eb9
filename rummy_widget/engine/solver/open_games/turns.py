"""The best turn of a player who has opened, in games where melds are never taken apart, only added to.

For the search, every meld on the table stays together: tiles can be added at the ends of a run, and a fourth
tile can be added to a group. A Joker may be taken from the table in exchange for the tile that it stands for;
it must be laid again, unless the rules let the player keep it (R45-6). Some rules give no points for a Joker
that is laid again (R45-8). Every choice of Jokers to take is tried. If one tile must be left for the discard
(R45-10), each tile in turn is tried as the one to keep. The most promising choice is tried first; choices
that can't beat the best turn found are skipped.

Since the search only counts tiles, it may lay three Jokers as a run, which isn't a valid meld. These Jokers
are then laid elsewhere: at the ends of other runs or as fourth tiles. If there is no room for them, the
search is repeated: once for each possible run of three that contains a natural tile, with that run laid in
any case, and once without any new run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import count, product

from ...melds import tile_value
from ...rules import JokerCounts, LaidScore, LayingPlay, OneRule
from ...tiles import JOKER, Tile
from .board import Board, BoardMeld, Kind, MeldTiles, kind_of
from .open_runs import LANES
from .rebuild import BuiltMeld, joker_places, rebuild_melds
from .scan import LayScan
from .task import LayTask, MeldBlock
from .tile_uses import GroupRoom

TakenJokers = tuple[tuple[int, Kind], ...]
"""The Jokers taken from the table: for each of them the index of its meld, and the tile put in its place."""


@dataclass(frozen=True)
class TurnPlan:
    """A planned turn: the Jokers it takes, the melds it lays, the tiles it adds to melds, and its worth.

    Attributes:
        worth: the sum of what the tiles laid in the turn are worth (see `weights_of`).
        taken: the Jokers taken from the table.
        new: the new melds laid.
        added: a pair for each meld that tiles are added to: its index on the table, and these tiles.
        sure: whether it is proved that no turn is worth more.
    """

    worth: int
    taken: TakenJokers
    new: tuple[MeldTiles, ...]
    added: tuple[tuple[int, MeldTiles], ...]
    sure: bool = True

    @property
    def laid(self) -> int:
        """The number of tiles that are laid in new melds, added to melds, or put in the place of Jokers."""
        return len(self.taken) + sum(map(len, self.new)) + sum(len(tiles) for _, tiles in self.added)


@dataclass(frozen=True)
class _TurnChoices:
    """The choices that are made before a search for the best turn.

    Attributes:
        taken: the Jokers taken from the table.
        kept_tile: a tile kept in hand for the discard, or None.
        fixed_run: a run that is laid in any case; empty if there is none.
        runs_allowed: whether other runs may be laid.
    """

    taken: TakenJokers
    kept_tile: Tile | None = None
    fixed_run: MeldTiles = ()
    runs_allowed: bool = True


def weights_of(play: LayingPlay, prefer: str) -> tuple[tuple[int, ...], int]:
    """Return the worth of a tile of each number, and that of a Joker, in the search for the best turn.

    If players score for the tiles that they lay, or *prefer* is "value", these numbers are such that the turn
    with the most points is worth the most. If instead the tiles left in hand count, and *prefer* is "tiles",
    the turn with the most tiles is worth the most, and of several such turns the one with the most points.
    """
    values = play.score.values
    joker = tile_value(JOKER, values)
    if isinstance(play.score, LaidScore) or prefer == "value":
        return tuple(64 * value + 1 for value in values.numbers), 64 * joker + 1
    return tuple(4096 + value for value in values.numbers), 4096 + joker


def best_turn(board: Board, play: LayingPlay, prefer: str, beyond: int = 0) -> TurnPlan | None:
    """Return the turn that is worth the most; None if no turn is worth more than *beyond*.

    The player has opened already (has laid melds before). *prefer* is "tiles" or "value", and decides what
    each tile is worth (see `weights_of`). The worth of a turn is the sum of what its tiles are worth.
    """
    return _Search(board, play, prefer, beyond).best()


class _Search:
    """The search for the best turn, with a queue of choices ordered by what they may be worth.

    *prefer* is "tiles" or "value", and decides what each tile is worth (see `weights_of`). A turn is worth as
    much as all its tiles together. Only turns that are worth more than *beyond* are searched for.
    """

    def __init__(self, board: Board, play: LayingPlay, prefer: str, beyond: int) -> None:
        self.board, self.play, self.beyond = board, play, beyond
        self.weights, self.joker = weights_of(play, prefer)
        self.top = 13 + (board.rules.runs.one is OneRule.LOW_OR_HIGH)
        self._left: list[tuple[int, int, _TurnChoices, LayScan]] = []
        self._order = count()
        for taken in _joker_sets(board) if play.replacing else ((),):
            self._put(_TurnChoices(taken))

    def _put(self, choices: _TurnChoices, bound: int | None = None) -> None:
        """Put the choices for a turn into the queue, unless no turn with these choices can be good enough.

        A turn is good enough if it is worth more than `beyond`, the best found so far. *bound*, if given, is
        an upper bound on what a turn with these choices is worth.
        """
        scan = self._scan(choices)
        if scan is not None:
            worth = scan.bound if bound is None else min(bound, scan.bound)
            if worth > self.beyond:
                heappush(self._left, (-worth, next(self._order), choices, scan))

    def best(self) -> TurnPlan | None:
        """Return the best turn that the choices in the queue allow.

        Returns None if no turn is worth more than `beyond`, the worth that the turn has to exceed.
        """
        best: TurnPlan | None = None
        sure = True
        while self._left and -self._left[0][0] > self.beyond:
            _, _, each, scan = heappop(self._left)
            if not scan.reaches(self.beyond + 1):
                continue
            turn = self._read(scan, each)
            held = len(self.board.rack) + len(turn.taken)
            if self.play.keep_one and each.kept_tile is None and turn.laid == held:
                for tile, less in self._discardable(turn.taken):
                    self._put(replace(each, kept_tile=tile), scan.most - less)
                continue
            lost = [row for row in turn.new if all(joker for _, joker in row)]
            if lost:
                laid = _spread_jokers(turn, self.board, self.top)
                if laid is None and not each.fixed_run and each.runs_allowed:
                    for other in self._with_runs(each, scan):
                        self._put(other, scan.most)
                    # Adding to a run of the table without laying a new run isn't tried.
                    sure = sure and not any(meld.run and meld.size < self.top for meld in self.board.melds)
                    continue
                if laid is None:
                    sure = False
                    continue
                turn = laid
            best, self.beyond = turn, turn.worth
        return best if best is None or sure else replace(best, sure=False)

    def _discardable(self, taken: TakenJokers) -> Iterator[tuple[Tile, int]]:
        """Yield the tiles that can be kept for the discard, each with its worth if it were laid.

        `weights_of` says what a tile is worth. A Joker that was taken from the table is worth 0; it can be
        kept only if the rules don't require that it is laid in the same turn.
        """
        for tile in dict.fromkeys(self.board.rack):
            yield tile, self.joker if tile.joker else self.weights[(tile.number or 1) - 1]
        if taken and not self.play.joker_at_once:
            yield JOKER, 0

    # ---- Searches once choices are made ------------------------------------------------------------

    def _scan(self, choices: _TurnChoices) -> LayScan | None:
        """Return the search for the best turn with some choices made, or None if the choices are impossible.

        *choices* says which Jokers to take, which tile to keep, and which runs to lay.
        """
        board, play, score = self.board, self.play, self.play.score
        naturals = [(lane, (number - 1) % 13 + 1) for (lane, number), joker in choices.fixed_run if not joker]
        used = Counter([*(tile for _, tile in choices.taken), *naturals])
        more = sum(self.weights[number - 1] * copies for (_, number), copies in used.items())
        jokers = board.jokers
        if choices.kept_tile is not None and choices.kept_tile.joker:
            jokers -= 1
        elif choices.kept_tile is not None:
            used[kind_of(choices.kept_tile)] += 1
        once = isinstance(score, LaidScore) and score.joker_counts is JokerCounts.ONCE
        unpaid = len(choices.taken) if once else 0
        must = len(choices.taken) if play.joker_at_once else 0
        spare = jokers + len(choices.taken) - must
        blocks = [_block(board, meld, choices.taken) for meld in board.melds]
        if choices.fixed_run:
            wild = len(choices.fixed_run) - len(naturals)
            more += self.joker * (max(0, wild - unpaid))
            unpaid = max(0, unpaid - wild)
            spare -= max(0, wild - must)
            must = max(0, must - wild)
            (lane, first), (_, last) = choices.fixed_run[0][0], choices.fixed_run[-1][0]
            blocks.append(MeldBlock(-2, lane, first, last))
        if spare < 0 or not used <= board.held:
            return None
        left = board.held - used
        high = tuple([(left[0, n], left[1, n], left[2, n], left[3, n]) for n in range(1, 14)])
        return LayScan(LayTask(((0, 0, 0, 0),) * 13, high, self.weights, self.joker, must, spare, unpaid,
                         tuple(blocks), board.sizes, self.top > 13, more, choices.runs_allowed))  # fmt: skip

    def _with_runs(self, choices: _TurnChoices, scan: LayScan) -> Iterator[_TurnChoices]:
        """Yield *choices* with one more choice: that no run is laid, or that a certain run of three is laid.

        Each such run contains a natural tile, because a run may not consist only of Jokers. *scan* is the
        search that was made with *choices*; it says which tiles and Jokers can be in such a run.
        """
        yield replace(choices, runs_allowed=False)
        there = scan.task.high
        for lane in LANES:
            for first in range(1, self.top - 1):
                places = [(lane, number) for number in range(first, first + 3)]
                options = [(True, False) if there[(n - 1) % 13][lane] else (True,) for _, n in places]
                for wild in product(*options):
                    if sum(wild) <= scan.jokers and not all(wild):
                        yield replace(choices, fixed_run=tuple(zip(places, wild, strict=True)))

    def _read(self, scan: LayScan, choices: _TurnChoices) -> TurnPlan:
        """Return the turn that is described by the best result of *scan*, a search made with *choices*."""
        new, added, run = [], [], choices.fixed_run
        for built in rebuild_melds(scan.path(), scan.task.blocks):
            if not built.blocks:
                new.append(_in_order(built.row))
            elif built.blocks[0] < 0:
                run = _in_order([*built.row, *run])
            else:
                added.append((built.blocks[0], _outwards(built, self.board)))
        return TurnPlan(scan.most, choices.taken, (*new, run) if run else tuple(new), tuple(added))


def _joker_sets(board: Board) -> Iterator[TakenJokers]:
    """Yield the combinations of Jokers that can be taken from the table, with the tiles that replace them.

    A combination is given as pairs: the index of the Joker's meld on the table, and the rack tile.
    """
    jokers = [(meld, means) for meld in board.melds for means in meld.jokers]
    options: list[list[tuple[int, Kind] | None]] = [
        [None, *((meld.number, tile) for tile in sorted(means) if board.held[tile])] for meld, means in jokers
    ]
    every = (tuple(sorted(each for each in chosen if each is not None)) for chosen in product(*options))
    for taken in dict.fromkeys(every):
        if Counter(tile for _, tile in taken) <= board.held and len({*taken}) == len(taken):
            yield taken


def _block(board: Board, meld: BoardMeld, taken: TakenJokers) -> MeldBlock:
    """Return a meld of the table as a `MeldBlock`, after its Jokers in *taken* have been replaced.

    A `MeldBlock` is a meld that stays together.
    """
    if meld.run:
        lane, first = meld.naturals[0][0], meld.row[0].number or 1
        return MeldBlock(meld.number, lane, first, first + len(meld.row) - 1)
    put = {tile[0] for number, tile in taken if number == meld.number}
    there = {lane for lane, _ in meld.naturals} | put
    room = board.sizes[-1] - meld.size
    others = tuple(lane for lane in LANES if lane not in there)
    return MeldBlock(meld.number, first=meld.naturals[0][1], fill=GroupRoom(others, max(0, room)))


def _in_order(row: Sequence[tuple[Kind, bool]]) -> MeldTiles:
    """Return the tiles of a meld sorted by number, then by colour.

    A tile is a pair: its kind, and whether a Joker stands for it.
    """
    return tuple(sorted(row, key=lambda each: (each[0][1], each[0][0])))


def _outwards(built: BuiltMeld, board: Board) -> MeldTiles:
    """Return the tiles added to a meld of the table, in an order in which each fits when it is added.

    First come the tiles with lower numbers than the meld, from high to low, then the other tiles, from low to
    high.
    """
    meld = board.melds[built.blocks[0]]
    first = meld.row[0].number or 1
    return tuple(sorted(built.row, key=lambda each: (each[0][1] >= first, abs(each[0][1] - first))))


# ---- Melds made only of Jokers ---------------------------------------------------------------------


def _spread_jokers(turn: TurnPlan, board: Board, top: int) -> TurnPlan | None:
    """Return the turn without new melds made only of Jokers; None if there is no other room for these Jokers.

    The Jokers are added to other runs and groups instead. *top* is the highest number of a run, 14 if a 1 may
    follow 13.
    """
    new = [row for row in turn.new if not all(joker for _, joker in row)]
    left = sum(map(len, turn.new)) - sum(map(len, new))
    for at, row in enumerate(new):
        more = joker_places(row, board.sizes[-1], top)[:left]
        new[at] = _in_order([*row, *((kind, True) for kind in more)])
        left -= len(more)
    added = dict(turn.added)
    for meld in board.melds:
        there = added.get(meld.number, ())
        first = meld.row[0].number or 1
        put = [tile for number, tile in turn.taken if number == meld.number]
        lying = [*meld.naturals, *put, *map(min, meld.jokers[len(put) :])]
        if meld.run:
            lying = [(meld.naturals[0][0], n) for n in range(first, first + len(meld.row))]
        more = joker_places([*((kind, False) for kind in lying), *there], board.sizes[-1], top)[:left]
        if more:
            added[meld.number] = (*there, *((kind, True) for kind in more))
        left -= len(more)
    return None if left else replace(turn, new=tuple(new), added=tuple(added.items()))
