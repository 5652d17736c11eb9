"""Practised skills: sound tasks from seeds, as hard as they say."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from parts import WHOLE, part_of
from rummy_widget.engine.layout import Layout, parse_arrangement
from rummy_widget.engine.melds import Meld, MeldKind, read_meld
from rummy_widget.engine.rules import RearrangingPlay
from rummy_widget.engine.solver.closing.best import best_close
from rummy_widget.engine.solver.closing.distance import distance
from rummy_widget.engine.solver.closing.draws import outs
from rummy_widget.engine.solver.closing.verify import verify_closing
from rummy_widget.engine.tiles import JOKER, parse_tiles
from rummy_widget.tutor import Attempt, StepData, StepKind, StepOutcome
from rummy_widget.tutor.judge import passes
from rummy_widget.tutor.practice import (
    TASKS,
    Difficulty,
    Skill,
    band_of,
    books_of,
    difficulty,
    practice,
)
from rummy_widget.tutor.practice.tasks import answers_to
from rummy_widget.tutor.proof import answer_passes, problems_of
from rummy_widget.tutor.steps import KNOWN_MISTAKES

from .plain_opening import counts, most
from .plain_tables import divides, is_meld
from .test_hints import solved

SEEDS = range(1, 26 if WHOLE else 14)  # tests/proof: a thousand
task = cache(practice)  # every test looks at the same ones
EVERY = [pytest.param(skill, band, id=f"{skill}-{band}") for skill in Skill for band in Difficulty]

# -- every task ------------------------------------------------------------------------------------


def tiles_of(answer: str, step: StepData) -> list[int]:
    """Ids on the rack of tiles in notation."""
    ids, lying = [], list(enumerate(Layout.of(step.start).tiles))
    for tile in parse_tiles(answer):
        at = next(at for at, each in lying if each.kind == tile and at not in ids)
        ids.append(at)
    return ids


def answered(step: StepData, answer: str) -> Attempt:
    """The step once this answer is given, as a page gives it."""
    attempt = Attempt.begin(step)
    match step.kind:
        case StepKind.CHOOSE:
            return attempt.check(tiles=tiles_of(answer, step))
        case StepKind.ANSWER:
            return attempt.check(answer)
        case _:
            return attempt.restore(answer)


def is_sound(skill: Skill, seed: int, band: Difficulty) -> None:
    """One task: fair, as hard as it is said to be, right answers taken, wrong ones refused with a reason."""
    step = task(skill, seed, band)
    assert problems_of(step) == ()
    assert band_of(skill, difficulty(step)) is band
    tiles = Counter(tile.kind for tile in step.start.tiles)
    assert max(tiles.values()) <= 2
    assert Attempt.begin(step).outcome is StepOutcome.UNTRIED
    for answer in step.answers:
        assert answered(step, answer).outcome is StepOutcome.RIGHT, answer
    if step.kind is not StepKind.ARRANGE:
        all_given = list(answers_to(step, len((step.solution or "").split()) or 1)) or ["7", "1000000"]
        wrong = [each for each in all_given if each not in step.answers and not answer_passes(step, each)]
        assert wrong
        for each in wrong:
            attempt = answered(step, each)
            assert attempt.outcome is StepOutcome.WRONG
            assert attempt.feedback
    for mistake in step.mistakes:
        assert mistake.known in {"", *KNOWN_MISTAKES}
        if step.kind is StepKind.ARRANGE:
            continue
        given = mistake.answer or " ".join(map(str, mistake.tiles))
        attempt = answered(step, given)
        assert attempt.mistake is mistake, given
        assert attempt.feedback == str(mistake.text)


@pytest.mark.whole
@pytest.mark.parametrize(("skill", "band"), EVERY)
def test_every_seed_deals_a_sound_task(skill: Skill, band: Difficulty) -> None:
    for seed in part_of(SEEDS, 3):
        is_sound(skill, seed, band)


@pytest.mark.parametrize(("skill", "band"), EVERY)
def test_hints_lead_to_an_answer(skill: Skill, band: Difficulty) -> None:
    for seed in part_of(SEEDS[:5], 2):
        assert solved(Attempt.begin(task(skill, seed, band))).outcome is StepOutcome.RIGHT


@pytest.mark.parametrize("skill", Skill)
def test_tasks_differ(skill: Skill) -> None:
    """Of fifty hardly two are the same; of the easiest rows there are not many more."""
    for band in Difficulty:
        made = [task(skill, seed, band) for seed in SEEDS]
        shown = {(str(each.goal), str(each.text), each.start.notation()) for each in made}
        assert len(shown) >= len(made) - 3


@pytest.mark.slow
def test_a_seed_means_the_same_task_in_a_new_process() -> None:
    told = (
        "step.start.notation(), str(step.goal), str(step.text), step.answers, "
        "[str(mistake.text) for mistake in step.mistakes]"
    )
    code = (
        "import json\nfrom rummy_widget.tutor.practice import practice, Skill, Difficulty\n"
        "steps = [practice(skill, 1, Difficulty.MIDDLE) for skill in Skill]\n"
        f"print(json.dumps([({told}) for step in steps]))"
    )
    other = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True,
        env={"PYTHONHASHSEED": "1"},
    ).stdout  # fmt: skip
    ours = [eval(told) for skill in Skill for step in [task(skill, 1, Difficulty.MIDDLE)]]
    assert json.loads(other) == json.loads(json.dumps(ours))


def test_a_seed_means_the_same_task_for_ever() -> None:
    pinned = {skill.value: practice(skill, 7, "middle").start.notation() for skill in Skill}
    assert pinned == PINNED


@pytest.mark.parametrize("skill", Skill)
def test_bands_are_ranges_that_follow_one_another(skill: Skill) -> None:
    middle, hard = TASKS[skill].limits
    assert [band_of(skill, each) for each in (middle - 1, middle, hard - 1, hard)] == [
        Difficulty.EASY,
        Difficulty.MIDDLE,
        Difficulty.MIDDLE,
        Difficulty.HARD,
    ]
    assert difficulty(practice(skill, 1, "easy")) < difficulty(practice(skill, 1, "hard"))


@pytest.mark.slow
def test_misconceptions_are_named() -> None:
    met = {
        mistake.known
        for skill in Skill
        for band in Difficulty
        for seed in (range(1, 26) if skill is Skill.MAY_JOKER_BE_USED else SEEDS)  # which has a rare one
        for mistake in task(skill, seed, band).mistakes
    }
    assert met - {""} == {
        "wrap-run", "two-reds", "fifth-tile", "joker-fifth-colour", "group-in-bicolor", "doubles-by-number",
        "major-without-one", "free-fits-pattern", "mosaic-cycle", "bonuses-added", "others-thrown",
        "full-price-with-jokers", "trump-pays", "joker-thirty-in-opening", "one-worth-25-in-opening",
        "ace-high", "high-one-rummikub", "fifth-on-group", "leaves-two", "middle-of-four", "joker-wrong-tile",
        "joker-not-replaced", "replaced-from-table", "joker-meld-broken", "freed-joker-in-old-meld",
    }  # fmt: skip


def test_there_is_no_other_skill_or_band() -> None:
    with pytest.raises(ValueError, match="is-red"):
        practice("is-red", 1, "easy")
    with pytest.raises(ValueError, match="steep"):
        practice("is-run", 1, "steep")


# -- equally good answers, found by trying everything ------------------------------------------------


def steps_of(skill: Skill) -> list[StepData]:
    return [task(skill, seed, band) for band in Difficulty for seed in SEEDS]


def row_of(step: StepData) -> list[str]:
    return [str(tile.kind) for tile in step.start.tiles]


def test_a_row_is_what_the_rules_call_it() -> None:
    for step in steps_of(Skill.IS_RUN):
        found = read_meld(" ".join(row_of(step)))
        if isinstance(found, Meld):
            kinds = {reading.kind.value for reading in found.readings}
            assert set(step.answers) == kinds & {each.value for each in MeldKind}
        else:
            assert found.code.value in step.answers
            assert not {"run", "group"} & set(step.answers)


def test_any_tiles_that_mend_the_row_may_go() -> None:
    for step in steps_of(Skill.SPOT_FAULT):
        row, count = row_of(step), len(step.answers[0].split())
        mending = set()
        for gone in combinations(range(len(row)), count):
            rest = " ".join(tile for at, tile in enumerate(row) if at not in gone)
            if isinstance(read_meld(rest), Meld):
                mending.add(tuple(sorted(row[at] for at in gone)))
        assert {tuple(answer.split()) for answer in step.answers} == mending
        if count == 2:
            singles = [" ".join(row[:at] + row[at + 1 :]) for at in range(len(row))]
            assert not any(isinstance(read_meld(rest), Meld) for rest in singles)


def test_any_tiles_that_complete_the_group_may_be_chosen() -> None:
    for step in steps_of(Skill.COMPLETE_GROUP):
        (_, _, base), *_ = step.start.rows()
        count, tiles = len(step.answers[0].split()), row_of(step)
        right = set()
        for chosen in combinations(tiles, count):
            found = read_meld(" ".join([*map(str, base), *chosen]))
            if isinstance(found, Meld) and any(each.kind is MeldKind.GROUP for each in found.readings):
                right.add(tuple(sorted(chosen)))
        assert {tuple(answer.split()) for answer in step.answers} == right


def test_no_row_but_those_that_lack_a_tile_need_the_joker() -> None:
    for step in steps_of(Skill.PLACE_JOKER):
        rows = [row for _, _, row in step.start.rows() if len(row) > 1]
        jokers = sum(tile.joker for tile in step.start.tiles)
        singles = [row[0] for _, _, row in step.start.rows() if len(row) == 1 and not row[0].joker]
        lacking = [row for row in rows if not isinstance(read_meld(row), Meld)]
        assert len(lacking) == jokers + len(singles)
        assert passes(step, Layout.of(parse_arrangement(step.answers[0])))


def test_the_pattern_that_is_named_pays_and_none_pays_more() -> None:
    for step in steps_of(Skill.NAME_PATTERN):
        closing = best_close(row_of(step))
        assert closing is not None
        assert verify_closing(closing, parse_tiles(" ".join(row_of(step)))) is None
        paid = {row.pattern.value for row in closing.rows if row.holds and row.points == closing.points}
        assert set(step.answers) == paid


def test_a_price_is_that_of_the_dearest_close() -> None:
    for step in steps_of(Skill.PRICE_CLOSE):
        closing = best_close(row_of(step), jokers_thrown=step.thrown)
        assert closing is not None
        assert step.answers == (str(closing.points),)
        assert answered(step, f" {closing.points}.0 ").outcome is StepOutcome.RIGHT


def test_a_tile_that_is_missing_closes_and_the_others_do_not() -> None:
    for step in steps_of(Skill.WHAT_IS_MISSING):
        found = outs(row_of(step))
        keys = [option.key for option in step.options]
        points = {each: found[tile].points for each in keys for tile in parse_tiles(each) if tile in found}
        most = "most points" in str(step.goal)
        right = {each for each in points if not most or points[each] == max(points.values())}
        assert set(step.answers) == right
        assert distance(row_of(step)) == 1


def test_a_discard_is_as_good_as_any() -> None:
    for seed in part_of(SEEDS[:12], 3):
        for band in Difficulty:
            step = task(Skill.WHICH_DISCARD, seed, band)
            tiles = row_of(step)
            assert best_close(tiles) is None
            left = {}
            for tile in sorted(set(tiles)):
                rest = list(tiles)
                rest.remove(tile)
                found = outs(rest, seen=(tile,) if tile != "*" else ())
                helping = found.copies if found.distance == 1 else sum((found.lowering or {}).values())
                left[tile] = (found.distance, -helping)
            best = min(left.values())
            assert set(step.answers) == {tile for tile, each in left.items() if each == best}


def test_a_settlement_adds_up() -> None:
    for step in steps_of(Skill.WHO_PAYS_WHAT):
        facts = step.check.value
        closing = best_close(row_of(step), jokers_thrown=step.thrown)
        assert closing is not None
        players, bonus = facts["players"], 100
        pays = closing.points * facts["multiplier"]
        won = pays * (players - 1) if facts["closer"] == 0 else -pays
        twin = facts.get("twin")
        won += 0 if twin is None else bonus * (players - 1) if twin == 0 else -bonus
        assert step.answers == (str(won),)
        assert facts["closer"] < players
        assert twin is None or twin < players


def test_melds_count_what_the_clauses_say() -> None:
    for step in steps_of(Skill.WHAT_IT_COUNTS):
        rows = [[str(each.kind) for each in row] for _, _, row in step.start.rows()]
        assert step.answers == (str(counts(rows, step.rules.name, laid=step.check.value == "laid")),)


def test_no_way_of_laying_opens_with_more() -> None:
    for step in steps_of(Skill.DOES_IT_OPEN):
        found = most(row_of(step), step.rules.name)
        assert step.answers == (str(found) if found else "no",)


# -- games with a table ------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.whole
def test_a_game_alone_can_be_practised() -> None:
    """Of each game that a skill is of: a sound task of just that game, and of no other."""
    for skill in Skill:
        books = books_of(skill)
        assert books
        for book in books if books != ("PRO",) else ():
            for band in part_of([*Difficulty], 2):
                for seed in part_of((1, 2), 2):
                    step = practice(skill, seed, band, book)
                    assert step.rules.book[0] == book
                    assert problems_of(step) == ()
                    assert band_of(skill, difficulty(step)) is band
        with pytest.raises(ValueError, match="is not practised in 'XY'"):
            practice(skill, 1, "easy", "XY")


def test_a_family_is_practised_with_all_its_games() -> None:
    dealt = {practice(Skill.MAY_JOKER_BE_USED, seed, "middle", "TR").rules.name for seed in range(1, 40)}
    assert dealt == {"pup_rummy", "easy_rummy", "dutch_rummy", "rrrummy", "tiles_50"}


def test_what_may_be_done_is_now_allowed_and_now_not() -> None:
    answers = Counter(step.answers[0] for step in steps_of(Skill.MAY_JOKER_BE_USED))
    assert min(answers["yes"], answers["no"]) > len(SEEDS)


def test_no_other_tile_can_be_laid() -> None:
    """Without Jokers: what lies there divides into melds with the tiles that go, and with no other."""
    seen = Counter[bool]()
    for step in steps_of(Skill.WHICH_CAN_BE_LAID):
        assert step.spread is not None
        lying = [str(each) for each in step.spread.tiles]
        if step.spread.counts()[JOKER] or not isinstance(step.rules.play, RearrangingPlay):
            continue
        for each in row_of(step):
            assert divides([*lying, each]) == (each in step.answers)
            seen[each in step.answers] += 1
    assert min(seen.values()) > 10


def test_where_nothing_is_taken_apart_a_meld_takes_it_or_its_joker_goes_on() -> None:
    for step in steps_of(Skill.WHICH_CAN_BE_LAID):
        assert step.spread is not None
        if isinstance(step.rules.play, RearrangingPlay) or step.spread.counts()[JOKER]:
            continue
        high = step.rules.name == "rummy_45"
        for each in row_of(step):
            takes = any(is_meld([*map(str, row), each], high=high) for row in step.spread.melds)
            assert takes == (each in step.answers), (step.spread, each)


PINNED = {
    "is-run": "y10 y8 b11 y9",
    "complete-group": "y2 r2 / b1 | k1 | k2 | y2 | b2 | k9 | b3",
    "place-joker": "b2 b4 _ _ y12 k12 / r8 r9 r10 r11 _ _ y4 k4 b4 r4 _ _ b3 _ _ *",
    "spot-fault": "b3 y3 r3 r4 k3",
    "name-pattern": "r3 r3 y3 y3 b3 b3 k3 k3 / y8 k12 k6 r4 b5 y1 | k8",
    "price-close": "y9 y10 y11 y12 y13 | k8 k9 k10 k11 / y9 * y11 y12 y13 | b5",
    "what-is-missing": "b11 b12 b13 | b1 b2 b3 | k9 | r4 / r7 | r10 | r8 | r5 | r9 | r11",
    "which-discard": "r9 r10 r11 r12 r13 r1 | r11 r12 r13 / y9 y10 y11 y12 | b7 | k13",
    "who-pays-what": "k10 k11 k12 k13 k1 | b9 b10 b11 b12 b13 / k10 b10 y10 r10 | y4",
    "what-it-counts": "b10 b11 b12 b13 b1 / y11 k11 r11",
    "does-it-open": "r4 | r5 | r6 | r6 | r7 | r7 / r8 | r9 y9 b9 | r13",
    "which-can-be-laid": "r4 | r8 | r13 | y2 / b3 | k3",
    "what-joker-is": "r8 | y8 y9 | b8 / k8",
    "may-joker-be-used": "r8 | r11 / k6",
    "what-is-caught": "r8 | r12 | y4 | y8 / b1 | k3 | *",
}
