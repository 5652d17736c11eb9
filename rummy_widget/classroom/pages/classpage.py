"""The page with the results of a class: scores, answers to each exercise, and files to check by hand."""

from __future__ import annotations

from collections import Counter

from ...formulas import GradedAnswer
from ...text.words import say
from ..families import Family
from ..grading import ClassWork, HandedIn
from ..marks import GradedWork, total
from .parts import Markup, document, heading, tag

SAMPLES = 3
MOST_UPRIGHT = 10
"""The largest number of exercises for which the table of results is printed in portrait format.

With more exercises, it is printed in landscape format.
"""


def class_page(work: ClassWork) -> str:
    """Return an HTML page with the results of a class: an overview, then the answers to each exercise."""
    title = say("class-title", code=work.code or say("class-no-code"))
    parts = [tag("h1", title), _summary(work)]
    if work.with_remarks:
        parts.append(_remarks_list(work))
    if work.students:
        parts += [_overview(work), tag("h2", say("class-answers"))]
        parts.append(tag("p", say("class-legend"), class_="about"))
        parts += [_answers(work, family, number) for number, family in enumerate(work.families, 1)]
    return document(title, *parts, kind="class")


def _summary(work: ClassWork) -> Markup:
    right, first, of = total(marked for each in work.students for marked in each.works)
    facts = {
        "students": len(work.students),
        "solved": say("class-score", right=right, of=of),
        "first": say("class-score", right=first, of=of),
        "odd": len(work.with_remarks),
    }
    items = []
    for key, fact in facts.items():
        items.append(tag("div", tag("dt", say(f"class-fact-{key}")), tag("dd", str(fact))))
    return tag("dl", *items, class_="facts")


def _remarks_list(work: ClassWork) -> Markup:
    """Return an HTML list of the files with remarks, for the teacher to check.

    A remark is a sentence about a problem that was found while the file was graded. Files that are not used
    for grading come first.
    """
    items = []
    for each in work.with_remarks:
        who = tag("span", each.pseudonym, class_="who") if each.pseudonym else None
        chip = tag("span", say("class-counts" if each.counted else "class-not-counted"), class_="chip")
        items.append(tag("li", tag("b", each.file), who, chip, tag("p", " ".join(each.remarks))))
    return tag("section", tag("h2", say("class-odd")), tag("ul", *items, class_="files"), class_="odd")


# -- the results of each student --------------------------------------------------------------


def _overview(work: ClassWork) -> Markup:
    names, heads = [], [tag("th", say("column-pseudonym"), scope="col")]
    for number, family in enumerate(work.families, 1):
        names.append(tag("li", tag("span", str(number), class_="number"), " ", family.title))
        short = tag("abbr", str(number), title=family.title)
        heads.append(tag("th", short, scope="col", class_="mark"))
    heads += [tag("th", say(f"class-column-{key}"), scope="col", class_="sum") for key in _sum_columns(work)]
    rows = (_row(each, work) for each in work.students)
    table = tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *rows), class_="overview")
    return tag(
        "section",
        tag("h2", say("class-who")),
        tag("ol", *names, class_="families"),
        tag("div", table, class_="wide", tabindex=0, role="region", aria_label=say("class-who")),
        tag("p", say("class-note"), class_="small note"),
        class_="many" if len(work.families) > MOST_UPRIGHT else None,
    )


def _sum_columns(work: ClassWork) -> tuple[str, ...]:
    """Return the keys of the columns with totals that follow the exercises in the overview of a class.

    The column "practice" is left out if no student has answered further exercises for practice. The column
    "stars" is left out if no student has won stars in the lessons of the course.
    """
    practised = any(each.practice for each in work.students)
    starred = any(each.stars for each in work.students)
    return ("right", "first", *["practice"] * practised, "minutes", *["stars"] * starred)


