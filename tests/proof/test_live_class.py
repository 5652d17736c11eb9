"""A live class of thirty: ten questions each, five without a line for a minute, two hostile.

Twenty-seven students are scripts that speak the page's protocol, three and the teacher are browsers; all of
them come from one address, as a school does.
"""

from __future__ import annotations

import csv
import io
import time
import zipfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from browser.test_live_class import Line as Wire
from browser.test_live_class import answer, says
from proof.pupils import Pupil, attacks
from rummy_widget.classroom import FAMILIES, Results, class_table, exercise, grade_files, pseudonyms, seed_of
from rummy_widget.classroom.guesses import GUESSES
from rummy_widget.classroom.marks import export
from rummy_widget.rooms.classes import open_classes
from servers import App

QUESTIONS = ("guess-joker", "guess-racks", *tuple(FAMILIES)[::3][:7], "outs-wait")
CODE = "7b maths"
NAMES = (*pseudonyms(29), "<img src=x onerror=a(1)>"[:24])
BROWSERS, AWAY, HOSTILE = NAMES[:3], NAMES[2:7], NAMES[-2:]
"""Of the five who lose the line one is a browser, which is loaded again meanwhile."""
LEAVES = 3
MINUTE = 60.0
WITHIN = 1.0
SEEN = """() => {
  window.seen = {};
  const look = () => {
    const question = document.querySelector("[data-question]")?.dataset.question;
    for (const each of document.querySelectorAll("[data-list=answers] li b"))
      window.seen[`${question} ${each.textContent}`] ??= Date.now() / 1000;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def typed(name: str) -> Callable[[str], list[str]]:
    """What a student types: guesses; right at once, right at last, a known slip, a number, nonsense."""
    number = NAMES.index(name)

    def answers(question: str) -> list[str]:
        if question in GUESSES:
            guess = GUESSES[question]
            return [f"1 in {number + 2}"] if guess.chance else [f"10^{number}", f"2 * 10^{number}"]
        asked = exercise(question, seed_of(CODE, name))
        slip = str(next(iter(asked.misconceptions.values()), "17"))
        ways = ([asked.formula], [slip, asked.formula], [slip], ["123456789"], ["no idea", "(("])
        return ways[(number + QUESTIONS.index(question)) % len(ways)]

    return answers


def sits(visit: Callable[..., Any], course: App, code: str, name: str) -> tuple[Any, Wire]:
    page = visit()
    wire = Wire(page)
    page.goto(f"{course.page('notebooks/join')}?code={code}", wait_until="commit")
    page.wait_for_selector("[data-act=begin]")
    page.fill("[name=name]", name)
    page.click("[data-act=begin]")
    says(page, "[data-waiting]", "to open the first question")
    return page, wire


def answers_in(page: Any, name: str, question: str) -> float:
    """Type all that this student types, and tell when the first was sent."""
    go = f"[data-go={question}]"
    page.wait_for_selector(go)
    if page.get_attribute(go, "aria-current") != "step":
        page.click(go)
        page.wait_for_selector(f".rw-sheet[data-task={question}]")
    start = time.time()
    for text in typed(name)(question):
        answer(page, text)
        page.wait_for_selector(".rw-live-place[data-unsent='0']")
    return start


def test_thirty_students_answer_ten_questions_live(course: App, visit: Callable[..., Any]) -> None:
    classes = open_classes()
    lead = classes.open(families=QUESTIONS, code=CODE)
    teacher = visit()
    teacher.add_init_script(f"localStorage.setItem('rummy-widget:v1:live:teacher', {'.'.join(lead)!r})")
    teacher.goto(course.page("notebooks/live"), wait_until="commit")
    teacher.wait_for_selector("[data-code]")
    teacher.click("[data-act=names]")
    teacher.evaluate(SEEN)

    def pupil(name: str) -> Pupil:
        away = LEAVES if name in AWAY else None
        one = Pupil(course, lead.code, name, QUESTIONS, typed(name), away=away, seconds=MINUTE)
        one.begin()
        return one

    with ThreadPoolExecutor(3) as doors:
        pupils = list(doors.map(pupil, NAMES[len(BROWSERS) :]))
    browsers = {name: sits(visit, course, lead.code, name) for name in BROWSERS}
    says(teacher, "[data-standing]", "30 students")
    for each in pupils:
        each.start()
    sent: dict[tuple[str, str], float] = {}
    lost, wire = browsers[AWAY[0]]
    back, refused = 0.0, []
    with ThreadPoolExecutor(2) as hostile:
        for number, question in enumerate(QUESTIONS):
            teacher.click("[data-act=turn]")
            bad = [
                hostile.submit(attacks, course, lead.code, one.state["live"]["ticket"], number + 5 * at)
                for at, one in enumerate(each for each in pupils if each.pseudonym in HOSTILE)
            ]
            for name, (page, _) in browsers.items():
                if name != AWAY[0] or number < LEAVES:
                    sent[name, question] = answers_in(page, name, question)
            if number == LEAVES:
                lost.wait_for_selector(f".rw-sheet[data-task={question}]")
                wire.cut()
                back = time.monotonic() + MINUTE
                lost.wait_for_selector(".rw-banner:not([hidden])")
                for text in typed(AWAY[0])(question):
                    answer(lost, text)
                says(lost, "[data-sent]", "kept here")
                lost.reload(wait_until="commit")
            here = 30 if number < LEAVES else 25
            teacher.wait_for_function(
                "n => parseInt(document.querySelector('[data-answered]').textContent) >= n", arg=here
            )
            refused += [each.result() for each in bad]
    lost.wait_for_timeout(max(0.0, back - time.monotonic()) * 1000)
    wire.join()
    for question in QUESTIONS[LEAVES + 1 :]:
        answers_in(lost, AWAY[0], question)
    end = time.monotonic() + MINUTE
    for each in pupils:
        assert each.ended.wait(max(0.0, end - time.monotonic())), f"{each.pseudonym} is not done"
        assert each.trouble is None, (each.pseudonym, each.trouble)

    # Nothing that is hostile did anything: each was refused or hung up on.
    assert len(refused) == 20
    assert "None" not in refused

    # The teacher's page shows each answer within a second.
    says(teacher, "[data-answered]", "30 of 30")
    seen = teacher.evaluate("window.seen")
    sent |= {(one.pseudonym, question): at for one in pupils for question, at in one.sent.items()}
    waits = sorted(
        seen[key] - at
        for (name, question), at in sent.items()
        if (key := f"{QUESTIONS.index(question)} {name}") in seen
    )
    p95 = waits[int(0.95 * len(waits))]
    half = waits[len(waits) // 2]
    print(f"{len(waits)} answers: median {half:.3f} s, p95 {p95:.3f} s, most {waits[-1]:.3f} s")
    assert len(waits) >= 250
    assert teacher.locator("img[src=x]").count() == 0

    # All answers are in, each once and in its order, and `grade` finds the same table in the saved files.
    session = classes.state(lead.room)
    for student in session.present:
        given = {question: [each.text for each in texts] for question, texts in student.answers.items()}
        assert given == {question: typed(student.pseudonym)(question) for question in QUESTIONS}
    with teacher.expect_download() as saved:
        teacher.click("[data-act=save]")
    whole = zipfile.ZipFile(io.BytesIO(Path(saved.value.path()).read_bytes()))
    assert table({name: whole.read(name) for name in whole.namelist() if name.endswith(".json")}) == table(
        {f"{number}.json": own(name).encode() for number, name in enumerate(NAMES)}
    )
    guessed = list(csv.reader(io.StringIO(whole.read("guesses.csv").decode())))
    assert len(guessed) == 32
    assert p95 < WITHIN


def own(name: str) -> str:
    """The file that a student would have saved."""
    results = Results.begin(CODE, name)
    for question in QUESTIONS:
        for text in typed(name)(question) if question in FAMILIES else ():
            results = results.answered(question, text, "2027-01-15T08:00:00Z")
    return export(results)


def table(files: dict[str, bytes]) -> list[list[str]]:
    """What `grade` makes of files, but for their names and the minutes."""
    graded = grade_files(files)
    assert not graded.with_remarks
    rows = list(csv.reader(io.StringIO(class_table(graded))))
    return sorted([row[0], *row[2:6], *row[7:]] for row in rows)
