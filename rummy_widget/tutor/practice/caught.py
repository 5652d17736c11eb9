"""Tasks about the end of a round: how many points the tiles left on a rack cost their player.

The clauses of the written rules for this are RK-5, RK-6, TR-10, BR-9 and BR-10.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ...engine.rules import CaughtScore, Ruleset
from ...engine.shuffle import shuffled
from ...engine.tiles import JOKER
from ..drills.dealing import number_from
from ..drills.dealt_tables import Row
from ..steps import StepKind
from .checks import SkillCheck, caught_points
from .racks import rack_notation
from .sentences import all_named, game_text, named, text_for, with_cards
from .skills import Difficulty
from .tasks import Guess, PracticeTask, number_options, pick_wrong, practice_task, wrong_numbers

# How a round ends: somebody has laid all tiles, in several turns or at once, or nobody can go on.
OUT, AT_ONCE, BLOCKED = "out", "at_once", "blocked"

_SIZE = {Difficulty.EASY: (3, 5), Difficulty.MIDDLE: (5, 7), Difficulty.HARD: (6, 8)}
_JOKERS = {Difficulty.EASY: (0, 0), Difficulty.MIDDLE: (0, 1), Difficulty.HARD: (1, 2)}


def what_is_caught(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """Deal the rack of a player at the end of a round; the task is to say how many points its tiles cost.

    Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    score = _score(rules)
    how = _ends(draw, band, score)
    jokers = number_from(draw, *_JOKERS[band]) if rules.tiles.jokers else 0
    size = number_from(draw, *_SIZE[band])
    kinds = shuffled(rules.tiles.kinds, draw)
    rack = (*kinds[: size - jokers], *(JOKER,) * jokers)
    winners = kinds[size : size + 2] if how == BLOCKED else ()
    right = caught_points(rack, how, winners, rules)
    guesses = _wrong_counts(rack, how, winners, right, rules)
    wrong = pick_wrong(wrong_numbers((each for each in guesses if each[0] >= 0), right), draw)
    ends = "laid" if score is None else how
    return practice_task(
        StepKind.ANSWER,
        rack_notation(rack, draw),
        game_text(rules, "practice-caught", game=rules.name, how="laid" if score is None else OUT),
        SkillCheck("caught", (how, tuple(winners))),
        text=game_text(rules, "practice-caught-how", how=ends, tiles=all_named(winners)),
        why=game_text(rules, "practice-caught-why", how=ends, points=right),
        options=number_options(right, wrong),
        wrong=wrong,
        clause=_clause(how, rules),
    )


def _score(rules: Ruleset) -> CaughtScore | None:
    """Return the rules that say how many points the tiles left on a rack cost.

    Returns None if the game counts points in another way.
    """
    return rules.score if isinstance(rules.score, CaughtScore) else None


def _ends(draw: Random, band: Difficulty, score: CaughtScore | None) -> str:
    """Return a random way in which the round of a task ends.

    The result is "out" (the winner has laid all tiles), "at_once" (the winner has laid all of them in one
    turn) or "blocked" (nobody can go on). *score* contains the rules that say how many points the tiles left
    on a rack cost. If it is None, or at the easy level, the result is always "out".
    """
    if score is None or band is Difficulty.EASY:
        return OUT
    if score.at_once > 1:
        return AT_ONCE if draw.random() < 0.5 else OUT
    return BLOCKED if score.losers_pay and draw.random() < 0.4 else OUT


def _clause(how: str, rules: Ruleset) -> str:
    """Return the id of the clause that says how points are counted at the end of a round.

    Clauses are the numbered parts of the rules. *how* says how the round ended: "out", "at_once" or "blocked"
    (see `_ends`).
    """
    score = rules.score
    assert score is not None
    if not isinstance(score, CaughtScore):
        return score.end_clause
    return {AT_ONCE: score.at_once_clause, BLOCKED: score.end_clause}.get(how, score.clause)


def _wrong_counts(rack: Row, how: str, winners: Row, right: int, rules: Ruleset) -> Iterator[Guess]:
    """Yield wrong answers to the question of how many points the tiles left on a rack cost.

    The likeliest mistakes come first, each with an explanation. *right* is the right answer, *how* says how
    the round ended ("out", "at_once" or "blocked", as in `caught_points`), and *winners* are the tiles that
    the winner of a blocked round has left.
    """
    jokers = rack.count(JOKER)
    naturals = [each.number or 0 for each in rack if not each.joker]
    if _score(rules) is None:
        for points in (sum(naturals) + 30 * jokers, *(step * len(rack) for step in (5, 10, 15))):
            yield points, text_for("practice-caught-nothing"), ""
        return
    if how == AT_ONCE:
        yield right // 2, text_for("practice-caught-double"), ""
    if how == BLOCKED:
        yield caught_points(rack, OUT, (), rules), text_for("practice-caught-less"), ""
    twice = 2 if how == AT_ONCE else 1
    off = caught_points(winners, OUT, (), rules) if how == BLOCKED else 0
    if jokers:
        for each in (0, 50, 25):
            points = sum(naturals) + each * jokers - off
            yield points, text_for("practice-caught-joker", each=each, count=jokers), ""
    if with_cards(rules):
        if sum(naturals) * twice != right:
            yield sum(naturals) * twice, text_for("practice-caught-faces"), ""
        if 1 in naturals:
            yield right + 10 * twice * naturals.count(1), text_for("practice-caught-ace"), ""
    elif any(each > 10 for each in naturals):
        points = sum(min(each, 10) for each in naturals) + 30 * jokers - off
        yield points, text_for("practice-caught-tens"), ""
    yield 5 * len(rack), game_text(rules, "practice-caught-fives"), ""
    for tile in (each for each in rack if not each.joker):
        points = right - caught_points((tile,), AT_ONCE if twice > 1 else OUT, (), rules)
        yield points, text_for("practice-caught-without", tile=named(tile)), ""
    for step in (10, -10, 5, -5, 3):
        yield right + step, game_text(rules, "practice-caught-again"), ""
