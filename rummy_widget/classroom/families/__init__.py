"""Families of exercises over the questions of the class; a seed gives one exercise of each.

>>> exercise = FAMILIES["racks-sized"].exercise(1)
>>> exercise.formula, exercise.key == exercise.misconceptions["order-counted"]
('C(91, 14)', False)
>>> len(FAMILIES)
46
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from . import (
    closes,
    doubles,
    holding,
    jokers,
    laws,
    machine,
    melds,
    opening,
    prices,
    racing,
    racks,
    rare,
    tables,
    waiting,
)
from .records import ClassExercise as ClassExercise
from .records import Family as Family
from .records import Topic as Topic

_MODULES = (
    racks, jokers, doubles, melds, closes, waiting, laws, prices, machine, holding, racing, rare, opening,
    tables,
)  # fmt: skip

FAMILIES: Mapping[str, Family] = MappingProxyType(
    {each.key: each for module in _MODULES for each in vars(module).values() if isinstance(each, Family)}
)
"""All families by name, in the order of the topics."""


def exercise(family: str, seed: int) -> ClassExercise:
    """The exercise of a family and a seed.

    >>> exercise("runs-everywhere", 7)
    Traceback (most recent call last):
    ValueError: no such family: 'runs-everywhere'; expected one of racks-sized, racks-alike, ...
    """
    if not isinstance(family, str) or family not in FAMILIES:
        first = ", ".join(list(FAMILIES)[:2])
        raise ValueError(f"no such family: {family!r:.40}; expected one of {first}, ...")
    return FAMILIES[family].exercise(seed)


def exercises_on(topic: Topic | str, seed: int) -> tuple[ClassExercise, ...]:
    """The exercises of a topic for a seed."""
    return tuple(each.exercise(seed) for each in FAMILIES.values() if each.topic == topic)
