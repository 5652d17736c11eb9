"""The best play of a turn on the table: most tiles or most value, then the table disturbed least.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> play = best_play("r3 r4 r5 r6 | b9 y9 k9", "r7 r9 y3 b3 k13", rules=RUMMIKUB)
>>> play.count, play.broken, play.moved, play.after.notation()
(4, 1, 1, 'r4 r5 r6 r7 | r9 y9 b9 k9 | r3 y3 b3')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from ...melds import hand_value
from ...melds.hand import lays
from ...rules import RUMMIKUB, Ruleset, Touch, Values, check_choice, check_type, check_whole
from ...table_melds.changes import changes
from ...table_melds.judging import Play, judge_play
from ...table_melds.melds_on_table import Spreads, TableMelds
from ...tiles import JOKER, Tile, Tiles
from .board import Board, Kind, board_of, tile_of
from .cases import JokerCase
from .cores import Core
from .fewest_moved import MinimalDisturbance
from .first_lay import first_lay
from .kept_melds import KeptMelds, SearchExhausted, SearchLimit
from .laying import best_lay
from .most_laid import MostLaid, scanned
from .proved_play import BestPlay, ProofFlags
from .rank_cases import calmer, calmest, limit_of
from .rebuild import rebuilt, room
from .scan import LayScan
from .ways import LaidUse

Row = tuple[Tile, ...]


EFFORT = 1_300
"""Choices that are looked at to prove that fewest tiles move, before a play is given without that proof."""


def best_play(
    before: Spreads, rack: Tiles, *, rules: Ruleset = RUMMIKUB, opened: bool = True, prefer: str = "tiles",
    effort: int = EFFORT,
) -> BestPlay | None:  # fmt: skip
    """The play that lays most tiles of a rack, or (*prefer* "value") what is worth most; None if none goes.

    Of the best plays one that breaks fewest melds of the table, and of those one that moves fewest tiles;
    `proven` says which of these are certain. Where melds are never taken apart (Rummy 45, Basic Rummy) it is
    what is worth most to lay and add in this turn, and one tile stays in hand to discard, where the rules
    want one (R45-10).
    *effort* is how many choices may be looked at to prove that nothing disturbs the table less.

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
        return _opening(board, prefer)
    found = scanned(board, rules.rearranging.score.values if prefer == "value" else None)
    return least_disturbing(board, found, effort) if found.some else None


def best_opening(rack: Tiles, *, rules: Ruleset = RUMMIKUB, prefer: str = "tiles") -> BestPlay | None:
    """The best first lay of a rack, on an empty table; None if it can't open (RK-2, TR-9, R45-4).

    >>> best_opening("r11 r12 r13 y3 b3 k3 k9").after.notation()
    'y3 b3 k3 | r11 r12 r13'
    >>> best_opening("r7 r8 r9 k1") is None
    True
    """
    return best_play("", rack, rules=rules, opened=False, prefer=prefer)


def most_tiles(before: Spreads, rack: Tiles, *, rules: Ruleset = RUMMIKUB) -> int:
    """How many tiles of a rack an open player can lay where the table is rearranged.

    >>> most_tiles("r3 r4 r5 r6 | b9 y9 k9", "r7 r9 y3 b3 k13")
    4
    """
    return scanned(board_of(before, rack, rules), None).most


def laid_out(before: Spreads, rack: Tiles, *, rules: Ruleset = RUMMIKUB) -> tuple[Row, ...]:
    """The melds of some play that lays as many tiles, whatever it does to the table; none if none goes.

    >>> len(laid_out("r3 r4 r5 r6 | b9 y9 k9", "r7 r9 y3 b3 k13"))
    3
    """
    board = board_of(before, rack, rules)
    some = scanned(board, None).some
    return tuple(_melds(board, *some[0], some[0][1].path())) if some else ()


def some_play(before: Spreads, rack: Tiles, rules: Ruleset) -> BestPlay | None:
    """The first play found of those that lay most tiles, judged, however it disturbs the table."""
    board = board_of(before, rack, rules)
    play = _any_play(board, scanned(board, None))
    return None if play is None else BestPlay.of(play, ProofFlags(True, False, False), kept(board, play))


def _any_play(board: Board, most: MostLaid) -> Play | None:
    """A play of the most; where Jokers that it has no need of find no room, they are laid by the scan."""
    for case, scan in most.some:
        for each in (scan, LayScan(scan.task)) if scan.idle else (scan,):
            if each.reaches(most.most) and (play := _judged(board, _melds(board, case, each, each.path()))):
                return play
    return None


