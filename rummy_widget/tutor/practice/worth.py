"""Tasks about what a close is: its pattern, and its price."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from ...engine.closes import Closing, Pattern, PatternRow, price
from ...engine.melds import MeldKind
from ...engine.reading.rack import read_rack
from ...engine.rules import RUMMY_PRO
from ...engine.shuffle import shuffled
from ...engine.tiles import parse_tiles
from ...text.sentences.closings import closing_sentences
from ..checks import read_check
from ..checks.core import is_a
from ..drills.dealing import number_from, pick
from ..steps import Mistake, Option, StepKind
from ..texts import Text
from .checks import SkillCheck, dearest
from .near import is_near
from .racks import ClosingRack, rack
from .sentences import both, named, spoken, text_for
from .skills import Difficulty
from .tasks import PracticeTask, practice_task

_SORTS = {
    Difficulty.EASY: ("simple", "bicolor", "minor", "major", "monocolor", "doubles", "grand_care", "mosaic"),
    Difficulty.MIDDLE: (
        "simple",
        "nearly",
        "bicolor",
        "minor",
        "major",
        "monocolor",
        "doubles",
        "grand_care",
    ),
    Difficulty.HARD: ("nearly", "nearly", "twice", "eight-in-melds", "minor", "major", "bicolor", "doubles"),
}


def _closing(dealt: ClosingRack, thrown: int = 0) -> Closing | None:
    """The dearest close."""
    return dearest(parse_tiles(dealt.notation()), thrown, RUMMY_PRO)


def name_pattern(draw: Random, band: Difficulty) -> PracticeTask | None:
    """A rack that closes: which pattern is it paid for?"""
    jokers = 0 if band is Difficulty.EASY else number_from(draw, 0, 1 if band is Difficulty.MIDDLE else 2)
    dealt = rack(draw, pick(draw, _SORTS[band]), jokers)
    closing = _closing(dealt) if dealt else None
    if dealt is None or closing is None:
        return None
    right = {row.pattern for row in closing.rows if row.holds and row.points == closing.points}
    by_kinship = shuffled([row.pattern for row in closing.rows if row.pattern not in right], draw)
    nearest = sorted(by_kinship, key=lambda each: not _tempting(closing, each))
    offered = {*right, *nearest[: 4 if band is Difficulty.EASY else 5]}
    return practice_task(
        StepKind.ANSWER,
        dealt.notation(),
        text_for("practice-pattern"),
        SkillCheck("pattern-of", {}),
        why=_proof(closing),
        options=tuple(
            Option(each.value, text_for("pattern", pattern=each.value)) for each in Pattern if each in offered
        ),
        wrong={row.pattern.value: _misnamed(row, closing) for row in closing.rows if row.pattern in offered},
        clause=closing.clauses[0],
    )


def _tempting(closing: Closing, pattern: Pattern) -> bool:
    """Whether a pattern that is not the answer is one to look at: it holds, too, or nearly."""
    return is_near(closing, pattern) or any(row.holds and row.pattern is pattern for row in closing.rows)


def _misnamed(row: PatternRow, closing: Closing) -> tuple[Text, str]:
    if closing.pattern is Pattern.MOSAIC:
        return text_for("practice-pattern-mosaic"), "mosaic-cycle"
    if not row.holds:
        return _why_not(row.pattern, closing)
    numbers = {each.number for each in closing.arranged if not each.joker}
    if row.pattern is Pattern.SIMPLE and closing.pattern is Pattern.MAJOR and 1 in numbers:
        return text_for("practice-pattern-one"), "major-without-one"
    if row.pattern is Pattern.SIMPLE and _strange(closing):
        return text_for("practice-pattern-free", tile=named(closing.free)), "free-fits-pattern"
    return text_for("practice-pattern-dearer", pattern=row.pattern.value, points=row.points or 0), ""


def _strange(closing: Closing) -> bool:
    """Whether the free tile does not fit the pattern, which it need not (PRO-33)."""
    free = closing.free
    match closing.pattern:
        case Pattern.MINOR:
            return free.number is not None and free.number > 7
        case Pattern.MAJOR:
            return free.number is not None and 1 < free.number < 8
        case Pattern.BICOLOR | Pattern.MONOCOLOR:
            return free.colour is not None and free.colour not in {each.colour for each in closing.arranged}
    return False


def _why_not(pattern: Pattern, closing: Closing) -> tuple[Text, str]:
    """Why a pattern does not hold, and which mistake takes it for that."""
    groups = any(is_a(meld, MeldKind.GROUP) and not is_a(meld, MeldKind.RUN) for meld in closing.melds)
    if pattern in (Pattern.BICOLOR, Pattern.MONOCOLOR) and groups:
        return text_for("practice-pattern-group", pattern=pattern.value), "group-in-bicolor"
    numbers = Counter(each.number for each in closing.arranged)
    by_number = pattern is Pattern.DOUBLES and sum(count // 2 for count in numbers.values()) >= 6
    return text_for("practice-pattern-is", pattern=pattern.value), "doubles-by-number" if by_number else ""


def _proof(closing: Closing) -> Text:
    """Why the close is that, and what it pays."""
    return spoken(
        lambda: " ".join(line.text for line in closing_sentences(closing, RUMMY_PRO)[1:] if line.holds)
    )


# -- the price --------------------------------------------------------------------------------------


def price_close(draw: Random, band: Difficulty) -> PracticeTask | None:
    """A rack that closes: what does each player pay for it?"""
    free = band is not Difficulty.EASY and draw.random() < 0.35
    thrown = number_from(draw, 0, 2 if band is Difficulty.HARD else 1) if band is not Difficulty.EASY else 0
    others = number_from(draw, 0, 1) if band is Difficulty.HARD else 0
    room = 2 - free - thrown - others
    if room < 0:
        return None
    jokers = number_from(draw, 0, 1 if band is Difficulty.EASY else room)
    sorts = ("simple", "simple", "bicolor", "minor", "major", "mosaic", "doubles", "grand_care", "nearly")
    dealt = rack(
        draw, pick(draw, sorts if band is not Difficulty.HARD else (*sorts, "twice")), jokers, joker_free=free
    )
    closing = _closing(dealt, thrown) if dealt else None
    if dealt is None or closing is None:
        return None
    wrong: dict[str, tuple[Text, str]] = {}
    for points, told, known in _mispriced(dealt, closing, others):
        if points != closing.points:
            wrong.setdefault(str(points), (told, known))
    return practice_task(
        StepKind.ANSWER,
        dealt.notation(),
        text_for("practice-price"),
        read_check({"worth": {}}, StepKind.ANSWER),
        text=text_for("practice-thrown", mine=thrown, others=others) if thrown or others else None,
        why=_proof(closing),
        solution=str(closing.points),
        mistakes=tuple(
            Mistake(answer=answer, text=text, known=known) for answer, (text, known) in wrong.items()
        ),
        thrown=thrown,
        clause=closing.clauses[-1],
    )


def _mispriced(dealt: ClosingRack, closing: Closing, others: int) -> Iterator[tuple[int, Text, str]]:
    """Prices that are found by a mistake, the likeliest first, and what it is."""
    pattern, among = closing.pattern, closing.jokers_in_combination
    thrown, free = closing.jokers_thrown, closing.joker_free

    def priced(jokers: int, jokers_thrown: int, joker_free: bool) -> int:
        return price(pattern, jokers, jokers_thrown, joker_free)[1]

    if among:
        yield (
            priced(0, thrown, free),
            text_for("practice-price-full", count=among),
            "full-price-with-jokers",
        )
    if others:
        yield (
            priced(among, thrown + others, free),
            text_for("practice-price-others"),
            "others-thrown",
        )
    if thrown and free:
        yield priced(among, 0, True), text_for("practice-price-lifted", how="thrown"), ""
        yield priced(among, thrown, False), text_for("practice-price-lifted", how="free"), ""
    if thrown or free:
        how = "both" if thrown and free else "free" if free else "thrown"
        yield priced(among, 0, False), text_for("practice-price-lifted", how=how), ""
        yield priced(0, 0, False), text_for("practice-price-lifted", how=how), ""
        counted = among + thrown + free
        yield priced(counted, thrown, free), text_for("practice-price-counted"), ""
    held = sorted(
        {row.points or 0 for row in closing.rows if row.holds and row.pattern is not pattern}, reverse=True
    )
    for points in held:
        yield points + closing.points, text_for("practice-price-added"), "bonuses-added"
    every = sum(row.points or 0 for row in closing.rows if row.holds)
    yield every, text_for("practice-price-added"), "bonuses-added"
    lying = read_rack(dealt.notation(), jokers_thrown=thrown).closing
    if lying is not None:
        yield lying.points, text_for("practice-price-otherwise"), ""
    for points in held:
        yield points, text_for("practice-price-low"), ""
    for row in closing.rows:
        if not row.holds and is_near(closing, row.pattern):
            why, known = _why_not(row.pattern, closing)
            points = price(row.pattern, among, thrown, free)[1]
            yield (
                points,
                both(text_for("practice-price-would", pattern=row.pattern.value), why),
                known,
            )
