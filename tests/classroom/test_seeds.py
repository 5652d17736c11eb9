"""Code and pseudonym give a seed, the same everywhere; pseudonyms are tiles."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummy_widget.classroom import Topic, exercises_for, families_of, pseudonyms, seed_of
from rummy_widget.classroom.seeds import MOST_STUDENTS, check_name


def test_seeds_are_pinned() -> None:
    """Sheets printed last year still fit."""
    names = ("red 1", "red 2", "=cmd")
    assert [seed_of("7b maths", name) for name in names] == [258297197, 321660209, 975022036]


def test_a_seed_is_the_same_in_a_new_process() -> None:
    command = [
        sys.executable,
        "-c",
        "from rummy_widget.classroom import seed_of; print(seed_of('7b maths', 'red 1'))",
    ]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert int(done.stdout) == seed_of("7b maths", "red 1")


@pytest.mark.parametrize("other", [" red  7", "RED 7", "ｒed 7", "red\u00a07"])
def test_how_a_name_is_written_does_not_matter(other: str) -> None:
    assert seed_of("7B", other) == seed_of("7b ", "red 7")


def test_neither_code_nor_pseudonym_alone_makes_the_seed() -> None:
    seeds = {seed_of(code, name) for code in ("a", "b", "ab") for name in ("a", "b", "ab", "")}
    assert len(seeds) == 12


def test_all_pseudonyms_of_a_class_have_seeds_of_their_own() -> None:
    names = pseudonyms(MOST_STUDENTS)
    assert len(set(names)) == MOST_STUDENTS == 104
    seeds = sorted(seed_of("7b maths", name) for name in names)
    assert min(b - a for a, b in pairwise(seeds)) > 100, "further exercises stay apart"


@pytest.mark.parametrize("students", [0, -1, 105])
def test_too_few_and_too_many_students(students: int) -> None:
    with pytest.raises(ValueError, match="pseudonyms for 1 to 104 students"):
        pseudonyms(students)


@pytest.mark.parametrize(
    "name", ["", "  ", "a" * 61, "a\nb\x00", "\x1b[31m", "a\u202eb", None, 7, "x" * 10**6]
)
def test_what_is_no_name(name: object) -> None:
    with pytest.raises(ValueError, match=r"A pseudonym has 1 to 60 characters\."):
        check_name(name, "pseudonym")


@given(st.text(max_size=80))
def test_a_name_that_is_taken_is_taken_again(name: str) -> None:
    try:
        taken = check_name(name, "code")
    except ValueError:
        return
    assert check_name(taken, "code") == taken
    assert seed_of(taken, "red 7") == seed_of(name, "red 7")


def test_a_class_works_on_the_same_families_with_other_numbers() -> None:
    one, other = exercises_for("7b maths", "red 1"), exercises_for("7b maths", "red 2")
    assert [each.family for each in one] == [each.family for each in other]
    assert [each.topic for each in one] == list(Topic)
    assert sum(a.text == b.text for a, b in zip(one, other, strict=True)) <= 1
    assert families_of("7b maths") != families_of("8c")


def test_more_of_a_topic() -> None:
    found = families_of("8c", [Topic.RACKS, Topic.WAITING], each=2)
    assert [family.topic for family in found] == [Topic.RACKS] * 2 + [Topic.WAITING] * 2
    assert len({family.key for family in found}) == 4