# ---- An open player --------------------------------------------------------------------------------


def least_disturbing(board: Board, most: MostLaid, effort: int = EFFORT) -> BestPlay:
    """Of the plays that lay as much, one that disturbs the table least, judged.

    First those in which as much is left together as can be; then it is looked for less, or shown that there
    is none.
    """
    limit = limit_of(effort)
    calms = calmest(board, most.some, most.most, limit)
    best: Play | None = None
    than = len(board.melds) + 1, 0
    for calm in calms[:MOST_TRIED]:
        if (calm.fewest, calm.least) >= than:
            continue
        for rows in _ways(board, calm, effort):
            play = _judged(board, rows)
            if play is not None and (best is None or (play.broken, play.moved) < than):
                best, than = play, (play.broken, play.moved)
            if than == (calm.fewest, calm.least):
                break
    found, sure = calmer(board, calms, limit, than)
    if found is not None:
        play = _judged(board, [row_of(meld.row, board.rules) for meld in found.melds])
        sure = sure and play is not None
        best = best if play is None else play
    if best is None and effort < MOST_EFFORT:  # rather than any play, which may disturb everything
        return least_disturbing(board, most, 10 * effort)
    if best is None and (best := _any_play(board, most)) is None:
        raise AssertionError(f"no play of {most.most} that the judge takes: {board.before!r}, {board.rack}")
    sure = sure and most.whole
    fewest = min(calm.fewest for calm in calms) if most.whole else 0
    proven = ProofFlags(most.sure, most.sure and (sure or best.broken == fewest), most.sure and sure)
    return BestPlay.of(best, proven, kept(board, best))


MOST_EFFORT = 50_000
"""With no more effort than ten times that a play is looked for that leaves something together."""

MOST_TRIED = 8
"""Cases of the Jokers of which a play is made where no proof was found."""


def kept(board: Board, play: Play) -> Row:
    """The tiles of the rack that stay in it."""
    return tuple(sorted((Counter(board.rack) - Counter(play.tiles)).elements()))


def _judged(board: Board, rows: Iterable[Row]) -> Play | None:
    after = arranged(board.before, list(rows))
    play = judge_play(board.before, after, board.rack, rules=board.rules)
    return play if isinstance(play, Play) else None


def arranged(before: TableMelds, rows: list[Row]) -> TableMelds:
    """Melds in the order of those that they continue, new ones after them."""
    continued = changes(before, TableMelds(tuple(rows))).continued
    order = sorted(
        range(len(rows)), key=lambda at: (len(rows), at) if continued[at] is None else (continued[at], at)
    )
    return TableMelds(tuple(rows[at] for at in order))


def row_of(row: Sequence[tuple[Kind, bool]], rules: Ruleset) -> Row:
    """A meld as it is laid: a run in its order, a group with its Jokers at large behind."""
    tiles = [tile_of(kind, rules, joker=joker) for kind, joker in sorted(row, key=lambda each: each[0][1])]
    naturals = sorted(each for each in tiles if not each.joker)
    if row[0][0][1] == row[-1][0][1] and len(naturals) > 1:
        return (*naturals, *(JOKER,) * (len(tiles) - len(naturals)))
    return tuple(tiles)


