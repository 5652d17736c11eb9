"""The record of what was practised: bands, what is mastered, what comes back, and how it is stored."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummy_widget.engine.typed_reading import ReadError
from rummy_widget.tutor.practice import (
    MOST_SEED,
    Difficulty,
    PracticeRecord,
    Skill,
    TaskResult,
    books_of,
    practice,
    read_record,
)


def results(record: PracticeRecord, answers: str, skill: Skill = Skill.IS_RUN) -> PracticeRecord:
    """The record after right (+), hinted (h) and wrong (-) answers, each to the next task."""
    for each in answers:
        task = TaskResult(skill, record.next_seed(skill), record.band(skill), each != "-", hints=each == "h")
        record = record.after(task)
    return record


@pytest.mark.parametrize(
    ("answers", "band"),
    [
        ("", "easy"),
        ("++", "easy"),
        ("+++", "middle"),
        ("++-+", "easy"),
        ("++h+", "easy"),
        ("++++++", "hard"),
        ("++++++++++", "hard"),
        ("+++-", "middle"),
        ("+++--", "easy"),
        ("+++-+-", "middle"),
        ("--", "easy"),
    ],
)
def test_the_band_follows_what_was_right(answers: str, band: str) -> None:
    assert results(PracticeRecord(), answers).band(Skill.IS_RUN) == band


def test_a_band_that_was_chosen_stays() -> None:
    record = results(PracticeRecord().choosing(Difficulty.MIDDLE), "+++++")
    assert record.band(Skill.IS_RUN) is Difficulty.MIDDLE
    assert record.of(Skill.IS_RUN).mastered is Difficulty.MIDDLE
    assert record.choosing(None).band(Skill.IS_RUN) is Difficulty.EASY


@pytest.mark.parametrize(
    ("answers", "mastered"),
    [
        ("++++", None),
        ("+++++", Difficulty.HARD),
        ("++++h+", None),
        ("++-++++", None),
        ("+++++-", Difficulty.HARD),
    ],
)
def test_five_in_a_row_without_hints_master_a_skill(answers: str, mastered: Difficulty | None) -> None:
    assert results(PracticeRecord().choosing(Difficulty.HARD), answers).of(Skill.IS_RUN).mastered is mastered


def test_five_in_a_row_are_five_at_one_band() -> None:
    record = results(PracticeRecord().choosing(Difficulty.EASY), "+++")
    record = results(record.choosing(Difficulty.HARD), "++")
    assert record.of(Skill.IS_RUN).row == 2
    assert record.of(Skill.IS_RUN).mastered is None


def test_what_went_wrong_is_reviewed_the_oldest_first_until_it_is_right() -> None:
    record = results(PracticeRecord(), "-", Skill.WHO_PAYS_WHAT)
    record = results(record, "-", Skill.IS_RUN)
    record = results(record, "-", Skill.WHO_PAYS_WHAT)
    assert record.needs_review == (Skill.WHO_PAYS_WHAT, Skill.IS_RUN)
    assert results(record, "h", Skill.WHO_PAYS_WHAT).needs_review == (Skill.WHO_PAYS_WHAT, Skill.IS_RUN)
    assert results(record, "+", Skill.WHO_PAYS_WHAT).needs_review == (Skill.IS_RUN,)


@given(st.lists(st.integers(1, 30) | st.none(), max_size=40))
def test_a_rack_never_comes_back(seeds: list[int | None]) -> None:
    """Whether a seed is the next one or came with a link: it is not dealt again."""
    record, seen = PracticeRecord(), set[int]()
    for linked in seeds:
        seed = linked or record.next_seed(Skill.IS_RUN)
        assert linked or seed not in seen
        seen.add(seed)
        record = record.dealt(Skill.IS_RUN, seed, "easy")
    assert record.next_seed(Skill.IS_RUN) not in seen


def test_of_two_pages_the_one_that_went_further_counts_and_no_seed_is_new_again() -> None:
    one, other = (
        results(PracticeRecord(), "+++"),
        results(PracticeRecord(), "-").dealt(Skill.IS_RUN, 9, "easy"),
    )
    for both in (one.merged(other), other.merged(one)):
        assert both.of(Skill.IS_RUN).tried == 3
        assert both.next_seed(Skill.IS_RUN) == 4
        assert both.dealt(Skill.IS_RUN, 4, "easy").of(Skill.IS_RUN).ahead == (9,)


@given(st.lists(st.tuples(st.sampled_from(Skill), st.sampled_from("+-h")), max_size=30))
def test_what_is_stored_is_read_again(deeds: list[tuple[Skill, str]]) -> None:
    record = PracticeRecord()
    for skill, answer in deeds:
        record = results(record, answer, skill)
    assert read_record(json.loads(json.dumps(record.stored()))) == record


GOOD = results(PracticeRecord(), "+-").stored()
STANDING = GOOD["skills"]["is-run"]


@pytest.mark.parametrize(
    "stored",
    [
        None, [], "x", {}, {**GOOD, "v": 2}, {**GOOD, "v": True}, {**GOOD, "band": "steep"},
        {**GOOD, "more": 1}, {**GOOD, "skills": []}, {**GOOD, "skills": {"is-red": STANDING}},
        *({**GOOD, "skills": {"is-run": {**STANDING, **change}}} for change in (
            {"tried": -1}, {"tried": 10**40}, {"right": 9}, {"row": 2.0}, {"upto": MOST_SEED + 1},
            {"ahead": [0.5]}, {"ahead": list(range(99))}, {"at": None}, {"mastered": "no"}, {"x": 1},
        )),
    ],
)  # fmt: skip
def test_what_no_page_of_ours_stores_is_refused(stored: object) -> None:
    with pytest.raises(ReadError):
        read_record(stored)


def test_a_skill_is_practised_by_the_rules_of_its_games() -> None:
    for skill in Skill:
        books = {practice(skill, seed, "easy").rules.book[0] for seed in range(1, 6)}
        among = {"R45"} if skill is Skill.WHAT_IS_CAUGHT else set()  # nothing is: asked only among others
        assert books <= {*books_of(skill), *among}, skill
