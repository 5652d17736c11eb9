"""Tasks about what melds are worth, and about whether a player can open (RK-2, R45-4, R45-8).

To open is to lay melds for the first time in a round; they must be worth a certain number of points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from ...engine.melds import Meld, MeldKind, meld_value, read_meld
from ...engine.melds.hand import melds_in
from ...engine.rules import LaidScore, Ruleset
from ...engine.shuffle import shuffled
from ...engine.tiles import Tile, parse_tiles
from ..drills.dealing import any_tile, colours, group, number_from, pick, run
from ..drills.dealt_tables import Row
from ..drills.rows import flat, in_box
from ..steps import Option, StepKind
from .checks import SkillCheck, most_to_open, name_order, opening_of, points_of
from .racks import shelved, sorted_by
from .sentences import text_for
from .skills import Difficulty
from .tasks import Guess, PracticeTask, WhyWrong, number_options, pick_wrong, practice_task, wrong_numbers

OPENING, LAID = "opening", "laid"


def _meld(draw: Random, rules: Ruleset) -> list[str]:
    """Return a random run or group in notation.

    In a game in which a 1 is not always worth the same, the run or group often contains a 1.
    """
    one = counts_by_class(rules) and draw.random() < 0.45
    if draw.random() < 0.6:
        length = number_from(draw, 3, 5)
        low = pick(draw, (1, 15 - length)) if one else number_from(draw, 1, 14 - length)
        return run(pick(draw, "rybk"), low, length)
    return group(1 if one else number_from(draw, 2, 13), colours(draw, number_from(draw, 3, 4)))


def _melds(draw: Random, rules: Ruleset, count: int, jokers: int) -> list[list[str]] | None:
    """Return *count* random melds, in notation, with *jokers* Jokers in all.

    Returns None if a tile would be needed more than twice, if a meld contains two Jokers, or if the points of
    a meld are not certain, because a Joker may stand for tiles that are worth different points.
    """
    rows = [_meld(draw, rules) for _ in range(count)]
    for _ in range(jokers):
        row = pick(draw, rows)
        row[number_from(draw, 0, len(row) - 1)] = "*"
    if not in_box(flat(rows)) or any(row.count("*") > 1 for row in rows):
        return None
    for row in rows:
        found = read_meld(parse_tiles(" ".join(row)), rules)
        if not isinstance(found, Meld) or len({_sum_of_numbers(each.tiles) for each in found.readings}) > 1:
            return None
    return rows


# The least and the largest number of melds, and of Jokers in them.
_COUNTED = {Difficulty.EASY: (2, 2, 0, 0), Difficulty.MIDDLE: (2, 3, 0, 1), Difficulty.HARD: (3, 3, 1, 2)}


def what_it_counts(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """Deal melds; the task is to say how many points they are worth.

    The question is either how many points the melds count as a player's first melds in a round, or how many
    points the player scores for laying them. Only some games have such scores. Returns None if the tiles
    dealt cannot be used, so that new tiles have to be dealt.
    """
    gives = _laying_clause(rules) is not None and band is not Difficulty.EASY
    how = LAID if gives and draw.random() < 0.5 else OPENING
    low, high, few, many = _COUNTED[band]
    rows = _melds(draw, rules, number_from(draw, low, high), number_from(draw, few, many))
    if rows is None:
        return None
    tiles = [parse_tiles(" ".join(row)) for row in rows]
    right = points_of(tiles, how, rules)
    wrong = pick_wrong(wrong_numbers(_wrong_counts(tiles, how, rules), right), draw)
    return practice_task(
        StepKind.ANSWER,
        shelved(rows),
        text_for("practice-counts", game=rules.name, how=how),
        SkillCheck("counts", how),
        why=text_for("practice-counts-why", game=rules.name, how=how, points=right),
        options=number_options(right, wrong),
        wrong=wrong,
        clause=_laying_clause(rules) if how == LAID else opening_of(rules).clause,
    )


def counts_by_class(rules: Ruleset) -> bool:
    """Return whether tiles count 5, 10 or 25 points in a game, rather than as many points as their numbers.

    In such a game, the points of a 1 depend on its meld and on its place in the meld (rule R45-4).
    """
    return opening_of(rules).values.one_high is not None


def _laying_clause(rules: Ruleset) -> str | None:
    """Return the id of the written rule that gives points for laid melds; None if a game has no such rule.

    For Rummy 45, it is clause "R45-8".
    """
    return rules.score.clause if isinstance(rules.score, LaidScore) else None


def _number(tile: Tile) -> int:
    """Return the number of a tile or, for a Joker, of the tile that it stands for."""
    return (tile.stands_for or tile).number or 0


def _sum_of_numbers(row: Sequence[Tile]) -> int:
    """Return the sum of the numbers of tiles; a Joker counts as the tile that it stands for."""
    return sum(map(_number, row))


def _wrong_counts(rows: Sequence[Row], how: str, rules: Ruleset) -> Iterator[Guess]:
    """Yield wrong answers to the question of how many points melds are worth, the likeliest mistakes first.

    Each answer comes with an explanation. *how* is "opening" for what the melds count as a player's first
    melds, or "laid" for what the player scores for laying them.
    """
    read = [found for row in rows if isinstance(found := read_meld(row, rules), Meld)]
    tiles = [each for meld in read for each in meld.tiles]
    jokers = sum(each.joker for each in tiles)
    right = points_of(rows, how, rules)
    if not counts_by_class(rules):
        of_jokers = _sum_of_numbers([each for each in tiles if each.joker])
        if jokers:
            thirty = text_for("practice-counts-thirty", count=jokers)
            yield right - of_jokers + 30 * jokers, thirty, "joker-thirty-in-opening"
            yield right - of_jokers, text_for("practice-counts-no-joker", count=jokers), ""
        high = [number for each in tiles if (number := _number(each)) > 10]
        if high:
            yield right - sum(high) + 10 * len(high), text_for("practice-counts-tens"), ""
    else:
        other = points_of(rows, OPENING if how == LAID else LAID, rules)
        known = "one-worth-25-in-opening" if how == OPENING and _has_natural_one(read) and not jokers else ""
        yield other, text_for("practice-counts-other", how=how), known
        yield _sum_of_numbers(tiles), text_for("practice-counts-faces"), ""
        if jokers and how == OPENING:
            values = replace(opening_of(rules).values, joker=50)
            fifty = text_for("practice-counts-fifty", count=jokers)
            yield sum(meld_value(each, values) for each in read), fifty, ""
    yield 5 * len(tiles), text_for("practice-counts-fives"), ""
    for off in (5, -5, 10, 15):
        yield right + off, text_for("practice-counts-again"), ""


def _has_natural_one(melds: Sequence[Meld]) -> bool:
    """Return whether a run in the melds contains a 1. A Joker that stands for a 1 doesn't count."""
    runs = (meld for meld in melds if meld.kind is MeldKind.RUN)
    return any(each.number == 1 and not each.joker for meld in runs for each in meld.tiles)


