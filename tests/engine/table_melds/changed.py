"""Random small tables and what a turn may have made of them, about half of it allowed or nearly so.

`changed_tables` are tables to rearrange; `laid_tables` are those of games of laying, where a turn is a few
layings, one of which is now and then none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from rummy_widget.engine.rules import LayingPlay, Ruleset
from rummy_widget.engine.table_melds import TableMelds
from rummy_widget.engine.tiles import JOKER, Tile

from .plain import Row, melds_of, runs_of

Turn = tuple[TableMelds, TableMelds, list[Tile]]


def changed_tables(rng: Random, rules: Ruleset, count: int) -> Iterator[Turn]:
    """So many tables before and after a turn, with the rack that it was made from."""
    made = 0
    while made < count:
        found = _turn(rng, rules)
        if found is not None:
            made += 1
            yield found


def _turn(rng: Random, rules: Ruleset) -> Turn | None:
    numbers = rng.randint(4, 6)
    low = rng.randint(1, 13 - numbers)
    box = [Tile(c, n) for c in rules.tiles.colours for n in range(low, low + numbers)] * rules.tiles.copies
    rng.shuffle(box)
    box = [*[JOKER] * rng.choice([0, 1, 1, 1, 2]), *box]
    before = _tiled(rng, box[: rng.randint(8, 14)], rules)
    if not before:
        return None
    left = list((Counter(box) - Counter(each.kind for row in before for each in row)).elements())
    rng.shuffle(left)
    rack = left[: rng.randint(2, 5)]
    laid = rack[: rng.randint(1, len(rack))]
    pieces = [each.kind for row in before for each in row] + laid
    tried = (
        _retiled(rng, before, laid, rules) if rng.random() < 0.8 else _tiled(rng, pieces, rules, whole=True)
    )
    if tried is None:
        return None
    if rng.random() < 0.3 and tried:  # and now and then something that is none
        row = rng.randrange(len(tried))
        tried[row] = tried[row][:-1]
    after = [row for row in tried if row]
    rng.shuffle(after)
    return TableMelds(tuple(before)), TableMelds(tuple(after)), rack


def _tiled(
    rng: Random, tiles: list[Tile], rules: Ruleset, *, whole: bool = False
) -> list[tuple[Tile, ...]] | None:
    """Melds of some of these tiles, at most four; with *whole*, of all of them, or None."""
    left = Counter(each.kind for each in tiles)
    rows: list[tuple[Tile, ...]] = []
    while len(rows) < 6:
        found = list(melds_of(list(left.elements()), rules))
        if not found:
            break
        row = rng.choice(found)
        rows.append(row)
        left -= Counter(each.kind for each in row)
    return rows if not whole or not left else None


def _retiled(
    rng: Random, before: list[tuple[Tile, ...]], laid: list[Tile], rules: Ruleset
) -> list[tuple[Tile, ...]] | None:
    """Some of the rows and the tiles laid, made into other melds; the rest stays."""
    rows = list(before)
    rng.shuffle(rows)
    cut = rng.randint(1, min(3, len(rows)))
    loose = [each.kind for row in rows[:cut] for each in row] + laid
    for _ in range(6):
        made = _tiled(rng, loose, rules, whole=True)
        if made is not None:
            return [*rows[cut:], *made]
    return None


# ---- Games of laying -------------------------------------------------------------------------------

Laid = tuple[TableMelds, TableMelds, list[Tile], bool]
NEARLY = 0.35
"""How often something is done that may be none of the things that a turn has."""


def laid_tables(rng: Random, rules: Ruleset, count: int) -> Iterator[Laid]:
    """So many tables before and after a turn of laying, with the rack and whether the player was open."""
    made = 0
    while made < count:
        found = _laid(rng, rules)
        if found is not None:
            made += 1
            yield found


def _laid(rng: Random, rules: Ruleset) -> Laid | None:
    play = rules.play
    assert isinstance(play, LayingPlay)
    opened = play.opening is None or rng.random() < 0.7
    numbers = rng.randint(4, 6) if opened else rng.randint(4, 5)
    low = rng.randint(1, 14 - numbers) if opened else 14 - numbers
    high = [1] if rules.runs.one == "low_or_high" and low + numbers == 14 else []
    box = [Tile(c, n) for c in rules.tiles.colours for n in [*range(low, low + numbers), *high]]
    box *= rules.tiles.copies
    rng.shuffle(box)
    jokers = [JOKER] * rng.choice([0, 1, 1, 2, 2]) if rules.tiles.jokers else []
    before = _tiled(rng, [*jokers, *box[: rng.randint(6, 12)]], rules)
    if before is None:
        return None
    before = before[:3]
    left = list((Counter([*jokers, *box]) - Counter(each.kind for row in before for each in row)).elements())
    rng.shuffle(left)
    for tile in left[: len(left) // 2]:  # some of the melds have grown
        at = rng.randrange(len(before)) if before else 0
        if before and (longer := _longer(before[at], tile, rules)):
            before[at] = longer[0]
            left.remove(tile)
    rack = left[: rng.randint(3, 6) if opened else rng.randint(7, 10)]
    if not opened and JOKER in left and JOKER not in rack:
        rack[0] = JOKER
    wanted = [each for row in before for each in _fitting(row, left)]
    rack += [each for each in wanted if rng.random() < 0.5 and rack.count(each) < left.count(each)][:2]
    rows, hand = list(before), list(rack)
    for turn in range(rng.randint(2, 12)):
        _do_one(rng, rows, hand, rules, lay=0.4 if opened or turn > 3 else 0.9)
    if rows == before and rng.random() < 0.95:
        return None
    if rng.random() < NEARLY:
        _do_wrong(rng, rows, hand, rules)
    rng.shuffle(rows)
    return (
        TableMelds(tuple(before)),
        TableMelds(tuple(_in_order(row, rules) for row in rows if row)),
        rack,
        opened,
    )


def _in_order(row: Row, rules: Ruleset) -> Row:
    """What is a run by chance, from low to high: the plain judge knows no others."""
    means = [each.stands_for for each in row if each.stands_for is not None]
    lines = list(runs_of(means, rules)) if len(means) == len(row) else []
    if not lines:
        return row
    left = list(row)
    return tuple(
        left.pop(next(at for at, each in enumerate(left) if each.stands_for == tile)) for tile in lines[0]
    )


def _fitting(row: Row, tiles: list[Tile]) -> list[Tile]:
    """The tiles that Jokers of a row stand for, or that lie next to it."""
    numbers = [each.number for each in row if each.number is not None]
    near = {min(numbers) - 1, max(numbers) + 1, *(each.number for each in row if each.joker)}
    colours = {each.colour for each in row}
    return [
        each for each in dict.fromkeys(tiles)
        if (each.number in near and each.colour in colours) or {each.number} == set(numbers)
    ]  # fmt: skip


def _do_one(rng: Random, rows: list[Row], hand: list[Tile], rules: Ruleset, *, lay: float) -> None:
    """One laying: a new meld, a tile added, or a Joker replaced by its tile."""
    if rng.random() < lay:
        found = list(melds_of(hand, rules))
        if found:
            row = rng.choice(found)
            for each in row:
                hand.remove(each.kind)
            rows.append(row)
    elif hand and rows:
        tile, at = rng.choice(hand), rng.randrange(len(rows))
        row = rows[at]
        jokers = [place for place, each in enumerate(row) if each.joker]
        numbers = {each.number for each in row} - {None}
        either = numbers == {tile.number} and tile not in row
        fits = [
            place for place in jokers if row[place].stands_for == tile or (row[place] is JOKER and either)
        ]
        if fits and tile is not JOKER:
            hand.remove(tile)
            hand.append(JOKER)
            rows[at] = (*row[: fits[0]], tile, *row[fits[0] + 1 :])
        elif longer := _longer(row, tile, rules):
            hand.remove(tile)
            rows[at] = rng.choice(longer)


def _longer(row: Row, tile: Tile, rules: Ruleset) -> list[Row]:
    """A row with one tile more where it may fit, at either end of a run."""
    if len({each.number for each in row if not each.joker}) == 1 and row[0].colour is not row[1].colour:
        fits = tile is JOKER or tile.number in {each.number for each in row}
        naturals = [each for each in row if not each.joker]
        full = len(row) == 4 or tile in row or (tile is JOKER and len(naturals) == 1)
        loose = tuple(each.kind for each in row) if tile is not JOKER else row
        return [(*loose, tile)] if fits and not full else []
    line = [each.stands_for for each in row if each.stands_for is not None]
    found: list[Row] = []
    for run in runs_of([*line, JOKER], rules):
        for new, rest, left in ((run[0], run[1:], True), (run[-1], run[:-1], False)):
            if rest == line and tile in (new, JOKER):
                end = new if tile is not JOKER else Tile(new.colour, new.number, joker=True)
                found.append((end, *row) if left else (*row, end))
    return found


def _do_wrong(rng: Random, rows: list[Row], hand: list[Tile], rules: Ruleset) -> None:
    """A tile taken from a row, moved to another or laid where it does not fit; a Joker taken for nothing."""
    if not rows:
        return
    at = rng.randrange(len(rows))
    row = rows[at]
    what = rng.random()
    if what < 0.4 and len(row) > 3:
        rest, taken = (row[1:], row[0].kind) if rng.random() < 0.5 else (row[:-1], row[-1].kind)
        made = [each for each in melds_of([*hand, taken], rules) if taken in [tile.kind for tile in each]]
        if made:
            rows[at] = rest
            rows.append(rng.choice(made))
    elif what < 0.4:
        rows[at] = row[:-1]
    elif what < 0.5 and len(rows) > 1:
        other = rng.choice([place for place in range(len(rows)) if place != at])
        rows[at], rows[other] = row[:-1], (*rows[other], row[-1])
    elif what < 0.7 and len(row) >= 6:
        rows[at : at + 1] = [row[:3], row[3:]]
    elif hand:
        tile = rng.choice(hand)
        if what < 0.85 and not _longer(row, tile, rules):
            rows[at] = (*row, tile)
        else:
            place = rng.randrange(len(row))
            rows[at] = (*row[:place], tile, *row[place + 1 :])
