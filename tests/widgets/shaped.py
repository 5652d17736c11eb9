"""Whether a value has a shape: its fields, nested ones too, their kinds, texts of which there are few."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from rummy_widget.widgets.shapes import classwork, live, pages, practice, puzzles, score, steps, table
from rummy_widget.widgets.table.panels import PANELS

# What each view is sent; the projector's button has nothing to say.
STATES: dict[str, Any] = {
    "rack": steps.RackState, "step": steps.StepState, "lesson": steps.LessonState,
    "header": steps.HeaderState, "footer": steps.FooterState, "house": steps.HouseState,
    "home": pages.HomeState, "progress": pages.ProgressPageState, "topics": pages.ClassTopicsState,
    "rules": pages.RulesState, "table": table.TableState,
    "score": score.ScoreState, "practice": practice.PracticeState,
    "puzzle": puzzles.PuzzleState, "exercise": classwork.ExerciseState,
    "classwork": classwork.WorkState, "live": live.LiveState, "simulation": classwork.SimulationState,
    "chances": classwork.ChancesState, "projector": steps.CommonProps,
}  # fmt: skip


def shape_of(view: str) -> Any:
    return STATES[view]


@cache
def fields(shape: Any) -> dict[str, Any]:
    return get_type_hints(shape, include_extras=True)


def misfits(value: object, shape: Any, path: str) -> Iterator[str]:
    """Where a value has not the shape: each place with what lies there."""
    origin, args = get_origin(shape), get_args(shape)
    if shape is object:
        return
    if is_typeddict(shape):
        yield from _record(value, shape, path)
    elif origin in (Union, UnionType):
        each = [list(misfits(value, one, path)) for one in args]
        if all(each):  # of the ways in which it does not fit, the one that comes nearest
            yield from min(each, key=lambda found: (found == [_lies(value, path)], len(found)))
    elif origin is Literal:
        if value not in args:
            yield f"{path}: {value!r} is none of {args}"
    elif origin is list:
        if type(value) is not list:
            yield _lies(value, path)
        else:
            for at, one in enumerate(value):
                yield from misfits(one, args[0], f"{path}[{at}]")
    elif origin is tuple:
        if type(value) is not tuple or len(value) != len(args):
            yield _lies(value, path)
        else:
            for one, kind in zip(value, args, strict=True):
                yield from misfits(one, kind, path)
    elif origin is dict:
        if type(value) is not dict:
            yield _lies(value, path)
        else:
            for key, one in value.items():
                yield from misfits(key, args[0], path)
                yield from misfits(one, args[1], f"{path}.{key}")
    elif type(value) is not (NoneType if shape is None else shape) and (shape, type(value)) != (float, int):
        yield _lies(value, path)


def _record(value: object, shape: Any, path: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield _lies(value, path)
        return
    if shape is table.TableProps:
        yield from _panels(value.get("panels", {}), path)
    known = fields(shape)
    yield from (f"{path}.{name}: no such field" for name in value.keys() - known.keys())
    for name, kind in known.items():
        optional = get_origin(kind) is NotRequired
        if name in value:
            yield from misfits(value[name], get_args(kind)[0] if optional else kind, f"{path}.{name}")
        elif not optional:
            yield f"{path}.{name}: missing"


def _panels(shown: dict[str, object], path: str) -> Iterator[str]:
    """What a panel shows has the shape that its function says."""
    for name, value in shown.items():
        yield from misfits(value, fields(PANELS[name].show)["return"], f"{path}.panels.{name}")


def _lies(value: object, path: str) -> str:
    return f"{path}: {value!r:.60}"
