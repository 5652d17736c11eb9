"""The best play in a turn: it lays the most tiles or points, then disturbs the table as little as possible.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> play = best_play("r3 r4 r5 r6 | b9 y9 k9", "r7 r9 y3 b3 k13", rules=RUMMIKUB)
>>> play.count, play.broken, play.moved, play.after.notation()
(4, 1, 1, 'r4 r5 r6 r7 | r9 y9 b9 k9 | r3 y3 b3')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial

from ...melds import hand_value
from ...melds.hand import openings_in
from ...rules import RUMMIKUB, Ruleset, Touch, Values, check_choice, check_type, check_whole
from ...table_melds.changes import changes
from ...table_melds.judging import Play, judge_play
from ...table_melds.melds_on_table import TableLike, TableMelds
from ...tiles import JOKER, Tile, Tiles
from .board import Board, Kind, board_of, tile_of
from .cases import JokerCase
from .cores import Core
from .fewest_moved import MinimalDisturbance
from .first_lay import first_lay
from .kept_melds import KeptMelds, SearchExhausted, SearchLimit
from .laying import best_lay
from .most_laid import MostLaid, find_most_laid
from .proved_play import BestPlay, ProofFlags
from .rank_cases import find_less_disturbing, limit_of, prepare_searches
from .rebuild import joker_places, rebuild_melds
from .scan import LayScan
from .tile_uses import FullUse

Row = tuple[Tile, ...]


EFFORT = 1_300
"""The largest number of choices that are tried to prove that no play moves fewer tiles."""


def best_play(
    before: TableLike, rack: Tiles, *, rules: Ruleset = RUMMIKUB, opened: bool = True, prefer: str = "tiles",
    effort: int = EFFORT,
) -> BestPlay | None:  # fmt: skip
    """Return the play that lays the most tiles, or the most points if *prefer* is "value".

    If several plays lay as much, the result is one that breaks the fewest melds of the table and, among
    those, one that moves the fewest tiles. Its `proven` flags say which of these three claims are proved.
    Returns None if nothing can be laid.

    *before* is the table before the play. *opened* says whether the player has laid melds in an earlier turn.
    If not, the play must open: the first melds that a player lays must be worth enough points. *effort* is
    how many choices of melds may be tried in the search for the play that disturbs the table least.

    In games where melds are never taken apart (Rummy 45, Basic Rummy), tiles are only laid in new melds or
    added to existing ones. One tile stays in hand for the discard if the rules require that (R45-10).

    >>> from rummy_widget.engine.rules import RRRUMMY, TILES_50
    >>> best_play("r5 r6 *r7 | b9 y9 k9", "r7 k5 k6", rules=RRRUMMY).after.notation()
    'r5 r6 r7 | y9 b9 k9 | k5 k6 *k7'
    >>> best_play("r5 r6 *r7", "k5 k6", rules=RRRUMMY) is None
    True
    """
    check_choice("prefer", prefer, ("tiles", "value"))
    check_type("opened", opened, bool)
    check_whole("effort", effort, 1)
    board = board_of(before, rack, rules)
    if not rules.rearranges:
        return best_lay(board, opened=opened, prefer=prefer)
    if not opened:
        return _best_opening_turn(board, prefer)
    found = find_most_laid(board, rules.rearranging.score.values if prefer == "value" else None)
    return least_disturbing(board, found, effort) if found.cases else None


def best_opening(rack: Tiles, *, rules: Ruleset = RUMMIKUB, prefer: str = "tiles") -> BestPlay | None:
    """Return the best way to open with a rack on an empty table; None if the rack isn't enough to open.

    Opening means laying a player's first melds, which must be worth enough points (RK-2, TR-9, R45-4). The
    play lays the most tiles, or the most points if *prefer* is "value".

    >>> best_opening("r11 r12 r13 y3 b3 k3 k9").after.notation()
    'y3 b3 k3 | r11 r12 r13'
    >>> best_opening("r7 r8 r9 k1") is None
    True
    """
    return best_play("", rack, rules=rules, opened=False, prefer=prefer)


@dataclass(frozen=True, eq=False, repr=False)
class MostTiles:
    """The most tiles that can be laid in a turn, and a play that lays them.

    Attributes:
        count: how many tiles of the rack can be laid.
        proven: whether it is proved that no play lays more.
    """

    count: int
    proven: bool
    _find: Callable[[], BestPlay | None]

    @cached_property
    def play(self) -> BestPlay | None:
        """A play that lays as many tiles as possible (`count`); None if nothing can be laid.

        It may disturb the table more than needed. It is searched for when it is first asked for, and checked
        against the rules.
        """
        return self._find() if self.count else None

    def __repr__(self) -> str:
        return f"<MostTiles {self.count}>"


def most_tiles(before: TableLike, rack: Tiles, *, rules: Ruleset = RUMMIKUB) -> MostTiles:
    """Return the largest number of rack tiles that a player who has opened can lay, and a play that does it.

    *before* is the table. This is much faster than `best_play`, which looks for the play that disturbs the
    table least.

    >>> most = most_tiles("r3 r4 r5 r6 | b9 y9 k9", "r7 r9 y3 b3 k13")
    >>> most.count, most.proven, len(most.play.after.melds)
    (4, True, 3)
    """
    board = board_of(before, rack, rules)
    if not rules.rearranges:
        play = best_lay(board, opened=True, prefer="tiles")
        return MostTiles(play.count if play else 0, play is None or play.proven.most, lambda: play)
    found = find_most_laid(board, None)
    return MostTiles(found.most, found.sure, partial(_play_of_most, board, found))


def _play_of_most(board: Board, most: MostLaid) -> BestPlay | None:
    """Return a play that lays as much as *most* says; None if the search finds none that the rules allow."""
    play = _first_valid_play(board, most)
    if play is None:
        return None
    return BestPlay.of(play, ProofFlags(most.sure, False, False), rack_after(board, play))


def _first_valid_play(board: Board, most: MostLaid) -> Play | None:
    """Return any valid play that lays as much as possible; None if the search found none.

    *most* holds the results of the search for the most tiles or points. In that search, Jokers that no meld
    needs may have been left out. If the play found isn't valid for this reason, the search is repeated with
    all Jokers laid.
    """
    for case, scan in most.cases:
        for each in (scan, LayScan(scan.task)) if scan.idle else (scan,):
            if each.reaches(most.most) and (play := _judge(board, _melds(board, case, each, each.path()))):
                return play
    return None


# ---- A player who has opened -----------------------------------------------------------------------


def least_disturbing(board: Board, most: MostLaid, effort: int = EFFORT) -> BestPlay:
    """Look for the play that disturbs the table least, of all plays that lay as much as possible.

    Such a play breaks the fewest melds of the table and, among plays that break equally few, moves the fewest
    tiles. *most* holds the results of the search for how much can be laid. The function first tries plays
    that keep as many tiles together as possible. Then a search that tries at most *effort* choices of melds
    finds a better play, proves that there is none, or gives up. If it gives up, the play that is returned is
    the best one found, and may not be the least disturbing one.
    """
    limit = limit_of(effort)
    searches = prepare_searches(board, most.cases, most.most, limit)
    best: Play | None = None
    least = len(board.melds) + 1, 0
    for search in searches[:MOST_TRIED]:
        if (search.fewest, search.least) >= least:
            continue
        for rows in _candidate_plays(board, search, effort):
            play = _judge(board, rows)
            if play is not None and (best is None or (play.broken, play.moved) < least):
                best, least = play, (play.broken, play.moved)
            if least == (search.fewest, search.least):
                break
    found, sure = find_less_disturbing(board, searches, limit, least)
    if found is not None:
        play = _judge(board, [row_of(meld.row, board.rules) for meld in found.melds])
        sure = sure and play is not None
        best = best if play is None else play
    if best is None and effort < MOST_EFFORT:  # better than any play at all, which might move everything
        return least_disturbing(board, most, 10 * effort)
    if best is None and (best := _first_valid_play(board, most)) is None:
        raise AssertionError(f"no play of {most.most} that the judge takes: {board.before!r}, {board.rack}")
    sure = sure and most.whole
    fewest = min(search.fewest for search in searches) if most.whole else 0
    proven = ProofFlags(most.sure, most.sure and (sure or best.broken == fewest), most.sure and sure)
    return BestPlay.of(best, proven, rack_after(board, best))


MOST_EFFORT = 50_000
"""Below this effort, a search that finds no play at all is repeated with ten times the effort."""

MOST_TRIED = 8
"""The largest number of ways to treat the table's Jokers for which plays are tried before the main search."""


