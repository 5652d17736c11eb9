"""Tasks about one row of tiles: whether it is a run or a group, and which of its tiles is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random

from ...engine.faults import Fault, FaultCode
from ...engine.melds import Meld, read_meld
from ...engine.rules import Ruleset
from ...engine.shuffle import shuffled
from ...engine.tiles import Tile, parse_tiles
from ..drills.dealing import colours, group, number_from, other_colour, pick, run
from ..drills.rows import in_box, rack_of
from ..steps import StepKind
from ..texts import Text
from .checks import SkillCheck, reads_as, rest_is_meld
from .sentences import both, fault_text, named, text_for
from .skills import Difficulty
from .tasks import PracticeTask, WhyWrong, options_for, practice_task, spelled

# The reasons why a row may not be a meld, each with the reasons that must not be offered as wrong answers
# together with it, because they may be true of the same row.
REASONS: Mapping[str, set[str]] = {
    FaultCode.GAP: {FaultCode.ONE_IN_MIDDLE},
    FaultCode.ONE_IN_MIDDLE: {FaultCode.GAP},
    FaultCode.WRONG_COLOUR: {FaultCode.WRONG_NUMBER, FaultCode.REPEATED_NUMBER},
    FaultCode.WRONG_NUMBER: {FaultCode.WRONG_COLOUR, FaultCode.GAP},
    FaultCode.REPEATED_NUMBER: {FaultCode.REPEATED_COLOUR, FaultCode.GAP, FaultCode.WRONG_COLOUR},
    FaultCode.REPEATED_COLOUR: {FaultCode.REPEATED_NUMBER, FaultCode.FIFTH_TILE, FaultCode.WRONG_COLOUR},
    FaultCode.FIFTH_TILE: {FaultCode.REPEATED_COLOUR, FaultCode.JOKER_NO_PLACE},
    FaultCode.JOKER_NO_PLACE: {FaultCode.FIFTH_TILE},
}

# By fault, and by "run" or "group": the name of the common mistake of taking a row with this fault for one.
KNOWN: Mapping[tuple[str, str], str] = {
    (FaultCode.ONE_IN_MIDDLE, "run"): "wrap-run",
    (FaultCode.REPEATED_COLOUR, "group"): "two-reds",
    (FaultCode.FIFTH_TILE, "group"): "fifth-tile",
    (FaultCode.JOKER_NO_PLACE, "group"): "joker-fifth-colour",
}


def _row(draw: Random, sort: str, length: int) -> list[str]:
    """Return a random row of about *length* tiles, in notation.

    *sort* says what kind of row: "run", "high" (a run that ends with the 1) or "group". Any other name in
    `_SORTS` stands for a row with something wrong, such as a "hole".
    """
    colour, other = colours(draw, 2)
    row = run(colour, number_from(draw, 1, 15 - length), length)
    match sort:
        case "corner":
            before = number_from(draw, 1, length - 2)
            return run(colour, 14 - before, before + 1) + run(colour, 2, length - before - 1)
        case "hole":
            row = run(colour, number_from(draw, 1, 14 - length), length + 1)
            del row[number_from(draw, 1, length - 1)]
        case "colour":
            place = number_from(draw, 0, length - 1)
            row[place] = other + row[place][1:]
        case "twins":
            row.insert(at := number_from(draw, 1, length - 2), row[at])
            del row[-1]
        case "high":
            row = run(colour, 15 - length, length)
        case "fifth":
            row = group(number_from(draw, 1, 13), colours(draw, 4))
            row.append(pick(draw, [row[0], row[1], "*"]))
        case "group" | "repeated" | "number":
            number = number_from(draw, 1, 13)
            row = group(number, colours(draw, min(length, 4)))
            if sort == "repeated":
                row[-1] = pick(draw, row[:-1])
            elif sort == "number":
                place = number_from(draw, 0, len(row) - 1)
                row[place] = f"{row[place][0]}{number % 13 + 1}"
    return row


# The sorts of rows that are dealt. The wrong ones are a run that goes on after the 1 ("corner"), one with a
# gap ("hole"), another colour ("colour") or two equal tiles ("twins"), and a group with a colour twice
# ("repeated"), a fifth tile ("fifth") or another number ("number").
_SORTS = ("run", "corner", "hole", "colour", "twins", "high", "group", "repeated", "fifth", "number")
# The least and the largest length of a row, the most Jokers in it, and the chance that its order is random.
_READ = {Difficulty.EASY: (3, 5, 0, 0.0), Difficulty.MIDDLE: (3, 6, 1, 0.4), Difficulty.HARD: (4, 7, 2, 1.0)}


def _disguised(draw: Random, row: list[str], jokers: int, mixed: float) -> list[str]:
    """Return a row made harder to recognize: with some Jokers in place of tiles, and maybe in random order.

    *jokers* is the greatest number of tiles to replace, and *mixed* is the chance, from 0 to 1, that the
    order is random.
    """
    for at in shuffled(range(len(row)), draw)[: number_from(draw, 0, jokers)]:
        row[at] = "*"
    return list(shuffled(row, draw)) if draw.random() < mixed else row


def is_run(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """Deal a row; the task is to say whether it is a run or a group or, if it is neither, why not.

    Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    least, most, jokers, mixed = _READ[band]
    row = _row(draw, pick(draw, _SORTS), number_from(draw, least, most))
    row = _disguised(draw, row, jokers, mixed)
    if not in_box(row):
        return None
    tiles = parse_tiles(" ".join(row))
    found, right = read_meld(tiles, rules), reads_as(tiles, rules)
    if isinstance(found, Fault) and found.code not in REASONS:
        return None
    options = ("run", "group", *_reasons(draw, found, right))
    return practice_task(
        StepKind.ANSWER,
        rack_of([row]),
        text_for("practice-is-run", mixed="yes" if mixed == 1.0 else "no"),
        SkillCheck("reads", {}),
        why=_why(found, right),
        options=options_for("practice-reads", "reading", options),
        wrong={each: _misread(found, each) for each in options},
        clause="PRO-21" if "group" in right else found.clause if isinstance(found, Fault) else "PRO-20",
    )


