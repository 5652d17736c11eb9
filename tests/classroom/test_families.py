"""Families of exercises: fair, the same everywhere, and with keys that another way of counting confirms."""

from __future__ import annotations

import hashlib
import inspect
import json
import re
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from zlib import crc32

import pytest

from classroom import by_the_page
from classroom.by_the_page import METHODS, NOTEBOOKS, SYMBOLS, code_of, prove_by_the_page
from classroom.second import SECOND, listed, second
from parts import WHOLE
from rummy_widget.classroom import FAMILIES, ClassExercise, Topic, check, exercise, lab
from rummy_widget.classroom.families.records import rounded
from rummy_widget.classroom.results import VERSION
from rummy_widget.formulas import FormulaError, read_formula, value
from rummy_widget.text.words import clauses, has, say

SEEDS = range(50 if WHOLE else 15)
POINTS = ((4, 3), (6, 4), (8, 3), (9, 5), (7, 6))
NAMES = {"order-counted", "with-replacement", "jokers-forgotten", "second-copy-forgotten",
         "fourteen-for-fifteen", "complement"}  # fmt: skip

PINNED = {
    "racks-sized": 2165695952,
    "racks-alike": 1969998514,
    "racks-ratio": 2188289369,
    "racks-symbols": 2748426521,
    "jokers-exactly": 74670077,
    "jokers-any": 3018560060,
    "trump-twin": 1386870727,
    "doubles-none": 3713192126,
    "doubles-exactly": 2785824611,
    "doubles-refuse": 2140770812,
    "runs-lengths": 795536728,
    "groups-pieces": 2552304395,
    "runs-symbols": 1921764683,
    "three-dealt": 2841073438,
    "care-overlap": 3213544585,
    "one-in": 281903022,
    "two-colours": 2753327966,
    "outs-next": 1335659930,
    "outs-within": 2411866806,
    "outs-wait": 4048508445,
    "deals-expected": 2696659818,
    "band-narrower": 2524530766,
    "band-middle": 1733352140,
    "once-at-least": 102976867,
    "draw-worth": 96648477,
    "aim-higher": 3627370432,
    "fair-price": 3648749971,
    "machine-step": 3498099219,
    "machine-runs": 3161309982,
    "machine-colourings": 1759308249,
    "both-held": 373995389,
    "who-stayed": 1184478098,
    "which-plan": 4158100372,
    "race-won": 1282754679,
    "wait-a-round": 1334320126,
    "as-good-as-stopping": 511272477,
    "hits-variance": 2823668661,
    "poisson-step": 4152662887,
    "doubles-forced": 1432258504,
    "colour-lacking": 597835900,
    "three-open": 840763973,
    "jokers-weighed": 1078775202,
    "next-opens": 3986426964,
    "ways-to-lie": 825653226,
    "groups-to-runs": 4086146109,
    "sum-by-three": 415413017,
}


def test_every_topic_has_its_families() -> None:
    assert len(FAMILIES) >= 20
    assert list(dict.fromkeys(family.topic for family in FAMILIES.values())) == list(Topic)
    assert min(sum(family.topic is topic for family in FAMILIES.values()) for topic in Topic) >= 3


def test_the_usual_misconceptions_are_all_met() -> None:
    met = {name for family in FAMILIES.values() for name in family.exercise(1).misconceptions}
    assert met >= NAMES
    assert [name for name in met if not has(f"mistake-{name}")] == []
    assert [name for name in met if not re.fullmatch(r"“?[A-Z].*[.?]", say(f"mistake-{name}.hint"))] == []


def prove(made: ClassExercise) -> None:
    """What has to hold of every exercise; the long proof asks it of many more."""
    if made.symbols:
        formula = read_formula(made.formula, made.symbols)
        wrong = {name: read_formula(str(each), made.symbols) for name, each in made.misconceptions.items()}
        for n, k in POINTS:
            assert value(formula, {"n": n, "k": k}) == listed(made, n, k)
        values = {name: [at(each, n, k) for n, k in POINTS] for name, each in wrong.items()}
        values["key"] = [at(formula, n, k) for n, k in POINTS]
        assert len({tuple(each) for each in values.values()}) == len(values)
        return
    assert isinstance(made.key, Fraction)
    assert made.key == second(made) if made.family != "band-middle" else near(made.key, second(made))
    assert value(read_formula(made.formula)) == made.key
    assert len({made.key, *made.misconceptions.values()}) == 1 + len(made.misconceptions)
    assert (made.digits is None) == (made.key.denominator == 1)


