"""Tasks about what a rack is worth when it closes: its pattern and its price.

To close is to end the round with fourteen tiles in melds or another pattern, and one tile left over. The
price is the number of points that closing is worth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from ...engine.closes import Closing, Pattern, PatternRow, price
from ...engine.melds import MeldKind
from ...engine.reading.rack import read_rack
from ...engine.rules import Ruleset
from ...engine.shuffle import shuffled
from ...engine.tiles import parse_tiles
from ...text.sentences.closings import closing_sentences
from ..checks import read_check
from ..checks.core import is_a
from ..drills.dealing import number_from, pick
from ..steps import StepKind
from ..texts import Text
from .checks import SkillCheck, best_close_of
from .racks import ClosingRack, rack
from .sentences import both, in_each_language, named, text_for
from .skills import Difficulty
from .tasks import Guess, PracticeTask, WhyWrong, options_for, practice_task, wrong_numbers

# Patterns that are worth more than a rack without a special pattern.
_VALUABLE = ("bicolor", "minor", "major", "monocolor", "doubles", "grand_care")
_SORTS = {
    Difficulty.EASY: ("simple", *_VALUABLE, "mosaic"),
    Difficulty.MIDDLE: ("simple", "nearly", *_VALUABLE),
    Difficulty.HARD: ("nearly", "nearly", "twice", "eight-in-melds", "minor", "major", "bicolor", "doubles"),
}


def name_pattern(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """Deal a rack that closes (ends the round); the task is to name the pattern that decides its points.

    Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    jokers = 0 if band is Difficulty.EASY else number_from(draw, 0, 1 if band is Difficulty.MIDDLE else 2)
    dealt = rack(draw, pick(draw, _SORTS[band]), jokers)
    closing = best_close_of(parse_tiles(dealt.notation()), 0, rules) if dealt else None
    if dealt is None or closing is None:
        return None
    right = {row.pattern for row in closing.rows if row.holds and row.points == closing.points}
    others = shuffled([row.pattern for row in closing.rows if row.pattern not in right], draw)
    nearest = sorted(others, key=lambda each: not _tempting(closing, each))
    offered = {*right, *nearest[: 4 if band is Difficulty.EASY else 5]}
    return practice_task(
        StepKind.ANSWER,
        dealt.notation(),
        text_for("practice-pattern"),
        SkillCheck("pattern-of", {}),
        why=_proof(closing, rules),
        options=options_for("pattern", "pattern", (each.value for each in Pattern if each in offered)),
        wrong={row.pattern.value: _misnamed(row, closing) for row in closing.rows if row.pattern in offered},
        clause=closing.clauses[0],
    )


def _tempting(closing: Closing, pattern: Pattern) -> bool:
    """Return whether *pattern* is a tempting wrong answer: the rack forms it, too, or nearly forms it.

    *closing* describes the rack.
    """
    return is_near(closing, pattern) or any(row.holds and row.pattern is pattern for row in closing.rows)


def _misnamed(row: PatternRow, closing: Closing) -> WhyWrong:
    """Return the reason why the pattern of *row* is a wrong answer, and the name of the mistake.

    *closing* describes the rack and the points that it is worth. The name is one of `KNOWN_MISTAKES`, or ""
    if the mistake is not a common one.
    """
    if closing.pattern is Pattern.MOSAIC:
        return text_for("practice-pattern-mosaic"), "mosaic-cycle"
    if not row.holds:
        return _why_not(row.pattern, closing)
    numbers = {each.number for each in closing.arranged if not each.joker}
    if row.pattern is Pattern.SIMPLE and closing.pattern is Pattern.MAJOR and 1 in numbers:
        return text_for("practice-pattern-one"), "major-without-one"
    if row.pattern is Pattern.SIMPLE and _free_does_not_fit(closing):
        return text_for("practice-pattern-free", tile=named(closing.free)), "free-fits-pattern"
    return text_for("practice-pattern-better", pattern=row.pattern.value, points=row.points or 0), ""


def _free_does_not_fit(closing: Closing) -> bool:
    """Return whether the free tile of a closing rack, the one left over, does not fit its pattern.

    The rules do not require the free tile to fit the pattern (PRO-33).
    """
    free = closing.free
    match closing.pattern:
        case Pattern.MINOR:
            return (free.number or 0) > 7
        case Pattern.MAJOR:
            return 1 < (free.number or 0) < 8
        case Pattern.BICOLOR | Pattern.MONOCOLOR:
            return free.colour not in {None, *(each.colour for each in closing.arranged)}
    return False