def _row(handed: HandedIn, work: ClassWork) -> Markup:
    right, first, of = handed.score
    sums = {
        "right": say("class-score", right=right, of=of),
        "first": first,
        "practice": sum(each.right for each in handed.practice),
        "minutes": handed.minutes,
        "stars": handed.stars,
    }
    cells = [_mark(handed.work_on(family.key)) for family in work.families]
    cells += [tag("td", str(sums[key]), class_="sum") for key in _sum_columns(work)]
    return tag("tr", tag("th", handed.pseudonym, " *" if handed.remarks else None, scope="row"), *cells)


def _mark(marked: GradedWork | None) -> Markup:
    """Return a table cell that shows whether a student has solved an exercise.

    If the student tried more than once, the cell also shows the number of tries. *marked* holds the student's
    graded answers; it is None if the student's file has no answers to the exercise.
    """
    if marked is None or not marked.graded:
        sign, name, look = "·", say("mark-none"), "none"
    elif marked.right:
        sign, name, look = "✓", say("mark-right"), "first" if marked.first else "later"
    else:
        sign, name, look = "✗", say("mark-wrong"), "wrong"
    tries = tag("small", str(marked.tries)) if marked and marked.tries > 1 else None
    return tag("td", tag("span", sign, role="img", aria_label=name), tries, class_=f"mark {look}")


# -- how each exercise was answered -----------------------------------------------------------


def _answers(work: ClassWork, family: Family, number: int) -> Markup:
    """Return a bar chart, as HTML, of the answers that a class has given to an exercise.

    There is a bar for right answers, one for each misconception found, one for other wrong answers, and one
    for unreadable answers; bars without answers are left out.
    *number* is the number of the exercise in the overview.
    """
    marked = [found for each in work.students if (found := each.work_on(family.key))]
    counted: Counter[str] = Counter(_kind(graded) for each in marked for graded in each.graded)
    slips = sorted((name for name in counted if name.startswith("mistake-")), key=lambda name: -counted[name])
    rows = [
        _bar(kind, counted[kind], max(counted.values()), _samples(kind, marked))
        for kind in ("right", *slips, "wrong", "unreadable")
        if counted[kind]
    ]
    solved = sum(each.right for each in marked)
    title = heading("h3", number, family.title, say("class-solved", right=solved, of=len(marked)))
    bars = tag("table", tag("tbody", *rows), class_="bars") if rows else tag("p", say("class-no-answers"))
    return tag("article", title, bars)


def _kind(graded: GradedAnswer) -> str:
    return f"mistake-{graded.misconception}" if graded.misconception else str(graded.outcome)


def _bar(kind: str, count: int, most: int, samples: str) -> Markup:
    """Return a table row with a bar for one kind of answer: its label with samples, the bar and its count.

    *kind* is "right", "wrong", "unreadable", or "mistake-" with the name of a misconception. The length of
    the bar is relative to *most*, the largest count.
    """
    label = say(kind) if kind.startswith("mistake-") else say(f"bar-{kind}")
    look = "slip" if kind.startswith("mistake-") else kind
    bar = tag("span", class_=f"bar {look}", style=f"width:{100 * count // most}%")
    return tag(
        "tr",
        tag("th", label, tag("small", samples) if samples else None, scope="row"),
        tag("td", tag("div", bar), class_="length"),
        tag("td", str(count), class_="count"),
    )


def _samples(kind: str, marked: list[GradedWork]) -> str:
    """Return a string with the most frequent wrong or unreadable answers, as the students typed them.

    *kind* is "wrong" or "unreadable"; for the other kinds of answers (see `_bar`), the result is "". *marked*
    is the graded work of each student on the exercise.
    """
    if kind not in ("wrong", "unreadable"):
        return ""
    texts = Counter(
        " ".join(answer.text.split())
        for each in marked
        for answer, graded in zip(each.work.answers, each.graded, strict=True)
        if _kind(graded) == kind and answer.text.strip()
    )
    return say("bar-such-as", texts=", ".join(text[:30] for text, _ in texts.most_common(SAMPLES)))
