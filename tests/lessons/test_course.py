"""The course in order, a walk through a lesson, and the pages that belong to them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

from rummy_widget.text import words
from rummy_widget.tutor import (
    Attempt,
    LessonData,
    LessonError,
    LessonProgress,
    StepOutcome,
    all_lessons,
    course,
    is_done,
    lessons_folder,
    stars_of,
)
from rummy_widget.tutor.courses import read_course
from rummy_widget.tutor.kinds import lesson_stars

from .pointing import answered

LESSONS = course().lessons
EVERY = tuple(all_lessons().values())  # those of all courses
every_lesson = pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: lesson.key)


def test_order_chapters_and_neighbours() -> None:
    assert [course().number(lesson.key) for lesson in LESSONS] == list(range(19))
    assert [lesson.place for lesson in LESSONS] == sorted({lesson.place for lesson in LESSONS})
    assert [chapter.key for chapter in course().chapters] == ["melds", "game", "worth", "strategy"]
    assert [lesson.key for lesson in course().chapters[0].lessons] == [
        "first-win", "tiles", "runs", "groups", "jokers",
    ]  # fmt: skip
    in_order = [lesson for chapter in course().chapters for lesson in chapter.lessons]
    assert in_order == list(LESSONS), "chapters follow each other"
    following, before = course().next("tiles"), course().previous("groups")
    assert following is not None
    assert before is not None
    assert following.key == before.key == "runs"
    assert course().previous("first-win") is None
    assert course().next("strategy") is None
    with pytest.raises(LessonError, match="unknown lesson 'goups': did you mean 'groups'"):
        course().next("goups")


def test_jokers_given_up_follow_the_first_prices_and_the_mosaic_comes_late() -> None:
    worth = [lesson.key for lesson in LESSONS if lesson.chapter == "worth"]
    assert worth == [
        "small", "thrown-free", "bicolor", "minor-major", "mosaic", "doubles", "grand-care", "monocolor",
        "payments", "exam",
    ]  # fmt: skip


def chapters_alone() -> str:
    """The outline of the course without the lessons that it names, which a part of it need not have."""
    outline = (
        (lessons_folder() / "pro" / "course.toml").read_text(encoding="utf-8").partition("[patterns]")[0]
    )
    return "".join(line for line in outline.splitlines(keepends=True) if not line.startswith("plays"))


def test_a_place_moves_a_lesson_and_not_its_file(tmp_path: Path) -> None:
    (tmp_path / "course.toml").write_text(chapters_alone(), encoding="utf-8")
    for path in lessons_folder().glob("pro/0[0-2]-*.toml"):
        text = path.read_text(encoding="utf-8")
        given = text.replace("number = 0\n", "number = 0\nplace = 1.5\n")
        (tmp_path / path.name).write_text(given, encoding="utf-8")
    moved = read_course(tmp_path)
    assert [lesson.key for lesson in moved.lessons] == ["tiles", "first-win", "runs"]
    assert [moved.number(lesson.key) for lesson in moved.lessons] == [1, 2, 3]
    assert moved.lesson("first-win").page == "pro/00-first-win.ipynb"
    assert (following := moved.next("first-win")) is not None
    assert following.key == "runs"


@pytest.mark.parametrize("place", ["-1", '"8"', "true", "inf", "nan", "1"])
def test_a_place_is_a_number_that_no_other_lesson_has(tmp_path: Path, place: str) -> None:
    (tmp_path / "course.toml").write_text(chapters_alone(), encoding="utf-8")
    for path in lessons_folder().glob("pro/0[0-1]-*.toml"):
        text = path.read_text(encoding="utf-8")
        given = text.replace("number = 0\n", f"number = 0\nplace = {place}\n")
        (tmp_path / path.name).write_text(given, encoding="utf-8")
    with pytest.raises(LessonError, match="place"):
        read_course(tmp_path)


def test_one_goes_on_with_what_is_begun_else_with_the_first_lesson_that_is_not_done() -> None:
    win, tiles, runs, groups, *_ = LESSONS
    full = {lesson.key: {step.key: 2 for step in lesson.steps} for lesson in LESSONS}
    assert course().resume({}) is win
    assert course().resume({"first-win": full["first-win"]}) is tiles
    assert course().resume({"runs": full["runs"]}) is tiles
    assert course().resume({"tiles": full["tiles"], "runs": {"first-run": 3}}) is runs
    assert course().resume({"tiles": full["tiles"], "runs": full["runs"]}) is groups
    assert course().resume({"tiles": {"move": 3}, "runs": {"first-run": 3}}) is runs, "the furthest one begun"
    assert course().resume({"runs": {"first-run": 0}}) is win
    assert course().resume({**full, "first-win": {}}) is win, "who has the rest is asked for it at the end"
    assert course().resume(full) is None


def test_stars_of_a_lesson() -> None:
    runs = course().lesson("runs")
    all_three = {step.key: 3 for step in runs.steps}
    assert (stars_of(runs, {}), stars_of(runs, all_three), stars_of(runs, {**all_three, "split": 1})) == (
        0,
        3,
        2,
    )
    assert is_done(runs, {"runs": all_three})
    assert not is_done(runs, {"runs": {**all_three, "split": 0}})
    assert lesson_stars([]) == 0
    assert lesson_stars([1] * 8) == 1


def test_a_walk_goes_on_back_and_skips() -> None:
    walk = LessonProgress.begin(course().lesson("runs"))
    assert walk.back().at == 0
    assert walk.next().next().back().at == 1
    skipped = walk.skip()
    assert (skipped.at, skipped.skipped) == (1, frozenset({"first-run"}))
    assert skipped.go("first-run").at == 0
    assert walk.go("drill").next().at == walk.go("drill").at
    assert walk.skip("split").at == 0
    with pytest.raises(LessonError, match="unknown step 'spilt': did you mean 'split'"):
        walk.go("spilt")


def test_a_walk_keeps_attempts_stars_and_what_is_to_be_stored() -> None:
    walk = LessonProgress.begin(course().lesson("runs"))
    solved = walk.current.move([4], 0, 2)
    walk = walk.skip().back().with_attempt(solved)
    assert (walk.stars["first-run"], walk.skipped, walk.outcome("first-run")) == (
        3,
        frozenset(),
        StepOutcome.RIGHT,
    )
    assert walk.stored() == {"v": 1, "steps": {"first-run": {"stars": 3}}}
    again = walk.with_attempt(walk.current.retry())
    assert (again.stars["first-run"], again.current.outcome, again.outcome("first-run")) == (
        3,
        StepOutcome.UNTRIED,
        StepOutcome.RIGHT,
    )
    assert not all(walk.stars.values())
    assert all(walk.with_stars({step.key: 1 for step in walk.lesson.steps}).stars.values())
    assert walk.reset().stored() == {"v": 1, "steps": {}}


def test_a_walk_begins_where_the_stars_end() -> None:
    runs = course().lesson("runs")
    assert LessonProgress.begin(runs, {"first-run": 2}).current.step.key == "one-colour"
    assert LessonProgress.begin(runs, {step.key: 3 for step in runs.steps}).at == 0


def test_solving_every_step_makes_the_lesson_done() -> None:
    for lesson in EVERY:
        walk = LessonProgress.begin(lesson)
        for step in lesson.steps:
            walk = walk.with_attempt(answered(Attempt.begin(step)))
        assert all(walk.stars.values())
        assert 2 <= stars_of(walk.lesson, walk.stars) <= 3, (
            "an answer that is laid in another order of tiles may go over par"
        )


# -- the pages ------------------------------------------------------------------------------------


def page(lesson: LessonData, language: str = "en") -> nbformat.NotebookNode:
    return nbformat.read(lessons_folder() / lesson.page_in(language), as_version=4)


# In a notebook it says how to run the page; in the app no code is seen.
FIRST_LINE = "import rummy_widget as rw  # Run > Run All Cells, then read on and play"
# What else a lesson's page has: a rack to look at, and the card of a house rule.
SHOWN = re.compile(
    r'rw\.Rack\("[^"]+", readonly=True\)|lesson\.rack\("[^"]+"(, \w+=[\w"]+)*\)'
    r'|lesson\.house_rule\("[a-z_]+"\)'
)


@every_lesson
def test_a_page_plays_every_step_once_and_in_order(lesson: LessonData) -> None:
    sources = [cell.source for cell in page(lesson).cells if cell.cell_type == "code"]
    assert sources[0] == f'{FIRST_LINE}\n\nlesson = rw.Lesson("{lesson.key}")'
    assert sources[1] == "lesson.header()"
    assert sources[-1] == "lesson.footer()"
    steps = [
        found[1] for source in sources if (found := re.fullmatch(r'lesson\.step\("([a-z0-9-]+)"\)', source))
    ]
    assert steps == [step.key for step in lesson.steps]
    rest = [source for source in sources[2:-1] if not source.startswith("lesson.step(")]
    assert all(SHOWN.fullmatch(source) for source in rest), rest
    assert all(len(source.splitlines()) <= 3 for source in sources)


@every_lesson
def test_a_page_is_thin_and_says_what_it_is(lesson: LessonData) -> None:
    notebook = page(lesson)
    nbformat.validate(notebook)
    assert (notebook.nbformat, notebook.nbformat_minor) == (4, 5)
    assert notebook.metadata.title == lesson.title.said("en")
    assert notebook.metadata.kernelspec.name == "python3"
    assert len({cell.id for cell in notebook.cells}) == len(notebook.cells)
    prose = [cell.source for cell in notebook.cells if cell.cell_type == "markdown"]
    assert all(len(text.split()) <= 90 for text in prose)
    assert not any(re.search(r"\b[rybk]\d", text) for text in prose), "people read names, not notation"


@every_lesson
def test_a_lesson_has_its_page_in_every_language_of_its_texts(lesson: LessonData) -> None:
    pages = [each for each in words.languages()[1:] if (lessons_folder() / lesson.page_in(each)).is_file()]
    assert pages == [each for each in lesson.title.languages if each != "en"]
    english = page(lesson)
    for language in pages:
        other = page(lesson, language)
        nbformat.validate(other)
        assert [code_of(cell) for cell in other.cells] == [code_of(cell) for cell in english.cells]
        assert (other.metadata.lang, other.metadata.title) == (language, lesson.title.said(language))
        pairs = zip(english.cells, other.cells, strict=True)
        assert [one.source for one, its in pairs if one.source == its.source and not code_of(one)[2]] == []


def code_of(cell: nbformat.NotebookNode) -> tuple[str, str, str]:
    return cell.id, cell.cell_type, cell.source if cell.cell_type == "code" else ""


def test_every_lesson_is_there_in_every_language() -> None:
    lacking = [
        (each.key, each.title.languages) for each in EVERY if {*each.title.languages} != {*words.languages()}
    ]
    assert lacking == []


@every_lesson
def test_what_a_picture_shows_is_said_in_text_too(lesson: LessonData) -> None:
    cells = page(lesson).cells
    for place, cell in enumerate(cells):
        if found := re.match(r'(?:rw\.Rack|lesson\.rack)\("([^"]+)"', cell.source):
            if len(re.findall(r"\S+", found[1])) > 8:
                continue  # fifteen would be a litany: what matters is said, the picture tells the rest
            above = " ".join(each.source for each in cells[:place] if each.cell_type == "markdown")
            numbers = set(re.findall(r"\d+", found[1]))
            assert numbers <= set(re.findall(r"\d+", above)) | {"2", "3", "4"} or len(numbers) == 1, above


def test_nothing_here_knows_a_widget() -> None:
    code = (
        "import sys, rummy_widget.tutor as t; t.course(); t.LessonProgress.begin(t.course().lesson('runs'));"
        "print([m for m in ('anywidget', 'ipywidgets', 'IPython', 'traitlets', 'sympy') if m in sys.modules])"
    )
    assert (
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True
        ).stdout.strip()
        == "[]"
    )