def _why_not(pattern: Pattern, closing: Closing) -> WhyWrong:
    """Return the reason why a closing rack does not form a pattern, and the name of the mistake.

    The mistake is to think that the rack forms the pattern. Its name is one of `KNOWN_MISTAKES`, or "" if it
    is not a common one.
    """
    groups = any(is_a(meld, MeldKind.GROUP) and not is_a(meld, MeldKind.RUN) for meld in closing.melds)
    if pattern in (Pattern.BICOLOR, Pattern.MONOCOLOR) and groups:
        return text_for("practice-pattern-group", pattern=pattern.value), "group-in-bicolor"
    numbers = Counter(each.number for each in closing.arranged)
    by_number = pattern is Pattern.DOUBLES and sum(count // 2 for count in numbers.values()) >= 6
    return text_for("practice-pattern-is", pattern=pattern.value), "doubles-by-number" if by_number else ""


def _proof(closing: Closing, rules: Ruleset) -> Text:
    """Return sentences that explain why a closing rack has its pattern and how many points it is worth."""
    return in_each_language(
        lambda: " ".join(line.text for line in closing_sentences(closing, rules)[1:] if line.holds)
    )


# -- the price --------------------------------------------------------------------------------------


def price_close(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """Deal a rack that closes (ends the round); the task is to say how many points every other player pays.

    Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    free = band is not Difficulty.EASY and draw.random() < 0.35
    thrown = number_from(draw, 0, 2 if band is Difficulty.HARD else 1) if band is not Difficulty.EASY else 0
    others = number_from(draw, 0, 1) if band is Difficulty.HARD else 0
    room = 2 - free - thrown - others
    if room < 0:
        return None
    jokers = number_from(draw, 0, 1 if band is Difficulty.EASY else room)
    sorts = ["simple", "simple", "bicolor", "minor", "major", "mosaic", "doubles", "grand_care", "nearly"]
    if band is Difficulty.HARD:
        sorts.append("twice")
    dealt = rack(draw, pick(draw, sorts), jokers, free_is_joker=free)
    closing = best_close_of(parse_tiles(dealt.notation()), thrown, rules) if dealt else None
    if dealt is None or closing is None:
        return None
    wrong = wrong_numbers(_mispriced(dealt, closing, others), closing.points)
    return practice_task(
        StepKind.ANSWER,
        dealt.notation(),
        text_for("practice-price"),
        read_check({"worth": {}}, StepKind.ANSWER),
        text=text_for("practice-thrown", mine=thrown, others=others) if thrown or others else None,
        why=_proof(closing, rules),
        solution=str(closing.points),
        wrong=wrong,
        thrown=thrown,
        clause=closing.clauses[-1],
    )


def _mispriced(dealt: ClosingRack, closing: Closing, others: int) -> Iterator[Guess]:
    """Yield wrong answers to the question of what a closing rack is worth, the likeliest mistakes first.

    Each answer comes with an explanation. *dealt* is the rack, *closing* is the most valuable way to close
    with it, and *others* is the number of Jokers that other players have discarded.
    """
    pattern, among = closing.pattern, closing.jokers_in_combination
    thrown, free = closing.jokers_thrown, closing.joker_free

    def priced(jokers: int, jokers_thrown: int, joker_free: bool) -> int:
        return price(pattern, jokers, jokers_thrown, joker_free)[1]

    if among:
        full = text_for("practice-price-full", count=among)
        yield priced(0, thrown, free), full, "full-price-with-jokers"
    if others:
        yield priced(among, thrown + others, free), text_for("practice-price-others"), "others-thrown"
    if thrown and free:
        yield priced(among, 0, True), text_for("practice-price-lifted", how="thrown"), ""
        yield priced(among, thrown, False), text_for("practice-price-lifted", how="free"), ""
    if thrown or free:
        how = "both" if thrown and free else "free" if free else "thrown"
        yield priced(among, 0, False), text_for("practice-price-lifted", how=how), ""
        yield priced(0, 0, False), text_for("practice-price-lifted", how=how), ""
        yield priced(among + thrown + free, thrown, free), text_for("practice-price-counted"), ""
    worth = {row.pattern: row.points or 0 for row in closing.rows if row.holds}
    held = sorted({points for each, points in worth.items() if each is not pattern}, reverse=True)
    for points in (*(each + closing.points for each in held), sum(worth.values())):
        yield points, text_for("practice-price-added"), "bonuses-added"
    as_arranged = read_rack(dealt.notation(), jokers_thrown=thrown).closing
    if as_arranged is not None:
        yield as_arranged.points, text_for("practice-price-otherwise"), ""
    for points in held:
        yield points, text_for("practice-price-low"), ""
    for row in closing.rows:
        if not row.holds and is_near(closing, row.pattern):
            why, known = _why_not(row.pattern, closing)
            explanation = both(text_for("practice-price-would", pattern=row.pattern.value), why)
            yield price(row.pattern, among, thrown, free)[1], explanation, known


# -- how close a rack is to patterns that it does not have --------------------------------------------

NEAR = 3
"""If at most this many tiles do not fit a closing pattern, learners may think that a rack shows it."""


def exchanges_needed(closing: Closing, pattern: Pattern) -> int:
    """Return the number of tiles that would have to be exchanged so that a closing rack fits a pattern.

    The tile left over is not counted. A Joker counts as the tile that it stands for.

    >>> from rummy_widget.engine.solver.closing.best import best_close
    >>> closing = best_close("r2 r3 r4 r5 r6 b3 b4 b5 b6 b7 r7 y7 b7 k7 k12")
    >>> [exchanges_needed(closing, pattern) for pattern in (Pattern.MINOR, Pattern.BICOLOR)]
    [0, 2]
    """
    arranged = [(each.colour, each.number) for each in closing.arranged if each.number]
    colours = [count for _, count in Counter(colour for colour, _ in arranged).most_common()]
    numbers = Counter(number for _, number in arranged)
    match pattern:
        case Pattern.MINOR:
            return sum(number > 7 for _, number in arranged)
        case Pattern.MAJOR:
            return sum(1 < number < 8 for _, number in arranged)
        case Pattern.BICOLOR:
            return sum(colours[2:])
        case Pattern.MONOCOLOR:
            return sum(colours[1:])
        case Pattern.DOUBLES:
            return sum(count % 2 for count in Counter(arranged).values()) // 2
        case Pattern.GRAND_CARE:
            return 8 - max(numbers.values())
        case Pattern.MOSAIC:
            return 13 - len(numbers)
        case Pattern.SIMPLE:
            return 0


def is_near(closing: Closing, pattern: Pattern) -> bool:
    """Return whether at most `NEAR` tiles of a closing rack do not fit a pattern.

    A learner may then believe that the rack forms the pattern.
    """
    return exchanges_needed(closing, pattern) <= NEAR