def rack_after(board: Board, play: Play) -> Row:
    """Return the tiles that are left in the rack after a play."""
    return tuple(sorted((Counter(board.rack) - Counter(play.tiles)).elements()))


def _judge(board: Board, rows: Iterable[Row]) -> Play | None:
    """Return the play that changes the table into the melds *rows*, or None if the rules don't allow it."""
    after = in_table_order(board.before, list(rows))
    play = judge_play(board.before, after, board.rack, rules=board.rules)
    return play if isinstance(play, Play) else None


def in_table_order(before: TableMelds, rows: list[Row]) -> TableMelds:
    """Return the table after a play, with its melds in a fixed order.

    First come the melds that count as old melds, even if they have changed, in the order of the old melds;
    then come the new melds. *before* is the table before the play, and *rows* holds the melds after it, in
    any order.
    """
    continued = changes(before, TableMelds(tuple(rows))).continued
    order = sorted(
        range(len(rows)), key=lambda at: (len(rows), at) if continued[at] is None else (continued[at], at)
    )
    return TableMelds(tuple(rows[at] for at in order))


def row_of(row: Sequence[tuple[Kind, bool]], rules: Ruleset) -> Row:
    """Return the tiles of a meld in table order: a run sorted by number, a group with its Jokers last.

    *row* lists the tiles as pairs: a kind of tile, and whether a Joker stands for it. In a group with two or
    more natural tiles, the Jokers are plain Jokers, which may stand for any missing colour. In any other
    meld, each Joker is a `Tile` that includes the kind it stands for, as given in *row*.
    """
    tiles = [tile_of(kind, rules, joker=joker) for kind, joker in sorted(row, key=lambda each: each[0][1])]
    naturals = sorted(each for each in tiles if not each.joker)
    if row[0][0][1] == row[-1][0][1] and len(naturals) > 1:
        return (*naturals, *(JOKER,) * (len(tiles) - len(naturals)))
    return tuple(tiles)


