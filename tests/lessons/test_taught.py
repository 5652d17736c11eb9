"""Each course as a whole: every clause is taught, every known mistake met, no word used before its lesson."""

from __future__ import annotations

import pytest

from guide import FOLDER, TABLES, clauses_of, first_uses, met, mistakes_of, page, taught, teachers_of
from rummy_widget.text import words
from rummy_widget.tutor import LessonProgress, all_courses, course
from rummy_widget.tutor.recap import recap_of
from rummy_widget.tutor.steps import KNOWN_MISTAKES, PRO

each_course = pytest.mark.parametrize("game", all_courses())


@pytest.mark.parametrize(
    ("game", "clause"), [(game, each.id) for game in all_courses() for each in clauses_of(game)]
)
def test_every_clause_is_taught_by_a_step(game: str, clause: str) -> None:
    assert teachers_of(clause, game)


@pytest.mark.parametrize(
    ("game", "known"), [(game, known) for game in all_courses() for known in mistakes_of(game)]
)
def test_every_known_mistake_is_met_by_a_step_that_names_it(game: str, known: str) -> None:
    """That its words are said to it when it is made, `test_steps` shows of every mistake."""
    found = met(known, game)
    assert found
    assert all(mistake.text is not None for _, _, mistake in found)


def test_a_mistake_has_one_name_and_one_course() -> None:
    named = [each for game in all_courses() for each in mistakes_of(game)]
    assert sorted(named) == sorted(KNOWN_MISTAKES)
    assert (len(mistakes_of(PRO)), len(set(named))) == (16, 16 + 19)


@each_course
def test_no_lesson_uses_a_word_before_it_is_taught(game: str) -> None:
    home, uses = taught(game), first_uses(game)
    early = {
        term: (lesson.key, home[term].key) for term, lesson in uses.items() if lesson.place < home[term].place
    }
    assert early == {}, "word: the lesson that uses it, the lesson that teaches it"
    assert [term for term in home if term not in uses] == [], "what is taught is used"


@each_course
def test_a_word_is_taught_once(game: str) -> None:
    all_taught = [term for lesson in course(game).lessons for term in lesson.teaches]
    assert sorted(all_taught) == sorted(set(all_taught))


@pytest.mark.parametrize("language", ["en", "ro"])
@each_course
def test_a_lesson_ends_with_three_things_learned(game: str, language: str) -> None:
    with words.speaking(language):
        for lesson in course(game).lessons:
            told = recap_of(LessonProgress.begin(lesson, {step.key: 1 for step in lesson.steps}))
            assert len({text for text, _ in told}) == 3, lesson.key
            assert all(text[-1] in ".!?" and len(text) <= 110 for text, _ in told), lesson.key
            assert all(1 <= len(tiles) <= 5 for _, tiles in told), lesson.key


def test_the_clauses_of_a_course_are_those_of_its_game() -> None:
    assert clauses_of(PRO) == words.clauses()


@pytest.mark.parametrize("name", TABLES)
def test_the_tables_in_the_docs_are_as_the_courses_are(name: str) -> None:
    kept = (FOLDER / f"{name}.md").read_text(encoding="utf-8")
    assert kept == page(name), "run `make guide`"