def at(formula: object, n: int, k: int) -> Fraction | None:
    try:
        return value(formula, {"n": n, "k": k})  # type: ignore[arg-type]
    except FormulaError:
        return None


def near(one: Fraction, other: Fraction) -> bool:
    return abs(one - other) < Fraction(1, 10**9)


def even(key: str, made: list[ClassExercise]) -> None:
    """Difficulty stays even: the same misconceptions, answers of like size, texts of like length."""
    assert len({tuple(each.misconceptions) for each in made}) == 1
    assert len({(each.text, each.rack) for each in made}) >= min(20, len(made) // 3), "others have others"
    lengths = [len(each.text) for each in made]
    assert max(lengths) - min(lengths) < 90
    numbers = [len(re.findall(r"\d+", each.formula)) for each in made]
    assert max(numbers) <= 1.5 * min(numbers), "none has many more parts than another"


@pytest.mark.whole
@pytest.mark.parametrize("key", FAMILIES)
def test_the_key_is_what_another_way_gives(key: str) -> None:
    made = [FAMILIES[key].exercise(seed) for seed in SEEDS]
    for each in made:
        prove(each)
    even(key, made)


def test_every_family_has_another_way() -> None:
    assert set(SECOND) == {key for key, family in FAMILIES.items() if not family.exercise(0).symbols}


@pytest.mark.parametrize("key", FAMILIES)
def test_whoever_follows_the_page_is_right(key: str) -> None:
    """Text, page and key mean one box: the long proof asks it of 400 seeds."""
    for seed in range(12):
        prove_by_the_page(FAMILIES[key].exercise(seed))


@pytest.mark.parametrize("key", FAMILIES)
def test_what_solves_an_exercise_stands_on_a_page(key: str) -> None:
    way = (METHODS | SYMBOLS)[key]
    helpers = (getattr(by_the_page, name, None) for name in way.__code__.co_names)
    source = "".join(inspect.getsource(each) for each in (way, *filter(inspect.isfunction, helpers)))
    code = code_of(FAMILIES[key].topic)
    assert [name for name in re.findall(r"\blab\.([a-z]\w+)", source) if f"lab.{name}(" not in code] == []


def test_the_key_of_one_in_stands_on_its_page() -> None:
    """In the row and the column that the exercise asks for: page and key deal from one box."""
    shown = tables_of("05-dealt-a-close")
    by_jokers = next(each for each in shown if each[0][0] == "of 106, the game")
    both = next(each for each in shown if each[0][-1] == "of 106")
    columns = {"without": by_jokers, "single": by_jokers, "both": by_jokers, "any": both}
    met = set()
    for made in map(FAMILIES["one-in"].exercise, range(200)):
        name, jokers = str(made.given["pattern"]), str(made.given["jokers"])
        row = "any pattern" if name == "any" else name.replace("_", " ")
        table = {each[0]: each[1:] for each in columns[jokers]}
        table["major"] = table.get("major", table["minor"])
        column = {"without": 0, "single": 1, "both": 2, "any": 1}[jokers]
        assert isinstance(made.key, Fraction)
        assert table[row][column] == lab.number(round(made.key)), made.text
        met.add((name, jokers))
    assert len(met) == 9 * 4


def tables_of(notebook: str) -> list[list[list[str]]]:
    """The tables that a notebook shows, as rows of cells."""
    found = json.loads((NOTEBOOKS / f"{notebook}.ipynb").read_text("utf-8"))
    texts = (
        "".join(output["data"]["text/plain"])
        for cell in found["cells"]
        for output in cell.get("outputs", [])
        if "text/plain" in output.get("data", {})
    )
    return [[re.split(r" {2,}", line) for line in text.splitlines()] for text in texts]


def test_a_page_that_deals_from_another_box_is_found_out() -> None:
    asked = next(
        made for made in map(FAMILIES["one-in"].exercise, range(50)) if made.given["jokers"] == "without"
    )
    other = replace(asked, text=asked.text.replace("106", "104"))
    assert METHODS["one-in"](asked) == asked.key
    assert METHODS["one-in"](other) == asked.misconceptions["jokers-forgotten"]


@pytest.mark.parametrize("key", FAMILIES)
def test_answers_are_graded_as_they_should(key: str) -> None:
    for seed in range(5):
        made = FAMILIES[key].exercise(seed)
        assert check(key, seed, made.formula).outcome == "right"
        if isinstance(made.key, Fraction):
            assert check(key, seed, str(made.key)).outcome == "right"
        for name, wrong in made.misconceptions.items():
            checked = check(key, seed, str(wrong))
            assert (str(checked.outcome), checked.misconception) == ("wrong", name)
            assert checked.sentence == say(f"mistake-{name}.hint")


@pytest.mark.parametrize("key", FAMILIES)
def test_a_decimal_is_right_and_wrong_decimals_are_known(key: str) -> None:
    for seed in range(5):
        made = FAMILIES[key].exercise(seed)
        if made.digits is None:
            continue
        assert isinstance(made.key, Fraction)
        assert check(key, seed, typed(made.key, made.digits)).outcome == "right"
        assert check(key, seed, typed(made.key, made.digits + 2)).outcome == "right"
        for name, wrong in made.misconceptions.items():
            assert check(key, seed, typed(wrong, made.digits)).misconception == name


def typed(number: Fraction | str, digits: int) -> str:
    """A decimal with so many digits after the point; three of them may look like a thousand."""
    assert isinstance(number, Fraction)
    digits += digits == 3 and number >= 1
    whole, part = divmod(int(rounded(number, digits) * 10**digits), 10**digits)
    return f"{whole}.{part:0{digits}}" if digits else str(whole)


@pytest.mark.parametrize("key", FAMILIES)
def test_what_is_said_is_whole(key: str) -> None:
    for seed in range(20):
        made = FAMILIES[key].exercise(seed)
        for text in (made.title, made.text, made.solution, made.form):
            assert "{" not in text
            assert "  " not in text
            assert " ," not in text
        assert made.text.endswith("?")
        assert made.solution.endswith(".")
        assert not re.search(r"\b1 (tiles|draws|Jokers|deals|doubles)\b", made.text)
    assert not any(clause.id in made.text for clause in clauses())


def digest(seeds: int = 5) -> str:
    """Of what the first seeds give, all families together."""
    made = [family.exercise(seed) for family in FAMILIES.values() for seed in range(seeds)]
    text = json.dumps(
        [
            [each.text, str(each.key), each.formula, each.rack, [*map(str, each.misconceptions.values())]]
            for each in made
        ]
    )
    return hashlib.sha256(text.encode()).hexdigest()


def test_exercises_are_pinned() -> None:
    """Results of last year are graded as they were: a changed family needs a new `results.VERSION`."""
    keys = {
        key: crc32(" ".join(f"{made.key} {made.rack}" for made in map(family.exercise, range(10))).encode())
        for key, family in FAMILIES.items()
    }
    assert (VERSION, keys) == (1, PINNED)


def test_a_seed_is_the_same_exercise_in_a_new_process() -> None:
    command = [sys.executable, "-c", "from classroom.test_families import digest; print(digest())"]
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=Path(__file__).parents[1])
    assert done.stdout.strip() == digest()


@pytest.mark.parametrize(
    ("key", "seed"), [("racks-none", 1), ("", 1), (None, 1), ("outs-wait", -1), ("outs-wait", "1")]
)
def test_what_is_no_exercise(key: object, seed: object) -> None:
    with pytest.raises(ValueError, match="no such"):
        exercise(key, seed)  # type: ignore[arg-type]


def test_published_figures() -> None:
    """With the box of the game: 800 melds of three pieces, and C(106, 14) racks."""
    game = {"colours": 4, "numbers": 13}
    assert drawn_with("three-dealt", game).key == Fraction(800, 182_104)
    assert drawn_with("racks-sized", {**game, "jokers": 2, "size": 14}).formula == "C(106, 14)"


def drawn_with(key: str, given: dict[str, int]) -> ClassExercise:
    """The first exercise of a family with these numbers."""
    made = (FAMILIES[key].exercise(seed) for seed in range(1000))
    return next(each for each in made if given.items() <= each.given.items())
