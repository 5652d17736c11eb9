"""Families of exercises on the topics of the class; a seed gives one exercise of each family.

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
    """Yield the families of `families.toml`.

    If a family has no `answer` there, its exercises are made by the function with its name in
    `other_families`.
    """
    tables = tomllib.loads(files(__package__).joinpath("families.toml").read_text(encoding="utf-8"))
    for key, table in tables.items():
        by_formulas = partial(draw_by_formulas, table) if "answer" in table else None
        yield Family(key, Topic(table["topic"]), by_formulas or vars(other_families)[key.replace("-", "_")])


FAMILIES: Mapping[str, Family] = MappingProxyType({each.key: each for each in _families()})
"""All families by name, in the order of their topics."""


def exercise(family: str, seed: int) -> ClassExercise:
    """Return the exercise of a family for a seed; raises ValueError if there is no such family.

    >>> exercise("runs-everywhere", 7)
    Traceback (most recent call last):
    ValueError: no such family: 'runs-everywhere'; expected one of racks-sized, racks-alike, ...
    """
    if not isinstance(family, str) or family not in FAMILIES:
        first = ", ".join(list(FAMILIES)[:2])
        raise ValueError(f"no such family: {family!r:.40}; expected one of {first}, ...")
    return FAMILIES[family].exercise(seed)


def exercises_on(topic: Topic | str, seed: int) -> tuple[ClassExercise, ...]:
    """Return the exercise that each family on a topic gives for a seed."""
    return tuple(each.exercise(seed) for each in FAMILIES.values() if each.topic == topic)
