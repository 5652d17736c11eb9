"""Tasks about points on the table: what melds count, and whether a rack opens (RK-2, R45-4, R45-8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from ...engine.melds import Meld, MeldKind, read_meld
from ...engine.melds.hand import melds_in
from ...engine.rules import LaidScore, Ruleset
from ...engine.shuffle import shuffled
from ...engine.tiles import Tile, parse_tiles
from ..drills.dealing import colours, group, number_from, pick, run
from ..steps import Option, StepKind
from ..texts import Text
from .checks import SkillCheck, counted, most_to_open, opening_of
from .racks import in_box, shelved, sorted_by
from .sentences import text_for
from .skills import Difficulty
from .tasks import PracticeTask, practice_task

OPENING, LAID = "opening", "laid"
MOST_OPTIONS = 4

Wrong = Iterator[tuple[int, Text, str]]
Row = tuple[Tile, ...]


def _meld(draw: Random, rules: Ruleset) -> list[str]:
    """A run or a group; of Rummy 45 often one with a 1."""
    one = by_class(rules) and draw.random() < 0.45
    if draw.random() < 0.6:
        length = number_from(draw, 3, 5)
        low = pick(draw, (1, 15 - length)) if one else number_from(draw, 1, 14 - length)
        return run(pick(draw, "rybk"), low, length)
    return group(1 if one else number_from(draw, 2, 13), colours(draw, number_from(draw, 3, 4)))


def _melds(draw: Random, rules: Ruleset, count: int, jokers: int) -> list[list[str]] | None:
    """So many melds, some of their tiles Jokers, which may stand only for what counts alike."""
    rows = [_meld(draw, rules) for _ in range(count)]
    for _ in range(jokers):
        row = pick(draw, rows)
        row[number_from(draw, 0, len(row) - 1)] = "*"
    if not in_box([each for row in rows for each in row]) or any(row.count("*") > 1 for row in rows):
        return None
    for row in rows:
        found = read_meld(tuple(parse_tiles(" ".join(row))), rules)
        if not isinstance(found, Meld) or len({_faces(each.tiles) for each in found.readings}) > 1:
            return None
    return rows


_COUNTED = {Difficulty.EASY: (2, 2, 0, 0), Difficulty.MIDDLE: (2, 3, 0, 1), Difficulty.HARD: (3, 3, 1, 2)}


def what_it_counts(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """Melds that lie there: what do they count to open, or give to who lays them?"""
    gives = _gives(rules) is not None and band is not Difficulty.EASY
    how = LAID if gives and draw.random() < 0.5 else OPENING
    low, high, few, many = _COUNTED[band]
    rows = _melds(draw, rules, number_from(draw, low, high), number_from(draw, few, many))
    if rows is None:
        return None
    tiles = [tuple(parse_tiles(" ".join(row))) for row in rows]
    right = counted(tiles, how, rules)
    wrong: dict[str, tuple[Text, str]] = {}
    for points, told, known in _miscounted(tiles, how, rules):
        if points != right:
            wrong.setdefault(str(points), (told, known))
    first, *others = wrong.items()  # the likeliest is always there
    chosen = dict([first, *shuffled(others, draw)[: MOST_OPTIONS - 2]])
    return practice_task(
        StepKind.ANSWER,
        shelved(rows),
        text_for("practice-counts", game=_game(rules), how=how),
        SkillCheck("counts", how),
        why=text_for("practice-counts-why", game=_game(rules), how=how, points=right),
        options=options_of([right, *map(int, chosen)]),
        wrong=chosen,
        clause=_gives(rules) if how == LAID else opening_of(rules).clause,
        rules=rules,
    )


def options_of(points: Sequence[int]) -> tuple[Option, ...]:
    """Points to pick from, the least first."""
    return tuple(
        Option(str(each), text_for("practice-counts-points", points=each)) for each in sorted(points)
    )


def by_class(rules: Ruleset) -> bool:
    """Whether a tile counts not its number but as many others do, a 1 by where it lies (R45-4)."""
    return opening_of(rules).values.one_high is not None


def _gives(rules: Ruleset) -> str | None:
    """The clause that says what melds give to who lays them, where they give anything (R45-8)."""
    return rules.score.clause if isinstance(rules.score, LaidScore) else None


def _game(rules: Ruleset) -> str:
    return rules.name


def _faces(row: Sequence[Tile]) -> int:
    """The numbers of a row, a Joker's as the tile that it stands for."""
    return sum(each.number or (each.stands_for.number or 0 if each.stands_for else 0) for each in row)