# -- does it open? --------------------------------------------------------------------------------

# The least and the largest number of tiles on the rack, and the largest number of Jokers among them.
_HELD = {Difficulty.EASY: (7, 8, 0), Difficulty.MIDDLE: (9, 11, 0), Difficulty.HARD: (11, 13, 1)}


def does_it_open(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """Deal a rack; the task is to say whether its player can open and, if so, with how many points at most.

    To open is to lay melds for the first time in a round; they must be worth a certain number of points.
    Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    low, high, jokers = _HELD[band]
    size = number_from(draw, low, high)
    tiles: list[str] = []
    while len(tiles) < size - 3:
        tiles += _meld(draw, rules)[:4]
    if band is not Difficulty.EASY and len(tiles) > 3:
        tiles.remove(pick(draw, tiles))  # one meld becomes incomplete
    if jokers and draw.random() < 0.6:
        tiles[number_from(draw, 0, len(tiles) - 1)] = "*"
    while len(tiles) < size:
        tiles.append(any_tile(draw))
    tiles = list(shuffled(tiles[:size], draw))
    if not in_box(tiles):
        return None
    held = name_order(parse_tiles(" ".join(tiles)))
    right, wanted = most_to_open(held, rules), opening_of(rules).points
    found = list(melds_in(held, rules))
    if not found:
        return None
    chosen = [each for each in _wrong_totals(found, rules, right) if each >= wanted]
    chosen = [0, *chosen[: 2 if right else 3]]
    points = sorted({*chosen, right})
    if len(points) < 4:
        return None
    start = sorted_by(tiles, "run" if draw.random() < 0.5 else "group")
    return practice_task(
        StepKind.ANSWER,
        start,
        text_for("practice-opens", game=rules.name),
        SkillCheck("opens", {}),
        why=text_for("practice-opens-why", points=right, wanted=wanted),
        options=tuple(Option(_key(each), text_for("practice-opens-points", points=each)) for each in points),
        wrong={_key(each): _why_wrong(each, right, wanted) for each in chosen if each != right},
        clause=opening_of(rules).clause,
    )


def _key(points: int) -> str:
    """Return the key of the answer that a rack can open with *points* points; "no" if they are 0."""
    return str(points) if points else "no"


def _wrong_totals(found: Sequence[Meld], rules: Ruleset, right: int) -> list[int]:
    """Return wrong answers, the likeliest first, to the question of how many points a player can open with.

    To open is to lay first melds. *found* are all melds that can be made from the rack; *right* is the right
    answer, 0 if the player cannot open.
    """
    values = sorted({points_of([each.tiles], OPENING, rules) for each in found}, reverse=True)
    step = 5 if counts_by_class(rules) else 3
    wanted = opening_of(rules).points
    sums = [values[0] + each for each in values[1:3]] + [right + step if right else wanted, wanted]
    sums += [right - step, wanted + step, right + 2 * step, wanted + 2 * step, wanted + 3 * step]
    return list(dict.fromkeys(each for each in sums if each != right))


def _why_wrong(points: int, right: int, wanted: int) -> WhyWrong:
    """Return why *points* is a wrong answer to the question of how many points a player can open with.

    To open is to lay first melds. *right* is the right answer (0 if the player cannot open), and *wanted* is
    what the first melds must be worth. The result is a pair: the explanation, and "" because this mistake is
    not one of the `KNOWN_MISTAKES`.
    """
    if not points or not right:
        return text_for("practice-opens-short" if points else "practice-opens-does", wanted=wanted), ""
    return text_for("practice-opens-other", how="less" if points < right else "more", points=points), ""
