"""Lesson files that cannot be used say where, and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from rummy_widget.tutor import LessonError, course, read_course
from rummy_widget.tutor.checks import check_names, read_check
from rummy_widget.tutor.lessons import parse_lesson, read_lesson
from rummy_widget.tutor.steps import StepKind

HEAD = """
key = "demo"
number = 9
chapter = "melds"
title.en = "Demo"
summary.en = "One step"
tiles = "r5 *"
"""
STEP = """
[[steps]]
key = "one"
kind = "arrange"
title.en = "One"
goal.en = "Make a run."
start = "r5 r6 _ _ b9 / r7"
check = { runs = 1 }
solution = "r5 r6 r7 _ b9"
"""
PICK = """
[[steps]]
key = "pick"
kind = "answer"
title.en = "Pick"
goal.en = "Which?"
check = { is = "this" }
solution = "this"
options = [ { key = "this", text.en = "This" }, { key = "that", text.en = "That" } ]
"""
DRILL = """
[[steps]]
key = "d"
title.en = "D"
drill = 1
"""


def test_the_smallest_lesson() -> None:
    lesson = parse_lesson(HEAD + STEP + PICK, "09-demo.toml")
    assert [step.key for step in lesson.steps] == ["one", "pick"]
    assert lesson.page == "pro/09-demo.ipynb"


@pytest.mark.parametrize(
    ("source", "error"),
    [
        ("key = ", "09-demo.toml: not TOML: "),
        (HEAD, "09-demo.toml: missing key 'steps'"),
        (HEAD + "steps = []", "09-demo.toml: expected at least one step"),
        (HEAD + "steps = 3", "09-demo.toml: 'steps': expected a list of tables ([[...]]), not 3"),
        (HEAD + "steps = [3]", "09-demo.toml, step 1: expected a table, not 3"),
        (
            HEAD.replace("demo", "De mo") + STEP,
            "'key': expected lower-case words with hyphens, like 'first-run', not 'De mo'",
        ),
        (HEAD.replace("9", "'nine'") + STEP, "09-demo.toml: 'number': expected a whole number, not 'nine'"),
        (HEAD.replace("r5 *", "r5 x9") + STEP, "09-demo.toml: 'tiles': no tile 'x9'"),
        (HEAD.replace('summary.en = "One step"', "") + STEP, "09-demo.toml: missing text 'summary.en'"),
        (
            HEAD.replace("title.en =", "title =") + STEP,
            "'title': expected a text for each language, like title.en = ",
        ),
        (HEAD + "colour = 1" + STEP, "09-demo.toml: unknown key 'colour': expected one of"),
        (HEAD + STEP + STEP, "step 'one': expected another key: an earlier step has this one"),
        (HEAD + STEP + "gaol = 1", "09-demo.toml, step 'one': unknown key 'gaol': did you mean 'goal'?"),
        (HEAD + STEP.replace('goal.en = "Make a run."', ""), "step 'one': missing text 'goal.en'"),
        (HEAD + STEP.replace("Make a run.", " "), "step 'one': 'goal.en': expected a text, not ' '"),
        (HEAD + STEP.replace("goal.en", "goal.ro"), "step 'one': missing text 'goal.en'"),
        (
            HEAD.replace('title.en = "Demo"', 'title.en = "Demo"\ntitle.ro = "Demo"') + STEP,
            "missing text 'summary.ro'",
        ),
        (HEAD + STEP + 'text.ro = "Da."', "step 'one': missing text 'text.en'"),
        (
            HEAD + STEP.replace('"arrange"', '"arange"'),
            "step 'one': unknown kind 'arange': did you mean 'arrange'?",
        ),
        (HEAD + STEP.replace('start = "r5 r6 _ _ b9 / r7"', ""), "step 'one': missing key 'start'"),
        (HEAD + STEP.replace("b9 / r7", "b99 / r7"), "step 'one': 'start': no tile 'b99' (word 5)"),
        (HEAD + STEP.replace("check = { runs = 1 }", ""), "step 'one': missing key 'check'"),
        (
            HEAD + STEP.replace("runs = 1", "rums = 1"),
            "step 'one', check: unknown check 'rums': did you mean 'runs'?",
        ),
        (
            HEAD + STEP.replace("runs = 1", "chosen = 'r5'"),
            "check 'chosen' is not for a step to arrange: expected one of",
        ),
        (HEAD + STEP.replace("runs = 1", "runs = 'two'"), "check 'runs': expected a whole number, not 'two'"),
        (HEAD + STEP.replace("runs = 1", "run = 'r5 r66'"), "check 'run': no tile 'r66' (word 2)"),
        (HEAD + STEP.replace("runs = 1", "any = 1"), "check 'any': expected a list, not 1"),
        (HEAD + STEP.replace("runs = 1", "not = { rums = 1 }"), "check 'not': unknown check 'rums'"),
        (
            HEAD + STEP.replace("r5 r6 r7 _ b9", "r5 r6 r7"),
            "step 'one', 'solution': 'r5 r6 r7' does not hold the tiles of the start",
        ),
        (
            HEAD + STEP + 'also = ["r5 r6 r7 b9 b9"]',
            "'also': 'r5 r6 r7 b9 b9' does not hold the tiles of the start",
        ),
        (HEAD + STEP + "par = -1", "'par': expected a whole number, not -1"),
        (HEAD + STEP + 'judged = "no"', "'judged': expected true or false, not 'no'"),
        (HEAD + STEP + 'aim = "dubles"', "unknown aim 'dubles': did you mean 'doubles'?"),
        (HEAD + STEP + 'clause = "PRO-99"', "unknown clause 'PRO-99'"),
        (HEAD + STEP + 'hints.en = "One"', "'hints.en': expected a list of texts, not 'One'"),
        (
            HEAD + STEP + 'mistakes = [ { tiles = "r5 r6" } ]',
            "'mistakes': expected 'fault': an arrangement is wrong only",
        ),
        (
            HEAD + STEP + 'mistakes = [ { tiles = "r5 k6", fault = "gap" } ]',
            "'mistakes': 'k6' does not lie on the rack",
        ),
        (
            HEAD + STEP + 'mistakes = [ { tiles = "r5 r6", fault = "gaps" } ]',
            "unknown fault 'gaps': did you mean 'gap'?",
        ),
        (
            HEAD + STEP + "options = [ { key = 'a', text.en = 'A' } ]",
            "'options' are for steps to answer, not to arrange",
        ),
        (HEAD + STEP + 'moves = ["draw"]', "'moves' are for steps to act, not to arrange"),
        (
            HEAD + PICK.replace('solution = "this"', 'solution = "thus"'),
            "'solution': unknown option 'thus': did you mean 'this'?",
        ),
        (HEAD + PICK.replace('"that"', '"this"'), "step 'pick': 'options': expected different keys"),
        (
            HEAD + PICK + 'mistakes = [ { answer = "that" } ]',
            "expected 'fault' or 'text': something must be said to it",
        ),
        (
            HEAD + PICK + 'mistakes = [ { text.en = "No." } ]',
            "expected 'answer': the answer that is the mistake",
        ),
        (
            HEAD + PICK.replace("options =", "opts ="),
            "step 'pick': unknown key 'opts': did you mean 'options'?",
        ),
        (HEAD + DRILL, "step 'd': missing key 'variants'"),
        (
            HEAD + DRILL + "variants = []",
            "'variants': expected at least one",
        ),
        (
            HEAD + DRILL + 'variants = [ { make = "runs-bild", goal.en = "Go." } ]',
            "step 'd', variant 1: unknown make 'runs-bild': did you mean 'runs-build'?",
        ),
        (
            HEAD
            + STEP.replace('"arrange"', '"act"')
            .replace("runs = 1", "phase = 'discard'")
            .replace("r5 r6 r7 _ b9", "drew"),
            "'solution': expected a move: 'draw', 'take', 'discard r7', 'throw', 'close k10', not 'drew'",
        ),
        (
            HEAD
            + STEP.replace('"arrange"', '"act"').replace("runs = 1", "phase = 'discard'")
            + "turn = { phaze = 1 }",
            "step 'one', turn: unknown key 'phaze': did you mean 'phase'?",
        ),
    ],
)
def test_an_error_names_file_step_and_what_was_expected(source: str, error: str) -> None:
    with pytest.raises(LessonError) as caught:
        parse_lesson(source, "09-demo.toml")
    assert str(caught.value).startswith("09-demo.toml")
    assert error in str(caught.value)


def test_a_file_must_be_named_after_its_lesson(tmp_path: Path) -> None:
    (tmp_path / "03-demo.toml").write_text(HEAD + STEP, encoding="utf-8")
    with pytest.raises(LessonError, match=r"03-demo\.toml: expected the name 09-demo\.toml"):
        read_lesson(tmp_path / "03-demo.toml")
    with pytest.raises(LessonError, match=r"04-none\.toml: cannot be read"):
        read_lesson(tmp_path / "04-none.toml")
    (tmp_path / "05-bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(LessonError, match=r"05-bytes\.toml: cannot be read"):
        read_lesson(tmp_path / "05-bytes.toml")


OUTLINE = """
title.en = "Demo"
summary.en = "One chapter"
promise.en = "Learn it"
[[chapters]]
key = "melds"
title.en = "The melds"
"""


@pytest.mark.parametrize(
    ("outline", "error"),
    [
        (None, "/course.toml: cannot be read"),
        ("title", "/course.toml: not TOML"),
        (OUTLINE.replace('promise.en = "Learn it"', ""), "/course.toml: missing text 'promise.en'"),
        (OUTLINE.replace('"melds"', '"meld"'), "09-demo.toml: unknown chapter 'melds': did you mean 'meld'?"),
        (OUTLINE + '[[chapters]]\nkey = "melds"\ntitle.en = "Again"', "chapter 2: expected another key"),
        (
            OUTLINE + '[patterns]\nsimple = "dem"',
            "course.toml: 'patterns': unknown lesson 'dem': did you mean",
        ),
        ("know = 'worth'" + OUTLINE, "/course.toml: unknown know 'worth': expected one of melds"),
        ("colour = 1" + OUTLINE, "/course.toml: unknown key 'colour'"),
    ],
)
def test_a_course_is_outlined_or_its_file_is_named(tmp_path: Path, outline: str | None, error: str) -> None:
    (tmp_path / "09-demo.toml").write_text(HEAD + STEP, encoding="utf-8")
    if outline is not None:
        (tmp_path / "course.toml").write_text(outline, encoding="utf-8")
    with pytest.raises(LessonError) as caught:
        read_course(tmp_path)
    assert error in str(caught.value)


def test_two_lessons_of_one_key_or_number_are_refused(tmp_path: Path) -> None:
    (tmp_path / "09-demo.toml").write_text(HEAD + STEP, encoding="utf-8")
    (tmp_path / "course.toml").write_text(OUTLINE, encoding="utf-8")
    assert [lesson.key for lesson in read_course(tmp_path).lessons] == ["demo"]
    (tmp_path / "08-demo.toml").write_text(HEAD.replace("9", "8") + STEP, encoding="utf-8")
    with pytest.raises(LessonError, match="two lessons have the key 'demo'"):
        read_course(tmp_path)


def test_texts_may_come_in_two_languages() -> None:
    both = (
        (HEAD + STEP)
        .replace('"Demo"', '"Demo"\ntitle.ro = "Demonstrație"')
        .replace('"One step"', '"One"\nsummary.ro = "Un pas"')
    )
    both = both.replace('"One"\ngoal', '"One"\ntitle.ro = "Unu"\ngoal').replace(
        'run."', 'run."\ngoal.ro = "Fă o suită."'
    )
    step = parse_lesson(both, "09-demo.toml").step("one")
    assert (step.goal.said("ro"), step.goal.said("en"), step.goal.said("fr")) == (
        "Fă o suită.",
        "Make a run.",
        "Make a run.",
    )


@pytest.mark.parametrize("name", check_names())
def test_every_check_refuses_nonsense(name: str) -> None:
    kind = next(kind for kind in StepKind if name in check_names(kind))
    for nonsense in (None, [], "", {"x": 1}, *([] if name == "number" else [-1, 1.5])):
        with pytest.raises(LessonError):
            read_check({name: nonsense}, kind)


def test_the_lessons_that_come_with_the_package_can_be_read() -> None:
    assert [lesson.key for lesson in course().lessons][:3] == ["first-win", "tiles", "runs"]