def _miscounted(rows: Sequence[Row], how: str, rules: Ruleset) -> Wrong:
    """Sums that are found by a mistake, the likeliest first, and what it is."""
    read = [found for row in rows if isinstance(found := read_meld(row, rules), Meld)]
    jokers = sum(each.jokers for each in read)
    right = counted(rows, how, rules)
    if not by_class(rules):
        stood = sum(_faces(each.tiles) for each in read) - sum(_naturals(each) for each in read)
        if jokers:
            yield right - stood + 30 * jokers, text_for("practice-counts-thirty", count=jokers), \
                "joker-thirty-in-opening"  # fmt: skip
            yield right - stood, text_for("practice-counts-no-joker", count=jokers), ""
        high = sum((each.stands_for or each).number or 0 for meld in read for each in meld.tiles
                   if ((each.stands_for or each).number or 0) > 10)  # fmt: skip
        ten = 10 * sum(((each.stands_for or each).number or 0) > 10 for meld in read for each in meld.tiles)
        if high:
            yield right - high + ten, text_for("practice-counts-tens"), ""
        yield 5 * sum(len(each.tiles) for each in read), text_for("practice-counts-fives"), ""
    else:
        other = counted(rows, OPENING if how == LAID else LAID, rules)
        known = "one-worth-25-in-opening" if how == OPENING and _low_ones(read) and not jokers else ""
        yield other, text_for("practice-counts-other", how=how), known
        yield sum(_faces(each.tiles) for each in read), text_for("practice-counts-faces"), ""
        if jokers and how == OPENING:
            stood = counted(rows, OPENING, rules) - _without(rows, rules)
            yield right - stood + 50 * jokers, text_for("practice-counts-fifty", count=jokers), ""
        yield 5 * sum(len(each.tiles) for each in read), text_for("practice-counts-fives"), ""
    for off in (5, -5, 10, 15):
        yield right + off, text_for("practice-counts-again"), ""


def _naturals(meld: Meld) -> int:
    return sum(each.number or 0 for each in meld.tiles if not each.joker)


def _low_ones(melds: Sequence[Meld]) -> bool:
    """Whether a 1 of a run is among them."""
    return any(each.number == 1 and not each.joker for meld in melds if meld.kind is MeldKind.RUN
               for each in meld.tiles)  # fmt: skip


def _without(rows: Sequence[Row], rules: Ruleset) -> int:
    """What the tiles that are no Jokers count to open."""
    values = opening_of(rules).values
    total = 0
    for row in rows:
        found = read_meld(row, rules)
        assert isinstance(found, Meld)
        for place, each in enumerate(found.tiles):
            if each.joker:
                continue
            if each.number == 1 and found.kind is MeldKind.GROUP:
                total += values.one_in_group or 0
            elif each.number == 1 and place:
                total += values.one_high or 0
            else:
                total += values.numbers[(each.number or 1) - 1]
    return total


# -- does it open? --------------------------------------------------------------------------------

_HELD = {Difficulty.EASY: (7, 8, 0), Difficulty.MIDDLE: (9, 11, 0), Difficulty.HARD: (11, 13, 1)}


def does_it_open(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """A rack: does it open, and with how many points at most?"""
    low, high, jokers = _HELD[band]
    size = number_from(draw, low, high)
    tiles: list[str] = []
    while len(tiles) < size - 3:
        tiles += _meld(draw, rules)[:4]
    if band is not Difficulty.EASY and len(tiles) > 3:
        tiles.remove(pick(draw, tiles))  # one meld is no longer whole
    if jokers and draw.random() < 0.6:
        tiles[number_from(draw, 0, len(tiles) - 1)] = "*"
    while len(tiles) < size:
        tiles.append(f"{pick(draw, 'rybk')}{number_from(draw, 1, 13)}")
    tiles = list(shuffled(tiles[:size], draw))
    if not in_box(tiles):
        return None
    held = tuple(sorted((each.kind for each in parse_tiles(" ".join(tiles))), key=str))
    right, wanted = most_to_open(held, rules), opening_of(rules).points
    found = list(melds_in(held, rules))
    if not found:
        return None
    others = _tempting(held, found, rules, right)
    chosen = [each for each in others if each >= wanted and each != right][: 2 if right else 3]
    if len(chosen) < (2 if right else 3):
        return None
    keys = [0, *chosen, *([right] if right else [])]
    lies = sorted_by(tiles, "run" if draw.random() < 0.5 else "group")
    return practice_task(
        StepKind.ANSWER,
        lies,
        text_for("practice-opens", game=_game(rules)),
        SkillCheck("opens", {}),
        why=text_for("practice-opens-why", points=right, wanted=wanted),
        options=tuple(
            Option(_key(each), text_for("practice-opens-points", points=each)) for each in sorted(keys)
        ),
        wrong={_key(each): _misopened(each, right, wanted) for each in keys if each != right},
        clause=opening_of(rules).clause,
        rules=rules,
    )


def _key(points: int) -> str:
    return str(points) if points else "no"


def _tempting(held: Row, found: Sequence[Meld], rules: Ruleset, right: int) -> list[int]:
    """Sums that one may come to, the likeliest first: of melds that share a tile, and others."""
    values = sorted({counted([each.tiles], OPENING, rules) for each in found}, reverse=True)
    step = 5 if by_class(rules) else 3
    wanted = opening_of(rules).points
    sums = [values[0] + each for each in values[1:3]] + [right + step if right else wanted, wanted]
    sums += [right - step, wanted + step, right + 2 * step, wanted + 2 * step, wanted + 3 * step]
    return list(dict.fromkeys(each for each in sums if each != right))


def _misopened(points: int, right: int, wanted: int) -> tuple[Text, str]:
    if not points:
        return text_for("practice-opens-does", wanted=wanted), ""
    if not right:
        return text_for("practice-opens-short", wanted=wanted), ""
    return text_for("practice-opens-other", how="less" if points < right else "more", points=points), ""
