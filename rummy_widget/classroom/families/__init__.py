"""Families of exercises: a family makes one exercise from each seed; its exercises differ in their numbers.

>>> exercise = FAMILIES["racks-sized"].exercise(1)
>>> exercise.formula, exercise.key == exercise.misconceptions["order-counted"]
('C(91, 14)', False)
>>> len(FAMILIES)
46
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import partial
from importlib.resources import files
from types import MappingProxyType

from . import other_families
from .formulas import draw_by_formulas
from .records import ClassExercise as ClassExercise
from .records import Family as Family
from .records import Topic as Topic


def _families() -> Iterator[Family]:
    """Yield the families of exercises that the file `families.toml` describes.

    A family that has an `answer` in that file makes its exercises from formulas. For any other family, the
    module `other_families` contains a function named after the family.
    """
    tables = tomllib.loads(files(__package__).joinpath("families.toml").read_text(encoding="utf-8"))
    for key, table in tables.items():
        by_formulas = partial(draw_by_formulas, table) if "answer" in table else None
        yield Family(key, Topic(table["topic"]), by_formulas or vars(other_families)[key.replace("-", "_")])


FAMILIES: Mapping[str, Family] = MappingProxyType({each.key: each for each in _families()})
"""All families of exercises by name, ordered by topic."""


def exercise(family: str, seed: int) -> ClassExercise:
    """Return the exercise that a family of exercises makes from a seed.

    *family* is the family's name. Raises ValueError if there is no such family, or if the seed is not a whole
    number from 0 to 999,999,999,999.

    >>> exercise("runs-everywhere", 7)
    Traceback (most recent call last):
    ValueError: no such family: 'runs-everywhere'; expected one of racks-sized, racks-alike, ...
    """
    if not isinstance(family, str) or family not in FAMILIES:
        first = ", ".join(list(FAMILIES)[:2])
        raise ValueError(f"no such family: {family!r:.40}; expected one of {first}, ...")
    return FAMILIES[family].exercise(seed)


def exercises_on(topic: Topic | str, seed: int) -> tuple[ClassExercise, ...]:
    """Return one exercise of each family of exercises on a topic, all made from the same seed.

    Returns () if the topic is unknown. Raises ValueError if the seed is not a whole number from 0 to
    999,999,999,999.
    """
    return tuple(each.exercise(seed) for each in FAMILIES.values() if each.topic == topic)