def _reasons(draw: Random, found: Meld | Fault, right: frozenset[str]) -> tuple[str, ...]:
    """Return the codes of three faults (broken rules) from which the learner can choose, in random order.

    *found* is the meld or the fault that the rules find in the row. If it is a fault, its code is returned
    together with two wrong ones, otherwise all three are wrong. *right* are all right answers about the row:
    "run", "group", or codes of faults. A code that is in *right*, or that might also be true of the row, is
    never returned as a wrong one.
    """
    chosen = [found.code.value] if isinstance(found, Fault) else []
    for each in shuffled(REASONS, draw):
        if len(chosen) < 3 and each not in {*chosen, *right}.union(*(REASONS[one] for one in chosen)):
            chosen.append(str(each))
    return shuffled(chosen, draw)


def _why(found: Meld | Fault, right: frozenset[str]) -> Text:
    """Return the explanation of the right answer about a row.

    *found* is the meld that the row forms, or its fault. *right* are all right answers: "run", "group", or
    codes of faults.
    """
    if isinstance(found, Fault):
        return fault_text(found)
    return text_for("practice-reads-why", kind="both" if len(right) > 1 else min(right))


def _misread(found: Meld | Fault, answer: str) -> WhyWrong:
    """Return the reason why an answer about a row is wrong, and the name of the mistake.

    *answer* is "run", "group" or the code of a fault; *found* is the meld that the row forms, or its fault.
    The name is one of `KNOWN_MISTAKES`, or "" if the mistake is not a common one.
    """
    if isinstance(found, Meld):
        return text_for("practice-misread", how="kind" if answer in ("run", "group") else "none"), ""
    if answer in ("run", "group"):
        return fault_text(found), KNOWN.get((found.code, answer), "")
    return text_for("practice-misread", how="reason"), ""


# -- which tile is wrong --------------------------------------------------------------------------

# The least and the largest length of the meld, the number of wrong tiles that are added, the most Jokers, and
# the chance that the order of the tiles is random.
_SPOILED = {
    Difficulty.EASY: ((3, 5), 1, 0, 0.0),
    Difficulty.MIDDLE: ((4, 6), 1, 1, 0.6),
    Difficulty.HARD: ((5, 7), 2, 1, 1.0),
}


def spot_fault(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """Deal a row that is a meld except for one or two wrong tiles; the task is to choose the wrong tiles.

    Any choice of the same number of tiles is right if the rest of the row is a meld.

    Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    (least, most), count, jokers, mixed = _SPOILED[band]
    as_run = draw.random() < 0.65
    length = number_from(draw, least, most)
    row = _row(draw, pick(draw, ("run", "run", "high")) if as_run else "group", length)
    for _ in range(count):
        row = _spoiled(draw, row)
    row = _disguised(draw, row, jokers, mixed)
    if not in_box(row):
        return None
    tiles = parse_tiles(" ".join(row))
    found = read_meld(tiles, rules)
    right = {each for each in tiles if rest_is_meld(tiles, (each,), rules)}
    if isinstance(found, Meld) or len(right) > (2 if count == 1 else 0):  # removing one must not be enough
        return None
    pairs = {each for each in combinations(tiles, 2) if rest_is_meld(tiles, each, rules)}
    if count > 1 and len(pairs) > 3:
        return None
    wrong = {spelled([each]): (_still(tiles, each), "") for each in tiles} if count == 1 else {}
    return practice_task(
        StepKind.CHOOSE,
        rack_of([row]),
        text_for("practice-spot", count=count),
        SkillCheck("taken-away", count),
        why=fault_text(found),
        wrong=wrong,
        choose=count,
        clause=found.clause,
    )


def _spoiled(draw: Random, row: Sequence[str]) -> list[str]:
    """Return the meld *row* with one more tile, which probably makes it invalid.

    The added tile is a copy of another tile, has another colour, or has the number just before or after the
    meld's numbers.
    """
    first, last = row[0], row[-1]
    other, number = other_colour(draw, last[0]), int(last[1:])
    beyond = number % 13 + 1
    extra = pick(draw, (pick(draw, row), f"{other}{number}", f"{other}{beyond}", f"{last[0]}{beyond}"))
    if draw.random() < 0.3:
        return [f"{first[0]}{(int(first[1:]) + 11) % 13 + 1}", *row]
    at = row.index(extra) + 1 if extra in row else len(row)
    return [*row[:at], extra, *row[at:]]


def _still(row: Sequence[Tile], away: Tile) -> Text:
    """Return the reason why a row without the tile *away* is still not a meld."""
    rest = list(row)
    rest.remove(away)
    found = read_meld(tuple(rest))
    gone = text_for("practice-still", tile=named(away))
    return both(gone, fault_text(found)) if isinstance(found, Fault) else gone