def _candidate_plays(board: Board, search: MinimalDisturbance, effort: int) -> Iterator[Iterator[Row]]:
    """Yield one or two plays that keep as many tiles of the table together as possible, each as its melds.

    *search* is the search for one way to treat the table's Jokers. The first play keeps whole melds together;
    the second also keeps parts of melds together. The second play is left out if the search for it reaches
    its limit, which grows with *effort*.
    """
    whole = search.keep
    if whole is None:
        yield _melds(board, search.case, search.scan, search.scan.path())
        return
    try:
        yield _melds(board, search.case, search.scan, *whole.path())
        keep = KeptMelds(
            board, search.case, search.scan, SearchLimit(0, CORES * effort // (1 + whole.jokers)), whole
        )
        search.least = keep.least()
        yield _melds(board, search.case, search.scan, *keep.path())
    except SearchExhausted:
        pass


CORES = 3
"""The number of steps for each unit of effort in the search for parts of melds that stay together.

It is divided by one more than the number of Jokers that can be laid.
"""


def _melds(
    board: Board,
    case: JokerCase,
    scan: LayScan,
    path: Sequence[tuple[FullUse, int]],
    cores: Iterable[Core] = (),
) -> Iterator[Row]:
    """Yield the melds of a play as rows of tiles, rebuilt from the result of a search.

    *path* says how many tiles of each number go into runs and groups, *cores* are the parts of the table's
    melds that stay together, and *case* says how the table's Jokers are treated. *scan* is the search that
    found the result.
    """
    left = [each for each in cores if each.tiles]
    blocks = {each.meld: [(kind, False) for kind in each.tiles] for each in left}
    for forced in case.forced:
        row: list[tuple[Kind, bool]] = [(kind, False) for kind in forced.naturals]
        taken = {kind for kind, _ in row}
        for joker in forced.jokers:
            kind = next((lane, joker.number) for lane in joker.lanes if (lane, joker.number) not in taken)
            taken.add(kind)
            row.append((kind, True))
        blocks[forced.meld] = row
    joined = [each.block for each in left if each.last or each.fill]
    rows = []
    for built in rebuild_melds(path, [*scan.task.blocks, *joined]):
        rows.append([*built.row, *(each for number in built.blocks for each in blocks.pop(number))])
    rows += blocks.values()
    for kind in case.loose_jokers:  # a Joker that still stands for its tile replaces any such tile
        row = max((each for each in rows if (kind, False) in each), key=lambda row: _joker_fit(row, board))
        row[row.index((kind, False))] = kind, True
    spare = scan.jokers - sum(sum(way.jokers) for way, _ in path) if scan.idle else 0
    if spare:
        rows.sort(key=lambda row: -_joker_fit(row, board))
    for row in rows:
        added = joker_places(row, board.sizes[-1])[:spare]
        spare -= len(added)
        yield row_of([*row, *((kind, True) for kind in added)], board.rules)
    for own in case.own_melds:
        yield row_of(own.row, board.rules)


def _joker_fit(row: Sequence[tuple[Kind, bool]], board: Board) -> int:
    """Return how good a new meld is for a Joker: the larger, the better.

    *row* lists the tiles of the new meld as pairs: a kind of tile, and whether a Joker stands for it. The
    function looks at the melds on the table that contain a Joker and whose natural tiles are all in the new
    meld. The result is the number of natural tiles in the largest of them. It is 0 if there is no such meld,
    or if the new meld already contains a Joker.
    """
    there = {kind for kind, _ in row}
    no_joker = not any(joker for _, joker in row)
    return max((len(each.naturals) for each in board.melds
                if each.jokers and no_joker and there.issuperset(each.naturals)), default=0)  # fmt: skip


# ---- The opening -----------------------------------------------------------------------------------


def _best_opening_turn(board: Board, prefer: str) -> BestPlay | None:
    """Return the best turn of a player who has not laid any melds yet; None if the player can't open.

    Opening means laying a player's first melds, which must be worth enough points. The turn lays the most
    tiles, or the most points if *prefer* is "value". It may use the melds on the table only if the rules
    allow that in the turn in which a player opens.
    """
    rules = board.rules
    play = rules.rearranging
    judged = None
    if prefer == "tiles" and len(board.rack) > MANY:
        most = most_tiles("", board.rack, rules=rules).play
        judged = most and _judge_opening(board, most.after.melds)
    if judged is None:
        melds = first_lay(board, play.opening, prefer)
        if melds is None:
            return None
        judged = _judge_opening(board, [row_of(row, rules) for row in melds])
        assert judged is not None, melds
    best = BestPlay.of(judged, ProofFlags(True, True, True), rack_after(board, judged))
    if play.opening.touch is Touch.SAME_TURN:
        return _open_and_play_on(board, prefer, best)
    return best


MANY = 30
"""The size of a rack above which the fast search for the most tiles is tried first."""


def _judge_opening(board: Board, rows: Iterable[Row]) -> Play | None:
    """Return the play that only lays *rows* as a player's first melds; None if the rules don't allow it."""
    after = board.before.with_melds(rows)
    judged = judge_play(board.before, after, board.rack, rules=board.rules, opened=False)
    return judged if isinstance(judged, Play) else None


MOST_OPENINGS = 400
"""The largest number of ways to open for which the rest of the turn is searched."""


def _open_and_play_on(board: Board, prefer: str, best: BestPlay) -> BestPlay:
    """Return the best play found that opens and may lay more tiles in the same turn.

    *best* is the best play that only opens (lays melds for the first time); it is returned if no better one
    is found. If *prefer* is "value", points are counted, otherwise tiles. A play that opens and then lays
    more isn't proved to be the best.
    """
    rules = board.rules
    score = rules.rearranging.score.values if prefer == "value" else None
    bound = find_most_laid(board, score).most  # what a player who has opened could lay
    for melds in openings_in(board.rack, rules, rules.rearranging.opening, MOST_OPENINGS):
        if _value_of(best.tiles, score) >= bound:
            break
        own = tuple(tile.kind for each in melds for tile in each.tiles)
        rest = tuple((Counter(board.rack) - Counter(own)).elements())
        further = board_of(board.before.with_melds(each.tiles for each in melds), rest, rules)
        found = find_most_laid(further, score)
        if not found.cases or _value_of(own, score) + found.most <= _value_of(best.tiles, score):
            continue
        more = least_disturbing(further, found)
        judged = judge_play(board.before, more.after, board.rack, rules=rules, opened=False)
        if isinstance(judged, Play) and _value_of(judged.tiles, score) > _value_of(best.tiles, score):
            best = BestPlay.of(judged, ProofFlags(False, False, False), rack_after(board, judged))
    return best


def _value_of(tiles: Row, values: Values | None) -> int:
    """Return the points of *tiles* by *values*, or the number of tiles if *values* is None."""
    return hand_value(tiles, values) if values else len(tiles)
