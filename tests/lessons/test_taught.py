"""The course as a whole: every clause is taught, every known mistake met, no word used before its lesson."""

from __future__ import annotations

import pytest

from guide import GUIDE, first_uses, met, taught, teachers_of, written
from rummy_widget import words
from rummy_widget.tutor import course
from rummy_widget.tutor.steps import KNOWN_MISTAKES


@pytest.mark.parametrize("clause", [each.id for each in words.clauses()])
def test_every_clause_is_taught_by_a_step(clause: str) -> None:
    assert teachers_of(clause)


@pytest.mark.parametrize("known", KNOWN_MISTAKES)
def test_every_known_mistake_is_met_by_a_step_that_names_it(known: str) -> None:
    """That its words are said to it when it is made, `test_steps` shows of every mistake."""
    found = met(known)
    assert found
    assert all(mistake.text is not None for _, _, mistake in found)


def test_no_lesson_uses_a_word_before_it_is_taught() -> None:
    home, uses = taught(), first_uses()
    early = {
        term: (lesson.key, home[term].key) for term, lesson in uses.items() if lesson.place < home[term].place
    }
    assert early == {}, "word: the lesson that uses it, the lesson that teaches it"
    assert [term for term in home if term not in uses] == [], "what is taught is used"


def test_a_word_is_taught_once() -> None:
    all_taught = [term for lesson in course().lessons for term in lesson.teaches]
    assert sorted(all_taught) == sorted(set(all_taught))


def test_the_tables_of_the_guide_are_as_the_course_is() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    assert guide == written(guide), "run `make guide`"
