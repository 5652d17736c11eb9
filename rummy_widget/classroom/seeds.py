"""Assign exercises to students by seed, a number that is computed from the class code and the pseudonym.

The class code alone selects the families of exercises, so that a whole class works on the same families. A
family's exercises differ only in their numbers, which follow from the student's seed. No list of students is
stored: anyone who knows the code and a pseudonym can compute the seed.
"""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from collections.abc import Iterable

from ..engine.tiles import ALL_TILES
from ..text.sentences.seats import plain_name
from ..text.sentences.tiles import tile_name
from ..text.words import say
from .families import FAMILIES, ClassExercise, Family, Topic

SEEDS = 10**9
MOST_NAME = 60
MOST_STUDENTS = 2 * len(ALL_TILES)


def seed_of(code: str, pseudonym: str) -> int:
    """Return a student's seed, the number that determines the numbers in the student's exercises.

    *code* is the class code. Capitals and extra spaces in the code and the pseudonym make no difference.

    >>> seed_of("7b maths", "red 7") == seed_of(" 7B  Maths", "Red 7")
    True
    >>> seed_of("7b maths", "red 7") == seed_of("7b maths", "red 8")
    False
    """
    digest = hmac.new(plain_name(code).encode(), plain_name(pseudonym).encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big") % SEEDS


def check_name(name: object, what: str) -> str:
    """Return a class code or pseudonym without extra spaces.

    *what* says which of the two it is, "code" or "pseudonym". Raises ValueError if *name* is not a string, is
    empty, has more than 60 characters, or contains control characters.

    >>> check_name("  red 7 ", "pseudonym")
    'red 7'
    >>> check_name(" ", "code")
    Traceback (most recent call last):
    ValueError: A class code has 1 to 60 characters.
    """
    if isinstance(name, str) and len(name) <= 4 * MOST_NAME:
        plain = " ".join(name.split())
        if 0 < len(plain) <= MOST_NAME and not any(unicodedata.category(each)[0] == "C" for each in plain):
            return plain
    raise ValueError(say("class-name-wrong", what=what, most=MOST_NAME))


def families_of(code: str, topics: Iterable[Topic] = tuple(Topic), each: int = 1) -> tuple[Family, ...]:
    """Return the families of exercises that a class works on.

    A family's exercises differ only in their numbers. *each* says how many families to select from every
    topic; fewer are returned if a topic has fewer. The selection depends only on *code*, the class code, so
    all students of the class have the same families.

    >>> [family.key for family in families_of("7b maths", [Topic.RACKS, Topic.LAWS])]
    ['racks-alike', 'band-narrower']
    """
    found: list[Family] = []
    for topic in topics:
        on_topic = [family for family in FAMILIES.values() if family.topic is topic]
        order = sorted(on_topic, key=lambda family: seed_of(code, f"family {family.key}"))
        found += sorted(order[:each], key=on_topic.index)
    return tuple(found)


def exercises_for(
    code: str, pseudonym: str, topics: Iterable[Topic] = tuple(Topic), each: int = 1
) -> tuple[ClassExercise, ...]:
    """Return the exercises of a student; the class code and the pseudonym determine the numbers in them.

    *code* is the class code, and *each* says how many exercises to select from every topic.
    """
    seed = seed_of(code, pseudonym)
    return tuple(family.exercise(seed) for family in families_of(code, topics, each))


def pseudonyms(students: int) -> tuple[str, ...]:
    """Return pseudonyms for a number of *students*: names of tiles, so that each student can draw a tile.

    After the names of all 52 tiles come those of their second copies, such as "red 8 twin". Raises ValueError
    if *students* is not a number from 1 to 104.

    >>> pseudonyms(30)[0], pseudonyms(30)[29], pseudonyms(60)[59]
    ('red 1', 'blue 4', 'red 8 twin')
    """
    if not 1 <= students <= MOST_STUDENTS:
        raise ValueError(say("class-students-wrong", most=MOST_STUDENTS))
    names = [tile_name(tile) for tile in ALL_TILES]
    return tuple([*names, *(say("class-twin", tile=name) for name in names)][:students])