def _ways(board: Board, calm: MinimalDisturbance, effort: int) -> Iterator[Iterator[Row]]:
    """The melds of ways in which as much is left together as can be: melds first, then parts of them too."""
    whole = calm.keep
    if whole is None:
        yield _melds(board, calm.case, calm.scan, calm.scan.path())
        return
    try:
        yield _melds(board, calm.case, calm.scan, *whole.path())
        keep = KeptMelds(
            board, calm.case, calm.scan, SearchLimit(0, CORES * effort // (1 + whole.jokers)), whole
        )
        calm.least = keep.least()
        yield _melds(board, calm.case, calm.scan, *keep.path())
    except SearchExhausted:
        pass


CORES = 3
"""So many states and uses are looked at for parts of melds with each bit of the effort, fewer with Jokers."""


def _melds(
    board: Board,
    case: JokerCase,
    scan: LayScan,
    path: Sequence[tuple[LaidUse, int]],
    cores: Iterable[Core] = (),
) -> Iterator[Row]:
    """The melds of a way through the columns, and those that were kept apart from it."""
    left = [each for each in cores if each.tiles]
    blocks = {each.meld: [(kind, False) for kind in each.tiles] for each in left}
    for its in case.forced:
        row: list[tuple[Kind, bool]] = [(kind, False) for kind in its.naturals]
        taken = {kind for kind, _ in row}
        for joker in its.jokers:
            kind = next((lane, joker.number) for lane in joker.lanes if (lane, joker.number) not in taken)
            taken.add(kind)
            row.append((kind, True))
        blocks[its.meld] = row
    joined = [each.block for each in left if each.last or each.fill]
    rows = []
    for built in rebuilt(path, [*scan.task.blocks, *joined]):
        rows.append([*built.row, *(each for number in built.blocks for each in blocks.pop(number))])
    rows += blocks.values()
    for kind in case.loose:  # a Joker that goes on standing for its tile, in the place of any such tile
        row = max((each for each in rows if (kind, False) in each), key=lambda row: _at_home(row, board))
        row[row.index((kind, False))] = kind, True
    spare = scan.jokers - sum(sum(way.jokers) for way, _ in path) if scan.idle else 0
    if spare:
        rows.sort(key=lambda row: -_at_home(row, board))
    for row in rows:
        added = room(row, board.sizes[-1])[:spare]
        spare -= len(added)
        yield row_of([*row, *((kind, True) for kind in added)], board.rules)
    for own in case.own:
        yield row_of(own.row, board.rules)


def _at_home(row: Sequence[tuple[Kind, bool]], board: Board) -> int:
    """How many tiles of a meld that had a Joker, if all of them lie here and no Joker yet."""
    there = {kind for kind, _ in row}
    lacks = not any(joker for _, joker in row)
    return max((len(each.naturals) for each in board.melds
                if each.jokers and lacks and there.issuperset(each.naturals)), default=0)  # fmt: skip


# ---- The opening -----------------------------------------------------------------------------------


def _opening(board: Board, prefer: str) -> BestPlay | None:
    """The best turn of a player who is not open: from the rack alone, or with the rest where that may be."""
    rules = board.rules
    play = rules.rearranging
    judged = None
    if prefer == "tiles" and len(board.rack) > MANY:
        judged = _opened(board, laid_out("", board.rack, rules=rules))
    if judged is None:
        melds = first_lay(board, play.opening, prefer)
        if melds is None:
            return None
        judged = _opened(board, [row_of(row, rules) for row in melds])
        assert judged is not None, melds
    best = BestPlay.of(judged, ProofFlags(True, True, True), kept(board, judged))
    if play.opening.touch is Touch.SAME_TURN:
        return _and_more(board, prefer, best)
    return best


MANY = 30
"""Tiles on a rack, beyond which the lay of most tiles is tried before points are counted as well."""


def _opened(board: Board, rows: Iterable[Row]) -> Play | None:
    after = board.before.with_melds(rows)
    judged = judge_play(board.before, after, board.rack, rules=board.rules, opened=False)
    return judged if isinstance(judged, Play) else None


MOST_OPENINGS = 400
"""Ways to open that are gone on from where the rest may be touched in the same turn."""


def _and_more(board: Board, prefer: str, best: BestPlay) -> BestPlay:
    """Open, and in the same turn play on with the rest of the rack; not proved to be the best."""
    rules = board.rules
    score = rules.rearranging.score.values if prefer == "value" else None
    bound = scanned(board, score).most  # what a player who is open could lay
    for melds in lays(board.rack, rules, rules.rearranging.opening, MOST_OPENINGS):
        if _worth(best.tiles, score) >= bound:
            break
        own = tuple(tile.kind for each in melds for tile in each.tiles)
        rest = tuple((Counter(board.rack) - Counter(own)).elements())
        further = board_of(board.before.with_melds(each.tiles for each in melds), rest, rules)
        found = scanned(further, score)
        if not found.some or _worth(own, score) + found.most <= _worth(best.tiles, score):
            continue
        more = least_disturbing(further, found)
        judged = judge_play(board.before, more.after, board.rack, rules=rules, opened=False)
        if isinstance(judged, Play) and _worth(judged.tiles, score) > _worth(best.tiles, score):
            best = BestPlay.of(judged, ProofFlags(False, False, False), kept(board, judged))
    return best


def _worth(tiles: Row, values: Values | None) -> int:
    return hand_value(tiles, values) if values else len(tiles)
